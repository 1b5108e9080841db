"""Classifying a content on the screen: its tab, words made on the fly, what its country offers."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Locator, Page, expect

from .content_screens import toast
from .test_collections import link


def made(people: People, path: str, **body: str) -> str:
    answer = people.call("POST", path, body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["data"]["guid"])


def teach(people: People, name: str, code: str) -> str:
    """A country with a subject, a level of one year, and an objective of these."""
    country = made(people, "system-settings/countries", name=name, iso_code=code)
    made(people, "disciplines", name=f"Artes de {name}", country=country)
    level = made(people, "education-levels", name=f"Básica de {name}", country=country)
    made(people, "education-years", name=f"Primero de {name}", level=level)
    return country


def choose(page: Page, label: str, option: str) -> None:
    page.get_by_role("combobox", name=label).click()
    page.get_by_role("option", name=option).first.click()
    page.keyboard.press("Escape")


def ask_for(page: Page, label: str, word: str) -> None:
    """Type a word that is not there, and ask for it."""
    field = page.get_by_role("combobox", name=label, exact=True)
    field.click()
    field.fill(word)
    page.get_by_role("option", name=re.compile(word)).click()


def write(page: Page, label: str, word: str) -> None:
    """Type a word that is not there, and have it made."""
    ask_for(page, label, word)
    # It is made by the server: what is pressed before it stands there goes without it.
    expect(page.get_by_role("button", name=f"Quitar {word}", exact=True)).to_be_visible()
    page.keyboard.press("Escape")


def save(page: Page) -> None:
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Contenido guardado").first).to_be_visible()


def options(page: Page, label: str) -> Locator:
    page.get_by_role("combobox", name=label).click()
    return page.get_by_role("option")


@pytest.mark.story
@pytest.mark.spec("CON-088", "CON-034")
def test_the_tab_classification_saves_all_that_a_content_is_classified_by(people: People) -> None:
    country = teach(people, "Trinidad", "TT")
    people.call("PUT", "system-settings", {"is_learning_objectives": True})
    made(people, "cms/learning-objectives", code="TT 1", description="Leer mapas", country=country)
    word = uuid4().hex[:8]
    guid = link(people, f"Clasificado {word}")
    page = people.enter(f"/content/{guid}/classification")
    choose(page, "País", "Trinidad")
    for label in ("Asignaturas", "Etapas educativas", "Años"):
        choose(page, label, "Trinidad")
    choose(page, "Objetivos de aprendizaje", "TT 1")
    choose(page, "Idiomas", "Español")
    choose(page, "Tipo pedagógico", "Práctica")
    choose(page, "Tipos didácticos", "Lectura")
    choose(page, "Etiquetas propias", "ENABLE_SEARCH")
    write(page, "Temas", f"tema {word}")
    write(page, "Etiquetas", f"etiqueta {word}")
    # What is not made yet is saved with the next change.
    for made_now in (f"tema {word}", f"etiqueta {word}"):
        expect(page.get_by_text(made_now, exact=True).first).to_be_visible()
    save(page)
    saved = people.call("GET", f"cms/contents/{guid}").json()["data"]
    assert (saved["country"], saved["pedagogicalType"], saved["didacticTypes"]) == (
        "TT",
        "practice",
        ["reading"],
    )
    assert [one["tag"] for one in saved["tags"]] == [f"etiqueta {word}"]
    assert [one["topic"] for one in saved["topics"]] == [f"tema {word}"]
    counted = (
        "disciplines",
        "educationLevels",
        "educationYears",
        "learningObjectives",
        "customTags",
        "langs",
    )
    assert [len(saved[name]) for name in counted] == [1] * len(counted)
    page.reload()
    expect(page.get_by_text(f"etiqueta {word}").first).to_be_visible()
    expect(page.get_by_text("Artes de Trinidad").first).to_be_visible()
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.spec("CON-089")
@pytest.mark.spec("CON-086", part="an unknown step opens details")
def test_a_country_offers_its_own_subjects_and_no_others(people: People) -> None:
    for name, code in (("Guyana", "GY"), ("Jamaica", "JM")):
        teach(people, name, code)
    guid = link(people, "De un país")
    page = people.enter(f"/content/{guid}/siesta", role="R07")
    expect(page.get_by_role("textbox", name="Nombre")).to_be_visible()
    page.get_by_role("link", name="Clasificación").click()
    expect(options(page, "Asignaturas").get_by_text("Artes de Jamaica")).to_be_visible()
    page.keyboard.press("Escape")
    choose(page, "País", "Guyana")
    expect(options(page, "Asignaturas")).to_have_text(["Artes de Guyana"])
    page.keyboard.press("Escape")
    choose(page, "Asignaturas", "Artes de Guyana")
    save(page)
    choose(page, "País", "Jamaica")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_role("combobox", name="Asignaturas")).to_have_accessible_description(
        re.compile("Elige solo lo que es del país elegido")
    )


@pytest.mark.spec("CON-090")
def test_objectives_are_asked_for_only_where_they_are_on(people: People) -> None:
    guid = link(people, "Con objetivos")
    objectives = "Objetivos de aprendizaje"
    people.call("PUT", "system-settings", {"is_learning_objectives": False})
    try:
        page = people.enter(f"/content/{guid}/classification")
        expect(page.get_by_role("combobox", name="Asignaturas")).to_be_visible()
        expect(page.get_by_role("combobox", name=objectives)).to_have_count(0)
    finally:
        people.call("PUT", "system-settings", {"is_learning_objectives": True})
    page.reload()
    expect(page.get_by_role("combobox", name=objectives)).to_be_visible()


@pytest.mark.spec("CON-005", part="disciplines, educationLevels and educationYears")
def test_the_list_is_narrowed_by_a_subject(people: People) -> None:
    country = teach(people, "Bahamas", "BS")
    subject = people.call("GET", f"disciplines?country={country}").json()["data"][0]["guid"]
    word = uuid4().hex[:8]
    guid, _other = link(people, f"Con asignatura {word}"), link(people, f"Sin asignatura {word}")
    people.call("PUT", f"cms/contents/{guid}", {"disciplines": [subject]})
    page = people.enter(f"/contents?q={word}&disciplines={subject}")
    expect(page.get_by_text(f"Con asignatura {word}").first).to_be_visible()
    expect(page.get_by_text(f"Sin asignatura {word}")).to_have_count(0)
    expect(page.get_by_text("Artes de Bahamas").first).to_be_visible()


@pytest.mark.spec("CON-132")
def test_making_and_changing_a_content_say_that_they_worked(people: People) -> None:
    name = f"Enlace {uuid4().hex[:8]}"
    page = people.enter("/contents/create", role="R07")
    page.get_by_role("button", name=re.compile("^Enlace")).click()
    page.get_by_role("textbox", name="Nombre").fill(name)
    page.get_by_role("textbox", name="Dirección").fill("https://example.org/agua")
    page.get_by_role("button", name="Crear enlace").click()
    expect(page.get_by_text(f"«{name}» está en el estante").first).to_be_visible()
    page.wait_for_url(re.compile("/content/[0-9a-f-]{36}"))
    page.get_by_role("textbox", name="Nombre").fill(f"{name} cambiado")
    save(page)


def test_a_switch_of_the_viewer_is_made_with_its_value(people: People) -> None:
    guid = link(people, f"Con etiquetas {uuid4().hex[:8]}")
    page = people.enter(f"/content/{guid}/classification")
    ask_for(page, "Etiquetas propias", "colour red")
    expect(toast(page, "colour red")).to_contain_text("El visor no conoce «COLOUR RED»")
    write(page, "Etiquetas propias", "start_page 7")
    save(page)
    page.reload()
    expect(page.get_by_role("main")).to_contain_text("START_PAGE 7")
    tags = people.call("GET", f"cms/contents/{guid}").json()["data"]["customTags"]
    assert ("START_PAGE", "7") in [(tag["type"], tag["name"]) for tag in tags]
