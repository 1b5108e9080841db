"""Messages on the screen: written and published by staff, read by those whom they are for."""

import re

import httpx
import pytest
from estante.testing.browser import PHONE, violations
from playwright.sync_api import Page, expect

from plugins.messages.tests.conftest import FLAG, day
from tests.e2e.places import Somebody, new_tenant
from tests.e2e.shell.conftest import Visits


@pytest.fixture(scope="module")
def house(live, registry):
    """An organization that has messages."""
    return new_tenant(live, registry, flags=FLAG, languages=["es", "pt", "en"])


def call(visits: Visits, who: Somebody, method: str, body: object = None) -> httpx.Response:
    """The answer to a call of the messages."""
    headers = {"Host": who.tenant.hosts[0], "Authorization": f"Bearer {who.token}"}
    address = f"http://127.0.0.1:{visits.live.port}/api/messages"
    return httpx.request(method, address, json=body, headers=headers)


def send(visits: Visits, admin: Somebody, **fields: object) -> str:
    """A message to students that is shown today: its guid."""
    body = {"title": "Empieza el trimestre", "text": "<p>Hola</p>", "roles": ["R01"], "is_published": True}
    answer = call(visits, admin, "POST", {**body, "start_date": day(admin.tenant), **fields})
    return str(answer.raise_for_status().json()["data"]["guid"])


def entered(visits: Visits, who: Somebody, path: str, **more: object) -> Page:
    page = visits.window(who, lang="es", **more)
    page.goto(path)
    return page


@pytest.mark.story
@pytest.mark.spec("MSG-009")
@pytest.mark.spec("MSG-002", part="on the screen")
def test_a_message_is_written_counted_published_and_deleted(visits: Visits, house) -> None:
    page = entered(visits, visits.person("R04", house), "/messages")
    page.get_by_role("link", name="Nuevo mensaje").first.click()
    page.get_by_role("textbox", name="Título").fill("Ya hay plan lector")
    page.get_by_role("textbox", name="Texto").fill("Doce lecturas nuevas")
    expect(page.get_by_role("status").filter(has_text="Elige un rol")).to_be_visible()
    page.get_by_role("combobox", name="Roles").click()
    page.get_by_role("option", name="Administración editorial").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"Llega a \d+ persona"))).to_be_visible()
    page.get_by_role("textbox", name="Desde").fill("01/03/2026")
    assert violations(page) == []
    page.get_by_role("button", name="Crear mensaje").click()
    expect(page.get_by_text("Mensaje «Ya hay plan lector» creado").first).to_be_visible()
    page.get_by_role("button", name="Publicar").click()
    expect(page.get_by_text("Mensaje publicado").first).to_be_visible()
    expect(page.get_by_role("button", name="Tus mensajes: 1 sin leer")).to_be_visible()
    page.get_by_role("textbox", name="Título").fill("Plan lector")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Mensaje guardado").first).to_be_visible()
    assert violations(page) == []
    page.goto("/messages")
    page.get_by_role("checkbox", name=re.compile("Plan lector")).check()
    page.get_by_role("button", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
    expect(page.get_by_text("Mensaje «Plan lector» eliminado").first).to_be_visible()
    expect(page.get_by_role("link", name="Plan lector")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Tus mensajes", exact=True)).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("MSG-006")
def test_a_student_opens_the_bubble_and_what_was_read_stays_read_elsewhere(visits: Visits, house) -> None:
    admin, student = visits.person("R04", house), visits.person("R01", house)
    send(visits, admin, title="Uno")
    page = entered(visits, student, "/home")
    bubble = page.get_by_role("button", name=re.compile(r"Tus mensajes: \d+ sin leer"))
    bubble.click()
    panel = page.get_by_role("dialog", name="Tus mensajes")
    row = panel.get_by_role("listitem").filter(has_text="Uno").first
    expect(row).to_contain_text("Sin leer")
    row.get_by_role("button", name=re.compile("Uno")).click()
    expect(row.get_by_text("Hola")).to_be_visible()
    expect(row.get_by_text("Sin leer")).to_have_count(0)
    assert violations(page) == []
    phone = entered(visits, student, "/home", size=PHONE)
    phone.get_by_role("button", name=re.compile("^Tus mensajes")).click()
    rows = phone.get_by_role("dialog", name="Tus mensajes").get_by_role("listitem")
    there = rows.filter(has_text="Uno").first
    expect(there).to_be_visible()
    expect(there.get_by_text("Sin leer")).to_have_count(0)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.story
@pytest.mark.spec("MSG-007", part="on the screen")
@pytest.mark.spec("MSG-001", "SHE-021")
def test_an_article_is_read_on_its_page_by_whom_it_is_for(visits: Visits, house, live, registry) -> None:
    admin, student, teacher = (visits.person(role, house) for role in ("R04", "R01", "R02"))
    guid = send(visits, admin, title="El agua", text="<h2>Ríos</h2>", is_article=True)
    page = entered(visits, student, "/home")
    page.get_by_role("button", name=re.compile("^Tus mensajes")).click()
    panel = page.get_by_role("dialog", name="Tus mensajes")
    panel.get_by_role("button", name=re.compile("El agua")).click()
    panel.get_by_role("link", name="Leer el artículo").click()
    expect(page).to_have_url(re.compile(f"/message/{guid}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("El agua")
    expect(page.get_by_role("heading", level=2, name="Ríos")).to_be_visible()
    assert violations(page) == []
    other = entered(visits, teacher, f"/message/{guid}")
    expect(other.get_by_role("heading", name="El agua")).to_have_count(0)
    expect(other.get_by_role("link", name="Ir al inicio")).to_be_visible()
    closed = new_tenant(live, registry, flags={})
    somebody = visits.person("R04", closed)
    assert call(visits, somebody, "GET").status_code == 403
    without = entered(visits, somebody, "/messages")
    expect(without.get_by_role("heading", level=1)).to_be_visible()
    expect(without.get_by_role("link", name="Nuevo mensaje")).to_have_count(0)
    expect(without.get_by_role("button", name=re.compile("^Tus mensajes"))).to_have_count(0)
