"""What the classes of somebody have: as staff see it on their page, and as the student opens it."""

import re

import pytest
from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import expect

TABS = [
    "Detalles",
    "Contenidos",
    "Licencias",
    "Apariencia",
    "Contraseña",
    "Suscripción",
    "Programas escolares",
]


@pytest.mark.spec("USR-034", "USR-036", "USR-047")
def test_the_programs_of_somebodys_classes_are_on_their_page_and_open(people: People) -> None:
    # The demo's first school gives a publication with a program to the groups of its year.
    who = people.live.sign_in("R01")
    guid = people.call("GET", f"users?q={who.username}").json()["data"][0]["guid"]
    # Other stories add programs of that publication.
    given = people.call("GET", f"users/{guid}/school-programs").json()["data"][0]
    page = people.enter(f"/user/{guid}/school-programs", "R05")
    tabs = page.get_by_role("navigation", name=who.name).get_by_role("link")
    expect(tabs.filter(has_text="Programas escolares")).to_be_visible()
    assert sorted(set(TABS) & set(tabs.all_inner_texts())) == sorted(TABS)
    row = (
        page.get_by_role("list", name="Programas escolares")
        .get_by_role("listitem")
        .filter(has_text=re.compile(f"{re.escape(given['name'])}(?! \\()"))
    )
    expect(row).to_contain_text(given["name"])
    expect(row).to_contain_text(
        f"{given['school_name']} · {given['school_year']} · Grupo {given['group_name']}"
    )
    assert violations(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    student = people.enter("/", "R01")
    student.get_by_role("link", name=given["name"], exact=True).first.click()
    expect(student.get_by_role("heading", name=given["name"], level=1, exact=True)).to_be_visible()
