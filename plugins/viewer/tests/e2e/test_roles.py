"""Contents as everybody sees them: what opens, is offered, is done with it, is recorded."""

from collections.abc import Callable, Mapping

import pytest
from estante.testing.browser import People
from playwright.sync_api import Page, Request, expect

from .readers import Readers
from .viewer_screens import complaints, course, new_link, page_field, shown_error

CARD = "Abrir en otra pestaña"
ACTS = ("Valorar", "Informar de un problema")
# Role -> whether a content that is not public opens, and whether the person rates, reports and is tracked.
ROLES = {
    "R01": (False, True),
    "R02": (False, True),
    "R05": (False, False),
    "R07": (True, True),
    "R04": (True, True),
}


@pytest.fixture(scope="module")
def links() -> dict[str, str]:
    """A public and a private link, made once for all roles."""
    return {}


def made(people: People, links: dict[str, str]) -> tuple[str, str]:
    if not links:
        links |= {"public": new_link(people), "private": new_link(people, is_public=False)}
    return links["public"], links["private"]


def is_start(request: Request) -> bool:
    """Whether a call records that its person opened a content."""
    return request.method == "POST" and request.url.endswith("/consumptions")


def recorded(page: Page) -> list[str]:
    """A list that fills with what the page records of its person."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if is_start(request) else None)
    return sent


@pytest.mark.spec("VIE-036", "VIE-001")
@pytest.mark.spec("VIE-038", part="public and editorial; licences and courses come with their plugins")
@pytest.mark.parametrize("role", ROLES)
def test_a_role_opens_what_it_may_and_is_offered_what_it_may_do(
    people: People, links: dict[str, str], role: str
) -> None:
    opens_private, takes_part = ROLES[role]
    public, private = made(people, links)
    page = people.enter("/", role)
    sent = recorded(page)
    for place in ("viewer", "public-viewer"):
        if takes_part:
            with page.expect_request(is_start):
                page.goto(f"/{place}/{public}")
        else:
            page.goto(f"/{place}/{public}")
        expect(page.get_by_role("link", name=CARD)).to_be_visible()
        expect(page.get_by_role("button", name="Compartir")).to_be_visible()
        for act in ACTS:
            expect(page.get_by_role("button", name=act)).to_have_count(1 if takes_part else 0)
        expect(page.get_by_role("img", name="Avance")).to_have_count(1 if takes_part else 0)
    assert takes_part or sent == []
    page.goto(f"/viewer/{private}")
    if opens_private:
        expect(page.get_by_role("link", name=CARD)).to_be_visible()
    else:
        expect(shown_error(page)).to_contain_text("Error 403. Acceso denegado.")
    page.goto(f"/public-viewer/{private}")
    expect(shown_error(page)).to_contain_text("Error 403. Acceso denegado.")
    expect(page.get_by_role("link", name="Abrir con tu cuenta")).to_be_visible()


@pytest.mark.spec("VIE-035")
def test_nobody_opens_what_is_public_and_is_asked_to_sign_in_for_the_rest(
    people: People, links: dict[str, str]
) -> None:
    public, private = made(people, links)
    page = people.stay_outside()
    sent = recorded(page)
    page.goto(f"/public-viewer/{public}")
    expect(page.get_by_role("link", name=CARD)).to_be_visible()
    for act in ACTS:
        expect(page.get_by_role("button", name=act)).to_have_count(0)
    page.goto(f"/public-viewer/{private}")
    expect(shown_error(page)).to_contain_text("Error 403. Acceso denegado.")
    expect(page.get_by_role("link", name="Entrar")).to_be_visible()
    assert sent == []


def play(page: Page) -> None:
    page.keyboard.press("k")
    page.wait_for_function("() => document.querySelector('video, audio')?.currentTime > 0.5")
    page.keyboard.press("k")


def turn_the_page(page: Page) -> None:
    expect(page_field(page)).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(page_field(page)).to_have_value("2")


def look_closer(page: Page) -> None:
    before = page.locator("output").inner_text()
    page.get_by_role("button", name="Acercar").click()
    expect(page.locator("output")).not_to_have_text(before)


def find_the_card(page: Page) -> None:
    expect(page.get_by_role("link", name=CARD)).to_be_visible()


def take_another_part(page: Page) -> None:
    parts = page.get_by_role("navigation", name="Partes del curso")
    parts.get_by_role("button", name="Prueba").click()
    expect(course(page)[1].get_by_role("heading", name="Prueba")).to_be_visible()


# What is done with a demo content of each type.
STORIES: Mapping[str, Callable[[Page], None]] = {
    "El ciclo del agua": play,
    "Escucha: de la nube al río": play,
    "Alicia en el país de las maravillas": turn_the_page,
    "Lámina: el recorrido del agua": look_closer,
    "Qué es la accesibilidad web": find_the_card,
    "Curso: el agua en la Tierra": take_another_part,
}


@pytest.mark.spec("VIE-036", "VIE-033")
@pytest.mark.parametrize("role", [*ROLES, None])
def test_everybody_uses_a_public_content_of_each_type(readers: Readers, role: str | None) -> None:
    page = readers.window(readers.person(role)) if role else readers.outside()
    takes_part = role is not None and ROLES[role][1]
    heard = complaints(page)
    sent = recorded(page)
    for name, use in STORIES.items():
        guid = readers.demo(name)
        page.goto(f"/viewer/{guid}" if role else f"/public-viewer/{guid}")
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        if name.startswith(("El ciclo", "Escucha")):
            page.wait_for_function("() => document.querySelector('video, audio')?.readyState > 1")
        use(page)
        expect(page.get_by_role("img", name="Avance")).to_have_count(1 if takes_part else 0)
    assert len(sent) == (len(STORIES) if takes_part else 0)
    assert heard == []
