"""What an address of the viewer says beside the content: each name is taken, and none has to be there."""

import re
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from .readers import Readers
from .viewer_screens import page_field

PICTURE, BOOK = "Lámina: el recorrido del agua", "con-indice.pdf"
ALL = (
    "lessonItem=3&referenceId=r-1&scope=unidad%202&personGuid=&bookGuid=&lineitem=https%3A%2F%2Flms.example%2F1"
    "&fromShared=false&header=true&user_guid=&courseGuid="
)


@pytest.mark.spec("VIE-019", "VIE-020")
@pytest.mark.parametrize("query", ["", f"?{ALL}{uuid4()}", "?lessonItem=&courseGuid="])
def test_the_older_viewer_takes_every_parameter_and_needs_none(readers: Readers, query: str) -> None:
    page = readers.window()
    guid = readers.demo(PICTURE)
    page.goto(f"/viewer-v1/{guid}{query}")
    expect(page.get_by_role("heading", level=1)).to_have_text(PICTURE)
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()
    expect(page.get_by_role("button", name="Volver")).to_be_visible()


@pytest.mark.spec("VIE-026")
def test_the_way_back_leads_to_the_book_that_the_content_was_opened_from(readers: Readers) -> None:
    page = readers.enter()
    book = readers.sample(BOOK)
    readers.view(page, PICTURE, f"?bookGuid={book}")
    page.get_by_role("button", name="Volver").click()
    page.wait_for_url(re.compile(f"/viewer/{book}$"))
    expect(page_field(page)).not_to_have_value("")
    page.goto(f"/viewer/{uuid4()}?bookGuid={book}")
    page.get_by_role("button").filter(has_text="Voltar").click()
    page.wait_for_url(re.compile(f"/viewer/{book}$"))
    # What is no guid names no book, and leads nowhere else.
    page.goto("/home")
    readers.view(page, PICTURE, "?bookGuid=//evil.example")
    page.get_by_role("button", name="Volver").click()
    page.wait_for_url("**/home")


def test_a_link_into_a_document_opens_at_its_page(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, BOOK, "#page=6")
    expect(page_field(page)).to_have_value("6")
