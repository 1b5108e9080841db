"""What is for good: published units and lessons, and lessons that are Pro."""

import pytest
from estante.testing.answers import data_of
from estante_programs.models.structure import Lesson, Unit
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError


async def states(builder):
    """The state of each unit and lesson, by name."""
    units = await builder.units()
    lessons = [lesson for unit in units for lesson in unit["lessons"]]
    return {row["name"]: row["status"] for row in (*units, *lessons)}


@pytest.mark.spec("PRO-070")
@pytest.mark.spec("PRO-073", part="lessons are published with their unit")
async def test_a_published_unit_is_never_a_draft_again(building, services, tenant):
    builder = await building()
    unit = await builder.unit("Unidad")
    await builder.lesson(unit, "Lección")
    await builder.unit("Otra")
    path = f"{builder.path}/units/{unit['guid']}"
    published = data_of(await builder.client.post(f"{path}/publish"))
    assert published["status"] == "published"
    person = builder.client.person
    assert published["published_by"] == str(person.guid)
    assert published["published_by_name"] == f"{person.name} {person.lastname}".strip()
    assert published["published_at"] is not None
    assert await states(builder) == {"Unidad": "published", "Lección": "published", "Otra": "draft"}
    refused = await builder.client.put(path, json={"status": "draft", "name": "Con otro nombre"})
    assert (refused.status_code, "no puede volver a borrador" in refused.json()["message"]) == (409, True)
    again = data_of(await builder.client.post(f"{path}/publish"))
    assert again["published_at"] == published["published_at"]
    with pytest.raises(IntegrityError):
        async with services.database.transaction(tenant) as session:
            await session.execute(update(Unit).values(status="draft"))
    assert await states(builder) == {"Unidad": "published", "Lección": "published", "Otra": "draft"}


async def test_a_published_lesson_is_never_a_draft_again(building, services, tenant):
    builder = await building()
    lesson = await builder.lesson(await builder.unit("Unidad"), "Lección")
    path = f"lms/lessons/{lesson['guid']}"
    assert data_of(await builder.client.post(f"{path}/publish"))["status"] == "published"
    assert (await builder.client.put(path, json={"status": "draft"})).status_code == 409
    with pytest.raises(IntegrityError):
        async with services.database.transaction(tenant) as session:
            await session.execute(update(Lesson).values(status="draft"))
    assert await states(builder) == {"Unidad": "draft", "Lección": "published"}


async def test_a_status_that_is_sent_publishes_too(building):
    builder = await building()
    unit = await builder.unit("Unidad")
    lesson = await builder.lesson(unit, "Lección")
    changed = await builder.client.put(f"lms/lessons/{lesson['guid']}", json={"status": "published"})
    assert data_of(changed)["published_by"] == str(builder.client.person.guid)
    await builder.lesson(unit, "Otra lección")
    path = f"{builder.path}/units/{unit['guid']}"
    assert data_of(await builder.client.put(path, json={"status": "published"}))["status"] == "published"
    assert set((await states(builder)).values()) == {"published"}


@pytest.mark.spec("PRO-071")
async def test_publish_all_publishes_every_draft(building):
    builder = await building()
    units = [await builder.unit(f"Unidad {at}") for at in range(3)]
    lesson = await builder.lesson(units[1], "Lección")
    first = data_of(await builder.client.post(f"{builder.path}/units/{units[0]['guid']}/publish"))
    published = data_of(await builder.client.post(f"{builder.path}/publish-all"))
    assert published == {"units": [unit["guid"] for unit in units[1:]], "lessons": [lesson["guid"]]}
    assert set((await states(builder)).values()) == {"published"}
    assert (await builder.units())[0]["published_at"] == first["published_at"]
    for unit in units:
        path = f"{builder.path}/units/{unit['guid']}"
        assert (await builder.client.put(path, json={"status": "draft"})).status_code == 409
    assert data_of(await builder.client.post(f"{builder.path}/publish-all")) == {"units": [], "lessons": []}


@pytest.mark.spec("PRO-077")
@pytest.mark.spec("PRO-078", part="by calls, which lessons")
async def test_a_lesson_is_converted_to_pro_for_good(building, services, tenant):
    builder = await building()
    unit = await builder.unit("Unidad")
    for kind in ("classic", "light"):
        lesson = await builder.lesson(unit, f"Lección {kind}", type=kind)
        path = f"lms/lessons/{lesson['guid']}"
        assert data_of(await builder.client.post(f"{path}/convert-to-pro"))["type"] == "Pro"
        for back in (
            await builder.client.put(path, json={"type": kind}),
            await builder.client.post(f"{path}/convert-to-pro"),
        ):
            assert (back.status_code, "ya es Pro" in back.json()["message"]) == (409, True)
        assert data_of(await builder.client.get(path))["type"] == "Pro"
    for kind in ("Mint", "map"):
        lesson = await builder.lesson(unit, f"Lección {kind}", type=kind)
        path = f"lms/lessons/{lesson['guid']}"
        assert (await builder.client.post(f"{path}/convert-to-pro")).status_code == 409
        assert (await builder.client.put(path, json={"type": "Pro"})).status_code == 409
    with pytest.raises(IntegrityError):
        async with services.database.transaction(tenant) as session:
            await session.execute(update(Lesson).values(type="classic"))


async def test_stale_versions_publish_and_convert_nothing(building):
    builder = await building()
    unit = await builder.unit("Unidad")
    lesson = await builder.lesson(unit, "Lección")
    stale = {"If-Match": '"7"'}
    for path in (
        f"{builder.path}/units/{unit['guid']}/publish",
        f"lms/lessons/{lesson['guid']}/publish",
        f"lms/lessons/{lesson['guid']}/convert-to-pro",
    ):
        assert (await builder.client.post(path, headers=stale)).status_code == 412
    assert set((await states(builder)).values()) == {"draft"}


@pytest.mark.spec("PRO-028", part="with submodules it keeps two levels")
async def test_a_program_with_submodules_keeps_its_two_levels(building, new_tenant):
    builder = await building(of=new_tenant(flags={"structure_levels": True}))
    unit = await builder.unit("Unidad")
    lesson = await builder.lesson(unit, "Lección")
    refused = await builder.client.put(builder.path, json={"structure_levels": 1})
    assert refused.status_code == 409
    assert "Elimínalos" in refused.json()["message"]
    data_of(await builder.client.delete(f"lms/lessons/{lesson['guid']}"))
    data_of(await builder.client.put(builder.path, json={"structure_levels": 1}))
    assert (await builder.client.put(builder.path, json={"structure_levels": 3})).status_code == 400
