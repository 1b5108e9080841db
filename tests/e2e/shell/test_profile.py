"""The own profile, for whoever has one."""

import re
from pathlib import Path

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import PHONE
from playwright.sync_api import expect

from tests.e2e.places import new_tenant

from .conftest import Visits
from .records import PASSWORD, account, toast
from .screens import heading

NEW = "Estante-2028"
SAMPLES = Path(__file__).parents[2] / "samples"
LIMITED: dict[str, object] = {"settings": {"restricted": True}}


@pytest.mark.spec("KER-135")
@pytest.mark.parametrize("role", ["R04", "R05", "R06"])
@pytest.mark.parametrize("changes", [{}, LIMITED], ids=["open", "restricted"])
def test_whoever_opens_the_profile_saves_details_and_changes_the_password(
    visits: Visits, registry: PluginRegistry, role: str, changes: dict[str, object]
) -> None:
    tenant = new_tenant(visits.live, registry, **changes)
    who = account(visits, role, tenant=tenant)
    page = visits.window(who)
    page.goto("/profile")
    expect(heading(page, "Ana Pérez")).to_be_visible()
    page.get_by_label("Apellidos").fill("Pérez Soto")
    page.get_by_role("button", name="Guardar los datos").click()
    expect(toast(page, "Tus datos están guardados")).to_be_visible()
    expect(heading(page, "Ana Pérez Soto")).to_be_visible()
    page.get_by_role("navigation", name="Partes del perfil").get_by_role("link", name="Contraseña").click()
    for field, text in (("password", PASSWORD), ("new_password", NEW), ("password_repeat", NEW)):
        page.locator(f"input[name={field}]").fill(text)
    page.get_by_role("button", name="Cambiar la contraseña").click()
    expect(toast(page, "Tu contraseña nueva ya funciona")).to_be_visible()


@pytest.mark.story
@pytest.mark.parametrize("role", ["R01", "R02"])
def test_who_learns_or_teaches_changes_picture_and_password_on_a_phone(visits: Visits, role: str) -> None:
    who = account(visits, role)
    page = visits.window(who, size=PHONE, langId="es")
    page.goto("/home")
    mark = page.get_by_role("button", name="Menú de Ana Pérez")
    mark.click()
    page.get_by_role("menuitem", name="Perfil").click()
    expect(heading(page, "Ana Pérez")).to_be_visible()
    picture = (SAMPLES / "avatar-256.png").read_bytes()
    field = page.locator("input[type=file]")
    field.set_input_files({"name": "yo.png", "mimeType": "image/png", "buffer": picture})
    page.get_by_role("dialog").get_by_role("button", name="Usar esta parte").click()
    expect(toast(page, "Imagen guardada")).to_be_visible()
    expect(mark.locator("img")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Quitar")).click()
    expect(toast(page, "Imagen quitada")).to_be_visible()
    expect(mark.locator("img")).to_have_count(0)
    page.get_by_role("navigation", name="Partes del perfil").get_by_role("link", name="Contraseña").click()
    for name, text in (("password", PASSWORD), ("new_password", NEW), ("password_repeat", NEW)):
        page.locator(f"input[name={name}]").fill(text)
    page.get_by_role("button", name="Cambiar la contraseña").click()
    expect(toast(page, "Tu contraseña nueva ya funciona")).to_be_visible()
