"""The figures of one program, as staff ask for them."""

from uuid import uuid4

import pytest
from estante.api.people import Users
from estante.testing.answers import data_of
from estante_analytics.demo.programs import write_program_sample

from plugins.analytics.tests.conftest import FLAGS

FEW = "protegido"


@pytest.fixture
def house(new_tenant):
    """An organization of one country that has analytics and programs."""
    return new_tenant(flags=FLAGS, settings={})


@pytest.fixture
def followed(course):
    """A program that eleven students follow: ten of a school, in groups of seven, of three and of five."""

    async def begin(tenant):
        water = await course(tenant)
        await water.material("Un texto")
        await water.task("Preguntas")
        students = await water.students(10, name="Ana", lastname="Soto")
        await water.school("Liceo", A=students[:7], B=students[7:], C=students[:5])
        await water.students(1)
        for student in students[:7]:
            await water.reach(student, "Un texto", 40)
            await water.answer(student, "Preguntas", 6)
        return water, students

    return begin


async def program(who, water, **query):
    return data_of(await who.get(f"analytics/programs/{water.guid}", params=query))


def figures_of(row):
    return row["students"], row["progress"], row["score"]


@pytest.mark.spec("ANA-008")
async def test_progress_and_score_are_told_by_unit_lesson_and_task(client, house, followed):
    admin, (water, _) = await client(house, "R04"), await followed(house)
    details = await program(admin, water)
    assert (details["name"], details["totals"]["students"], details["is_too_few"]) == ("El agua", 11, False)
    whole = {"parts": 2, "tasks": 1, "progress": round((7 * 40 + 7 * 100) / 22, 1), "score": 60.0}
    [unit] = details["units"]
    assert (unit["name"], unit["reached"]) == ("El ciclo", whole)
    [lesson] = unit["lessons"]
    assert (lesson["name"], lesson["reached"]) == ("La nube", whole)
    [task] = lesson["tasks"]
    assert task["name"] == "Preguntas"
    assert task["reached"] == {"parts": 1, "tasks": 1, "progress": round(700 / 11, 1), "score": 60.0}
    assert details["totals"]["progress"] == whole["progress"]


@pytest.mark.spec("ANA-008", part="places")
async def test_progress_and_score_are_told_by_school_and_group(client, house, followed):
    admin, (water, _) = await client(house, "R04"), await followed(house)
    details = await program(admin, water)
    assert [(row["name"], figures_of(row)) for row in details["schools"]] == [("Liceo", (10, 49.0, 60.0))]
    groups = {row["name"]: (row["school"], *figures_of(row)) for row in details["groups"]}
    # With both of the others told, those of B would be what is left of the school's ten.
    nothing = ("Liceo", None, None, None)
    assert groups == {"A": ("Liceo", 7, 70.0, 60.0), "B": nothing, "C": nothing}


@pytest.mark.spec("ANA-013", part="the group view")
async def test_students_are_named_inside_their_group_alone(client, house, followed):
    admin, (water, students) = await client(house, "R04"), await followed(house)
    whole = (await admin.get(f"analytics/programs/{water.guid}")).text
    assert "Soto" not in whole
    assert not [guid for guid in students if str(guid) in whole]
    group = (await program(admin, water, group=str(water.groups["B"])))["group"]
    assert {row["guid"] for row in group["students"]} == {str(guid) for guid in students[7:]}
    assert [(row["name"], row["progress"], row["score"]) for row in group["students"]] == [
        ("Ana Soto", 0.0, None)
    ] * 3
    first = (await program(admin, water, group=str(water.groups["A"])))["group"]
    assert {(row["progress"], row["score"]) for row in first["students"]} == {(70.0, 60.0)}
    nobody = await admin.get(f"analytics/programs/{water.guid}", params={"group": str(uuid4())})
    assert nobody.status_code == 404


