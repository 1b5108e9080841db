"""Mapped documents by their calls: hotspots, titles of pages and the reader's switches."""

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import pytest
import pytest_asyncio
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, send_json, wrong_fields
from estante.testing.fixtures import SignedIn

from tests.samples import pdfs

from .conftest import Editor, SignIn

NewEditor = Callable[..., Awaitable[Editor]]
BOOK = pdfs.heavy_pdf(pages=6, page_bytes=200)


@pytest_asyncio.fixture
async def mapper(new_tenant: Any, edit: NewEditor) -> Editor:
    """An administrator of fixed layouts, where that role has its editor."""
    own = {"contents": {"cms_have_fixed_layout_editor_role": True}}
    return await edit(new_tenant(plugin_settings=own), "R06")


def area(**fields: object) -> Json:
    sides = {"x": 0.1, "y": 0.2, "width": 0.3, "height": 0.1}
    return {"guid": str(uuid4()), "page": 2, "label": "Mira", **sides, **fields}


async def book(editor: Editor, type_guid: str = "CTTY_01") -> Json:
    return await editor.create_from("libro.pdf", BOOK, type_guid=type_guid, name="Libro", is_public=True)


async def save(editor: Editor, guid: str, status: int = 200, **fields: object) -> Json:
    answer = await editor.client.put(f"cms/contents/{guid}/fixed-layout", json=fields)
    assert answer.status_code == status, answer.text
    told: Json = answer.json()
    return told


async def hotspots(person: SignedIn, guid: str) -> list[Json]:
    """What a reader is given."""
    given: list[Json] = data_of(await person.get(f"cms/contents/{guid}"))["payload"]["hotspots"]
    return given


@pytest.mark.spec("CON-077", part="the server")
@pytest.mark.parametrize("type_guid", ["CTTY_01", "CTTY_05"])
async def test_a_mapping_is_kept_and_opens_with_the_document(
    mapper: Editor, client: SignIn, type_guid: str
) -> None:
    guid, linked = (await book(mapper, type_guid))["guid"], (await mapper.create(is_public=True))["guid"]
    path = f"cms/contents/{guid}/fixed-layout"
    empty = await mapper.client.get(path)
    assert [page["page"] for page in data_of(empty)["pages"]] == [1, 2, 3, 4, 5, 6]
    assert data_of(empty)["document"]["size"] == len(BOOK)
    areas = [
        area(target_content=linked),
        area(target_page=5, x=0.9, width=0.4),
        area(target_url="https://example.org/agua", page=1),
        area(target_page=3, label=""),
        area(label="Sin destino"),
    ]
    titles = [{"page": 3, "title": "El agua"}, {"page": 1, "title": "Cubierta"}, {"page": 2, "title": " "}]
    headers = {"If-Match": empty.headers["etag"]}
    kept = await mapper.client.put(path, json={"hotspots": areas, "pages": titles}, headers=headers)
    assert kept.status_code == 200, kept.text
    again = await mapper.client.get(path)
    assert again.headers["etag"] == kept.headers["etag"]
    # The document's address is signed anew, with another second in it.
    assert {**data_of(again), "document": None} == {**data_of(kept), "document": None}
    assert [one["label"] for one in data_of(kept)["hotspots"]] == ["Mira", "Mira", "Mira", "", "Sin destino"]
    stale = await mapper.client.put(path, json={"hotspots": []}, headers=headers)
    assert stale.status_code == 412
    student = await client(mapper.tenant, "R01")
    shown = await hotspots(student, guid)
    assert [(one["page"], one["target_content"], one["target_page"], one["target_url"]) for one in shown] == [
        (1, None, None, "https://example.org/agua"),
        (2, linked, None, None),
        (2, None, 5, None),
    ]
    assert shown[2]["width"] == pytest.approx(0.1)
    outline = data_of(await student.get(f"cms/contents/{guid}"))["payload"]["outline"]
    assert [(one["title"], one["page"]) for one in outline] == [("Cubierta", 1), ("El agua", 3)]


