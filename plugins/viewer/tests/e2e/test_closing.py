"""A viewer in a window of its own: the way back closes it, and a course is stored before."""

import pytest
from estante.testing.browser import People
from playwright.sync_api import Page, expect

from tests.samples.courses import Item

from .courses import add_course, sco
from .readers import Readers


def opened(page: Page, guid: str) -> Page:
    """A window of the viewer that this page opened."""
    with page.expect_popup() as popup:
        page.evaluate("(address) => void window.open(address)", f"/viewer/{guid}")
    return popup.value


@pytest.mark.spec("VIE-046")
def test_the_way_back_closes_the_window_and_a_course_is_stored_before(
    readers: Readers, people: People
) -> None:
    page = readers.enter()
    window = opened(page, readers.sample("portada-800x600.jpg"))
    expect(window.get_by_role("button", name="Acercar")).to_be_visible()
    with window.expect_event("close"):
        window.get_by_role("button", name="Volver").click()
    course = add_course(people, "1.2", Item(title="Lectura", behaviour="saves on unload"))
    window = opened(page, course.guid)
    sco(window)
    with window.expect_event("close"):
        window.get_by_role("button", name="Volver").click()
    # No waiting: what closed had stored.
    assert course.data() == "saved in unload"


@pytest.mark.spec("VIE-046", part="an error")
def test_an_error_closes_its_window_too(readers: Readers) -> None:
    page = readers.enter()
    window = opened(page, "00000000-0000-4000-8000-000000000000")
    back = window.get_by_role("button").filter(has_text="Voltar")
    expect(back).to_be_focused()
    with window.expect_event("close"):
        back.click()
