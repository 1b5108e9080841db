"""What is downloaded is saved as a file of its own name, and the viewer stays where it is."""

import pytest
from estante.testing.browser import NARROW
from playwright.sync_api import expect

from .readers import Readers
from .viewer_screens import page_field

# A name that people give a copy, with the signs that an address has other meanings for.
NAME = "100% agua #1 + más (copia).pdf"


@pytest.mark.story
def test_a_document_is_saved_under_the_name_that_it_came_with(readers: Readers) -> None:
    data = readers.file("texto.pdf")
    guid = readers.put(NAME, data, is_downloadable=True)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(page_field(page)).to_have_value("1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Descargar").click()
    assert download.value.suggested_filename == NAME
    assert download.value.path().read_bytes() == data
    expect(page_field(page)).to_have_value("1")
    phone = readers.enter(size=NARROW)
    phone.goto(f"/viewer/{guid}")
    phone.get_by_role("button", name="Más").click()
    with phone.expect_download() as download:
        phone.get_by_role("menuitem", name="Descargar").click()
    assert download.value.suggested_filename == NAME
