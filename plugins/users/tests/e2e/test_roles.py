"""Who may give which role."""

import re

import pytest
from estante.testing.browser import People
from playwright.sync_api import Page, expect

from plugins.users.tests.e2e.test_users import choose, made

STAFF = ("Administración editorial", "Soporte técnico", "Administración de maquetación fija", "Editor/a")


def roles_offered(page: Page) -> set[str]:
    """What the select of roles offers."""
    page.get_by_role("combobox", name="Rol").click()
    expect(page.get_by_role("option", name="Docente")).to_be_visible()
    offered = {option.strip() for option in page.get_by_role("option").all_inner_texts()}
    page.keyboard.press("Escape")
    return offered


@pytest.mark.spec("USR-051")
def test_only_an_admin_gives_a_role_of_the_back_office_or_changes_one(people: People) -> None:
    guid, _username = made(people, "Rosa", "Lago")
    theirs = people.enter(f"/user/{guid}", "R05")
    assert not roles_offered(theirs) & set(STAFF)
    theirs.goto("/users-admin?role=R07")
    expect(theirs.get_by_role("table", name="Administradores")).to_contain_text("Editor/a")
    expect(theirs.get_by_role("link", name="Nuevo administrador")).to_have_count(0)
    page = people.enter(f"/user/{guid}")
    assert set(STAFF) <= roles_offered(page)
    choose(page, "Rol", "Editor/a")
    page.get_by_role("button", name="Guardar").click()
    expect(
        page.get_by_text("Administrador guardado").or_(page.get_by_text("Usuario guardado")).first
    ).to_be_visible()
    theirs.goto(f"/user/{guid}")
    expect(theirs.get_by_role("heading", name="Rosa Lago", level=1)).to_be_visible()
    role_field = theirs.get_by_role("combobox", name="Rol")
    expect(role_field).to_have_value("Editor/a")
    expect(role_field).not_to_be_editable()
    for role in ("R01", "R06"):
        refused = people.call("PUT", f"users/{guid}", {"role_guid": role}, role="R05")
        assert refused.status_code == 403
    page.reload()
    choose(page, "Rol", "Docente")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text(re.compile("guardado")).first).to_be_visible()
    assert people.call("GET", f"users/{guid}").json()["data"]["role_guid"] == "R02"
