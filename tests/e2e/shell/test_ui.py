"""The demo page of the interface: its tabs, and the pieces that screens are made of as they behave there."""

import re
from collections.abc import Callable

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.browser import DESK, PHONE, Size, violations_in_schemes
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import new_tenant

from .conftest import Visits
from .screens import heading

UI = "/ui"
TABS = {"Icons": "", "Text": "text", "Input": "input", "General": "general", "PRUEBAS": "trials"}
SIZES = {"xxs": 320, "xs": 400, "s": 480, "small": 560, "default": 640, "xl": 960, "xxl": 1200}
TOAST_MS = 300_000
Enter = Callable[..., Page]


@pytest.fixture
def developers(visits: Visits, registry: PluginRegistry) -> Tenant:
    """A tenant that allows developer pages."""
    return new_tenant(visits.live, registry, settings={"developer_pages": True})


@pytest.fixture
def enter(visits: Visits, developers: Tenant) -> Enter:
    """The demo page at one of its tabs, for a new admin."""

    def go(tab: str = "", size: Size = DESK, *, clock: bool = False) -> Page:
        page = visits.window(visits.person(tenant=developers), size=size)
        if clock:
            page.clock.install()
        page.goto(f"{UI}?tab={tab}" if tab else UI)
        expect(heading(page, "Interfaz")).to_be_visible()
        expect(page.locator("[data-field-skeleton]")).to_have_count(0)
        return page

    return go


