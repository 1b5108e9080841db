"""Tasks of a lesson: written by staff, answered by students, seen by teachers."""

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from uuid_utils.compat import uuid7

from plugins.programs.tests.structure.conftest import LINK, study, study_lesson

KEY = "SECRET feedback"


async def new_quiz(writer, kind="QUIZ"):
    """A content that asks whether it rains; the answer is yes."""
    body = {"name": "Repaso", "type_guid": kind, "is_teacher_only": 0}
    guid = data_of(await writer.client.post("cms/contents", json=body), 201)["guid"]
    question = {"type": "true_false", "id": str(uuid7()), "prompt": "<p>¿Llueve?</p>", "is_true": True}
    question |= {"points": 4, "feedback_wrong": f"<p>{KEY}</p>"}
    sent = {"questions": [question], **({"required_points": 4} if kind == "QUIZ" else {})}
    data_of(await writer.client.put(f"cms/contents/{guid}/editor", json=sent))
    return guid, question["id"]


async def answer(person, content, question, *, is_true):
    """An attempt of one answer; what the server says of it."""
    path = f"cms/contents/{content}/attempts"
    attempt = data_of(await person.post(path, json={"guid": str(uuid7())}))["guid"]
    body = {"question": question, "response": {"type": "verdict", "is_true": is_true}}
    return data_of(await person.post(f"{path}/{attempt}/answers", json=body))


async def new_task(writer, content, **fields):
    body = {"name": "Repaso del agua", "purpose": "formative", "content_guid": content, **fields}
    return data_of(await writer.client.post(f"{writer.path}/tasks", json=body), 201)


@pytest.mark.spec("PRO-096", "PRO-100")
@pytest.mark.spec("PRO-099", part="a quiz or a videolesson")
async def test_a_task_is_made_of_a_content_that_asks(filling):
    content, _question = await new_quiz(filling)
    made = await new_task(filling, content, description="Sin el libro", teacher_notes="Diez minutos")
    assert (made["purpose"], made["kind"], made["source_name"]) == ("formative", "quiz", "Repaso")
    assert (made["description"], made["teacher_notes"]) == ("Sin el libro", "Diez minutos")
    path = f"lms/tasks/{made['guid']}"
    changed = data_of(await filling.client.put(path, json={"purpose": "evaluative"}))
    assert (changed["purpose"], changed["name"]) == ("evaluative", "Repaso del agua")
    body = {"name": "Otra", "purpose": "graded", "content_guid": content}
    assert (await filling.client.post(f"{filling.path}/tasks", json=body)).status_code == 400
    link = {"name": "Otra", "purpose": "formative", "content_guid": await filling.content()}
    refused = await filling.client.post(f"{filling.path}/tasks", json=link)
    assert wrong_fields(refused) == {"content_guid": "task_content"}
    lesson = {"type_guid": "VIDEOLESSON", "name": "Paso a paso", "is_teacher_only": 0}
    film = data_of(await filling.client.post("cms/contents", json=lesson), 201)["guid"]
    assert (await new_task(filling, film))["kind"] == "videolesson"
    assert [row["kind"] for row in (await filling.lesson())["tasks"]] == ["quiz", "videolesson"]
    uses = data_of(await filling.client.get(f"cms/contents/{content}/used-by"))["uses"]
    assert [(use["name"], use["forbids"]) for use in uses] == [("Tareas de programas", True)]
    data_of(await filling.client.delete(path))
    assert [row["kind"] for row in (await filling.lesson())["tasks"]] == ["videolesson"]


@pytest.mark.spec("PRO-103")
async def test_a_quiz_is_no_task_until_its_points_sum_to_what_it_requires(filling):
    content, question = await new_quiz(filling)
    editor = f"cms/contents/{content}/editor"
    asked = {"type": "true_false", "id": question, "prompt": "<p>¿Llueve?</p>", "is_true": True}

    async def put(points, required):
        sent = {"questions": [{**asked, "points": points}], "required_points": required}
        return data_of(await filling.client.put(editor, json=sent))

    await put(8.5, 10)
    body = {"name": "Repaso", "purpose": "evaluative", "content_guid": content}
    refused = await filling.client.post(f"{filling.path}/tasks", json=body)
    assert wrong_fields(refused) == {"content_guid": "quiz_points"}
    message = refused.json()["errors"][0]["message"]
    assert "suman 8.5 y el cuestionario pide 10." in message
    await put(8.5, 8.5)
    made = await new_task(filling, content)
    assert made["unequal_points"] is None
    # What changes afterwards is said, and keeps nobody from naming the task.
    await put(4, 8.5)
    path = f"lms/tasks/{made['guid']}"
    renamed = {"name": "Otro nombre", "content_guid": content}
    changed = data_of(await filling.client.put(path, json=renamed))
    assert (changed["name"], changed["unequal_points"]) == ("Otro nombre", {"points": 4.0, "required": 8.5})
    empty = {"name": "Vacío", "type_guid": "QUIZ", "is_teacher_only": 0}
    other = data_of(await filling.client.post("cms/contents", json=empty), 201)["guid"]
    wrong = await filling.client.put(path, json={"content_guid": other})
    assert "suman 0 y el cuestionario pide 10." in wrong.json()["errors"][0]["message"]


