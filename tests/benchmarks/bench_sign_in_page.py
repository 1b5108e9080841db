"""What the sign-in page weighs: the compressed bytes of everything that Chromium loads for it."""

import sys
from pathlib import Path

from harness import REPOSITORY, bench, report
from playwright.sync_api import CDPSession, sync_playwright

GOAL = 300 * 1024
CHROMIUM = Path("/usr/bin/chromium")
SHELL = REPOSITORY / "web" / "shell" / "dist" / "index.html"


class Scale:
    """Adds up what comes over the wire, headers included."""

    def __init__(self, session: CDPSession) -> None:
        self.addresses: dict[str, str] = {}
        self.weights: dict[str, float] = {}
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _asked(self, event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        self.addresses[str(event["requestId"])] = str(request["url"])

    def _finished(self, event: dict[str, object]) -> None:
        weight = event["encodedDataLength"]
        assert isinstance(weight, int | float)
        address = self.addresses.get(str(event["requestId"]), "?")
        if address.startswith("http"):
            self.weights[address] = self.weights.get(address, 0) + weight


def main() -> None:
    """Open the page once without a cache, report."""
    if not SHELL.exists():
        sys.exit("The web shell is not built: run `make build` first.")
    with bench() as made, made.server("estante") as port, sync_playwright() as engine:
        browser = engine.chromium.launch(
            executable_path=str(CHROMIUM) if CHROMIUM.exists() else None, args=["--no-sandbox"]
        )
        page = browser.new_page()
        scale = Scale(page.context.new_cdp_session(page))
        page.goto(f"http://{made.tenant.hosts[0]}:{port}/auth/login", wait_until="networkidle")
        browser.close()
    total = sum(scale.weights.values())
    heaviest = sorted(scale.weights.items(), key=lambda pair: -pair[1])[:6]
    report(
        "sign-in page",
        total / GOAL,
        "<= 1.00 (300 KiB compressed in all)",
        "300 KiB; Kolibri loads 2,789 KiB, Directus 7,424 KiB",
        {
            "KiB": total / 1024,
            "requests": len(scale.weights),
            **{address.rpartition("/")[2][:28] or "/": weight / 1024 for address, weight in heaviest},
        },
    )


if __name__ == "__main__":
    main()
