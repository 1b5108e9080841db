"""The copy of the roll-ups in ClickHouse: sent when they are counted, and read once it has everything."""

from datetime import timedelta
from types import SimpleNamespace
from uuid import UUID

import pytest
from estante.identity.models import Person
from estante.jobs.payloads import NoPayload
from estante.privacy.erasure import begin_erasure, erase_person
from estante_analytics import jobs
from estante_analytics.figures import clickhouse_client
from estante_analytics.figures.clickhouse_client import ClickHouse
from estante_analytics.figures.copying import bring_up_to_date
from estante_analytics.figures.store import StoreAway
from estante_analytics.models import UsageCopy, UsageDay, UsageStore
from estante_analytics.services.roll_up import NOBODY, UsageRollUp
from sqlalchemy import delete, func, select, text

from plugins.analytics.tests.conftest import NOON, usage

CONTENT, SECOND = UUID(int=1), UUID(int=2)
FORGET = text("""
DELETE FROM consumption_sessions
WHERE consumption_guid IN (SELECT guid FROM consumptions WHERE content_guid = :content)
""")
THEIRS = (
    "SELECT 1 FROM estante_usage_days WHERE tenant = {tenant:UUID} AND person = {person:UUID}",
    "SELECT 1 FROM estante_usage_contents WHERE tenant = {tenant:UUID} AND person = {person:UUID}",
)
EMBEDDED, AWAY = "chdb://", "clickhouse://127.0.0.1:9/estante"


@pytest.fixture
def used(client, house, person, sit, count):
    """Six people who opened a content at noon, counted; answers the admin's client and the people."""

    async def make():
        people = [await person(house, "R01") for _ in range(6)]
        for somebody in people:
            await sit(house, somebody.guid, CONTENT, NOON)
        await count(house)
        return await client(house, "R04"), people

    return make


def work_on(services, tenant):
    """What an erasure is given."""
    return SimpleNamespace(
        tenant=tenant,
        database=services.database,
        files=services.files,
        queue=services.queue,
        plugins=services.registry,
    )


@pytest.fixture
def embedded(monkeypatch):
    """ClickHouse in this process."""
    monkeypatch.setenv("ANALYTICS_URL", EMBEDDED)
    return ClickHouse(EMBEDDED)


@pytest.fixture
def rows(database):
    """How many rows of a tenant a table has."""

    async def of(model, tenant):
        async with database.transaction(tenant) as session:
            return await session.scalar(select(func.count()).select_from(model))

    return of


@pytest.mark.spec("ANA-005", part="ClickHouse away")
async def test_where_clickhouse_is_away_the_figures_are_postgresqls(house, used, rows, database, monkeypatch):
    monkeypatch.setenv("ANALYTICS_URL", "")
    admin, _ = await used()
    before = await usage(admin)
    assert await rows(UsageCopy, house) == 0
    assert await clickhouse_client.is_reached() is None
    monkeypatch.setenv("ANALYTICS_URL", AWAY)
    async with database.transaction(house) as session:
        session.add(UsageStore(tenant_id=house.guid, store=ClickHouse(AWAY).name))
    assert await usage(admin) == before
    assert before["totals"]["people"] == 6
    assert "does not answer" in await clickhouse_client.is_reached()


async def test_what_could_not_be_sent_waits(house, used, rows, services, monkeypatch):
    monkeypatch.setenv("ANALYTICS_URL", AWAY)
    with pytest.raises(StoreAway):
        await used()
    waiting = await rows(UsageCopy, house)
    job = SimpleNamespace(database=services.database, tenant=house)
    assert await jobs.copy(job, NoPayload()) == {"days": 0}
    assert await rows(UsageCopy, house) == waiting > 0


async def test_what_is_counted_without_clickhouse_ends_its_copy(house, used, rows, database, monkeypatch):
    monkeypatch.setenv("ANALYTICS_URL", "")
    async with database.transaction(house) as session:
        session.add(UsageStore(tenant_id=house.guid, store="one"))
    await used()
    assert await rows(UsageStore, house) == 0


async def test_an_address_is_told_apart_by_its_place_and_not_by_who_signs_in():
    names = [ClickHouse(f"clickhouse://{who}@a.example:8443/estante").name for who in ("ana:1", "eva:2")]
    assert names[0] == names[1]
    assert ClickHouse("clickhouse://a.example:8443/other").name != names[0]


@pytest.mark.wide
@pytest.mark.spec("ANA-005", part="ClickHouse")
async def test_a_copy_is_read_once_it_has_everything(house, used, rows, database, embedded):
    admin, _ = await used()
    before = await usage(admin)
    assert await rows(UsageCopy, house) == 0
    async with database.transaction(house) as session:
        await session.execute(delete(UsageDay))
    assert await usage(admin) == before
    async with database.transaction(house) as session:
        await session.execute(delete(UsageStore))
    assert (await usage(admin))["totals"]["people"] == 0


@pytest.mark.wide
@pytest.mark.spec("ANA-012", part="ClickHouse")
async def test_the_job_sends_what_was_counted_anew_and_takes_away_what_is_gone(
    house, used, sit, count, rows, database, embedded
):
    admin, (first, *_) = await used()
    await sit(house, first.guid, SECOND, NOON, NOON + timedelta(days=1))
    await count(house)
    figures = await usage(admin, to="2026-03-11")
    assert (figures["totals"]["sessions"], figures["totals"]["contents"]) == (8, 2)
    assert [row["people"] for row in figures["days"]] == [6, 1]
    async with database.transaction(house) as session:
        await session.execute(FORGET, {"content": SECOND})
    await count(house)
    figures = await usage(admin, to="2026-03-11")
    assert (figures["totals"]["sessions"], figures["totals"]["contents"]) == (6, 1)
    assert [row["people"] for row in figures["days"]] == [6, 0]
    assert (await rows(UsageCopy, house), await rows(UsageStore, house)) == (0, 1)


@pytest.mark.wide
async def test_who_is_erased_is_nobody_in_the_copy_too(house, used, sit, rows, services, database, embedded):
    admin, (first, *_) = await used()
    # A day of theirs waits to be copied meanwhile.
    await sit(house, first.guid, SECOND, NOON + timedelta(days=1))
    async with database.transaction(house) as session:
        after = NOBODY
        while after is not None:
            after = await UsageRollUp(session, house, services.registry).count_people(after)
    assert await rows(UsageCopy, house) > 0
    async with database.transaction(house) as session:
        somebody = await session.get_one(Person, (house.guid, first.guid))
        entry, _ = await begin_erasure(session, house, somebody)
    await erase_person(work_on(services, house), entry)
    values = {"tenant": house.guid, "person": first.guid}
    for sql in THEIRS:
        assert await embedded.query(sql, values) == []
    assert await rows(UsageCopy, house) > 0
    await bring_up_to_date(database, house, embedded)
    figures = await usage(admin, to="2026-03-11")
    assert [row["people"] for row in figures["days"]] == [6, 1]


@pytest.mark.wide
async def test_organizations_have_nothing_of_each_other_in_the_copy(
    house, used, new_tenant, client, sit, person, count, embedded
):
    admin, _ = await used()
    other = new_tenant(flags={"showAnalyticsGame": True}, time_zone="America/Santiago")
    for _ in range(5):
        await sit(other, (await person(other, "R01")).guid, CONTENT, NOON)
    await count(other)
    assert (await usage(admin))["totals"]["people"] == 6
    assert (await usage(await client(other, "R04")))["totals"]["people"] == 5
