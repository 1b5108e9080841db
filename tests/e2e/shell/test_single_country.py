"""An organization of one country never asks for it."""

import re

import pytest
from estante.plugins.registry import PluginRegistry
from playwright.sync_api import expect

from tests.e2e.places import new_tenant

from .conftest import Visits


@pytest.mark.spec("LIC-017")
def test_a_licence_of_an_organization_of_one_country_has_none(
    visits: Visits, registry: PluginRegistry
) -> None:
    page = visits.window(visits.person("R04", new_tenant(visits.live, registry, settings={})))
    page.goto("/license/create")
    page.get_by_label("Número de usos").fill("2")
    expect(page.get_by_role("combobox", name="Rol")).to_be_visible()
    expect(page.get_by_role("combobox", name="País")).to_have_count(0)
    page.get_by_role("button", name="Crear licencia").click()
    expect(page.get_by_text(re.compile("Licencia .{16} creada"))).to_be_visible()
