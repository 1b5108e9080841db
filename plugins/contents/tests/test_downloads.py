"""A content that may be downloaded says where it is saved from, whatever it is and is shown by."""

from urllib.parse import quote

import pytest
from estante.testing.answers import data_of

from plugins.contents.tests.conftest import sample
from plugins.contents.tests.test_pages import ask

KINDS = ("texto.pdf", "portada-800x600.jpg", "ciclo-da-agua.pt.ogg", "scorm12-un-sco.zip", "clase.pptx")


@pytest.mark.parametrize("name", KINDS)
async def test_every_kind_of_file_is_saved_under_its_own_name(editor, app, name):
    own = f"100% agua + más (copia) {name}"
    # An archive may be of several types.
    kind = {"type_guid": "CTTY_10"} if name.endswith(".zip") else {}
    made = await editor.create_from(own, sample(name), is_downloadable=True, **kind)
    saved = await ask(app, made["download_url"])
    assert saved.content == sample(name)
    assert saved.headers["content-disposition"] == f"attachment; filename*=UTF-8''{quote(own, safe='')}"


async def test_what_may_not_be_downloaded_says_nowhere(editor, client):
    made = await editor.create_from("texto.pdf", is_public=True)
    student = await client(editor.tenant, "R01")
    assert data_of(await student.get(f"cms/contents/{made['guid']}"))["download_url"] is None
