"""What an HTML page says of itself, and whether its headers let it stand in a frame of ours."""

from collections.abc import Mapping
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from msgspec import Struct

MAX_TEXT_LENGTH = 500
TITLES = ("og:title", "twitter:title")
DESCRIPTIONS = ("og:description", "twitter:description", "description")
IMAGES = ("og:image:secure_url", "og:image", "twitter:image")


class PageHead(Struct, frozen=True):
    """Title, description and the absolute address of an image; empty where the page says nothing."""

    title: str
    description: str
    image: str | None


class _HeadReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.meta: dict[str, str] = {}
        self.title = ""
        self._in_title = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "title" and not self.title:
            self._in_title = True
        if tag != "meta":
            return
        attributes = {name: value or "" for name, value in attrs}
        name = (attributes.get("property") or attributes.get("name") or "").lower()
        if name and attributes.get("content", "").strip():
            self.meta.setdefault(name, attributes["content"])

    def handle_endtag(self, tag: str) -> None:
        if tag == "title":
            self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


def read_head(html: str, address: str) -> PageHead:
    """Read Open Graph, Twitter and plain metadata, in this order. `address` makes the image's absolute."""
    reader = _HeadReader()
    reader.feed(html)
    image = _first(reader.meta, IMAGES)
    absolute = urljoin(address, image) if image else ""
    return PageHead(
        title=_first(reader.meta, TITLES) or _plain(reader.title),
        description=_first(reader.meta, DESCRIPTIONS),
        image=absolute if urlsplit(absolute).scheme in {"http", "https"} else None,
    )


def may_frame(headers: Mapping[str, str], host: str, address: str) -> bool:
    """Whether a page may be framed on `host`: CSP `frame-ancestors`, else X-Frame-Options (CSP 3 §6.4.2)."""
    for policy in headers.get("content-security-policy", "").split(","):
        for directive in policy.split(";"):
            name, _, sources = directive.strip().partition(" ")
            if name.lower() == "frame-ancestors":
                return any(_admits(source, host) for source in sources.lower().split())
    option = headers.get("x-frame-options", "").strip().lower()
    return option == "" or (option == "sameorigin" and urlsplit(address).hostname == host)


def _admits(source: str, host: str) -> bool:
    if source in {"*", "https:", "http:"}:
        return True
    name = source.rpartition("://")[2].partition("/")[0].partition(":")[0]
    return host.endswith(name[1:]) if name.startswith("*.") else name == host


def _first(meta: Mapping[str, str], names: tuple[str, ...]) -> str:
    return next((_plain(meta[name]) for name in names if name in meta), "")


def _plain(text: str) -> str:
    return " ".join(text.split())[:MAX_TEXT_LENGTH]
