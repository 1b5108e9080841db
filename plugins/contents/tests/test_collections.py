"""Collections by their calls: fields, contents in an order, rights, files."""

import csv
from io import StringIO
from uuid import UUID, uuid4

import pytest
from estante.jobs.models import Job
from estante.testing.answers import Json, data_of, rows_of, send_json, wrong_fields
from estante.testing.workbench import Workbench
from sqlalchemy import select

from .conftest import Editor
from .test_bulk import fill

PATH = "cms/collections"
NOBODY = "00000000-0000-0000-0000-0000000000ff"


async def make(editor: Editor, **fields: object) -> Json:
    return data_of(await editor.client.post(PATH, json={"collection": "Plan lector", **fields}), 201)


async def make_level(editor: Editor, country: str, code: str) -> tuple[str, str]:
    """A country and one of its levels."""
    body = {"name": country, "iso_code": code, "academic_period": "trimester"}
    guid = data_of(await editor.client.post("system-settings/countries", json=body), 201)["guid"]
    level = {"name": "Básica", "country": guid}
    return guid, data_of(await editor.client.post("education-levels", json=level), 201)["guid"]


async def shown(editor: Editor, guid: str) -> list[str]:
    """The names of the contents of a collection, in their order."""
    return [row["name"] for row in rows_of(await editor.client.get(f"{PATH}/{guid}/contents"))]


async def add(editor: Editor, guid: str, *contents: Json, **body: object) -> Json:
    guids = [one["guid"] for one in contents]
    return data_of(await editor.client.post(f"{PATH}/{guid}/contents", json={"guids": guids, **body}))


@pytest.mark.spec("CON-122", part="the server")
async def test_a_collection_has_a_name_a_country_and_levels(editor: Editor) -> None:
    country, level = await make_level(editor, "Chile", "CL")
    made = await make(editor, country=country, educationLevels=[level])
    read = data_of(await editor.client.get(f"{PATH}/{made['guid']}"))
    wanted = {
        "guid": made["guid"],
        "collection": "Plan lector",
        "country": country,
        "educationLevels": [level],
    }
    assert wanted.items() <= read.items()
    assert (read["content_count"], rows_of(await editor.client.get(PATH))) == (0, [read])


@pytest.mark.spec("CON-123", "CON-124", part="the server")
async def test_a_name_has_3_to_250_characters(editor: Editor) -> None:
    assert wrong_fields(await editor.client.post(PATH, json={})) == {"collection": "required"}
    for name, code in (("ab", "min_length"), ("x" * 251, "max_length"), ("  a", "min_length")):
        wrong = await editor.client.post(PATH, json={"collection": name})
        assert wrong_fields(wrong) == {"collection": code}
    for name in ("abc", "ñ" * 250):
        assert (await make(editor, collection=name))["collection"] == name
    kept = (await make(editor))["guid"]
    assert wrong_fields(await editor.client.put(f"{PATH}/{kept}", json={"collection": "ab"})) == {
        "collection": "min_length"
    }


async def test_country_and_levels_are_some_that_there_are(editor: Editor) -> None:
    chile, level = await make_level(editor, "Chile", "CL")
    peru, other = await make_level(editor, "Perú", "PE")
    for fields, wrong in (
        ({"country": NOBODY}, {"country": "choice"}),
        ({"educationLevels": [NOBODY]}, {"educationLevels": "choice"}),
        ({"country": chile, "educationLevels": [other]}, {"educationLevels": "classified_by_country"}),
    ):
        body = {"collection": "Otra", **fields}
        assert wrong_fields(await editor.client.post(PATH, json=body)) == wrong
    made = await make(editor, country=chile, educationLevels=[level])
    moved = await editor.client.put(f"{PATH}/{made['guid']}", json={"country": peru})
    assert wrong_fields(moved) == {"educationLevels": "classified_by_country"}
    for path in (f"system-settings/countries/{chile}", "education-levels"):
        body = {"guids": [level]} if path == "education-levels" else {}
        answer = await send_json(editor.client, "DELETE", path, body)
        assert "IN_USE" in answer.text, path


