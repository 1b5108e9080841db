"""Programmings of a program by their calls: made, published, completed and deleted."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_programs.models import Programming
from sqlalchemy import text, update
from sqlalchemy.exc import IntegrityError


@pytest.mark.spec("PRO-069", "PRO-110", "PRO-124")
async def test_a_new_programming_is_a_draft_of_a_period_with_its_sessions(planning):
    plan = await planning()
    unit = await plan.unit("Números")
    period = await plan.period("Primer trimestre")
    made = await plan.programming(
        title="Anual",
        description="De marzo a junio",
        evaluation_period=period,
        sessions=[{"title": "Contar", "duration": 90, "unit_guid": unit["guid"]}, {"duration": 45}],
    )
    assert (made["title"], made["description"], made["status"]) == ("Anual", "De marzo a junio", "draft")
    assert (made["evaluation_period"], made["evaluation_period_name"]) == (period, "Primer trimestre")
    assert [(row["title"], row["duration"], row["unit_guid"]) for row in made["sessions"]] == [
        ("Contar", 90, unit["guid"]),
        ("", 45, None),
    ]
    assert await plan.read(made) == made
    [row] = rows_of(await plan.client.get(f"{plan.path}/programmings"))
    assert (row["guid"], row["session_count"], row["assigned"]) == (made["guid"], 2, 1)
    assert row["evaluation_period_name"] == "Primer trimestre"
    path = f"lms/programmings/{made['guid']}"
    data_of(await plan.client.put(path, json={"evaluation_period": None}))
    assert (await plan.read(made))["evaluation_period"] is None
    refused = await plan.client.put(path, json={"evaluation_period": unit["guid"]})
    assert wrong_fields(refused) == {"evaluation_period": "choice"}


@pytest.mark.spec("PRO-124", part="a period in use stays")
async def test_a_period_that_a_programming_has_is_not_deleted(planning):
    plan = await planning()
    period = await plan.period("Primer trimestre")
    made = await plan.programming(evaluation_period=period)
    path = f"v3/evaluation_period/{period}"
    refused = await plan.client.delete(path)
    assert refused.status_code == 409
    data_of(await plan.client.put(f"lms/programmings/{made['guid']}", json={"evaluation_period": None}))
    assert (await plan.client.delete(path)).status_code == 200


@pytest.mark.spec("PRO-111")
async def test_a_title_that_is_too_short_is_refused_in_its_own_words(planning):
    plan = await planning()
    path = f"{plan.path}/programmings"
    for title in ("ab", "  a  "):
        refused = await plan.client.post(path, json={"title": title})
        assert wrong_fields(refused) == {"title": "programming_short"}
        assert "título de la programación" in refused.json()["errors"][0]["message"]
    made = await plan.programming(title="abc")
    assert made["title"] == "abc"
    refused = await plan.client.put(f"lms/programmings/{made['guid']}", json={"title": "ab"})
    assert wrong_fields(refused) == {"title": "programming_short"}
    refused = await plan.client.post(path, json={"title": "a" * 251})
    assert wrong_fields(refused) == {"title": "programming_long"}


@pytest.mark.spec("PRO-112")
async def test_a_programming_goes_one_way_whoever_writes(planning, database):
    plan = await planning()
    made = await plan.programming()
    assert await plan.advance(made, "complete") == 409
    assert await plan.advance(made, "publish") == 200
    assert await plan.advance(made, "publish") == 409
    published = await plan.read(made)
    assert (published["status"], published["completed_at"]) == ("published", None)
    assert published["published_at"] is not None
    assert await plan.advance(made, "complete") == 200
    assert (await plan.read(made))["status"] == "completed"
    for act in ("publish", "complete"):
        assert await plan.advance(made, act) == 409
    refused = await plan.client.put(f"lms/programmings/{made['guid']}", json={"title": "Otra"})
    assert refused.status_code == 409
    draft = await plan.programming(title="Otra")
    for guid, status in ((made["guid"], "draft"), (made["guid"], "published"), (draft["guid"], "completed")):
        with pytest.raises(IntegrityError, match="goes one way"):
            async with database.transaction(plan.client.tenant) as session:
                await session.execute(
                    update(Programming).where(Programming.guid == guid).values(status=status)
                )


@pytest.mark.spec("PRO-114")
async def test_once_it_is_published_no_session_comes_or_goes(planning, database):
    plan = await planning()
    made = await plan.programming(sessions=[{"duration": 45}])
    [session] = made["sessions"]
    assert await plan.advance(made, "publish") == 200
    path = f"lms/programmings/{made['guid']}/sessions"
    added = await plan.client.post(path, json={"duration": 45})
    removed = await plan.client.delete(f"{path}/{session['guid']}")
    for refused in (added, removed):
        assert refused.status_code == 409
        assert "ya no se añaden ni se quitan sesiones" in refused.json()["message"]
    data_of(await plan.client.put(f"{path}/{session['guid']}", json={"duration": 90}))
    assert [row["duration"] for row in (await plan.read(made))["sessions"]] == [90]
    with pytest.raises(IntegrityError, match="are fixed"):
        async with database.transaction(plan.client.tenant) as transaction:
            await transaction.execute(text("DELETE FROM program_sessions"))


@pytest.mark.spec("PRO-115")
async def test_it_is_completed_once_every_module_has_a_session(planning):
    plan = await planning()
    units = [await plan.unit(name) for name in ("Números", "Fracciones", "Medidas")]
    made = await plan.programming(
        sessions=[{"duration": 45, "unit_guid": units[0]["guid"]}, {"duration": 45}, {"duration": 45}]
    )
    assert await plan.advance(made, "publish") == 200
    refused = await plan.client.post(f"lms/programmings/{made['guid']}/complete")
    assert wrong_fields(refused) == {"sessions": "bare_modules"}
    message = refused.json()["errors"][0]["message"]
    assert "Fracciones, Medidas." in message
    assert "Números" not in message
    assert (await plan.read(made))["status"] == "published"
    guids = [row["guid"] for row in made["sessions"]]
    order = {unit["guid"]: [guid] for unit, guid in zip(units, guids, strict=True)}
    data_of(await plan.order(made, order, []))
    assert await plan.advance(made, "complete") == 200
    assert (await plan.order(made, {}, guids)).status_code == 409


@pytest.mark.spec("PRO-116", part="the title that was typed")
async def test_a_programming_is_deleted_by_its_title(planning):
    plan = await planning()
    made = await plan.programming(title="Anual", sessions=[{"duration": 45}])
    assert await plan.advance(made, "publish") == 200
    path = f"lms/programmings/{made['guid']}"
    refused = await send_json(plan.client, "DELETE", path, {"title": "anual"})
    assert wrong_fields(refused) == {"title": "typed_name"}
    data_of(await send_json(plan.client, "DELETE", path, {"title": "Anual"}))
    assert (await plan.client.get(path)).status_code == 404
    assert rows_of(await plan.client.get(f"{plan.path}/programmings")) == []


@pytest.mark.spec("PRO-052", part="its calls")
@pytest.mark.parametrize("off", ["advanced_programming", "programming"])
async def test_where_an_organization_does_not_plan_there_are_no_programmings(planning, off):
    plan = await planning(flags={off: False})
    calls = [
        await plan.client.get(f"{plan.path}/programmings"),
        await plan.client.post(f"{plan.path}/programmings", json={"title": "Anual"}),
        await plan.client.get(f"front/programs/{plan.program}/programmings"),
    ]
    assert [answer.status_code for answer in calls] == [404, 404, 404]


async def test_another_organization_and_a_student_have_nothing_of_it(planning, client):
    plan, other = await planning(), await planning()
    made = await plan.programming(sessions=[{"duration": 45}])
    path, session = f"lms/programmings/{made['guid']}", made["sessions"][0]["guid"]
    student = await client(plan.client.tenant, "R01")
    for person, status in ((other.client, 404), (student, 403)):
        calls = [
            await person.get(path),
            await person.put(path, json={"title": "Otra"}),
            await person.post(f"{path}/publish"),
            await person.delete(f"{path}/sessions/{session}"),
            await person.get(f"{path}/materials"),
        ]
        assert [answer.status_code for answer in calls] == [status] * len(calls)
