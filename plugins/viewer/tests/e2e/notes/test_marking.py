"""Drawing, writing and erasing on a document and on a picture: by mouse, fingers and keys, and taken back."""

import pytest
from estante.testing.browser import DESK, PHONE, Scheme, Size
from playwright.sync_api import Locator, Page, expect

from plugins.viewer.tests.e2e.readers import Readers
from plugins.viewer.tests.e2e.test_accessibility import faults

from .screens import ADDRESS, drag, is_open, marks, panel, select_word, share_of, stored, strip, take

DOCUMENT = "con-indice.pdf"
PICTURE = "ciclo-del-agua.jpg"
KEYS = {"Resaltar": "S", "Dibujar": "D", "Texto": "A", "Formas": "F", "Borrar": "E"}
WIDER = """(width) =>
  [...document.querySelectorAll("main img")].at(-1).getBoundingClientRect().width > width"""
FINGER = """([id, points]) => {
  const at = ([x, y]) => ({ clientX: x, clientY: y, pointerId: 7, pointerType: 'touch', isPrimary: true,
    button: 0, buttons: 1, bubbles: true, cancelable: true });
  const target = document.elementFromPoint(...points[0]);
  target.setPointerCapture = () => {};
  target.hasPointerCapture = () => true;
  target.dispatchEvent(new PointerEvent('pointerdown', at(points[0])));
  for (const point of points.slice(1)) target.dispatchEvent(new PointerEvent('pointermove', at(point)));
  target.dispatchEvent(new PointerEvent('pointerup', at(points.at(-1))));
}"""


def first_page(page: Page) -> Locator:
    return page.locator(".page").first


@pytest.mark.spec("VIE-177")
def test_notes_stay_at_their_place_at_another_zoom_and_after_reloading(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, DOCUMENT)
    is_open(page)
    with page.expect_response(ADDRESS):
        select_word(page, "Contents").get_by_role("button", name="Amarillo").click()
    take(page, "d")
    with page.expect_response(ADDRESS):
        drag(page, first_page(page), (0.3, 0.2), (0.5, 0.3))
    page.keyboard.press("Escape")
    places = [share_of(marks(page, kind), first_page(page)) for kind in ("highlight", "ink")]
    word = share_of(page.locator(".textLayer span", has_text="Contents").first, first_page(page))
    assert places[0][:2] == pytest.approx(word[:2], abs=4)
    # The line begins where it was drawn, but for half of its own width.
    assert places[1][0] == pytest.approx(291, abs=6)

    def look() -> None:
        for kind, before in zip(("highlight", "ink"), places, strict=True):
            expect(marks(page, kind)).to_be_visible()
            assert share_of(marks(page, kind), first_page(page)) == pytest.approx(before, abs=2)

    scale = page.locator("header output")
    before = scale.inner_text()
    page.get_by_role("button", name="Acercar").click()
    expect(scale).not_to_have_text(before)
    look()
    page.get_by_role("button", name="Ajustar a la página").click()
    look()
    page.reload()
    is_open(page)
    look()


@pytest.mark.story
@pytest.mark.spec("VIE-218", "VIE-219", "VIE-220", "VIE-221", "VIE-228")
def test_what_is_drawn_written_and_erased_is_saved_and_taken_back(readers: Readers) -> None:
    page = readers.window()
    guid = readers.open(page, DOCUMENT)
    is_open(page)
    page.get_by_role("button", name="Anotar", exact=True).click()
    tools = strip(page)
    expect(tools.get_by_role("button", name="Dibujar")).to_have_attribute("aria-pressed", "true")
    tools.get_by_role("button", name="Rojo").click()
    with page.expect_response(ADDRESS):
        drag(page, first_page(page), (0.2, 0.3), (0.4, 0.35), (0.6, 0.3))
    expect(marks(page, "ink")).to_have_count(1)
    tools.get_by_role("button", name="Formas").click()
    tools.get_by_role("button", name="Flecha").click()
    with page.expect_response(ADDRESS):
        drag(page, first_page(page), (0.2, 0.5), (0.5, 0.5))
    expect(marks(page, "arrow")).to_have_count(1)
    tools.get_by_role("button", name="Texto").click()
    first_page(page).click(position={"x": 200, "y": 120}, force=True)
    field = page.get_by_role("textbox", name="Texto en la página")
    expect(field).to_be_focused()
    field.press_sequentially("Para el lunes")
    with page.expect_response(ADDRESS):
        field.press("Escape")
    expect(marks(page, "text")).to_have_text("Para el lunes")
    kept = stored(page, guid)
    drawn = [one["target"]["selector"][-1]["value"] for one in kept]
    assert [one["type"] for one in kept] == ["Annotation"] * 3
    assert [any(part in svg for svg in drawn) for part in ("<polyline", "<line", "<text")] == [True] * 3
    assert [one["target"]["selector"][0]["value"] for one in kept] == ["page=1"] * 3
    assert kept[0]["target"]["styleClass"] == "red"
    tools.get_by_role("button", name="Borrar").click()
    with page.expect_response(ADDRESS) as erased:
        drag(page, first_page(page), (0.4, 0.25), (0.4, 0.55))
    assert erased.value.request.method == "DELETE"
    expect(marks(page)).to_have_count(1)
    assert len(stored(page, guid)) == 1
    with page.expect_response(ADDRESS):
        page.keyboard.press("Control+z")
    expect(marks(page)).to_have_count(3)
    with page.expect_response(ADDRESS):
        tools.get_by_role("button", name="Deshacer").click()
    expect(marks(page, "text")).to_have_count(0)
    tools.get_by_role("button", name="Rehacer").click()
    expect(marks(page, "text")).to_have_count(1)
    for _ in range(3):
        page.keyboard.press("Control+z")
    expect(marks(page)).to_have_count(0)
    expect(tools.get_by_role("button", name="Deshacer")).to_be_disabled()