@pytest.mark.spec("CON-126", part="the server")
async def test_contents_are_added_moved_and_taken_out(editor: Editor) -> None:
    guid = (await make(editor))["guid"]
    agua, fuego, tierra = [await editor.create(name=name) for name in ("Agua", "Fuego", "Tierra")]
    assert (await add(editor, guid, tierra, agua))["changed"] == 2
    again = await add(editor, guid, agua, fuego)
    assert (again["changed"], again["unchanged"]) == (1, 1)
    assert await shown(editor, guid) == ["Agua", "Tierra", "Fuego"]
    address = f"{PATH}/{guid}/contents"
    to_front = {"guid": fuego["guid"], "after": None}
    assert data_of(await editor.client.patch(address, json=to_front))["content_count"] == 3
    assert await shown(editor, guid) == ["Fuego", "Agua", "Tierra"]
    await editor.client.patch(address, json={"guid": fuego["guid"], "after": agua["guid"]})
    assert await shown(editor, guid) == ["Agua", "Fuego", "Tierra"]
    gone = await send_json(editor.client, "DELETE", address, {"guids": [agua["guid"], NOBODY]})
    removed = data_of(gone)
    assert (removed["deleted"], removed["refused"][0]["guid"]) == ([agua["guid"]], NOBODY)
    assert await shown(editor, guid) == ["Fuego", "Tierra"]
    assert (await editor.get(agua["guid"]))["name"] == "Agua"
    acts = [one["act"] for one in data_of(await editor.client.get(f"{PATH}/{guid}/history"))["changes"]]
    assert acts == [
        "remove_contents",
        "order_contents",
        "order_contents",
        "add_contents",
        "add_contents",
        "create",
    ]


async def test_what_is_not_in_it_is_neither_moved_nor_stood_behind(editor: Editor) -> None:
    guid = (await make(editor))["guid"]
    agua, fuego = await editor.create(name="Agua"), await editor.create(name="Fuego")
    await add(editor, guid, agua)
    address = f"{PATH}/{guid}/contents"
    for body, field in (
        ({"guid": fuego["guid"], "after": None}, "guid"),
        ({"guid": agua["guid"], "after": fuego["guid"]}, "after"),
    ):
        assert wrong_fields(await editor.client.patch(address, json=body)) == {field: "choice"}
    unknown = data_of(await editor.client.post(address, json={"guids": [NOBODY]}))
    assert (unknown["changed"], unknown["refused"]) == (0, 1)
    calls: tuple[tuple[str, object], ...] = (
        ("GET", None),
        ("POST", {"guids": [agua["guid"]]}),
        ("PATCH", {"guid": agua["guid"], "after": None}),
        ("DELETE", {"guids": [agua["guid"]]}),
    )
    for method, sent in calls:
        answer = await send_json(editor.client, method, f"{PATH}/{NOBODY}/contents", sent)
        assert answer.status_code == 404, method


@pytest.mark.spec("CON-126", part="deleting keeps the contents")
async def test_deleting_a_collection_keeps_its_contents_and_it_comes_back_with_them(editor: Editor) -> None:
    guid = (await make(editor))["guid"]
    agua = await editor.create(name="Agua")
    await add(editor, guid, agua)
    uses = data_of(await editor.client.get(f"cms/contents/{agua['guid']}/used-by"))["uses"]
    assert [(use["name"], use["count"], use["forbids"]) for use in uses] == [("Colecciones", 1, False)]
    deleted = await send_json(editor.client, "DELETE", PATH, {"guids": [guid]})
    assert data_of(deleted)["deleted"] == [guid]
    assert (await editor.get(agua["guid"]))["name"] == "Agua"
    assert data_of(await editor.client.get(f"cms/contents/{agua['guid']}/used-by"))["uses"] == []
    await editor.client.post("trash/restore", json={"guids": [guid]})
    assert await shown(editor, guid) == ["Agua"]


async def test_a_content_in_the_trash_is_not_in_it_until_it_comes_back(editor: Editor) -> None:
    guid = (await make(editor))["guid"]
    agua, fuego = await editor.create(name="Agua"), await editor.create(name="Fuego")
    await add(editor, guid, agua, fuego)
    await send_json(editor.client, "DELETE", "cms/contents", {"guids": [agua["guid"]]})
    assert await shown(editor, guid) == ["Fuego"]
    assert data_of(await editor.client.get(f"{PATH}/{guid}"))["content_count"] == 1
    await editor.client.post("trash/restore", json={"guids": [agua["guid"]]})
    assert await shown(editor, guid) == ["Agua", "Fuego"]


async def test_many_that_a_list_shows_are_put_in_by_a_job_and_taken_back(
    editor: Editor, services: object, workbench: Workbench
) -> None:
    await fill(services, editor, 450)  # type: ignore[arg-type]
    other = await editor.create(name="Otra cosa")
    guid = (await make(editor))["guid"]
    address = f"{PATH}/{guid}/contents"
    change = data_of(await editor.client.post(address, params={"q": "Lote"}, json={"all": True}))
    assert (change["total"], change["changed"]) == (450, 0)
    await workbench.finish(UUID(change["job"]), editor.tenant)
    read = data_of(await editor.client.get(f"{PATH}/{guid}"))
    assert read["content_count"] == 450
    first = await shown(editor, guid)
    assert (len(first), other["name"] in first) == (25, False)
    undone = data_of(await editor.client.post(f"bulk/{change['guid']}/undo"))
    await workbench.finish(UUID(undone["job"]), editor.tenant)
    assert data_of(await editor.client.get(f"{PATH}/{guid}"))["content_count"] == 0


