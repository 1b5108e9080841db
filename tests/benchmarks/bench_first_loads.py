"""What three pages load with an empty cache before they stand: sign-in, contents, a student's start."""

import sys
from time import monotonic

from bench_pdf_first_page import CHROMIUM, sign_in
from estante.builtin import load_registry
from estante.testing.live import LiveEstante, running_estante
from harness import report
from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright

KIB = 1024
SHOWN = 8
QUIET_SECONDS, LOOK_MS = 0.5, 100


class FirstLoad(Struct, frozen=True):
    """A page, who opens it (nobody, or a role), what is there once it stands, and the goals."""

    name: str
    path: str
    role: str | None
    stands: str
    requests: int
    kib: int


LOADS = (
    FirstLoad("sign-in", "/auth/login", None, "input[type=password]", 35, 200),
    FirstLoad("contents", "/contents", "R04", "[data-row]", 35, 400),
    FirstLoad("student's start", "/home", "R01", "main h2", 35, 400),
)


class Scale:
    """Adds up what comes over the wire, headers included."""

    def __init__(self, session: CDPSession) -> None:
        self.addresses: dict[str, str] = {}
        self.weights: dict[str, float] = {}
        self.last = monotonic()
        session.on("Network.requestWillBeSent", self._requested)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _requested(self, event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        self.addresses[str(event["requestId"])] = str(request["url"])
        self.last = monotonic()

    def _finished(self, event: dict[str, object]) -> None:
        weight = event["encodedDataLength"]
        assert isinstance(weight, int | float)
        # A request that is sent twice is one of its own.
        self.weights[str(event["requestId"])] = weight
        self.last = monotonic()

    def heaviest(self) -> dict[str, float]:
        """KiB by the end of their addresses."""
        first = sorted(self.weights.items(), key=lambda pair: -pair[1])[:SHOWN]
        return {
            self.addresses.get(one, "?").rpartition("/")[2][:28] or "/": weight / KIB for one, weight in first
        }

    def twice(self) -> list[str]:
        """Addresses that were fetched more than once."""
        fetched = [self.addresses[one] for one in self.weights if one in self.addresses]
        return sorted({address for address in fetched if fetched.count(address) > 1})


def window(live: LiveEstante, browser: Browser, role: str | None) -> BrowserContext:
    """A window of somebody signed in, or of nobody."""
    return sign_in(live, browser, role) if role else browser.new_context(base_url=live.url())


def weigh(live: LiveEstante, browser: Browser, load: FirstLoad) -> None:
    """Open the page once, report."""
    context = window(live, browser, load.role)
    page = context.new_page()
    scale = Scale(context.new_cdp_session(page))
    page.goto(load.path)
    page.locator(load.stands).first.wait_for()
    # Not the browser's own idle: the stream of events never ends.
    while monotonic() - scale.last < QUIET_SECONDS:
        page.wait_for_timeout(LOOK_MS)
    context.close()
    kib = sum(scale.weights.values()) / KIB
    report(
        f"first load: {load.name}",
        max(kib / load.kib, len(scale.weights) / load.requests),
        f"<= 1.00 ({load.requests} requests, {load.kib} KiB)",
        "Kolibri's sign-in loads 2,789 KiB, Directus' 7,424 KiB",
        {"requests": len(scale.weights), "KiB": kib, "fetched twice": scale.twice(), **scale.heaviest()},
    )


def main() -> None:
    """Each page in a window of its own."""
    if not CHROMIUM.exists():
        sys.exit(f"Chromium is not installed at {CHROMIUM}")
    with running_estante(load_registry()) as live, sync_playwright() as engine:
        browser = engine.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        for load in LOADS:
            weigh(live, browser, load)
        browser.close()


if __name__ == "__main__":
    main()
