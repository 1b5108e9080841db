"""Contents are looked at beside their list, and found by the words on their pages."""

import re

import pytest
from estante.testing.browser import DESK, PHONE, People, Scheme, Size, violations, violations_in_schemes
from playwright.sync_api import Locator, Page, Request, expect

from plugins.contents.tests.e2e.content_screens import unique
from tests.samples import epubs
from tests.samples.pdfs import text_pdf

from .readers import Readers

RECORDED = re.compile(r"/api/consumptions")
PLAYER = re.compile(r"/assets/preview-stage\.component-")


def named(readers: Readers, file: str, data: bytes, **fields: object) -> tuple[str, str]:
    """A prepared content of a name that no other has: its name and guid."""
    name = unique("Vista")
    return name, readers.put(file, data, name=name, **fields)


def looked_at(people: People, name: str, guid: str, size: Size = DESK, scheme: Scheme = "light") -> Page:
    page = people.enter(f"/contents?q={name.replace(' ', '+')}&preview={guid}", size=size, scheme=scheme)
    expect(panel(page).get_by_role("heading", name=name)).to_be_visible()
    return page


def panel(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Vista previa", exact=True)


def play(page: Page) -> Locator:
    return panel(page).get_by_role("button", name="Ver aquí", exact=True)


def stage(page: Page) -> Locator:
    return panel(page).get_by_role("group", name="El contenido", exact=True)


def test_a_document_is_found_by_a_page_and_opens_there(people: People, readers: Readers) -> None:
    word = unique("Zar").replace(" ", "")
    pages = ["Portada", "Índice", f"Aquí está la {word}ción", "Fin"]
    name, guid = named(readers, "hojas.pdf", text_pdf(pages))
    page = people.enter(f"/contents?q={word.lower()}cion")
    row = page.get_by_role("row").filter(has_text=name)
    place = row.get_by_role("link", name=re.compile(rf"^Página 3: abrir «{name}» ahí$"))
    expect(row.locator("q")).to_have_text(f"Aquí está la {word}ción")
    expect(row.locator("mark")).to_have_text(f"{word}ción")
    place.click()
    page.wait_for_url(f"**/viewer/{guid}?show_at=3")
    expect(page.locator(".page[data-page-number='3']")).to_be_in_viewport()


def test_a_name_is_marked_where_it_has_the_words(people: People, readers: Readers) -> None:
    name, _ = named(readers, "hojas.pdf", text_pdf(["Nada"]))
    page = people.enter(f"/contents?q={name.replace(' ', '+').upper()}")
    link = page.get_by_role("row").filter(has_text=name).get_by_role("link", name=name, exact=True)
    expect(link.locator("mark")).to_have_text(name.split())


def test_a_book_is_found_by_a_chapter_and_opens_there(people: People, readers: Readers) -> None:
    name, guid = named(readers, "libro.epub", epubs.book())
    page = people.enter(f"/contents?q=arroyo&orderBy=-created_at&preview={guid}")
    places = panel(page).get_by_role("region", name="Dónde aparece")
    expect(places.locator("q mark")).to_have_text("arroyo")
    places.get_by_role("link", name=f"En «Capítulo 2»: abrir «{name}» ahí", exact=True).click()
    expect(page.get_by_role("navigation", name="Lugares del libro")).to_contain_text("Capítulo 2")


# A file of each way of being shown, and what is seen of it then.
SHOWN = {
    "ciclo-del-agua.webm": "video",
    "ciclo-da-agua.pt.ogg": "media-play-button",
    "texto.pdf": ".pdfViewer .page[data-loaded]",
    "portada-800x600.jpg": "img[alt]",
    "dom-casmurro-reflow.epub": "iframe[title^='Libro:']",
    "pagina.html": "iframe",
    "scorm12-un-sco.zip": "iframe",
}


@pytest.mark.parametrize("file", SHOWN)
def test_a_content_is_shown_beside_the_list_and_nothing_is_recorded(
    people: People, readers: Readers, file: str
) -> None:
    fields = {"type_guid": "CTTY_10"} if file.endswith(".zip") else {}
    name, guid = named(readers, file, readers.file(file), **fields)
    recorded: list[str] = []
    fetched: list[str] = []

    def hear(request: Request) -> None:
        if RECORDED.search(request.url):
            recorded.append(request.url)
        if PLAYER.search(request.url):
            fetched.append(request.url)

    page = looked_at(people, name, guid)
    page.on("request", hear)
    expect(play(page)).to_be_visible()
    assert fetched == []
    play(page).click()
    expect(stage(page).locator(SHOWN[file]).first).to_be_visible()
    assert fetched != []
    assert violations(page, frames=False) == []
    panel(page).get_by_role("button", name="Cerrar", exact=True).click()
    expect(stage(page)).to_have_count(0)
    expect(play(page)).to_be_focused()
    assert recorded == []


def test_keys_are_the_contents_while_it_has_the_focus(people: People, readers: Readers) -> None:
    film = "ciclo-del-agua.webm"
    name, guid = named(readers, film, readers.file(film))
    page = looked_at(people, name, guid)
    play(page).click()
    video = stage(page).locator("video")
    expect(stage(page)).to_be_focused()
    expect(video).to_have_js_property("paused", True)
    # A film that came to its end would be begun again.
    video.evaluate("film => { film.loop = true; }")
    # In the list Space closes the preview, J goes on and C makes a content.
    page.keyboard.press(" ")
    expect(video).to_have_js_property("paused", False)
    for key in (" ", "j", "c"):
        page.keyboard.press(key)
    expect(video).to_have_js_property("paused", True)
    expect(page).to_have_url(re.compile(r"/contents\?"))
    # Those of the screen are still at hand.
    page.keyboard.press("Control+k")
    # It takes the keys once the focus is there.
    expect(page.get_by_role("dialog").locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    stage(page).focus()
    page.keyboard.press("Escape")
    expect(play(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(page.get_by_role("link", name=name, exact=True)).to_be_focused()


def test_a_phone_opens_the_preview_as_a_sheet_and_plays_there(people: People, readers: Readers) -> None:
    film = "ciclo-del-agua.webm"
    name, _ = named(readers, film, readers.file(film))
    page = people.enter(f"/contents?q={name.replace(' ', '+')}", size=PHONE)
    page.get_by_role("button", name=f"Más acciones de {name}", exact=True).click()
    page.get_by_role("menuitem", name="Vista previa", exact=True).click()
    expect(panel(page)).to_be_focused()
    assert panel(page).evaluate("panel => panel.getBoundingClientRect().width") == PHONE[0]
    play(page).click()
    expect(stage(page).locator("video")).to_be_visible()
    assert violations_in_schemes(page, frames=False) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile(name))).to_be_focused()


def test_what_cannot_be_shown_says_why(people: People, readers: Readers) -> None:
    name, guid = named(readers, "hojas.pdf", text_pdf(["Nada"]), status="inactive")
    page = looked_at(people, name, guid)
    expect(panel(page).get_by_text("Inactivo: no se abre en el visor", exact=True)).to_be_visible()
    expect(play(page)).to_have_count(0)
    name, guid = named(readers, "rota.pdf", b"%PDF-1.4\nnada\n%%EOF\n")
    page = looked_at(people, name, guid)
    expect(panel(page).get_by_text("Su archivo no se pudo procesar", exact=True)).to_be_visible()
    expect(play(page)).to_have_count(0)


def test_a_content_that_goes_meanwhile_says_so_and_is_tried_again(people: People, readers: Readers) -> None:
    name, guid = named(readers, "hojas.pdf", text_pdf(["Nada"]))
    page = looked_at(people, name, guid)
    page.route(f"**/api/cms/contents/{guid}", lambda route: route.abort())
    play(page).click()
    trouble = stage(page).get_by_role("alert")
    expect(trouble).to_be_visible()
    page.unroute(f"**/api/cms/contents/{guid}")
    trouble.get_by_role("button").click()
    expect(stage(page).locator(".pdfViewer .page[data-loaded]")).to_be_visible()


def test_what_needs_a_window_or_a_viewer_is_not_offered(people: People, readers: Readers) -> None:
    made = people.call("POST", "cms/contents", {"name": unique("Prueba"), "type_guid": "QUIZ"})
    quiz = made.json()["data"]
    page = looked_at(people, quiz["name"], quiz["guid"])
    expect(panel(page).get_by_role("link", name="Abrir en el visor")).to_be_visible()
    expect(play(page)).to_have_count(0)
    name, guid = named(readers, "hojas.pdf", text_pdf(["Nada"]))

    manifest = people.call("GET", "ui/manifest").json()
    manifest["data"]["plugins"] = [each for each in manifest["data"]["plugins"] if each["id"] != "viewer"]
    page.route("**/api/ui/manifest", lambda route: route.fulfill(json=manifest))
    page.goto(f"/contents?q={name.replace(' ', '+')}&preview={guid}")
    expect(panel(page).get_by_role("heading", name=name)).to_be_visible()
    expect(panel(page).get_by_role("link", name="Editar")).to_be_visible()
    expect(play(page)).to_have_count(0)
