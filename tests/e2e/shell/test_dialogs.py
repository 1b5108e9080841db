"""Dialogs give the focus back, bars stay on the screen, and forced colours show what is on and chosen."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visits
from .records import description, make_link, open_record

# 1440 by 900 at 400 % zoom.
ZOOMED = (360, 225)


@pytest.mark.spec("SHE-089", part="the focus goes back to the menu that opened it")
def test_a_red_dialog_begins_at_the_harmless_button_and_gives_the_focus_back(visits: Visits) -> None:
    who = visits.person()
    page = visits.window(who)
    open_record(page, make_link(visits, who))
    more = page.get_by_role("button", name=re.compile("Más acciones de"))
    more.click()
    page.get_by_role("menuitem", name="Eliminar").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Cancelar")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(more).to_be_focused()


def test_the_unsaved_bar_stays_on_the_screen_at_four_times_the_size(visits: Visits) -> None:
    who = visits.person()
    page = visits.window(who, size=ZOOMED)
    open_record(page, make_link(visits, who))
    description(page).fill("Al fondo")
    bar = page.get_by_role("region", name="Cambios sin guardar")
    expect(bar).to_be_in_viewport(ratio=1)
    page.get_by_role("switch").last.scroll_into_view_if_needed()
    expect(bar).to_be_in_viewport(ratio=1)


def style(element: Locator, name: str) -> str:
    found: str = element.evaluate("(one, name) => getComputedStyle(one).getPropertyValue(name)", name)
    return found


def background(element: Locator) -> str:
    return style(element, "background-color")


def test_forced_colours_show_what_is_on_chosen_and_floating(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    page = visits.window(who)
    page.emulate_media(forced_colors="active")
    open_record(page, guid)
    on, off = (_track(page, name) for name in ("Activo", "Público"))
    canvas = background(page.locator("body"))
    assert style(off, "border-top-width") == "1px"
    assert style(off, "border-top-color") != canvas
    assert background(on) != background(off)
    for track in (on, off):
        assert background(track.locator(".mantine-Switch-thumb")) != background(track)
    tab = page.get_by_role("link", name="Detalles", exact=True)
    assert style(tab, "outline-style") == "solid"
    description(page).fill("Con borde")
    bar = page.get_by_role("region", name="Cambios sin guardar")
    assert style(bar, "border-top-style") == "solid"
    page.get_by_role("button", name="Descartar").click()
    page.goto("/contents")
    ticks = page.get_by_role("row").get_by_role("checkbox")
    expect(ticks.nth(1)).to_be_visible()
    ticks.nth(1).check()
    assert background(ticks.nth(1)) != background(ticks.nth(2))
    icon = page.get_by_role("row").nth(1).locator(".mantine-Checkbox-icon")
    assert style(icon, "color") != background(ticks.nth(1))
    assert style(page.get_by_role("row").nth(1), "outline-style") == "solid"
    assert style(page.locator("[data-floating-bar]"), "border-top-style") == "solid"
    chosen = page.get_by_role("navigation", name="Vistas guardadas").locator("[aria-current=true]")
    assert style(chosen, "outline-style") == "solid"


def _track(page: Page, name: str) -> Locator:
    return page.get_by_role("switch", name=name).locator("xpath=following-sibling::*[1]")


def test_deleting_from_the_details_leads_back_to_the_list_as_it_was(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    page = visits.window(who)
    page.goto("/contents?q=Por+guardar&orderBy=name")
    page.locator(f"a[href='/content/{guid}']").first.click()
    page.get_by_role("button", name=re.compile("Más acciones de")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar el contenido").click()
    page.wait_for_url(re.compile(r"/contents\?.*q=Por"))
    assert "orderBy=name" in page.url
