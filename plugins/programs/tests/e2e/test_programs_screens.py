"""Programs on the screen: made, refused, found again, and copied."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Page, expect

DEMO = "El agua en la Tierra, 5.º de Primaria"
# One pixel that does not move.
GIF = bytes.fromhex("47494638396101000100800000ed7011ffffff2c00000000010001000002024401003b")
SUBJECT = "Conocimiento del Medio Natural, Social y Cultural"


def fits(page: Page) -> bool:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def choose(page: Page, field: str, option: str | re.Pattern[str]) -> None:
    page.get_by_role("combobox", name=field).click()
    page.get_by_role("option", name=option).first.click()
    page.keyboard.press("Escape")


def subjects_of(people: People, country: str) -> set[str]:
    """What a country teaches, by name; the demo has another country beside it."""
    countries = people.call("GET", "locations/countries").json()["data"]
    guid = next(row["guid"] for row in countries if row["name"] == country)
    subjects = people.call("GET", "disciplines?pageSize=200").json()["data"]
    assert {row["country_guid"] for row in subjects} > {guid}
    return {row["name"] for row in subjects if row["country_guid"] == guid}


@pytest.mark.story
@pytest.mark.spec("PRO-021", "PRO-051")
@pytest.mark.spec("PRO-055", part="the form")
@pytest.mark.spec("PRO-137", part="the screen")
@pytest.mark.spec("PRO-013", "PRO-014", "PRO-015", "PRO-016", "PRO-017", part="the form")
def test_a_program_is_made_in_the_form_and_refused_the_isbn_of_another(people: People) -> None:
    name = f"Ciencias {uuid4().hex[:6]}"
    page = people.enter("/programs")
    assert violations(page) == []
    page.get_by_role("link", name="Nuevo programa").first.click()
    create = page.get_by_role("button", name="Crear programa")
    create.click()
    field = page.get_by_role("textbox", name="Nombre")
    expect(field).to_have_accessible_description(re.compile("Escribe el nombre"))
    field.fill(name)
    choose(page, "País", "España")
    page.get_by_role("combobox", name="Asignatura").click()
    expect(page.get_by_role("option", name=SUBJECT)).to_be_visible()
    assert set(page.get_by_role("option").all_inner_texts()) == subjects_of(people, "España")
    page.get_by_role("option", name=SUBJECT).click()
    choose(page, "Niveles educativos", "Educación Primaria")
    choose(page, "Cursos", "5.º")
    choose(page, "Publicación", re.compile("."))
    choose(page, "Período de evaluación", "Trimestral")
    page.get_by_role("textbox", name="ISBN del estudiante").fill("9788400001014")
    assert violations(page) == []
    with page.expect_response(re.compile("/api/lms/courses$")) as refused:
        create.click()
    assert (refused.value.status, refused.value.json()["errno"]) == (409, 1062)
    isbn = page.get_by_role("textbox", name="ISBN del estudiante")
    expect(isbn).to_have_accessible_description(re.compile("ya está registrado"))
    isbn.fill("")
    create.click()
    expect(page.get_by_text(f"Programa «{name}» creado")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    page.get_by_role("textbox", name="Subtítulo").fill("Para mirar y medir")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Programa guardado")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Subtítulo")).to_have_value("Para mirar y medir")
    assert violations_in_schemes(page) == []
    assert fits(page)


@pytest.mark.spec("PRO-002", part="the screen")
def test_programs_are_found_by_words_and_filters_and_copied(people: People) -> None:
    page = people.enter("/programs?q=agua")
    row = page.get_by_role("row").filter(has_text=DEMO)
    expect(row).to_contain_text(SUBJECT)
    expect(row).to_contain_text("978-84-00-00101-4")
    page.goto("/programs?is_accessible=false")
    expect(page.get_by_role("row").filter(has_text="Leer a los clásicos")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text=DEMO)).to_have_count(0)
    page.goto("/programs?q=agua")
    row.get_by_role("button", name=re.compile("Acciones|Más")).click()
    page.get_by_role("menuitem", name="Duplicar").click()
    expect(page.get_by_role("row").filter(has_text=DEMO)).to_have_count(2)
    assert violations_in_schemes(page) == []
    assert fits(page)


@pytest.mark.spec("PRO-062")
@pytest.mark.spec("PRO-064", part="pictures, colours and the preview")
def test_a_programs_look_is_seen_before_it_is_saved(people: People) -> None:
    page = people.enter("/programs")
    page.get_by_role("link", name=DEMO).first.click()
    page.get_by_role("main").get_by_role("link", name="Apariencia").click()
    expect(page).to_have_url(re.compile("/appearance$"))
    expect(page.get_by_text("recomendamos 1280 px de ancho")).to_be_visible()
    header = page.get_by_role("group", name="Cabecera").locator("input[type=file]")
    header.set_input_files({"name": "cabecera.gif", "mimeType": "image/gif", "buffer": GIF})
    page.get_by_role("dialog").get_by_role("button", name="Usar la imagen entera").click()
    expect(page.get_by_text("Imagen guardada")).to_be_visible()
    preview = page.get_by_role("figure").filter(has_text="Así lo ven los estudiantes")
    expect(preview.locator("img[alt='']")).to_be_visible()
    page.get_by_role("textbox", name="Color de las lecciones").fill("#0f5d6c")
    page.keyboard.press("Tab")
    band = preview.locator("[aria-hidden=true][style]").first
    expect(band).to_have_css("background-image", re.compile(re.escape("rgb(15, 93, 108)")))
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Programa guardado")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Color de las lecciones")).to_have_value("#0f5d6c")
    assert violations_in_schemes(page) == []
    assert fits(page)
