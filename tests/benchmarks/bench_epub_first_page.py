"""From the click to the first words of a book, in a window with an empty cache and once more."""

import statistics
import sys
import time

from bench_pdf_first_page import CHROMIUM, sign_in, upload
from estante.builtin import load_registry
from estante.testing.live import LiveEstante, running_estante
from harness import REPOSITORY, report
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROUNDS, GOAL_MS = 5, 1_500
SAMPLE = REPOSITORY / "tests" / "samples" / "dom-casmurro-reflow.epub"
NAME = "Dom Casmurro"


def has_words(page: Page) -> bool:
    """Whether a chapter stands there, in the frame that the reader gives it."""
    chapters = [frame for frame in page.frames if frame.url.startswith("blob:")]
    return any(frame.evaluate("document.body?.innerText.trim().length > 0") for frame in chapters)


def first_words(page: Page, guid: str) -> float:
    """Milliseconds from the click on the link in the content's record."""
    link = f'a[href="/viewer/{guid}"]'
    page.goto(f"/content/{guid}/details")
    page.locator(link).wait_for()
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    begun = time.perf_counter()
    page.locator(link).click()
    while not has_words(page):
        page.wait_for_timeout(5)
    return (time.perf_counter() - begun) * 1000


def measured(live: LiveEstante, browser: Browser, guid: str) -> dict[str, list[float]]:
    """Milliseconds of all rounds, each in a window with an empty cache."""
    times: dict[str, list[float]] = {"first": [], "again": []}
    for _ in range(ROUNDS):
        context: BrowserContext = sign_in(live, browser)
        page = context.new_page()
        times["first"].append(first_words(page, guid))
        times["again"].append(first_words(page, guid))
        context.close()
    return times


def main() -> None:
    """Open the book again and again, report."""
    if not CHROMIUM.exists():
        sys.exit(f"Chromium is not installed at {CHROMIUM}")
    with running_estante(load_registry()) as live, sync_playwright() as engine:
        guid = upload(live, SAMPLE.read_bytes(), NAME, SAMPLE.name)
        browser = engine.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        times = measured(live, browser, guid)
        browser.close()
    first, again = (statistics.median(times[name]) for name in ("first", "again"))
    report(
        "first words of a book",
        first / GOAL_MS,
        "<= 1.00",
        f"{GOAL_MS:,} ms",
        {"estante ms": first, "estante again ms": again},
    )


if __name__ == "__main__":
    main()
