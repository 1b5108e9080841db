"""Copies of contents open as their originals do."""

from typing import Any
from uuid import uuid4

import pytest
from estante.testing.answers import data_of, rows_of

from tests.samples.readers import cat_book_reader, mint_book

from .conftest import Editor

FILES = {
    "CTTY_01": "texto.pdf",
    "CTTY_02": "lecciones.zip",
    "CTTY_03": "ciclo-del-agua.webm",
    "CTTY_04": "ciclo-da-agua.pt.ogg",
    "CTTY_05": "texto.pdf",
    "CTTY_06": None,
    "CTTY_07": "portada-800x600.jpg",
    "CTTY_08": "html-interactivo.zip",
    "CTTY_09": None,
    "CTTY_10": "scorm12-un-sco.zip",
    "CTTY_11": "animacion.swf",
    "CTTY_12": "guia.docx",
    "CTTY_13": "materiales-sin-indice.zip",
    "CTTY_14": None,
    "CTTY_15": "pagina.html",
    "CTTY_17": "texto.pdf",
    "CTTY_18": None,
    "CTTY_20": "xapi-alumno-docente.zip",
    "CTTY_21": "dom-casmurro-reflow.epub",
    "CTTY_CATBOOK": None,
    "CTTY_EPUB_COLIBRIO": "alice-fixed.epub",
    "LTI": None,
    "QUIZ": None,
    "VIDEOLESSON": None,
}
# What no file holds yet.
MADE = {"CTTY_02": mint_book()}
# Written in the editor.
EXERCISES = {"CTTY_09", "CTTY_14", "QUIZ", "VIDEOLESSON"}
# What makes a copy another content than its original, and addresses, which are signed anew.
ITS_OWN = {
    "guid",
    "name",
    "author_name",
    "author_lastname",
    "created_at",
    "updated_at",
    "version",
    "url_public_viewer",
    "encoded_url",
    "payload",
    "thumbnail",
    "file",
}


def filled(payload: dict[str, Any]) -> set[str]:
    return {name for name, value in payload.items() if value is not None}


async def original(editor: Editor, kind: str) -> dict[str, Any]:
    file = FILES[kind]
    if kind in EXERCISES:
        guid = (await editor.create(name="El agua", is_public=True, type_guid=kind, url=None))["guid"]
        question = {"type": "true_false", "id": str(uuid4()), "prompt": "<p>Llueve</p>", "is_true": True}
        sent: dict[str, object] = {"questions": [question]}
        if kind == "VIDEOLESSON":
            film = await editor.create_from("ciclo-del-agua.webm")
            sent = {"questions": [{**question, "at": 1}], "video": film["guid"]}
        data_of(await editor.client.put(f"cms/contents/{guid}/editor", json=sent))
        return await editor.get(guid)
    if kind == "CTTY_CATBOOK":
        reader = await editor.create_from("lector.zip", cat_book_reader(), type_guid="CTTY_00")
        needs = {"type_guid": kind, "url": None, "dependencies": [reader["guid"]]}
        return await editor.get((await editor.create(name="El agua", is_public=True, **needs))["guid"])
    if kind == "LTI":
        url = "https://lab.example/launch"
        body = {"name": "Laboratorio", "launch_url": url, "login_url": url, "redirect_urls": [url]}
        tool = data_of(await editor.client.post("lti/tools", json=body), 201)["guid"]
        of_tool = {"type_guid": kind, "url": None, "tool_guid": tool}
        return await editor.get((await editor.create(name="El agua", is_public=True, **of_tool))["guid"])
    if file is None:
        address = {"type_guid": kind, "url": "https://example.org/agua"}
        return await editor.get((await editor.create(name="El agua", is_public=True, **address))["guid"])
    return await editor.create_from(file, MADE.get(kind), type_guid=kind, name="El agua", is_public=True)


def compared(content: dict[str, Any]) -> dict[str, Any]:
    """What a copy has of its original; the address of a dependency is signed until a second, and differs."""
    shared = {name: content[name] for name in content.keys() - ITS_OWN}
    needed = [{**one, "url": bool(one["url"])} for one in content["dependencies"]]
    return {**shared, "dependencies": needed}


async def test_every_type_that_there_is_has_a_copy_below(editor: Editor) -> None:
    types = rows_of(await editor.client.get("cms/types", params={"pageSize": 200}))
    assert {one["guid"] for one in types if one["is_offered"]} == set(FILES)


@pytest.mark.spec("CON-025")
@pytest.mark.one_in(4)
@pytest.mark.parametrize("kind", FILES)
async def test_a_copy_opens_wherever_its_original_opens(editor: Editor, edit: Any, kind: str) -> None:
    made = await original(editor, kind)
    answer = await editor.client.post("cms/contents-clone", json={"guid": made["guid"]})
    copy = data_of(answer, 201)
    found = await editor.get(copy["guid"])
    assert compared(found) == compared(made)
    assert found["data"] is None
    assert filled(found["payload"]) == filled(made["payload"])

    listed = {row["guid"]: row for row in rows_of(await editor.client.get("cms/contents"))}
    assert listed[copy["guid"]]["storage_status"] == listed[made["guid"]]["storage_status"]

    student = (await edit(editor.tenant, "R01")).client
    shown = data_of(await student.get(f"cms/contents/{copy['guid']}"))
    assert shown["payload"] is not None
    if FILES[kind] is not None:
        # A package has none: it may not be downloaded.
        addresses = [(one["encoded_url"] or "").partition("?")[0] for one in (shown, made)]
        assert addresses[0] == addresses[1]
    public = data_of(await student.get(f"front/public-viewer/{copy['guid']}"))
    assert public["payload"] is not None
