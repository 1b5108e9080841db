"""How far a person got, as the viewer tells it and the person finds it again."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from uuid_utils.compat import uuid7

from .conftest import START, NewContent, Viewing

Clients = Callable[..., Awaitable[SignedIn]]
Viewings = Callable[..., Awaitable[Viewing]]


@pytest.mark.spec("VIE-143")
async def test_opening_a_content_starts_a_session_at_the_beginning(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    assert seen.started["progress"] == 0
    assert seen.started["last"] == 0
    assert seen.started["suspend_data"] is None
    assert seen.started["guid"] != seen.started["session_guid"]


@pytest.mark.spec("VIE-145", "VIE-098")
async def test_opening_it_again_continues_with_a_new_session(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    first = seen.started
    await seen.tell(0, 40, suspend_data="page=4")
    again = await seen.start()
    assert again["guid"] == first["guid"]
    assert again["session_guid"] != first["session_guid"]
    assert (again["progress"], again["last"], again["suspend_data"]) == (40, 40, "page=4")
    assert (await seen.read())["sessions"] == 2


@pytest.mark.spec("VIE-157", "VIE-163", "VIE-152")
async def test_watching_the_same_part_twice_counts_once(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    assert await seen.tell(0, 30, at=0) == {"progress": 30, "last": 30}
    assert await seen.tell(10, 20, at=3) == {"progress": 30, "last": 20}
    assert await seen.tell(50, 60, at=6) == {"progress": 40, "last": 60}
    assert await seen.tell(25, 55, at=9) == {"progress": 60, "last": 55}


@pytest.mark.spec("VIE-144")
async def test_progress_is_a_share_of_the_length_in_any_unit(tenant: Tenant, viewing: Viewings) -> None:
    pages = await viewing(tenant, length=8, type_guid="CTTY_05")
    assert (await pages.tell(2, 3))["progress"] == 12.5
    link = await viewing(tenant, length=1, type_guid="CTTY_06")
    assert await link.tell(0, 1) == {"progress": 100, "last": 1}


@pytest.mark.spec("VIE-156", "VIE-158")
async def test_what_lies_beyond_the_end_is_cut(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    assert await seen.tell(90, 250) == {"progress": 10, "last": 100}
    assert (await seen.tell(0, 100, at=3))["progress"] == 100
    assert (await seen.tell(500, 900, at=6))["progress"] == 100


@pytest.mark.spec("VIE-158")
@pytest.mark.parametrize(
    ("start", "end", "field"), [(20, 10, "progress_end"), (-1, 10, "progress_start"), (0, -5, "progress_end")]
)
async def test_a_part_that_runs_backwards_is_refused(
    tenant: Tenant, viewing: Viewings, start: float, end: float, field: str
) -> None:
    seen = await viewing(tenant)
    answer = await seen.client.post(seen.address, json=seen.update(start, end))
    assert answer.status_code == 400
    assert answer.json()["code"] == "VALIDATION_ERROR"
    assert field in {one["field"] for one in answer.json()["errors"]}
    assert (await seen.read())["progress"] == 0


@pytest.mark.spec("VIE-158")
@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"])
async def test_a_moment_at_the_edge_of_the_calendar_is_refused(
    tenant: Tenant, viewing: Viewings, moment: str
) -> None:
    seen = await viewing(tenant)
    body = {**seen.update(0, 10), "started_at": moment, "ended_at": moment}
    answer = await seen.client.post(seen.address, json=body)
    assert answer.status_code == 400
    assert {one["field"] for one in answer.json()["errors"]} == {"started_at", "ended_at"}


@pytest.mark.spec("VIE-159")
async def test_sending_an_update_twice_changes_nothing(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    score = {"scaled": 0.5, "raw": 5, "min": 0, "max": 10}
    update = {"suspend_data": "a", "completion_status": "incomplete", "score": score}
    first = await seen.tell(0, 10, at=0, **update)
    kept = await seen.read()
    assert await seen.tell(0, 10, at=0, **update) == first
    assert await seen.read() == kept


@pytest.mark.spec("VIE-159", "VIE-161")
async def test_a_late_resend_fills_in_and_does_not_go_back(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    await seen.tell(50, 60, at=30, suspend_data="new")
    assert await seen.tell(0, 10, at=0, suspend_data="old") == {"progress": 20, "last": 60}
    assert (await seen.read())["suspend_data"] == "new"


@pytest.mark.spec("VIE-123", "VIE-122")
async def test_completion_and_score_of_a_package_are_kept(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant, length=1, type_guid="CTTY_10")
    state = '{"current":"item_1","scos":{}}'
    score = {"scaled": None, "raw": 85.0, "min": 0.0, "max": 100.0}
    await seen.tell(0, 1, suspend_data=state, completion_status="passed", score=score)
    again = await seen.start()
    assert again["suspend_data"] == state
    assert (again["completion_status"], again["success_status"]) == ("completed", "passed")
    assert again["score"] == score


@pytest.mark.spec("VIE-153")
@pytest.mark.spec("VIE-154", part="the call")
async def test_leaving_closes_the_session_with_its_end(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    closed = await seen.close(START + timedelta(days=3650))
    assert closed["guid"] == seen.started["session_guid"]
    assert closed["ended_at"] >= closed["started_at"]
    assert (await seen.close(START))["ended_at"] == closed["ended_at"]
    assert (await seen.tell(0, 10))["progress"] == 10


@pytest.mark.spec("VIE-153")
async def test_a_body_that_names_another_session_is_refused(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    guid, session = seen.started["guid"], seen.started["session_guid"]
    body = {"consumption_guid": str(uuid7()), "guid": str(uuid7()), "ended_at": START.isoformat()}
    answer = await seen.client.put(f"consumptions/{guid}/sessions/{session}", json=body)
    assert answer.status_code == 400


@pytest.mark.spec("VIE-160")
async def test_anothers_consumption_is_not_there(tenant: Tenant, viewing: Viewings, client: Clients) -> None:
    seen = await viewing(tenant)
    guid, session = seen.started["guid"], seen.started["session_guid"]
    for role in ("R01", "R04"):
        other = await client(tenant, role)
        assert (await other.post(seen.address, json=seen.update(0, 10))).status_code == 404
        body = {"ended_at": START.isoformat()}
        closing = await other.put(f"consumptions/{guid}/sessions/{session}", json=body)
        assert closing.status_code == 404
        assert seen.client.person is not None
        listing = await other.get("consumptions", params={"user_guid": str(seen.client.person.guid)})
        assert listing.status_code == 404
        assert (await other.get("consumptions")).json()["data"] == []
    assert (await seen.read())["progress"] == 0


@pytest.mark.spec("VIE-160")
async def test_a_session_of_another_consumption_is_not_there(tenant: Tenant, viewing: Viewings) -> None:
    first = await viewing(tenant)
    second = await viewing(tenant, by=first.client)
    update = {**first.update(0, 10), "session_guid": second.started["session_guid"]}
    assert (await first.client.post(first.address, json=update)).status_code == 404


@pytest.mark.spec("VIE-032", "VIE-058")
async def test_who_may_not_open_does_not_start(tenant: Tenant, client: Clients, content: NewContent) -> None:
    closed = await content(tenant, is_public=False)
    inactive = await content(tenant, status="inactive")
    teachers = await content(tenant, is_teacher_only=1)
    cases = [
        ("R01", closed, 403, "ERROR_403"),
        ("R01", teachers, 403, "ERROR_403"),
        ("R04", inactive, 403, "CONTENT_DISABLED"),
        ("R05", closed, 403, "FORBIDDEN"),
        ("R04", uuid7(), 404, "NOT_FOUND"),
    ]
    for role, guid, status, code in cases:
        somebody = await client(tenant, role)
        body = {"content_guid": str(guid), "type": "CTTY_06", "progress_ends": 1}
        answer = await somebody.post("consumptions", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["message"]


async def test_another_tenants_consumption_is_not_there(
    tenant: Tenant, other_tenant: Tenant, viewing: Viewings, client: Clients
) -> None:
    seen = await viewing(tenant)
    stranger = await client(other_tenant, "R04")
    assert (await stranger.post(seen.address, json=seen.update(0, 10))).status_code == 404


async def test_a_shorter_replacement_is_measured_anew(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    await seen.tell(0, 40)
    seen.length = 50
    again = await seen.start()
    assert (again["progress"], again["last"]) == (80, 40)
