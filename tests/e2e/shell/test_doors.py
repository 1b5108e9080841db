"""Coming in: which doors are open, what the sign-in page says, and what is kept of a session."""

import re
import time

import pytest
from estante.plugins.registry import PluginRegistry
from playwright.sync_api import Route, expect

from tests.e2e.places import new_tenant

from .conftest import DAY_SECONDS, LANDED, LOGIN, Visits
from .screens import answers, at_the_door, heading, sign_in, stored, told

BACK_OFFICE = {"R04", "R05", "R06", "R07"}
NOWHERE = "/content/00000000-0000-4000-8000-000000000000"


@pytest.mark.spec("SHE-001", "SHE-065", "SHE-073")
def test_without_a_session_only_the_two_doors_open(visits: Visits) -> None:
    page = visits.window()
    for path in ("/", "/auth", "/auth/login", "/home", "/contents", NOWHERE, "/no/such/place", "/logout"):
        page.goto(path)
        at_the_door(page)
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.goto("/recover")
    expect(heading(page, "Recupera tu cuenta")).to_be_visible()
    assert page.url.endswith("/recover")
    page.get_by_role("button", name="Português").click()
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    assert stored(page, "langId")["value"] == "pt"


@pytest.mark.story
@pytest.mark.spec("SHE-002", "SHE-003", "SHE-004", "SHE-006", "SHE-031", "SHE-032", "SHE-080", "SHE-081")
def test_signing_in_leads_to_where_one_was_going_and_lasts(visits: Visits) -> None:
    page = visits.window()
    account = visits.live.sign_in("R04")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/users/whoami", hold)
    page.goto("/contents?type=CTTY_05")
    at_the_door(page)
    with page.expect_request("**/api/users/whoami"), page.expect_request("**/api/login") as login:
        sign_in(page, account.username, account.password)
    assert set(told(login.value)["admitted_roles"]) == BACK_OFFICE
    at_the_door(page)
    held[0].continue_()
    page.unroute("**/api/users/whoami")
    page.wait_for_url("**/contents?type=CTTY_05")
    expect(heading(page, "Contenidos")).to_be_visible()
    auth = stored(page, "auth")
    assert set(auth["value"]) == {"user", "authToken", "license", "error", "oauth_accounts"}
    assert auth["value"]["user"]["username"] == account.username
    assert abs(auth["expires"] / 1000 - time.time() - DAY_SECONDS) < DAY_SECONDS / 24
    page.reload()
    expect(heading(page, "Contenidos")).to_be_visible()
    for path in ("/auth", "/auth/login", "/no/such/place"):
        page.goto(path)
        page.wait_for_url(LANDED)
        expect(heading(page, "Contenidos")).to_be_visible()


@pytest.mark.spec("SHE-005", "SHE-108")
def test_every_refusal_has_its_own_words_at_its_own_field(visits: Visits) -> None:
    page = visits.window()
    page.goto("/auth/login")
    email = page.get_by_role("textbox", name="Correo o usuario")
    password = page.get_by_role("textbox", name="Contraseña")
    sign_in(page, "", "")
    expect(email).to_be_focused()
    expect(email).to_have_attribute("aria-invalid", "true")
    expect(email).to_have_accessible_description("Escribe este dato para entrar")
    sign_in(page, "nadie@andaluna.example", "Estante-2026")
    expect(email).to_be_focused()
    expect(page.get_by_text("No hay ninguna cuenta con ese correo")).to_be_visible()
    sign_in(page, visits.live.sign_in("R04").username, "Otra-cosa-1")
    expect(password).to_be_focused()
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("La contraseña no es correcta")).to_be_visible()
    words = set()
    for code in ("WRONG_USER", "INVALID_LOGIN", "INVALID_TOKEN", "TOKEN_EXPIRED", "SOMETHING_ELSE"):
        with page.expect_response("**/api/login"):
            page.route("**/api/login", answers(401, code))
            sign_in(page, "ana", "x")
        alert = page.get_by_role("alert")
        expect(alert).to_be_visible()
        words.add(alert.inner_text())
        page.unroute("**/api/login")
        page.reload()
    assert len(words) == 5
    expect(email).to_have_value("")


