"""What was typed and not saved outlives the page, for whoever typed it and nobody else."""

import pytest
from estante.testing.browser import PHONE
from playwright.sync_api import Page, expect

from .conftest import Visits
from .records import (
    PASSWORD,
    SAVED,
    accept_leaving,
    account,
    change,
    description,
    make_link,
    notice,
    open_record,
    read,
    toast,
)
from .screens import at_the_door, side_bar, sign_in

TYPED = "Escrito y sin guardar"
DRAFTS = """([store, count]) =>
  Object.keys(window[store]).filter((key) => key.startsWith("draft:")).length === count"""


def await_drafts(page: Page, count: int, store: str = "localStorage") -> None:
    """Wait until this many drafts lie in a store of the browser."""
    page.wait_for_function(DRAFTS, arg=[store, count])


@pytest.mark.story
def test_a_draft_outlives_reload_and_tab_and_goes_when_it_is_saved_or_discarded(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    page = visits.window(who)
    open_record(page, guid)
    description(page).fill(TYPED)
    accept_leaving(page)
    page.reload()
    expect(notice(page)).to_contain_text("Dejaste 1 cambio sin guardar")
    expect(notice(page)).to_contain_text("descripción")
    expect(description(page)).to_have_value("")
    # As after a crash: the tab is gone, the browser is not.
    page.close()
    page = page.context.new_page()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    open_record(page, guid)
    notice(page).get_by_role("button", name="Recuperar").click()
    expect(description(page)).to_have_value(TYPED)
    page.get_by_role("button", name="Guardar", exact=True).click()
    expect(toast(page, SAVED)).to_be_visible()
    assert read(visits, who, guid)["description"] == TYPED
    await_drafts(page, 0)
    description(page).fill("Otra vez")
    await_drafts(page, 1)
    accept_leaving(page)
    page.reload()
    notice(page).get_by_role("button", name="Descartar").click()
    expect(notice(page)).to_have_count(0)
    expect(description(page)).to_have_value(TYPED)
    await_drafts(page, 0)


@pytest.mark.spec("SHE-093", part="quitting drops the draft")
def test_leaving_without_saving_leaves_no_draft(visits: Visits) -> None:
    who = visits.person()
    page = visits.window(who)
    open_record(page, make_link(visits, who))
    description(page).fill(TYPED)
    side_bar(page).get_by_role("link", name="Inicio").click()
    page.get_by_role("dialog").get_by_role("button", name="Salir sin guardar").click()
    page.wait_for_url("**/home")
    await_drafts(page, 0)


def test_switching_the_language_takes_the_edit_along_and_asks_nothing(visits: Visits) -> None:
    who = visits.person()
    page = visits.window(who)
    open_record(page, make_link(visits, who))
    asked = accept_leaving(page)
    description(page).fill(TYPED)
    side_bar(page).get_by_role("button", name="PT").click()
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    expect(description(page)).to_have_value(TYPED)
    expect(page.get_by_text("1 alteração não salva")).to_be_visible()
    assert asked == []


def test_a_draft_of_an_older_version_goes_through_the_conflict_dialog(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    page = visits.window(who)
    open_record(page, guid)
    description(page).fill(TYPED)
    change(visits, who, guid, description="Guardado después")
    accept_leaving(page)
    page.reload()
    notice(page).get_by_role("button", name="Recuperar").click()
    dialog = page.get_by_role("dialog", name="Alguien guardó este contenido antes que tú")
    dialog.get_by_role("radio", name="Descripción: Lo guardado, Guardado después").check()
    dialog.get_by_role("button", name="Guardar lo elegido").click()
    expect(toast(page, SAVED)).to_be_visible()
    expect(description(page)).to_have_value("Guardado después")
    await_drafts(page, 0)


@pytest.mark.parametrize("store", ["localStorage", "sessionStorage"])
def test_a_draft_is_nobody_elses(visits: Visits, store: str) -> None:
    who = account(visits)
    guid = make_link(visits, who)
    page = visits.window()
    page.goto(f"/auth/login?return=/content/{guid}")
    if store == "sessionStorage":
        page.get_by_role("checkbox").uncheck()
    sign_in(page, who.username, PASSWORD)
    description(page).fill(TYPED)
    await_drafts(page, 1, store)
    accept_leaving(page)
    # The session is over; somebody else signs in on the same computer.
    page.evaluate("() => { localStorage.removeItem('auth'); sessionStorage.removeItem('auth'); }")
    page.goto(f"/content/{guid}")
    at_the_door(page)
    sign_in(page, account(visits).username, PASSWORD)
    expect(description(page)).to_have_value("")
    expect(notice(page)).to_have_count(0)
    page.goto("/logout")
    at_the_door(page)
    sign_in(page, who.username, PASSWORD)
    page.wait_for_url(lambda address: "/auth/" not in address)
    page.goto(f"/content/{guid}")
    expect(description(page)).to_be_visible()
    # On a computer of one's own it is still there; in a session that was not to stay, it went.
    expect(notice(page)).to_have_count(1 if store == "localStorage" else 0)
    page.goto("/logout")
    at_the_door(page)
    await_drafts(page, 0, store)
