"""What somebody can open and why, on the page of the person and of the content."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import expect

CONTENT = {"type_guid": "CTTY_06", "url": "https://example.org/agua", "is_teacher_only": 0}


@pytest.mark.spec("USR-037")
def test_the_page_of_a_person_says_what_they_open_and_why_not(people: People) -> None:
    pupil = people.call("GET", "users?role=R01&is_demo=true").json()["data"][0]
    name = f"Cerrado {uuid4().hex[:8]}"
    people.call("POST", "cms/contents", {**CONTENT, "name": name})
    page = people.enter(f"/user/{pupil['guid']}")
    page.get_by_role("main").get_by_role("link", name="Contenidos", exact=True).click()
    programs = page.get_by_role("list", name="Programas digitales")
    expect(programs.get_by_role("link", name=re.compile("^Licencia")).first).to_be_visible()
    opened = page.get_by_role("list", name="Puede abrir", exact=True)
    expect(opened.get_by_role("listitem").first).to_be_visible()
    expect(opened.get_by_role("link", name=re.compile("^Licencia .{4}-")).first).to_be_visible()
    expect(opened.get_by_role("link", name=re.compile("^Escuela ")).first).to_be_visible()
    assert violations_in_schemes(page) == []
    page.get_by_role("searchbox", name="Buscar un contenido").fill(name)
    expect(page.get_by_text("Ningún contenido se llama así")).to_be_visible()
    page.get_by_text("No puede abrir", exact=True).click()
    closed = page.get_by_role("list", name="No puede abrir", exact=True)
    expect(closed.get_by_text(re.compile("no es público ni llega por una licencia"))).to_be_visible()
    closed.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_the_page_of_a_content_says_who_opens_it(people: People) -> None:
    name = f"Abierto {uuid4().hex[:8]}"
    made = people.call("POST", "cms/contents", {**CONTENT, "name": name, "is_public": True}).json()["data"]
    pupil = people.call("GET", "users?role=R01&is_demo=true").json()["data"][0]
    page = people.enter(f"/content/{made['guid']}")
    page.get_by_role("button", name="Preguntar por una persona").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Persona").fill(pupil["full_name"])
    page.get_by_role("option", name=pupil["full_name"]).first.click()
    expect(dialog.get_by_text("Puede abrirlo", exact=True)).to_be_visible()
    expect(dialog.get_by_text("El contenido es público", exact=True)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    people.call("PATCH", f"cms/contents/{made['guid']}", {"status": "inactive"})
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("button", name="Preguntar por una persona").click()
    dialog.get_by_role("combobox", name="Persona").fill(pupil["full_name"])
    page.get_by_role("option", name=pupil["full_name"]).first.click()
    expect(dialog.get_by_text("No puede abrirlo", exact=True)).to_be_visible()
    expect(dialog.get_by_text(re.compile("está inactivo. Actívalo"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_list_that_does_not_come_says_so_and_comes_again(people: People) -> None:
    pupil = people.call("GET", "users?role=R01&is_demo=true").json()["data"][0]
    page = people.enter("/users")
    address = f"**/api/users/{pupil['guid']}/contents*"
    page.route(
        address, lambda route: route.fulfill(status=503, json={"status": "error", "code": "UNAVAILABLE"})
    )
    page.goto(f"/user/{pupil['guid']}/contents")
    expect(page.get_by_text("No pudimos cargar los contenidos de esta persona")).to_be_visible()
    page.unroute(address)
    page.get_by_role("button", name="Reintentar").first.click()
    expect(page.get_by_role("list", name="Puede abrir", exact=True)).to_be_visible()
