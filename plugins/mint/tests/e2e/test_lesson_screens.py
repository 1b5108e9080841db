"""A lesson on the screen: written by blocks, by two people, and read."""

import re
from io import BytesIO
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from PIL import Image
from playwright.sync_api import Locator, Page, Route, expect

PAGES = "**/mint/lessons/*/pages/*"
BLOCKS = {
    "Texto": "p",
    "Encabezado": "h2",
    "Imagen": '[aria-label="Imagen"]',
    "Galería": '[aria-label="Galería"]',
    "Vídeo": '[aria-label="Vídeo"]',
    "Audio": '[aria-label="Audio"]',
    "Tabla": "table",
    "Página incrustada": '[aria-label="Página incrustada"]',
    "Pregunta": '[aria-label="Pregunta"]',
    "Acordeón": '[data-type="details"]',
    "Columnas": '[data-mint="columns"]',
}


def lesson(people: People, *blocks: dict[str, object], is_public: bool = True) -> str:
    """A lesson, with a page where blocks are given: its guid."""
    body = {
        "name": f"El agua {uuid4().hex[:6]}",
        "type_guid": "CTTY_02",
        "is_teacher_only": 0,
        "is_public": is_public,
    }
    guid = str(people.call("POST", "cms/contents", body).json()["data"]["guid"])
    if blocks:
        write(people, guid, *blocks)
    return guid


def write(people: People, guid: str, *blocks: dict[str, object]) -> None:
    """One more page with these blocks."""
    made = people.call("POST", f"mint/lessons/{guid}/pages", {}).json()["data"]
    body = {"version": 1, "document": {"type": "doc", "content": list(blocks)}}
    saved = people.call("PUT", f"mint/lessons/{guid}/pages/{made['guid']}", body)
    assert saved.status_code == 200, saved.text


def line(text: str) -> dict[str, object]:
    return {"type": "paragraph", "content": [{"type": "text", "text": text}]}


def stored(people: People, guid: str, at: int = 0) -> str:
    """The text of a page's document as it is kept."""
    return str(people.call("GET", f"mint/lessons/{guid}").json()["data"]["pages"][at])


def state_of(page: Page, words: str) -> Locator:
    """How the last change stands."""
    return page.get_by_role("status").filter(has_text=words)


def writing(page: Page) -> None:
    expect(page.get_by_role("textbox", name=re.compile("Bloques de"))).to_be_visible()
    page.get_by_role("textbox", name=re.compile("Bloques de")).click()


@pytest.mark.spec("MIN-013", part="on the screen")
@pytest.mark.spec("MIN-018", part="pending, saving and saved")
def test_a_page_is_made_and_saves_itself(people: People) -> None:
    guid = lesson(people)
    page = people.enter(f"/content/{guid}")
    page.get_by_role("main").get_by_role("link", name="Editor").click()
    page.get_by_role("button", name="Añadir una página").click()
    expect(page.get_by_label("Título de la página")).to_have_value("HTML page without title")
    writing(page)
    page.keyboard.type("Llueve en el monte")
    expect(state_of(page, "Cambios pendientes")).to_be_visible()
    expect(state_of(page, "Guardado")).to_be_visible()
    assert "Llueve en el monte" in stored(people, guid)
    page.keyboard.press("Control+z")
    expect(page.get_by_text("Llueve en el monte")).to_have_count(0)
    assert violations_in_schemes(page) == []


