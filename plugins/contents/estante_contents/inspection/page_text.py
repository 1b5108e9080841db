"""What an HTML page says: its title and words, its head for others (VS §4), the hosts it fetches from."""

import codecs
from collections.abc import Mapping, Sequence
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from estante.api.files import Fetched
from msgspec import Struct

TEXT_CHARACTERS = 200_000
PAGE_BYTES = 2 * 1024 * 1024
UNSEEN = ("script", "style", "template", "noscript")

# What is fetched with a page, by the attribute that says from where. A link that is followed leaves the page.
FETCHED = {
    "script": "src",
    "iframe": "src",
    "frame": "src",
    "embed": "src",
    "img": "src",
    "video": "src",
    "audio": "src",
    "source": "src",
    "object": "data",
}
SHEETS = {"stylesheet", "preload", "modulepreload"}

HEAD_CHARACTERS = 500
TITLES = ("og:title", "twitter:title")
DESCRIPTIONS = ("og:description", "twitter:description", "description")
IMAGES = ("og:image:secure_url", "og:image", "twitter:image")
SITES = ("og:site_name",)
HTML = ("text/html", "application/xhtml+xml")


class PageText(HTMLParser):
    """The title and the visible words of a page; what is broken in it is read as a browser would."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.title = ""
        self._words: list[str] = []
        self._inside: list[str] = []
        self.feed(page[:PAGE_BYTES].decode("utf-8", "replace"))
        self.close()

    @property
    def text(self) -> str:
        """The words, one space between, at most `TEXT_CHARACTERS`."""
        return " ".join(" ".join(self._words).split())[:TEXT_CHARACTERS].replace("\x00", "")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in (*UNSEEN, "title"):
            self._inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._inside:
            self._inside = self._inside[: self._inside.index(tag)]

    def handle_data(self, data: str) -> None:
        if self._inside[-1:] == ["title"]:
            self.title = " ".join((self.title + data).split())
        elif not self._inside:
            self._words.append(data)


class PageHosts(HTMLParser):
    """The other hosts that a page fetches from, in their order."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.hosts: dict[str, None] = {}
        self.feed(page.decode("utf-8", "replace"))
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        is_sheet = tag == "link" and bool(SHEETS & set((values.get("rel") or "").lower().split()))
        address = values.get("href") if is_sheet else values.get(FETCHED.get(tag, ""))
        try:
            parts = urlsplit((address or "").strip())
            host = parts.hostname
        except ValueError:
            return
        if host and parts.scheme in ("", "http", "https"):
            self.hosts[host] = None


class PageHead(Struct, frozen=True, omit_defaults=True):
    """Texts of at most 500 characters and an image's absolute address; empty where the page says nothing."""

    title: str = ""
    description: str = ""
    image: str = ""
    site: str = ""


def page_head(page: Fetched) -> PageHead | None:
    """What a fetched page says; None of a failure, and of a file that is no page."""
    if page.status >= 400 or not _is_html(page):
        return None
    reader = _HeadReader()
    reader.feed(page.body.decode(_charset_of(page), "replace"))
    image = _first(reader.meta, IMAGES)
    address = urljoin(page.url, image) if image else ""
    return PageHead(
        title=_first(reader.meta, TITLES) or _plain(reader.title),
        description=_first(reader.meta, DESCRIPTIONS),
        image=address if urlsplit(address).scheme in {"http", "https"} else "",
        site=_first(reader.meta, SITES),
    )


def _is_html(page: Fetched) -> bool:
    """Whether it is called a page, or nothing at all."""
    media_type = page.headers.get("content-type", HTML[0])
    return media_type.partition(";")[0].strip().lower() in HTML


def _charset_of(page: Fetched) -> str:
    """The encoding that the headers name, else UTF-8; an unknown name is UTF-8 too."""
    named = page.headers.get("content-type", "").lower().partition("charset=")[2]
    charset = named.partition(";")[0].strip(" \"'") or "utf-8"
    try:
        codecs.lookup(charset)
    except LookupError:
        return "utf-8"
    return charset


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


def _first(meta: Mapping[str, str], names: Sequence[str]) -> str:
    return next((_plain(meta[name]) for name in names if name in meta), "")


def _plain(text: str) -> str:
    return " ".join(text.split())[:HEAD_CHARACTERS]
