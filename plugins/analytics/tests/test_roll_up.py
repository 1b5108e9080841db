"""How the roll-ups are written: once for each sitting, on its day, whoever tells of it and however often."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from estante.jobs.kinds import JobContext
from estante.jobs.payloads import NoPayload
from estante.testing.answers import data_of
from estante.testing.workbench import until
from estante_analytics.jobs import look_after
from estante_analytics.models import UsageBuild, UsageContent, UsageDay, UsageMark
from estante_analytics.services.roll_up import UsageRollUp
from estante_viewer.contracts import ContentConsumed, ContentConsumptionStarted
from sqlalchemy import func, select, text, update
from uuid_utils.compat import uuid7

from plugins.analytics.tests.conftest import NOON, usage

CONTENT = UUID(int=1)
ADD_LINK = text("""
INSERT INTO contents (tenant_id, guid, name, type_guid, url, status, is_public, is_teacher_only,
  storage_status, assets)
VALUES (:tenant, :guid, 'Agua', 'CTTY_06', 'https://example.org/agua', 'active', true, 0, 'none', '{}')
""")


@pytest.fixture
def rows(database):
    """The rows of a tenant's days."""

    async def read(tenant):
        async with database.transaction(tenant) as session:
            return list(
                await session.scalars(
                    select(UsageDay).order_by(UsageDay.day, UsageDay.person_guid, UsageDay.role_guid)
                )
            )

    return read


@pytest.fixture
def tell(workbench):
    """Tell of a sitting that began, as the viewer does."""

    async def dispatch(tenant, person, session_guid, kind=ContentConsumptionStarted, **more):
        event = kind(
            tenant_id=tenant.guid,
            at=NOON,
            actor_guid=person,
            consumption_guid=uuid7(),
            session_guid=session_guid,
            content_guid=CONTENT,
            **more,
        )
        await workbench.dispatch(event, tenant)

    return dispatch


@pytest.fixture
def roll_up(services):
    """Count what was marked, as the job does; answers how many sittings."""

    async def run(tenant):
        async with services.database.transaction(tenant) as session:
            return await UsageRollUp(session, tenant, services.registry).count_marked()

    return run


@pytest.mark.spec("ANA-012")
async def test_opening_a_content_changes_the_figures_by_the_job(client, house, database, workbench, rows):
    student, demo = await client(house, "R01"), await client(house, "R01", is_demo=True)
    content = uuid7()
    async with database.transaction(house) as session:
        await session.execute(ADD_LINK, {"tenant": house.guid, "guid": content})
    for who in (student, demo):
        body = {"content_guid": str(content), "type": "CTTY_06"}
        begun = data_of(await who.post("consumptions", json=body))
        closing = {
            "consumption_guid": begun["guid"],
            "guid": begun["session_guid"],
            "ended_at": datetime.now(UTC).isoformat(),
        }
        path = f"consumptions/{begun['guid']}/sessions/{begun['session_guid']}"
        data_of(await who.put(path, json=closing))
    workbench.start(with_clock=True)

    async def is_counted():
        async with database.transaction(house) as session:
            marks = await session.scalar(select(func.count()).select_from(UsageMark))
        return marks == 0 and bool(await rows(house))

    await until(is_counted)
    (row,) = await rows(house)
    assert (row.person_guid, row.sessions, row.role_guid) == (student.person.guid, 1, "R01")
    admin = await client(house, "R04")
    assert (await usage(admin, period="7d"))["totals"]["people"] == 1


@pytest.mark.spec("ANA-012", part="repeated and late")
async def test_a_sitting_that_is_told_twice_and_late_counts_once_on_its_day(
    house, person, sit, tell, roll_up, rows
):
    student = await person(house, "R01")
    (first,) = await sit(house, student.guid, CONTENT, NOON)
    for _ in range(2):
        await tell(house, student.guid, first)
        await tell(house, student.guid, first, ContentConsumed, progress=50.0)
        assert await roll_up(house) == 1
    (late,) = await sit(house, student.guid, UUID(int=2), NOON - timedelta(days=40), minutes=5)
    await tell(house, student.guid, late)
    await roll_up(house)
    assert [(str(row.day), row.sessions, row.seconds) for row in await rows(house)] == [
        ("2026-01-29", 1, 300),
        ("2026-03-10", 1, 600),
    ]


