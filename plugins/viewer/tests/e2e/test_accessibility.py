"""axe on the viewer's cover, contents and error screens, in light and dark, large and small."""

import pytest
from estante.testing.browser import DESK, NARROW, People, Scheme, Size, violations
from playwright.sync_api import Locator, Page, expect

from .viewer_screens import course, page_field, view

NAMES = {
    "El ciclo del agua": lambda page: page.locator("media-controller"),
    "Escucha: de la nube al río": lambda page: page.locator("media-controller"),
    "Alicia en el país de las maravillas": page_field,
    "Lámina: el recorrido del agua": lambda page: page.get_by_role("button", name="Acercar"),
    "Qué es la accesibilidad web": lambda page: page.locator("main article, main iframe"),
    "Curso: el agua en la Tierra": lambda page: course(page)[1].get_by_role("heading").first,
}


def settle(place: Locator) -> None:
    """Wait until the content is there."""
    expect(place).to_be_visible()


def faults(page: Page) -> list[tuple[str, str]]:
    """What axe finds wrong; what runs in frames is somebody else's."""
    return [
        (rule, html)
        for rule, html in violations(page, frames=False)
        # How large a document's own links are is for its author to say.
        if not (rule == "target-size" and "pdfjs_internal_id" in html)
    ]


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (NARROW, "dark")])
@pytest.mark.spec("VIE-237")
@pytest.mark.spec("VIE-236", part="document, image and audio")
def test_the_viewers_screens_have_no_violation(people: People, size: Size, scheme: Scheme) -> None:
    page = people.enter(size=size, scheme=scheme, touch=size == NARROW)
    for name, place in NAMES.items():
        view(page, name)
        settle(place(page))
        assert faults(page) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    page.goto("/viewer/00000000-0000-4000-8000-000000000000")
    expect(page.get_by_role("button").filter(has_text="Voltar")).to_be_focused()
    assert faults(page) == []
    page.route("**/video.renderer-*.js", lambda _: None)
    view(page, "El ciclo del agua")
    expect(page.get_by_text("Abriendo video…")).to_be_visible()
    assert faults(page) == []
