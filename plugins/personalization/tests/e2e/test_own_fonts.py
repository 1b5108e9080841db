"""The organization's own fonts on the screen: added, chosen, loaded by pages, refused and deleted."""

from pathlib import Path

import pytest
from estante.plugins.registry import PluginRegistry
from playwright.sync_api import Page, expect

from plugins.personalization.tests.font_samples import font_of
from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits
from tests.e2e.shell.screens import ask, heading

LOADED = """async (name) => {
  await document.fonts.load(`16px "${name}"`);
  return [...document.fonts].some((face) => face.family.includes(name) && face.status === "loaded");
}"""


def add_font(page: Page, path: Path, name: str | None = None) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Archivo de la fuente").click()
    chooser.value.set_files(path)
    if name is not None:
        page.get_by_role("textbox", name="Nombre de la fuente").fill(name)
    page.get_by_role("button", name="Añadir fuente").click()


def written(folder: Path, ending: str) -> Path:
    path = folder / f"Casa {ending}.{ending}"
    path.write_bytes(font_of(ending))
    return path


@pytest.mark.spec("PER-006", "PER-005")
def test_fonts_of_each_kind_are_added_chosen_and_loaded_at_the_door(
    visits: Visits, registry: PluginRegistry, tmp_path: Path
) -> None:
    tenant = new_tenant(visits.live, registry)
    page = visits.window(visits.person("R04", tenant=tenant))
    page.goto("/personalize")
    endings = ("woff2", "woff", "ttf", "otf")
    fonts = page.get_by_role("list", name="Fuentes de tu organización")
    for ending in endings:
        add_font(page, written(tmp_path, ending))
        expect(fonts.get_by_text(f"Casa {ending}", exact=True)).to_be_visible()
    assert {one["name"] for one in ask(page, "v3/custom_fonts")["data"]} == {f"Casa {one}" for one in endings}
    for name, font in (("Títulos", "Casa woff2"), ("Texto", "Casa otf")):
        page.get_by_role("combobox", name=name, exact=True).click()
        for ending in endings:
            expect(page.get_by_role("option", name=f"Casa {ending}", exact=True)).to_be_visible()
        expect(page.get_by_role("option", name="Literata")).to_be_visible()
        page.get_by_role("option", name=font, exact=True).click()
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Personalización guardada")).to_be_visible()
    door = visits.window(tenant=tenant)
    door.goto("/auth/login")
    expect(heading(door, "Hola de nuevo")).to_be_visible()
    assert door.evaluate(LOADED, "Casa woff2")
    page.get_by_role("button", name="Eliminar Casa woff2").click()
    expect(page.get_by_text("está en uso")).to_be_visible()
    page.get_by_role("button", name="Eliminar Casa ttf").click()
    expect(fonts.get_by_text("Casa ttf", exact=True)).to_have_count(0)


def test_what_is_no_font_and_what_is_too_large_is_told_at_the_field(
    visits: Visits, registry: PluginRegistry, tmp_path: Path
) -> None:
    page = visits.window(visits.person("R04", tenant=new_tenant(visits.live, registry)))
    page.goto("/personalize")
    fake, large = tmp_path / "texto.ttf", tmp_path / "grande.ttf"
    fake.write_text("no es una fuente")
    large.write_bytes(font_of("ttf") + bytes(6 * 1024 * 1024))
    add_font(page, fake)
    expect(page.get_by_role("alert").filter(has_text="no es una fuente")).to_be_visible()
    page.get_by_role("button", name="Quitar el archivo").click()
    add_font(page, large)
    expect(page.get_by_role("alert").filter(has_text="5")).to_be_visible()
