"""What a person does on the contents screens, in the words of those screens (Spanish)."""

import base64
import re
from pathlib import Path
from uuid import uuid4

from estante_contents.demo.loading import FOLDER
from playwright.sync_api import Locator, Page, expect

SAMPLES = Path(__file__).parents[4] / "tests" / "samples"
DROP = """([zone, files]) => {
  const moved = new DataTransfer();
  for (const { name, type, data } of files) {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    moved.items.add(new File([bytes], name, { type }));
  }
  zone.dispatchEvent(new DragEvent("drop", { dataTransfer: moved, bubbles: true, cancelable: true }));
}"""
PREPARED_MS = 90_000
TYPES = {
    ".pdf": "application/pdf",
    ".webm": "video/webm",
    ".ogg": "audio/ogg",
    ".jpg": "image/jpeg",
    ".zip": "application/zip",
    ".csv": "text/csv",
}


def sample(name: str) -> Path:
    """A good file: of the tests' samples, else of the demo's."""
    path = SAMPLES / name
    return path if path.exists() else Path(str(FOLDER.joinpath("files", name)))


def unique(name: str) -> str:
    """A name that no other test has."""
    return f"{name} {uuid4().hex[:6]}"


def drop(page: Page, *names: str) -> None:
    """Drop sample files on the drop zone."""
    files = [
        {
            "name": name,
            "type": TYPES[Path(name).suffix],
            "data": base64.b64encode(sample(name).read_bytes()).decode(),
        }
        for name in names
    ]
    zone = page.get_by_role("region", name="Suelta aquí tus archivos").element_handle()
    page.evaluate(DROP, [zone, files])


def row(page: Page, name: str) -> Locator:
    """A row of the list by the content's name."""
    return page.get_by_role("row").filter(has=page.get_by_role("link", name=name, exact=True))


def card(page: Page, title: str) -> Locator:
    """The card of an upload."""
    return page.get_by_role("article", name=title, exact=True)


def toast(page: Page, title: str) -> Locator:
    """A toast by what it says."""
    return page.locator(".mantine-Notification-root").filter(has_text=title)


def name_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name=re.compile(r"^Nombre"))


def add_link(page: Page, name: str) -> str:
    """Make a content that is a link. Answers the path of its page."""
    page.goto("/contents/create")
    page.get_by_role("button", name=re.compile("^Enlace")).click()
    name_field(page).fill(name)
    page.get_by_role("textbox", name=re.compile("^Dirección")).fill("https://example.org/agua")
    page.get_by_role("button", name="Crear Enlace").click()
    page.wait_for_url(re.compile("/content/"))
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return page.url.partition("localhost")[2].partition("/")[2].join(["/", ""])