@pytest.mark.spec("CON-077")
@pytest.mark.one_in(4)
@pytest.mark.parametrize("type_guid", ["CTTY_06", "CTTY_09", "CTTY_17", "CTTY_18"])
async def test_other_types_are_not_mapped(mapper: Editor, type_guid: str) -> None:
    types = rows_of(await mapper.client.get("cms/types", params={"pageSize": 200}))
    assert {row["guid"] for row in types if row["is_mapped"]} == {"CTTY_01", "CTTY_05"}
    url = "https://example.org/agua" if type_guid in {"CTTY_06", "CTTY_18"} else None
    made = await mapper.create(type_guid=type_guid, url=url)
    refused = await save(mapper, made["guid"], 422, hotspots=[area(target_page=1)])
    assert refused["code"] == "TYPE_NOT_MAPPED"
    read = await mapper.client.get(f"cms/contents/{made['guid']}/fixed-layout")
    assert (read.status_code, read.json()["code"]) == (422, "TYPE_NOT_MAPPED")


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("role", "is_on", "status"),
    [("R06", True, 200), ("R06", False, 403), ("R04", True, 403), ("R07", True, 403), ("R01", True, 403)],
)
async def test_only_the_role_of_the_editor_maps(
    new_tenant: Any, edit: NewEditor, role: str, *, is_on: bool, status: int
) -> None:
    own = {"contents": {"cms_have_fixed_layout_editor_role": is_on}}
    tenant: Tenant = new_tenant(plugin_settings=own)
    guid = (await book(await edit(tenant)))["guid"]
    refused = await save(await edit(tenant, role), guid, status, hotspots=[])
    assert status == 200 or refused["action"] == "fixed_layout_editor.update"


async def test_what_is_wrong_is_refused_by_its_field(mapper: Editor) -> None:
    guid = (await book(mapper))["guid"]
    twice = str(uuid4())
    areas = [
        area(guid=twice, target_url="javascript:alert(1)"),
        area(guid=twice, target_content=str(uuid4())),
        area(target_content=guid),
        area(target_page=1, target_url="https://example.org"),
    ]
    tags = [{"type": "SOMETHING", "name": "YES"}]
    answer = await mapper.client.put(
        f"cms/contents/{guid}/fixed-layout", json={"hotspots": areas, "tags": tags}
    )
    assert wrong_fields(answer).keys() == {
        "hotspots",
        "hotspots[0].target_url",
        "hotspots[1].target_content",
        "hotspots[2].target_content",
        "hotspots[3].target_content",
        "tags",
    }
    for wrong in ({"x": 1.5}, {"width": 0}, {"page": 0}, {"label": "a" * 251}, {"odd": 1}):
        await save(mapper, guid, 400, hotspots=[area(**wrong)])


async def test_what_goes_to_the_trash_is_linked_no_more(mapper: Editor, client: SignIn) -> None:
    guid, linked = (await book(mapper))["guid"], (await mapper.create(is_public=True))["guid"]
    await save(mapper, guid, hotspots=[area(target_content=linked)])
    student = await client(mapper.tenant, "R01")
    assert len(await hotspots(student, guid)) == 1
    used = data_of(await mapper.client.get(f"cms/contents/{linked}/used-by"))
    assert [(one["count"], one["link"]) for one in used["uses"]] == [(1, f"/contents?hotspot={linked}")]
    assert await mapper.names(hotspot=linked) == ["Libro"]
    data_of(await send_json(mapper.client, "DELETE", "cms/contents", {"guids": [linked]}))
    assert await hotspots(student, guid) == []
    data_of(await mapper.client.post("trash/restore", json={"guids": [linked]}))
    assert len(await hotspots(student, guid)) == 1
    for path in ("cms/contents", "trash"):
        data_of(await send_json(mapper.client, "DELETE", path, {"guids": [linked]}))
    assert data_of(await mapper.client.get(f"cms/contents/{guid}/fixed-layout"))["hotspots"] == []


async def test_the_switches_of_the_reader_are_tags_of_the_content(mapper: Editor) -> None:
    guid = (await book(mapper))["guid"]
    search, start = {"type": "ENABLE_SEARCH", "name": "YES"}, {"type": "START_PAGE", "name": "3"}
    assert (await mapper.get(guid))["customTags"] == []
    kept = (await save(mapper, guid, tags=[search, start]))["data"]["tags"]
    assert kept == [search, start]
    carried = (await mapper.get(guid))["customTags"]
    assert [(tag["type"], tag["name"]) for tag in carried] == [("ENABLE_SEARCH", "YES"), ("START_PAGE", "3")]
    await save(mapper, guid, hotspots=[])
    assert (await save(mapper, guid, tags=[start]))["data"]["tags"] == [start]


async def test_a_copy_is_mapped_as_its_original(mapper: Editor) -> None:
    guid = (await book(mapper))["guid"]
    pages = [{"page": 2, "title": "El agua"}]
    original = await save(mapper, guid, hotspots=[area(target_page=4)], pages=pages)
    made = data_of(await mapper.client.post("cms/contents-clone", json={"guid": guid}), 201)
    copy = data_of(await mapper.client.get(f"cms/contents/{made['guid']}/fixed-layout"))
    assert {**copy, "document": None} == {**original["data"], "document": None}
