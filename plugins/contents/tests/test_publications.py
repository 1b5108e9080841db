"""Publications by their calls: fields, subjects, terms, contents, picture, uses, rights."""

import csv
from collections.abc import Callable, Collection
from io import BytesIO, StringIO
from typing import Any
from uuid import UUID

import pytest
from estante.records.uses import Uses
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, send_json, wrong_fields
from estante.testing.workbench import Workbench
from estante_contents.contracts import PUBLICATION_RECORDS
from estante_contents.publications.models import Publication
from PIL import Image
from sqlalchemy import update

from .conftest import Editor
from .test_collections import NOBODY

PATH = "cms/publications"
FIELDS = (
    "guid name description category_guid collections country disciplines educationLevels educationYears"
    " publisher_guid thumbnail"
)


class Parts:
    """A country, its subjects, and one of its levels and years."""

    def __init__(self, editor: Editor) -> None:
        self._editor = editor

    async def make(self, path: str, **body: object) -> str:
        return str(data_of(await self._editor.client.post(path, json=body), 201)["guid"])

    async def fill(self, name: str, code: str) -> "Parts":
        self.country = await self.make(
            "system-settings/countries", name=name, iso_code=code, academic_period="trimester"
        )
        self.arte = await self.make("disciplines", name="Arte", country=self.country)
        self.musica = await self.make("disciplines", name="Música", country=self.country)
        self.level = await self.make("education-levels", name="Básica", country=self.country)
        self.year = await self.make("education-years", name="1.º", level=self.level)
        return self


async def make(editor: Editor, parts: Parts, **fields: object) -> Json:
    body = {"name": "Ciencias 5", "disciplines": [parts.arte], **fields}
    return data_of(await editor.client.post(PATH, json=body), 201)


async def refused(editor: Editor, **fields: object) -> dict[str, str]:
    return wrong_fields(await editor.client.post(PATH, json=fields))


def picture(format: str = "PNG", size: tuple[int, int] = (90, 120)) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, "teal").save(out, format)
    return out.getvalue()


