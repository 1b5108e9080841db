"""Books in the reader, as a student reads them."""

import json
import re
from typing import Any

import pytest
from estante.testing.browser import DESK, PHONE, Scheme, Size, violations
from playwright.sync_api import Frame, Page, Request, Route, expect

from tests.samples import epubs

from .readers import REPOSITORY, Readers
from .viewer_screens import complaints, consumption, told

REFLOW = "dom-casmurro-reflow.epub"
FIXED = "alice-fixed.epub"
FONTS = REPOSITORY / "node_modules/@fontsource-variable/jetbrains-mono/files"
FONT = FONTS / "jetbrains-mono-latin-wght-normal.woff2"
POINT = re.compile(r"/consumptions/[^/]+/progress$")


def place(page: Page) -> Any:
    """What the foot of the book says."""
    return page.get_by_role("navigation", name="Lugares del libro")


def shown(page: Page) -> Frame:
    """The chapter that is shown now, in a frame of its own and in a tree that is closed to locators."""
    return next(frame for frame in reversed(page.frames) if frame.url.startswith("blob:"))


def open_book(readers: Readers, data: bytes, page: Page | None = None, **fields: object) -> tuple[Page, str]:
    guid = readers.put("libro.epub", data, **fields)
    page = page or readers.enter()
    page.goto(f"/viewer/{guid}")
    until_open(page)
    return page, guid


def until_open(page: Page) -> None:
    """Wait for the book's own page, where a bookmark can be set."""
    expect(page.get_by_role("button", name="Marcador", exact=True)).to_be_enabled()
    expect(place(page)).to_be_visible()


def updates(page: Page) -> list[Any]:
    """A list that fills with the updates of progress that are sent."""
    sent: list[Any] = []

    def hear(request: Request) -> None:
        if POINT.search(request.url):
            sent.append(told(request))

    page.on("request", hear)
    return sent


def kept(page: Page, guid: str) -> Any:
    return json.loads(consumption(page, guid)["suspend_data"] or "{}")


@pytest.mark.spec("VIE-130", "VIE-131")
@pytest.mark.parametrize("type_guid", ["CTTY_21", "CTTY_EPUB_COLIBRIO"])
def test_a_book_opens_in_the_reader(readers: Readers, type_guid: str) -> None:
    page = readers.enter()
    heard = complaints(page)
    open_book(readers, readers.file(REFLOW), page, type_guid=type_guid)
    frame = page.locator("iframe[title^='Libro:']")
    expect(frame).to_have_attribute(
        "src", re.compile(r"^http://[^/]+\.localhost:\d+/[^/]+/_player/epub/index\.html$")
    )
    expect(frame).to_have_attribute("sandbox", "allow-scripts allow-same-origin")
    expect(place(page)).to_contain_text("1. Do titulo")
    expect(shown(page).get_by_role("heading")).to_have_text("1. Do titulo")
    page.keyboard.press("t")
    page.get_by_role("complementary").get_by_role("button", name="9. A opera").click()
    expect(place(page)).to_contain_text("9. A opera")
    expect(shown(page).get_by_role("heading")).to_have_text("9. A opera")
    assert heard == []


@pytest.mark.story
@pytest.mark.spec("VIE-132", "VIE-151")
def test_a_book_opens_again_where_it_was_left(readers: Readers) -> None:
    page = readers.enter()
    sent = updates(page)
    with page.expect_response(POINT):
        _, guid = open_book(readers, epubs.book(), page)
    for key in ("ArrowRight", "ArrowRight"):
        with page.expect_response(POINT):
            page.keyboard.press(key)
    share = place(page).get_by_role("status").inner_text()
    memory = kept(page, guid)
    assert memory["cfi"].startswith("epubcfi(")
    assert len({update["suspend_data"] for update in sent}) == len(sent) == 3
    assert consumption(page, guid)["progress"] > 20
    page.goto("/home")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    sent.clear()
    page.goto(f"/viewer/{guid}")
    expect(place(page).get_by_role("status")).to_have_text(share)
    # What stays the same is sent to nobody, however long the page is open and when it is left.
    page.get_by_role("button", name="Lectura").click()
    page.get_by_role("button", name="Noche").click()
    page.goto("/home")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    assert sent == []
    assert kept(page, guid) == memory


