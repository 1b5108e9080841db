"""A session that ends under something unsaved: its person signs in over the page, and goes on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import DESK, PHONE, Scheme, Size

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

REPORT = "Informar un problema"
TYPED = "A medio escribir"


def asked_again(page: Page) -> Locator:
    dialog = page.get_by_role("dialog", name=re.compile("Tu sesión terminó|Sua sessão terminou"))
    expect(dialog).to_be_visible()
    return dialog


def sign_in_over(dialog: Locator, username: str | None = None) -> None:
    """Fill the form over the page; whose session ended stands in it already."""
    if username:
        dialog.get_by_role("textbox").first.fill(username)
    dialog.locator("input[type=password]").fill(PASSWORD)
    dialog.locator("input[type=password]").press("Enter")


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
