"""Programs as those who follow them see them."""

from uuid import UUID

import pytest
from estante.testing.answers import data_of, rows_of
from estante_contents.publications.models import PublicationContent
from sqlalchemy import text

from plugins.programs.tests.structure.conftest import LINK, open_material, study, study_lesson


def names(program):
    return {unit["name"]: [lesson["name"] for lesson in unit["lessons"]] for unit in program["units"]}


@pytest.mark.spec("PRO-073")
async def test_a_student_with_a_licence_sees_what_is_published(followed):
    program = await followed(name="El agua", colour_mint="#123456")
    await program.lesson("El ciclo", "La nube")
    await program.publish("El ciclo")
    draft = await program.lesson("El ciclo", "El hielo", is_published=False)
    hidden = await program.lesson("Los mares", "Las olas")
    student = await program.follower()
    own = await study(student, program.staff.program)
    assert (own["name"], own["colour_mint"], names(own)) == ("El agua", "#123456", {"El ciclo": ["La nube"]})
    [row] = rows_of(await student.get("front/programs"))
    assert (row["name"], row["lessons"], row["progress"]) == ("El agua", 1, None)
    for lesson in (draft, hidden):
        assert (await student.get(f"front/lessons/{lesson.guid}")).status_code == 404
    await program.publish("Los mares")
    data_of(await program.staff.client.post(f"{draft.path}/publish"))
    own = await study(student, program.staff.program)
    assert names(own) == {"El ciclo": ["La nube", "El hielo"], "Los mares": ["Las olas"]}
    assert [unit["number"] for unit in own["units"]] == [1, 2]


@pytest.mark.spec("LIC-028", part="programs")
async def test_without_a_licence_there_is_no_program(followed):
    program, other = await followed(), await followed()
    lesson = await program.lesson("Unidad", "Lección")
    material = await lesson.material()
    await program.publish("Unidad")
    student, licence = await program.person(), await program.licence()

    async def statuses(person):
        calls = [f"front/programs/{program.staff.program}", f"front/lessons/{lesson.guid}"]
        answers = [(await person.get(call)).status_code for call in calls]
        rows = rows_of(await person.get("front/programs"))
        return [*answers, await open_material(person, material), len(rows)]

    assert await statuses(student) == [404, 404, 404, 0]
    await program.redeem(student, licence)
    assert await statuses(student) == [200, 200, 200, 1]
    assert await statuses(await other.follower()) == [404, 404, 404, 1]
    path = f"license-personals/{licence['guid']}"
    data_of(await program.staff.client.patch(path, json={"status": "inactive"}))
    assert await statuses(student) == [404, 404, 404, 0]


@pytest.mark.spec("LIC-028")
async def test_a_licence_brings_programs_and_contents_until_it_ends(followed, database):
    program = await followed(name="El agua")
    lesson = await program.lesson("El ciclo", "La nube")
    await lesson.material(content_guid=await lesson.content(name="La lluvia"))
    await program.publish("El ciclo")
    inside = await lesson.content(name="El río")
    async with database.transaction(program.staff.client.tenant) as session:
        held = {"publication_guid": program.publication, "content_guid": UUID(inside), "position": 0}
        session.add(PublicationContent(tenant_id=program.staff.client.tenant.guid, **held))
    student, licence = await program.person(), await program.licence()

    async def seen():
        rows = [
            row for call in ("programs", "contents") for row in rows_of(await student.get(f"front/{call}"))
        ]
        return sorted(row["name"] for row in rows)

    async def switch(status):
        path = f"license-personals/{licence['guid']}"
        data_of(await program.staff.client.patch(path, json={"status": status}))

    everything = ["El agua", "El río", "La lluvia"]
    assert await seen() == []
    await program.redeem(student, licence)
    assert await seen() == everything
    await switch("inactive")
    assert await seen() == []
    await switch("active")
    assert await seen() == everything
    async with database.transaction(program.staff.client.tenant) as session:
        await session.execute(text("UPDATE license_redemptions SET expires_at = now()"))
    assert await seen() == []


@pytest.mark.spec("USR-037", part="the programs")
async def test_staff_read_which_programs_somebody_opens_and_by_which_licence(followed, client, new_tenant):
    program = await followed(name="El agua")
    student, licence = await program.person(), await program.licence()
    helper, address = await client(student.tenant, "R05"), f"users/{student.person.guid}/programs"
    assert rows_of(await helper.get(address)) == []
    await program.redeem(student, licence)
    [row] = rows_of(await helper.get(address, params={"q": "agua"}))
    [given] = row["givers"]
    assert (row["guid"], row["name"]) == (str(program.staff.program), "El agua")
    assert given["address"] == f"/license/{licence['guid']}"
    assert given["name"].replace("-", "") == licence["code"]
    assert given["text"] == f"Licencia {given['name']}"
    path = f"license-personals/{licence['guid']}"
    data_of(await program.staff.client.patch(path, json={"status": "inactive"}))
    assert rows_of(await helper.get(address)) == []
    refused = await student.get(address)
    assert (refused.status_code, refused.json()["action"]) == (403, "users.readDetail")
    assert (await (await client(new_tenant(), "R04")).get(address)).status_code == 404


