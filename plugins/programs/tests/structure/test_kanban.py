"""Kanban tasks, as staff write them."""

import pytest
from estante.testing.answers import data_of, wrong_fields

from plugins.programs.tests.structure.test_tasks import new_quiz, new_task

KANBAN = {
    "columns": ["Ideas", "En el taller", "Listo"],
    "cards": [{"title": "Elegir un río", "description": "Uno cercano"}, {"title": "Dibujarlo", "column": 1}],
}


def body(**fields):
    return {"name": "El mural del río", "purpose": "formative", "kanban": KANBAN, **fields}


async def new_kanban(writer, **fields):
    return data_of(await writer.client.post(f"{writer.path}/tasks", json=body(**fields)), 201)


async def refused(writer, **fields):
    return wrong_fields(await writer.client.post(f"{writer.path}/tasks", json=body(**fields)))


@pytest.mark.spec("PRO-099")
async def test_a_task_is_made_of_a_quiz_a_videolesson_or_a_kanban(filling):
    made = await new_kanban(filling, description="En grupo", teacher_notes="Dos clases")
    assert (made["kind"], made["content_guid"], made["source_name"]) == ("kanban", None, None)
    assert (made["description"], made["teacher_notes"]) == ("En grupo", "Dos clases")
    assert (made["kanban"]["of"], made["kanban"]["boards"]) == ("person", 0)
    assert made["kanban"]["columns"] == KANBAN["columns"]
    cards = [(card["title"], card["column"], card["due_on"]) for card in made["kanban"]["cards"]]
    assert cards == [("Elegir un río", 0, None), ("Dibujarlo", 1, None)]
    assert (await filling.lesson())["tasks"] == [made]
    content, _question = await new_quiz(filling)
    assert (await new_task(filling, content))["kind"] == "quiz"
    lesson = {"type_guid": "VIDEOLESSON", "name": "Paso a paso", "is_teacher_only": 0}
    film = data_of(await filling.client.post("cms/contents", json=lesson), 201)["guid"]
    assert (await new_task(filling, film))["kind"] == "videolesson"
    kinds = [row["kind"] for row in (await filling.lesson())["tasks"]]
    assert kinds == ["kanban", "quiz", "videolesson"]


async def test_columns_are_to_do_doing_and_done_at_first_in_the_organizations_language(filling):
    made = await new_kanban(filling, kanban={})
    assert (made["kanban"]["columns"], made["kanban"]["cards"]) == (["Por hacer", "En curso", "Hecho"], [])


async def test_columns_and_cards_of_a_task_are_changed(filling):
    made = await new_kanban(filling)
    changed = {"columns": ["Hoy", "Ayer"], "cards": [{"title": "Regar", "due_on": "2026-05-04"}]}
    path = f"lms/tasks/{made['guid']}"
    put = data_of(await filling.client.put(path, json={"kanban": changed}))
    assert (put["kanban"]["columns"], put["version"]) == (["Hoy", "Ayer"], made["version"] + 1)
    assert [card["due_on"] for card in put["kanban"]["cards"]] == ["2026-05-04"]
    renamed = data_of(await filling.client.put(path, json={"name": "Otro mural"}))
    assert (renamed["name"], renamed["kanban"]) == ("Otro mural", put["kanban"])


@pytest.mark.parametrize(
    ("kanban", "fields"),
    [
        ({"columns": []}, {"kanban.columns"}),
        ({"columns": ["a"] * 11}, {"kanban.columns"}),
        ({"columns": ["Hoy", " "]}, {"kanban.columns.1"}),
        ({"columns": ["Hoy"], "cards": [{"title": "ab"}]}, {"kanban.cards.0.title"}),
        ({"columns": ["Hoy"], "cards": [{"title": "a" * 251}]}, {"kanban.cards.0.title"}),
        ({"columns": ["Hoy"], "cards": [{"title": "Regar", "column": 1}]}, {"kanban.cards.0.column"}),
        ({"cards": [{"title": "Regar"}] * 101}, {"kanban.cards"}),
        ({"of": "school"}, {"kanban.of"}),
        ({"of": "group"}, {"kanban.of"}),
    ],
)
async def test_what_is_no_board_is_refused_at_its_place(filling, kanban, fields):
    assert set(await refused(filling, kanban=kanban)) == fields


async def test_a_board_has_up_to_ten_columns_and_begins_with_up_to_a_hundred_cards(filling):
    kanban = {"columns": ["a"] * 10, "cards": [{"title": "Regar", "column": 9}] * 100}
    made = (await new_kanban(filling, kanban=kanban))["kanban"]
    assert (len(made["columns"]), len(made["cards"])) == (10, 100)


@pytest.mark.spec("PRO-099", part="it stays so")
async def test_a_task_stays_a_content_or_boards(filling):
    test = {"name": "Repaso", "type_guid": "CTTY_09", "is_teacher_only": 0}
    content = data_of(await filling.client.post("cms/contents", json=test), 201)["guid"]
    assert await refused(filling, content_guid=content) == {"kanban": "task_source"}
    nothing = {"name": "Nada", "purpose": "formative"}
    answer = await filling.client.post(f"{filling.path}/tasks", json=nothing)
    assert wrong_fields(answer) == {"content_guid": "task_source"}
    boards = f"lms/tasks/{(await new_kanban(filling))['guid']}"
    quiz = {"name": "Repaso", "purpose": "formative", "content_guid": content}
    asked = data_of(await filling.client.post(f"{filling.path}/tasks", json=quiz), 201)
    changed = await filling.client.put(boards, json={"content_guid": content})
    assert wrong_fields(changed) == {"content_guid": "task_source"}
    changed = await filling.client.put(f"lms/tasks/{asked['guid']}", json={"kanban": KANBAN})
    assert wrong_fields(changed) == {"kanban": "task_source"}


async def test_a_kanban_task_is_deleted(filling):
    made = await new_kanban(filling)
    data_of(await filling.client.delete(f"lms/tasks/{made['guid']}"))
    assert (await filling.lesson())["tasks"] == []
