"""Rooms on the screen: booked, refused where they are taken, and shown beside contents."""

from uuid import uuid4

from estante.testing.browser import violations
from playwright.sync_api import expect


def fill_moment(page, field, day, time):
    group = page.get_by_role("group", name=field)
    group.get_by_role("textbox", name="Día").fill(day)
    group.get_by_label("Hora").fill(time)


def choose(page, field, text):
    page.get_by_role("combobox", name=field).fill(text)
    page.get_by_role("option", name=text).first.click()


def book(page, room, content):
    page.goto("/bookings/create")
    page.get_by_label("Motivo").fill(f"Ciencias en {room}")
    choose(page, "Sala", room)
    fill_moment(page, "Desde", "02/03/2026", "09:00")
    fill_moment(page, "Hasta", "02/03/2026", "10:30")
    choose(page, "Contenido", content["name"])
    page.get_by_role("button", name="Crear").click()


def test_a_room_is_booked_once_and_a_content_says_where_it_is_shown(people):
    content, room = people.call("GET", "cms/contents").json()["data"][0], f"Sala {uuid4().hex[:6]}"
    page = people.enter("/rooms")
    page.get_by_role("link", name="Crear").first.click()
    page.get_by_label("Nombre").fill(room)
    page.get_by_label("Asientos").fill("20")
    page.get_by_role("button", name="Crear").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(room)
    address = page.url
    book(page, room, content)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Ciencias en {room}")
    assert violations(page) == []
    book(page, room, content)
    # At its field, in the person's language.
    wrong = page.get_by_role("group", name="Desde").locator("..")
    expect(wrong.get_by_text("La sala ya está reservada a esa hora.")).to_be_visible()
    assert violations(page) == []
    page.goto("/bookings")
    expect(page.get_by_role("link", name=f"Ciencias en {room}")).to_have_count(1)
    assert violations(page) == []
    page.goto(f"/content/{content['guid']}/details")
    expect(page.get_by_role("link", name=f"Ciencias en {room}")).to_be_visible()
    assert violations(page) == []
    page.goto(address)
    expect(page.get_by_role("list", name="Dónde se usa").get_by_role("link", name="Reservas")).to_be_visible()
    page.get_by_role("button", name=f"Más acciones de {room}").click()
    page.get_by_role("menuitem", name="Eliminar").click()
    expect(page.get_by_role("dialog").get_by_text("1 · impide eliminarlo")).to_be_visible()
    assert violations(page) == []