@pytest.mark.spec("PRO-095")
async def test_nothing_of_teachers_and_no_draft_is_in_any_answer_of_a_student(followed):
    program = await followed()
    lesson = await program.lesson("El ciclo", "La nube")
    section = await lesson.section("SECRET section", teacher_only=True)
    inside = await lesson.material(title="SECRET inside", section_guid=section["guid"])
    beside = await lesson.material(title="SECRET beside", teacher_only=True, link="https://secret.example")
    content = await lesson.content(name="SECRET content", is_teacher_only=1)
    await lesson.material(title="SECRET title", content_guid=content)
    shown = await lesson.material(title="Para todos")
    await program.publish("El ciclo")
    draft = await program.lesson("El ciclo", "SECRET lesson", is_published=False)
    await draft.material(title="SECRET draft")
    await program.lesson("SECRET unit", "SECRET too")
    guid = program.staff.program
    tools = {
        "name": "SECRET group",
        "teacher_only": True,
        "items": [{"title": "SECRET tool", "link": "https://secret.example"}],
    }
    data_of(await program.staff.client.post(f"{program.staff.path}/toolbox", json=tools), 201)
    calls = [
        *(f"front/{call}" for call in ("programs", f"programs/{guid}", "contents", "courses")),
        f"front/programs/{guid}/toolbox",
        *(f"front/lessons/{each.guid}" for each in (lesson, draft)),
        *(f"lms/courses{call}" for call in ("", f"/{guid}", f"/{guid}/units", f"/{guid}/toolbox")),
        f"lms/lessons/{lesson.guid}",
        f"cms/contents/{content}",
    ]
    student = await program.follower()
    answers = [await student.get(call) for call in calls]
    answers += [await student.post(f"front/materials/{each['guid']}/opened") for each in (inside, beside)]
    # No list that holds any of it becomes a file for a student.
    exports = [await student.post(f"lms/courses{call}/export", json={}) for call in ("", f"/{guid}/units")]
    assert [answer.status_code for answer in exports if answer.is_success] == []
    assert [answer.status_code for answer in answers if "SECRET" in answer.text.upper()] == []
    assert [row["title"] for row in (await study_lesson(student, lesson))["materials"]] == ["Para todos"]
    assert [await open_material(student, each) for each in (inside, beside, shown)] == [404, 404, 200]
    teacher = await program.follower("R02")
    read = await study_lesson(teacher, lesson)
    assert [row["name"] for row in read["sections"]] == ["SECRET section"]
    assert {row["title"]: row["teacher_only"] for row in read["materials"]} == {
        "SECRET inside": True,
        "SECRET beside": True,
        "SECRET title": False,
        "Para todos": False,
    }
    assert await open_material(teacher, inside) == 200
    assert (await teacher.get(f"front/lessons/{draft.guid}")).status_code == 404


