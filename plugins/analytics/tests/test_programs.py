"""The figures of digital programs, as staff ask for them."""

from uuid import uuid4

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante_analytics.demo.programs import write_program_sample

from plugins.analytics.tests.conftest import FLAGS, NOON


@pytest.fixture
def house(new_tenant):
    """An organization of one country that has analytics and programs."""
    return new_tenant(flags=FLAGS, settings={}, time_zone="America/Santiago")


async def programs(who, **query):
    """The figures, of the tenth of March 2026 unless other days are named."""
    days = {"from": "2026-03-10", "to": "2026-03-10"}
    return data_of(await who.get("analytics/programs", params={**days, **query}))


@pytest.mark.spec("ANA-007")
async def test_programs_have_their_schools_groups_students_progress_and_score(client, house, course, person):
    admin, water = await client(house, "R04"), await course(house)
    await water.material("Un texto")
    await water.material("Otro texto", optional=True)
    await water.material("Para docentes", in_teachers_section=True)
    await water.task("Preguntas")
    students = await water.students(6)
    await water.students(1, is_demo=True)
    await water.students(1, "R02")
    await water.school("Liceo", A=students[:4], B=students[4:5])
    await water.school("Colegio", A=students[5:])
    for student in students[:4]:
        await water.reach(student, "Un texto", 50)
        await water.reach(student, "Otro texto", 100)
    for student in students[:5]:
        await water.answer(student, "Preguntas", 8)
    stranger = await person(house, "R01")
    await water.reach(stranger.guid, "Un texto", 100)
    figures = await programs(admin)
    assert (figures["total"], figures["has_schools"], figures["is_sample"]) == (1, True, False)
    expected = {"parts": 2, "tasks": 1, "schools": 2, "groups": 3, "students": 6, "active": 0}
    expected |= {"progress": round((4 * 50 + 5 * 100) / 12, 1), "score": 80.0}
    [row] = figures["programs"]
    assert (row["guid"], row["name"], row["counts"]) == (str(water.guid), "El agua", expected)
    assert figures["totals"] == expected


@pytest.mark.spec("ANA-007", part="as students see it")
async def test_the_mean_is_of_what_each_student_is_shown(client, house, course):
    admin, water = await client(house, "R04"), await course(house)
    await water.material("Un texto")
    await water.material("Un enlace más")
    await water.task("Preguntas")
    mural = await water.kanban("Un mural")
    own = [await client(house, "R01") for _ in range(5)]
    people = [student.person.guid for student in own]
    await water.redeem(people)
    for at, student in enumerate(people):
        await water.reach(student, "Un texto", 20 * at)
        await water.reach(student, "Preguntas", 10 * at)
    await water.answer(people[2], "Preguntas", None)
    await water.put_card(people[0], mural, 1)
    await water.put_card(people[1], mural, 0)
    shown = [rows_of(await student.get("front/programs"))[0]["progress"] for student in own]
    [row] = (await programs(admin))["programs"]
    assert row["counts"]["progress"] == round(sum(shown) / 5, 1) > 0


@pytest.mark.spec("ANA-007", part="score")
async def test_a_score_is_of_the_last_attempt_and_of_five_students(client, house, course):
    admin, water = await client(house, "R04"), await course(house)
    await water.task("Preguntas")
    students = await water.students(5)
    for student in students[:4]:
        await water.answer(student, "Preguntas", 0)
        await water.answer(student, "Preguntas", 10, after=1)
    assert (await programs(admin))["totals"]["score"] is None
    await water.answer(students[4], "Preguntas", 5)
    assert (await programs(admin))["totals"]["score"] == 90.0
    await water.answer(students[4], "Preguntas", None, after=1)
    assert (await programs(admin))["totals"]["score"] is None


@pytest.mark.spec("ANA-007", part="active students")
async def test_who_opened_something_in_the_span_is_active(client, house, course, sit, count):
    admin, water = await client(house, "R04"), await course(house)
    await water.material("Un texto")
    students = await water.students(6)
    for student in students:
        await sit(house, student, water.contents["Un texto"], NOON)
    await sit(house, (await water.students(1))[0], uuid4(), NOON)
    await count(house)
    today = await programs(admin)
    assert (today["totals"]["active"], today["totals"]["students"], today["active_before"]) == (6, 7, 0)
    tomorrow = await programs(admin, **{"from": "2026-03-11", "to": "2026-03-11"})
    assert (tomorrow["totals"]["active"], tomorrow["active_before"]) == (0, 6)


@pytest.mark.spec("ANA-013", part="programs")
async def test_of_fewer_than_five_students_nothing_is_told(client, house, course):
    admin, water, reading = await client(house, "R04"), await course(house), await course(house, "Leer")
    await water.material("Un texto")
    few = await water.students(4)
    for student in few:
        await water.reach(student, "Un texto", 100)
    await reading.students(5)
    figures = await programs(admin)
    rows = {row["name"]: row["counts"] for row in figures["programs"]}
    nothing = dict.fromkeys(("schools", "groups", "students", "active", "progress", "score"))
    assert rows["El agua"] == {"parts": 1, "tasks": 0, **nothing}
    assert (rows["Leer"]["students"], rows["Leer"]["progress"]) == (5, None)
    answer = (await admin.get("analytics/programs")).text
    assert not [guid for guid in few if str(guid) in answer]


