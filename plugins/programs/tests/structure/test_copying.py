"""What a copy of a program has of its own."""

import pytest
from estante.testing.answers import data_of, rows_of

from plugins.programs.tests.structure.conftest import LINK, Builder, LessonWriter
from plugins.programs.tests.structure.test_tasks import new_quiz, new_task
from tests.samples.pdfs import text_pdf


async def copy_of(builder):
    """The copy of a program, and somebody who builds it."""
    answer = await builder.client.post("lms/courses-clone", json={"guid": str(builder.program)})
    copy = data_of(answer, 201)
    return copy, Builder(builder.client, copy["guid"])


async def lesson_in(builder):
    """The first lesson of a program, with what it holds."""
    lesson = (await builder.units())[0]["lessons"][0]
    return data_of(await builder.client.get(f"lms/lessons/{lesson['guid']}"))


async def fill(builder, lesson):
    """A section with a link, a file and a content beside it, a quiz and a kanban board."""
    writer = LessonWriter(builder, lesson["guid"])
    section = await writer.section("Para docentes", teacher_only=True)
    await writer.material(section_guid=section["guid"], title="La guía", link_target="external")
    await writer.material(title="Una foto", file=await writer.file(), optional=True)
    await writer.material(title="El ciclo", content_guid=await writer.content())
    await new_task(writer, (await new_quiz(writer))[0], teacher_notes="Diez minutos")
    board = {"name": "Un mural", "purpose": "formative", "kanban": {"of": "person", "cards": []}}
    data_of(await builder.client.post(f"{writer.path}/tasks", json=board), 201)


def shape(lesson):
    """What a lesson says, without what is of one row alone."""
    places = {row["guid"]: row["name"] for row in lesson["sections"]}
    return (
        [(row["name"], row["teacher_only"]) for row in lesson["sections"]],
        [
            (row["title"], row["optional"], row["link"], row["link_target"], row["source_name"],
             row["file"] and row["file"]["name"], places.get(row["section_guid"]))
            for row in lesson["materials"]
        ],
        [(row["name"], row["kind"], row["purpose"], row["teacher_notes"]) for row in lesson["tasks"]],
    )  # fmt: skip


@pytest.mark.spec("PRO-047")
async def test_a_copy_has_all_that_the_original_is_made_of(building):
    builder = await building()
    unit = await builder.unit("Agua", trimester=2)
    await fill(builder, await builder.lesson(unit, "La nube", type="light"))
    await builder.lesson(unit, "La lluvia")
    await builder.unit("Tierra")
    writer = LessonWriter(builder, (await lesson_in(builder))["guid"])
    tools = [{"title": "Diccionario", "link": LINK["link"]}, {"title": "Mapa", "file": await writer.file()}]
    group = {"name": "Mapas", "teacher_only": True, "items": tools}
    data_of(await builder.client.post(f"{builder.path}/toolbox", json=group), 201)
    data_of(await builder.client.put(builder.path, json={"colour_mint": "#123456", "template": "retro"}))
    copy, other = await copy_of(builder)
    assert (copy["colour_mint"], copy["template"]) == ("#123456", "retro")
    assert await other.tree() == await builder.tree() == {"Agua": ["La nube", "La lluvia"], "Tierra": []}
    assert (await other.units())[0]["trimester"] == 2
    first, second = await lesson_in(builder), await lesson_in(other)
    assert shape(second) == shape(first)
    assert (second["type"], len(second["materials"]), len(second["tasks"])) == ("light", 3, 2)
    boxes = [rows_of(await each.client.get(f"{each.path}/toolbox"))[0] for each in (builder, other)]
    facts = [(box["name"], box["teacher_only"], [tool["title"] for tool in box["tools"]]) for box in boxes]
    assert facts[0] == facts[1] == ("Mapas", True, ["Diccionario", "Mapa"])


@pytest.mark.spec("PRO-047", part="files of its own")
async def test_what_becomes_of_the_original_does_not_touch_its_copy(building):
    builder = await building()
    await fill(builder, await builder.lesson(await builder.unit("Agua"), "La nube"))
    _, other = await copy_of(builder)
    files = [
        next(row["file"]["url"] for row in (await lesson_in(each))["materials"] if row["file"])
        for each in (builder, other)
    ]
    assert files[0].split("?")[0] != files[1].split("?")[0]
    first, second = await lesson_in(builder), await lesson_in(other)
    assert not {row["guid"] for row in first["materials"]} & {row["guid"] for row in second["materials"]}
    photo = next(row for row in first["materials"] if row["file"])
    data_of(await builder.client.delete(f"lms/materials/{photo['guid']}"))
    await builder.unit("Otra")
    assert len((await lesson_in(other))["materials"]) == 3
    assert await other.tree() == {"Agua": ["La nube"]}
    assert (await builder.client.get(files[1])).status_code == 200


@pytest.mark.spec("PRO-048")
async def test_all_that_can_be_published_is_a_draft_in_a_copy(planning):
    plan = await planning()
    unit = await plan.unit("Números")
    lesson = await plan.lesson(unit, "Contar")
    data_of(await plan.client.post(f"lms/lessons/{lesson['guid']}/convert-to-pro"))
    water = data_of(await plan.client.post(f"lms/lessons/{lesson['guid']}/materials", json=LINK), 201)["guid"]
    made = await plan.programming(sessions=[{"duration": 45, "materials": [water]}, {"duration": 30}])
    one, two = (row["guid"] for row in made["sessions"])
    guide = {"file": ("guia.pdf", text_pdf(["Guia"]), "application/pdf")}
    data_of(await plan.client.post(f"lms/programmings/{made['guid']}/sessions/{one}/guide", files=guide))
    data_of(await plan.order(made, {unit["guid"]: [one]}, [two]))
    data_of(await plan.client.post(f"{plan.path}/publish-all"))
    assert await plan.advance(made, "publish") == 200
    body = {"isbn_student": "978-84-1", "isbn_teacher": "978-84-2"}
    data_of(await plan.client.put(plan.path, json=body))
    copy, other = await copy_of(plan)
    assert (copy["isbn_student"], copy["isbn_teacher"]) == (None, None)
    assert copy["name"] == "Matemática (copia)"
    [own] = await other.units()
    assert (own["status"], own["published_by"], own["lessons"][0]["status"]) == ("draft", None, "draft")
    assert own["lessons"][0]["type"] == "Pro"
    [plan_row] = rows_of(await plan.client.get(f"{other.path}/programmings"))
    copied = await plan.read(plan_row)
    assert (copied["status"], [row["duration"] for row in copied["sessions"]]) == ("draft", [45, 30])
    first = copied["sessions"][0]
    assert (first["unit_guid"], first["guide"]["name"]) == (own["guid"], "guia.pdf")
    assert [row["title"] for row in first["materials"]] == [LINK["title"]]
    assert (await plan.read(made))["status"] == "published"
    assert (await plan.units())[0]["status"] == "published"