@pytest.mark.spec("MIN-018")
def test_a_page_waits_is_saved_and_says_when_that_failed(people: People) -> None:
    guid = lesson(people, line("Llueve"))
    page = people.enter(f"/content/{guid}/editor")
    writing(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(PAGES, hold)
    page.keyboard.type("Nieva ")
    expect(state_of(page, "Cambios pendientes")).to_be_visible()
    expect(state_of(page, "Guardando")).to_be_visible()
    held.pop().fulfill(status=500, body="{}")
    failed = page.get_by_text("Error inesperado: no se guardaron los últimos cambios")
    expect(failed.first).to_be_visible()
    page.unroute(PAGES)
    page.get_by_role("main").get_by_role("button", name="Reintentar").first.click()
    expect(state_of(page, "Guardado")).to_be_visible()
    assert "Nieva" in stored(people, guid)


@pytest.mark.spec("MIN-016")
def test_every_block_is_put_in_by_keys(people: People) -> None:
    guid = lesson(people, line("Llueve"))
    page = people.enter(f"/content/{guid}/editor")
    for name, place in BLOCKS.items():
        writing(page)
        page.keyboard.press("Control+Home")
        page.keyboard.type("/" + name[:5])
        expect(page.get_by_role("option", name=name)).to_have_attribute("aria-selected", "true")
        page.keyboard.press("Enter")
        expect(
            page.get_by_role("textbox", name=re.compile("Bloques de")).locator(place).first
        ).to_be_visible()
        page.reload()
    writing(page)
    page.keyboard.press("Control+Home")
    page.keyboard.type("/formu")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_label("Fórmula en LaTeX").fill("x^2")
    page.get_by_role("dialog").get_by_role("button", name="Aplicar").click()
    expect(page.locator(".katex").first).to_be_visible()
    page.get_by_role("button", name="Bloque", exact=True).click()
    expect(page.get_by_role("menuitem")).to_have_count(12)
    page.keyboard.press("Escape")
    assert violations(page) == []


@pytest.mark.spec("MIN-015", part="on the screen")
def test_a_picture_asks_for_its_words_and_one_too_large_changes_nothing(people: People) -> None:
    guid = lesson(people, line("Llueve"))
    page = people.enter(f"/content/{guid}/editor")
    writing(page)
    page.keyboard.press("Control+Home")
    page.keyboard.type("/imag")
    page.keyboard.press("Enter")
    chosen = page.get_by_role("group", name="Imagen").locator("input[type=file]")
    drawn = BytesIO()
    Image.new("RGB", (40, 30), "teal").save(drawn, "PNG")
    large = {"name": "enorme.png", "mimeType": "image/png", "buffer": bytes(10 * 1024 * 1024 + 1)}
    chosen.set_input_files(large)
    expect(page.get_by_text("«enorme.png» pesa más de 10 MB").first).to_be_visible()
    expect(page.get_by_role("group", name="Imagen").locator("img")).to_have_count(0)
    chosen.set_input_files({"name": "rio.png", "mimeType": "image/png", "buffer": drawn.getvalue()})
    expect(page.get_by_text("Escribe qué muestra la imagen")).to_be_visible()
    page.get_by_label("Texto alternativo").fill("Un río")
    expect(page.get_by_role("img", name="Un río")).to_be_visible()
    expect(state_of(page, "Guardado")).to_be_visible()
    assert "Un río" in stored(people, guid)


@pytest.mark.spec("MIN-019", part="both are shown")
def test_two_people_see_both_pages_and_choose(people: People) -> None:
    guid = lesson(people, line("Llueve"))
    mine, theirs = people.enter(f"/content/{guid}/editor"), people.enter(f"/content/{guid}/editor")
    for page, text in ((theirs, "De Luis. "), (mine, "De Nora. ")):
        writing(page)
        page.keyboard.press("Control+Home")
        page.keyboard.type(text)
        if page is theirs:
            expect(state_of(page, "Guardado")).to_be_visible()
    dialog = mine.get_by_role("dialog")
    expect(dialog.get_by_role("region", name="Tu versión")).to_contain_text("De Nora.")
    expect(dialog.get_by_role("region", name="La versión guardada")).to_contain_text("De Luis.")
    assert "De Luis" in stored(people, guid)
    assert violations(mine) == []
    dialog.get_by_role("button", name="Guardar la mía encima").click()
    expect(state_of(mine, "Guardado")).to_be_visible()
    assert "De Nora" in stored(people, guid)


@pytest.mark.spec("MIN-010", part="on the screen")
def test_pages_are_moved_by_keys_and_read_in_their_order(people: People) -> None:
    guid = lesson(people, line("Uno"))
    write(people, guid, line("Dos"))
    page = people.enter(f"/content/{guid}/editor")
    page.get_by_role("navigation", name="Páginas").get_by_role(
        "button", name=re.compile("Bajar|bajo")
    ).first.click()
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_role("article")).to_contain_text("Dos")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("article")).to_contain_text("Uno")


def test_the_demo_lesson_is_read_and_its_question_answered(people: People) -> None:
    rows = people.call("GET", "cms/contents?type=CTTY_02&q=energía").json()["data"]
    page = people.enter(f"/viewer/{rows[0]['guid']}", "R01", size=PHONE, scheme="dark")
    expect(page.get_by_role("article")).to_contain_text("El sol calienta el mar")
    assert violations(page) == []
    page.get_by_role("button", name="Página siguiente").click()
    page.get_by_label("Un kilo de agua").check()
    page.get_by_role("button", name="Responder").click()
    expect(page.get_by_text("Correcto.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
