"""The table of contents of a book: its navigation document (EPUB 3.3 §7), or its NCX (OPF 2.0 §2.4.1)."""

from collections.abc import Callable, Mapping, Sequence
from urllib.parse import unquote
from xml.etree.ElementTree import Element

from estante.api.files import Archive

from estante_contents.contracts import BookEntry, Unpreparable
from estante_contents.epub.places import place_of
from estante_contents.epub.xml import attribute, child, children, local, read_xml, text_of, words_of

ENTRIES = 2000
DEPTH = 12
TITLE_CHARACTERS = 300
Listed = Callable[[Element], tuple[str, str, list[Element]]]


def contents_of(archive: Archive, names: list[str]) -> tuple[BookEntry, ...]:
    """The entries of the first file that has any; a book whose contents cannot be read is read without."""
    for name in names:
        try:
            root = read_xml(archive, name)
        except Unpreparable:
            continue
        is_ncx = local(root) == "ncx"
        listed, first = (_point, _points(root)) if is_ncx else (_line, _lines(_navigation(root)))
        entries = _Contents(name, listed).entries(first)
        if entries:
            return entries
    return ()


def titles_of(entries: Sequence[BookEntry]) -> Mapping[str, str]:
    """What each file is called by the first entry that leads to it."""
    titles: dict[str, str] = {}
    for entry in entries:
        name = (entry.href or "").partition("#")[0]
        if name and entry.title:
            titles.setdefault(name, entry.title)
        for inner, title in titles_of(entry.children).items():
            titles.setdefault(inner, title)
    return titles


class _Contents:
    """Makes entries of what one file lists, within the limits of number and depth."""

    def __init__(self, base: str, listed: Listed) -> None:
        self._base, self._listed, self._room = base, listed, ENTRIES

    def entries(self, nodes: list[Element], depth: int = 1) -> tuple[BookEntry, ...]:
        made: list[BookEntry] = []
        for node in nodes:
            if self._room <= 0 or depth > DEPTH:
                break
            title, href, inner = self._listed(node)
            self._room -= 1
            below = self.entries(inner, depth + 1)
            if title or below:
                made.append(BookEntry(title[:TITLE_CHARACTERS], self._target(href), below))
        return tuple(made)

    def _target(self, href: str) -> str | None:
        """Where an entry leads, from the archive's root, with the fragment."""
        path, _, fragment = href.partition("#")
        name = place_of(path, self._base) if path else self._base
        return None if name is None or not href else f"{name}#{unquote(fragment)}" if fragment else name


def _navigation(root: Element) -> Element | None:
    lists = [node for node in root.iter() if local(node) == "nav"]
    of_contents = (node for node in lists if "toc" in attribute(node, "type").split())
    return next(of_contents, lists[0] if lists else None)


def _lines(node: Element | None) -> list[Element]:
    return children(child(node, "ol"), "li")


def _line(node: Element) -> tuple[str, str, list[Element]]:
    link = child(node, "a")
    label = link if link is not None else child(node, "span")
    return ("" if label is None else words_of(label), attribute(link, "href"), _lines(node))


def _points(node: Element) -> list[Element]:
    return children(child(node, "navMap"), "navPoint")


def _point(node: Element) -> tuple[str, str, list[Element]]:
    source = attribute(child(node, "content"), "src")
    return text_of(child(node, "navLabel"), "text"), source, children(node, "navPoint")
