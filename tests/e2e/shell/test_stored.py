"""What the shell keeps in the browser, and for how long."""

import time

import pytest
from playwright.sync_api import expect

from .conftest import DAY_SECONDS, Visits
from .screens import ask, heading, person_menu, side_bar, stored

SEARCH = "/contents?q=agua"
KEYS = {"auth", "langId", "session", "viewerLastLocation"}


@pytest.mark.spec("SHE-078")
def test_the_stored_keys_are_these_and_last_a_day(visits: Visits) -> None:
    page = visits.window(visits.person(lang_id="pt"), langId="es")
    page.goto(SEARCH)
    expect(heading(page, "Conteúdos")).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('viewerLastLocation')?.includes('agua')")
    assert set(page.evaluate("Object.keys(localStorage)")) >= KEYS
    assert stored(page, "langId")["value"] == "pt"
    for name in KEYS:
        left = stored(page, name)["expires"] / 1000 - time.time()
        assert left <= DAY_SECONDS
        assert left > 0


@pytest.mark.spec("SHE-078")
def test_the_viewer_leads_back_to_the_page_that_was_kept(visits: Visits) -> None:
    page = visits.enter(SEARCH)
    expect(heading(page, "Contenidos")).to_be_visible()
    guid = ask(page, "cms/contents?pageSize=1")["data"][0]["guid"]
    expect(side_bar(page)).to_be_visible()
    other = page.context.new_page()
    # Another site's page is before it, so there is no history of ours to go back in.
    other.goto(visits.address(visits.tenant("ipe")))
    other.goto(f"/viewer/{guid}")
    other.get_by_role("button", name="Volver").first.click()
    expect(heading(other, "Contenidos")).to_be_visible()
    assert other.url.endswith(SEARCH)
    assert stored(other, "viewerLastLocation")["value"] == SEARCH


def test_signing_out_keeps_no_place_of_the_person(visits: Visits) -> None:
    page = visits.enter(SEARCH)
    expect(heading(page, "Contenidos")).to_be_visible()
    person_menu(page).get_by_role("menuitem", name="Cerrar sesión").click()
    page.wait_for_url("**/auth/login**")
    assert stored(page, "auth") is None
    assert stored(page, "viewerLastLocation") is None
