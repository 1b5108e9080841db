"""Fields of many contents changed in a dialog and taken back; what uses them before they are deactivated."""

import re
from collections.abc import Iterator

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Locator, Page, expect

from .content_screens import row, toast, unique
from .test_bulk import WORD, bar, make, shown
from .test_classification import made, write


@pytest.fixture(autouse=True)
def _none_stay(people: People) -> Iterator[None]:
    """Take away what a test made: the demo's list is everybody's."""
    yield
    people.call("POST", f"cms/contents/bulk?q={WORD}", {"act": "delete", "all": True}).raise_for_status()


def listed(people: People, word: str) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = people.call(
        "GET", f"cms/contents?q={word}&orderBy=name&pageSize=50"
    ).json()["data"]
    return rows


def change(people: People, guid: object, **fields: object) -> None:
    people.call("PUT", f"cms/contents/{guid}", fields).raise_for_status()


def open_dialog(page: Page, count: int) -> Locator:
    bar(page).get_by_role("button", name="Editar").click()
    dialog = page.get_by_role("dialog", name=f"Editar {count} contenidos")
    expect(dialog).to_be_visible()
    return dialog


def adding(dialog: Locator) -> Locator:
    """Where a field is chosen."""
    return dialog.locator("input[placeholder='Elige qué cambiar']")


def add_field(dialog: Locator, name: str) -> None:
    adding(dialog).click()
    dialog.page.get_by_role("option", name=name, exact=True).click()


def select(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("checkbox", name=f"Seleccionar {name}", exact=True).check()


def test_a_filter_is_edited_after_a_look_and_comes_back_by_ctrl_z(people: People) -> None:
    word, names = make(people, 27)
    change(people, listed(people, word)[2]["guid"], is_teacher_only=1)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    expect(shown(page)).to_have_count(25)
    page.get_by_role("checkbox", name="Seleccionar esta página").check()
    bar(page).get_by_role("button", name="Seleccionar los 27").click()
    dialog = open_dialog(page, 27)
    add_field(dialog, "Público")
    dialog.get_by_role("switch", name=re.compile("^Público")).check(force=True)
    add_field(dialog, "Etiquetas")
    write(page, "Etiquetas", word)
    dialog.get_by_role("button", name="Ver lo que cambia").click()
    expect(dialog.get_by_role("heading", name="Esto es lo que cambia")).to_be_focused()
    expect(dialog).to_contain_text("Público · será Sí")
    expect(dialog).to_contain_text(f"Etiquetas · se añade {word}")
    expect(dialog).to_contain_text("26 contenidos cambian")
    kept = dialog.get_by_role("list", name="1 queda como está")
    expect(kept).to_contain_text(names[2])
    expect(kept).to_contain_text("lo público se abre sin cuenta")
    dialog.get_by_role("button", name="Editar 26 contenidos").click()
    expect(toast(page, "26 contenidos cambiados")).to_be_visible()
    expect(toast(page, f"«{names[2]}»")).to_be_visible()
    assert [each["is_public"] for each in listed(people, word)].count(True) == 26
    page.keyboard.press("Control+z")
    expect(toast(page, "26 contenidos vuelven a estar como antes")).to_be_visible()
    assert [each["is_public"] for each in listed(people, word)].count(True) == 0


def test_what_is_chosen_can_be_left_out_gone_back_to_and_refused(people: People) -> None:
    word, names = make(people, 2)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    select(page, *names)
    dialog = open_dialog(page, 2)
    look = dialog.get_by_role("button", name="Ver lo que cambia")
    expect(look).to_be_disabled()
    add_field(dialog, "Etiquetas")
    add_field(dialog, "Nombre de la autoría")
    look.click()
    expect(dialog.get_by_text("Elige al menos un valor")).to_be_visible()
    dialog.get_by_role("button", name="No cambiar Etiquetas").click()
    expect(adding(dialog)).to_be_focused()
    dialog.get_by_role("textbox", name="Nombre de la autoría").fill("Rosalía")
    look.click()
    expect(dialog).to_contain_text("Nombre de la autoría · será Rosalía")
    dialog.get_by_role("button", name="Volver").click()
    dialog.get_by_role("textbox", name="Nombre de la autoría").fill("Gabriela")
    look.click()
    dialog.get_by_role("button", name="Editar 2 contenidos").click()
    expect(toast(page, "2 contenidos cambiados")).to_be_visible()
    expect(dialog).to_have_count(0)
    assert {each["author_name"] for each in listed(people, word)} == {"Gabriela"}


def test_the_dialog_is_filled_in_by_keys_alone(people: People) -> None:
    word, names = make(people, 2)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    select(page, *names)
    edit = bar(page).get_by_role("button", name="Editar")
    edit.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Editar 2 contenidos")
    field = adding(dialog)
    expect(field).to_be_focused()
    page.keyboard.type("sin conex")
    page.keyboard.press("Enter")
    switch = dialog.get_by_role("switch")
    expect(switch).to_be_visible()
    while not switch.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    look = dialog.get_by_role("button", name="Ver lo que cambia")
    while not look.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("heading", name="Esto es lo que cambia")).to_be_focused()
    act = dialog.get_by_role("button", name="Editar 2 contenidos")
    while not act.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(toast(page, "2 contenidos cambiados")).to_be_visible()
    expect(edit).to_be_focused()


