"""A session that ends under something unsaved: its person signs in over the page, and goes on."""

import re
from collections.abc import Callable

import pytest
from estante.testing.browser import DESK, PHONE, Scheme, Size
from playwright.sync_api import Locator, Page, Route, expect

from .conftest import Visits
from .records import (
    PASSWORD,
    SAVED,
    account,
    description,
    end_session,
    make_link,
    notice,
    open_record,
    read,
    toast,
)
from .screens import answers, side_bar, told

REPORT = "Informar de un problema"
TYPED = "A medio escribir"


def asked_again(page: Page) -> Locator:
    dialog = page.get_by_role("dialog", name=re.compile("Tu sesión terminó|Sua sessão terminou"))
    expect(dialog).to_be_visible()
    return dialog


def away(route: Route) -> None:
    """Nobody answers."""
    route.abort("connectionrefused")


def refuse_writing(page: Page, pattern: str, failure: Callable[[Route], None]) -> None:
    """Let what is read through, and fail what is sent."""
    page.route(pattern, lambda route: route.fallback() if route.request.method == "GET" else failure(route))


def sign_in_over(dialog: Locator, username: str | None = None) -> None:
    """Fill the form over the page; whose session ended stands in it already."""
    if username:
        dialog.get_by_role("textbox").first.fill(username)
    dialog.locator("input[type=password]").fill(PASSWORD)
    dialog.locator("input[type=password]").press("Enter")


@pytest.mark.story
@pytest.mark.parametrize(
    ("size", "scheme", "language"), [(DESK, "light", "es"), (PHONE, "dark", "pt")], ids=["desk", "phone"]
)
def test_the_edit_goes_on_after_signing_in_over_the_page(
    visits: Visits, size: Size, scheme: Scheme, language: str
) -> None:
    who = account(visits, lang_id=language)
    guid = make_link(visits, who)
    page = visits.window(who, size=size, scheme=scheme)
    open_record(page, guid)
    page.evaluate("window.same = true")
    description(page).fill(TYPED)
    end_session(visits, who)
    page.keyboard.press("Control+s")
    dialog = asked_again(page)
    expect(dialog.get_by_role("textbox").first).to_have_value(who.username)
    expect(description(page)).to_have_value(TYPED)
    sign_in_over(dialog)
    expect(toast(page, SAVED)).to_be_visible()
    expect(dialog).to_have_count(0)
    assert page.evaluate("window.same") is True
    assert read(visits, visits.person(), guid)["description"] == TYPED


def test_somebody_else_who_signs_in_there_gets_nothing_of_it(visits: Visits) -> None:
    who = account(visits)
    guid = make_link(visits, who)
    page = visits.window(who)
    open_record(page, guid)
    description(page).fill(TYPED)
    end_session(visits, who)
    page.keyboard.press("Control+s")
    with page.expect_event("load"):
        sign_in_over(asked_again(page), account(visits).username)
    expect(description(page)).to_have_value("")
    expect(notice(page)).to_have_count(0)
    assert read(visits, visits.person(), guid)["description"] == ""


def test_a_session_that_ends_under_nothing_unsaved_leads_to_the_sign_in_page(visits: Visits) -> None:
    who = visits.person()
    page = visits.window(who)
    open_record(page, make_link(visits, who))
    end_session(visits, who)
    side_bar(page).get_by_role("link", name="Contenidos").first.click()
    page.wait_for_url(re.compile("/auth/login"))


def test_signing_in_in_another_tab_lets_the_edit_go_on_in_this_one(visits: Visits) -> None:
    who = account(visits)
    guid = make_link(visits, who)
    page = visits.window(who)
    open_record(page, guid)
    description(page).fill(TYPED)
    end_session(visits, who)
    page.keyboard.press("Control+s")
    dialog = asked_again(page)
    other = page.context.new_page()
    other.goto("/auth/login")
    other.get_by_role("textbox").first.fill(who.username)
    other.locator("input[type=password]").fill(PASSWORD)
    other.locator("input[type=password]").press("Enter")
    other.wait_for_url(re.compile("/content"))
    expect(dialog).to_have_count(0)
    expect(toast(page, SAVED)).to_be_visible()
    assert read(visits, visits.person(), guid)["description"] == TYPED


