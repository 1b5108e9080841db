"""Where the settings lead, and which of them there are, by tenant."""

import re

import pytest
from estante.plugins.registry import PluginRegistry
from playwright.sync_api import Page, expect

from tests.e2e.places import new_tenant

from .conftest import Visits
from .screens import heading, side_bar

OBJECTIVES = {"settings": {"is_learning_objectives": True}}
EVALUATION = {"evaluation_model": True}
SUBMENU = ("General", "Países", "Objetivos de aprendizaje")
UNKNOWN = "/settings-learning-objectives/0b9f2f9e-3f0e-4c39-8a0c-0b1f7e7a4c11"


def choose_settings(page: Page) -> None:
    """Follow the section of the side bar."""
    expect(heading(page, "Contenidos")).to_be_visible()
    side_bar(page).get_by_role("link", name="Ajustes", exact=True).click()


@pytest.mark.spec("SHE-026")
def test_objectives_open_only_where_the_organization_has_them(
    visits: Visits, registry: PluginRegistry
) -> None:
    with_them = new_tenant(visits.live, registry, plugin_settings=OBJECTIVES)
    for role in ("R04", "R05"):
        page = visits.window(visits.person(role, with_them))
        page.goto("/settings-learning-objectives")
        expect(heading(page, "Objetivos de aprendizaje")).to_be_visible()
    without = new_tenant(visits.live, registry)
    page = visits.window(visits.person("R04", without))
    for path in ("/settings-learning-objectives", "/settings-learning-objectives/create", UNKNOWN):
        page.goto(path)
        page.wait_for_url("**/contents")
        expect(heading(page, "Contenidos")).to_be_visible()


@pytest.mark.spec("SHE-057")
@pytest.mark.parametrize(
    ("tenant", "path"),
    [
        ({"settings": {"is_multicountry": True}, "plugin_settings": OBJECTIVES}, "/settings"),
        (
            {
                "settings": {"restricted": True, "is_multicountry": True},
                "plugin_settings": OBJECTIVES,
                "flags": EVALUATION,
            },
            "/settings-countries",
        ),
        (
            {"settings": {"restricted": True}, "plugin_settings": OBJECTIVES, "flags": EVALUATION},
            "/settings-learning-objectives",
        ),
        ({"settings": {"restricted": True}, "flags": EVALUATION}, "/settings-scales"),
    ],
    ids=["general", "countries", "objectives", "scales"],
)
def test_the_settings_go_to_the_first_that_is_allowed(
    visits: Visits, registry: PluginRegistry, tenant: dict[str, object], path: str
) -> None:
    page = visits.window(visits.person("R04", new_tenant(visits.live, registry, **tenant)))
    page.goto("/contents")
    choose_settings(page)
    page.wait_for_url(re.compile(f"{path}$"))
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


@pytest.mark.spec("SHE-058")
@pytest.mark.parametrize("has_countries", [True, False])
@pytest.mark.parametrize("has_objectives", [True, False])
def test_the_submenu_shows_what_the_organization_has(
    visits: Visits, registry: PluginRegistry, has_countries: bool, has_objectives: bool
) -> None:
    tenant = new_tenant(
        visits.live,
        registry,
        settings={"is_multicountry": has_countries},
        plugin_settings=OBJECTIVES if has_objectives else {},
        # One more page, so that there is a submenu in each case.
        flags=EVALUATION,
    )
    page = visits.window(visits.person("R04", tenant))
    page.goto("/contents")
    choose_settings(page)
    expect(side_bar(page).get_by_role("link", name="General")).to_be_visible()
    words = side_bar(page).get_by_role("link").all_inner_texts()
    shown = [word for word in words if word in SUBMENU]
    assert shown == ["General", *(["Países"] * has_countries), *([SUBMENU[2]] * has_objectives)]
