"""What an HTML page calls itself, and its words for the search."""

from html.parser import HTMLParser

TEXT_CHARACTERS = 200_000
PAGE_BYTES = 2 * 1024 * 1024
UNSEEN = ("script", "style", "template", "noscript")


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