@pytest.mark.spec("CON-112")
async def test_a_publication_has_the_fields_of_the_specification(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    category = await parts.make("cms/publications-categories", name="Atlas")
    publisher = await parts.make("cms/publishers", name="Ediciones del Sur")
    collection = await parts.make("cms/collections", collection="Plan lector")
    sent = {
        "description": "Un año de ciencias.",
        "category_guid": category,
        "publisher_guid": publisher,
        "collections": [collection],
        "country": parts.country,
        "educationLevels": [parts.level],
        "educationYears": [parts.year],
    }
    made = await make(editor, parts, **sent)
    read = data_of(await editor.client.get(f"{PATH}/{made['guid']}"))
    assert set(FIELDS.split()) <= set(read)
    assert {
        **sent,
        "name": "Ciencias 5",
        "disciplines": [parts.arte],
        "thumbnail": None,
    }.items() <= read.items()
    assert rows_of(await editor.client.get(PATH)) == [read]


@pytest.mark.spec("CON-113", "CON-114", "CON-115", part="the server")
async def test_a_name_and_a_subject_are_required(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    assert await refused(editor) == {"name": "required", "disciplines": "required"}
    assert await refused(editor, name="Ciencias", disciplines=[]) == {"disciplines": "required"}
    for name, code in (("ab", "min_length"), ("x" * 251, "max_length"), ("  a ", "min_length")):
        assert await refused(editor, name=name, disciplines=[parts.arte]) == {"name": code}
    for name in ("abc", "ñ" * 250):
        assert (await make(editor, parts, name=name))["name"] == name
    guid = (await make(editor, parts))["guid"]
    emptied = await editor.client.put(f"{PATH}/{guid}", json={"disciplines": []})
    assert wrong_fields(emptied) == {"disciplines": "required"}


@pytest.mark.spec("CON-116", part="the server")
async def test_where_there_are_countries_a_publication_has_one_subject(
    editor: Editor, edit: Callable[..., Any], new_tenant: Callable[..., Tenant]
) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    both = [parts.arte, parts.musica]
    assert await refused(editor, name="Ciencias", disciplines=both) == {"disciplines": "one_discipline"}
    guid = (await make(editor, parts))["guid"]
    changed = await editor.client.put(f"{PATH}/{guid}", json={"disciplines": both})
    assert wrong_fields(changed) == {"disciplines": "one_discipline"}
    twice = await editor.client.put(f"{PATH}/{guid}", json={"disciplines": [parts.musica, parts.musica]})
    assert data_of(twice)["disciplines"] == [parts.musica]


@pytest.mark.spec("CON-117", part="the server")
async def test_category_and_publisher_are_some_that_the_selects_offer(
    editor: Editor, edit: Callable[..., Any], other_tenant: Tenant
) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    offered = rows_of(await editor.client.get("cms/publications-categories"))
    assert "Libro de texto" in [row["name"] for row in offered]
    for field in ("category_guid", "publisher_guid"):
        wrong = await refused(editor, name="Ciencias", disciplines=[parts.arte], **{field: NOBODY})
        assert wrong == {field: "choice"}
    elsewhere = await edit(other_tenant)
    theirs = await Parts(elsewhere).make("cms/publishers", name="Editora")
    wrong = await refused(editor, name="Ciencias", disciplines=[parts.arte], publisher_guid=theirs)
    assert wrong == {"publisher_guid": "choice"}
    first, again = [await parts.make("cms/publishers", name=name) for name in ("Sur", " SUR ")]
    assert first == again
    assert [row["name"] for row in rows_of(await editor.client.get("cms/publishers"))] == ["Sur"]
    kept = await make(editor, parts, category_guid=offered[0]["guid"], publisher_guid=first)
    assert (kept["category_guid"], kept["publisher_guid"]) == (offered[0]["guid"], first)


async def test_its_parts_are_of_its_country(editor: Editor) -> None:
    chile, peru = await Parts(editor).fill("Chile", "CL"), await Parts(editor).fill("Perú", "PE")
    other = "classified_by_country"
    body = {"name": "Ciencias", "country": chile.country, "disciplines": [peru.arte]}
    assert await refused(editor, **body) == {"disciplines": other}
    guid = (await make(editor, chile, country=chile.country, educationYears=[chile.year]))["guid"]
    moved = await editor.client.put(f"{PATH}/{guid}", json={"country": peru.country})
    assert wrong_fields(moved) == {"disciplines": other, "educationYears": other}
    sent = {"country": peru.country, "disciplines": [peru.musica], "educationYears": []}
    assert data_of(await editor.client.put(f"{PATH}/{guid}", json=sent))["country"] == peru.country
    held = await send_json(editor.client, "DELETE", "disciplines", {"guids": [peru.musica]})
    assert data_of(held)["refused"][0]["code"] == "IN_USE"


@pytest.mark.spec("CON-120", part="the server")
async def test_contents_and_picture_of_a_publication(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    guid = (await make(editor, parts))["guid"]
    agua, fuego = await editor.create(name="Agua"), await editor.create(name="Fuego")
    address = f"{PATH}/{guid}/contents"
    data_of(await editor.client.post(address, json={"guids": [agua["guid"], fuego["guid"]]}))
    await editor.client.patch(address, json={"guid": fuego["guid"], "after": None})
    assert [row["name"] for row in rows_of(await editor.client.get(address))] == ["Fuego", "Agua"]
    await send_json(editor.client, "DELETE", address, {"guids": [agua["guid"]]})
    assert data_of(await editor.client.get(f"{PATH}/{guid}"))["content_count"] == 1
    look = f"{PATH}/{guid}/thumbnail"
    for format in ("PNG", "JPEG"):
        sent = await editor.client.post(look, files={"file": (f"portada.{format.lower()}", picture(format))})
        assert data_of(sent)["thumbnail"]
    for name, data, status in (
        ("portada.png", b"no picture at all", 415),
        ("portada.gif", picture("GIF"), 415),
        ("portada.png", picture() + b"\0" * 10 * 1024 * 1024, 413),
    ):
        assert (await editor.client.post(look, files={"file": (name, data)})).status_code == status, name
    assert data_of(await editor.client.get(f"{PATH}/{guid}"))["thumbnail"]
    assert data_of(await editor.client.delete(look))["thumbnail"] is None


@pytest.fixture
def used(registry: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plugin of programs that uses every publication twice."""

    async def count(_session: object, guids: Collection[UUID]) -> dict[UUID, int]:
        return dict.fromkeys(guids, 2)

    def uses(_self: object, _tenant: object, kind: str) -> list[tuple[str, Uses]]:
        use = Uses(of=kind, text_key="publications.uses.publications", count=count, forbids=True)
        return [("programs", use)] if kind == PUBLICATION_RECORDS else []

    monkeypatch.setattr(type(registry), "uses", uses)


@pytest.mark.spec("CON-121", part="the server")
@pytest.mark.usefixtures("used")
async def test_what_programs_use_is_not_deleted_and_says_so(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    guid = (await make(editor, parts))["guid"]
    uses = data_of(await editor.client.get(f"{PATH}/{guid}/used-by"))["uses"]
    assert [(use["count"], use["forbids"]) for use in uses] == [(2, True)]
    deleted = data_of(await send_json(editor.client, "DELETE", PATH, {"guids": [guid]}))
    refusal = deleted["refused"][0]
    assert (deleted["deleted"], refusal["guid"], refusal["code"]) == ([], guid, "IN_USE")
    assert "Publicaciones (2)" in refusal["message"]
    assert (await editor.client.get(f"{PATH}/{guid}")).status_code == 200


async def test_the_list_is_filtered_and_its_file_has_names(editor: Editor, workbench: Workbench) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    publisher = await parts.make("cms/publishers", name="Sur")
    first = await make(editor, parts, country=parts.country, publisher_guid=publisher)
    await make(editor, parts, name="Arte 1", disciplines=[parts.musica])
    agua = await editor.create(name="Agua")
    await editor.client.post(f"{PATH}/{first['guid']}/contents", json={"guids": [agua["guid"]]})

    async def names(**query: str) -> list[str]:
        return [row["name"] for row in rows_of(await editor.client.get(PATH, params=query))]

    assert await names() == ["Arte 1", "Ciencias 5"]
    for query in (
        {"country": parts.country},
        {"disciplines": parts.arte},
        {"publisher_guid": publisher},
        {"content": agua["guid"]},
        {"contents": "few"},
        {"q": "ciencias"},
    ):
        assert await names(**query) == ["Ciencias 5"], query
    started = data_of(await editor.client.post(f"{PATH}/export", params={"contents": "few"}), 202)
    await workbench.finish(UUID(started["id"]), editor.tenant)
    ready = await editor.client.get(f"exports/{started['id']}/download")
    heads, row = list(csv.reader(StringIO(ready.text.lstrip("\ufeff")), delimiter=";"))
    named = dict(zip(heads, row, strict=True))
    assert (named["Publicación"], named["País"], named["Asignaturas"]) == ("Ciencias 5", "Chile", "Arte")
    assert (named["Editorial"], named["Contenidos"]) == ("Sur", "1")


@pytest.mark.spec("KER-065", part="by calls")
@pytest.mark.spec("KER-072", part="publications, by calls")
async def test_a_publisher_reads_publications_and_deletes_only_what_it_made(
    editor: Editor, edit: Callable[..., Any], database: object
) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    publisher = await edit(editor.tenant, "R07")
    theirs, own = await make(editor, parts), await make(editor, parts, name="La suya")
    await _give(database, editor.tenant, own["guid"], publisher.client.person.guid)
    agua = await editor.create(name="Agua")
    for path in (PATH, f"{PATH}/{theirs['guid']}", f"{PATH}/{theirs['guid']}/contents"):
        assert (await publisher.client.get(path)).status_code == 200
    address = f"{PATH}/{theirs['guid']}"
    for method, path, body in (
        ("POST", PATH, {"name": "Otra", "disciplines": [parts.arte]}),
        ("PUT", address, {"name": "Otra"}),
        ("PUT", f"{PATH}/{own['guid']}", {"name": "Otra"}),
        ("POST", f"{address}/contents", {"guids": [agua["guid"]]}),
        ("DELETE", f"{address}/contents", {"guids": [agua["guid"]]}),
        ("DELETE", f"{address}/thumbnail", {}),
        ("POST", "cms/publishers", {"name": "Sur"}),
    ):
        answer = await send_json(publisher.client, method, path, body)
        assert answer.status_code == 403, (method, path)
    both = {"guids": [theirs["guid"], own["guid"]]}
    deleted = data_of(await send_json(publisher.client, "DELETE", PATH, both))
    assert deleted["deleted"] == [own["guid"]]
    assert [one["guid"] for one in deleted["refused"]] == [theirs["guid"]]


async def _give(database: object, tenant: Tenant, guid: str, person: UUID) -> None:
    """Make a publication somebody's, as before the role changed."""
    change = update(Publication).where(Publication.guid == UUID(guid)).values(created_by=person)
    async with database.transaction(tenant) as session:  # type: ignore[attr-defined]
        await session.execute(change)


@pytest.mark.spec("KER-067", part="publications, by calls")
async def test_the_help_desk_and_strangers_have_no_publications(
    editor: Editor, edit: Callable[..., Any], other_tenant: Tenant
) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    guid = (await make(editor, parts))["guid"]
    for role in ("R05", "R02", "R01"):
        somebody = await edit(editor.tenant, role)
        for path in (PATH, f"{PATH}/{guid}", f"{PATH}/{guid}/contents", "cms/publishers"):
            assert (await somebody.client.get(path)).status_code == 403, (role, path)
    elsewhere = await edit(other_tenant)
    assert (await elsewhere.client.get(f"{PATH}/{guid}")).status_code == 404
    assert rows_of(await elsewhere.client.get(PATH)) == []
