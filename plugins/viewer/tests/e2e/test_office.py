"""Office files: texts are read as the PDF that LibreOffice made of them, everything else is downloaded."""

import re

import psycopg
import pytest
from estante.testing.browser import NARROW
from estante.testing.live import until
from estante.testing.tenants import TENANTS
from playwright.sync_api import expect

from tests.e2e.places import database_url

from .readers import Readers
from .viewer_screens import consumption, leave, page_field


def converted(readers: Readers) -> str:
    """A text that was made a PDF. Answers its guid."""
    guid = readers.put("guia.docx", readers.file("guia.docx"), is_downloadable=True)
    until(readers.live, lambda: readers.content(guid)["warnings"] == [])
    return guid


@pytest.mark.spec("VIE-076")
def test_a_text_is_read_like_a_pdf_searched_and_downloaded_as_it_was_sent(readers: Readers) -> None:
    guid = converted(readers)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(page_field(page)).to_have_value("1")
    page.keyboard.press("Control+f")
    page.get_by_role("textbox", name="Buscar").fill("vapor")
    expect(page.get_by_role("list", name="Resultados").get_by_role("button").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Lectura")).click()
    place = page_field(page).input_value()
    with page.expect_download() as download:
        page.get_by_role("link", name="Descargar").click()
    assert download.value.suggested_filename == "guia.docx"
    assert download.value.path().read_bytes() == readers.file("guia.docx")
    leave(page)
    assert consumption(page, guid)["last"] == int(place)
    narrow = readers.enter(size=NARROW)
    narrow.goto(f"/viewer/{guid}")
    expect(narrow.locator(".pdfViewer .page canvas").first).to_be_visible()


@pytest.mark.spec("VIE-079")
@pytest.mark.parametrize(
    ("name", "status"),
    [("clase.pptx", "upload-done"), ("lluvia.xlsx", "upload-done"), ("guia.docx", "preparing")],
)
def test_slides_tables_and_what_is_not_ready_are_a_card_though_there_is_a_pdf(
    readers: Readers, name: str, status: str
) -> None:
    guid = readers.put(name, readers.file(name))
    change = """UPDATE content_files SET converted_path = path, converted_media_type = 'application/pdf',
        converted_size = size WHERE content_guid = %s"""
    with psycopg.connect(database_url(readers.live)) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, false)", [TENANTS["andaluna"]["guid"]])
        assert connection.execute(change, [guid]).rowcount == 1
        connection.execute("UPDATE contents SET storage_status = %s WHERE guid = %s", [status, guid])
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_role("article")).to_contain_text("no se muestra aquí")
    expect(page_field(page)).to_have_count(0)
    with psycopg.connect(database_url(readers.live)) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, false)", [TENANTS["andaluna"]["guid"]])
        # Others of this Estante wait until everything is prepared.
        connection.execute("UPDATE contents SET storage_status = 'upload-done' WHERE guid = %s", [guid])