def test_pages_are_turned_by_keys_buttons_and_clicks(readers: Readers) -> None:
    page, _ = open_book(readers, epubs.book())
    far = place(page).get_by_role("status")
    first = far.inner_text()
    page.keyboard.press("ArrowRight")
    expect(far).not_to_have_text(first)
    page.keyboard.press("PageUp")
    expect(far).to_have_text(first)
    place(page).get_by_role("button", name="Página siguiente").click()
    expect(far).not_to_have_text(first)
    width, height = DESK
    page.mouse.click(width * 0.05, height * 0.5)
    expect(far).to_have_text(first)
    # The keys go on working where the book itself has the focus.
    page.keyboard.press("ArrowRight")
    expect(far).not_to_have_text(first)
    page.keyboard.press("End")
    expect(far).to_have_text("100 %")


def test_words_are_found_in_the_whole_book(readers: Readers) -> None:
    page, _ = open_book(readers, epubs.book())
    page.keyboard.press("Control+f")
    page.get_by_role("textbox", name="Buscar").fill("glaciar")
    expect(page.get_by_role("search")).to_contain_text("1 resultado")
    page.get_by_role("list", name="Resultados").get_by_role("button").click()
    expect(place(page)).to_contain_text("Capítulo 3")
    page.get_by_role("textbox", name="Buscar").fill("desierto")
    expect(page.get_by_role("search")).to_contain_text("Sin resultados")


def test_a_bookmark_is_kept_for_the_person(readers: Readers) -> None:
    page, guid = open_book(readers, epubs.book())
    page.keyboard.press("t")
    page.get_by_role("button", name="Capítulo 2").click()
    expect(place(page)).to_contain_text("Capítulo 2")
    with page.expect_response(POINT):
        page.get_by_role("button", name="Marcador", exact=True).click()
    expect(page.get_by_role("button", name="Marcador", exact=True)).to_have_attribute("aria-pressed", "true")
    page.goto(f"/viewer/{guid}")
    expect(place(page)).to_contain_text("Capítulo 2")
    page.keyboard.press("Home")
    expect(place(page)).to_contain_text("Capítulo 1")
    page.keyboard.press("t")
    page.get_by_text("Marcadores", exact=True).click()
    page.get_by_role("complementary").get_by_role("button", name="Capítulo 2").click()
    expect(place(page)).to_contain_text("Capítulo 2")


def test_a_book_looks_as_the_person_wants_it(readers: Readers) -> None:
    page, guid = open_book(readers, epubs.book())
    size = "getComputedStyle(document.querySelector('p')).fontSize"
    usual = shown(page).evaluate(size)
    page.get_by_role("button", name="Lectura").click()
    panel = page.get_by_role("region", name="Lectura")
    panel.get_by_role("button", name="Letra más grande").click()
    expect(panel).to_contain_text("110 %")
    panel.get_by_role("button", name="Noche").click()
    assert float(shown(page).evaluate(size)[:-2]) > float(usual[:-2])
    assert shown(page).evaluate("getComputedStyle(document.body).color") == "rgb(211, 214, 212)"
    panel.get_by_text("Continuo").click()
    first = place(page).get_by_role("status").inner_text()
    page.keyboard.press("PageDown")
    expect(place(page).get_by_role("status")).not_to_have_text(first)
    page.goto(f"/viewer/{guid}")
    until_open(page)
    page.get_by_role("button", name="Lectura").click()
    expect(panel).to_contain_text("110 %")
    expect(panel.get_by_role("button", name="Noche")).to_have_attribute("aria-pressed", "true")
    expect(panel.get_by_role("radio", name="Continuo")).to_be_checked()