@pytest.mark.spec("ANA-010", part="programs")
async def test_countries_schools_roles_and_programs_narrow_the_students(client, house, course):
    admin, water, reading = await client(house, "R04"), await course(house), await course(house, "Leer")
    chile, peru = uuid4(), uuid4()
    chileans = await water.students(5, country_guid=chile)
    others = await water.students(6, country_guid=peru)
    await reading.students(7)
    school = await water.school("Liceo", A=chileans[:2] + others[:3])
    await water.school("Colegio", A=others[3:])

    async def students(**query):
        figures = await programs(admin, **query)
        return {row["name"]: row["counts"]["students"] for row in figures["programs"]}

    assert await students() == {"El agua": 11, "Leer": 7}
    assert await students(country=str(chile)) == {"El agua": 5, "Leer": 0}
    assert await students(school=str(school)) == {"El agua": 5, "Leer": 0}
    assert await students(role="R02") == {"El agua": 0, "Leer": 0}
    assert await students(program=str(reading.guid)) == {"Leer": 7}
    narrow = await programs(admin, school=str(school))
    assert (narrow["totals"]["schools"], narrow["totals"]["groups"]) == (1, 1)
    backwards = {"from": "2026-03-10", "to": "2026-03-09"}
    for call, address in ((admin.get, "analytics/programs"), (admin.post, "analytics/programs/export")):
        assert wrong_fields(await call(address, params=backwards)) == {"to": "before_start"}


@pytest.mark.spec("ANA-007", part="order and pages")
async def test_programs_are_ordered_by_their_figures_and_paged(client, house, course):
    admin = await client(house, "R04")
    for name, number in (("Álgebra", 6), ("Biología", 8), ("Cine", 2), ("Danza", 7)):
        await (await course(house, name)).students(number)

    async def names(**query):
        return [row["name"] for row in (await programs(admin, **query))["programs"]]

    assert await names() == ["Biología", "Danza", "Álgebra", "Cine"]
    assert await names(orderBy="students") == ["Álgebra", "Danza", "Biología", "Cine"]
    assert await names(orderBy="-name") == ["Danza", "Cine", "Biología", "Álgebra"]
    assert await names(orderBy="name", page=2, pageSize=3) == ["Danza"]
    assert (await programs(admin, pageSize=3))["total"] == 4
    assert (await admin.get("analytics/programs", params={"orderBy": "age"})).status_code == 400


@pytest.mark.spec("ANA-011", part="programs")
async def test_the_programs_are_written_into_a_file(client, house, course, workbench):
    admin, water, reading = await client(house, "R04"), await course(house), await course(house, "Leer")
    await water.material("Un texto")
    students = await water.students(5)
    await water.school("Liceo", A=students)
    await water.reach(students[0], "Un texto", 100)
    await reading.students(2)
    job = data_of(await admin.post("analytics/programs/export", params={"orderBy": "name"}), 202)
    await workbench.finish(job["id"], house)
    file = (await admin.get(f"exports/{job['id']}/download")).content.decode("utf-8-sig")
    few = "protegido"
    assert file.splitlines() == [
        "Programa;Escuelas;Grupos;Estudiantes;Activos en el período;Progreso medio (%);Nota media (%)",
        "El agua;1;1;5;0;20.0;",
        f"Leer;{few};{few};{few};{few};;",
    ]


@pytest.mark.spec("ANA-007", part="who")
async def test_programs_need_a_flag_a_role_and_the_plugin(client, house, new_tenant):
    assert (await (await client(house, "R05")).get("analytics/programs")).status_code == 200
    assert (await (await client(house, "R07")).get("analytics/programs")).status_code == 403
    assert (await (await client(new_tenant(), "R04")).get("analytics/programs")).status_code == 403
    needed = ["contents", "viewer", "settings", "users", "analytics"]
    without = await client(new_tenant(flags=FLAGS, plugins=needed), "R04")
    assert (await without.get("analytics/programs")).status_code == 404
    assert (await without.post("analytics/programs/export")).status_code == 404


async def test_the_sample_has_made_up_students_once(client, house, course, database, services):
    admin, water = await client(house, "R04"), await course(house)
    await water.material("Un texto")
    await water.task("Preguntas")
    for expected in (58, 0):
        async with database.transaction(house) as session:
            assert await write_program_sample(session, house, services.registry) == expected
    figures = await programs(admin)
    assert (figures["is_sample"], figures["totals"]["students"]) == (True, 58)
    assert 20 < figures["totals"]["progress"] < 100
    assert 40 < figures["totals"]["score"] < 100
