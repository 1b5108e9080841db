"""Common Cartridge: a collection goes out and comes in, and what is not understood is named."""

import io
import zipfile
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest
from estante.testing.answers import Json, data_of, rows_of
from estante.testing.workbench import Workbench

from .archives import zip_of
from .conftest import Editor, sample

SPACE = "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"
LINK = '<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imswl_v1p1"><title>x</title>{}</webLink>'
ADDRESS = "https://example.org/mapa?a=1&amp;b=2"


def resource(identifier: str, kind: str, *files: str) -> str:
    href = f' href="{files[0]}"' if files and kind == "webcontent" else ""
    inner = "".join(f'<file href="{file}"/>' for file in files)
    return f'<resource identifier="{identifier}" type="{kind}"{href}>{inner}</resource>'


def item(identifier: str, title: str, inner: str = "") -> str:
    return (
        f'<item identifier="i-{identifier}" identifierref="{identifier}"><title>{title}</title>{inner}</item>'
    )


def manifest(items: str, resources: str, title: str = "Curso del agua") -> bytes:
    return f"""<?xml version="1.0"?><manifest identifier="m" xmlns="{SPACE}"
      xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">
      <metadata><schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion>
        <lom:lom><lom:general><lom:title><lom:string>{title}</lom:string></lom:title></lom:general></lom:lom>
      </metadata>
      <organizations><organization identifier="o" structure="rooted-hierarchy"><item identifier="root">
        <item identifier="unit"><title>Unidad 1</title>{items}</item></item></organization></organizations>
      <resources>{resources}</resources></manifest>""".encode()


def course() -> bytes:
    """A cartridge of an earlier version, with something of each kind."""
    items = (
        item("pdf", "Lectura")
        + item("link", "Mapa")
        + item("page", "Página")
        + item("test", "Test")
        + item("talk", "Debate")
        + item("tool", "Herramienta")
        + item("odd", "Raro")
        + item("lost", "Perdido")
        + item("script", "Guion")
        + item("none", "Nada")
        + item("pdf", "Lectura otra vez")
    )
    resources = "".join(
        (
            resource("pdf", "webcontent", "w/Texto%201.pdf"),
            resource("link", "imswl_xmlv1p1", "l/mapa.xml"),
            resource("page", "webcontent", "w/p.html", "w/p.png"),
            resource("test", "imsqti_xmlv1p2/imscc_xmlv1p1/assessment", "t/test.xml"),
            resource("talk", "imsdt_xmlv1p1", "d/talk.xml"),
            resource("tool", "imsbasiclti_xmlv1p0", "t/tool.xml"),
            resource("odd", "cosa_rara", "o.bin"),
            resource("lost", "webcontent", "w/no.pdf"),
            resource("script", "imswl_xmlv1p1", "l/script.xml"),
        )
    )
    files = {
        "imsmanifest.xml": manifest(items, resources),
        "w/Texto 1.pdf": sample("texto.pdf"),
        "l/mapa.xml": LINK.format(f'<url href="{ADDRESS}"/>').encode(),
        "w/p.html": b"<!doctype html><title>x</title><p>Hola</p>",
        "w/p.png": sample("avatar-256.png"),
        "l/script.xml": LINK.format('<url href="javascript:alert(1)"/>').encode(),
        **{name: b"<x/>" for name in ("t/test.xml", "d/talk.xml", "t/tool.xml", "o.bin")},
    }
    return zip_of(files)


REFUSED = {
    "Test": "QTI 1.2",
    "Debate": "debate",
    "Herramienta": "LTI",
    "Raro": "cosa_rara",
    "Perdido": "w/no.pdf",
    "Guion": "l/script.xml",
    "Nada": "no lo tiene",
}


async def collection(editor: Editor, name: str = "Agua") -> str:
    made = await editor.client.post("cms/collections", json={"collection": name})
    return str(data_of(made, 201)["guid"])


async def held(editor: Editor, guid: str) -> list[Json]:
    return rows_of(await editor.client.get(f"cms/collections/{guid}/contents"))


async def take(editor: Editor, workbench: Workbench, guid: str, data: bytes) -> tuple[Json, Json]:
    """What a look says of a cartridge, and the batch that it became."""
    upload = await editor.upload("curso.imscc", data, purpose="contents.cartridge")
    address, body = f"cms/collections/{guid}/cartridge", {"upload_guid": upload}
    seen = data_of(await editor.client.post(f"{address}/look", json=body))
    started = data_of(await editor.client.post(address, json=body), 202)
    await workbench.finish(UUID(started["job"]), editor.tenant, seconds=300)
    return seen, data_of(await editor.client.get(f"cms/contents/batch-upload/{started['guid']}"))


async def test_a_cartridge_comes_in_and_what_is_not_understood_is_named(
    editor: Editor, workbench: Workbench
) -> None:
    guid = await collection(editor)
    await editor.create(name="De antes")
    seen, batch = await take(editor, workbench, guid, course())
    assert (seen["title"], seen["count"]) == ("Curso del agua", 3)
    assert [row["title"] for row in seen["rows"] if not row["reason"]] == ["Lectura", "Mapa", "Página"]
    assert "(1)" in next(row["note"] for row in seen["rows"] if row["title"] == "Página")
    reasons = {row["title"]: row["reason"] for row in seen["rows"] if row["reason"]}
    assert reasons.keys() == REFUSED.keys()
    assert batch["state"] == "done"
    assert (batch["counts"]["made"], batch["counts"]["refused"]) == (3, len(REFUSED))
    reported = {row["file"]: row["reason"] for row in batch["rows"]}
    for title, words in REFUSED.items():
        assert words in reasons[title]
        assert reported[title] == reasons[title]
    rows = await held(editor, guid)
    assert [(row["name"], row["type_guid"]) for row in rows] == [
        ("Lectura", "CTTY_05"),
        ("Mapa", "CTTY_06"),
        ("Página", "CTTY_15"),
    ]
    link = await editor.get(rows[1]["guid"])
    assert link["url"] == "https://example.org/mapa?a=1&b=2"
    again, _ = await take(editor, workbench, guid, course())
    assert again["count"] == 3
    assert len(await held(editor, guid)) == 6


