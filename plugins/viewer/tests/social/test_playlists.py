"""Groups of contents that people keep, and what lies in them."""

from collections.abc import Awaitable, Callable

import pytest
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante.testing.fixtures import SignedIn
from estante_viewer.playlists import entries, groups
from uuid_utils.compat import uuid7

from plugins.viewer.tests.conftest import Json, NewContent

Clients = Callable[..., Awaitable[SignedIn]]
GROUPS = "cms/contents/playlist-groups"


async def make(by: SignedIn, title: str = "Para el lunes", **more: object) -> Json:
    made: Json = data_of(await by.post(GROUPS, json={"title": title, **more}), 201)
    return made


async def put_in(by: SignedIn, group: Json, content: object, **more: object) -> Json:
    body = {"content_guid": str(content), "group_guid": group["guid"], **more}
    made: Json = data_of(await by.post(f"cms/contents/{content}/playlists", json=body), 201)
    return made


async def inside(by: SignedIn, group: Json) -> list[str]:
    return [row["guid"] for row in rows_of(await by.get(f"{GROUPS}/{group['guid']}/entries"))]


@pytest.mark.spec("VIE-191", "VIE-192")
async def test_a_person_makes_and_deletes_groups_of_their_own(tenant: Tenant, client: Clients) -> None:
    student, other = await client(tenant, "R01"), await client(tenant, "R02")
    made = await make(student, description="Repaso del agua", thumbnail=None)
    assert set(made) >= {"guid", "title", "thumbnail", "description"}
    await make(other, "De otra persona")
    mine = rows_of(await student.get(GROUPS))
    assert [(row["title"], row["description"], row["thumbnail"], row["entries"]) for row in mine] == [
        ("Para el lunes", "Repaso del agua", None, 0)
    ]
    address = f"{GROUPS}/{made['guid']}"
    changed = data_of(await student.put(address, json={"title": "Para el martes"}))
    assert (changed["title"], changed["description"]) == ("Para el martes", "")
    for by in (other, await client(tenant, "R04")):
        assert (await by.put(address, json={"title": "Tuya"})).status_code == 404
        assert (await by.delete(address)).status_code == 404
        assert (await by.get(f"{address}/entries")).status_code == 404
    assert (await student.delete(address)).status_code == 204
    assert rows_of(await student.get(GROUPS)) == []
    assert (await student.delete(address)).status_code == 404


@pytest.mark.spec("VIE-197")
@pytest.mark.parametrize("body", [{}, {"title": ""}, {"title": "  "}, {"title": None}])
async def test_a_group_without_a_title_is_refused(tenant: Tenant, client: Clients, body: Json) -> None:
    student = await client(tenant, "R01")
    assert wrong_fields(await student.post(GROUPS, json=body)).keys() == {"title"}
    assert rows_of(await student.get(GROUPS)) == []


@pytest.mark.spec("VIE-193", "VIE-194")
async def test_a_content_is_put_in_moved_and_taken_out(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant, name="Agua")
    monday, tuesday = await make(student), await make(student, "Martes")
    made = await put_in(student, monday, guid, show_at=12.5)
    assert (made["content_guid"], made["show_at"], made["group_guid"]) == (str(guid), 12.5, monday["guid"])
    shown = rows_of(await student.get(f"{GROUPS}/{monday['guid']}/entries"))
    assert [(row["name"], row["type_guid"], row["show_at"]) for row in shown] == [("Agua", "CTTY_06", 12.5)]
    address = f"cms/contents/{guid}/playlists"
    moved = {"content_guid": str(guid), "show_at": 3, "group_guid": tuesday["guid"]}
    assert data_of(await student.put(f"{address}/{made['guid']}", json=moved))["show_at"] == 3
    assert (await inside(student, monday), await inside(student, tuesday)) == ([], [made["guid"]])
    mine = rows_of(await student.get(address, params={"group_guid": tuesday["guid"]}))
    assert [row["guid"] for row in mine] == [made["guid"]]
    teacher = await client(tenant, "R02")
    for change in (
        teacher.put(f"{address}/{made['guid']}", json=moved),
        teacher.delete(f"{address}/{made['guid']}"),
    ):
        assert (await change).status_code == 404
    assert (await student.delete(f"{address}/{made['guid']}")).status_code == 204
    assert await inside(student, tuesday) == []


@pytest.mark.spec("VIE-196")
async def test_an_entry_needs_a_group_of_ones_own(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, teacher = await client(tenant, "R01"), await client(tenant, "R02")
    guid, anothers = await content(tenant), await make(teacher)
    address = f"cms/contents/{guid}/playlists"
    assert wrong_fields(await student.post(address, json={"show_at": 1})).keys() == {"group_guid"}
    for group in (anothers["guid"], str(uuid7())):
        assert (await student.post(address, json={"group_guid": group})).status_code == 404
    own = await make(student)
    made = await put_in(student, own, guid)
    changed = await student.put(f"{address}/{made['guid']}", json={"group_guid": anothers["guid"]})
    assert changed.status_code == 404
    closed = await content(tenant, is_public=False)
    refused = await student.post(f"cms/contents/{closed}/playlists", json={"group_guid": own["guid"]})
    assert (refused.status_code, refused.json()["code"]) == (403, "ERROR_403")


@pytest.mark.spec("VIE-198")
async def test_deleting_a_group_leaves_its_contents(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant)
    monday, tuesday = await make(student), await make(student, "Martes")
    await put_in(student, monday, guid)
    entry = await put_in(student, tuesday, guid)
    assert (await student.delete(f"{GROUPS}/{monday['guid']}")).status_code == 204
    left = rows_of(await student.get(f"cms/contents/{guid}/playlists"))
    assert [row["guid"] for row in left] == [entry["guid"]]
    assert (await student.get(f"cms/contents/{guid}")).status_code == 200


async def test_a_group_is_put_in_order(tenant: Tenant, client: Clients, content: NewContent) -> None:
    student, group = await client(tenant, "R01"), None
    group = await make(student)
    first, second, third = [(await put_in(student, group, await content(tenant)))["guid"] for _ in range(3)]
    address = f"{GROUPS}/{group['guid']}/entries"
    assert (await student.patch(address, json={"guid": third, "after": first})).status_code == 200
    assert await inside(student, group) == [first, third, second]
    assert (await student.patch(address, json={"guid": second})).status_code == 200
    assert await inside(student, group) == [second, first, third]
    wrong = await student.patch(address, json={"guid": first, "after": str(uuid7())})
    assert wrong_fields(wrong) == {"after": "choice"}


async def test_groups_and_what_lies_in_them_have_limits(
    tenant: Tenant, client: Clients, content: NewContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(groups, "MAX_GROUPS", 1)
    monkeypatch.setattr(entries, "MAX_ENTRIES", 1)
    student, guid = await client(tenant, "R01"), await content(tenant)
    group = await make(student)
    full = await student.post(GROUPS, json={"title": "Otra"})
    assert (full.status_code, full.json()["code"]) == (422, "PLAYLIST_FULL")
    await put_in(student, group, guid)
    full = await student.post(f"cms/contents/{guid}/playlists", json={"group_guid": group["guid"]})
    assert (full.status_code, full.json()["code"]) == (422, "PLAYLIST_FULL")