async def test_a_day_is_the_tenants_and_an_open_sitting_has_no_time_yet(house, person, sit, count, rows):
    student = await person(house, "R01")
    await sit(house, student.guid, CONTENT, datetime(2026, 3, 11, 2, 30, tzinfo=UTC), ended=False)
    await count(house)
    (row,) = await rows(house)
    assert (str(row.day), row.sessions, row.seconds) == ("2026-03-10", 1, 0)


async def test_who_has_another_role_now_keeps_that_of_the_day(house, person, sit, count, database, rows):
    student = await person(house, "R01")
    await sit(house, student.guid, CONTENT, NOON)
    await count(house)
    async with database.transaction(house) as session:
        await session.execute(
            text("UPDATE people SET role_guid = 'R02' WHERE guid = :guid"), {"guid": student.guid}
        )
    await sit(house, student.guid, UUID(int=2), NOON, NOON + timedelta(days=1))
    await count(house)
    assert [(row.role_guid, row.sessions) for row in await rows(house)] == [("R01", 2), ("R02", 1)]


async def test_counting_all_anew_is_the_same_and_takes_demo_people_out(
    house, person, sit, count, database, rows
):
    people = [await person(house, "R01") for _ in range(3)]
    for student in people:
        await sit(house, student.guid, CONTENT, NOON, NOON + timedelta(days=1))
    await count(house)
    before = [vars_of(row) for row in await rows(house)]
    await count(house)
    assert [vars_of(row) for row in await rows(house)] == before
    async with database.transaction(house) as session:
        await session.execute(
            text("UPDATE people SET is_demo = true WHERE guid = :guid"), {"guid": people[0].guid}
        )
    await count(house)
    assert {row.person_guid for row in await rows(house)} == {people[1].guid, people[2].guid}


def vars_of(row):
    return (row.day, row.person_guid, row.role_guid, row.sessions, row.seconds, row.school_guids)


@pytest.mark.spec("ANA-013", part="erased people")
async def test_who_is_erased_stays_in_the_sums_and_is_nobody(
    client, house, sit, count, rows, workbench, database
):
    admin = await client(house, "R04")
    student = await client(house, "R01", username="ines.gil")
    await sit(house, student.person.guid, CONTENT, NOON)
    await count(house)
    address = f"users/{student.person.guid}/personal-data/erase"
    begun = data_of(await admin.post(address, json={"username": "ines.gil"}), 202)
    await workbench.finish(begun["job_guid"], house)
    await count(house)
    (row,) = await rows(house)
    assert row.person_guid != student.person.guid
    async with database.transaction(house) as session:
        contents = list(await session.scalars(select(UsageContent.person_guid)))
    assert contents == [row.person_guid]
    assert (await usage(admin))["totals"] == {"people": 1, "sessions": 1, "seconds": 600, "contents": 1}


async def test_roll_ups_are_made_anew_once_and_after_a_gap(house, person, sit, database, services, rows):
    student = await person(house, "R01")
    await sit(house, student.guid, CONTENT, NOON)
    job = JobContext(services.work, house)
    assert await look_after(job, NoPayload()) == {"rebuilt": True}
    assert len(await rows(house)) == 1
    assert await look_after(job, NoPayload()) == {"rebuilt": False}
    days_ago = func.now() - timedelta(days=3)
    for stale in ({"seen_at": days_ago}, {"version": 0}, {"time_zone": "Asia/Tokyo"}):
        async with database.transaction(house) as session:
            await session.execute(update(UsageBuild).values(**stale))
        assert await look_after(job, NoPayload()) == {"rebuilt": True}
