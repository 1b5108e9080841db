"""Going away: by the menu, because the server says so, or with something unsaved; and coming back."""

import re
import time

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import DAY_SECONDS, Visits
from .screens import answers, at_the_door, heading, person_menu, side_bar, stored

COOKIE = "core-last-location"


def last_location(page: Page) -> str | None:
    """The path in the cookie of the last location."""
    kept = [one for one in page.context.cookies() if one["name"] == COOKIE]
    return kept[0]["value"].replace("%2F", "/") if kept else None


@pytest.mark.story
@pytest.mark.spec("SHE-014", "SHE-015", "SHE-060", "SHE-083")
def test_the_menu_signs_out_and_forgets_the_person_only(visits: Visits) -> None:
    page = visits.window(visits.person(), langId="es")
    page.goto("/home")
    menu = person_menu(page)
    expect(menu.get_by_role("menuitem", name="Perfil")).to_be_visible()
    expect(menu.get_by_text(re.compile(r"Versión \d+\.\d+\.\d+"))).to_be_visible()
    held: list[Route] = []
    page.route("**/api/logout", lambda route: held.append(route))  # noqa: PLW0108 - it is inspected
    with page.expect_request("**/api/logout"):
        menu.get_by_role("menuitem", name="Cerrar sesión").click()
    expect(page.get_by_role("status").filter(has_text="Cerrando tu sesión…")).to_be_visible()
    held[0].continue_()
    at_the_door(page)
    assert stored(page, "auth") is None
    assert stored(page, "session") is None
    assert stored(page, "langId")["value"] == "es"
    publisher = visits.enter("/contents", "R07")
    menu = person_menu(publisher)
    expect(menu.get_by_role("menuitem", name="Cerrar sesión")).to_be_visible()
    expect(menu.get_by_role("menuitem", name="Perfil")).to_have_count(0)


@pytest.mark.spec("SHE-015", "SHE-016")
def test_after_signing_out_the_way_back_stays_on_this_site(visits: Visits) -> None:
    page = visits.window(visits.person())
    page.goto("/logout", referer=f"{visits.address()}/contents?type=CTTY_05")
    page.wait_for_url(re.compile(r"/auth/login\?return=%2Fcontents%3Ftype%3DCTTY_05"))
    elsewhere = visits.window(visits.person())
    elsewhere.goto("/logout", referer="https://elsewhere.example/contents")
    elsewhere.wait_for_url(re.compile("/auth/login$"))
    at_the_door(elsewhere)


@pytest.mark.spec("SHE-013")
def test_a_session_that_the_server_ended_is_cleared(visits: Visits) -> None:
    who = visits.person()
    page = visits.window(who)
    page.goto("/home")
    expect(side_bar(page)).to_be_visible()
    host = {"host": f"andaluna.localhost:{visits.live.port}", "authorization": f"Bearer {who.token}"}
    httpx.post(f"http://127.0.0.1:{visits.live.port}/api/logout", headers=host, timeout=60)
    # A call of the page's own may have been refused first, and then there is only the form.
    contents = side_bar(page).get_by_role("link", name="Contenidos").first
    contents.or_(page.locator("form")).first.click()
    at_the_door(page)
    expect(page.get_by_text("Tu sesión terminó. Entra de nuevo")).to_be_visible()
    assert stored(page, "auth") is None


@pytest.mark.spec("SHE-011")
def test_what_is_refused_says_so_in_its_place_and_ends_no_session(visits: Visits) -> None:
    page = visits.window(visits.person())
    page.route("**/api/cms/contents?*", answers(403, "FORBIDDEN"))
    page.goto("/contents?q=Alicia")
    expect(page.get_by_role("alert")).to_contain_text("No tienes permiso para ver esto")
    expect(page.get_by_role("alert")).to_contain_text("Quien administra tu organización puede dártelo.")
    expect(side_bar(page)).to_be_visible()
    assert stored(page, "auth")["value"]["authToken"]
    page.unroute("**/api/cms/contents?*")
    page.get_by_role("button", name="Reintentar").click()
    expect(page.get_by_role("table")).to_be_visible()
    page.get_by_role("link", name="Alicia en el país de las maravillas").first.click()
    name = page.get_by_role("textbox", name=re.compile("^Nombre"))
    expect(name).to_have_value("Alicia en el país de las maravillas")
    page.route("**/api/cms/contents/*", answers(403, "FORBIDDEN"))
    name.fill("Otro nombre")
    with page.expect_response("**/api/cms/contents/*"):
        page.get_by_role("button", name=re.compile("^Guardar")).click()
    expect(page.get_by_role("button", name=re.compile("^Guardar"))).to_be_enabled()
    expect(name).to_have_value("Otro nombre")
    assert stored(page, "auth")["value"]["authToken"]


@pytest.mark.spec("SHE-075", "SHE-076", "SHE-077")
def test_the_root_leads_to_where_one_was_last_if_it_is_still_open(visits: Visits) -> None:
    page = visits.enter("/contents/create")
    expect(heading(page, re.compile("."))).to_be_visible()
    assert last_location(page) == "/contents/create"
    (cookie,) = [one for one in page.context.cookies() if one["name"] == COOKIE]
    assert abs(cookie["expires"] - time.time() - 120 * DAY_SECONDS) < DAY_SECONDS
    page.goto("/")
    page.wait_for_url(re.compile("/contents/create$"))
    helper = visits.window(visits.person("R05"))
    helper.context.add_cookies([{"name": COOKIE, "value": "/contents", "url": visits.address()}])
    helper.goto("/")
    helper.wait_for_url(re.compile("/users$"))
    page.goto("/home")
    expect(side_bar(page)).to_be_visible()
    page.goto("/logout")
    at_the_door(page)
    assert last_location(page) == "/home"


@pytest.mark.spec("SHE-095", "SHE-096", "SHE-097")
def test_unsaved_changes_survive_a_step_and_hold_the_tab(visits: Visits) -> None:
    page = visits.enter("/contents?q=Alicia")
    page.get_by_role("link", name="Alicia en el país de las maravillas").first.click()
    page.wait_for_url(re.compile("/content/"))
    guid = re.search(r"/content/([^/]+)", page.url)
    assert guid
    page.goto(f"/content/{guid[1]}/no-such-step")
    tab = page.get_by_role("link", name="Detalles", exact=True)
    expect(tab).to_have_attribute("aria-current", "page")
    name = page.get_by_role("textbox", name=re.compile("^Nombre"))
    name.fill("Otro nombre")
    tab.click()
    page.wait_for_url(re.compile("/details$"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(name).to_have_value("Otro nombre")
    with page.expect_event("dialog") as asked:
        page.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()
    page.get_by_role("button", name="Descartar").click()
    expect(name).to_have_value("Alicia en el país de las maravillas")
    page.on("dialog", lambda dialog: dialog.accept())
    page.reload()
    expect(tab).to_have_attribute("aria-current", "page")
    assert page.url.endswith("/details")
    with page.expect_event("close"):
        page.close(run_before_unload=True)
