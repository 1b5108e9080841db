"""Refusals where they happen: what is closed says so in its place, and nobody is signed out by it."""

import pytest
from estante.testing.browser import People
from playwright.sync_api import Page, expect

from .viewer_screens import answers, new_link, shown_error

CARD = "Abrir en otra pestaña"


def is_signed_in(page: Page) -> bool:
    """Whether the browser still holds a session."""
    return bool(page.evaluate("() => JSON.parse(localStorage.getItem('auth'))?.value?.authToken"))


@pytest.mark.spec("SHE-012")
def test_what_is_switched_off_while_it_is_open_refuses_in_its_dialog(people: People) -> None:
    guid = new_link(people)
    page = people.enter(f"/viewer/{guid}", "R01")
    expect(page.get_by_role("link", name=CARD)).to_be_visible()
    assert people.call("PATCH", f"cms/contents/{guid}", {"status": "inactive"}).status_code == 200
    page.get_by_role("button", name="Valorar").click()
    dialog = page.get_by_role("dialog", name="Valorar este contenido")
    expect(dialog.get_by_role("alert")).to_contain_text("Este contenido está desactivado")
    expect(dialog.get_by_role("button", name="Guardar valoración")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name=CARD)).to_be_visible()
    assert is_signed_in(page)


@pytest.mark.spec("SHE-012")
def test_a_refused_report_keeps_its_words_and_the_session(people: People) -> None:
    page = people.enter(f"/viewer/{new_link(people)}", "R01")
    page.route("**/reports", answers(403, status="error", code="FORBIDDEN", message="Hoy no se puede"))
    page.get_by_role("button", name="Informar de un problema").click()
    dialog = page.get_by_role("dialog", name="Informar de un problema")
    dialog.get_by_role("radio", name="Tiene un error").check()
    words = dialog.get_by_role("textbox", name="Describe el problema (opcional)")
    words.fill("No se mueve")
    dialog.get_by_role("button", name="Enviar informe").click()
    expect(dialog.get_by_role("alert")).to_have_text("Hoy no se puede")
    expect(words).to_have_value("No se mueve")
    assert is_signed_in(page)


def test_progress_that_is_refused_leaves_the_content_open_and_the_person_signed_in(people: People) -> None:
    guid = new_link(people)
    page = people.enter("/", "R01")
    page.route("**/progress", answers(403, status="error", code="FORBIDDEN", message="No"))
    page.goto(f"/viewer/{guid}")
    with page.expect_response("**/progress"), page.expect_popup():
        page.get_by_role("link", name=CARD).click()
    expect(page.get_by_role("link", name=CARD)).to_be_visible()
    assert page.url.endswith(guid)
    assert is_signed_in(page)


@pytest.mark.spec("VIE-036")
def test_help_desk_opens_public_contents_and_nothing_is_recorded_of_it(people: People) -> None:
    public, private = new_link(people), new_link(people, is_public=False)
    page = people.enter("/", "R05")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    for place in ("viewer", "public-viewer"):
        page.goto(f"/{place}/{public}")
        expect(page.get_by_role("link", name=CARD)).to_be_visible()
        for act in ("Valorar", "Informar de un problema"):
            expect(page.get_by_role("button", name=act)).to_have_count(0)
        expect(page.get_by_role("img", name="Avance")).to_have_count(0)
        page.goto(f"/{place}/{private}")
        expect(shown_error(page)).to_contain_text("Error 403. Acceso denegado.")
    assert not [one for one in sent if one.startswith("POST") and "login" not in one]
    assert is_signed_in(page)


@pytest.mark.story
@pytest.mark.spec("VIE-034")
def test_what_is_not_public_offers_the_sign_in_and_opens_after_it(people: People) -> None:
    guid = new_link(people, is_public=False)
    page = people.stay_outside()
    page.goto(f"/public-viewer/{guid}?header=yes")
    expect(shown_error(page)).to_contain_text("Puede que con tu cuenta se abra")
    assert "/public-viewer/" in page.url
    page.get_by_role("link", name="Entrar").click()
    account = people.live.sign_in("R07")
    page.get_by_role("textbox", name="Correo o usuario").fill(account.username)
    page.locator("input[type=password]").fill(account.password)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/viewer/{guid}?header=yes")
    expect(page.get_by_role("link", name=CARD)).to_be_visible()
    with page.expect_request("**/api/front/public-viewer/*"):
        page.goto(f"/public-viewer/{guid}")
    expect(shown_error(page)).to_contain_text("Puede que con tu cuenta se abra")
    page.get_by_role("link", name="Abrir con tu cuenta").click()
    expect(page.get_by_role("link", name=CARD)).to_be_visible()