@pytest.mark.wide
async def test_a_collection_goes_out_and_comes_in_as_it_was(editor: Editor, workbench: Workbench) -> None:
    guid = await collection(editor, "Agua & más")
    names = ["Zeta", "Alfa", "Curso"]
    contents = [
        (await editor.create_from("texto.pdf", name="Zeta"))["guid"],
        (await editor.create(name="Alfa", url="https://example.org/a?b=1&c=2"))["guid"],
        (await editor.create_from("scorm12-un-sco.zip", name="Curso", type_guid="CTTY_10"))["guid"],
        (await editor.create(name="Prueba", type_guid="CTTY_09"))["guid"],
    ]
    address = f"cms/collections/{guid}"
    for content in contents:
        data_of(await editor.client.post(f"{address}/contents", json={"guids": [content]}))
    plan = data_of(await editor.client.get(f"{address}/cartridge"))
    assert (plan["count"], plan["title"]) == (3, "Agua & más")
    [stays] = [row for row in plan["rows"] if row["reason"]]
    assert stays["title"] == "Prueba"
    started = data_of(await editor.client.post(f"{address}/cartridge/export"), 202)
    await workbench.finish(UUID(started["id"]), editor.tenant)
    ready = await editor.client.get(f"exports/{started['id']}/download")
    assert "Agua%20%26%20m%C3%A1s.imscc" in ready.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(ready.content)) as archive:
        written = archive.read("imsmanifest.xml").decode()
        assert archive.read("files/0001-texto.pdf") == sample("texto.pdf")
        assert b'href="https://example.org/a?b=1&amp;c=2"' in archive.read("links/0002.xml")
    for words in ("imsccv1p3/imscp_v1p1", "<schemaversion>1.3.0<", "imswl_xmlv1p3", "Agua &amp; más"):
        assert words in written
    other = await collection(editor, "Otra")
    seen, batch = await take(editor, workbench, other, ready.content)
    assert (seen["title"], seen["count"], batch["counts"]["made"]) == ("Agua & más", 3, 3)
    rows = await held(editor, other)
    assert [row["name"] for row in rows] == names
    assert [row["type_guid"] for row in rows] == ["CTTY_05", "CTTY_06", "CTTY_10"]
    empty = await collection(editor, "Vacía")
    refused = await editor.client.post(f"cms/collections/{empty}/cartridge/export")
    assert refused.status_code == 422
    assert "no sale nada" in refused.json()["message"]


def bomb() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("imsmanifest.xml", manifest("", ""))
        archive.writestr("w/cero.bin", b"\0" * 64 * 1024**2)
    return packed.getvalue()


ENTITY = b'<!DOCTYPE m [<!ENTITY a "b">]>'
HOSTILE = {
    "entities": zip_of({"imsmanifest.xml": manifest("", "").replace(b"?>", b"?>" + ENTITY, 1)}),
    "depth": zip_of({"imsmanifest.xml": b"<manifest>" + b"<item>" * 500 + b"</item>" * 500 + b"</manifest>"}),
    "no manifest": zip_of({"otro.txt": b"hola"}),
    "no XML": zip_of({"imsmanifest.xml": b"hola"}),
    "another package": zip_of({"imsmanifest.xml": b"<manifest><metadata/></manifest>"}),
    "nothing": zip_of({"imsmanifest.xml": manifest("", "")}),
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_what_is_no_cartridge_is_refused_with_a_sentence(editor: Editor, name: str) -> None:
    guid = await collection(editor)
    upload = await editor.upload("curso.zip", HOSTILE[name], purpose="contents.cartridge")
    body = {"upload_guid": upload}
    refused = await editor.client.post(f"cms/collections/{guid}/cartridge/look", json=body)
    assert refused.status_code == 422, refused.text
    assert "cartucho" in refused.json()["message"] or "Cartridge" in refused.json()["message"]
    assert await held(editor, guid) == []


async def test_a_bomb_is_refused_when_it_is_sent(editor: Editor) -> None:
    sent = await editor.try_upload("curso.imscc", bomb(), purpose="contents.cartridge")
    assert sent.status_code == 422


async def test_a_cartridge_is_taken_by_who_may_make_contents(
    editor: Editor, edit: Callable[..., Any], workbench: Workbench
) -> None:
    guid = await collection(editor)
    upload = await editor.upload("curso.imscc", course(), purpose="contents.cartridge")
    other = await edit(editor.tenant, "R06")
    foreign = await other.client.post(f"cms/collections/{guid}/cartridge", json={"upload_guid": upload})
    assert foreign.status_code in {403, 404}
    missing = await editor.client.post(
        f"cms/collections/{UUID(int=1)}/cartridge", json={"upload_guid": upload}
    )
    assert missing.status_code == 404
    # A collection that goes while its cartridge is read keeps nothing, and the contents stay.
    started = data_of(
        await editor.client.post(f"cms/collections/{guid}/cartridge", json={"upload_guid": upload}), 202
    )
    deleted = await editor.client.request("DELETE", "cms/collections", json={"guids": [guid]})
    assert deleted.is_success
    await workbench.finish(UUID(started["job"]), editor.tenant, seconds=300)
    batch = data_of(await editor.client.get(f"cms/contents/batch-upload/{started['guid']}"))
    assert (batch["state"], batch["counts"]["made"]) == ("done", 3)
