"""An organization with analytics, and people who open contents."""

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from estante.testing.answers import data_of
from estante_analytics.figures.clickhouse_client import clickhouse
from estante_analytics.figures.copying import bring_up_to_date
from estante_analytics.services import usage as usage_service
from estante_analytics.services.roll_up import NOBODY, UsageRollUp
from estante_viewer.models import Consumption, ConsumptionSession

from plugins.analytics.tests.programs import Course

FLAGS = {"showAnalyticsGame": True}
NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)


@pytest.fixture
def house(new_tenant):
    """An organization that has analytics."""
    return new_tenant(flags=FLAGS, time_zone="America/Santiago")


@pytest.fixture
def sit(services):
    """Write sittings of people as the viewer does, without telling anybody; answers the sittings' guids."""

    async def write(tenant, person, content, *starts, minutes=10, ended=True):
        guids = []
        async with services.database.transaction(tenant) as session:
            consumption = Consumption(
                tenant_id=tenant.guid,
                guid=uuid4(),
                person_guid=UUID(str(person)),
                content_guid=content,
                type="CTTY_05",
            )
            session.add(consumption)
            await session.flush()
            for start in starts:
                sitting = ConsumptionSession(
                    tenant_id=tenant.guid,
                    guid=uuid4(),
                    consumption_guid=consumption.guid,
                    started_at=start,
                    ended_at=start + timedelta(minutes=minutes) if ended else None,
                )
                session.add(sitting)
                guids.append(sitting.guid)
        return guids

    return write


@pytest.fixture
def count(services):
    """Count everything of a tenant from the start."""

    async def run(tenant):
        after = NOBODY
        while after is not None:
            async with services.database.transaction(tenant) as session:
                after = await UsageRollUp(session, tenant, services.registry).count_people(after)
        if (store := clickhouse()) is not None:
            await bring_up_to_date(services.database, tenant, store)

    return run


@pytest.fixture(params=["postgresql", pytest.param("clickhouse", marks=pytest.mark.wide)])
def figures_in(request, monkeypatch):
    """Where the figures are added up. ClickHouse is chdb, the same engine inside of this process."""
    monkeypatch.setenv("ANALYTICS_URL", "chdb://" if request.param == "clickhouse" else "")
    # PostgreSQL answers for a store that is away: here none is.
    monkeypatch.setattr(usage_service, "log", None)
    return request.param


@pytest.fixture
def course(database):
    """A published program of a tenant."""

    async def publish(tenant, name="El agua"):
        return await Course(database, tenant, name).publish()

    return publish


async def usage(who, **query):
    """The figures, of the tenth of March 2026 unless other days are named."""
    days = {} if "period" in query else {"from": "2026-03-10", "to": "2026-03-10"}
    return data_of(await who.get("analytics/usage", params={**days, **query}))
