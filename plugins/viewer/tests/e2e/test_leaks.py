"""What many contents in a row leave behind, of every type and through the application's own ways."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .readers import Readers
from .viewer_screens import course, page_field

# Thirty-five contents, with the first round.
ROUNDS = 4
# What a page may keep of all that it showed, in nodes and listeners: less than one content needs.
KEPT_NODES, KEPT_LISTENERS = 100, 20
SWEEPS = 20
OPEN = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
LINK = "https://pages.example/agua"


def media_plays(kind: str) -> Callable[[Page], None]:
    """Waits until a player of this kind has something to play."""

    def wait(page: Page) -> None:
        page.wait_for_function(f"() => document.querySelector('{kind}')?.readyState > 1")

    return wait


def document_shows(page: Page) -> None:
    """Waits for a page and its number."""
    expect(page.locator(".page .textLayer span").first).to_be_attached()
    expect(page_field(page)).not_to_have_value("")


def picture_shows(page: Page) -> None:
    """Waits until the picture is there."""
    page.wait_for_function("() => document.querySelector('main img')?.naturalWidth > 0")
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()


def link_shows(page: Page) -> None:
    """Waits for the card of a page that cannot be framed."""
    expect(page.get_by_role("link", name="Abrir en otra pestaña")).to_be_visible()


def course_plays(page: Page) -> None:
    """Waits for the first page of the course."""
    expect(course(page)[1].get_by_role("heading").first).to_be_visible()


FILES: dict[str, Callable[[Page], None]] = {
    "ciclo-del-agua.webm": media_plays("video"),
    "ciclo-da-agua.pt.ogg": media_plays("audio"),
    "con-indice.pdf": document_shows,
    "texto.pdf": document_shows,
    "portada-800x600.jpg": picture_shows,
    "scorm12-un-sco.zip": course_plays,
}


def test_contents_of_every_type_opened_in_a_row_leave_nothing_behind(readers: Readers) -> None:
    shown = {readers.sample(name): wait for name, wait in FILES.items()}
    shown[readers.new_link(LINK)] = link_shows
    page = readers.window()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def counts() -> tuple[int, int]:
        """Nodes and listeners that are still there after the rest was swept away."""
        session.send("HeapProfiler.collectGarbage")
        metrics = {
            metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]
        }
        return int(metrics["Nodes"]), int(metrics["JSEventListeners"])

    def fewest() -> tuple[int, int]:
        """The fewest in some sweeps: a player lets go of what it showed a moment after it went."""
        swept = []
        for _ in range(SWEEPS):
            swept.append(counts())
            page.evaluate("() => new Promise((resolve) => requestIdleCallback(resolve))")
        return min(nodes for nodes, _ in swept), min(listeners for _, listeners in swept)

    def walk() -> None:
        """Opens each content in the same page; the last is a link, of which little is there."""
        for guid, is_shown in shown.items():
            page.evaluate(OPEN, f"/viewer/{guid}")
            is_shown(page)

    page.goto("/")
    # What is fetched and made once, for all that follow.
    walk()
    nodes, listeners = fewest()
    for _ in range(ROUNDS):
        walk()
    after_nodes, after_listeners = fewest()
    assert after_nodes - nodes < KEPT_NODES
    assert after_listeners - listeners < KEPT_LISTENERS
