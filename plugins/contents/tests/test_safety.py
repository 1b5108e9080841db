"""Pages are read gently, and searching stays at home."""

import pytest
from estante.app import Estante
from estante.database.engine import Database
from estante.files.wire.public_fetch import Fetched
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of
from estante_contents.inspection import link
from estante_contents.inspection.page_text import page_head
from sqlalchemy import text

from .conftest import Editor, sample

PAGE = """<html><head><title>El agua &amp; yo</title><meta property="og:description" content="Un viaje">
<meta name="twitter:image" content="/agua.png">
<meta property="og:site_name" content="Ejemplo"></head></html>"""


def test_a_page_says_what_it_is() -> None:
    found = page_head(Fetched("https://example.org/a/b", 200, {"content-type": "text/html"}, PAGE.encode()))
    assert found is not None
    assert (found.title, found.description, found.site) == ("El agua & yo", "Un viaje", "Ejemplo")
    assert found.image == "https://example.org/agua.png"


async def test_a_link_to_the_inside_of_the_network_has_no_preview(editor: Editor) -> None:
    made = await editor.create(url="http://127.0.0.1:8000/")
    await editor.finish(made["guid"])
    found = await editor.get(made["guid"])
    assert (found["storage_status"], found["payload"]["preview"]) == ("none", None)


async def _choose_and_take_away(editor: Editor, guid: str) -> None:
    address = f"cms/contents/{guid}/thumbnail"
    await editor.client.post(address, files={"file": ("gota.png", sample("avatar-256.png"))})
    taken = await editor.client.delete(address)
    assert data_of(taken)["thumbnail"] is None


@pytest.mark.spec("VIE-102")
async def test_the_picture_of_a_linked_page_is_kept_by_us(
    editor: Editor, app: Estante, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = {"agua.png": sample("portada-800x600.jpg"), "roto.png": b"<html>", "vacio.png": None}
    page = ""

    async def fetch(url: str, **_limits: int) -> Fetched:
        name = url.rpartition("/")[2]
        body = pictures.get(name, page.encode())
        return Fetched(url, 404 if body is None else 200, {"content-type": "text/html"}, body or b"")

    monkeypatch.setattr(link, "fetch_public", fetch)
    for name, has_cover in (("agua.png", True), ("roto.png", False), ("vacio.png", False)):
        page = f'<title>El agua</title><meta property="og:image" content="/{name}">'
        made = await editor.create(name=name)
        await editor.finish(made["guid"])
        found = await editor.get(made["guid"])
        assert found["payload"]["preview"]["title"] == "El agua"
        assert (found["thumbnail"] is not None) is has_cover
        if has_cover:
            assert found["thumbnail"].startswith(app.services.files.addresses.base(editor.tenant))
            await _choose_and_take_away(editor, made["guid"])
            await editor.finish(made["guid"])
            again = (await editor.get(made["guid"]))["thumbnail"]
            assert again.partition("?")[0] == found["thumbnail"].partition("?")[0]


async def test_the_search_shows_one_tenants_rows_only(
    editor: Editor, database: Database, other_tenant: Tenant
) -> None:
    await editor.create(name="Solo mía")
    asked = "SELECT count(*) FROM content_found WHERE folded LIKE '%solo mia%'"
    for tenant, count in ((editor.tenant, 1), (other_tenant, 0)):
        async with database.reading(tenant) as connection:
            assert await connection.fetchval(asked) == count
            assert await connection.fetchval("SELECT count(*) FROM content_search") == count
    async with database.transaction(editor.tenant) as session:
        await session.execute(text("SELECT set_config('app.tenant', '', true)"))
        assert await session.scalar(text(asked)) == 0
