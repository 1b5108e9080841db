"""Every type on a telephone of 360 pixels, by fingers alone: paged, enlarged, played and answered."""

from collections.abc import Callable
from uuid import uuid4

import pytest
from estante.testing.browser import NARROW, People
from playwright.sync_api import Page, expect

from tests.samples import epubs
from tests.samples.courses import Item
from tests.samples.readers import cat_book_reader, mint_book

from .courses import add_course, sco
from .readers import Readers
from .test_exercises import KEY, publish, question
from .test_projects import new_project
from .test_turned_books import numbers, put_book
from .test_videolessons import lesson, two_stops
from .viewer_screens import page_field

CARD = "Abrir en otra pestaña"
VIDEO = "ciclo-del-agua.webm"


def plays(page: Page) -> None:
    page.get_by_role("button", name="Reproducir").first.tap()
    page.wait_for_function("() => document.querySelector('video, audio')?.currentTime > 0.3")


def turns_pages(page: Page) -> None:
    expect(page_field(page)).to_have_value("1")
    page_field(page).tap()
    page_field(page).fill("3")
    page_field(page).press("Enter")
    expect(page.locator('.page[data-page-number="3"] .textLayer span').first).to_be_visible()


def turns_sheets(page: Page) -> None:
    numbers(page, 1)
    page.get_by_role("button", name="Páginas siguientes").tap()
    numbers(page, 2)


def turns_chapters(page: Page) -> None:
    far = page.get_by_role("navigation", name="Lugares del libro").get_by_role("status")
    expect(far).not_to_be_empty()
    first = far.inner_text()
    page.touchscreen.tap(NARROW[0] * 0.95, NARROW[1] * 0.4)
    expect(far).not_to_have_text(first)


def enlarges(page: Page) -> None:
    picture = page.locator("main img").last
    expect(picture).to_be_visible()
    width = picture.evaluate("(one) => one.getBoundingClientRect().width")
    page.get_by_role("button", name="Acercar").tap()
    page.wait_for_function(
        "(width) => [...document.querySelectorAll('main img')].at(-1).getBoundingClientRect().width > width",
        arg=width,
    )


def answers_it(page: Page) -> None:
    field = page.get_by_role("textbox", name="Tu respuesta")
    field.tap()
    field.fill(KEY)
    page.get_by_role("button", name="Comprobar").tap()
    expect(page.get_by_text("Correcto", exact=True)).to_be_visible()


def frames(page: Page) -> None:
    expect(page.locator("main iframe")).to_be_visible()
    expect(page.frame_locator("main iframe").locator("body")).not_to_be_empty()


def is_a_card(page: Page) -> None:
    expect(page.get_by_role("main").get_by_role("heading").last).to_be_visible()
    expect(page.get_by_role("button", name="Volver")).to_be_visible()


def opens_its_link(page: Page) -> None:
    with page.expect_popup() as opened:
        page.get_by_role("link", name=CARD).tap()
    opened.value.close()


def reads_the_project(page: Page) -> None:
    expect(page.get_by_text("Mide la lluvia de una semana.")).to_be_visible()
    page.get_by_role("textbox", name="Tu texto").tap()
    page.get_by_role("textbox", name="Tu texto").fill("Llovió")
    page.get_by_role("button", name="Entregar", exact=True).tap()
    expect(page.get_by_text("Todavía no está corregido.")).to_be_visible()


def goes_to_the_package(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("El ciclo del agua: alumno")


def turns_in_its_reader(page: Page) -> None:
    with page.expect_request("**/progress"):
        page.frame_locator("main iframe").get_by_role("button", name="Pasar").tap()


def studies(page: Page) -> None:
    assert sco(page).evaluate("rte.found") is True


def put(readers: Readers, name: str, type_guid: str) -> str:
    return readers.put(name, readers.file(name), type_guid=type_guid)


def cat_book(readers: Readers) -> str:
    needed = readers.put("lector.zip", cat_book_reader(), type_guid="CTTY_00")
    body = {"name": f"Libro {uuid4().hex[:6]}", "type_guid": "CTTY_CATBOOK", "dependencies": [needed]}
    made = {**body, "is_public": True, "is_teacher_only": 0}
    return str(readers.call(readers.person("R04"), "POST", "cms/contents", made)["guid"])


def asked(people: People, type_guid: str) -> str:
    return publish(people, [question("short_answer", "¿Qué sube?", answers=[KEY])], type_guid)


Make = Callable[[Readers, People], str]
KINDS: dict[str, tuple[Make, Callable[[Page], None]]] = {
    "fixed layout": (lambda readers, _: put_book(readers), turns_sheets),
    "mint": (
        lambda readers, _: readers.put("mint.zip", mint_book(), type_guid="CTTY_02"),
        turns_in_its_reader,
    ),
    "video": (lambda readers, _: readers.sample(VIDEO), plays),
    "audio": (lambda readers, _: readers.sample("ciclo-da-agua.pt.ogg"), plays),
    "pdf": (lambda readers, _: readers.sample("con-indice.pdf"), turns_pages),
    "link": (lambda readers, _: readers.new_link("https://pages.example/agua"), opens_its_link),
    "image": (lambda readers, _: readers.sample("portada-800x600.jpg"), enlarges),
    "html": (lambda readers, _: put(readers, "html-interactivo.zip", "CTTY_08"), frames),
    "test": (lambda _, people: asked(people, "CTTY_09"), answers_it),
    "scorm": (lambda _, people: add_course(people, "1.2", Item(title="Lectura")).guid, studies),
    "swf": (lambda readers, _: readers.sample("animacion.swf"), is_a_card),
    "office": (lambda readers, _: readers.sample("clase.pptx"), is_a_card),
    "zip": (lambda readers, _: put(readers, "materiales-sin-indice.zip", "CTTY_13"), is_a_card),
    "question": (lambda _, people: asked(people, "CTTY_14"), answers_it),
    "html page": (lambda readers, _: readers.sample("pagina.html"), frames),
    "project": (lambda _, people: new_project(people), reads_the_project),
    "app": (lambda readers, _: readers.new_link("https://pages.example/app", "CTTY_18"), opens_its_link),
    "xapi": (lambda readers, _: put(readers, "xapi-alumno-docente.zip", "CTTY_20"), goes_to_the_package),
    "epub": (lambda readers, _: readers.put("libro.epub", epubs.book()), turns_chapters),
    "cat book": (lambda readers, _: cat_book(readers), turns_in_its_reader),
    "quiz": (lambda _, people: asked(people, "QUIZ"), answers_it),
    "videolesson": (
        lambda readers, people: lesson(people, readers.sample(VIDEO), two_stops()),
        plays,
    ),
}


@pytest.mark.spec("VIE-236")
@pytest.mark.parametrize("kind", KINDS)
def test_every_type_opens_on_a_narrow_telephone_and_is_used_by_touch(
    readers: Readers, people: People, kind: str
) -> None:
    make, use = KINDS[kind]
    guid = make(readers, people)
    page = readers.enter(size=NARROW, touch=True)
    page.goto(f"/viewer/{guid}")
    use(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
