"""How long a content is, what counts as seen, and whose word holds (A115, A116)."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from estante.database.engine import Database
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from sqlalchemy import text
from uuid_utils.compat import uuid7

from .conftest import Viewing

Viewings = Callable[..., Awaitable[Viewing]]
Clients = Callable[..., Awaitable[SignedIn]]


async def replace(database: Database, tenant: Tenant, seen: Viewing, assets: str) -> None:
    """The content gets another file, of another length."""
    async with database.transaction(tenant) as session:
        await session.execute(
            text("UPDATE contents SET assets = CAST(:assets AS jsonb) WHERE guid = :guid"),
            {"assets": assets, "guid": seen.content_guid},
        )


@pytest.mark.spec("VIE-144")
async def test_a_book_has_its_own_number_of_pages_whatever_the_viewer_says(
    tenant: Tenant, viewing: Viewings
) -> None:
    seen = await viewing(tenant, type_guid="CTTY_05", length=1, pages=160)
    assert (await seen.tell(0, 40))["progress"] == 25
    seen.type_guid = "CTTY_99"
    again = await seen.start()
    assert (again["progress"], again["last"], again["covered"]) == (25, 40, [[0, 40]])
    row = await seen.read()
    assert (row["type"], row["progress_ends"]) == ("CTTY_05", 160)


@pytest.mark.spec("VIE-144")
async def test_a_length_that_only_the_player_knows_may_come_late(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant, length=None)
    assert (await seen.tell(0, 30))["progress"] == 0
    assert (await seen.tell(30, 40, at=3, progress_ends=80))["progress"] == 50
    assert (await seen.read())["progress_ends"] == 80


async def test_opening_never_lowers_what_a_person_has_reached(
    tenant: Tenant, viewing: Viewings, database: Database
) -> None:
    seen = await viewing(tenant, type_guid="CTTY_05", pages=8)
    assert (await seen.tell(0, 8))["progress"] == 100
    await replace(database, tenant, seen, '{"pages": 16}')
    assert (await seen.start())["progress"] == 100
    assert (await seen.tell(8, 9, at=3))["progress"] == 100
    await replace(database, tenant, seen, '{"pages": 2}')
    again = await seen.start()
    assert (again["progress"], again["last"], again["covered"]) == (100, 2, [[0, 9]])


@pytest.mark.spec("VIE-157")
async def test_what_a_jump_leaves_between_two_looks_is_seen(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant, duration=100)
    assert (await seen.tell(0.4, 30))["progress"] == 30
    assert (await seen.tell(30.9, 50, at=3))["progress"] == 50
    assert (await seen.tell(51, 60, at=6))["progress"] == 59
    pages = await viewing(tenant, type_guid="CTTY_05", pages=4)
    await pages.tell(0, 1)
    assert (await pages.tell(2, 3, at=3))["progress"] == 50


@pytest.mark.spec("VIE-157")
@pytest.mark.parametrize(("end", "progress"), [(54.5, 97.75), (54.7, 100), (55.744, 100)])
async def test_from_98_percent_on_a_content_is_seen(
    tenant: Tenant, viewing: Viewings, end: float, progress: float
) -> None:
    seen = await viewing(tenant, duration=55.771)
    await seen.tell(0, 20)
    assert (await seen.tell(20, end, at=3))["progress"] == pytest.approx(progress, abs=0.1)


@pytest.mark.spec("VIE-157")
async def test_a_player_that_reaches_its_end_is_at_the_end_of_the_content(
    tenant: Tenant, viewing: Viewings
) -> None:
    seen = await viewing(tenant, duration=20)
    told = await seen.tell(0, 18, ended=True)
    assert told == {"progress": 100, "last": 20}
    skipped = await viewing(tenant, duration=20)
    assert (await skipped.tell(17, 18, ended=True))["progress"] == 15


@pytest.mark.spec("VIE-159")
async def test_several_parts_go_in_one_update(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant, duration=100)
    parts = [[0, 10], [40, 50], [95, 140]]
    told = await seen.tell(60, 70, covered=parts, sequence=1)
    assert told == {"progress": 35, "last": 70}
    assert await seen.tell(60, 70, covered=parts, sequence=1) == told
    refused = seen.update(0, 1, covered=[[5, 3]])
    answer = await seen.client.post(seen.address, json=refused)
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (400, "covered")


@pytest.mark.spec("VIE-159", "VIE-161")
async def test_a_number_says_what_is_newer_whatever_the_clock_says(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    await seen.tell(50, 60, at=30, sequence=1, suspend_data="first")
    # The device's clock was set back meanwhile.
    assert (await seen.tell(70, 80, at=0, sequence=2, suspend_data="second"))["last"] == 80
    assert (await seen.tell(50, 60, at=30, sequence=1, suspend_data="first"))["last"] == 80
    assert (await seen.read())["suspend_data"] == "second"


@pytest.mark.spec("VIE-145", "VIE-161")
async def test_what_an_earlier_sitting_sends_late_counts_and_moves_nothing(
    tenant: Tenant, viewing: Viewings
) -> None:
    seen = await viewing(tenant)
    late = seen.update(0, 10, suspend_data="old", sequence=9)
    await seen.start()
    await seen.tell(50, 60, suspend_data="new", sequence=1)
    answer = await seen.client.post(seen.address, json=late)
    assert answer.json()["data"] == {"progress": 20, "last": 60}
    assert (await seen.read())["suspend_data"] == "new"


@pytest.mark.spec("VIE-145")
async def test_two_windows_of_one_person_add_up(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    first = seen.started["session_guid"]
    await seen.start()
    await seen.tell(50, 60, sequence=1)
    now = datetime.now(UTC).isoformat()
    answer = await seen.tell(0, 10, sequence=1, session_guid=first, started_at=now, ended_at=now)
    assert answer == {"progress": 20, "last": 10}
    assert (await seen.tell(60, 70, at=3, sequence=2)) == {"progress": 30, "last": 70}


@pytest.mark.spec("VIE-145", "VIE-143")
async def test_starting_a_sitting_twice_starts_it_once(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    own = str(uuid7())
    first = await seen.start(session_guid=own)
    again = await seen.start(session_guid=own)
    assert first["session_guid"] == again["session_guid"] == own
    assert (await seen.read())["sessions"] == 2


async def test_anothers_sitting_cannot_be_started(tenant: Tenant, viewing: Viewings) -> None:
    seen, other = await viewing(tenant), await viewing(tenant)
    body = {"content_guid": str(other.content_guid), "session_guid": seen.started["session_guid"]}
    assert (await other.client.post("consumptions", json=body)).status_code == 404


@pytest.mark.spec("VIE-153")
async def test_a_start_that_comes_late_began_when_the_person_did(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    await seen.start(waited=3600)
    closed = await seen.close(datetime.now(UTC))
    begun, ended = (datetime.fromisoformat(closed[name]) for name in ("started_at", "ended_at"))
    assert (ended - begun).total_seconds() >= 3600
    # The sitting that began after it is the one that moves the position.
    assert (await seen.tell(0, 10, sequence=1))["last"] == 0


@pytest.mark.spec("VIE-123")
@pytest.mark.parametrize(
    ("sent", "completion", "success"),
    [
        ({"completion_status": "failed"}, "completed", "failed"),
        ({"completion_status": "incomplete", "success_status": "passed"}, "incomplete", "passed"),
        ({"completion_status": "browsed"}, "browsed", None),
        ({"success_status": "failed"}, None, "failed"),
    ],
)
async def test_completion_and_success_are_two_things(
    tenant: Tenant, viewing: Viewings, sent: dict[str, Any], completion: str | None, success: str | None
) -> None:
    seen = await viewing(tenant, type_guid="CTTY_10")
    await seen.tell(0, 0, **sent)
    row = await seen.read()
    assert (row["completion_status"], row["success_status"], row["progress"]) == (completion, success, 0)
