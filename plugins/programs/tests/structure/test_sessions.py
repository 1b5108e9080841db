"""Sessions of a programming by their calls: put in order, and what they are held with."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from uuid_utils.compat import uuid7

from plugins.programs.tests.structure.conftest import LINK, PLANS
from tests.samples.pdfs import text_pdf

SESSIONS = [
    {"title": title, "duration": minutes} for title, minutes in (("Uno", 45), ("Dos", 90), ("Tres", 30))
]


def places(programming):
    """The titles of the sessions by module."""
    names = {module["unit_guid"]: module["name"] for module in programming["modules"]}
    stand: dict[str, list[str]] = {}
    for session in programming["sessions"]:
        stand.setdefault(names.get(session["unit_guid"], "bank"), []).append(session["title"])
    return stand


@pytest.mark.spec("PRO-117", part="saved")
@pytest.mark.spec("PRO-120", part="sums")
async def test_sessions_stand_where_they_were_put(planning):
    plan = await planning()
    first, second = await plan.unit("Números"), await plan.unit("Fracciones")
    made = await plan.programming(sessions=SESSIONS)
    one, two, three = (row["guid"] for row in made["sessions"])
    assert (places(made), made["bank_minutes"]) == ({"bank": ["Uno", "Dos", "Tres"]}, 165)
    data_of(await plan.order(made, {first["guid"]: [three, one], second["guid"]: [two]}, []))
    read = await plan.read(made)
    assert places(read) == {"Números": ["Tres", "Uno"], "Fracciones": ["Dos"]}
    assert [(row["name"], row["session_count"], row["minutes"]) for row in read["modules"]] == [
        ("Números", 2, 75),
        ("Fracciones", 1, 90),
    ]
    assert [row["version"] for row in read["sessions"]] == [1, 1, 1]
    data_of(await plan.order(made, {second["guid"]: [two, one]}, [three]))
    read = await plan.read(made)
    assert (places(read), read["bank_minutes"]) == ({"bank": ["Tres"], "Fracciones": ["Dos", "Uno"]}, 30)
    data_of(await plan.client.delete(f"{plan.path}/units/{second['guid']}"))
    assert sorted(places(await plan.read(made))["bank"]) == ["Dos", "Tres", "Uno"]


@pytest.mark.spec("PRO-119")
async def test_an_order_that_does_not_name_each_session_once_is_refused(planning):
    plan = await planning()
    unit, foreign_unit = await plan.unit("Números"), (await (await planning()).unit("Otra"))["guid"]
    made = await plan.programming(sessions=SESSIONS)
    other = (await plan.programming(sessions=[{"duration": 45}]))["sessions"][0]["guid"]
    guids = [row["guid"] for row in made["sessions"]]
    wrong = [
        ({}, guids[:2]),
        ({}, [*guids, guids[0]]),
        ({unit["guid"]: guids[:1]}, guids),
        ({}, [*guids[:2], other]),
        ({}, [*guids, other]),
        ({}, [*guids[:2], str(uuid7())]),
        ({foreign_unit: guids}, []),
    ]
    for units, bank in wrong:
        refused = await plan.order(made, units, bank)
        assert (refused.status_code, refused.json()["code"]) == (409, "SESSION_ORDER_INVALID")
        assert "El orden de las sesiones no es válido" in refused.json()["message"]
    twice = {"units": [{"unit_guid": unit["guid"], "sessions": part} for part in (guids, [])], "bank": []}
    refused = await plan.client.put(f"lms/programmings/{made['guid']}/sessions-order", json=twice)
    assert refused.status_code == 409
    assert places(await plan.read(made)) == {"bank": ["Uno", "Dos", "Tres"]}


@pytest.mark.spec("PRO-120")
async def test_a_session_lasts_a_whole_number_of_minutes(planning):
    plan = await planning()
    made = await plan.programming()
    path = f"lms/programmings/{made['guid']}/sessions"
    for duration in (0, -5, 45.5, None):
        refused = await plan.client.post(path, json={"duration": duration})
        assert list(wrong_fields(refused)) == ["duration"]
    session = data_of(await plan.client.post(path, json={"duration": 1}), 201)
    assert session["duration"] == 1
    refused = await plan.client.put(f"{path}/{session['guid']}", json={"duration": 0})
    assert list(wrong_fields(refused)) == ["duration"]
    removed = await plan.client.delete(f"{path}/{session['guid']}")
    assert data_of(removed)["deleted"] == [session["guid"]]
    assert (await plan.read(made))["sessions"] == []


@pytest.mark.spec("PRO-121")
async def test_a_material_is_in_a_session_once(planning):
    plan, other = await planning(), await planning()
    lesson = await plan.lesson(await plan.unit("Números"), "Contar")
    path = f"lms/lessons/{lesson['guid']}/materials"
    water = data_of(await plan.client.post(path, json=LINK), 201)["guid"]
    river = data_of(await plan.client.post(path, json={**LINK, "title": "Los ríos"}), 201)["guid"]
    away = await other.lesson(await other.unit("Otra"), "Otra")
    stranger = data_of(await other.client.post(f"lms/lessons/{away['guid']}/materials", json=LINK), 201)
    made = await plan.programming(sessions=[{"duration": 45, "materials": [river, water]}])
    [session] = made["sessions"]
    assert [row["title"] for row in session["materials"]] == ["Los ríos", "El agua"]
    address = f"lms/programmings/{made['guid']}/sessions/{session['guid']}"
    for materials, code in (([water, water], "material_twice"), ([water, stranger["guid"]], "choice")):
        refused = await plan.client.put(address, json={"materials": materials})
        assert wrong_fields(refused) == {"materials": code}
    refused = await plan.client.put(address, json={"materials": [river, river]})
    assert "no se puede añadir dos veces" in refused.json()["errors"][0]["message"]
    changed = data_of(await plan.client.put(address, json={"materials": [water]}))
    assert [row["lesson_name"] for row in changed["materials"]] == ["Contar"]
    choices = rows_of(
        await plan.client.get(f"lms/programmings/{made['guid']}/materials", params={"q": "ríos"})
    )
    assert [(row["title"], row["unit_name"]) for row in choices] == [("Los ríos", "Números")]
    data_of(await plan.client.delete(f"lms/materials/{water}"))
    assert (await plan.read(made))["sessions"][0]["materials"] == []


@pytest.mark.spec("PRO-122", "PRO-123")
async def test_a_session_has_one_guide_which_is_a_pdf(planning):
    plan = await planning()
    made = await plan.programming(sessions=[{"duration": 45}])
    address = f"lms/programmings/{made['guid']}/sessions/{made['sessions'][0]['guid']}/guide"

    async def send(name, content):
        return await plan.client.post(address, files={"file": (name, content, "application/pdf")})

    for content in (b"not a pdf at all", b"\x89PNG\r\n\x1a\n" + b"0" * 64):
        assert (await send("guia.pdf", content)).status_code == 415
    assert (await plan.read(made))["sessions"][0]["guide"] is None
    session = data_of(await send("guia.pdf", text_pdf(["Guia"])))
    assert session["guide"]["name"] == "guia.pdf"
    second = await send("otra.pdf", text_pdf(["Guia"]))
    assert second.status_code == 409
    assert "ya tiene una guía docente" in second.json()["message"]
    assert data_of(await plan.client.delete(address))["guide"] is None
    data_of(await send("otra.pdf", text_pdf(["Guia"])))
    body = {"title": made["title"]}
    data_of(await send_json(plan.client, "DELETE", f"lms/programmings/{made['guid']}", body))


@pytest.mark.spec("PRO-113")
async def test_what_is_published_is_seen_by_who_follows_the_program(followed):
    program = await followed(flags=PLANS)
    staff = program.staff
    lesson = await program.lesson("Números", "Contar")
    shown = await lesson.material(title="Para todos")
    hidden = await lesson.material(title="SECRET material", teacher_only=True)
    await program.publish("Números")
    draft = await staff.unit("SECRET unit")
    unit = next(row["guid"] for row in await staff.units() if row["name"] == "Números")
    materials = [hidden["guid"], shown["guid"]]
    sessions = [
        {
            "title": "La tabla",
            "duration": 45,
            "unit_guid": unit,
            "materials": materials,
        },
        {"title": "SECRET bank", "duration": 45},
        {"title": "SECRET session", "duration": 45, "unit_guid": draft["guid"]},
    ]
    body = {"title": "Anual", "description": "Para todo el año", "sessions": sessions}
    made = data_of(await staff.client.post(f"{staff.path}/programmings", json=body), 201)
    address = f"lms/programmings/{made['guid']}/sessions/{made['sessions'][0]['guid']}/guide"
    file = {"file": ("SECRET.pdf", text_pdf(["Guia"]), "application/pdf")}
    data_of(await staff.client.post(address, files=file))
    student, teacher = await program.follower(), await program.follower("R02")
    path = f"front/programs/{staff.program}/programmings"
    assert rows_of(await student.get(path)) == []
    data_of(await staff.client.post(f"lms/programmings/{made['guid']}/publish"))
    answer = await student.get(path)
    assert "SECRET" not in answer.text
    [row] = rows_of(answer)
    assert (row["title"], row["description"], row["status"]) == ("Anual", "Para todo el año", "published")
    [module] = row["modules"]
    assert (module["name"], module["minutes"]) == ("Números", 45)
    [session] = module["sessions"]
    assert [each["title"] for each in session["materials"]] == ["Para todos"]
    assert (session["title"], session["guide"]) == ("La tabla", None)
    [taught] = rows_of(await teacher.get(path))
    [session] = taught["modules"][0]["sessions"]
    assert session["guide"]["name"] == "SECRET.pdf"
    assert [each["title"] for each in session["materials"]] == ["SECRET material", "Para todos"]
    assert (await (await program.person()).get(path)).status_code == 404
