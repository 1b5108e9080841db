"""Playlists: contents put into lists of one's own, opened where they were put in, and kept in an order."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .readers import Readers
from .viewer_screens import answers, ask, page_field

DOCUMENT = "con-indice.pdf"


def open_dialog(page: Page) -> Locator:
    page.get_by_role("button", name="Añadir a una lista").click()
    return page.get_by_role("dialog", name="Añadir a una lista")


def create(page: Page, title: str) -> None:
    page.get_by_role("button", name="Nueva lista").click()
    dialog = page.get_by_role("dialog", name="Nueva lista")
    dialog.get_by_role("textbox", name="Nombre").fill(title)
    dialog.get_by_role("button", name="Guardar").click()


def go_to(page: Page, number: int) -> None:
    page_field(page).fill(str(number))
    page_field(page).press("Enter")
    expect(page_field(page)).to_have_value(str(number))


@pytest.mark.spec("VIE-195")
def test_without_a_list_nothing_is_sent_and_the_person_is_told(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, DOCUMENT)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    dialog = open_dialog(page)
    expect(dialog.get_by_text("Todavía no tienes listas")).to_be_visible()
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="No has elegido ninguna lista")).to_be_visible()
    assert [url for url in sent if "/playlists" in url] == []
    expect(dialog).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("VIE-199")
@pytest.mark.spec("VIE-211", part="playlists and groups")
def test_a_content_opens_from_a_list_where_it_was_put_in(readers: Readers) -> None:
    page = readers.window()
    guid = readers.open(page, DOCUMENT)
    go_to(page, 3)
    open_dialog(page)
    create(page, "Para el lunes")
    expect(page.get_by_text("Lista guardada", exact=True)).to_be_visible()
    dialog = page.get_by_role("dialog", name="Añadir a una lista")
    expect(dialog.get_by_role("radio", name="Para el lunes")).to_be_checked()
    dialog.get_by_role("checkbox", name="Abrir aquí: Página 3").check()
    address = re.compile("/playlists$")
    page.route(address, answers(503, status="error", code="UNAVAILABLE", message="Sin base de datos"))
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="No se añadió a la lista")).to_be_visible()
    page.unroute(address)
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    expect(page.get_by_text("Añadido a la lista", exact=True)).to_be_visible()
    go_to(page, 1)
    page.goto("/home")
    page.get_by_role("link", name="Mis listas").click()
    page.get_by_role("link", name="Para el lunes").click()
    expect(page.get_by_role("heading", name="Para el lunes", level=1)).to_be_visible()
    page.get_by_role("link", name=DOCUMENT).click()
    page.wait_for_url(f"**/viewer/{guid}?show_at=3")
    expect(page_field(page)).to_have_value("3")


@pytest.mark.spec("VIE-199", part="a second")
def test_a_sound_opens_from_a_list_at_its_second(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, "ciclo-da-agua.pt.ogg", "?show_at=5")
    expect(page.locator("audio")).to_have_js_property("currentTime", 5)


def test_a_list_is_ordered_emptied_changed_and_deleted(readers: Readers) -> None:
    page = readers.window()
    names = [readers.new_link(f"https://pages.example/{number}") for number in range(3)]
    titles = [str(readers.content(guid)["name"]) for guid in names]
    page.goto("/playlists")
    expect(page.get_by_role("heading", name="Todavía no tienes listas")).to_be_visible()
    create(page, "Repaso")
    expect(page.get_by_role("heading", name="Repaso", level=1)).to_be_visible()
    group = page.url.rpartition("/")[2]
    for guid in names:
        page.evaluate(PUT_IN, [guid, group])
    page.reload()
    rows = page.get_by_role("link").filter(has_text="Enlace")
    expect(rows).to_have_text(titles)
    page.get_by_role("button", name=f"Subir {titles[2]}").click()
    expect(page.get_by_text("Orden guardado", exact=True)).to_be_visible()
    expect(rows).to_have_text([titles[0], titles[2], titles[1]])
    page.reload()
    expect(rows).to_have_text([titles[0], titles[2], titles[1]])
    page.get_by_role("button", name="Editar").click()
    dialog = page.get_by_role("dialog", name="Cambiar la lista")
    dialog.get_by_role("textbox", name="Descripción").fill("Antes del examen")
    dialog.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Antes del examen")).to_be_visible()
    page.get_by_role("button", name="Eliminar", exact=True).click()
    sure = page.get_by_role("dialog", name="Eliminar la lista «Repaso»")
    expect(sure).to_contain_text("Sus contenidos se quedan")
    sure.get_by_role("button", name="Eliminar").click()
    expect(page.get_by_role("heading", name="Todavía no tienes listas")).to_be_visible()
    assert ask(page, f"cms/contents/{names[0]}")["name"] == titles[0]


PUT_IN = """async ([content, group]) => {
  const { value } = JSON.parse(localStorage.getItem("auth"));
  const headers = { Authorization: `Bearer ${value.authToken}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ group_guid: group });
  const answer = await fetch(`/api/cms/contents/${content}/playlists`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}"""
