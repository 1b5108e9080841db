"""What a page says of itself: Open Graph and title, and whether its headers let it be framed (VS §4)."""

from html.parser import HTMLParser
from urllib.parse import urljoin

from estante.api.errors import ApiError
from estante.api.files import Fetched, fetch_public

from estante_contents.contracts import LinkPreview, PreparationContext, Unpreparable

LENGTH = 500
PICTURE_BYTES = 8 * 1024**2
WORDS = {
    "title": ("og:title", "twitter:title"),
    "description": ("og:description", "description", "twitter:description"),
    "image": ("og:image", "twitter:image"),
    "site": ("og:site_name",),
}


async def preview(url: str) -> LinkPreview | None:
    """Ask the page. One that does not answer has no preview and is a good link all the same."""
    try:
        answer = await fetch_public(url)
    except ApiError:
        return None
    return read(answer) if answer.status < 400 else None


async def picture(context: PreparationContext, address: str) -> bytes | None:
    """The page's picture as a thumbnail of our own, so that who opens the link asks nobody else for it.

    One that does not answer, or is no picture that can be drawn, is none.
    """
    try:
        answer = await fetch_public(address, max_bytes=PICTURE_BYTES)
    except ApiError:
        return None
    if answer.status >= 400:
        return None
    try:
        assets = await context.inspect("estante_contents.inspection.image:inspect", answer.body)
    except Unpreparable:
        return None
    return assets.thumbnail


def read(answer: Fetched) -> LinkPreview:
    """The preview of an answer."""
    head = _Head()
    if "html" in answer.headers.get("content-type", "text/html"):
        head.feed(answer.body.decode("utf-8", "replace"))
    values = {word: head.first(names) for word, names in WORDS.items()}
    image = urljoin(answer.url, values["image"]) if values["image"] else ""
    return LinkPreview(
        title=values["title"] or head.title[:LENGTH].strip(),
        description=values["description"],
        image=image if image.startswith(("https://", "http://")) else "",
        site=values["site"],
        may_frame=may_frame(answer.headers),
    )


def may_frame(headers: dict[str, str]) -> bool:
    """Whether no header forbids other sites to frame the page."""
    policy = headers.get("content-security-policy", "").lower()
    return "x-frame-options" not in headers and "frame-ancestors" not in policy


class _Head(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self._values: dict[str, str] = {}
        self._is_in_title = False

    def first(self, names: tuple[str, ...]) -> str:
        return next((self._values[name] for name in names if self._values.get(name)), "")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        if tag == "meta":
            name = (attributes.get("property") or attributes.get("name") or "").lower()
            self._values.setdefault(name, attributes.get("content", "").strip()[:LENGTH])
        self._is_in_title = tag == "title" and not self.title

    def handle_data(self, data: str) -> None:
        if self._is_in_title:
            self.title += data

    def handle_endtag(self, tag: str) -> None:
        self._is_in_title = False