@pytest.mark.spec("VIE-227")
def test_every_tool_has_a_name_a_tooltip_a_key_and_shows_that_it_is_active(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, DOCUMENT)
    is_open(page)
    hand, select = (
        page.get_by_role("button", name="Mano"),
        page.get_by_role("button", name="Seleccionar texto"),
    )
    expect(select).to_have_attribute("aria-pressed", "true")
    for name, key in KEYS.items():
        page.keyboard.press(key.lower())
        tool = strip(page).get_by_role("button", name=name, exact=True)
        expect(tool).to_have_attribute("aria-pressed", "true")
        expect(tool).to_have_attribute("aria-keyshortcuts", key)
        expect(strip(page).locator('[aria-keyshortcuts][aria-pressed="true"]')).to_have_count(1)
        expect(select).to_have_attribute("aria-pressed", "false")
        tool.hover()
        expect(page.get_by_role("tooltip", name=f"{name} ({key})")).to_be_visible()
    page.mouse.move(0, 0)
    for bar in (page.get_by_role("toolbar", name="Herramientas", exact=True), strip(page)):
        for tool in bar.get_by_role("button").all():
            label = tool.get_attribute("aria-label")
            assert label
            if not tool.is_enabled():
                continue
            tool.focus()
            expect(tool).to_be_focused()
            tool.hover()
            expect(page.get_by_role("tooltip").filter(has_text=label)).to_be_visible()
    tool = strip(page).get_by_role("button", name="Dibujar")
    tool.focus()
    tool.press("Enter")
    expect(tool).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(strip(page)).to_have_count(0)
    expect(hand).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("v")
    expect(select).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    for name in [*KEYS, "Notas"]:
        expect(keys.get_by_text(name, exact=True)).to_be_visible()


def test_by_keyboard_a_shape_is_put_down_moved_and_deleted(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, DOCUMENT)
    is_open(page)
    take(page, "f")
    with page.expect_response(ADDRESS):
        page.keyboard.press("Enter")
    shape = marks(page, "rectangle")
    expect(shape).to_be_focused()
    before = share_of(shape, first_page(page))
    with page.expect_response(ADDRESS):
        page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "([left]) => document.activeElement.getBoundingClientRect().left > left + 1",
        arg=[shape.bounding_box()["x"] - 2],  # type: ignore[index]
    )
    after = share_of(shape, first_page(page))
    assert after[0] == pytest.approx(before[0] + 10, abs=1)
    with page.expect_response(ADDRESS):
        page.keyboard.press("Delete")
    expect(shape).to_have_count(0)


@pytest.mark.spec("VIE-218", part="on a picture")
def test_a_picture_is_drawn_on_by_finger_and_the_drawing_zooms_with_it(readers: Readers) -> None:
    page = readers.window(size=PHONE, touch=True)
    guid = readers.open(page, PICTURE)
    picture = page.locator("main img").last
    page.get_by_role("button", name="Anotar").tap()
    expect(strip(page)).to_be_visible()
    box = picture.bounding_box()
    assert box
    points = [
        [box["x"] + share * box["width"], box["y"] + share * box["height"]] for share in (0.4, 0.5, 0.6)
    ]
    with page.expect_response(ADDRESS):
        page.evaluate(FINGER, ["", points])
    place = share_of(marks(page, "ink"), picture)
    (kept,) = stored(page, guid)
    assert "page=" not in str(kept)
    strip(page).get_by_role("button", name="Terminar de anotar").tap()
    before = picture.bounding_box()
    page.get_by_role("button", name="Acercar").tap()
    expect(page.get_by_role("button", name="Ajustar")).to_have_attribute("aria-pressed", "false")
    assert before
    page.wait_for_function(WIDER, arg=before["width"] * 1.2)
    assert share_of(marks(page, "ink"), picture) == pytest.approx(place, abs=2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
@pytest.mark.spec("VIE-237", part="notes and marking tools")
def test_notes_have_no_violation(readers: Readers, size: Size, scheme: Scheme) -> None:
    page = readers.window(size=size, touch=size == PHONE)
    page.emulate_media(color_scheme=scheme)
    readers.open(page, DOCUMENT)
    is_open(page)
    select_word(page, "Contents")
    assert faults(page) == []
    page.get_by_role("toolbar", name="Texto seleccionado").get_by_role("button", name="Rosa").click()
    take(page, "d")
    drag(page, first_page(page), (0.3, 0.4), (0.5, 0.45))
    page.keyboard.press("f")
    expect(strip(page).get_by_role("button", name="Elipse")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(panel(page).get_by_role("article")).to_have_count(2)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
