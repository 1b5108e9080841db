"""The toolbox of a program by its calls, and beside the lessons of who follows it."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

from plugins.programs.tests.structure.conftest import LessonWriter

DICTIONARY = {"title": "Diccionario", "link": "https://example.org/palabras"}


@pytest.mark.spec("PRO-108")
async def test_a_toolbox_has_groups_with_a_name_for_all_or_for_teachers(building):
    builder = await building()
    path = f"{builder.path}/toolbox"
    open_to_all = data_of(await builder.client.post(path, json={"name": "Mapas"}), 201)
    hidden = data_of(await builder.client.post(path, json={"name": "Pruebas", "teacher_only": True}), 201)
    assert (open_to_all["teacher_only"], hidden["teacher_only"]) == (False, True)
    changed = data_of(await builder.client.put(f"{path}/{hidden['guid']}", json={"name": "Exámenes"}))
    assert (changed["name"], changed["teacher_only"]) == ("Exámenes", True)
    for name, code in (("ab", "tool_group_short"), ("a" * 251, "tool_group_long")):
        assert wrong_fields(await builder.client.post(path, json={"name": name})) == {"name": code}
    assert [row["name"] for row in rows_of(await builder.client.get(path))] == ["Mapas", "Exámenes"]
    data_of(await builder.client.delete(f"{path}/{open_to_all['guid']}"))
    assert [row["name"] for row in rows_of(await builder.client.get(path))] == ["Exámenes"]
    elsewhere = (await building()).path
    refused = await builder.client.put(f"{elsewhere}/toolbox/{hidden['guid']}", json={"name": "Otro"})
    assert refused.status_code == 404


@pytest.mark.spec("PRO-109", part="in an order")
async def test_a_group_holds_tools_of_every_kind_in_an_order(filling):
    program = data_of(await filling.client.get(filling.path))["course_guid"]
    path = f"lms/courses/{program}/toolbox"
    content = await filling.content()
    items = [DICTIONARY, {"title": "El agua", "content_guid": content}]
    items.append({"title": "Una foto", "file": await filling.file()})
    group = data_of(await filling.client.post(path, json={"name": "Mapas", "items": items}), 201)
    assert [tool["title"] for tool in group["tools"]] == ["Diccionario", "El agua", "Una foto"]
    words, water, photo = group["tools"]
    assert (words["link"], water["source_name"], photo["file"]["name"]) == (
        DICTIONARY["link"],
        "Agua",
        "agua.png",
    )
    order = [{"guid": photo["guid"], "title": "Otra foto"}, {"guid": words["guid"], "title": words["title"]}]
    address = f"{path}/{group['guid']}"
    changed = data_of(await filling.client.put(address, json={"items": order}))
    assert [tool["title"] for tool in changed["tools"]] == ["Otra foto", "Diccionario"]
    assert [tool["guid"] for tool in changed["tools"]] == [photo["guid"], words["guid"]]
    wrong = [
        ([{"title": "Nada"}], {"items.0.link": "one_source"}),
        ([{**DICTIONARY, "content_guid": content}], {"items.0.link": "one_source"}),
        ([{**DICTIONARY, "link": "javascript:alert(1)"}], {"items.0.link": "material_url"}),
        ([DICTIONARY, {**DICTIONARY, "title": "a"}], {"items.1.title": "tool_title"}),
        ([{"title": "Lejos", "content_guid": group["guid"]}], {"items.0.content_guid": "choice"}),
        ([{"title": "Otra", "guid": water["guid"]}], {"items.0.guid": "choice"}),
        ([order[0], order[0]], {"items.0.guid": "choice", "items.1.guid": "choice"}),
    ]
    for sent, fields in wrong:
        assert wrong_fields(await filling.client.put(address, json={"items": sent})) == fields
    [row] = rows_of(await filling.client.get(path))
    assert [tool["guid"] for tool in row["tools"]] == [photo["guid"], words["guid"]]
    in_use = await filling.client.put(address, json={"items": [{"title": "Agua", "content_guid": content}]})
    assert data_of(in_use)["tools"][0]["content_guid"] == content
    kept = data_of(await send_json(filling.client, "DELETE", "cms/contents", {"guids": [content]}))
    assert (kept["deleted"], kept["refused"][0]["code"]) == ([], "IN_USE")


@pytest.mark.spec("PRO-109")
@pytest.mark.spec("PRO-095", part="tools")
async def test_tools_stand_beside_lessons_and_those_for_teachers_are_not_told_to_students(followed):
    program = await followed()
    staff, path = program.staff, f"{program.staff.path}/toolbox"
    lesson = await program.lesson("Números", "Contar")
    writer = LessonWriter(staff, lesson.guid)
    await program.publish("Números")
    shown, hidden = await writer.content(name="Un mapa"), await writer.content(name="SECRET content")
    resource = {"content_guid": await writer.content(name="Un atlas")}
    shared = data_of(await staff.client.post("cms/library", json=resource), 201)["guid"]
    mapped = [
        {"title": "Mapa mudo", "content_guid": shown},
        {"title": "Una foto", "file": await writer.file()},
        {"title": "De la biblioteca", "library_guid": shared},
        DICTIONARY,
    ]
    groups = [
        {"name": "Mapas", "items": mapped},
        {
            "name": "SECRET group",
            "teacher_only": True,
            "items": [{"title": "SECRET tool", "content_guid": hidden}],
        },
        {"name": "Sin nada"},
    ]
    for group in groups:
        data_of(await staff.client.post(path, json=group), 201)
    student, teacher = await program.follower(), await program.follower("R02")
    address = f"front/programs/{staff.program}/toolbox"
    answer = await student.get(address)
    assert "SECRET" not in answer.text
    [row] = rows_of(answer)
    assert (row["name"], [tool["title"] for tool in row["tools"]]) == (
        "Mapas",
        ["Mapa mudo", "Una foto", "De la biblioteca", "Diccionario"],
    )
    assert [tool["kind"] for tool in row["tools"]] == ["content", "file", "content", "link"]
    assert [each["name"] for each in rows_of(await teacher.get(address))] == ["Mapas", "SECRET group"]
    for person, expected in ((student, [True, False]), (teacher, [True, True])):
        answers = [await person.get(f"cms/contents/{guid}") for guid in (shown, hidden)]
        assert [each.status_code == 200 for each in answers] == expected
    assert (await (await program.person()).get(address)).status_code == 404