def tab_bar(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Interfaz")


def open_dialog(page: Page, name: str) -> Locator:
    page.get_by_role("button", name=name, exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def close_dialog(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.spec("SHE-128")
@pytest.mark.spec("SHE-129", "SHE-100", part="on the demo page")
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_demo_page_has_five_tabs_that_fit_and_are_accessible(enter: Enter, size: Size) -> None:
    page = enter(size=size)
    expect(tab_bar(page).get_by_role("link")).to_have_text(list(TABS))
    for name, tab in TABS.items():
        tab_bar(page).get_by_role("link", name=name, exact=True).click()
        page.wait_for_url(re.compile(rf"/ui\?tab={tab}$" if tab else "/ui$"))
        expect(tab_bar(page).locator("[aria-current=page]")).to_have_text(name)
        expect(page.locator("[data-field-skeleton]")).to_have_count(0)
        assert violations_in_schemes(page) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


@pytest.mark.spec("SHE-129")
def test_every_kind_of_piece_has_its_showcase(enter: Enter) -> None:
    page = enter()
    icons = page.get_by_role("list", name="Iconos").get_by_role("listitem")
    assert icons.count() > 40
    expect(icons.filter(has_text="book").first.locator("svg")).to_be_visible()
    page.goto(f"{UI}?tab=text")
    expect(page.locator(".katex").first).to_be_visible()
    expect(page.get_by_text("\\frac{a", exact=True)).to_be_visible()
    page.goto(f"{UI}?tab=input")
    page.get_by_role("link", name="Todos los campos, en todos sus estados").click()
    expect(heading(page, "Campos del SDK")).to_be_visible()
    page.goto(f"{UI}?tab=general")
    for region in ("Diálogos", "Avisos breves", "Arrastrar"):
        expect(page.get_by_role("region", name=region)).to_be_visible()
    parts = page.get_by_role("list", name="Partes").get_by_role("listitem")
    page.get_by_role("button", name="Bajar Inicio").click()
    expect(parts).to_contain_text(["Desarrollo", "Inicio", "Cierre"])


@pytest.mark.spec("SHE-127")
@pytest.mark.spec("SHE-125")
def test_broken_math_is_shown_as_it_is_written_and_the_page_goes_on(enter: Enter) -> None:
    page = enter()
    asked: list[str] = []
    mathjax: list[tuple[int, str]] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on(
        "response",
        lambda answer: mathjax.append((answer.status, answer.url)) if "mathjax" in answer.url else None,
    )
    expect(page.get_by_role("region", name="Estados")).to_be_visible()
    assert mathjax == []
    tab_bar(page).get_by_role("link", name="Text", exact=True).click()
    expect(page.locator("[data-formula='\\\\frac{a}{b}'] .katex")).to_be_visible()
    assert [url for url in asked if "katex" in url]
    # What KaTeX does not know, and what asks for it.
    for formula in ("\\\\sideset{_1^2}{_3^4}\\\\prod", "e^{i\\\\pi}"):
        math = page.locator(f"[data-formula='{formula}']")
        expect(math.locator("svg")).to_be_visible()
        expect(math.locator(".katex")).to_have_count(0)
    assert {answer[0] for answer in mathjax} == {200}, mathjax
    broken = page.locator("[data-formula='\\\\frac{a']")
    expect(broken).to_have_text("\\frac{a")
    expect(broken.locator(".katex")).to_have_count(0)
    tab_bar(page).get_by_role("link", name="General", exact=True).click()
    expect(page.get_by_role("region", name="Diálogos")).to_be_visible()


@pytest.mark.spec("SHE-130")
@pytest.mark.parametrize("role", ["R04", "R05", "R07", "R02"])
def test_only_an_admin_of_a_tenant_that_allows_it_finds_developer_pages(
    visits: Visits, developers: Tenant, role: str
) -> None:
    page = visits.window(visits.person(role, developers))
    for path in (UI, "/developer/kit"):
        page.goto(path)
        if role == "R04":
            expect(heading(page, re.compile("Interfaz|Campos del SDK"))).to_be_visible()
            continue
        page.wait_for_url(re.compile(rf"^(?!.*{path}$)"))
    outside = visits.window(visits.person(role))
    for path in (UI, "/developer/kit"):
        outside.goto(path)
        outside.wait_for_url(re.compile(rf"^(?!.*{path}$)"))
    if role == "R02":
        return
    for window, count in ((page, 1 if role == "R04" else 0), (outside, 0)):
        window.keyboard.press("Control+k")
        window.get_by_role("dialog").get_by_role("combobox").fill("Interfaz")
        expect(window.get_by_role("option", name="Interfaz", exact=True)).to_have_count(count)


@pytest.mark.spec("SHE-086")
def test_a_dialog_has_what_was_asked_for_and_nothing_else(enter: Enter) -> None:
    page = enter("general")
    whole = open_dialog(page, "Con todo")
    expect(whole.get_by_role("heading", name="Con todo")).to_be_visible()
    expect(whole.get_by_text("De qué se trata")).to_be_visible()
    whole.get_by_role("tab", name="Segunda").click()
    expect(whole.get_by_text("Lo que dice la segunda pestaña.")).to_be_visible()
    whole.get_by_role("button", name="Volver").click()
    expect(whole.get_by_text("Lo que un diálogo tiene que decir.")).to_be_visible()
    for name in ("Cerrar", "Cancelar", "Aceptar"):
        expect(whole.get_by_role("button", name=name)).to_be_visible()
    whole.get_by_role("button", name="Cerrar").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    bare = open_dialog(page, "Sin nada")
    expect(bare).to_have_text("Lo que un diálogo tiene que decir.")
    for role in ("heading", "button", "tab"):
        expect(bare.get_by_role(role)).to_have_count(0)
    close_dialog(page)
    titled = open_dialog(page, "default")
    expect(titled.get_by_role("button")).to_have_count(2)
    expect(titled.get_by_role("tab")).to_have_count(0)


@pytest.mark.spec("SHE-087")
def test_a_dialog_has_eight_sizes(enter: Enter) -> None:
    page = enter("general")
    widths = {}
    for size in [*SIZES, "all-screen"]:
        box = open_dialog(page, size).bounding_box()
        assert box
        widths[size] = (round(box["width"]), round(box["height"]))
        close_dialog(page)
    assert {size: widths[size][0] for size in SIZES} == SIZES
    assert widths["all-screen"] == DESK


@pytest.mark.spec("SHE-088")
def test_enter_does_the_action_only_where_that_is_enabled(enter: Enter) -> None:
    page = enter("general")
    done = page.get_by_text("Hecho", exact=True)
    without = open_dialog(page, "Sin Intro")
    without.get_by_role("textbox").fill("agua")
    page.keyboard.press("Enter")
    expect(without.get_by_role("textbox")).to_have_value("agua")
    expect(done).to_have_count(0)
    close_dialog(page)
    enabled = open_dialog(page, "Con Intro")
    enabled.get_by_role("textbox").fill("agua")
    page.keyboard.press("Enter")
    expect(done).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.spec("SHE-098")
def test_a_notice_has_one_action_that_closes_it(enter: Enter) -> None:
    page = enter("general")
    notice = open_dialog(page, "Aviso")
    expect(notice).to_contain_text("Lo que un diálogo tiene que decir.")
    expect(notice.get_by_role("button")).to_have_text(["Cerrar"])
    notice.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.spec("SHE-090", "SHE-091", part="on the demo page")
def test_deleting_asks_for_a_name_where_it_is_wanted(enter: Enter) -> None:
    page = enter("general")
    at_once = open_dialog(page, "Eliminar algo")
    expect(at_once.get_by_role("button", name="Eliminar")).to_be_enabled()
    close_dialog(page)
    typed = open_dialog(page, "Eliminar algo escribiendo su nombre")
    delete = typed.get_by_role("button", name="Eliminar")
    for text, may in (("El ciclo", False), ("el ciclo del agua", False), ("El ciclo del agua", True)):
        typed.get_by_role("textbox").fill(text)
        expect(delete).to_be_enabled(enabled=may)


@pytest.mark.spec("SHE-100")
def test_a_tab_bar_shows_icons_and_bubbles_and_leads_by_the_address(enter: Enter) -> None:
    page = enter("general")
    bar = page.get_by_role("navigation", name="Pestañas")
    plain, icon, bubble = (bar.get_by_role("link").nth(at) for at in range(3))
    expect(plain).to_have_text("Sin icono")
    expect(plain.locator("svg")).to_have_count(0)
    expect(plain).to_have_attribute("aria-current", "page")
    expect(icon.locator("svg")).to_be_visible()
    expect(icon).to_have_text("Con icono")
    expect(bubble).to_have_text("Con aviso3")
    bubble.click()
    page.wait_for_url("**/ui?tab=input")
    page.reload()
    expect(tab_bar(page).locator("[aria-current=page]")).to_have_text("Input")


@pytest.mark.spec("SHE-103", "SHE-106")
def test_a_select_without_options_and_numbers_from_zero(enter: Enter) -> None:
    page = enter("input")
    page.get_by_role("combobox", name="Sin nada que elegir").click()
    expect(page.get_by_text("Sin opciones", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    for label, shown in (("Cualquier número", "-4"), ("Desde cero", "4"), ("Con dos decimales", "4")):
        field = page.get_by_label(label)
        field.focus()
        page.keyboard.type("-4")
        expect(field).to_have_value(shown)


@pytest.mark.spec("SHE-112")
def test_a_toast_to_be_looked_at_stays_for_five_minutes(enter: Enter) -> None:
    page = enter("general", clock=True)
    toasts = page.locator(".mantine-Notification-root")
    for name in ("Aviso de éxito", "Aviso de error", "Aviso de información"):
        page.get_by_role("button", name=name).click()
    expect(toasts).to_have_count(3)
    page.mouse.move(1, 1)
    page.clock.run_for(TOAST_MS - 10_000)
    expect(toasts).to_have_count(3)
    page.clock.run_for(20_000)
    expect(toasts).to_have_count(0)


@pytest.mark.spec("SHE-109", "SHE-110")
def test_autosave_says_how_it_stands_and_keeps_what_failed(enter: Enter) -> None:
    page = enter("trials", clock=True)
    field = page.get_by_label("Algo que se guarda solo")
    state = page.get_by_role("region", name="Guardado automático").get_by_role("status")
    field.fill("agua")
    expect(state).to_have_text("Cambios pendientes")
    page.clock.run_for(1300)
    expect(state).to_have_text("Guardando…")
    page.clock.run_for(900)
    expect(state).to_have_text("Guardado")
    page.get_by_role("switch", name="Que falle al guardar").press("Space")
    field.fill("agua y sal")
    page.clock.run_for(2200)
    expect(page.get_by_role("alert").filter(has_text="No se guardaron los últimos cambios.")).to_be_visible()
    expect(state).to_contain_text("No se guardaron los últimos cambios.")
    expect(field).to_have_value("agua y sal")
    page.get_by_role("switch", name="Que falle al guardar").press("Space")
    state.get_by_role("button", name="Reintentar").click()
    page.clock.run_for(900)
    expect(state).to_have_text("Guardado")


def test_a_screen_that_breaks_says_so_and_comes_again(enter: Enter) -> None:
    page = enter("trials")
    page.get_by_role("button", name="Romper esta pantalla").click()
    expect(
        page.get_by_role("heading", name=re.compile("Algo salió mal|Something went wrong"))
    ).to_be_visible()
