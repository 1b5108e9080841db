"""The page of every field, in every state: who sees it, that it is accessible, that the keyboard does all."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.browser import DESK, PHONE, Size, violations, violations_in_schemes
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import new_tenant
from tests.e2e.sortable import hears_arrows

from .conftest import Visits
from .records import make_link, read
from .screens import heading

KIT = "/developer/kit"
TITLE = "Campos del SDK"
KINDS = ("choice", "reference", "tree", "dates", "color", "files", "sortable", "text")
Enter = Callable[..., Page]


@pytest.fixture
def developers(visits: Visits, registry: PluginRegistry) -> Tenant:
    """A tenant that allows developer pages."""
    return new_tenant(visits.live, registry, settings={"developer_pages": True})


@pytest.fixture
def enter(visits: Visits, developers: Tenant) -> Enter:
    """The kit at one of its kinds, for a new admin."""

    def go(kind: str = "choice", size: Size = DESK) -> Page:
        page = visits.window(visits.person(tenant=developers), size=size)
        page.goto(f"{KIT}?kind={kind}")
        expect(heading(page, TITLE)).to_be_visible()
        expect(page.locator("[data-field-skeleton]")).to_have_count(0)
        return page

    return go


def form(page: Page) -> Locator:
    """The fields that are bound to a form."""
    return page.get_by_role("region", name="En un formulario")


def unsaved(page: Page) -> Locator:
    """What is said of changes that are not saved."""
    return page.get_by_role("region", name="Cambios sin guardar").get_by_role("status")


@pytest.mark.spec("SHE-129", part="fields")
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_every_field_in_every_state_fits_and_has_no_violation(enter: Enter, size: Size) -> None:
    page = enter(size=size)
    for kind in KINDS:
        page.goto(f"{KIT}?kind={kind}")
        expect(heading(page, TITLE)).to_be_visible()
        expect(page.locator("[data-field-skeleton]")).to_have_count(0)
        assert violations_in_schemes(page) == [], kind
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind


@pytest.mark.spec("SHE-130", part="fields")
@pytest.mark.parametrize("role", ["R07", "R02"])
def test_others_are_led_away(visits: Visits, developers: Tenant, role: str) -> None:
    page = visits.window(visits.person(role, developers))
    page.goto(KIT)
    page.wait_for_url(lambda address: KIT not in address)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


@pytest.mark.spec("SHE-130", part="fields")
def test_without_the_setting_there_is_no_such_page(visits: Visits) -> None:
    page = visits.enter(KIT)
    page.wait_for_url(lambda address: KIT not in address)
    expect(heading(page, "Contenidos")).to_be_visible()
    expect(page.get_by_role("link", name=TITLE)).to_have_count(0)


def test_the_keyboard_chooses_creates_and_takes_away(enter: Enter) -> None:
    page = enter("choice")
    subject = form(page).get_by_role("combobox", name="Asignatura", exact=True)
    subject.focus()
    page.keyboard.type("musica")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(subject).to_have_value("Música")
    subject.fill("Danza")
    page.keyboard.press("Control+Enter")
    expect(subject).to_have_value("Danza")
    subjects = form(page).get_by_role("combobox", name="Asignaturas")
    subjects.focus()
    page.keyboard.type("hist")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Quitar Historia")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Delete")
    expect(form(page).get_by_role("button", name="Quitar Matemática")).to_have_count(0)
    tags = form(page).get_by_role("combobox", name="Etiquetas")
    tags.focus()
    page.keyboard.type("salida, museo")
    page.keyboard.press("Enter")
    expect(form(page).get_by_role("button", name=re.compile("Quitar (salida|museo)"))).to_have_count(2)
    expect(unsaved(page)).to_contain_text("3 cambios sin guardar")
    page.keyboard.press("Control+s")
    expect(page.get_by_text("Los cambios se guardaron en esta página")).to_be_visible()


@pytest.mark.spec("SHE-101", "SHE-102")
def test_a_select_filters_while_typing_and_offers_to_create_what_is_new(enter: Enter) -> None:
    page = enter("choice")
    subject = form(page).get_by_role("combobox", name="Asignatura", exact=True)
    subject.click()
    options = page.get_by_role("option")
    expect(options.filter(has_text="Historia")).to_be_visible()
    expect(options.filter(has_text="Crear")).to_have_count(0)
    subject.press_sequentially("musi")
    expect(options).to_have_text(["Música", re.compile("Crear .musi.")])
    subject.press_sequentially("ca")
    # It is there already, whatever its accents and capitals.
    expect(options).to_have_text(["Música"])
    subject.fill("Danza")
    expect(options).to_have_text([re.compile("Crear .Danza.")])
    options.first.click()
    expect(subject).to_have_value("Danza")


def test_a_missing_value_is_said_at_its_field(enter: Enter) -> None:
    page = enter("choice")
    form(page).get_by_role("combobox", name="Etiquetas").focus()
    page.keyboard.type("examen,")
    page.keyboard.press("Control+s")
    expect(form(page).get_by_role("alert")).to_contain_text("Falta un valor")
    expect(form(page).get_by_role("combobox", name="Asignatura", exact=True)).to_have_attribute(
        "aria-invalid", "true"
    )


def test_the_keyboard_goes_through_a_tree_of_thousands(enter: Enter) -> None:
    page = enter("tree")
    topic = form(page).get_by_role("button", name=re.compile("^Tema "))
    topic.focus()
    page.keyboard.press("ArrowDown")
    tree = page.get_by_role("tree", name="Tema")
    expect(tree).to_be_focused()
    page.keyboard.type("temas")
    for key in ("ArrowRight", "End", "Enter"):
        page.keyboard.press(key)
    expect(topic).to_contain_text(re.compile("Temas . Tema 5000"))
    expect(topic).to_be_focused()
    topics = form(page).get_by_role("button", name=re.compile("^Temas "))
    topics.focus()
    page.keyboard.press("Enter")
    tree = page.get_by_role("tree", name="Temas")
    expect(tree).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("lect")
    expect(tree.get_by_role("treeitem")).to_have_count(2)
    page.keyboard.press("Tab")
    for key in ("Home", "ArrowDown", " ", "Escape"):
        page.keyboard.press(key)
    expect(topics).to_contain_text("Álgebra y Lectura")


def test_days_and_colours_are_typed_and_picked_by_keys(enter: Enter) -> None:
    page = enter("dates")
    day = form(page).get_by_role("textbox", name="Publicación")
    day.fill("15/04/2026")
    page.keyboard.press("Alt+ArrowDown")
    calendar = page.get_by_role("dialog", name="Abrir el calendario de Publicación")
    # The calendar begins at the day that was typed: one further is the next.
    expect(calendar.get_by_role("button", name="15 abril 2026")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(calendar).to_have_count(0)
    expect(day).to_have_value("16/04/2026")
    day.fill("31/02/2026")
    page.keyboard.press("Enter")
    expect(day).to_have_attribute("aria-invalid", "true")
    first, last = (form(page).get_by_role("textbox", name=name) for name in ("Desde", "Hasta"))
    first.fill("10/05/2026")
    page.keyboard.press("Enter")
    last.fill("01/05/2026")
    page.keyboard.press("Enter")
    expect(form(page).get_by_text("La última fecha es anterior a la primera")).to_be_visible()
    page.goto(f"{KIT}?kind=color")
    color = form(page).get_by_role("textbox", name="Color de la portada")
    color.fill("05c")
    page.keyboard.press("Enter")
    expect(color).to_have_value("#0055cc")
    page.keyboard.press("Alt+ArrowDown")
    page.get_by_role("slider", name="Tono").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(color).not_to_have_value("#0055cc")


def test_a_record_of_another_plugin_is_found_and_chosen_by_keys(visits: Visits, developers: Tenant) -> None:
    person = visits.person(tenant=developers)
    name = str(read(visits, person, make_link(visits, person))["name"])
    page = visits.window(person)
    page.goto(f"{KIT}?kind=reference&of=contents")
    content = form(page).get_by_role("combobox", name="Registro", exact=True)
    content.focus()
    page.keyboard.type(name)
    expect(page.get_by_role("option", name=name)).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(content).to_have_value(name)
    expect(
        page.get_by_role("region", name="Varios registros").get_by_text("Ya no existe").first
    ).to_be_visible()


def test_the_part_of_a_picture_is_chosen_by_keys(enter: Enter, tmp_path: Path) -> None:
    picture = tmp_path / "patio.png"
    Image.new("RGB", (800, 800), "teal").save(picture)
    page = enter("files")
    with page.expect_file_chooser() as chooser:
        form(page).get_by_role("button", name="Elegir archivo: Portada").press("Enter")
    chooser.value.set_files(picture)
    dialog = page.get_by_role("dialog", name="Recortar la imagen")
    zoom = dialog.get_by_role("slider", name="Acercar")
    zoom.focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(zoom).to_have_attribute("aria-valuenow", "1.5")
    assert violations(page) == []
    dialog.get_by_role("button", name="Usar esta parte").press("Enter")
    shown = form(page).get_by_role("img", name="Imagen sin descripción")
    expect(shown).to_be_visible()
    # 16 by 9 of a square, two thirds of it.
    sizes = "image => [image.naturalWidth, image.naturalHeight]"
    expect(form(page).get_by_role("button", name="Reemplazar: Portada")).to_be_visible()
    width, height = shown.evaluate(sizes)
    assert (width, height) == (533, 300)


def test_a_list_is_ordered_by_keys_and_by_its_buttons(enter: Enter) -> None:
    page = enter("sortable")
    handle = form(page).get_by_role("button", name="Mover Matemática")
    handle.focus()
    page.keyboard.press("Space")
    expect(page.get_by_text("Matemática sobre el lugar 1 de 4")).to_be_attached()
    hears_arrows(page)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Matemática sobre el lugar 2 de 4")).to_be_attached()
    page.keyboard.press("Space")
    rows = form(page).get_by_role("listitem")
    expect(rows).to_have_text(
        ["Lengua y literatura", "Matemática", "Historia", "Ciencias naturales"], use_inner_text=True
    )
    form(page).get_by_role("button", name="Bajar Matemática").press("Enter")
    expect(rows.nth(2)).to_contain_text("Matemática")
    expect(unsaved(page)).to_contain_text("1 cambio sin guardar")


def test_a_text_is_written_and_formatted_by_keys(enter: Enter) -> None:
    page = enter("text")
    text = form(page).get_by_role("textbox", name="Descripción larga")
    text.focus()
    page.keyboard.type("El agua")
    page.keyboard.press("Shift+Tab")
    bold = form(page).get_by_role("button", name="Negrita")
    expect(bold).to_be_focused()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(text.get_by_role("heading", name="El agua", level=2)).to_be_visible()
    text.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+b")
    page.keyboard.type("pesa ")
    expect(bold).to_have_attribute("aria-pressed", "true")
    form(page).get_by_role("button", name="Fórmula").press("Enter")
    page.get_by_label("Fórmula en LaTeX").fill("\\frac{m}{V}")
    page.keyboard.press("Enter")
    expect(form(page).locator(".katex")).to_have_count(2)
    assert violations(page) == []
    fonts = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert {address.split("/")[2] for address in fonts} == {page.url.split("/")[2]}
    expect(unsaved(page)).to_contain_text("1 cambio sin guardar")
