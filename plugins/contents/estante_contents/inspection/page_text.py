"""What an HTML page calls itself, its words for the search, and the hosts that it fetches from."""

from html.parser import HTMLParser
from urllib.parse import urlsplit

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
