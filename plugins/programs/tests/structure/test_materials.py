"""Sections and materials of a lesson by their calls."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_programs.services.material import is_web_address

from plugins.programs.tests.structure.conftest import LINK, PICTURE, LessonWriter


@pytest.mark.spec("PRO-089")
async def test_a_section_has_a_name_and_may_be_for_teachers_only(filling):
    section = await filling.section("Para empezar")
    assert (section["name"], section["teacher_only"]) == ("Para empezar", False)
    path = f"lms/sections/{section['guid']}"
    changed = data_of(await filling.client.put(path, json={"teacher_only": True}))
    assert changed["teacher_only"] is True
    await filling.section("Para terminar")
    assert [row["name"] for row in (await filling.lesson())["sections"]] == ["Para empezar", "Para terminar"]


@pytest.mark.spec("PRO-085", "PRO-086")
@pytest.mark.spec("PRO-088", part="sections and materials")
async def test_names_of_sections_and_materials_are_refused_in_their_own_words(filling):
    section, material = f"{filling.path}/sections", f"{filling.path}/materials"
    for name, fault in (("ab", "short"), ("a" * 251, "long")):
        refused = await filling.client.post(section, json={"name": name})
        assert wrong_fields(refused) == {"name": f"section_{fault}"}
        assert "la sección es demasiado" in refused.json()["errors"][0]["message"]
        refused = await filling.client.post(material, json={**LINK, "title": name})
        assert wrong_fields(refused) == {"title": f"material_{fault}"}
        assert "del material es demasiado" in refused.json()["errors"][0]["message"]
    for name in ("abc", "a" * 250):
        assert (await filling.section(name))["name"] == name
        assert (await filling.material(title=name))["title"] == name


@pytest.mark.spec("PRO-090", part="the server asks for it too")
async def test_a_section_is_deleted_by_its_name_with_its_materials(filling):
    section = await filling.section("Para empezar")
    inside = await filling.material(section_guid=section["guid"])
    beside = await filling.material(title="Otro")
    path = f"lms/sections/{section['guid']}"
    assert wrong_fields(await send_json(filling.client, "DELETE", path, {"name": "Para"})) == {
        "name": "typed_name"
    }
    assert len((await filling.lesson())["sections"]) == 1
    data_of(await send_json(filling.client, "DELETE", path, {"name": " Para empezar "}))
    lesson = await filling.lesson()
    assert (lesson["sections"], [row["guid"] for row in lesson["materials"]]) == ([], [beside["guid"]])
    gone = await filling.client.put(f"lms/materials/{inside['guid']}", json={"title": "Nadie"})
    assert gone.status_code == 404


@pytest.mark.spec("PRO-091")
async def test_a_material_answers_what_it_is(filling):
    link = await filling.material(optional=True)
    assert {name: link[name] for name in LINK} == LINK
    assert (link["optional"], link["teacher_only"], link["file"]) == (True, False, None)
    named = {"link": None, "link_target": None} | {"title": "Guía", "teacher_only": True}
    body = {"title": "Guía", "teacher_only": True, "file": await filling.file()}
    file = data_of(await filling.client.post(f"{filling.path}/materials", json=body), 201)
    assert {name: file[name] for name in named} == named
    assert (file["file"]["name"], file["optional"]) == ("agua.png", False)
    assert (await filling.client.get(file["file"]["url"])).content == PICTURE.getvalue()


@pytest.mark.spec("PRO-094")
async def test_a_material_is_of_exactly_one_source(filling):
    content, path = await filling.content(), f"{filling.path}/materials"
    none = await filling.client.post(path, json={"title": "Nada"})
    assert wrong_fields(none) == {"link": "one_source"}
    two = await filling.client.post(path, json={**LINK, "content_guid": content})
    assert wrong_fields(two) == {"link": "one_source", "content_guid": "one_source"}
    assert (await filling.lesson())["materials"] == []
    material = await filling.material()
    address = f"lms/materials/{material['guid']}"
    emptied = await filling.client.put(address, json={"link": None})
    assert wrong_fields(emptied) == {"link": "one_source"}
    changed = data_of(await filling.client.put(address, json={"content_guid": content}))
    assert (changed["link"], changed["link_target"], changed["source_name"]) == (None, None, "Agua")
    file = data_of(await filling.client.put(address, json={"file": await filling.file("otra.png")}))
    assert (file["content_guid"], file["file"]["name"]) == (None, "otra.png")
    back = data_of(await filling.client.put(address, json={"link": "http://example.org"}))
    assert (back["file"], back["link_target"]) == (None, "external")


async def test_a_material_is_of_a_resource_of_the_library(building, new_tenant):
    builder = await building(of=new_tenant(flags={"library": True}))
    lesson = await builder.lesson(await builder.unit("Unidad"), "Lección")
    filling = LessonWriter(builder, lesson["guid"])
    body = {"content_guid": await filling.content()}
    shared = data_of(await builder.client.post("cms/library", json=body), 201)
    body = {"title": "Compartido", "library_guid": shared["guid"]}
    made = data_of(await builder.client.post(f"{filling.path}/materials", json=body), 201)
    assert (made["library_guid"], made["source_name"]) == (shared["guid"], "Agua")
    body = {"title": "Nadie", "library_guid": lesson["guid"]}
    unknown = await builder.client.post(f"{filling.path}/materials", json=body)
    assert wrong_fields(unknown) == {"library_guid": "choice"}


@pytest.mark.spec("PRO-093")
async def test_an_address_that_is_none_is_refused_as_a_materials(filling):
    for link in (
        "agua",
        "javascript:alert(1)",
        "https://",
        "http://a b.org",
        "ftp://example.org",
        "https://a:x",
    ):
        refused = await filling.client.post(f"{filling.path}/materials", json={**LINK, "link": link})
        assert wrong_fields(refused) == {"link": "material_url"}, link
        assert "dirección del material no es válida" in refused.json()["errors"][0]["message"]
    assert is_web_address("https://example.org:8443/agua?x=1#río")


async def test_sections_and_materials_are_put_in_order(filling):
    first, second = await filling.section("Uno"), await filling.section("Dos y dos")
    order = {"guids": [second["guid"], first["guid"]]}
    data_of(await filling.client.put(f"{filling.path}/sections-order", json=order))
    assert [row["guid"] for row in (await filling.lesson())["sections"]] == order["guids"]
    materials = [(await filling.material(title=f"Material {at}"))["guid"] for at in range(3)]
    moved = {"section_guid": first["guid"], "guids": [materials[2], materials[0]]}
    data_of(await filling.client.put(f"{filling.path}/materials-order", json=moved))
    rows = (await filling.lesson())["materials"]
    places = [row["guid"] for row in rows if row["section_guid"] == first["guid"]]
    assert (places, len(rows)) == ([materials[2], materials[0]], 3)
    stale = {"section_guid": first["guid"], "guids": [materials[2]]}
    assert (await filling.client.put(f"{filling.path}/materials-order", json=stale)).status_code == 409
    foreign = {"section_guid": filling.guid, "guids": []}
    refused = await filling.client.put(f"{filling.path}/materials-order", json=foreign)
    assert wrong_fields(refused) == {"section_guid": "choice"}


async def test_sections_and_materials_that_another_moved_meanwhile_stay_so(filling):
    sections = [(await filling.section(f"Parte {at}"))["guid"] for at in range(3)]
    materials = [(await filling.material(title=f"Material {at}"))["guid"] for at in range(3)]
    for guids, moved in (
        ([sections[2], *sections[:2]], sections[2]),
        ([sections[1], sections[0], sections[2]], sections[0]),
    ):
        order = {"guids": guids, "moved": moved}
        data_of(await filling.client.put(f"{filling.path}/sections-order", json=order))
    taken = {"section_guid": sections[0], "guids": [materials[0]], "moved": materials[0]}
    data_of(await filling.client.put(f"{filling.path}/materials-order", json=taken))
    stale = {"section_guid": None, "guids": [materials[2], *materials[:2]], "moved": materials[2]}
    answer = data_of(await filling.client.put(f"{filling.path}/materials-order", json=stale))
    assert answer == {"section_guid": None, "guids": [materials[2], materials[1]]}
    lesson = await filling.lesson()
    assert [row["guid"] for row in lesson["sections"]] == [sections[2], sections[1], sections[0]]
    places = {row["guid"]: row["section_guid"] for row in lesson["materials"]}
    assert places == {materials[0]: sections[0], materials[1]: None, materials[2]: None}


@pytest.mark.spec("PRO-078", part="by calls, what is kept")
async def test_a_converted_lesson_keeps_its_materials(filling):
    section = await filling.section("Para empezar")
    await filling.material(section_guid=section["guid"])
    before = await filling.lesson()
    after = data_of(await filling.client.post(f"{filling.path}/convert-to-pro"))
    assert after["type"] == "Pro"
    assert (after["sections"], after["materials"]) == (before["sections"], before["materials"])


async def test_a_content_in_a_lesson_is_not_deleted(filling):
    content = await filling.content()
    body = {"title": "Agua", "content_guid": content}
    made = data_of(await filling.client.post(f"{filling.path}/materials", json=body), 201)
    kept = data_of(await send_json(filling.client, "DELETE", "cms/contents", {"guids": [content]}))
    assert (kept["deleted"], kept["refused"][0]["code"]) == ([], "IN_USE")
    data_of(await filling.client.delete(f"lms/materials/{made['guid']}"))
    gone = data_of(await send_json(filling.client, "DELETE", "cms/contents", {"guids": [content]}))
    assert gone["deleted"] == [content]


async def test_parts_of_a_lesson_are_of_their_organization(filling, client, other_tenant):
    section, material = await filling.section("Para empezar"), await filling.material()
    stranger = await client(other_tenant, "R04")
    for path in (f"lms/sections/{section['guid']}", f"lms/materials/{material['guid']}"):
        assert (await stranger.put(path, json={"teacher_only": True})).status_code == 404
    assert (await stranger.post(f"{filling.path}/sections", json={"name": "Ajena"})).status_code == 404
    assert rows_of(await stranger.get("lms/courses")) == []
