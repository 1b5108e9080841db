"""HTML as pages of blocks. A first heading (h1) begins a page; what has no block of its own is its words."""

import re
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Callable, Iterator, Mapping, Sequence
from html.parser import HTMLParser
from typing import Any, Final
from uuid import UUID

import nh3
from msgspec import Struct, field
from uuid_utils.compat import uuid7

Json = dict[str, Any]
TAGS: Final = {
    *("h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "blockquote", "img"),
    *("strong", "b", "em", "i", "u", "s", "del", "code", "a", "figure", "figcaption", "div", "section"),
    *("table", "thead", "tbody", "tfoot", "tr", "th", "td", "details", "summary"),
}
ATTRIBUTES: Final = {"a": {"href"}, "img": {"src", "alt"}, "th": {"colspan"}, "td": {"colspan"}}
SCHEMES: Final = {"http", "https", "mailto", "data"}
VOID: Final = {"br", "hr", "img"}
LEVELS: Final = {"h2": 2, "h3": 3, "h4": 4, "h5": 4, "h6": 4}
LISTS: Final = {"ul": "bulletList", "ol": "orderedList"}
MARKS: Final = {
    **dict.fromkeys(("strong", "b"), "bold"),
    **dict.fromkeys(("em", "i"), "italic"),
    **dict.fromkeys(("s", "del"), "strike"),
    "u": "underline",
    "code": "code",
}
DATA: Final = re.compile(r"data:image/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/=\s]+)")
SPACES: Final = re.compile(r"[ \t\r\n\f]+")
MAX_IMAGES: Final = 200
MAX_DEPTH: Final = 60


class ImportedImage(Struct, frozen=True):
    """A picture whose bytes stood in the HTML, by the guid that the pages name it with."""

    guid: UUID
    name: str
    data: bytes


class ImportedPage(Struct):
    """A page: what it is called, and its blocks."""

    title: str
    blocks: list[Json] = field(default_factory=list)


class Imported(Struct):
    """What was read of HTML."""

    pages: list[ImportedPage]
    images: list[ImportedImage] = field(default_factory=list)


class _Element(Struct):
    tag: str
    attrs: dict[str, str] = field(default_factory=dict)
    children: list["_Element | str"] = field(default_factory=list)


def read_html(html: str, title: str) -> Imported:
    """Pages of HTML, cleaned first of what is no text; `title` is that of what stands before an h1."""
    cleaned = nh3.clean(html, tags=TAGS, attributes=ATTRIBUTES, url_schemes=SCHEMES, link_rel=None)
    tree = _Tree()
    tree.feed(cleaned)
    tree.close()
    reading = _Reading()
    blocks = reading.blocks(tree.root.children)
    return Imported(pages=list(_pages(blocks, title)), images=reading.images)


def _pages(blocks: Sequence[Json], title: str) -> Iterator[ImportedPage]:
    page = ImportedPage(title)
    for block in blocks:
        if block["type"] != "page":
            page.blocks.append(block)
            continue
        if page.blocks:
            yield page
        page = ImportedPage(block["title"] or title)
    yield page


class _Tree(HTMLParser):
    """The elements of HTML that was cleaned, so that each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.root = _Element("body")
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = _Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(element)
        # Deeper ones stand beside one another: nobody nests so far by hand.
        if tag not in VOID and len(self._open) < MAX_DEPTH:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag in {element.tag for element in self._open[1:]}:
            while self._open.pop().tag != tag:
                pass

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)


class _Reading:
    """Elements as blocks; keeps the pictures that it meets."""

    def __init__(self) -> None:
        self.images: list[ImportedImage] = []

    def blocks(self, children: Sequence[_Element | str]) -> list[Json]:
        """Blocks of what stands beside one another; words between them are lines of their own."""
        blocks: list[Json] = []
        line: list[Json] = []

        def end_line() -> None:
            words = trimmed(line)
            if words:
                blocks.append({"type": "paragraph", "content": words})
            line.clear()

        for child in children:
            made = None if isinstance(child, str) else self._block(child)
            if made is None:
                line.extend(self._inline(child, ()))
            else:
                end_line()
                blocks.extend(made)
        end_line()
        return blocks

    def _block(self, element: _Element) -> list[Json] | None:
        """The blocks of an element; None where it is part of a line."""
        tag = element.tag
        if tag in LEVELS:
            return self._heading(element)
        if tag in LISTS:
            items = [child for child in element.children if isinstance(child, _Element) and child.tag == "li"]
            content = [{"type": "listItem", "content": self.blocks(item.children)} for item in items]
            return [{"type": LISTS[tag], "content": content}]
        make = BLOCKS.get(tag)
        if make is not None:
            return make(self, element)
        return None if tag in INLINE else self.blocks(element.children)

    def heading_of_page(self, element: _Element) -> list[Json]:
        """The beginning of a page, which is no block of it."""
        return [{"type": "page", "title": text_of(element)[:250]}]

    def _heading(self, element: _Element) -> list[Json]:
        words = trimmed([word for child in element.children for word in self._inline(child, ())])
        level = {"level": LEVELS[element.tag]}
        return [{"type": "heading", "attrs": level, "content": words}] if words else []

    def quote(self, element: _Element) -> list[Json]:
        """A quote."""
        return [{"type": "blockquote", "content": self.blocks(element.children)}]

    def table(self, element: _Element) -> list[Json]:
        """A table, whatever parts it has."""
        return [{"type": "table", "content": [self._row(row) for row in rows_of(element)]}]

    def rule(self, _element: _Element) -> list[Json]:
        """A line across the page."""
        return [{"type": "horizontalRule"}]

    def _inline(self, child: _Element | str, marks: tuple[Json, ...]) -> list[Json]:
        if isinstance(child, str):
            words = SPACES.sub(" ", child)
            return [{"type": "text", "text": words, "marks": list(marks)}] if words else []
        if child.tag == "br":
            return [{"type": "hardBreak"}]
        own: tuple[Json, ...] = marks
        if child.tag in MARKS:
            own = (*marks, {"type": MARKS[child.tag]})
        elif child.tag == "a":
            own = (*marks, {"type": "link", "attrs": {"href": child.attrs.get("href", "")}})
        return [word for inner in child.children for word in self._inline(inner, own)]

    def _row(self, row: _Element) -> Json:
        cells = [child for child in row.children if isinstance(child, _Element)]
        return {
            "type": "tableRow",
            "content": [
                {
                    "type": "tableHeader" if cell.tag == "th" else "tableCell",
                    "attrs": {"colspan": span_of(cell), "rowspan": 1},
                    "content": self.blocks(cell.children),
                }
                for cell in cells
                if cell.tag in {"th", "td"}
            ],
        }

    def details(self, element: _Element) -> list[Json]:
        """An accordion."""
        summary = next(
            (child for child in element.children if isinstance(child, _Element) and child.tag == "summary"),
            None,
        )
        inside = [child for child in element.children if child is not summary]
        words = text_of(summary) if summary else ""
        head = [{"type": "text", "text": words}] if words else []
        content = [
            {"type": "detailsSummary", "content": head},
            {"type": "detailsContent", "content": self.blocks(inside)},
        ]
        return [{"type": "details", "content": content}]

    def image(self, element: _Element) -> list[Json]:
        """A picture whose bytes stand in the HTML; one that lies elsewhere is not fetched."""
        match = DATA.fullmatch(element.attrs.get("src", ""))
        if match is None or len(self.images) >= MAX_IMAGES:
            return []
        try:
            data = b64decode(match[2])
        except NotBase64:
            return []
        image = ImportedImage(uuid7(), f"image.{match[1].replace('jpeg', 'jpg')}", data)
        self.images.append(image)
        alt = element.attrs.get("alt", "")
        return [{"type": "image", "attrs": {"image": str(image.guid), "alt": alt}}]


BLOCKS: Final[Mapping[str, Callable[[_Reading, _Element], list[Json]]]] = {
    "h1": _Reading.heading_of_page,
    "blockquote": _Reading.quote,
    "table": _Reading.table,
    "details": _Reading.details,
    "hr": _Reading.rule,
    "img": _Reading.image,
}
INLINE: Final = {*MARKS, "a", "br"}


def rows_of(element: _Element) -> Iterator[_Element]:
    """The rows of a table, in whichever part of it they stand."""
    for child in element.children:
        if isinstance(child, _Element) and child.tag == "tr":
            yield child
        elif isinstance(child, _Element) and child.tag in {"thead", "tbody", "tfoot"}:
            yield from rows_of(child)


def span_of(cell: _Element) -> int:
    """How many columns a cell spans."""
    spans = cell.attrs.get("colspan", "1")
    return min(50, max(1, int(spans))) if spans.isascii() and spans.isdigit() else 1


def text_of(element: _Element) -> str:
    """The words of an element."""
    parts = (child if isinstance(child, str) else text_of(child) for child in element.children)
    return SPACES.sub(" ", "".join(parts)).strip()


def trimmed(words: Sequence[Json]) -> list[Json]:
    """Words without the spaces around them; nothing where only spaces are left."""
    if not any(word.get("text", "").strip() or word["type"] != "text" for word in words):
        return []
    first, last = dict(words[0]), dict(words[-1])
    if len(words) == 1 and first["type"] == "text":
        return [{**first, "text": first["text"].strip()}]
    if first["type"] == "text":
        first["text"] = first["text"].lstrip()
    if last["type"] == "text":
        last["text"] = last["text"].rstrip()
    return [word for word in (first, *words[1:-1], last) if word["type"] != "text" or word["text"]]
