"""The home of staff: what waits, what was opened last, what is at hand; and the palette, which has it too."""

import re
from uuid import uuid4

import psycopg
import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import NARROW, violations_in_schemes
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import Somebody, database_url, new_tenant

from .conftest import Visits
from .records import description, make_link, open_record, read
from .screens import answers, heading
from .test_notifications import notify

FAIL = """
INSERT INTO jobs (tenant_id, guid, person_guid, kind, status, payload, title, stage, attempts, error_code,
  error_params, created_at, updated_at, finished_at)
VALUES (%(tenant)s, gen_random_uuid(), %(person)s, 'contents.prepare', 'failed', '{}', 'Lluvia', '', 1,
  'PDF_BROKEN', '{"name": "lluvia.pdf"}', now(), now(), now())
"""


def fail_job(visits: Visits, who: Somebody) -> None:
    """A job of theirs failed while they were away."""
    values = {"tenant": str(who.tenant.guid), "person": who.guid}
    with psycopg.connect(database_url(visits.live), autocommit=True) as connection:
        connection.execute("SELECT set_config('app.tenant', %(tenant)s, false)", values)
        connection.execute(FAIL, values)


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def palette(page: Page) -> Locator:
    page.keyboard.press("Control+k")
    found = page.get_by_role("dialog", name="Buscar o ir a una página")
    # What is typed sooner goes to the page below.
    expect(found.get_by_role("combobox")).to_be_focused()
    return found