async def test_contents_open_for_who_may_open_the_program(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección")
    contents = [await lesson.content(name=name) for name in ("De todos", "De docentes", "De la biblioteca")]
    body = {"content_guid": contents[2], "available_for": "roles", "roles": ["R04"]}
    resource = data_of(await program.staff.client.post("cms/library", json=body), 201)["guid"]
    await lesson.material(title="Uno", content_guid=contents[0])
    await lesson.material(title="Dos", content_guid=contents[1], teacher_only=True)
    await lesson.material(title="Tres", library_guid=resource)
    student, teacher, outsider = [
        await program.follower(),
        await program.follower("R02"),
        await program.person(),
    ]

    async def opened(person):
        return [(await person.get(f"cms/contents/{guid}")).status_code == 200 for guid in contents]

    assert await opened(student) == [False, False, False]
    await program.publish("Unidad")
    assert await opened(student) == [True, False, True]
    assert await opened(teacher) == [True, True, True]
    assert await opened(outsider) == [False, False, False]
    listed = {row["name"] for row in rows_of(await student.get("front/contents"))}
    assert listed == {"De todos", "De la biblioteca"}
    materials = (await study_lesson(student, lesson))["materials"]
    assert [(row["title"], row["kind"], row["content"]["guid"]) for row in materials] == [
        ("Uno", "content", contents[0]),
        ("Tres", "content", contents[2]),
    ]


@pytest.mark.spec("PRO-092", part="which of both, in the answer")
async def test_links_and_files_count_when_they_are_opened(followed):
    program = await followed()
    first, second = [await program.lesson("Unidad", name) for name in ("Una", "Otra")]
    link = await first.material(title="Un enlace")
    file = await first.material(title="Un archivo", file=await first.file())
    extra = await first.material(title="De más", optional=True, link_target="external")
    await second.material()
    await program.publish("Unidad")
    student = await program.follower()

    async def shares():
        own = await study(student, program.staff.program)
        return own["progress"], [lesson["progress"] for lesson in own["units"][0]["lessons"]]

    assert await shares() == (0, [0, 0])
    assert await open_material(student, extra) == 200
    assert await shares() == (0, [0, 0])
    for _twice in range(2):
        assert await open_material(student, link) == 200
    assert await shares() == (pytest.approx(100 / 3), [50, 0])
    assert await open_material(student, file) == 200
    assert await shares() == (pytest.approx(200 / 3), [100, 0])
    [row] = rows_of(await student.get("front/programs"))
    assert (row["progress"], row["last_lesson"]) == (pytest.approx(200 / 3), "Una")
    materials = (await study_lesson(student, first))["materials"]
    assert [(row["kind"], row["link_target"], row["progress"]) for row in materials] == [
        ("link", "embedded", 100),
        ("file", None, 100),
        ("link", "external", 100),
    ]
    assert (await study(await program.follower(), program.staff.program))["progress"] == 0


async def test_a_content_counts_as_far_as_somebody_got(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección")
    content = await lesson.content()
    await lesson.material(content_guid=content)
    await program.publish("Unidad")
    student = await program.follower()
    begun = {"content_guid": content, "type": "CTTY_06", "progress_ends": 1}
    started = data_of(await student.post("consumptions", json=begun))
    assert (await study(student, program.staff.program))["progress"] == 0
    update = {
        "session_guid": started["session_guid"],
        "started_at": "2026-03-02T09:00:00Z",
        "ended_at": "2026-03-02T09:00:03Z",
        "progress_start": 0,
        "progress_end": 0.4,
    }
    data_of(await student.post(f"consumptions/{started['guid']}/progress", json=update))
    own = await study(student, program.staff.program)
    assert (own["progress"], own["is_begun"]) == (pytest.approx(40), True)
    assert (await study_lesson(student, lesson))["materials"][0]["progress"] == pytest.approx(40)


async def test_somebody_goes_on_where_they_were(followed):
    program = await followed()
    lessons = [
        await program.lesson(unit, name)
        for unit, name in (("Una", "Lec A"), ("Una", "Lec B"), ("Otra", "Lec C"))
    ]
    materials = [[await lesson.material(), await lesson.material(title="Otro")] for lesson in lessons]
    for unit in ("Una", "Otra"):
        await program.publish(unit)
    student = await program.follower()

    async def place():
        own = await study(student, program.staff.program)
        return own["is_begun"], own["go_on"] and own["go_on"]["name"]

    assert await place() == (False, "Lec A")
    await open_material(student, materials[1][0])
    assert await place() == (True, "Lec B")
    await open_material(student, materials[1][1])
    assert await place() == (True, "Lec C")
    for material in materials[2]:
        await open_material(student, material)
    assert await place() == (True, "Lec A")
    for material in materials[0]:
        await open_material(student, material)
    assert await place() == (True, None)
    middle = await study_lesson(student, lessons[1])
    assert (middle["previous"]["name"], middle["next"]["name"]) == ("Lec A", "Lec C")
    last = await study_lesson(student, lessons[2])
    assert (last["unit_number"], last["number"], last["next"]) == (2, 1, None)


async def test_a_file_is_sent_from_its_signed_address(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección")
    await lesson.material(title="Un archivo", file=await lesson.file("agua.png"))
    await program.publish("Unidad")
    student = await program.follower()
    [material] = (await study_lesson(student, lesson))["materials"]
    address = material["file"]["url"]
    sent = await student.get(address)
    assert (sent.status_code, material["file"]["name"]) == (200, "agua.png")
    assert (await student.get(address.partition("?")[0])).status_code == 403


async def test_staff_see_a_program_as_it_is_published_and_help_desk_does_not(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección")
    await program.lesson("Otra", "Más")
    await lesson.material(**LINK, teacher_only=True)
    await program.publish("Unidad")
    for role in ("R04", "R06", "R07"):
        editor = await program.person(role)
        assert names(await study(editor, program.staff.program)) == {"Unidad": ["Lección"]}
        assert len((await study_lesson(editor, lesson))["materials"]) == 1
    assert (await (await program.person("R05")).get("front/programs")).status_code == 403


async def test_a_material_that_is_deleted_counts_no_more(followed):
    program = await followed()
    lesson = await program.lesson("Unidad", "Lección")
    material = await lesson.material()
    await program.publish("Unidad")
    student = await program.follower()
    assert await open_material(student, material) == 200
    data_of(await program.staff.client.delete(f"lms/materials/{material['guid']}"))
    assert (await study(student, program.staff.program))["progress"] is None
    assert await open_material(student, material) == 404
