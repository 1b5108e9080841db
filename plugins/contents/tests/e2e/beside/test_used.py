"""What another plugin uses is not deleted, and says where it is used."""

import re

import pytest
from estante.testing.browser import People, violations_in_schemes
from playwright.sync_api import expect

from plugins.contents.tests.e2e.content_screens import toast, unique
from plugins.contents.tests.e2e.test_collections import collection, link
from plugins.contents.tests.e2e.test_grouping import publication


@pytest.mark.spec("CON-121")
def test_a_publication_that_programs_and_licences_use_stays_and_names_them(people: People) -> None:
    subject = people.call("GET", "disciplines?pageSize=1").json()["data"][0]["guid"]
    for name in ("Programada", "Sola"):
        body = {"name": name, "disciplines": [subject]}
        made = people.call("POST", "cms/publications", body)
        assert made.is_success, made.text
        if name == "Programada":
            guid = made.json()["data"]["guid"]
    page = people.enter(f"/publication/{guid}")
    aside = page.get_by_role("complementary", name="Sobre este registro")
    for use in ("Programas", "Licencias"):
        expect(aside).to_contain_text(use)
    page.get_by_role("button", name="Más acciones de Programada").click()
    page.get_by_role("menuitem", name="Eliminar").click()
    dialog = page.get_by_role("dialog", name=re.compile("Programada"))
    expect(dialog).to_contain_text("Programas")
    expect(dialog).to_contain_text("Licencias")
    assert violations_in_schemes(page) == []
    dialog.get_by_role("button", name="Entendido").click()
    page.goto("/publications?q=Programada")
    expect(page.get_by_role("table").get_by_role("row", name=re.compile("Programada"))).to_be_visible()
    # Among others, from the list: the others go.
    page.goto("/publications")
    for name in ("Programada", "Sola"):
        page.get_by_role("row", name=re.compile(name)).get_by_role("checkbox").check()
    page.get_by_role("region", name="Acciones sobre lo seleccionado").get_by_role(
        "button", name="Eliminar"
    ).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Eliminar")).click()
    refusal = page.get_by_role("alert").filter(has_text="Programas (2)")
    expect(refusal).to_contain_text("Licencias (1)")
    expect(page.get_by_role("row", name=re.compile("Sola"))).to_have_count(0)
    expect(page.get_by_role("row", name=re.compile("Programada"))).to_be_visible()


@pytest.mark.spec("CON-024")
def test_a_content_says_which_programs_titles_and_collections_use_it_and_comes_back(people: People) -> None:
    name = unique("Programado")
    guid = link(people, name)
    collection(people, f"Colección {name}", guid)
    title = publication(people, f"Título {name}")
    people.call("POST", f"cms/publications/{title}/contents", {"guids": [guid]})
    page = people.enter(f"/content/{guid}")
    page.get_by_role("button", name=f"Más acciones de {name}").click()
    page.get_by_role("menuitem", name="Eliminar").click()
    dialog = page.get_by_role("dialog", name=re.compile(name))
    for use in ("Programas", "Publicaciones", "Colecciones"):
        expect(dialog).to_contain_text(use)
    assert violations_in_schemes(page) == []
    assert people.call("GET", f"cms/contents/{guid}").status_code == 200
    dialog.get_by_role("button", name="Eliminar el contenido").click()
    expect(toast(page, f"«{name}» eliminado")).to_be_visible()
    assert people.call("GET", f"cms/contents/{guid}").status_code == 404
    page.goto(f"/trash?q={name.replace(' ', '+')}")
    row = page.get_by_role("row").filter(has_text=name)
    # Thirty days, of which some minutes are over.
    expect(row).to_contain_text("en 30 días")
    row.get_by_role("button", name=f"Más acciones de {name}").click()
    page.get_by_role("menuitem", name="Recuperar").click()
    expect(toast(page, f"«{name}» recuperado")).to_be_visible()
    page.goto(f"/content/{guid}")
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
