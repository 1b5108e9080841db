"""Rich text of questions as elements of QTI, and back."""

from collections.abc import Collection
from html import escape
from html.parser import HTMLParser
from xml.etree.ElementTree import Element, SubElement

from estante_contents.questions.qti.names import HTML

EMPTY = frozenset(("br", "hr", "img"))


def html_of(element: Element, without: Collection[str] = ()) -> str:
    """What is in an element as HTML, without elements of some names; it still has to be cleaned."""
    parts = [escape(element.text or "", quote=False)]
    for child in element:
        tag = str(child.tag)
        if tag not in without:
            inner = html_of(child, without)
            parts.append(_tagged(tag, child, inner) if tag in HTML else inner)
        parts.append(escape(child.tail or "", quote=False))
    return "".join(parts).strip()


def _tagged(tag: str, element: Element, inner: str) -> str:
    if tag in EMPTY:
        return f"<{tag}>"
    address = element.get("href") if tag == "a" else None
    opening = f'<a href="{escape(address)}">' if address else f"<{tag}>"
    # A block of nothing is what an interaction stood in.
    return f"{opening}{inner}</{tag}>" if inner else ""


def words_of(element: Element | None) -> str:
    """The words in an element, in one line."""
    return "" if element is None else " ".join("".join(element.itertext()).split())


def put_html(parent: Element, html: str) -> None:
    """Put rich text into an element, as XML."""
    builder = _Builder(parent)
    builder.feed(html)
    builder.close()


class _Builder(HTMLParser):
    """Makes elements of clean HTML; what is no element of QTI is its words."""

    def __init__(self, parent: Element) -> None:
        super().__init__(convert_charrefs=True)
        self._open = [parent]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in HTML:
            return
        address = dict(attrs).get("href") if tag == "a" else None
        made = SubElement(self._open[-1], tag, {"href": address} if address else {})
        if tag not in EMPTY:
            self._open.append(made)

    def handle_endtag(self, tag: str) -> None:
        if tag in HTML and tag not in EMPTY and len(self._open) > 1:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        put_words(self._open[-1], data)


def put_words(parent: Element, words: str) -> None:
    """Put words behind what is in an element already."""
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + words
    else:
        parent.text = (parent.text or "") + words