def test_notes_and_links_of_a_book(readers: Readers) -> None:
    pages = epubs.chapters(2, 30)
    marks = (
        '<p>Agua<a epub:type="noteref" href="#n1">1</a> y <a href="c2.xhtml#fin">más</a>, '
        '<a href="https://agua.example/">fuera</a></p>'
        '<aside epub:type="footnote" id="n1"><p>Dos de hidrógeno y uno de oxígeno.</p></aside>'
    )
    pages["c1.xhtml"] = epubs.Chapter("Capítulo 1", f"<h1>Capítulo 1</h1>{marks}")
    page, _ = open_book(readers, epubs.book(pages))
    expect(shown(page).get_by_text("Dos de hidrógeno")).to_be_hidden()
    shown(page).get_by_role("link", name="1").click()
    note = page.get_by_role("note", name="Nota")
    expect(note).to_contain_text("Dos de hidrógeno y uno de oxígeno.")
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    page.context.route("https://agua.example/**", lambda route: route.fulfill(body="fuera"))
    with page.context.expect_page() as opened:
        shown(page).get_by_role("link", name="fuera").click()
    assert opened.value.evaluate("opener") is None
    opened.value.close()
    shown(page).get_by_role("link", name="más").click()
    expect(place(page)).to_contain_text("Capítulo 2")


def test_nothing_of_a_hostile_book_runs_or_leaves(readers: Readers) -> None:
    evil = epubs.Chapter(
        "Trampa",
        '<h1>Trampa</h1><p onclick="document.title = 1">Uno</p><img src="https://spy.example/a.png" alt=""/>'
        '<img src="x" onerror="top.postMessage(1, \'*\')" alt=""/><iframe src="https://spy.example/"></iframe>'
        '<form action="https://spy.example/"><button>Enviar</button></form>'
        '<a href="javascript:alert(1)">Ir</a>'
        "<script>document.querySelector('h1').textContent = 'Corre'; fetch('https://spy.example/')</script>",
        '<meta http-equiv="refresh" content="0;url=https://spy.example/"/><script src="mal.js"></script>'
        '<link rel="stylesheet" href="https://spy.example/a.css"/><base href="https://spy.example/"/>',
    )
    page = readers.enter()
    reached: list[str] = []

    def hear(route: Route) -> None:
        reached.append(route.request.url)
        route.abort()

    # What the policy stops never comes to a route.
    page.context.route("https://spy.example/**", hear)
    script = b"document.documentElement.dataset.ran = 'yes'"
    data = epubs.book({**epubs.chapters(2, 30), "c1.xhtml": evil}, {"mal.js": script})
    open_book(readers, data, page)
    chapter = shown(page)
    expect(chapter.get_by_role("heading")).to_have_text("Trampa")
    chapter.get_by_role("button", name="Enviar").click()
    chapter.get_by_text("Ir").click()
    assert chapter.evaluate("document.documentElement.dataset.ran") is None
    page.keyboard.press("t")
    page.get_by_role("button", name="Capítulo 2").click()
    expect(place(page)).to_contain_text("Capítulo 2")
    assert reached == []


