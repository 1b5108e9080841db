"""Where a content belongs and how it looks: the tabs grouping and look of its page."""

import re
from uuid import UUID

import pytest
from estante.testing.browser import People, violations_in_schemes
from playwright.sync_api import Page, expect

from .content_screens import sample, toast, unique
from .test_collections import collection, fits, link


def publication(people: People, name: str) -> str:
    """A publication of one of the demo's subjects: its guid."""
    subject = people.call("GET", "disciplines?pageSize=1").json()["data"][0]["guid"]
    made = people.call("POST", "cms/publications", {"name": name, "disciplines": [subject]})
    return str(made.json()["data"]["guid"])


def dependency(people: People, name: str) -> str:
    """What only other contents need: its guid."""
    body = {"name": name, "type_guid": "CTTY_00", "is_teacher_only": 0}
    return str(people.call("POST", "cms/contents", body).json()["data"]["guid"])


def choose(page: Page, button: str, field: str, *names: str) -> None:
    """Choose some by name in the dialog of a button."""
    page.get_by_role("button", name=button).click()
    dialog = page.get_by_role("dialog", name=button)
    for name in names:
        dialog.get_by_role("combobox", name=field).fill(name)
        page.get_by_role("option", name=name).click()
    # Elsewhere, so that the options do not lie over the button.
    dialog.get_by_role("heading").first.click()
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    expect(dialog).to_have_count(0)


@pytest.mark.spec("CON-092")
def test_the_grouping_is_shown_and_changed(people: People) -> None:
    mark = unique("Grupo")
    content = link(people, mark)
    title, group = f"Título {mark}", f"Colección {mark}"
    publication(people, title)
    collection(people, group)
    needed = [f"{word} {mark}" for word in ("Fuentes", "Motor")]
    guids = [dependency(people, name) for name in needed]
    page = people.enter(f"/content/{content}/grouping")
    expect(page.get_by_text("No necesita otros archivos.")).to_be_visible()
    choose(page, "Añadir a publicación", "Publicaciones", title)
    expect(toast(page, "Añadido a 1 publicación")).to_be_visible()
    choose(page, "Añadir a colección", "Colecciones", group)
    choose(page, "Añadir dependencia", "Dependencias", *needed)
    main = page.get_by_role("main")
    for name in (title, group, *needed):
        expect(main.get_by_role("link", name=name)).to_be_visible()
    expect(main.get_by_role("link", name=re.compile("Agrupación.*4"))).to_be_visible()
    page.get_by_role("button", name=f"Subir {needed[1]}").click()
    expect(toast(page, "Dependencias guardadas")).to_be_visible()
    assert violations_in_schemes(page) == []
    page.reload()
    rows = page.get_by_role("list", name="Dependencias").get_by_role("listitem")
    expect(rows.first).to_contain_text(needed[1])
    read = people.call("GET", f"cms/contents/{content}").json()["data"]
    assert [UUID(needed["guid"]) for needed in read["dependencies"]] == [
        UUID(guid) for guid in reversed(guids)
    ]
    page.get_by_role("button", name=f"Quitar de {title}").click()
    expect(toast(page, f"Quitado de «{title}»")).to_be_visible()
    page.get_by_role("button", name=f"Quitar de {group}").click()
    page.get_by_role("button", name=f"Quitar {needed[0]}").click()
    expect(main.get_by_role("link", name=re.compile("Agrupación.*1"))).to_be_visible()
    read = people.call("GET", f"cms/contents/{content}").json()["data"]
    assert (read["publications"], read["collections"]) == ([], [])
    assert [needed["guid"] for needed in read["dependencies"]] == [guids[1]]
    fits(page)


def test_what_does_not_open_without_a_dependency_is_not_said_to_need_none(people: People) -> None:
    body = {"name": unique("Catálogo"), "type_guid": "CTTY_CATBOOK", "is_teacher_only": 0}
    guid = people.call("POST", "cms/contents", body).json()["data"]["guid"]
    page = people.enter(f"/content/{guid}/grouping")
    expect(page.get_by_text("Aún no tiene ninguna: se añade o se sube aquí.")).to_be_visible()
    expect(page.get_by_text("No necesita otros archivos.")).to_have_count(0)


@pytest.mark.spec("CON-093")
def test_the_look_is_a_picture_of_a_kind_and_a_size(people: People) -> None:
    guid = link(people, unique("Portada"))
    page = people.enter(f"/content/{guid}/look")
    choose_file = page.locator("input[type=file]")
    choose_file.set_input_files(sample("ciclo-del-agua.svg"))
    expect(page.get_by_text(re.compile("JPG|PNG", re.IGNORECASE)).first).to_be_visible()
    choose_file.set_input_files(sample("portada-800x600.jpg"))
    page.get_by_role("button", name="Usar la imagen entera").click()
    expect(toast(page, "Portada guardada")).to_be_visible()
    read = people.call("GET", f"cms/contents/{guid}").json()["data"]
    assert read["thumbnail"]
    assert violations_in_schemes(page) == []
    page.get_by_role("button", name=re.compile("Quitar")).click()
    expect(toast(page, "Portada quitada")).to_be_visible()
    assert people.call("GET", f"cms/contents/{guid}").json()["data"]["thumbnail"] is None
