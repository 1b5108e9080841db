"""Publications on the screen: made, classified, filled, given a cover, read by publishers."""

import re
from io import BytesIO

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect

from plugins.contents.tests.e2e.test_collections import fits, link, own


def publication(people: People, name: str, *contents: str) -> str:
    """A publication of these contents, of some subject: its guid."""
    subject = people.call("GET", "disciplines").json()["data"][0]["guid"]
    body = {"name": name, "disciplines": [subject]}
    guid = str(people.call("POST", "cms/publications", body).json()["data"]["guid"])
    if contents:
        people.call("POST", f"cms/publications/{guid}/contents", {"guids": list(contents)})
    return guid


def picture(format: str, name: str) -> FilePayload:
    out = BytesIO()
    Image.new("RGB", (600, 800), "teal").save(out, format)
    return {"name": name, "mimeType": f"image/{format.lower()}", "buffer": out.getvalue()}


def choose(page: Page, field: str, option: str) -> None:
    page.get_by_role("combobox", name=field).click()
    page.get_by_role("option", name=option).first.click()
    page.keyboard.press("Escape")


@pytest.mark.spec("CON-113", "CON-114", "CON-115", "CON-116", "CON-117", "CON-119")
@pytest.mark.spec("CON-133", part="publications: created and changed")
@pytest.mark.spec("SHE-114", part="publications")
def test_a_publication_is_made_and_changed(people: People) -> None:
    page = people.enter("/publication/create")
    create = page.get_by_role("button", name="Crear publicación")
    name = page.get_by_role("textbox", name="Nombre")
    create.click()
    expect(name).to_have_accessible_description(re.compile("Completa este dato"))
    expect(page.get_by_text("Elige una asignatura")).to_be_visible()
    for wrong, said in (("ab", "al menos 3 caracteres"), ("x" * 251, "250 caracteres como máximo")):
        name.fill(wrong)
        create.click()
        expect(name).to_have_accessible_description(re.compile(said))
    assert violations(page) == []
    called = own("Ciencias")
    name.fill(called)
    choose(page, "Categoría", "Libro de texto")
    page.get_by_role("combobox", name="Editorial").fill(f"Editorial {called}")
    page.get_by_role("option", name=re.compile("Crear")).click()
    choose(page, "País", "México")
    subjects = page.get_by_role("combobox", name="Asignaturas")
    subjects.click()
    page.get_by_role("option", name="Formación Cívica y Ética").click()
    # One subject where there are several countries: no second one can be chosen.
    page.keyboard.press("Escape")
    create.click()
    expect(page.get_by_text(f"Publicación «{called}» creada").first).to_be_visible()
    page.wait_for_url(re.compile("/publication/[0-9a-f-]{36}"))
    for tab, step in (("Contenidos", "content"), ("Apariencia", "look"), ("Detalles", "details")):
        page.get_by_role("main").get_by_role("link", name=tab).click()
        page.wait_for_url(re.compile(f"/publication/[0-9a-f-]{{36}}/{step}"))
    name.fill(f"{called} 2")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Publicación guardada").first).to_be_visible()
    guid = page.url.split("/publication/")[1].split("/")[0]
    read = people.call("GET", f"cms/publications/{guid}").json()["data"]
    assert (read["name"], len(read["disciplines"])) == (f"{called} 2", 1)
    assert read["category_guid"]
    assert read["publisher_guid"]
    fits(page)


@pytest.mark.story
@pytest.mark.spec("CON-120")
def test_contents_and_cover_of_a_publication(people: People) -> None:
    mark = own("Portada")
    first, second = link(people, f"Agua {mark}"), link(people, f"Fuego {mark}")
    guid = publication(people, mark, first, second)
    page = people.enter(f"/publication/{guid}/content")
    rows = page.get_by_role("list", name="Contenidos").get_by_role("listitem")
    expect(rows.first).to_contain_text("Agua")
    page.get_by_role("button", name=f"Bajar Agua {mark}").click()
    expect(page.get_by_text("Orden guardado").first).to_be_visible()
    expect(rows.first).to_contain_text("Fuego")
    page.get_by_role("button", name=f"Quitar Agua {mark}").click()
    expect(rows).to_have_count(1)
    page.get_by_role("main").get_by_role("link", name="Apariencia").click()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(picture("GIF", "portada.gif"))
    expect(page.get_by_text(re.compile("JPG")).first).to_be_visible()
    assert people.call("GET", f"cms/publications/{guid}").json()["data"]["thumbnail"] is None
    chooser.set_input_files(picture("PNG", "portada.png"))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button").last.click()
    expect(page.get_by_text("Portada guardada").first).to_be_visible()
    assert people.call("GET", f"cms/publications/{guid}").json()["data"]["thumbnail"]
    assert violations_in_schemes(page) == []
    fits(page)


@pytest.mark.spec("CON-118")
def test_publications_are_listed_with_filters_and_a_file(people: People) -> None:
    mark = own("Catálogo")
    content = link(people, f"Agua {mark}")
    publication(people, f"{mark} llena", content)
    publication(people, f"{mark} vacía")
    page = people.enter(f"/publications?q={mark.replace(' ', '%20')}")
    table = page.get_by_role("table", name="Publicaciones")
    for column in ("Nombre", "País", "Asignaturas", "Etapas educativas", "Contenidos"):
        expect(table.get_by_role("columnheader", name=column)).to_be_visible()
    expect(table.get_by_role("row")).to_have_count(3)
    assert violations_in_schemes(page) == []
    page.goto(f"/publications?q={mark.replace(' ', '%20')}&contents=few")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(table).to_contain_text("llena")
    page.goto(f"/publications?content={content}")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("button", name=re.compile("Exportar"))).to_be_visible()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.spec("SHE-029", "KER-065")
def test_a_publisher_reads_publications_and_is_shown_nothing_to_edit(people: People) -> None:
    mark = own("Lectura")
    guid = publication(people, mark, link(people, f"Agua {mark}"))
    page = people.enter(f"/publications?q={mark.replace(' ', '%20')}", "R07")
    table = page.get_by_role("table", name="Publicaciones")
    expect(table.get_by_role("row", name=re.compile(mark))).to_be_visible()
    expect(page.get_by_role("link", name="Nueva publicación")).to_have_count(0)
    page.get_by_role("button", name=re.compile(f"Más acciones de {mark}")).click()
    for hidden in ("Editar", "Eliminar"):
        expect(page.get_by_role("menuitem", name=hidden)).to_have_count(0)
    page.goto(f"/publication/{guid}")
    name = page.get_by_role("textbox", name="Nombre")
    expect(name).to_have_value(mark)
    expect(name).not_to_be_editable()
    page.get_by_role("main").get_by_role("link", name=re.compile("Contenidos")).last.click()
    expect(page.get_by_text(f"Agua {mark}")).to_be_visible()
    for control in ("Añadir contenidos", f"Quitar Agua {mark}", f"Mover Agua {mark}"):
        expect(page.get_by_role("button", name=control)).to_have_count(0)
    page.get_by_role("main").get_by_role("link", name="Apariencia").click()
    expect(page.locator("input[type=file]")).to_have_count(0)
    page.goto("/publication/create")
    expect(
        page.get_by_role("heading", level=1).or_(page.get_by_role("heading", level=2)).first
    ).to_be_visible()
    expect(page.get_by_role("button", name="Crear publicación")).to_have_count(0)
    assert (
        people.call("POST", "cms/publications", {"name": mark, "disciplines": []}, role="R07").status_code
        == 403
    )
    assert people.call("PUT", f"cms/publications/{guid}", {"name": "Otra"}, role="R07").status_code == 403
