"""The sections of the side bar, where each leads, and where one begins, by what a role may read.

Director is a role that the tenant's file alone gives rights, so that every cut of them can be tried.
"""

import re
from collections.abc import Sequence

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import new_tenant

from .conftest import Visits
from .screens import heading, side_bar

DIRECTOR = "R19"
# Action, address and title, in the order in which they are the first.
LANDINGS = (
    ("publications.readList", "/publications", "Publicaciones"),
    ("collections.readList", "/collections", "Colecciones"),
    ("library.readList", "/library", "Biblioteca"),
    ("users.readList", "/users", "Usuarios"),
    ("admin_users.readList", "/users-admin", "Administradores"),
    ("profile.readDetail", "/profile", "Ana Pérez"),
)
CONTENTS = (("contents.readList", "/contents", "Contenidos"), *LANDINGS[:3])
SECTIONS = ("Contenidos", "Usuarios", "Administradores")


def reading(visits: Visits, registry: PluginRegistry, actions: Sequence[str]) -> Tenant:
    """A tenant with a library whose directors may do these and nothing else."""
    grants = [{"role": DIRECTOR, "actions": list(actions)}]
    return new_tenant(visits.live, registry, grants=grants, flags={"library": True})


def sections_of(page: Page) -> list[str]:
    """The sections that the side bar shows, in its order."""
    expect(side_bar(page)).to_be_visible()
    words = side_bar(page).get_by_role("link").all_inner_texts()
    return [word for word in words if word in SECTIONS]


def submenu(page: Page) -> Locator:
    """The entries of the section that is open."""
    return side_bar(page).get_by_role("list").get_by_role("list").get_by_role("link")


@pytest.mark.spec("SHE-033", part="publications, collections, library, users, admin users, profile")
@pytest.mark.parametrize("first", range(len(LANDINGS)), ids=[path for _, path, _ in LANDINGS])
def test_without_contents_one_begins_at_the_first_that_one_may_read(
    visits: Visits, registry: PluginRegistry, first: int
) -> None:
    tenant = reading(visits, registry, [action for action, _, _ in LANDINGS[first:]])
    page = visits.window(visits.person(DIRECTOR, tenant))
    page.goto("/")
    _, path, title = LANDINGS[first]
    page.wait_for_url(re.compile(f"{path}$"))
    expect(heading(page, title)).to_be_visible()
    page.goto("/contents")
    page.wait_for_url(re.compile(f"{path}$"))


