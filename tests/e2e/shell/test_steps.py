"""A tab that somebody may not see is no step of theirs."""

import pytest
from estante.testing.answers import rows_of
from estante.testing.browser import People
from playwright.sync_api import expect

ADMIN, HELP_DESK = "R04", "R05"


def first_of(people: People, path: str) -> str:
    """The guid of the first person of a list."""
    return str(rows_of(people.call("GET", path))[0]["guid"])


@pytest.mark.spec("SHE-037")
def test_an_address_without_a_step_of_ones_own_opens_the_first_tab(people: People) -> None:
    teacher, admin = first_of(people, "users?role=R02"), first_of(people, "users-admin?role=R04")
    page = people.enter(f"/user/{teacher}", ADMIN)
    for step in ("", "/nothing-is-called-so"):
        page.goto(f"/user/{teacher}{step}")
        expect(page.get_by_role("link", name="Detalles")).to_have_attribute("aria-current", "page")
        expect(page.get_by_role("textbox", name="Apellidos")).to_be_visible()
    # The help desk reads administrators and may not give them a password.
    page = people.enter(f"/user/{admin}/password", HELP_DESK)
    expect(page.get_by_text("Apellidos").first).to_be_visible()
    expect(page.get_by_label("Repite la contraseña")).to_have_count(0)
