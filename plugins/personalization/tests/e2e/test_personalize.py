"""The page of the look: every style, tried out before it is saved, refused, worn everywhere, and set back."""

import re

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.browser import violations
from playwright.sync_api import FrameLocator, Locator, Page, expect

from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits
from tests.e2e.shell.screens import heading, side_bar

GREEN, GREEN_RGB = "#0b5d3b", "rgb(11, 93, 59)"
ORANGE = "#c05a00"
PALE = "#ffd54a"
VARIABLE = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"


@pytest.fixture
def tenant(visits: Visits, registry: PluginRegistry) -> Tenant:
    """A tenant whose look nobody else sees."""
    return new_tenant(visits.live, registry)


@pytest.fixture
def page(visits: Visits, tenant: Tenant) -> Page:
    """The page before an administrator."""
    return open_page(visits, tenant)


def open_page(visits: Visits, tenant: Tenant, role: str = "R04") -> Page:
    page = visits.window(visits.person(role, tenant=tenant))
    page.goto("/personalize")
    expect(heading(page, "Personalización")).to_be_visible()
    return page


def preview(page: Page) -> FrameLocator:
    return page.frame_locator('iframe[title^="Vista previa"]')


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("main").get_by_role("textbox", name=name, exact=True)


def choose_font(page: Page, name: str, font: str) -> None:
    page.get_by_role("combobox", name=name, exact=True).click()
    page.get_by_role("option", name=font).click()


def fill_styles(page: Page) -> None:
    """Every style with another value."""
    field(page, "Color principal").fill(GREEN)
    field(page, "Color secundario").fill(ORANGE)
    choose_font(page, "Títulos", "Bricolage Grotesque")
    choose_font(page, "Texto", "Figtree")
    field(page, "Esquinas").fill("20")
    field(page, "Hoja de estilos").fill("h1 { letter-spacing: 3px }")


def save(page: Page) -> None:
    page.get_by_role("region", name="Cambios sin guardar").get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Personalización guardada")).to_be_visible()


def variable(page: Page, name: str) -> str:
    """A variable that the page paints with."""
    return str(page.evaluate(VARIABLE, name))


def expect_styles(page: Page, **values: str) -> None:
    for name, value in values.items():
        expect(page.locator(f'[data-path="{name}"]')).to_have_value(value)


@pytest.mark.spec("PER-001")
def test_an_administrator_edits_every_style(page: Page) -> None:
    fill_styles(page)
    save(page)
    # The page wears what was saved once it has read it anew.
    page.wait_for_function(f"(value) => ({VARIABLE})('--es-accent') === value", arg=GREEN)
    page.reload()
    expect_styles(
        page,
        color_first=GREEN,
        color_second=ORANGE,
        font_first="Bricolage Grotesque",
        font_second="Figtree",
        border_radius="20 px",
        css="h1 { letter-spacing: 3px }",
    )


@pytest.mark.spec("PER-010")
@pytest.mark.spec("SHE-114", part="the look")
def test_saving_says_so_and_one_button_sets_all_styles_back(page: Page) -> None:
    back = page.get_by_role("button", name="Volver a los estilos de serie")
    expect(back).to_be_disabled()
    fill_styles(page)
    save(page)
    back.click()
    expect(page.get_by_text("Todos los estilos vuelven a ser los de serie")).to_be_visible()
    expect_styles(
        page,
        color_first="#0f5d6c",
        color_second="#e0a030",
        font_first="Literata",
        font_second="Instrument Sans",
        border_radius="8 px",
        css="",
    )
    expect(back).to_be_disabled()
    page.get_by_role("button", name="Versiones anteriores").click()
    versions = page.get_by_role("dialog", name="Versiones del aspecto").get_by_role("listitem")
    expect(versions.first).to_contain_text(GREEN)
    versions.first.get_by_role("button", name="Restaurar").click()
    expect_styles(page, color_first=GREEN, font_second="Figtree")


@pytest.mark.spec("PER-008")
def test_buttons_cards_and_text_change_with_the_form_before_it_is_saved(page: Page) -> None:
    shown = preview(page)
    button = shown.get_by_role("button", name="Nuevo contenido")
    card = shown.locator("section").filter(has_text="Curso nuevo")
    title = shown.get_by_role("heading", name="Contenidos")
    expect(button).to_have_css("background-color", "rgb(15, 93, 108)")
    field(page, "Color principal").fill(GREEN)
    field(page, "Color principal").press("Enter")
    expect(button).to_have_css("background-color", GREEN_RGB)
    field(page, "Esquinas").fill("4")
    expect(button).to_have_css("border-radius", "4px")
    expect(card).to_have_css("border-radius", "5px")
    choose_font(page, "Títulos", "Bricolage Grotesque")
    expect(title).to_have_css("font-family", re.compile("Bricolage Grotesque"))
    choose_font(page, "Texto", "Figtree")
    expect(card.get_by_role("paragraph")).to_have_css("font-family", re.compile("Figtree"))
    field(page, "Hoja de estilos").fill("section { opacity: 0.5 }")
    expect(card).to_have_css("opacity", "0.5")
    assert variable(page, "--es-accent") == "#0f5d6c"
    expect(page.get_by_role("region", name="Cambios sin guardar")).to_be_visible()
    page.get_by_text("Teléfono", exact=True).click()
    expect(shown.get_by_role("navigation")).to_be_hidden()