def test_the_dialog_is_accessible_wide_and_narrow_in_both_schemes(people: People) -> None:
    word, names = make(people, 2)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    select(page, *names)
    dialog = open_dialog(page, 2)
    for name in ("Asignaturas", "Etiquetas", "Público"):
        add_field(dialog, name)
    expect(dialog.get_by_role("combobox", name="Etiquetas", exact=True)).to_be_visible()
    assert violations_in_schemes(page) == []
    dialog.get_by_role("button", name="No cambiar Asignaturas").click()
    dialog.get_by_role("button", name="No cambiar Etiquetas").click()
    dialog.get_by_role("button", name="Ver lo que cambia").click()
    expect(dialog.get_by_role("heading", name="Esto es lo que cambia")).to_be_visible()
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(dialog.get_by_role("heading", name="Esto es lo que cambia")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert violations(page) == []


def test_what_uses_contents_is_shown_before_they_are_deactivated(people: People) -> None:
    word, names = make(people, 3)
    guids = [each["guid"] for each in listed(people, word)]
    collection = made(people, "cms/collections", collection=unique("Plan lector"))
    chosen = {"guids": [guids[0]]}
    people.call("POST", f"cms/collections/{collection}/contents", chosen).raise_for_status()
    page = people.enter(f"/contents?q={word}&orderBy=name")
    select(page, *names[:2])
    bar(page).get_by_role("button", name="Desactivar").click()
    dialog = page.get_by_role("dialog", name="Desactivar 2 contenidos")
    expect(dialog).to_contain_text("Uno de ellos se usa aquí:")
    expect(dialog.get_by_role("listitem")).to_have_text(re.compile("^Colecciones\\s*uno$"))
    assert violations_in_schemes(page) == []
    dialog.get_by_role("button", name="Cancelar").click()
    expect(dialog).to_have_count(0)
    expect(row(page, names[0])).to_contain_text("Activo")
    bar(page).get_by_role("button", name="Desactivar").click()
    dialog.get_by_role("button", name="Desactivar").click()
    expect(toast(page, "2 contenidos desactivados")).to_be_visible()
    # Nothing uses the third: nothing is asked.
    page.get_by_role("button", name=f"Más acciones de {names[2]}").click()
    page.get_by_role("menuitem", name="Desactivar").click()
    expect(toast(page, f"«{names[2]}» desactivado")).to_be_visible()


@pytest.mark.parametrize("goes_on", [False, True])
def test_the_switch_of_a_content_in_use_asks_too(people: People, goes_on: bool) -> None:
    word, names = make(people, 1)
    guid = listed(people, word)[0]["guid"]
    collection = made(people, "cms/collections", collection=unique("Plan lector"))
    people.call("POST", f"cms/collections/{collection}/contents", {"guids": [guid]}).raise_for_status()
    page = people.enter(f"/content/{guid}/details")
    page.get_by_role("switch", name=re.compile("^Activo")).uncheck(force=True)
    page.get_by_role("button", name="Guardar").click()
    dialog = page.get_by_role("dialog", name=f"Desactivar «{names[0]}»")
    expect(dialog).to_contain_text("Colecciones")
    if goes_on:
        dialog.get_by_role("button", name="Desactivar").click()
        expect(toast(page, "Contenido guardado")).to_be_visible()
    else:
        dialog.get_by_role("button", name="Cancelar").click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("switch", name=re.compile("^Activo"))).not_to_be_checked()
    assert listed(people, word)[0]["status"] == ("inactive" if goes_on else "active")
