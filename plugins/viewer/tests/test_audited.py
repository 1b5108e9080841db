"""What people write about a content leaves a record of who did what, and never their words."""

from collections.abc import Awaitable, Callable

import pytest
from estante.database.engine import Database
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from uuid_utils.compat import uuid7

from .conftest import Json, NewContent

Clients = Callable[..., Awaitable[SignedIn]]
WORDS = "no me gusta nada"


async def records(tenant: Tenant, client: Clients, **filters: str) -> list[Json]:
    """Oldest first."""
    admin = await client(tenant, "R04")
    answer = await admin.get("audit", params={"orderBy": "at", **filters})
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["data"]
    return found


def shown(record: Json) -> tuple[object, ...]:
    return record["action"], record["actor_username"], record["entity_guid"], record["detail"]


@pytest.mark.spec("KER-132", part="annotations, reviews and reports")
async def test_notes_are_recorded_when_made_changed_and_deleted(
    tenant: Tenant, client: Clients, content: NewContent, database: Database
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant)
    top, leaf = str(uuid7()), str(uuid7())
    address = f"cms/contents/{guid}/annotations"
    await student.post(address, json={"guid": top, "annotation": WORDS})
    await student.post(address, json={"guid": leaf, "annotation": WORDS, "parent_guid": top})
    await student.put(f"{address}/{top}", json={"guid": top, "annotation": WORDS + WORDS})
    await student.request("DELETE", address, json={"guid": [top, str(uuid7())]})
    found = await records(tenant, client, entity="annotation")
    who, where = student.person.username if student.person else "", {"content": str(guid)}
    assert [shown(one) for one in found[:3]] == [
        ("annotations.create", who, top, where),
        ("annotations.create", who, leaf, where),
        ("annotations.update", who, top, where),
    ]
    assert {shown(one)[0] for one in found[3:]} == {"annotations.delete"}
    assert {one["entity_guid"] for one in found[3:]} == {top, leaf}
    async with database.reading(tenant) as connection:
        assert await connection.fetchval("SELECT count(*) FROM audit WHERE detail::text LIKE '%gusta%'") == 0


@pytest.mark.spec("KER-132", part="annotations, reviews and reports")
async def test_ratings_and_reports_are_recorded(tenant: Tenant, client: Clients, content: NewContent) -> None:
    teacher, guid = await client(tenant, "R02"), await content(tenant)
    for useful in (5, 2):
        rating = {"usefull_rating": useful, "difficult_rating": 3}
        await teacher.post(f"cms/contents/{guid}/reviews", json=rating)
    made = await teacher.post(
        f"cms/contents/{guid}/reports", json={"type": "content-error", "comment": WORDS}
    )
    first, second = await records(tenant, client, entity="review")
    assert (first["action"], second["action"]) == ("reviews.create", "reviews.update")
    assert first["entity_guid"] == second["entity_guid"]
    assert second["detail"] == {"content": str(guid), "usefull": 2, "difficult": 3}
    (report,) = await records(tenant, client, entity="report")
    who = teacher.person.username if teacher.person else ""
    detail = {"content": str(guid), "type": "content-error"}
    assert shown(report) == ("reports.create", who, made.json()["data"]["guid"], detail)