@pytest.mark.story
@pytest.mark.spec("SHE-008", "SHE-009", "SHE-010", "SHE-108")
def test_an_account_is_recovered_by_mail_and_twice_the_new_password(visits: Visits) -> None:
    page = visits.window()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.goto("/recover")
    email = page.get_by_role("textbox", name="Correo")
    for text, wrong in (
        ("", "Escribe tu correo"),
        ("ana", "Escribe un correo completo, como nombre@ejemplo.com"),
        (f"{'a' * 200}@ejemplo.com", "Escribe como máximo 200 caracteres"),
    ):
        email.fill(text)
        email.press("Enter")
        expect(email).to_have_accessible_description(wrong)
        expect(email).to_be_focused()
    assert sent == []
    email.fill("nadie@ejemplo.com")
    email.press("Enter")
    expect(page.get_by_text("Ese correo no existe en Andaluna")).to_be_visible()
    assert len(sent) == 1
    page.goto("/recover?token=nothing-good")
    first = page.get_by_role("textbox", name="Contraseña nueva")
    again = page.get_by_role("textbox", name="Repite la contraseña")
    first.fill("ab")
    again.fill("ac")
    again.press("Enter")
    expect(first).to_have_accessible_description(re.compile("Escribe al menos 8 caracteres"))
    expect(again).to_have_accessible_description("Las dos contraseñas no son iguales")
    expect(again).to_have_attribute("aria-invalid", "true")
    assert len(sent) == 1
    first.fill("Estante-2027")
    again.fill("Estante-2027")
    again.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("El enlace no es válido")
    page.route("**/api/front/recover-account-password", answers(400, "PASSWORD_INCORRECT"))
    again.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("La contraseña no es correcta")


@pytest.mark.spec("SHE-007")
def test_a_tenants_identity_provider_signs_in(visits: Visits, registry: PluginRegistry) -> None:
    provider = {
        "id": "campus",
        "title": "Campus Sur",
        "issuer": "https://campus.example",
        "audience": "estante",
        "authorize_url": "https://campus.example/authorize",
        "jwks": '{"keys": []}',
    }
    tenant = new_tenant(visits.live, registry, identity_providers=[provider])
    page = visits.window(tenant=tenant)
    page.route("https://campus.example/**", _sign_in_there)
    known = visits.person(tenant=tenant)
    body = {"status": "success", "data": {"token": known.token, "oauth_accounts": []}}
    page.route("**/api/login-oauth", lambda route: route.fulfill(status=201, json=body))
    page.goto("/auth/login")
    with page.expect_request("**/api/login-oauth") as told_token:
        page.get_by_role("button", name="Entrar con Campus Sur").click()
    assert told(told_token.value)["identity_provider"] == "campus"
    assert told(told_token.value)["token"].count(".") == 2
    page.wait_for_url(LANDED)
    plain = visits.window()
    plain.goto("/auth/login")
    at_the_door(plain)
    expect(plain.get_by_role("button", name="Entrar con")).to_have_count(0)


def _sign_in_there(route: Route) -> None:
    """The provider's page: it sends the browser back at once, with an id token for what it was asked."""
    back = """<script type="module">
      const asked = new URLSearchParams(location.search);
      const body = btoa(JSON.stringify({ nonce: asked.get("nonce") }));
      location.replace(`${asked.get("redirect_uri")}#id_token=e30.${body}.x&state=${asked.get("state")}`);
    </script>"""
    route.fulfill(content_type="text/html", body=back)


@pytest.mark.spec("SHE-079")
def test_what_was_stored_a_day_ago_reads_as_absent(visits: Visits) -> None:
    page = visits.window(visits.person(), kept_for=-1, langId="pt")
    page.goto("/contents")
    page.wait_for_url(LOGIN)
    at_the_door(page)
    assert stored(page, "auth") is None
    assert stored(page, "langId") is None
