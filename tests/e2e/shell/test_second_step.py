"""The second step of staff: authenticators, recovery codes and passkeys, from profile to sign-in."""

import re
import time

import pyotp
import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import PHONE, violations
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import Somebody, new_tenant

from .conftest import Visits
from .records import PASSWORD, account, toast
from .screens import at_the_door, heading, sign_in

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def open_security(page: Page) -> None:
    page.goto("/profile?tab=password")
    expect(page.get_by_role("heading", name="Segundo paso")).to_be_visible()


def type_password(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Contraseña actual").fill(PASSWORD)
    page.keyboard.press("Enter")


def add_authenticator(page: Page) -> str:
    """Add an authenticator up to the recovery codes. Answers its secret."""
    page.get_by_role("button", name="Añadir una aplicación").click()
    type_password(page)
    dialog = page.get_by_role("dialog", name="Añadir una aplicación de códigos")
    expect(dialog.get_by_role("img", name="Código QR con el secreto")).to_be_visible()
    secret = (dialog.locator("code").text_content() or "").replace(" ", "")
    dialog.get_by_label("Código que muestra la aplicación").fill("000000")
    page.keyboard.press("Enter")
    expect(dialog.get_by_text("Ese código no es el de ahora.")).to_be_visible()
    dialog.get_by_label("Código que muestra la aplicación").fill(pyotp.TOTP(secret).now())
    page.keyboard.press("Enter")
    return secret


def take_codes(page: Page) -> list[str]:
    """Read the recovery codes and close what shows them."""
    dialog = page.get_by_role("dialog", name="Tus códigos de recuperación")
    expect(dialog.get_by_role("listitem")).to_have_count(10)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Descargar").click()
    codes = dialog.get_by_role("listitem").all_text_contents()
    assert all(code in download.value.path().read_text("utf-8") for code in codes)
    dialog.get_by_role("button", name="Ya los guardé").click()
    expect(dialog).to_have_count(0)
    return codes


def next_code(secret: str) -> str:
    """A code that was not used yet: a clock may be one step ahead."""
    return pyotp.TOTP(secret).at(time.time() + 30)


def first_step(visits: Visits, who: Somebody) -> Page:
    """The sign-in page after the right password."""
    page = visits.window(tenant=who.tenant)
    page.goto("/profile")
    at_the_door(page)
    sign_in(page, who.username, PASSWORD)
    expect(page.get_by_role("heading", name="Segundo paso")).to_be_visible()
    return page


def finish(page: Page, code: str) -> None:
    page.get_by_role("textbox", name=re.compile("^Código")).fill(code)
    page.keyboard.press("Enter")


def refused(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="Ese código no sirve o ya se usó.")


@pytest.fixture
def ana(visits: Visits, registry: PluginRegistry) -> Somebody:
    return account(visits, tenant=new_tenant(visits.live, registry))


def test_an_authenticator_is_added_in_the_profile_and_asked_for_at_the_next_sign_in(
    visits: Visits, ana: Somebody
) -> None:
    page = visits.window(ana)
    open_security(page)
    secret = add_authenticator(page)
    codes = take_codes(page)
    expect(page.get_by_text("Te quedan 10 códigos de recuperación.")).to_be_visible()
    assert violations(page) == []
    door = first_step(visits, ana)
    assert violations(door) == []
    finish(door, "000000")
    expect(refused(door)).to_be_visible()
    expect(door.get_by_role("textbox", name="Código")).to_be_focused()
    finish(door, next_code(secret))
    expect(heading(door, "Ana Pérez")).to_be_visible()
    other = first_step(visits, ana)
    other.get_by_role("button", name="Usar un código de recuperación").click()
    finish(other, codes[0])
    expect(heading(other, "Ana Pérez")).to_be_visible()
    again = first_step(visits, ana)
    again.get_by_role("button", name="Usar un código de recuperación").click()
    finish(again, codes[0])
    expect(refused(again)).to_be_visible()
    again.get_by_role("button", name="Volver a la contraseña").click()
    expect(again.get_by_label("Correo o usuario")).to_be_visible()


def test_a_factor_is_renamed_and_removed_with_the_password(visits: Visits, ana: Somebody) -> None:
    page = visits.window(ana, size=PHONE)
    open_security(page)
    add_authenticator(page)
    take_codes(page)
    page.get_by_role("button", name="Cambiar el nombre de Teléfono").click()
    page.get_by_role("dialog").get_by_label("Nombre").fill("Tableta")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Hacer códigos de recuperación").click()
    type_password(page)
    take_codes(page)
    page.get_by_role("button", name="Quitar Tableta").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Contraseña actual").fill("otra")
    dialog.get_by_role("button", name="Quitar").click()
    expect(dialog.get_by_text("La contraseña actual no es correcta")).to_be_visible()
    dialog.get_by_label("Contraseña actual").fill(PASSWORD)
    dialog.get_by_role("button", name="Quitar").click()
    expect(toast(page, "El segundo paso está quitado")).to_be_visible()
    expect(page.get_by_role("button", name="Quitar Tableta")).to_have_count(0)


def test_a_passkey_is_made_and_signs_in(visits: Visits, ana: Somebody) -> None:
    page = visits.window(ana)
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    open_security(page)
    page.get_by_role("button", name="Añadir una llave de acceso").click()
    page.get_by_role("dialog").get_by_label("Nombre").fill("Portátil")
    type_password(page)
    take_codes(page)
    expect(page.get_by_role("listitem").filter(has_text="Portátil")).to_contain_text(ana.tenant.hosts[0])
    page.evaluate("localStorage.clear()")
    page.goto("/profile")
    at_the_door(page)
    sign_in(page, ana.username, PASSWORD)
    page.get_by_role("button", name="Usar una llave de acceso").click()
    expect(heading(page, "Ana Pérez")).to_be_visible()


def test_where_it_is_required_staff_add_one_before_anything_else_and_students_see_none(
    visits: Visits, registry: PluginRegistry
) -> None:
    tenant = new_tenant(visits.live, registry, settings={"second_factor": "required"})
    page = visits.window(account(visits, "R06", tenant=tenant))
    page.goto("/profile")
    expect(heading(page, "Añade un segundo paso")).to_be_visible()
    expect(page.get_by_role("navigation", name="Principal")).to_have_count(0)
    add_authenticator(page)
    take_codes(page)
    expect(heading(page, "Ana Pérez")).to_be_visible()
    student = visits.window(account(visits, "R01", tenant=tenant))
    student.goto("/")
    expect(heading(student, "Hola, Ana")).to_be_visible()
    expect(student.get_by_text("segundo paso")).to_have_count(0)


def test_an_administrator_takes_away_what_somebody_has_lost(visits: Visits, ana: Somebody) -> None:
    page = visits.window(ana)
    open_security(page)
    add_authenticator(page)
    take_codes(page)
    desk = visits.window(visits.person("R05", ana.tenant))
    desk.goto(f"/security/people/{ana.guid}")
    expect(desk.get_by_role("heading", name="Sesiones abiertas")).to_be_visible()
    expect(desk.get_by_role("button", name="Quitar el segundo paso")).to_have_count(0)
    admin = visits.window(visits.person("R04", ana.tenant))
    admin.goto(f"/security/people/{ana.guid}")
    admin.get_by_role("button", name="Quitar el segundo paso").click()
    admin.get_by_role("dialog").get_by_role("button", name="Quitar el segundo paso").click()
    expect(toast(admin, "Ana Pérez ya no tiene segundo paso")).to_be_visible()
    expect(admin.get_by_role("button", name="Quitar el segundo paso")).to_have_count(0)
    page.goto("/profile")
    at_the_door(page)
    sign_in(page, ana.username, PASSWORD)
    expect(heading(page, "Ana Pérez")).to_be_visible()
