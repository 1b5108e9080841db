"""Messages on the screen: written and published by staff, read by those whom they are for."""

import csv
import re
from pathlib import Path

import httpx
import pytest
from estante.testing.browser import PHONE, violations
from playwright.sync_api import Page, expect

from plugins.messages.tests.conftest import FLAG, day, picture
from tests.e2e.places import Somebody, new_tenant
from tests.e2e.shell.conftest import Visits


@pytest.fixture(scope="module")
def house(live, registry):
    """An organization that has messages."""
    return new_tenant(live, registry, flags=FLAG, languages=["es", "pt", "en"])


def call(
    visits: Visits, who: Somebody, method: str, body: object = None, path: str = "messages"
) -> httpx.Response:
    """The answer to a call."""
    headers = {"Host": who.tenant.hosts[0], "Authorization": f"Bearer {who.token}"}
    address = f"http://127.0.0.1:{visits.live.port}/api/{path}"
    return httpx.request(method, address, json=body, headers=headers)


def upload(visits: Visits, who: Somebody) -> str:
    """A picture for an article, uploaded: its guid."""
    file = picture()
    offer = {"name": "río.png", "size": len(file), "mime_type": "image/png", "purpose": "messages.image"}
    begun = call(visits, who, "POST", offer, "uploads").raise_for_status().headers["location"]
    headers = {"Host": who.tenant.hosts[0], "Authorization": f"Bearer {who.token}"}
    headers |= {"tus-resumable": "1.0.0", "upload-offset": "0"}
    headers["content-type"] = "application/offset+octet-stream"
    address = f"http://127.0.0.1:{visits.live.port}{begun}"
    httpx.patch(address, content=file, headers=headers).raise_for_status()
    return str(begun.rpartition("/")[2])


def send(visits: Visits, admin: Somebody, **fields: object) -> str:
    """A message to students that is shown today: its guid."""
    body = {"title": "Empieza el trimestre", "text": "<p>Hola</p>", "roles": ["R01"], "is_published": True}
    answer = call(visits, admin, "POST", {**body, "start_date": day(admin.tenant), **fields})
    return str(answer.raise_for_status().json()["data"]["guid"])


def shown_day(tenant, days: int = 0) -> str:
    """The number of a day's month, as lists show it."""
    return str(int(day(tenant, days)[-2:]))


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


@pytest.mark.spec("MSG-004")
def test_messages_are_listed_narrowed_and_taken_along(visits: Visits, live, registry) -> None:
    own = new_tenant(live, registry, flags=FLAG, languages=["es", "pt", "en"])
    admin, student = visits.person("R04", own), visits.person("R01", own)
    send(visits, admin, title="Borrador", is_published=False, start_date=day(own, -9))
    send(visits, admin, title="Programado", roles=["R02"], start_date=day(own, 1))
    ended = {"start_date": day(own, -5), "end_date": day(own, -1)}
    send(visits, admin, title="Terminado", **ended)
    shown = send(visits, admin, title="Visible", roles=["R01", "R02"])
    call(visits, student, "PUT", path=f"front/messages/{shown}/read").raise_for_status()
    page = entered(visits, admin, "/messages")
    rows = page.get_by_role("row")
    facts = {
        "Borrador": ["Estudiante", "Borrador", "0"],
        "Programado": ["Docente", "Programado", "0"],
        "Terminado": ["Estudiante", "Terminado", shown_day(own, -5), shown_day(own, -1), "0"],
        "Visible": ["Estudiante, Docente", "Visible", shown_day(own), "1"],
    }
    for title, words in facts.items():
        for word in words:
            expect(rows.filter(has=page.get_by_role("link", name=title, exact=True))).to_contain_text(word)
    for address, titles in (
        ("state=ended&state=scheduled", ["Programado", "Terminado"]),
        ("role=R02", ["Programado", "Visible"]),
        ("role=R01&state=shown", ["Visible"]),
    ):
        page.goto(f"/messages?{address}")
        for title in facts:
            links = page.get_by_role("main").get_by_role("link", name=title, exact=True)
            expect(links).to_have_count(int(title in titles))
    with page.expect_download() as download:
        page.get_by_role("button", name="Exportar").click()
        page.get_by_role("menuitem", name="CSV").click()
    with Path(download.value.path()).open(encoding="utf-8-sig", newline="") as file:
        [line] = csv.DictReader(file, delimiter=";")
    assert [line[name] for name in ("Título", "Estado", "Roles", "Primer día", "Lecturas")] == [
        "Visible",
        "Visible",
        "Estudiante, Docente",
        day(own),
        "1",
    ]


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


@pytest.mark.spec("MSG-001", "MSG-007", "SHE-021")
def test_an_article_is_read_on_its_page_by_whom_it_is_for(visits: Visits, house, live, registry) -> None:
    admin, student, teacher = (visits.person(role, house) for role in ("R04", "R01", "R02"))
    image = upload(visits, admin)
    guid = send(visits, admin, title="El agua", text="<h2>Ríos</h2>", is_article=True, image=image)
    page = entered(visits, student, "/home")
    page.get_by_role("button", name=re.compile("^Tus mensajes")).click()
    panel = page.get_by_role("dialog", name="Tus mensajes")
    panel.get_by_role("button", name=re.compile("El agua")).click()
    panel.get_by_role("link", name="Leer el artículo").click()
    expect(page).to_have_url(re.compile(f"/message/{guid}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("El agua")
    expect(page.get_by_role("heading", level=2, name="Ríos")).to_be_visible()
    picture_shown = "() => document.querySelector('main img')?.naturalWidth > 0"
    page.wait_for_function(picture_shown)
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
