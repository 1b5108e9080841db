"""The frame around every screen: side bar, drawer, guards, dialogs and transitions."""

import re

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.live import until
from playwright.sync_api import Page, expect

from tests.e2e.places import ask, new_tenant

from .conftest import LANDED, Visits
from .screens import heading, side_bar

USERS = re.compile("/users$")
PROFILE = re.compile("/profile$")
CONTENT = "/content/00000000-0000-4000-8000-000000000000"
FADES = """() => {
  window.fades = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (how) => {
    const made = start(how);
    const seen = () => window.fades.push(document.getAnimations()
      .filter((one) => one.effect.pseudoElement?.endsWith("(es-page)"))
      .map((one) => one.animationName));
    made.ready.then(seen, seen);
    return made;
  };
}"""


@pytest.mark.spec("SHE-017", "SHE-018", "SHE-031", "SHE-034", "SHE-039")
def test_who_may_not_read_contents_lands_where_they_begin(visits: Visits) -> None:
    who = visits.person("R05")
    page = visits.window(who)
    for path in ("/contents", "/contents/create", CONTENT, "/no/such/place"):
        page.goto(path)
        page.wait_for_url(USERS)
        expect(heading(page, "Usuarios")).to_be_visible()
    page.goto(f"/user/{who.guid}")
    page.wait_for_url(PROFILE)
    expect(heading(page, "Ana Pérez")).to_be_visible()


@pytest.mark.spec("SHE-033", part="the profile")
def test_without_contents_staff_land_on_their_profile(visits: Visits, registry: PluginRegistry) -> None:
    page = visits.window(visits.person("R04", new_tenant(visits.live, registry, plugins=[])))
    page.goto("/no/such/place")
    page.wait_for_url(PROFILE)
    expect(heading(page, "Ana Pérez")).to_be_visible()


@pytest.mark.spec("SHE-040", "SHE-062", "SHE-074")
def test_home_leads_to_the_sections_and_the_side_bar_says_where_one_is(visits: Visits) -> None:
    page = visits.enter("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    expect(page).to_have_title("Inicio · Andaluna")
    entry = side_bar(page).get_by_role("link", name="Contenidos").last
    expect(entry).not_to_have_attribute("aria-current", re.compile("."))
    page.get_by_role("region", name="Ir a").get_by_role("link", name="Contenidos").click()
    page.wait_for_url(LANDED)
    expect(page).to_have_title("Contenidos · Andaluna")
    expect(entry).to_have_attribute("aria-current", re.compile("."))
    page.get_by_role("table").get_by_role("link").first.click()
    page.wait_for_url(re.compile("/content/"))
    expect(entry).to_have_attribute("aria-current", re.compile("."))


@pytest.mark.story
@pytest.mark.spec("SHE-061")
def test_below_768_pixels_the_side_bar_is_a_drawer_for_the_keyboard_too(visits: Visits) -> None:
    page = visits.enter("/home")
    expect(side_bar(page)).to_be_visible()
    opener = page.get_by_role("button", name="Abrir el menú")
    expect(opener).to_be_hidden()
    page.set_viewport_size({"width": 767, "height": 900})
    expect(opener).to_be_visible()
    expect(side_bar(page)).to_be_hidden()
    opener.press("Enter")
    drawer = page.get_by_role("dialog", name="Principal")
    expect(drawer).to_be_visible()
    wanted = drawer.get_by_role("link").or_(drawer.get_by_role("button")).all()
    for place in wanted:
        if not place.evaluate("(element) => element === document.activeElement"):
            page.keyboard.press("Tab")
        expect(place).to_be_focused()
    assert len(wanted) >= 7
    drawer.get_by_role("link", name="Contenidos").first.press("Enter")
    page.wait_for_url(LANDED)
    expect(drawer).to_have_count(0)


@pytest.mark.spec("SHE-089")
def test_a_dialog_keeps_the_focus_and_gives_it_back(visits: Visits) -> None:
    page = visits.enter("/home")
    search = side_bar(page).get_by_role("button", name="Buscar o ir a…")
    search.focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Atajos de teclado")
    expect(dialog).to_be_visible()
    for _ in range(4):
        page.keyboard.press("Tab")
        expect(dialog.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(search).to_be_focused()


def fades(page: Page) -> list[str]:
    """The animations of the page's next transition, from home to the contents."""
    page.add_init_script(f"({FADES})()")
    page.goto("/home")
    link = page.get_by_role("region", name="Ir a").get_by_role("link", name="Contenidos")
    expect(link).to_be_visible()
    # The first page comes in from nothing, which is no change of page.
    page.evaluate("window.fades = []")
    link.click()
    page.wait_for_url(LANDED)
    expect(heading(page, "Contenidos")).to_be_visible()
    page.wait_for_function("() => window.fades.length > 0")
    names: list[str] = page.evaluate("window.fades.flat()")
    return names


@pytest.mark.spec("SHE-045", "SHE-046")
def test_pages_fade_unless_the_person_wants_no_motion(visits: Visits) -> None:
    moving = fades(visits.window(visits.person(), motion="no-preference"))
    for name in ("es-fade-out", "es-fade-in"):
        assert [one for one in moving if name in one], name
    assert fades(visits.window(visits.person(), motion="reduce")) == []


@pytest.mark.spec("SHE-134")
def test_a_plugin_switched_off_takes_its_entries_and_routes_along(
    visits: Visits, registry: PluginRegistry
) -> None:
    tenant = new_tenant(visits.live, registry)
    page = visits.window(visits.person(tenant=tenant))
    page.goto("/contents")
    expect(heading(page, "Contenidos")).to_be_visible()
    expect(side_bar(page).get_by_role("link", name="Contenidos").first).to_be_visible()
    host = tenant.hosts[0]
    file = visits.live.folder / "tenants" / host.partition(".")[0] / "tenant.toml"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join("plugins = []\n" if "plugins" in line else line for line in lines), "utf-8")
    until(visits.live, lambda: ask(visits.live, host, "/api/ui/manifest").json()["data"]["plugins"] == [])
    page.goto("/contents")
    page.wait_for_url(PROFILE)
    expect(side_bar(page)).to_be_visible()
    expect(page.get_by_role("link", name="Contenidos")).to_have_count(0)