@pytest.mark.spec("PER-008", part="on the pages themselves")
def test_the_pages_themselves_wear_the_form_before_it_is_saved(page: Page) -> None:
    field(page, "Color principal").fill(GREEN)
    field(page, "Color principal").press("Enter")
    field(page, "Esquinas").fill("4")
    field(page, "Hoja de estilos").fill("h1 { letter-spacing: 3px }")
    for screen, title in (("Inicio", "Hola, Ana"), ("Acceso", "Hola de nuevo")):
        page.get_by_text(screen, exact=True).last.click()
        expect(page.get_by_role("img", name=f"Vista previa: {screen}")).to_be_visible()
        shown = preview(page)
        # It is a picture: what is in it is reached by nobody.
        expect(shown.locator("h1")).to_have_text(re.compile(title))
        expect(shown.locator("h1")).to_have_css("letter-spacing", "3px")
        expect(shown.locator("html")).to_have_css("--es-accent", GREEN)
        page.get_by_text("Oscuro", exact=True).click()
        expect(shown.locator("html")).to_have_attribute("data-mantine-color-scheme", "dark")
        page.get_by_text("Claro", exact=True).click()
        expect(shown.locator("html")).to_have_attribute("data-mantine-color-scheme", "light")
    assert violations(page) == []
    expect(page.locator("html")).to_have_css("--es-accent", "#0f5d6c")
    # Where the person was last is this page, and the next visit finds the saved look.
    page.goto("/")
    page.wait_for_url("**/personalize")
    expect(page.locator("html")).to_have_css("--es-accent", "#0f5d6c")


@pytest.mark.spec("PER-007")
def test_what_is_no_colour_and_no_radius_is_told_at_its_field(page: Page) -> None:
    form = page.get_by_role("main")
    for name in ("Color principal", "Color secundario"):
        field(page, name).fill("azul")
        field(page, name).press("Tab")
        expect(form.get_by_role("alert").filter(has_text="#0f5d6c")).to_be_visible()
        field(page, name).fill(GREEN)
        field(page, name).press("Tab")
        expect(form.get_by_role("alert").filter(has_text="#0f5d6c")).to_have_count(0)
    field(page, "Esquinas").fill("65")
    page.get_by_role("region", name="Cambios sin guardar").get_by_role("button", name="Guardar").click()
    expect(form).to_contain_text("El mayor valor es 64")
    expect(page.get_by_text("Personalización guardada")).to_have_count(0)


@pytest.mark.spec("PER-005", part="the typefaces at the screen")
def test_fonts_are_chosen_among_the_typefaces(page: Page) -> None:
    for name in ("Títulos", "Texto"):
        page.get_by_role("combobox", name=name, exact=True).click()
        options = page.get_by_role("option")
        expect(options).to_have_text(["Literata", "Instrument Sans", "Bricolage Grotesque", "Figtree"])
        page.keyboard.press("Escape")


def test_a_sheet_that_leaves_is_told_with_its_row_and_a_pale_colour_gets_a_proposal(page: Page) -> None:
    field(page, "Hoja de estilos").fill("h1 { color: red }\n@import 'x.css';")
    expect(page.get_by_role("alert").filter(has_text="Fila 2")).to_be_visible()
    field(page, "Color principal").fill(PALE)
    field(page, "Color principal").press("Enter")
    note = page.get_by_role("note").filter(has_text="Lo adaptamos para que se lea")
    # The second colour that is built in is pale too.
    expect(note).to_have_count(2)
    note.first.get_by_role("button", name=re.compile("^Usar #")).click()
    expect(note).to_have_count(1)
    expect(field(page, "Color principal")).not_to_have_value(PALE)
    expect(page.get_by_role("list", name="Contraste").get_by_text("AA")).to_have_count(4)


def test_leaving_asks_about_what_is_not_saved(page: Page) -> None:
    field(page, "Esquinas").fill("3")
    side_bar(page).get_by_role("link", name="General").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Seguir|Quedarme|Volver")).click()
    expect(field(page, "Esquinas")).to_have_value("3 px")


def expect_look(page: Page, color: str, opacity: str) -> None:
    """What a page paints with, and what the style sheet does to its body."""
    expect(page.locator("body")).to_have_css("opacity", opacity)
    expect(page.locator("html")).to_have_css("--es-accent", color)


@pytest.mark.story
@pytest.mark.spec("PER-004")
def test_shell_viewer_and_sign_in_of_this_tenant_alone_wear_it(
    visits: Visits, registry: PluginRegistry, page: Page, tenant: Tenant
) -> None:
    field(page, "Color principal").fill(GREEN)
    field(page, "Hoja de estilos").fill("body { opacity: 0.5 }")
    save(page)
    # The page itself never wears the sheet: whatever it does, it is put right here.
    expect_look(page, GREEN, "1")
    other = new_tenant(visits.live, registry)
    missing = "/viewer/00000000-0000-4000-8000-000000000000"
    for owner, color, opacity in ((tenant, GREEN, "0.5"), (other, "#0f5d6c", "1")):
        door = visits.window(tenant=owner)
        door.goto("/auth/login")
        expect(heading(door, "Hola de nuevo")).to_be_visible()
        expect_look(door, color, opacity)
        inside = visits.window(visits.person("R04", tenant=owner))
        inside.goto("/home")
        expect(side_bar(inside)).to_be_visible()
        expect_look(inside, color, opacity)
        inside.goto(missing)
        expect(inside.get_by_role("heading", level=1)).to_be_visible()
        expect_look(inside, color, opacity)


@pytest.mark.spec("SHE-027")
def test_the_publisher_has_no_way_to_the_page(visits: Visits, tenant: Tenant) -> None:
    page = visits.window(visits.person("R07", tenant=tenant))
    page.goto("/personalize")
    expect(page).not_to_have_url(re.compile("personalize"))
    expect(side_bar(page)).to_be_visible()
    expect(side_bar(page).get_by_role("link", name="Personalización")).to_have_count(0)
    desk = open_page(visits, tenant, "R05")
    expect(side_bar(desk).get_by_role("link", name="Personalización")).to_be_visible()