def test_home_begins_with_what_one_was_at(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    name = str(read(visits, who, guid)["name"])
    page = visits.window(who)
    page.goto("/home")
    expect(part(page, "Te espera")).to_contain_text("Nada te espera ahora")
    expect(part(page, "A mano")).to_contain_text("La estrella de un registro")
    expect(part(page, "Lo último que abriste")).to_have_count(0)
    expect(part(page, "Tus contenidos").get_by_role("link", name=name)).to_be_visible()
    open_record(page, guid)
    star = page.get_by_role("button", name="Tener a mano")
    expect(star).to_have_attribute("aria-pressed", "false")
    star.press("Enter")
    expect(star).to_have_attribute("aria-pressed", "true")
    description(page).fill("Todavía no")
    page.wait_for_function("() => Object.keys(localStorage).some(name => name.startsWith('draft:'))")
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto("/home")
    expect(
        part(page, "Te espera").get_by_role("link", name=f"Cambios sin guardar en «{name}»")
    ).to_be_visible()
    expect(part(page, "Lo último que abriste").get_by_role("link", name=name)).to_be_visible()
    expect(part(page, "A mano").get_by_role("link", name=name)).to_be_visible()
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    part(page, "A mano").get_by_role("button", name=f"Ya no tener a mano «{name}»").click()
    expect(part(page, "A mano").get_by_role("link")).to_have_count(0)
    part(page, "Te espera").get_by_role("link").click()
    page.wait_for_url(f"**/content/{guid}")
    expect(page.get_by_role("region", name="Cambios que no guardaste")).to_be_visible()


def test_home_says_what_failed_and_what_was_not_read(visits: Visits) -> None:
    who = visits.person()
    fail_job(visits, who)
    notify(visits, who, "Lluvia")
    page = visits.window(who)
    page.goto("/home")
    waiting = part(page, "Te espera")
    expect(waiting.get_by_role("link", name="1 aviso sin leer")).to_be_visible()
    assert violations_in_schemes(page) == []
    waiting.get_by_role("button", name="1 tarea falló").press("Enter")
    activity = page.get_by_role("dialog", name="Actividad")
    expect(activity).to_contain_text("Lluvia")
    page.keyboard.press("Escape")
    expect(activity).to_have_count(0)
    waiting.get_by_role("link", name="1 aviso sin leer").click()
    page.wait_for_url("**/notifications")


@pytest.mark.story
def test_the_palette_has_at_hand_what_was_opened_and_finds_the_rest_in_groups(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    name = str(read(visits, who, guid)["name"])
    page = visits.window(who)
    open_record(page, guid)
    found = palette(page)
    last = found.get_by_role("group", name="Abierto hace poco").get_by_role("option", name=re.compile(name))
    expect(last).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Tener a mano").click()
    found = palette(page)
    expect(
        found.get_by_role("group", name="A mano").get_by_role("option", name=re.compile(name))
    ).to_be_visible()
    expect(found.get_by_role("group", name="Abierto hace poco")).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "q=" in request.url else None)
    visits.person("R01", name="Ximena", lastname="Portazgo")
    page.keyboard.type("portazgo")
    people = found.get_by_role("group", name="Usuarios")
    expect(people.get_by_role("option").first).to_be_visible()
    assert {"/api/search" in url for url in asked} == {True}
    page.get_by_role("combobox", name="Buscar o ir a una página").fill(name)
    expect(
        found.get_by_role("group", name="Contenidos").get_by_role("option", name=re.compile(name))
    ).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/content/{guid}")


def test_the_palette_says_what_could_not_be_searched(visits: Visits) -> None:
    page = visits.enter("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    row: dict[str, object] = {
        "guid": str(uuid4()),
        "title": "Alicia",
        "detail": [],
        "address": "/content/x",
        "type": None,
        "picture": None,
    }
    groups = [
        {"plugin": "contents", "title": "Contenidos", "results": [row], "is_failed": False},
        {"plugin": "users", "title": "Usuarios", "results": [], "is_failed": True},
    ]
    page.route(
        "**/api/search?*", lambda route: route.fulfill(json={"status": "success", "data": {"groups": groups}})
    )
    found = palette(page)
    page.keyboard.type("alicia")
    expect(found.get_by_role("option", name="Alicia")).to_be_visible()
    expect(found.get_by_text("No se pudo buscar en: Usuarios")).to_be_visible()
    page.unroute("**/api/search?*")
    page.route("**/api/search?*", answers(503, "UNAVAILABLE"))
    page.keyboard.type(" en")
    expect(found.get_by_text("No se pudo buscar. Inténtalo de nuevo.")).to_be_visible()


def test_a_record_says_who_else_has_it_open(visits: Visits) -> None:
    ana, eva = visits.person(), visits.person("R07", name="Eva", lastname="Luna")
    guid = make_link(visits, ana)
    page = visits.window(ana)
    open_record(page, guid)
    there = page.get_by_role("status").filter(has_text="Eva Luna también lo tiene abierto")
    expect(there).to_have_count(0)
    other = visits.window(eva)
    open_record(other, guid)
    expect(other.get_by_role("status").filter(has_text="Ana Pérez también lo tiene abierto")).to_be_visible()
    expect(there).to_be_visible()
    assert violations_in_schemes(page) == []
    other.get_by_role("link", name="Contenidos").first.click()
    other.wait_for_url("**/contents*")
    expect(there).to_have_count(0)


def test_a_record_that_is_gone_is_at_hand_no_more(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    page = visits.window(who)
    open_record(page, guid)
    page.route(f"**/api/cms/contents/{guid}", answers(404, "NOT_FOUND"))
    page.reload()
    expect(
        page.get_by_role("link", name="Ver la lista").or_(page.get_by_role("heading").first)
    ).to_be_visible()
    page.goto("/home")
    expect(part(page, "Te espera")).to_be_visible()
    expect(part(page, "Lo último que abriste")).to_have_count(0)


def test_what_is_new_is_shown_until_it_was_seen(visits: Visits) -> None:
    page = visits.enter("/home")
    news = part(page, "Novedades")
    expect(news.get_by_role("listitem")).to_have_count(3)
    news.get_by_role("button", name="Ver todas las novedades").click()
    dialog = page.get_by_role("dialog", name="Novedades")
    expect(dialog.get_by_role("listitem").filter(has_text="Nueva")).not_to_have_count(0)
    assert violations_in_schemes(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(news).to_have_count(0)
    palette(page)
    page.keyboard.type("novedades")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    expect(dialog.get_by_text("Nueva", exact=True)).to_have_count(0)


def test_a_new_organization_goes_by_its_first_steps(visits: Visits, registry: PluginRegistry) -> None:
    tenant = new_tenant(visits.live, registry, settings={})
    who = visits.person(tenant=tenant)
    page = visits.window(who)
    page.goto("/home")
    first = part(page, "Primeros pasos")
    expect(first).to_contain_text("0 de 5 hechos")
    expect(first.get_by_role("listitem")).to_have_count(5)
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first.get_by_role("link", name="Ponle tus colores y tu tipografía").click()
    page.wait_for_url("**/personalize")
    visits.person("R07", tenant)
    page.goto("/home")
    expect(first).to_contain_text("1 de 5 hechos")
    done = first.get_by_role("listitem").filter(has_text="Invita a quien administra")
    expect(done.get_by_role("img", name="Hecho")).to_be_visible()
    first.get_by_role("button", name="No mostrar más").click()
    expect(first).to_have_count(0)
    page.reload()
    expect(part(page, "Te espera")).to_be_visible()
    expect(first).to_have_count(0)
    desk = visits.window(visits.person("R07", tenant))
    desk.goto("/home")
    expect(part(desk, "Te espera")).to_be_visible()
    expect(part(desk, "Primeros pasos")).to_have_count(0)
