"""What evaluative tasks are marked by, where the organization has the evaluation model."""

import pytest
from estante.testing.answers import data_of, wrong_fields
from uuid_utils.compat import uuid7

from plugins.programs.tests.structure.conftest import study_lesson
from plugins.programs.tests.structure.test_tasks import new_quiz, new_task

ON = {"evaluation_model": True}
DUE = "2026-12-18"


async def new_category(client, name="Tareas"):
    return data_of(await client.post("evaluable-categories", json={"name": name}), 201)["guid"]


async def new_scale(client, **fields):
    body = {"name": "Del 1 al 10", "type": "numeric", "min": 1, "max": 10, **fields}
    return data_of(await client.post("v3/evaluation_scale", json=body), 201)["id"]


async def marking(client):
    """What a task is marked by, all of it new."""
    category, scale = await new_category(client), await new_scale(client)
    return {"evaluable_category": category, "evaluation_scale": scale, "due_on": DUE}


def marked_by(task):
    """What a task is marked by, as it is answered."""
    return {name: task[name] for name in ("evaluable_category", "evaluation_scale", "due_on")}


@pytest.mark.spec("PRO-102")
async def test_an_evaluative_task_takes_a_category_a_scale_and_a_due_date(followed):
    program = await followed(ON)
    lesson = await program.lesson("Unidad", "Lección")
    content, _question = await new_quiz(lesson)
    marks = await marking(program.staff.client)
    made = await new_task(lesson, content, purpose="evaluative", **marks)
    assert marked_by(made) == marks
    names = (made["evaluable_category_name"], made["evaluation_scale_name"])
    assert names == ("Tareas", "Del 1 al 10")
    await program.publish("Unidad")
    [shown] = (await study_lesson(await program.follower(), lesson))["tasks"]
    assert marked_by(shown) == marks
    assert (shown["evaluable_category_name"], shown["evaluation_scale_name"]) == names
    path = f"lms/tasks/{made['guid']}"
    data_of(await program.staff.client.put(path, json={"due_on": None, "name": "Otro nombre"}))
    [row] = (await lesson.lesson())["tasks"]
    assert marked_by(row) == {**marks, "due_on": None}


@pytest.mark.spec("PRO-102", part="a formative task has none")
async def test_a_formative_task_is_marked_by_nothing(followed):
    program = await followed(ON)
    lesson = await program.lesson("Unidad", "Lección")
    content, _question = await new_quiz(lesson)
    marks = await marking(program.staff.client)
    body = {"name": "Repaso", "purpose": "formative", "content_guid": content, **marks}
    refused = await program.staff.client.post(f"{lesson.path}/tasks", json=body)
    assert wrong_fields(refused) == dict.fromkeys(marks, "only_evaluative")
    made = await new_task(lesson, content, purpose="evaluative", **marks)
    path = f"lms/tasks/{made['guid']}"
    changed = data_of(await program.staff.client.put(path, json={"purpose": "formative"}))
    assert marked_by(changed) == dict.fromkeys(marks)
    late = await program.staff.client.put(path, json={"due_on": DUE})
    assert wrong_fields(late) == {"due_on": "only_evaluative"}


@pytest.mark.spec("PRO-102", part="of the organization alone")
@pytest.mark.spec("SET-050", part="tasks")
async def test_a_task_is_marked_by_what_is_there_and_complete(followed):
    program, other = await followed(ON), await followed(ON)
    lesson = await program.lesson("Unidad", "Lección")
    content, _question = await new_quiz(lesson)
    strange = await marking(other.staff.client)
    body = {"name": "Repaso", "purpose": "evaluative", "content_guid": content}
    for fields in (strange, {"evaluable_category": str(uuid7()), "evaluation_scale": str(uuid7())}):
        refused = await program.staff.client.post(f"{lesson.path}/tasks", json={**body, **fields})
        assert wrong_fields(refused) == {"evaluable_category": "choice", "evaluation_scale": "choice"}
    ranges = [{"tag": "Logrado", "from": 50, "to": 100, "equivalence": 75}]
    gappy = await new_scale(program.staff.client, type="qualitative", min=0, max=100, ranges=ranges)
    body |= {"evaluation_scale": gappy}
    refused = await program.staff.client.post(f"{lesson.path}/tasks", json=body)
    assert wrong_fields(refused) == {"evaluation_scale": "scale_incomplete"}


@pytest.mark.spec("PRO-102", part="what is in use stays")
@pytest.mark.spec("SET-053", part="a task uses it")
async def test_what_a_task_is_marked_by_is_not_deleted(followed):
    program = await followed(ON)
    lesson = await program.lesson("Unidad", "Lección")
    content, _question = await new_quiz(lesson)
    staff, marks = program.staff.client, await marking(program.staff.client)
    made = await new_task(lesson, content, purpose="evaluative", **marks)
    paths = [
        f"evaluable-categories/{marks['evaluable_category']}",
        f"v3/evaluation_scale/{marks['evaluation_scale']}",
    ]
    for path in paths:
        refused = await staff.delete(path)
        assert refused.status_code == 409
        assert "Tareas de programas" in refused.text
    data_of(await staff.delete(f"lms/tasks/{made['guid']}"))
    assert [(await staff.delete(path)).status_code for path in paths] == [200, 200]


@pytest.mark.spec("PRO-102", part="only with the flag")
async def test_without_the_evaluation_model_no_task_is_marked_by_anything(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección")
    content, _question = await new_quiz(lesson)
    marks = {"evaluable_category": str(uuid7()), "evaluation_scale": str(uuid7()), "due_on": DUE}
    body = {"name": "Repaso", "purpose": "evaluative", "content_guid": content}
    refused = await lesson.client.post(f"{lesson.path}/tasks", json={**body, **marks})
    assert wrong_fields(refused) == dict.fromkeys(marks, "switched_off")
    made = await new_task(lesson, content, purpose="evaluative", **dict.fromkeys(marks))
    assert marked_by(made) == dict.fromkeys(marks)
