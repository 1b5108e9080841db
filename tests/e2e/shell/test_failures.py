"""When something goes wrong: what is said, for how long, and what still works."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import LANDED, Visits
from .screens import answers, ask, heading, side_bar

CONTENTS_LIST = "**/api/cms/contents?*"
SHOWN_MS = 8000


def toasts(page: Page) -> Locator:
    return page.locator(".mantine-Notification-root")


@pytest.mark.spec("SHE-113", "SHE-115", "SHE-117")
def test_a_change_that_fails_is_told_and_stays_in_the_form(visits: Visits) -> None:
    page = visits.enter("/profile")
    name = page.get_by_role("textbox", name=re.compile("^Nombre"))
    save = page.get_by_role("button", name="Guardar los datos")
    toast = toasts(page).filter(has_text="No se guardaron los últimos cambios.")
    name.fill("Aitana")
    page.route("**/api/front/profile", answers(418, "NOBODY_KNOWS_THIS"))
    save.click()
    expect(toast).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="No se guardaron")).to_be_visible()
    toast.get_by_role("button", name="Cerrar el aviso").click()
    expect(toasts(page)).to_have_count(0)
    page.unroute("**/api/front/profile")
    page.route("**/api/front/profile", lambda route: route.abort("internetdisconnected"))
    save.click()
    expect(toast).to_be_visible()
    expect(name).to_have_value("Aitana")
    page.unroute("**/api/front/profile")
    # Pressed, or by itself: it is tried again as soon as somebody answers.
    save.click()
    expect(page.get_by_role("status").filter(has_text="Tus datos están guardados").first).to_be_visible()


@pytest.mark.spec("SHE-111")
@pytest.mark.parametrize("works", [True, False])
def test_a_toast_goes_away_after_eight_seconds(visits: Visits, works: bool) -> None:
    page = visits.window(visits.person())
    page.clock.install()
    page.goto("/profile")
    if not works:
        page.route("**/api/front/profile", answers(500, "INTERNAL_ERROR"))
    save = page.get_by_role("button", name="Guardar los datos")
    expect(save).to_be_enabled()
    page.evaluate(
        """() => {
          window.shown = [];
          new MutationObserver(() => {
            const there = document.querySelectorAll(".mantine-Notification-root").length;
            const last = window.shown.at(-1)?.there ?? 0;
            if (there !== last) window.shown.push({ there, at: Date.now() });
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    save.click()
    expect(toasts(page)).to_have_count(1)
    page.mouse.move(1, 1)
    page.clock.run_for(SHOWN_MS)
    expect(toasts(page)).to_have_count(0)
    first, last = page.evaluate("window.shown")
    # By the page's own clock, which the drawing of the first picture moves a little.
    assert round((last["at"] - first["at"]) / 1000) * 1000 == SHOWN_MS


@pytest.mark.spec("SHE-123")
def test_a_screen_that_breaks_says_so_and_reloads(visits: Visits) -> None:
    page = visits.window(visits.person(lang_id="en"))
    broken = {"status": "success", "data": [None], "meta": {"total": 1, "page": 1, "pageSize": 25}}
    page.route(CONTENTS_LIST, lambda route: route.fulfill(json=broken))
    page.goto("/contents")
    expect(heading(page, "Something went wrong")).to_be_visible()
    expect(side_bar(page).or_(page.get_by_role("navigation", name="Main"))).to_be_visible()
    page.unroute(CONTENTS_LIST)
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("table")).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("SHE-124")
def test_a_plugin_that_does_not_load_leaves_the_rest_usable(visits: Visits) -> None:
    page = visits.window(visits.person())
    half = re.compile(r"/ui/plugins/contents/.*\.js")
    page.route(half, lambda route: route.abort())
    page.goto("/contents")
    expect(page.get_by_text("No se pudo abrir esta parte")).to_be_visible()
    side_bar(page).get_by_role("link", name="Inicio").click()
    expect(heading(page, "Hola, Ana")).to_be_visible()
    (picture, *_) = ask(page, "cms/contents?q=L%C3%A1mina")["data"]
    page.goto(f"/viewer/{picture['guid']}")
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()
    page.unroute(half)
    page.goto("/contents")
    page.wait_for_url(LANDED)
    expect(page.get_by_role("table")).to_be_visible()


@pytest.mark.spec("SHE-126")
def test_a_page_without_math_loads_no_math_library(visits: Visits) -> None:
    page = visits.window(visits.person())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in ("/home", "/contents", "/profile"):
        page.goto(path)
        expect(heading(page, re.compile("."))).to_be_visible()
    assert asked
    assert [url for url in asked if re.search("katex|mathjax", url, re.I)] == []


def test_a_page_that_nobody_answers_comes_by_itself_as_soon_as_somebody_does(visits: Visits) -> None:
    page = visits.window(visits.person(), langId="es")
    page.route("**/api/organization", lambda route: route.abort("connectionrefused"))
    page.goto("/users")
    expect(heading(page, "No hay conexión con el servidor")).to_be_visible()
    page.get_by_role("button", name="Reintentar").wait_for()
    page.unroute("**/api/organization")
    expect(heading(page, "Usuarios")).to_be_visible(timeout=60_000)
