"""Takes the pictures: a window for each role and scheme, at every width."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path

from estante.testing.browser import People, Scheme
from httpx import HTTPStatusError
from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.screens.screens import PUBLISHER, Screen

# Whose people read which language: each demo tenant has a look of its own too.
TENANTS = {"es": "andaluna", "pt": "ipe"}
SIZES = ((1440, 900), (1024, 768), (768, 1024), (390, 844))
SCHEMES: Sequence[Scheme] = ("light", "dark")
ROWS = b"Nombre;Enlace\nMuseo;https://example.com/museo\nAtlas;ftp://example.com/atlas\n"
TUS = {"Tus-Resumable": "1.0.0", "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"}
# Counts what a page has fetched and not got, but for the stream of events, which never ends.
COUNT = """
window.pending = 0;
const fetched = window.fetch;
window.fetch = (...request) => {
  const url = String(request[0]?.url ?? request[0]);
  const call = fetched(...request);
  if (/\\/events/.test(url)) return call;
  window.pending += 1;
  call.finally(() => setTimeout(() => (window.pending -= 1))).catch(() => undefined);
  return call;
};
"""
# Nothing is fetched or loaded for as long as twenty frames. It is asked at every frame.
STANDS = """() => {
  const loading = document.querySelector("[aria-busy=true], [class*=keleton], [role=status][aria-label]");
  const coming = [...document.images].some((image) => image.loading !== "lazy" && !image.complete);
  const isBusy = loading || coming || window.pending > 0 || document.fonts.status !== "loaded";
  window.quietFrames = isBusy ? 0 : (window.quietFrames ?? 0) + 1;
  return window.quietFrames > 20;
}"""


class Studio:
    """A demo tenant, and the records that its screens show."""

    def __init__(self, people: People, tenant: str) -> None:
        self.people, self.tenant = people, tenant
        self._guids: dict[str, str] = {}

    def path_of(self, screen: Screen) -> str:
        """A screen's path with its record.

        Raises:
            LookupError: there is no record to show.
        """
        if "{guid}" not in screen.path:
            return screen.path
        if screen.records not in self._guids:
            assert screen.role, f"{screen.path}: nobody reads {screen.records}"
            answer = self.people.call("GET", screen.records, role=screen.role, tenant=self.tenant)
            rows = answer.raise_for_status().json()["data"]
            if not rows:
                raise LookupError(f"{screen.path}: there is no row in {screen.records}")
            self._guids[screen.records] = rows[0]["guid"]
        return screen.path.replace("{guid}", self._guids[screen.records])

    def prepare(self) -> None:
        """An import that was looked at, and a letter."""
        file = {"name": "enlaces.csv", "size": len(ROWS), "mime_type": "text/csv"}
        publisher = self.people.live.sign_in(PUBLISHER, self.tenant)
        with self.people.client(PUBLISHER, self.tenant) as client:
            upload = client.post("uploads", json={**file, "purpose": "estante.import"}).raise_for_status()
            guid = upload.headers["location"].rpartition("/")[2]
            client.patch(f"uploads/{guid}", content=ROWS, headers=TUS).raise_for_status()
            begun = client.post("imports", json={"name": "contents.links", "upload": guid}).raise_for_status()
            self._guids["imports"] = begun.json()["data"]["guid"]
            client.post("front/recover-account", json={"email": publisher.username}).raise_for_status()

    def enter(self, role: str | None, scheme: Scheme) -> Page:
        """A window of somebody with a role, or of nobody."""
        page = (
            self.people.enter("/home", role, self.tenant, scheme=scheme)
            if role
            else self.people.stay_outside(self.tenant)
        )
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.add_init_script(COUNT)
        return page


def take(
    studio: Studio, screens: Sequence[Screen], folder: Path, look: str, schemes: Sequence[Scheme] = SCHEMES
) -> list[str]:
    """Take every screen's pictures as `folder/<screen>/<width>-<scheme>-<look>.png`.

    Answers what did not come to stand, and why.
    """
    failed = []
    for role, scheme in product(dict.fromkeys(screen.role for screen in screens), schemes):
        page = studio.enter(role, scheme)
        for screen in (screen for screen in screens if screen.role == role):
            try:
                _take(page, studio.path_of(screen), folder / screen.name, f"{scheme}-{look}")
            except (AssertionError, HTTPStatusError, LookupError, TimeoutError) as error:
                failed.append(f"{screen.name} {scheme} {look}: {str(error).splitlines()[0]}")
        studio.people.leave()
    return failed


def _take(page: Page, path: str, folder: Path, look: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    width, height = SIZES[0]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(path)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_function(STANDS)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=folder / f"{width}-{look}.png", full_page=True)