@pytest.mark.spec("ANA-013", part="who may read users")
async def test_who_may_not_read_users_opens_no_group(client, house, followed, services, monkeypatch):
    admin, (water, _) = await client(house, "R05"), await followed(house)
    allows = services.permissions.allows
    monkeypatch.setattr(
        type(services.permissions),
        "allows",
        lambda _self, who, action: action != Users.readDetail and allows(who, action),
    )
    address = f"analytics/programs/{water.guid}"
    assert (await admin.get(address)).status_code == 200
    group = {"group": str(water.groups["A"])}
    assert (await admin.get(address, params=group)).status_code == 403
    assert (await admin.post(f"{address}/export", params={**group, "table": "students"})).status_code == 403


@pytest.mark.spec("ANA-013", part="a program of few")
async def test_of_a_program_of_fewer_than_five_nothing_is_told(client, house, course):
    admin, water = await client(house, "R04"), await course(house)
    await water.task("Preguntas")
    students = await water.students(4)
    await water.school("Liceo", A=students)
    for student in students:
        await water.answer(student, "Preguntas", 10)
    details = await program(admin, water)
    assert (details["is_too_few"], details["totals"]["students"]) == (True, None)
    assert (details["units"], details["schools"], details["groups"]) == ([], [], [])


@pytest.mark.spec("ANA-010", part="one program")
async def test_filters_narrow_the_students_of_a_program(client, house, followed):
    admin, (water, _) = await client(house, "R04"), await followed(house)
    other = await water.students(5, country_guid=(chile := uuid4()))
    school = await water.school("Colegio", C=other)
    assert (await program(admin, water))["totals"]["students"] == 16
    assert (await program(admin, water, country=str(chile)))["totals"]["students"] == 5
    narrow = await program(admin, water, school=str(school), program=str(uuid4()))
    assert (narrow["totals"]["students"], [row["name"] for row in narrow["groups"]]) == (5, ["C"])
    assert (await program(admin, water, role="R02"))["totals"]["students"] == 0


@pytest.mark.spec("ANA-011", part="one program")
async def test_each_table_of_a_program_is_written_into_a_file(client, house, followed, workbench):
    admin, (water, _) = await client(house, "R04"), await followed(house)
    files = {}
    for table in ("parts", "schools", "groups", "students"):
        query = {"table": table, **({"group": str(water.groups["B"])} if table == "students" else {})}
        job = data_of(await admin.post(f"analytics/programs/{water.guid}/export", params=query), 202)
        await workbench.finish(job["id"], house)
        file = (await admin.get(f"exports/{job['id']}/download")).content.decode("utf-8-sig")
        files[table] = file.splitlines()
    assert files["parts"] == [
        "Unidad;Lección;Tarea;Progreso medio (%);Nota media (%)",
        "El ciclo;;;44.5;60.0",
        "El ciclo;La nube;;44.5;60.0",
        "El ciclo;La nube;Preguntas;63.6;60.0",
    ]
    assert files["schools"][1:] == ["Liceo;10;49.0;60.0"]
    nothing = f"{FEW};{FEW};{FEW}"
    assert files["groups"][1:] == ["Liceo;A;7;70.0;60.0", f"Liceo;B;{nothing}", f"Liceo;C;{nothing}"]
    assert files["students"] == ["Estudiante;Progreso medio (%);Nota media (%)", *["Ana Soto;0.0;"] * 3]


async def test_a_program_that_is_not_there_has_no_figures(
    client, house, new_tenant, course, services, database
):
    admin, water = await client(house, "R04"), await course(house)
    assert (await admin.get(f"analytics/programs/{uuid4()}")).status_code == 404
    stranger = await client(new_tenant(flags=FLAGS, settings={}), "R04")
    assert (await stranger.get(f"analytics/programs/{water.guid}")).status_code == 404
    assert (await (await client(house, "R07")).get(f"analytics/programs/{water.guid}")).status_code == 403
    await water.task("Preguntas")
    async with database.transaction(house) as session:
        await write_program_sample(session, house, services.registry)
    details = await program(admin, water)
    assert (details["is_sample"], details["totals"]["students"]) == (True, 58)