@pytest.mark.spec("SHE-049", part="contents, publications, collections and library")
@pytest.mark.parametrize("first", range(len(CONTENTS)), ids=[path for _, path, _ in CONTENTS])
def test_choosing_contents_leads_to_the_first_of_its_pages_that_one_may_read(
    visits: Visits, registry: PluginRegistry, first: int
) -> None:
    tenant = reading(visits, registry, [action for action, _, _ in (*CONTENTS[first:], LANDINGS[-1])])
    page = visits.window(visits.person(DIRECTOR, tenant))
    page.goto("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    _, path, title = CONTENTS[first]
    side_bar(page).get_by_role("link", name="Contenidos", exact=True).first.click()
    page.wait_for_url(re.compile(f"{path}$"))
    expect(heading(page, title)).to_be_visible()


@pytest.mark.spec("SHE-048", part="contents, users and admin users")
def test_the_sections_have_one_order_and_show_only_where_a_page_may_be_read(
    visits: Visits, registry: PluginRegistry
) -> None:
    for role, shown in (("R04", SECTIONS), ("R07", SECTIONS[:1]), ("R05", SECTIONS[1:])):
        assert sections_of(visits.enter("/home", role)) == list(shown)
    # One page is enough for a section.
    tenant = reading(visits, registry, ["admin_users.readList", "collections.readList"])
    page = visits.window(visits.person(DIRECTOR, tenant))
    page.goto("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    assert sections_of(page) == ["Contenidos", "Administradores"]


@pytest.mark.parametrize("is_on", [True, False])
@pytest.mark.parametrize(
    ("path", "entries", "flag", "last"),
    [
        pytest.param(
            "/contents",
            ["Contenidos", "Publicaciones", "Colecciones", "Programas digitales"],
            "library",
            "Biblioteca",
            marks=pytest.mark.spec("SHE-050"),
        ),
        pytest.param(
            "/users",
            ["Usuarios", "Escuelas"],
            "showMessagesGlobal",
            "Mensajes",
            marks=pytest.mark.spec("SHE-051"),
        ),
    ],
)
def test_a_submenu_holds_its_pages_in_order_and_the_last_by_its_flag(
    visits: Visits,
    registry: PluginRegistry,
    path: str,
    entries: list[str],
    flag: str,
    last: str,
    *,
    is_on: bool,
) -> None:
    tenant = new_tenant(visits.live, registry, flags={flag: is_on})
    page = visits.window(visits.person("R04", tenant))
    page.goto(path)
    expect(heading(page, entries[0])).to_be_visible()
    shown = submenu(page).all_inner_texts()
    expected = [*entries, *([last] if is_on else [])]
    assert shown[: len(expected)] == expected
    assert (last in shown) is is_on


@pytest.mark.spec("SHE-051", part="the tabs of schools")
def test_groups_and_networks_are_tabs_of_the_entry_schools(visits: Visits) -> None:
    for path, title in (("/groups", "Grupos"), ("/schools-networks", "Redes")):
        page = visits.enter(path)
        expect(heading(page, title)).to_be_visible()
        schools = submenu(page).and_(page.get_by_role("link", name="Escuelas", exact=True))
        expect(schools).to_have_attribute("aria-current", "true")


@pytest.mark.spec("SHE-056")
def test_the_settings_hold_the_general_ones_and_personalization(visits: Visits) -> None:
    for role in ("R04", "R05"):
        page = visits.enter("/home", role)
        side_bar(page).get_by_role("link", name="Ajustes", exact=True).click()
        page.wait_for_url(re.compile("/settings$"))
        expect(heading(page, "Ajustes")).to_be_visible()
        general = side_bar(page).get_by_role("link", name="General", exact=True)
        expect(general).to_have_attribute("aria-current", re.compile("."))
        side_bar(page).get_by_role("link", name="Personalización", exact=True).click()
        page.wait_for_url(re.compile("/personalize$"))
        expect(heading(page, "Personalización")).to_be_visible()
        general.click()
        page.wait_for_url(re.compile("/settings$"))
    publisher = visits.enter("/contents", "R07")
    expect(heading(publisher, "Contenidos")).to_be_visible()
    expect(side_bar(publisher).get_by_role("link", name="Ajustes", exact=True)).to_have_count(0)


@pytest.mark.spec("SHE-020")
def test_without_the_right_to_change_a_page_is_read_and_without_that_to_delete_nothing_deletes(
    visits: Visits,
) -> None:
    theirs = visits.person("R07", name="Solo", lastname="Leída")
    page = visits.enter(f"/user/{theirs.guid}", "R05")
    expect(heading(page, "Solo Leída")).to_be_visible()
    expect(page.get_by_text(theirs.username).first).to_be_visible()
    shows_nothing_to_change(page)
    page.goto(f"/users-admin?q={theirs.username}")
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("table").get_by_role("checkbox")).to_have_count(0)
    shows_nothing_to_change(page)
    reader = visits.enter("/publications", "R07")
    table = reader.get_by_role("table", name="Publicaciones")
    table.get_by_role("link").first.click()
    reader.wait_for_url(re.compile("/publication/"))
    shows_nothing_to_change(reader)


def shows_nothing_to_change(page: Page) -> None:
    """No field that can be written in, nothing that saves or deletes, also in the menu of more."""
    main = page.get_by_role("main")
    expect(main).not_to_be_empty()
    expect(
        main.locator("input[type=text]:not([readonly]):not([disabled]), textarea:not([readonly])")
    ).to_have_count(0)
    expect(main.get_by_role("button", name=re.compile("^(Guardar|Eliminar)"))).to_have_count(0)
    for more in main.get_by_role("button", name=re.compile("^Más acciones")).all():
        more.click()
        expect(page.get_by_role("menu")).to_be_visible()
        expect(page.get_by_role("menuitem", name="Eliminar")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.get_by_role("menu")).to_have_count(0)
