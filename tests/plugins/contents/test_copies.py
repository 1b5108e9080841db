"""Copies of contents open as their originals do."""

from typing import Any

import pytest
from estante.testing.answers import data_of, rows_of

from .conftest import Editor

FILES = {
    "CTTY_03": "ciclo-del-agua.webm",
    "CTTY_04": "ciclo-da-agua.pt.ogg",
    "CTTY_05": "texto.pdf",
    "CTTY_06": None,
    "CTTY_07": "portada-800x600.jpg",
    "CTTY_10": "scorm12-un-sco.zip",
}
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
    if file is None:
        return await editor.get((await editor.create(name="El agua", is_public=True))["guid"])
    return await editor.create_from(file, type_guid=kind, name="El agua", is_public=True)


async def test_every_type_that_there_is_has_a_copy_below(editor: Editor) -> None:
    assert {one["guid"] for one in rows_of(await editor.client.get("cms/types"))} == set(FILES)


@pytest.mark.spec("CON-025")
@pytest.mark.parametrize("kind", FILES)
async def test_a_copy_opens_wherever_its_original_opens(editor: Editor, edit: Any, kind: str) -> None:
    made = await original(editor, kind)
    answer = await editor.client.post("cms/contents-clone", json={"guid": made["guid"]})
    copy = data_of(answer, 201)
    found = await editor.get(copy["guid"])
    assert {name: found[name] for name in found.keys() - ITS_OWN} == {
        name: made[name] for name in made.keys() - ITS_OWN
    }
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
