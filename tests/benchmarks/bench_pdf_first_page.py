"""From the click to the first page of a 500-page PDF, and what 200 turned pages leave in memory."""

import statistics
import sys
import threading
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path

import httpx
import pypdfium2
from estante.builtin import load_registry
from estante.testing.live import LiveEstante, running_estante
from harness import HERE, PATIENCE, REPOSITORY, report
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PAGES, TURNS, ROUNDS = 500, 200, 5
MIB = 1024**2
CHROMIUM = Path("/usr/bin/chromium")
PDFJS = REPOSITORY / "node_modules" / "pdfjs-dist"
SAMPLE = REPOSITORY / "tests" / "samples" / "texto.pdf"
NAME = "Documento largo"
TUS = {"Tus-Resumable": "1.0.0"}
# Runs `start` and answers after how many milliseconds page 1 has something dark on it.
SEEN = """async (start) => {
  const small = new OffscreenCanvas(48, 48).getContext("2d", { willReadFrequently: true });
  const isSeen = () => {
    const drawn = document.querySelector('.page[data-page-number="1"] canvas');
    if (!drawn || drawn.width < 10) return false;
    small.fillStyle = "#fff";
    small.fillRect(0, 0, 48, 48);
    small.drawImage(drawn, 0, 0, 48, 48);
    return small.getImageData(0, 0, 48, 48).data.some((value, at) => at % 4 === 0 && value < 200);
  };
  const begun = performance.now();
  (0, eval)(start);
  while (!isSeen()) await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}"""


class Files(SimpleHTTPRequestHandler):
    """Gives out the page, pdf.js, and the document as they lie on the disk."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

    def __init__(self, *args: object, document: Path) -> None:
        self.document = document
        super().__init__(*args)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        if path.startswith("/pdfjs/"):
            return str(PDFJS / path.removeprefix("/pdfjs/"))
        return str(self.document if path == "/document.pdf" else HERE / "pdf_alone.html")

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def alone(document: Path) -> Iterator[str]:
    """The address of a page with nothing but pdf.js."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, document=document))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def long_document() -> bytes:
    """The sample's pages again and again."""
    source, made = pypdfium2.PdfDocument(SAMPLE), pypdfium2.PdfDocument.new()
    while len(made) < PAGES:
        made.import_pages(source, list(range(min(len(source), PAGES - len(made)))))
    out = BytesIO()
    made.save(out)
    return out.getvalue()


def upload(live: LiveEstante, data: bytes, name: str, filename: str) -> str:
    """Make a content of a file and wait until it is prepared. Answers its guid."""
    account = live.sign_in("R04")
    host = {"Host": f"andaluna.localhost:{live.port}"}
    with httpx.Client(base_url=f"http://127.0.0.1:{live.port}", headers=host, timeout=PATIENCE) as client:
        who = {"email": account.username, "password": account.password, "admitted_roles": ["R04"]}
        token = client.post("/api/login", json=who).json()["data"]["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        described = {"filename": filename, "purpose": "content"}
        metadata = ",".join(f"{key} {b64encode(value.encode()).decode()}" for key, value in described.items())
        about = {**TUS, "Upload-Length": str(len(data)), "Upload-Metadata": metadata}
        place = client.post("/api/uploads", headers=about).headers["location"]
        part = {**TUS, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"}
        client.patch(place, content=data, headers=part).raise_for_status()
        body = {"name": name, "is_teacher_only": 0, "upload_guid": place.rpartition("/")[2]}
        guid = str(client.post("/api/cms/contents", json=body).json()["data"]["guid"])
        while any(row["storage_status"] == "preparing" for row in rows(client)):
            time.sleep(0.5)
    return guid


def rows(client: httpx.Client) -> list[dict[str, object]]:
    """The demo tenant's contents."""
    shown: list[dict[str, object]] = client.get("/api/cms/contents?pageSize=200").json()["data"]
    return shown


def sign_in(live: LiveEstante, browser: Browser, role: str = "R04") -> BrowserContext:
    """A window with an empty cache, of somebody who has signed in."""
    account = live.sign_in(role)
    context = browser.new_context(base_url=live.url(), viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/auth/login")
    page.locator("input[type=password]").fill(account.password)
    page.locator("form input").first.fill(account.username)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "/auth/" not in address)
    return context


def first_page(page: Page, guid: str) -> float:
    """Milliseconds from the click on the link in the content's record."""
    link = f'a[href="/viewer/{guid}"]'
    page.goto(f"/content/{guid}/details")
    page.locator(link).wait_for()
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    return float(page.evaluate(SEEN, f"document.querySelector('{link}').click()"))


def heap(page: Page) -> float:
    """MiB that scripts hold, after a collection."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(metric["value"]) for metric in metrics if metric["name"] == "JSHeapUsedSize") / MIB


def turn(page: Page, pages: int) -> None:
    """Turn so many pages, each of them drawn."""
    field = page.locator("nav input").first
    for _ in range(pages):
        at = int(field.input_value()) + 1
        page.keyboard.press("ArrowRight")
        page.locator(f'.page[data-page-number="{at}"] canvas').wait_for()


def measured(live: LiveEstante, browser: Browser, guid: str, plain: str) -> dict[str, list[float]]:
    """Milliseconds of all rounds: both in turn, each in a window with an empty cache, then ours once more."""
    times: dict[str, list[float]] = {"first": [], "again": [], "alone": []}
    for _ in range(ROUNDS):
        context = sign_in(live, browser)
        page = context.new_page()
        times["first"].append(first_page(page, guid))
        times["again"].append(first_page(page, guid))
        context.close()
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.goto(plain)
        times["alone"].append(float(page.evaluate(SEEN, "open_document()")))
        context.close()
    return times


def main() -> None:
    """Open the document in both, turn pages in ours, report."""
    if not CHROMIUM.exists():
        sys.exit(f"Chromium is not installed at {CHROMIUM}")
    with running_estante(load_registry()) as live, sync_playwright() as engine:
        document = live.folder / "document.pdf"
        document.write_bytes(long_document())
        guid = upload(live, document.read_bytes(), NAME, f"{NAME}.pdf")
        browser = engine.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        with alone(document) as plain:
            times = measured(live, browser, guid, plain)
        # Last: the document opens again where it was left.
        page = sign_in(live, browser).new_page()
        first_page(page, guid)
        turn(page, 20)
        before = heap(page)
        turn(page, TURNS)
        after = heap(page)
        browser.close()
    first, again, floor = (statistics.median(times[name]) for name in ("first", "again", "alone"))
    report(
        "first page of a PDF",
        first / floor,
        "first page < 1,500 ms",
        "the same pdf.js and document in a page of their own",
        {
            "estante ms": first,
            "estante again ms": again,
            "pdf.js alone ms": floor,
            "heap MiB after 20 pages": before,
            f"heap MiB after {TURNS} more": after,
        },
    )


if __name__ == "__main__":
    main()