async def test_the_list_is_filtered_sorted_and_searched(editor: Editor) -> None:
    country, level = await make_level(editor, "Chile", "CL")
    plan = await make(editor, collection="Plan lector", country=country, educationLevels=[level])
    empty = await make(editor, collection="Ámbar")
    agua = await editor.create(name="Agua")
    await add(editor, plan["guid"], agua)

    async def names(**query: str) -> list[str]:
        return [row["collection"] for row in rows_of(await editor.client.get(PATH, params=query))]

    assert await names() == ["Ámbar", "Plan lector"]
    assert await names(orderBy="-collection") == ["Plan lector", "Ámbar"]
    assert await names(country=country) == await names(educationLevels=level) == ["Plan lector"]
    assert await names(content=agua["guid"]) == await names(contents="few") == ["Plan lector"]
    assert await names(contents="none") == await names(q="ambar") == ["Ámbar"]
    assert await names(contents="many") == []
    assert await names(guid=empty["guid"]) == ["Ámbar"]
    assert (await editor.client.get(PATH, params={"colour": "red"})).status_code == 400


async def test_the_file_has_names_where_the_answer_has_guids(
    editor: Editor, workbench: Workbench, database: object
) -> None:
    country, level = await make_level(editor, "Chile", "CL")
    await make(editor, country=country, educationLevels=[level])
    started = data_of(await editor.client.post(f"{PATH}/export"), 202)
    async with database.transaction(editor.tenant) as session:  # type: ignore[attr-defined]
        job = await session.scalar(select(Job.guid).where(Job.guid == UUID(started["id"])))
    await workbench.finish(job, editor.tenant)
    ready = await editor.client.get(f"exports/{started['id']}/download")
    rows = list(csv.reader(StringIO(ready.text.lstrip("\ufeff")), delimiter=";"))
    assert rows[0][1:5] == ["Colección", "País", "Etapas educativas", "Contenidos"]
    assert rows[1][1:5] == ["Plan lector", "Chile", "Básica", "0"]


@pytest.mark.spec("KER-066", part="collections, by calls")
@pytest.mark.spec("KER-072", part="collections, by calls")
async def test_a_publisher_makes_and_changes_collections_and_deletes_only_its_own(
    editor: Editor, edit: object
) -> None:
    publisher = await edit(editor.tenant, "R07")  # type: ignore[operator]
    theirs, own = await make(editor), await make(publisher, collection="La mía")
    agua = await editor.create(name="Agua")
    for guid in (theirs["guid"], own["guid"]):
        changed = await publisher.client.put(f"{PATH}/{guid}", json={"country": None})
        assert changed.status_code == 200
        assert (await add(publisher, guid, agua))["changed"] == 1
    both = {"guids": [theirs["guid"], own["guid"]]}
    deleted = data_of(await send_json(publisher.client, "DELETE", PATH, both))
    assert deleted["deleted"] == [own["guid"]]
    assert [one["guid"] for one in deleted["refused"]] == [theirs["guid"]]


@pytest.mark.spec("KER-067", part="collections, by calls")
async def test_the_help_desk_teachers_and_strangers_have_no_collections(
    editor: Editor, edit: object, other_tenant: object
) -> None:
    guid = (await make(editor))["guid"]
    calls = (
        ("GET", PATH, None),
        ("GET", f"{PATH}/{guid}", None),
        ("GET", f"{PATH}/{guid}/contents", None),
        ("POST", PATH, {"collection": "Otra"}),
        ("PUT", f"{PATH}/{guid}", {"collection": "Otra"}),
        ("DELETE", PATH, {"guids": [guid]}),
        ("POST", f"{PATH}/{guid}/contents", {"guids": [str(uuid4())]}),
        ("POST", f"{PATH}/export", None),
    )
    for role in ("R05", "R02", "R01"):
        somebody = await edit(editor.tenant, role)  # type: ignore[operator]
        for method, path, body in calls:
            answer = await send_json(somebody.client, method, path, body)
            assert answer.status_code == 403, (role, method, path)
    elsewhere = await edit(other_tenant)  # type: ignore[operator]
    assert (await elsewhere.client.get(f"{PATH}/{guid}")).status_code == 404
    assert (await elsewhere.client.put(f"{PATH}/{guid}", json={"collection": "Otra"})).status_code == 404
    assert rows_of(await elsewhere.client.get(PATH)) == []
