"""Messages for a school and its groups on the screen, beside those whom they are not for."""

import re

import httpx
import pytest
from estante.api.tenants import Tenant
from estante.testing.browser import violations
from estante.testing.live import LiveEstante
from playwright.sync_api import Page, expect

from tests.e2e.places import Somebody, new_tenant
from tests.e2e.shell.conftest import Visits

SCHOOL = "CEIP Antonio Machado"
SETTINGS = {"schools": {"is_short_school_form": True}}
FLAG = {"showMessagesGlobal": True}
YEAR = {"title": "Año escolar 2030", "school_year": "2030", "expired_at": "2030-12-17"}


def choose(page: Page, label: str, typed: str) -> None:
    box = page.get_by_role("combobox", name=label)
    box.click()
    box.fill(typed)
    page.get_by_role("option", name=re.compile(re.escape(typed))).first.click()
    page.keyboard.press("Escape")


@pytest.fixture
def house(live, registry):
    """An organization that has messages, and schools of which it asks little."""
    return new_tenant(live, registry, flags=FLAG, plugin_settings=SETTINGS, languages=["es", "pt", "en"])


def made(live: LiveEstante, admin: Somebody, path: str, body: object) -> str:
    """The guid of what a call of the admin makes; empty where it makes nothing."""
    headers = {"Host": admin.tenant.hosts[0], "Authorization": f"Bearer {admin.token}"}
    answer = httpx.post(f"http://127.0.0.1:{live.port}/api/{path}", json=body, headers=headers)
    return str(answer.raise_for_status().json()["data"].get("guid", ""))


@pytest.mark.spec("MSG-005", part="schools and groups on the screen")
def test_a_message_for_a_school_and_a_group_is_seen_by_their_students_alone(
    visits: Visits, live: LiveEstante, house: Tenant
) -> None:
    admin, pupil, classmate = (visits.person(role, house) for role in ("R04", "R01", "R01"))
    school = made(live, admin, "schools", {"name": SCHOOL, "code": "ES-0101"})
    made(live, admin, f"schools/{school}/users", {"guids": [pupil.guid, classmate.guid]})
    made(live, admin, f"schools/{school}/school-years", YEAR)
    for name, who in (("1A", pupil), ("1B", classmate)):
        group = made(live, admin, "groups", {"name": name, "school_guid": school})
        made(live, admin, f"groups/{group}/users", {"guids": [who.guid]})
    page = visits.window(admin, lang="es")
    page.goto("/messages/create")
    page.get_by_role("textbox", name="Título").fill("Salida al río")
    page.get_by_role("textbox", name="Texto").fill("El viernes, a las nueve")
    choose(page, "Roles", "Estudiante")
    choose(page, "Escuelas", SCHOOL)
    expect(page.get_by_role("status").filter(has_text="Llega a 2 personas")).to_be_visible()
    choose(page, "Grupos", "1A")
    expect(page.get_by_role("status").filter(has_text="Llega a 1 persona")).to_be_visible()
    page.get_by_role("textbox", name="Desde").fill("01/03/2026")
    assert violations(page) == []
    page.get_by_role("button", name="Crear mensaje").click()
    expect(page.get_by_text("Mensaje «Salida al río» creado").first).to_be_visible()
    page.get_by_role("button", name="Publicar").click()
    expect(page.get_by_text("Mensaje publicado").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("main")).to_contain_text(f"Estudiante · {SCHOOL}, 1A · {SCHOOL}")
    for who, bubble in ((pupil, "Tus mensajes: 1 sin leer"), (classmate, "Tus mensajes")):
        window = visits.window(who, lang="es")
        window.goto("/home")
        window.get_by_role("button", name=bubble, exact=True).click()
        rows = window.get_by_role("dialog", name="Tus mensajes").get_by_role("listitem")
        expect(rows.filter(has_text="Salida al río")).to_have_count(int(who is pupil))
