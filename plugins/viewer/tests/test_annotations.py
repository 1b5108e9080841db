"""Notes on a content: one's own, whoever else is about."""

from collections.abc import Awaitable, Callable
from uuid import UUID

import pytest
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from estante_viewer.services import annotations
from uuid_utils.compat import uuid7

from .conftest import Json, NewContent

Clients = Callable[..., Awaitable[SignedIn]]


def note(text: str = "mira aquí", *, guid: UUID | None = None, parent: UUID | None = None) -> Json:
    return {"guid": str(guid or uuid7()), "annotation": text, "parent_guid": str(parent) if parent else None}


async def make(by: SignedIn, content_guid: UUID, *notes: Json) -> None:
    for one in notes:
        answer = await by.post(f"cms/contents/{content_guid}/annotations", json=one)
        assert answer.status_code == 201, answer.text


async def guids(by: SignedIn, content_guid: UUID, **params: str) -> list[str]:
    answer = await by.get(f"cms/contents/{content_guid}/annotations", params=params)
    assert answer.status_code == 200, answer.text
    return [row["guid"] for row in answer.json()["data"]]


@pytest.mark.spec("VIE-164", "VIE-165", "VIE-166")
@pytest.mark.spec("VIE-025", part="the calls")
async def test_notes_are_found_again_under_their_course(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid, course = await client(tenant, "R01"), await content(tenant), uuid7()
    here, there, loose = note(parent=course), note(parent=uuid7()), note()
    await make(student, guid, here, there, loose)
    await make(student, await content(tenant), note(parent=course))
    assert await guids(student, guid, parent=str(course)) == [here["guid"]]
    with_loose = await guids(student, guid, parent=str(course), includeWithoutParent="true")
    assert with_loose == [here["guid"], loose["guid"]]
    assert await guids(student, guid, includeWithoutParent="true") == [
        one["guid"] for one in (here, there, loose)
    ]


@pytest.mark.spec("VIE-167")
async def test_a_note_is_replaced(tenant: Tenant, client: Clients, content: NewContent) -> None:
    student, guid, first = await client(tenant, "R01"), await content(tenant), note("uno")
    await make(student, guid, first)
    address = f"cms/contents/{guid}/annotations/{first['guid']}"
    parent = str(uuid7())
    answer = await student.put(address, json={**first, "annotation": "dos", "parent_guid": parent})
    replaced = answer.json()["data"]
    assert (replaced["annotation"], replaced["parent_guid"]) == ("dos", parent)
    assert (await student.put(address, json=note())).status_code == 400


@pytest.mark.spec("VIE-168", "VIE-169", "VIE-174")
async def test_deleting_takes_the_notes_below_and_says_what_is_not_there(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant)
    top = note()
    middle = note(parent=UUID(top["guid"]))
    leaf, other, unknown = note(parent=UUID(middle["guid"])), note(), str(uuid7())
    await make(student, guid, top, middle, leaf, other)
    address = f"cms/contents/{guid}/annotations"
    answer = await student.request("DELETE", address, json={"guid": [top["guid"], unknown]})
    assert set(answer.json()["data"]["deleted"]) == {one["guid"] for one in (top, middle, leaf)}
    (refused,) = answer.json()["data"]["refused"]
    assert (refused["guid"], refused["code"]) == (unknown, "NOT_FOUND")
    assert refused["message"] != "errors.NOT_FOUND"
    single = await student.request("DELETE", address, json={"guid": other["guid"]})
    assert single.json()["data"] == {"deleted": [other["guid"]], "refused": []}
    assert await guids(student, guid) == []


async def test_notes_that_name_each_other_as_parents_are_deleted(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid, first, second = await client(tenant, "R01"), await content(tenant), uuid7(), uuid7()
    await make(student, guid, note(guid=first, parent=second), note(guid=second, parent=first))
    answer = await student.request("DELETE", f"cms/contents/{guid}/annotations", json={"guid": str(first)})
    assert set(answer.json()["data"]["deleted"]) == {str(first), str(second)}


@pytest.mark.spec("VIE-175", "VIE-176")
async def test_nobody_else_reads_changes_or_deletes_a_note(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid, mine = await client(tenant, "R01"), await content(tenant), note("mío")
    await make(student, guid, mine)
    again = await student.post(f"cms/contents/{guid}/annotations", json=mine)
    assert again.status_code == 409
    assert (again.json()["code"], again.json()["errno"], again.json()["field"]) == (
        "ER_DUP_ENTRY",
        1062,
        "guid",
    )
    for role in ("R01", "R02", "R04"):
        other = await client(tenant, role)
        address = f"cms/contents/{guid}/annotations"
        assert await guids(other, guid) == []
        changed = await other.put(f"{address}/{mine['guid']}", json={**mine, "annotation": "tuyo"})
        assert changed.status_code == 404
        deleted = await other.request("DELETE", address, json={"guid": mine["guid"]})
        assert deleted.json()["data"]["deleted"] == []
        await make(other, guid, {**mine, "annotation": "otro"})
    own = await student.get(f"cms/contents/{guid}/annotations")
    assert [row["annotation"] for row in own.json()["data"]] == ["mío"]


async def test_a_content_holds_so_many_notes_and_no_more(
    tenant: Tenant, client: Clients, content: NewContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(annotations, "MAX_PER_CONTENT", 2)
    student, guid = await client(tenant, "R01"), await content(tenant)
    await make(student, guid, note(), note())
    answer = await student.post(f"cms/contents/{guid}/annotations", json=note())
    assert (answer.status_code, answer.json()["code"]) == (422, "TOO_MANY_ANNOTATIONS")
    assert "2" in answer.json()["message"]


async def test_a_note_on_a_closed_content_is_refused(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant, is_public=False)
    answer = await student.post(f"cms/contents/{guid}/annotations", json=note())
    assert (answer.status_code, answer.json()["code"]) == (403, "ERROR_403")
