"""A lesson as its students will see it, for who writes it."""

import pytest
from estante.testing.answers import data_of

from plugins.programs.tests.structure.conftest import study_lesson


async def preview(staff, lesson):
    return data_of(await staff.get(f"{lesson.path}/preview"))


@pytest.mark.spec("PRO-080")
async def test_a_draft_is_previewed_as_its_program_with_template_and_look(followed):
    look = {"template": "retro", "colour_mint": "#123456", "background_mint": "#fff8e7"}
    program = await followed(flags={"advanced_program_look": True}, **look)
    await program.lesson("El ciclo", "La nube", is_published=False)
    lesson = await program.lesson("El ciclo", "El hielo", is_published=False)
    await program.lesson("Los mares", "Las olas", is_published=False)
    section = await lesson.section("Para mirar")
    await lesson.material(section_guid=section["guid"])
    styles = {"custom_color_first": "#0f5d6c", "custom_border_radius": 24}
    data_of(await lesson.client.post(f"v3/courses/{program.staff.program}/custom_styles", json=styles), 201)
    seen = (await preview(lesson.client, lesson))["lesson"]
    assert (seen["template"], seen["look"]["template"]) == ("retro", "retro")
    assert (seen["look"]["colour"], seen["look"]["paper"]) == ("#123456", "#fff8e7")
    assert (seen["look"]["color_first"], seen["look"]["radius"]) == ("#0f5d6c", 24)
    assert (seen["name"], seen["unit_name"], seen["unit_number"], seen["number"]) == (
        "El hielo",
        "El ciclo",
        1,
        2,
    )
    assert (seen["previous"]["name"], seen["next"]["name"]) == ("La nube", "Las olas")
    assert [part["name"] for part in seen["sections"]] == ["Para mirar"]
    assert [part["title"] for part in seen["materials"]] == ["El agua"]
    assert (await program.staff.client.get(f"front/lessons/{lesson.guid}")).status_code == 404


@pytest.mark.spec("PRO-080", part="as students see it")
async def test_a_preview_is_what_a_student_sees_once_it_is_published(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección", is_published=False)
    hidden = await lesson.section("Para la clase", teacher_only=True)
    await lesson.material(title="La guía", section_guid=hidden["guid"])
    await lesson.material(title="Las claves", teacher_only=True)
    await lesson.material(content_guid=await lesson.content(is_teacher_only=1))
    await lesson.material(title="Un río")
    await lesson.material(title="Un mar", optional=True)
    toolbox = f"{program.staff.path}/toolbox"
    for name, teacher_only in (("Mapas", False), ("Pruebas", True)):
        items = [{"title": "Un atlas", "link": "https://example.org"}]
        body = {"name": name, "teacher_only": teacher_only, "items": items}
        data_of(await lesson.client.post(toolbox, json=body), 201)
    before = await preview(lesson.client, lesson)
    await program.publish("Unidad")
    student = await program.follower()
    assert before["lesson"] == await study_lesson(student, lesson)
    assert [group["name"] for group in before["toolbox"]] == ["Mapas"]
    assert [part["title"] for part in before["lesson"]["materials"]] == ["Un río", "Un mar"]


async def test_a_preview_is_for_who_reads_programs(followed):
    program, other = await followed(), await followed()
    lesson = await program.lesson("Unidad", "Lección", is_published=False)
    for role in ("R01", "R02"):
        person = await program.follower(role)
        assert (await person.get(f"{lesson.path}/preview")).status_code == 403
    assert (await other.staff.client.get(f"{lesson.path}/preview")).status_code == 404
