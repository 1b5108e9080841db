"""Learning objectives on the screen: a tree, changed beside it."""

import re

import pytest
from estante.testing.browser import NARROW, People, violations
from playwright.sync_api import Locator, Page, expect


def prepare(people: People) -> None:
    """Objectives are on; a country of the test's own, with a subject and a level of one year."""

    def made(path: str, **body: str) -> str:
        answer = people.call("POST", path, body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["data"]["guid"])

    assert people.call("PUT", "system-settings", {"is_learning_objectives": True}).status_code == 200
    country = made("system-settings/countries", name="Nicaragua", iso_code="NI")
    made("disciplines", name="Música", country=country)
    level = made("education-levels", name="Primaria", country=country)
    made("education-years", name="1.º", level=level)


def create(page: Page, code: str, description: str) -> None:
    # The list that is being left has a search of both words.
    page.get_by_role("textbox", name="Código").fill(code)
    page.get_by_role("textbox", name="Descripción").fill(description)
    page.get_by_role("button", name="Crear objetivo").click()
    expect(page.get_by_text(f"Objetivo «{code}» creado").first).to_be_visible()


def choose(panel: Locator, page: Page, label: str, option: str) -> None:
    panel.get_by_role("combobox", name=label).click()
    page.get_by_role("option", name=option, exact=True).click()


@pytest.mark.spec("SET-029")
def test_objectives_are_a_tree_and_are_filled_moved_and_deleted_beside_it(people: People) -> None:
    prepare(people)
    page = people.enter("/settings-learning-objectives")
    page.get_by_role("link", name="Nuevo objetivo").first.click()
    page.get_by_role("combobox", name="País").click()
    page.get_by_role("option", name="Nicaragua").click()
    create(page, "MU", "Escuchar música")
    panel = page.get_by_role("complementary", name="Lo que está abierto")
    fill(page, panel)
    panel.get_by_role("link", name="Nuevo debajo").click()
    create(page, "MU 1", "Reconocer el pulso")
    expect(panel.get_by_role("combobox", name="Asignatura")).to_have_value("Música")
    tree = page.get_by_role("tree", name="Objetivos de aprendizaje")
    walk(tree)
    assert violations(page) == []
    move_to_the_top(page, panel, tree)
    delete(page, panel, tree)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def fill(page: Page, panel: Locator) -> None:
    """What an objective names is of its country, and its years are of its level."""
    choose(panel, page, "Asignatura", "Música")
    choose(panel, page, "Etapa educativa", "Primaria")
    panel.get_by_role("combobox", name="Años").click()
    page.get_by_role("option", name="1.º", exact=True).first.click()
    page.keyboard.press("Escape")
    panel.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Objetivo guardado").first).to_be_visible()


def walk(tree: Locator) -> None:
    """By the keys of a tree: closed, opened, and gone into."""
    top = tree.get_by_role("treeitem", name=re.compile("^MU Escuchar"))
    below = tree.get_by_role("treeitem", name=re.compile("^MU 1"))
    expect(below).to_have_attribute("aria-level", "2")
    tree.focus()
    tree.press("ArrowLeft")
    expect(top).to_have_attribute("aria-expanded", "true")
    tree.press("ArrowLeft")
    expect(top).to_have_attribute("aria-expanded", "false")
    expect(below).to_have_count(0)
    tree.press("ArrowRight")
    tree.press("ArrowRight")
    tree.press("Enter")
    expect(below).to_have_attribute("aria-selected", "true")


def move_to_the_top(page: Page, panel: Locator, tree: Locator) -> None:
    """Under another parent, which is nothing here; the tree's own field offers no circle."""
    panel.get_by_role("button", name="Está debajo de").click()
    picker = page.get_by_role("tree", name="Está debajo de")
    picker.press("ArrowRight")
    own = picker.get_by_role("treeitem", name=re.compile("^MU 1"))
    expect(own).to_have_attribute("aria-disabled", "true")
    picker.get_by_role("treeitem", name=re.compile("^MU Escuchar")).click()
    panel.get_by_role("button", name="Guardar").click()
    moved = tree.get_by_role("treeitem", name=re.compile("^MU 1"))
    expect(moved).to_have_attribute("aria-level", "1")


def delete(page: Page, panel: Locator, tree: Locator) -> None:
    page.get_by_role("button", name=re.compile("Más acciones de MU 1")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
    expect(tree.get_by_role("treeitem", name=re.compile("^MU 1"))).to_have_count(0)
    page.get_by_role("searchbox").or_(page.get_by_placeholder("Buscar por código o descripción")).first.fill(
        "escuchar"
    )
    expect(tree.get_by_role("treeitem")).to_have_count(1)