@pytest.mark.parametrize("failure", [answers(500, "INTERNAL_ERROR"), away], ids=["500", "away"])
def test_a_rating_that_is_not_sent_keeps_its_stars(visits: Visits, failure: Callable[[Route], None]) -> None:
    who = account(visits)
    guid = make_link(visits, who)
    page = visits.window(who)
    page.goto(f"/viewer/{guid}")
    page.get_by_role("button", name="Valorar").click()
    dialog = page.get_by_role("dialog", name="Valorar este contenido")
    for stars, row in zip(("4 de 5", "2 de 5"), dialog.get_by_role("group").all(), strict=True):
        row.get_by_role("radio", name=stars).press("Space")
    refuse_writing(page, "**/reviews", failure)
    send = dialog.get_by_role("button", name="Guardar valoración")
    send.click()
    expect(page.get_by_role("alert").filter(has_text="No se guardó la valoración")).to_be_visible()
    for stars, row in zip(("4 de 5", "2 de 5"), dialog.get_by_role("group").all(), strict=True):
        expect(row.get_by_role("radio", name=stars)).to_be_checked()
    page.unroute("**/reviews")
    send.click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Valorar").click()
    expect(dialog.get_by_role("radio", name="4 de 5").first).to_be_checked()


def test_stars_that_are_chosen_before_ones_own_rating_comes_stay(visits: Visits) -> None:
    who = account(visits)
    page = visits.window(who)
    page.goto(f"/viewer/{make_link(visits, who)}")
    held: list[Route] = []
    page.route("**/reviews", lambda route: held.append(route))  # noqa: PLW0108 - it is inspected
    page.get_by_role("button", name="Valorar").click()
    dialog = page.get_by_role("dialog", name="Valorar este contenido")
    chosen = dialog.get_by_role("group").first.get_by_role("radio", name="4 de 5")
    chosen.press("Space")
    with page.expect_response("**/reviews"):
        held[0].continue_()
    dialog.get_by_role("group").last.get_by_role("radio", name="2 de 5").press("Space")
    expect(dialog.get_by_role("button", name="Guardar valoración")).to_be_enabled()
    expect(chosen).to_be_checked()


@pytest.mark.parametrize("failure", [answers(500, "INTERNAL_ERROR"), away], ids=["500", "away"])
def test_a_link_that_is_not_created_stays_in_its_form(
    visits: Visits, failure: Callable[[Route], None]
) -> None:
    page = visits.window(account(visits))
    page.goto("/contents/create")
    page.get_by_role("button", name="Enlace").click()
    form = page.get_by_role("form", name="Enlace")
    form.get_by_role("textbox", name="Nombre").fill(TYPED)
    form.get_by_role("textbox", name="Dirección").fill("https://example.org/agua")
    refuse_writing(page, "**/api/cms/contents", failure)
    create = form.get_by_role("button", name=re.compile("^Crear"))
    create.click()
    expect(
        page.get_by_role("alert").filter(has_text="No se pudo crear. Lo que escribiste sigue aquí.")
    ).to_be_visible()
    expect(form.get_by_role("textbox", name="Nombre")).to_have_value(TYPED)
    expect(form.get_by_role("textbox", name="Dirección")).to_have_value("https://example.org/agua")
    page.unroute("**/api/cms/contents")
    create.click()
    page.wait_for_url(re.compile("/content/"))


def test_a_report_of_a_problem_is_kept_when_it_fails_and_sent_after_signing_in(visits: Visits) -> None:
    who = account(visits)
    page = visits.window(who)
    page.goto(f"/viewer/{make_link(visits, who)}")
    page.get_by_role("button", name=REPORT).click()
    dialog = page.get_by_role("dialog", name=REPORT)
    dialog.get_by_role("radio").first.check()
    dialog.get_by_role("textbox").fill(TYPED)
    page.route("**/reports", answers(500, "INTERNAL_ERROR"))
    dialog.get_by_role("button", name="Enviar informe").click()
    expect(page.get_by_role("alert").filter(has_text="No se envió el informe")).to_be_visible()
    expect(dialog.get_by_role("textbox")).to_have_value(TYPED)
    page.unroute("**/reports")
    end_session(visits, who)
    dialog.get_by_role("button", name="Enviar informe").click()
    with page.expect_request(lambda sent: sent.url.endswith("/reports")) as repeated:
        sign_in_over(asked_again(page))
    assert told(repeated.value)["comment"] == TYPED
    expect(dialog).to_have_count(0)
