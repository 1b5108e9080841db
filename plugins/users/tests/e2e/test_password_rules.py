"""What a password has to be, in organizations with the strong rule and in others."""

import re

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.loader import TenantInvalid
from estante.tenancy.tenant import Tenant
from estante.testing.live import LiveEstante
from estante.testing.tenants import make_tenant
from playwright.sync_api import Page, expect

from plugins.users.tests.e2e.test_users import choose, fill
from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits

ENOUGH = "Trw!vbn479"
LACKING = {
    "Trw!vbn47": "Escribe al menos 10 caracteres",
    "trw!vbn479": "Añade una letra mayúscula",
    "TRW!VBN479": "Añade una letra minúscula",
    "Trw!vbnxqz": "Añade un número",
    "Trwxvbn479": "Añade uno de estos signos: #?!@$%^&*-",
}


@pytest.fixture(scope="module")
def strong(live: LiveEstante, registry: PluginRegistry) -> Tenant:
    """An organization of one country with the strong rule."""
    return new_tenant(live, registry, settings={}, password={"strong": True})


def open_form(visits: Visits, tenant: Tenant, username: str) -> Page:
    """The form of a new teacher, filled in but for the password."""
    page = visits.window(visits.person(tenant=tenant))
    page.goto("/user/create")
    fill(page, name="Nilo", lastname="Vera", username=username)
    choose(page, "Rol", "Docente")
    return page


def type_twice(page: Page, password: str) -> None:
    for name in ("password", "password_repeat"):
        page.locator(f"input[name={name}]").fill(password)


def create(page: Page) -> None:
    page.get_by_role("button", name="Crear usuario").click()
    page.wait_for_url(re.compile("/user/[0-9a-f-]{36}"))


def sign_in(visits: Visits, tenant: Tenant, username: str, password: str) -> None:
    """They come in at the door with it."""
    page = visits.window(tenant=tenant)
    page.goto("/auth/login")
    page.locator("input[type=password]").fill(password)
    page.locator("form input").first.fill(username)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "/auth/" not in address)


@pytest.mark.spec("USR-024", "USR-025", "USR-026", "USR-027", "USR-028")
def test_a_strong_rule_says_what_a_password_lacks_and_takes_one_of_ten(
    visits: Visits, strong: Tenant
) -> None:
    page = open_form(visits, strong, "nilo")
    for password, sentence in LACKING.items():
        type_twice(page, password)
        page.get_by_role("button", name="Crear usuario").click()
        expect(page.locator("input[name=password]")).to_have_accessible_description(
            re.compile(re.escape(sentence))
        )
        for other in set(LACKING.values()) - {sentence}:
            expect(page.get_by_text(other)).to_have_count(0)
    type_twice(page, ENOUGH)
    create(page)
    sign_in(visits, strong, "nilo", ENOUGH)


@pytest.mark.spec("USR-023")
def test_a_password_may_stay_empty_and_the_stored_one_stays(visits: Visits, strong: Tenant) -> None:
    page = open_form(visits, strong, "vacia")
    create(page)
    page.get_by_role("link", name="Contraseña").click()
    type_twice(page, ENOUGH)
    page.get_by_role("button", name="Guardar la contraseña").click()
    expect(page.get_by_text("Contraseña guardada").first).to_be_visible()
    page.get_by_role("link", name="Detalles").click()
    fill(page, lastname="Vega")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Usuario guardado").first).to_be_visible()
    sign_in(visits, strong, "vacia", ENOUGH)


@pytest.mark.spec("USR-029")
@pytest.mark.parametrize(("rule", "least"), [({}, 8), ({"min_length": 3}, 3), ({"min_length": 12}, 12)])
def test_without_a_strong_rule_the_organization_says_how_long(
    visits: Visits, registry: PluginRegistry, rule: dict[str, int], least: int
) -> None:
    tenant = new_tenant(visits.live, registry, settings={}, password=rule)
    page = open_form(visits, tenant, "larga")
    password = "kjwqpzxvbnmt"[:least]
    type_twice(page, password[:-1])
    page.get_by_role("button", name="Crear usuario").click()
    expect(page.get_by_text(f"Escribe al menos {least} caracteres")).to_be_visible()
    type_twice(page, password)
    create(page)
    with pytest.raises(TenantInvalid):
        make_tenant(registry, password={"min_length": 2})


@pytest.mark.spec("USR-030")
def test_an_email_may_be_missing_and_is_one(visits: Visits, strong: Tenant) -> None:
    page = open_form(visits, strong, "correo")
    longest = f"{'a' * 184}@escuela.example"
    for email, sentence in (
        ("nora", "Escribe un correo como nombre@ejemplo.org"),
        ("nora@escuela", "Escribe un correo como nombre@ejemplo.org"),
        (f"a{longest}", "Escribe 200 caracteres como máximo; hay 201"),
    ):
        fill(page, email=email)
        page.get_by_role("button", name="Crear usuario").click()
        expect(page.get_by_role("textbox", name="Correo")).to_have_accessible_description(
            re.compile(re.escape(sentence))
        )
    fill(page, email=longest)
    create(page)
    expect(page.get_by_role("textbox", name="Correo")).to_have_value(longest)
    fill(page, email="")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Usuario guardado").first).to_be_visible()
    create(open_form(visits, strong, "sincorreo"))
