"""The LTI tab of a school on the screen."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import NARROW, People, violations_in_schemes
from playwright.sync_api import Page, expect

from tests.fakes.lms import FakeLms


def new_school(people: People, tenant: str = "andaluna") -> str:
    """A school that nobody else knows: its guid."""
    listed = people.call("GET", "schools", tenant=tenant).json()["data"][0]["guid"]
    like = people.call("GET", f"schools/{listed}", tenant=tenant).json()["data"]
    copied = ("type_guid", "address", "zipcode", "country_guid", "state_guid", "city_guid")
    body = {name: like[name] for name in copied} | {"name": "Escuela del Faro", "code": uuid4().hex[:8]}
    return str(people.call("POST", "schools", body, tenant=tenant).json()["data"]["guid"])


@pytest.mark.story
@pytest.mark.spec("LTI-001", "LTI-002", "LTI-003", "LTI-007", part="the tab")
@pytest.mark.spec("LTI-009", part="tried on the screen")
def test_the_tab_says_what_is_missing_and_keeps_what_is_written(people: People) -> None:
    page = people.enter(f"/school/{new_school(people)}")
    page.get_by_role("main").get_by_role("link", name="LTI").click()
    page.get_by_role("switch", name="Abrir desde el LMS").check(force=True)
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Con LTI activo hace falta el emisor")).to_be_visible()
    expect(page.locator("[aria-invalid=true]")).to_have_count(7)
    lms = FakeLms(f"https://{uuid4().hex[:8]}.example")
    names = {
        "issuer": "Emisor",
        "issuer_url": "Dirección del emisor",
        "client_id": "Id de cliente",
        "deployment_id": "Id de despliegue",
        "key_set_url": "Conjunto de claves",
        "token_url": "Tokens de acceso",
        "authorization_url": "Autorización",
    }
    for field, label in names.items():
        page.get_by_role("textbox", name=label, exact=True).fill(lms.registration[field])
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Configuración LTI guardada").first).to_be_visible()
    assert violations_in_schemes(page) == []
    login = page.get_by_role("textbox", name="Inicio de sesión")
    expect(login).to_have_value(re.compile(r"/api/lti/login$"))
    expect(login).not_to_be_editable()
    page.get_by_role("button", name="Copiar: Inicio de sesión").click()
    expect(page.get_by_text(re.compile("/api/lti/login")).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Id de cliente")).to_have_value(lms.client_id)
    try_it(page, lms)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def try_it(page: Page, lms: FakeLms) -> None:
    """The trial says of each step how it went: nobody is at this LMS's addresses."""
    section = page.get_by_role("list", name="Probar")
    page.get_by_role("button", name="Probar").click()
    expect(page.get_by_text("Todavía no se puede abrir desde el LMS")).to_be_visible()
    steps = section.get_by_role("listitem")
    expect(steps).to_have_count(4)
    expect(steps.nth(0)).to_contain_text("Bien")
    expect(steps.nth(1)).to_contain_text(f"El conjunto de claves no responde como debe: «{lms.origin}/certs»")
    expect(steps.nth(2)).to_contain_text("Bien")
    expect(steps.nth(3)).to_contain_text("Falla")
    assert violations_in_schemes(page) == []
    page.get_by_role("textbox", name="Id de cliente").fill("otro")
    expect(page.get_by_role("button", name="Probar")).to_be_disabled()
    expect(page.get_by_text("Guarda los cambios para probarlos.")).to_be_visible()
    page.get_by_role("button", name="Descartar").click()


@pytest.mark.story
@pytest.mark.spec("LTI-013", part="tried on the screen")
def test_a_tool_is_tried_beside_its_record(people: People) -> None:
    nobodys = f"https://{uuid4().hex[:8]}.example"
    body = {
        "name": f"Laboratorio {uuid4().hex[:6]}",
        "launch_url": f"{nobodys}/launch",
        "login_url": f"{nobodys}/login",
        "redirect_urls": [f"{nobodys}/launch"],
    }
    made = people.call("POST", "lti/tools", body).json()["data"]["guid"]
    page = people.enter(f"/lti-tools/{made}")
    page.get_by_role("button", name="Probar").click()
    expect(page.get_by_text("La herramienta todavía no pregunta como debe")).to_be_visible()
    steps = page.get_by_role("list", name="Probar").get_by_role("listitem")
    expect(steps).to_have_count(2)
    expect(steps.nth(0)).to_contain_text(f"no responde como debe: «{nobodys}/login»")
    expect(steps.nth(0)).to_contain_text("Falla")
    expect(steps.nth(1)).to_contain_text("Sin probar")
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