def test_pages_of_a_fixed_layout_come_as_spreads(readers: Readers) -> None:
    page = readers.enter()
    heard = complaints(page)
    open_book(readers, readers.file(FIXED), page)
    expect(place(page)).to_contain_text("Página 1 de 8")
    expect(page.get_by_role("img", name="Avance: 13 %")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(place(page)).to_contain_text("Páginas 2 y 3 de 8")
    expect(page.get_by_role("img", name="Avance: 38 %")).to_be_visible()
    # What is paged past is not read.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(place(page)).to_contain_text("Página 8 de 8")
    expect(page.get_by_role("img", name="Avance: 50 %")).to_be_visible()
    assert heard == []


@pytest.mark.parametrize(("direction", "key"), [("", "ArrowRight"), ("rtl", "ArrowLeft")])
def test_a_book_is_read_in_its_direction(readers: Readers, direction: str, key: str) -> None:
    page, _ = open_book(readers, epubs.fixed(direction=direction))
    expect(place(page)).to_contain_text("Página 1 de 5")
    page.keyboard.press(key)
    expect(place(page)).to_contain_text("Páginas 2 y 3 de 5")
    first, last = ("Página anterior", "Página siguiente")[:: -1 if direction else 1]
    buttons = place(page).get_by_role("button")
    expect(buttons.first).to_have_accessible_name(first)
    expect(buttons.last).to_have_accessible_name(last)


def test_a_book_of_vertical_writing(readers: Readers) -> None:
    lines = "".join("<p>" + "水は空へのぼり、山に降り、ゆっくり海へ帰る。" * 8 + "</p>" for _ in range(12))
    style = "<style>html { writing-mode: vertical-rl; }</style>"
    pages = {"c1.xhtml": epubs.Chapter("第一章", f"<h1>第一章</h1>{lines}", style)}
    page, _ = open_book(readers, epubs.book(pages, language="ja", direction="rtl"))
    far = place(page).get_by_role("status")
    first = far.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(far).not_to_have_text(first)


def test_a_book_on_a_phone(readers: Readers) -> None:
    page = readers.enter(size=PHONE, touch=True)
    open_book(readers, epubs.book(), page)
    far = place(page).get_by_role("status")
    first = far.inner_text()
    page.touchscreen.tap(PHONE[0] * 0.95, PHONE[1] * 0.4)
    expect(far).not_to_have_text(first)
    page.get_by_role("button", name="Lectura").tap()
    panel = page.get_by_role("region", name="Lectura")
    panel.get_by_role("button", name="Papel").tap()
    panel.get_by_role("button", name="Cerrar los ajustes de lectura").tap()
    page.get_by_role("button", name="Contenido", exact=True).tap()
    page.get_by_role("button", name="Capítulo 3").tap()
    expect(place(page).get_by_role("status")).not_to_have_text(first)
    expect(page.get_by_role("complementary")).to_be_hidden()


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_everybody_can_use_the_reader(readers: Readers, size: Size, scheme: Scheme) -> None:
    page = readers.enter(size=size)
    page.emulate_media(color_scheme=scheme)
    open_book(readers, epubs.book(), page)
    panels = {
        "Contenido": page.get_by_role("complementary"),
        "Buscar": page.get_by_role("search"),
        "Lectura": page.get_by_role("region", name="Lectura"),
    }
    for tool, panel in panels.items():
        page.get_by_role("button", name=tool, exact=True).first.click()
        expect(panel).to_be_visible()
        assert violations(page) == []


def test_a_font_that_is_hidden_from_others_is_used(readers: Readers) -> None:
    page, _ = open_book(readers, epubs.with_obfuscated_font(FONT.read_bytes()))
    loaded = "document.fonts.load('20px Agua').then((fonts) => fonts.map((font) => font.status))"
    assert shown(page).evaluate(loaded) == ["loaded"]


def test_a_chapter_that_does_not_come_is_waited_for(readers: Readers) -> None:
    page, _ = open_book(readers, epubs.book())
    answers = iter(["refused", "lost", "lost"])

    def answer(route: Route) -> None:
        match next(answers, None):
            case "refused":
                # The address ran out: another one is asked for.
                route.fulfill(status=403)
            case "lost":
                route.abort()
            case _:
                route.continue_()

    page.context.route(re.compile(r"/OPS/c3\.xhtml$"), answer)
    page.keyboard.press("t")
    with page.expect_response(re.compile(r"/api/cms/contents/[^/]+$")):
        page.get_by_role("button", name="Capítulo 3").click()
    lost = page.get_by_text("Se cortó la conexión")
    expect(lost).to_be_visible()
    expect(place(page)).to_contain_text("Capítulo 3")
    expect(lost).to_be_hidden()