@pytest.mark.spec("PRO-088")
async def test_names_of_all_parts_have_3_to_250_characters(filling):
    content, _question = await new_quiz(filling)
    unit = (await filling.lesson())["unit_guid"]
    calls = {
        f"lms/units/{unit}/lessons": {},
        f"{filling.path}/sections": {},
        f"{filling.path}/materials": LINK,
        f"{filling.path}/tasks": {"purpose": "formative", "content_guid": content},
    }
    for path, body in calls.items():
        field = "title" if path.endswith("materials") else "name"
        for name in ("", "ab", " a ", "a" * 251):
            refused = await filling.client.post(path, json={**body, field: name})
            assert set(wrong_fields(refused)) == {field}, (path, name)
        for name in ("abc", "a" * 250):
            made = data_of(await filling.client.post(path, json={**body, field: name}), 201)
            assert made[field] == name


@pytest.mark.spec("PRO-087")
@pytest.mark.spec("PRO-088", part="tasks")
async def test_the_name_of_a_task_is_refused_in_its_own_words(filling):
    content, _question = await new_quiz(filling)
    for name, fault in (("ab", "short"), ("a" * 251, "long")):
        body = {"name": name, "purpose": "formative", "content_guid": content}
        refused = await filling.client.post(f"{filling.path}/tasks", json=body)
        assert wrong_fields(refused) == {"name": f"task_{fault}"}
        assert "la tarea es demasiado" in refused.json()["errors"][0]["message"]
    for name in ("abc", "a" * 250):
        assert (await new_task(filling, content, name=name))["name"] == name


@pytest.mark.spec("PRO-101")
async def test_a_student_gets_neither_the_notes_nor_a_key_before_the_answer(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección")
    content, question = await new_quiz(lesson)
    await new_task(lesson, content, teacher_notes="SECRET notes")
    await program.publish("Unidad")
    student, teacher = await program.follower(), await program.follower("R02")
    attempt = {"guid": str(uuid7())}
    answers = [
        await student.get(f"front/programs/{program.staff.program}"),
        await student.get(f"front/lessons/{lesson.guid}"),
        await student.get(f"cms/contents/{content}"),
        await student.post(f"cms/contents/{content}/attempts", json=attempt),
        await student.get(f"cms/contents/{content}/attempts/latest"),
    ]
    assert [one.status_code for one in answers] == [200] * 5
    assert [one.url.path for one in answers if "SECRET" in one.text or "is_true" in one.text] == []
    assert KEY in str(await answer(student, content, question, is_true=False))
    [task] = (await study_lesson(teacher, lesson))["tasks"]
    assert task["teacher_notes"] == "SECRET notes"
    outsider = await program.person()
    assert (await outsider.get(f"cms/contents/{content}")).status_code == 403


async def test_a_task_is_marked_on_the_server_and_counts_once_it_is_answered(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección")
    content, question = await new_quiz(lesson)
    await lesson.material()
    task = await new_task(lesson, content, purpose="evaluative")
    await program.publish("Unidad")
    student = await program.follower()
    own = await study(student, program.staff.program)
    assert (own["progress"], own["units"][0]["lessons"][0]["tasks"]) == (0, 1)
    await answer(student, content, question, is_true=False)
    await answer(student, content, question, is_true=True)
    [shown] = (await study_lesson(student, lesson))["tasks"]
    mark = shown["mark"]
    assert (mark["points"], mark["max_points"], mark["is_waiting"], shown["progress"]) == (4, 4, False, 100)
    assert (await study(student, program.staff.program))["progress"] == 50
    path = f"front/tasks/{task['guid']}/marks"
    [row] = rows_of(await program.staff.client.get(path))
    assert (row["guid"], row["points"], row["max_points"]) == (str(student.person.guid), 4, 4)
    # The teacher is in no school with the student.
    assert rows_of(await (await program.follower("R02")).get(path)) == []
    for stranger in (student, await program.person("R02")):
        assert (await stranger.get(path)).status_code == 404
