"""Links to give away, tabs that can be told apart, and files that are let go anywhere."""

import re

from estante.testing.browser import People
from playwright.sync_api import Page, expect

from .content_screens import row, toast

ALICE = "Alicia en el país de las maravillas"
PRIVATE = "Mural de la cuenca del río"
PUBLIC = "Lámina: el recorrido del agua"
STRAY = """(selector) => {
  const moved = new DataTransfer();
  moved.items.add(new File(["x"], "suelto.pdf", { type: "application/pdf" }));
  const about = { dataTransfer: moved, bubbles: true, cancelable: true };
  const place = document.querySelector(selector);
  return ["dragover", "drop"].map((name) => !place.dispatchEvent(new DragEvent(name, about)));
}"""


def look_for(page: Page, name: str) -> None:
    """The list of what is called so, the demo's before what other tests called alike."""
    page.goto(f"/contents?q={name}&orderBy=created_at")


def copied(page: Page, name: str, act: str) -> str:
    """What an act of a row's menu puts on the clipboard."""
    look_for(page, name)
    row(page, name).get_by_role("button", name=re.compile("^Más")).click()
    page.get_by_role("menuitem", name=act).click()
    expect(toast(page, "copiado")).to_be_visible()
    text: str = page.evaluate("navigator.clipboard.readText()")
    toast(page, "copiado").get_by_role("button").last.click()
    return text


def test_a_link_and_a_guid_are_copied_from_the_row(people: People) -> None:
    page = people.enter("/contents")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guid = copied(page, PRIVATE, "Copiar GUID")
    assert copied(page, PRIVATE, "Copiar enlace") == f"{people.live.url()}/viewer/{guid}"
    assert copied(page, PUBLIC, "Copiar enlace").startswith(f"{people.live.url()}/public-viewer/")


def test_a_tab_names_the_record_that_it_shows(people: People) -> None:
    page = people.enter("/contents")
    look_for(page, ALICE)
    row(page, ALICE).get_by_role("link", name=ALICE).click()
    expect(page).to_have_title(f"{ALICE} · Contenido · Andaluna")
    page.get_by_role("link", name="Abrir en el visor").click()
    expect(page).to_have_title(f"{ALICE} · Visor · Andaluna")
    page.goto("/contents")
    expect(page).to_have_title("Contenidos · Andaluna")


def test_a_file_let_go_anywhere_never_takes_the_page_away(people: People) -> None:
    page = people.enter("/home")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(STRAY, "main") == [True, True]
    look_for(page, ALICE)
    row(page, ALICE).get_by_role("link", name=ALICE).click()
    expect(page.get_by_role("heading", name=ALICE, level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Reemplazar")).to_be_visible()
    assert page.evaluate(STRAY, "aside") == [True, True]
    assert page.evaluate(STRAY, "h1") == [True, True]
