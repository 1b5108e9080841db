"""What many documents in a row leave behind."""

from playwright.sync_api import expect

from .readers import Readers
from .screens import page_field

BOOK, SHEETS = "con-indice.pdf", "texto.pdf"
# What a page may keep of all that it showed before, in nodes and listeners.
KEPT_NODES, KEPT_LISTENERS = 400, 60


def test_documents_opened_in_a_row_leave_nothing_behind(readers: Readers) -> None:
    page = readers.window()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def kept() -> tuple[int, int]:
        """Nodes and listeners that are still there after the rest was swept away."""
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
        metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return int(metrics["Nodes"]), int(metrics["JSEventListeners"])

    def show(name: str) -> None:
        guid = readers.sample(name)
        # By the application's own way, in the same page.
        page.evaluate(
            "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
            f"/viewer/{guid}",
        )
        expect(page.locator(".page .textLayer span").first).to_be_attached()
        expect(page_field(page)).not_to_have_value("")

    readers.open(page, BOOK)
    expect(page.locator(".page .textLayer span").first).to_be_attached()
    show(SHEETS)
    show(BOOK)
    nodes, listeners = kept()
    for _ in range(3):
        show(SHEETS)
        show(BOOK)
    after_nodes, after_listeners = kept()
    assert after_nodes - nodes < KEPT_NODES
    assert after_listeners - listeners < KEPT_LISTENERS
