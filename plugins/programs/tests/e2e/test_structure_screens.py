"""Units and lessons on the screen."""

import re

import pytest
from estante.testing.browser import NARROW, PHONE, People, violations
from playwright.sync_api import Locator, Page, expect

from plugins.programs.tests.e2e.new_program import new_program

WATER, READING = "El agua en la Tierra", "Leer a los clásicos"


def open_contents(people: People, program: str, role: str = "R04") -> Page:
    """The contents tab of a demo program."""
    guid = next(row["guid"] for row in programs(people) if row["name"].startswith(program))
    page = people.enter(f"/program/{guid}/contents", role)
    expect(page.get_by_role("heading", level=1)).to_contain_text(program)
    return page


def programs(people: People) -> list[dict[str, str]]:
    with people.client() as client:
        rows: list[dict[str, str]] = client.get("lms/courses").json()["data"]
    return rows


def lessons(page: Page, unit: str) -> Locator:
    """The names of a unit's lessons, which open them."""
    return page.get_by_role("list", name=unit, exact=True).locator("button[class*=name]")


def choose(page: Page, part: str, act: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=f"Más acciones de {part}").click()
    page.get_by_role("menuitem", name=act).click()


def toast(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("PRO-075")
@pytest.mark.spec("PRO-137", part="units and lessons")
def test_units_and_lessons_are_added_named_and_moved(people: People) -> None:
    page = open_contents(people, READING)
    page.get_by_role("button", name="Añadir módulo").click()
    page.get_by_role("textbox", name="Nombre del módulo").fill("Después de leer")
    page.get_by_role("button", name="Añadir", exact=True).click()
    toast(page, "Se creó «Después de leer»")
    group = page.get_by_role("listitem").filter(has=page.get_by_role("list", name="Después de leer"))
    for name in ("Otro final", "Una carta"):
        group.get_by_role("button", name="Añadir submódulo").click()
        page.get_by_role("textbox", name="Nombre del submódulo").fill(name)
        page.keyboard.press("Enter")
        toast(page, f"Se creó «{name}»")
    expect(lessons(page, "Después de leer")).to_have_text(["Otro final", "Una carta"])
    choose(page, "Después de leer", "Cambiar el nombre")
    page.get_by_role("textbox", name="Nombre de Después de leer").fill("Al cerrar el libro")
    page.keyboard.press("Enter")
    toast(page, "Se guardó «Al cerrar el libro»")
    handle = page.get_by_role("button", name="Mover Una carta")
    handle.press("Space")
    handle.press("ArrowUp")
    expect(page.get_by_text("Una carta sobre el lugar 1 de 2 en Al cerrar el libro")).to_be_attached()
    handle.press("Space")
    expect(lessons(page, "Al cerrar el libro")).to_have_text(["Una carta", "Otro final"])
    choose(page, "Otro final", "Mover a «Antes de leer»")
    toast(page, "Se movió «Otro final»")
    expect(lessons(page, "Al cerrar el libro")).to_have_text(["Una carta"])
    lessons(page, "Al cerrar el libro").click()
    page.get_by_role("textbox", name="Nombre del submódulo").fill("Una carta al autor")
    expect(page.get_by_text("Guardado", exact=True)).to_be_visible()
    choose(page, "Al cerrar el libro", "Subir")
    toast(page, "Se movió «Al cerrar el libro»")
    page.reload()
    units = page.get_by_role("list", name="Módulos y submódulos").locator("span[class*=unitName]")
    expect(units).to_have_text(["Antes de leer", "Al cerrar el libro", "Por la madriguera"])
    expect(lessons(page, "Al cerrar el libro")).to_have_text(["Una carta al autor"])
    expect(lessons(page, "Antes de leer")).to_have_text(
        ["Quién fue Lewis Carroll", "Un mapa del libro", "Otro final"]
    )


def test_on_a_phone_a_notice_stands_above_what_is_written(people: People) -> None:
    with people.client() as client:
        program = new_program(client, "Las estaciones")
    page = people.enter(f"/program/{program}/contents", size=PHONE, touch=True)
    name = page.get_by_role("textbox", name="Nombre de la unidad")
    for unit in ("Invierno", "Primavera", "Verano"):
        page.get_by_role("button", name="Añadir unidad").first.tap()
        name.fill(unit)
        if unit != "Invierno":
            notice = page.get_by_text("Se creó «Invierno»").bounding_box()
            form = name.bounding_box()
            assert notice is not None
            assert form is not None
            assert notice["y"] + notice["height"] < form["y"]
        page.get_by_role("button", name="Añadir", exact=True).tap()
        toast(page, f"Se creó «{unit}»")


@pytest.mark.spec("PRO-072", part="a unit")
@pytest.mark.spec("PRO-074")
def test_a_unit_is_published_once_it_is_said_to_be_for_good(people: People) -> None:
    page = open_contents(people, WATER)
    expect(page.get_by_role("list", name="Unidades y lecciones")).to_be_visible()
    choose(page, "Cuidar el agua", "Publicar la unidad")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("con sus 2 lecciones en borrador")
    expect(dialog).to_contain_text("No se puede deshacer")
    assert violations(page) == []
    dialog.get_by_role("button", name="Cancelar").click()
    expect(page.get_by_text("Borrador", exact=True)).to_be_visible()
    choose(page, "Cuidar el agua", "Publicar la unidad")
    dialog.get_by_role("button", name="Publicar la unidad").click()
    toast(page, "Se publicó «Cuidar el agua»")
    expect(page.get_by_text("Borrador", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Publicar todo")).to_have_count(0)
    page.get_by_role("button", name="Más acciones de Cuidar el agua").click()
    expect(page.get_by_role("menuitem", name="Subir")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Publicar la unidad")).to_have_count(0)


@pytest.mark.story
@pytest.mark.spec("PRO-072", "PRO-074")
def test_all_of_a_program_is_published_in_its_own_words(people: People) -> None:
    page = open_contents(people, READING)
    expect(page.get_by_role("list", name="Módulos y submódulos")).to_be_visible()
    choose(page, "Por la madriguera", "Publicar el módulo")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("No se puede deshacer")
    dialog.get_by_role("button", name="Cancelar").click()
    expect(page.get_by_text("Borrador", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Publicar todo").click()
    expect(dialog).to_contain_text(re.compile(r"\d módulos y \d submódulos"))
    expect(dialog).to_contain_text("No se puede deshacer")
    dialog.get_by_role("button", name="Publicar todo").click()
    toast(page, "Se publicó todo el programa")
    expect(page.get_by_text("Borrador", exact=True)).to_have_count(0)


@pytest.mark.spec("PRO-066")
def test_the_publication_tab_says_who_published_what(people: People) -> None:
    with people.client() as client:
        program = new_program(client, "Hielo y vapor")
    for name in ("El hielo", "El vapor"):
        unit = people.call("POST", f"lms/courses/{program}/units", {"name": name}).json()["data"]
        people.call("POST", f"lms/units/{unit['guid']}/lessons", {"name": "Una lección"})
    page = people.enter(f"/program/{program}")
    page.get_by_role("main").get_by_role("link", name="Publicación", exact=True).click()
    expect(page).to_have_url(re.compile("/publication$"))
    expect(page.get_by_role("region", name="Publicación").get_by_role("link")).to_have_count(1)
    units = page.get_by_role("region", name="Unidades y lecciones").get_by_role("listitem")
    expect(units).to_have_count(2)
    ice = units.filter(has_text="El hielo")
    for words in ("Borrador", "1 lección en borrador"):
        expect(ice).to_contain_text(words)
    assert violations(page) == []
    ice.get_by_role("button", name="Publicar la unidad").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("No se puede deshacer")
    dialog.get_by_role("button", name="Publicar la unidad").click()
    expect(ice).to_contain_text(re.compile(r"Publicada por Lucía Márquez el \d"))
    expect(ice.get_by_role("button")).to_have_count(0)
    page.get_by_role("button", name="Publicar todo").click()
    dialog.get_by_role("button", name="Publicar todo").click()
    toast(page, "Se publicó todo el programa")
    expect(units.filter(has_text=re.compile("Borrador|borrador"))).to_have_count(0)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.spec("PRO-125", part="a lesson's name")
@pytest.mark.spec("PRO-126", part="a lesson's name")
def test_a_name_saves_itself_and_a_failure_keeps_it(people: People) -> None:
    page = open_contents(people, WATER)
    lessons(page, "El ciclo del agua").filter(has_text="De la nube al río").click()
    name = page.get_by_role("textbox", name="Nombre de la lección")
    name.fill("De la nube al mar")
    expect(page.get_by_text("Cambios pendientes")).to_be_visible()
    expect(page.get_by_text("Guardado", exact=True)).to_be_visible()
    expect(lessons(page, "El ciclo del agua").first).to_have_text("De la nube al mar")
    page.route("**/lms/lessons/*", lambda route: route.fulfill(status=503, json={"status": "error"}))
    name.fill("De la nube al fondo del mar")
    failed = page.get_by_text("Error inesperado: no se guardaron los últimos cambios")
    expect(failed).to_be_visible()
    expect(name).to_have_value("De la nube al fondo del mar")
    page.unroute("**/lms/lessons/*")
    expect(page.get_by_text("Guardado", exact=True)).to_be_visible()
    expect(failed).to_have_count(0)
    name.fill("ab")
    expect(page.get_by_text("El nombre de la lección es demasiado corto").first).to_be_visible()
    name.fill("De la nube al río")
    expect(page.get_by_text("Guardado", exact=True)).to_be_visible()
    assert violations(page) == []


@pytest.mark.spec("PRO-078", part="offered and asked")
def test_a_lesson_is_converted_to_pro_after_a_question(people: People) -> None:
    page = open_contents(people, WATER)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    lessons(page, "El ciclo del agua").filter(has_text="El agua que no se ve").click()
    page.get_by_role("button", name="Convertir a Pro").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Conserva sus materiales y sus tareas")
    expect(dialog).to_contain_text("No se puede deshacer")
    dialog.get_by_role("button", name="Convertir a Pro").click()
    toast(page, "«El agua que no se ve» es Pro ahora")
    expect(page.get_by_role("button", name="Convertir a Pro")).to_have_count(0)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Volver a las unidades").click()
    expect(lessons(page, "El ciclo del agua")).to_have_count(2)
    assert violations(page) == []


@pytest.mark.spec("PRO-089", "PRO-091", "PRO-093", part="on the screen")
@pytest.mark.spec("PRO-090")
def test_a_lesson_gets_materials_and_a_section_goes_by_its_name(people: People) -> None:
    page = open_contents(people, WATER)
    lessons(page, "Cuidar el agua").filter(has_text="Un río limpio").click()
    page.get_by_role("button", name="Añadir sección").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Nombre de la sección").fill("Para docentes")
    dialog.get_by_role("switch", name="Solo docentes").check()
    dialog.get_by_role("button", name="Guardar").click()
    toast(page, "Se creó «Para docentes»")
    inside = page.get_by_role("list", name="Para docentes")
    expect(inside).to_be_attached()
    page.get_by_role("button", name="Añadir material").last.click()
    dialog.get_by_label("Título").fill("Los ríos del mundo")
    dialog.get_by_text("Enlace", exact=True).click()
    dialog.get_by_label("Dirección").fill("los ríos")
    dialog.get_by_role("button", name="Guardar").click()
    expect(dialog.get_by_text("La dirección del material no es válida")).to_be_visible()
    dialog.get_by_label("Dirección").fill("https://example.org/rios")
    assert violations(page) == []
    dialog.get_by_role("button", name="Guardar").click()
    toast(page, "Se creó «Los ríos del mundo»")
    expect(inside.get_by_role("link", name="Los ríos del mundo")).to_be_visible()
    choose(page, "Los ríos del mundo", "Mover a «Materiales»")
    expect(page.get_by_role("list", name="Materiales", exact=True)).to_contain_text("Los ríos del mundo")
    assert violations(page) == []
    choose(page, "Para docentes", "Eliminar la sección")
    delete = dialog.get_by_role("button", name="Eliminar la sección")
    expect(delete).to_be_disabled()
    dialog.get_by_role("textbox").fill("Para")
    expect(delete).to_be_disabled()
    dialog.get_by_role("textbox").fill("Para docentes")
    delete.click()
    toast(page, "Se eliminó «Para docentes»")
    expect(page.get_by_role("link", name="Los ríos del mundo")).to_be_visible()
