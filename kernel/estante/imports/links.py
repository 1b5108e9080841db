"""The addresses that cells of a sheet lead to: what a person sees there is often only a name for one.

They stand behind the rows, and openpyxl keeps a whole book in memory to tell them. So the sheet is read once
more, as a stream.
"""

import posixpath
import re
from collections.abc import Iterator
from typing import IO, BinaryIO
from xml.sax import SAXException
from xml.sax.handler import ContentHandler
from xml.sax.xmlreader import AttributesImpl
from zipfile import ZipFile

from defusedxml.sax import parse
from openpyxl.utils.cell import range_boundaries

PIECE_BYTES = 256 * 1024
# Some fifty thousand rows: the links of a larger sheet are not looked for, and its names are refused as such.
MAX_SHEET_BYTES = 16 * 1024 * 1024
MAX_LINKS = 100_000
MAX_RANGE = 1_000
MAX_FORMULA = 2_500
# How both kinds of link are written; a sheet without either is not read a second time.
SIGNS = re.compile(rb"<(?:\w+:)?hyperlink\b|HYPERLINK\(", re.I)
SIGN_BYTES = 32
FORMULA = re.compile(r'^\s*HYPERLINK\(\s*"((?:[^"]|"")+)"', re.I)
ADDRESS = re.compile(r"^https?://", re.I)
Links = dict[int, dict[int, str]]


def links_of(file: BinaryIO, sheet: str) -> Links:
    """The web addresses of a sheet's cells, by line (from 1) and column (from 0).

    Args:
        file: a workbook whose archive was found harmless.
        sheet: the path of the sheet in it.

    Raises:
        ValueError: its XML is broken.
    """
    links: Links = {}
    folder, name = posixpath.split(sheet)
    targets, cells = _Targets(), _Cells()
    with ZipFile(file) as book:
        if book.getinfo(sheet).file_size > MAX_SHEET_BYTES or not _has_links(book, sheet):
            return links
        _read(book, f"{folder}/_rels/{name}.rels", targets)
        _read(book, sheet, cells)
    for place, address in [*cells.formulas, *cells.addresses(targets.by_id)]:
        for line, column in _places(place):
            links.setdefault(line, {})[column] = address
    return links


def _has_links(book: ZipFile, sheet: str) -> bool:
    tail = b""
    with book.open(sheet) as xml:
        while data := xml.read(PIECE_BYTES):
            if SIGNS.search(tail + data):
                return True
            tail = data[-SIGN_BYTES:]
    return False


def _read(book: ZipFile, path: str, handler: ContentHandler) -> None:
    if path not in book.namelist() or book.getinfo(path).file_size > MAX_SHEET_BYTES:
        return
    xml: IO[bytes]
    with book.open(path) as xml:
        try:
            parse(xml, handler)
        except SAXException as error:
            raise ValueError(path) from error


class _Targets(ContentHandler):
    """The addresses that a sheet's links name by an id."""

    def __init__(self) -> None:
        super().__init__()
        self.by_id: dict[str, str] = {}

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802 - SAX names it
        if ADDRESS.match(attrs.get("Target", "")) and len(self.by_id) < MAX_LINKS:
            self.by_id[attrs.get("Id", "")] = attrs["Target"]


class _Cells(ContentHandler):
    """The places of both kinds of link."""

    def __init__(self) -> None:
        super().__init__()
        self.formulas: list[tuple[str, str]] = []
        self._named: list[tuple[str, str, str]] = []
        self._cell, self._formula = "", ""
        self._is_formula = False

    def addresses(self, by_id: dict[str, str]) -> Iterator[tuple[str, str]]:
        """Each place with the address that it names."""
        for place, key, location in self._named:
            if address := by_id.get(key):
                yield place, f"{address}#{location}" if location and "#" not in address else address

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802 - SAX names it
        kind = name.rpartition(":")[2]
        if kind == "c":
            self._cell = attrs.get("r", "")
        elif kind == "f":
            self._is_formula, self._formula = True, ""
        elif kind == "hyperlink" and len(self._named) < MAX_LINKS:
            key = next((value for key, value in attrs.items() if key.endswith(":id")), "")
            self._named.append((attrs.get("ref", ""), key, attrs.get("location", "")))

    def characters(self, content: str) -> None:
        if self._is_formula and len(self._formula) < MAX_FORMULA:
            self._formula += content

    def endElement(self, name: str) -> None:  # noqa: N802 - SAX names it
        if self._is_formula and name.rpartition(":")[2] == "f":
            self._is_formula = False
            if (link := FORMULA.match(self._formula)) and len(self.formulas) < MAX_LINKS:
                self.formulas.append((self._cell, link[1].replace('""', '"')))


def _places(place: str) -> Iterator[tuple[int, int]]:
    """Each line and column of a place such as `B2` or `B2:B5`; none of what no sheet has."""
    try:
        left, top, right, bottom = range_boundaries(place)
    except ValueError:
        return
    if None in (left, top, right, bottom) or (right - left + 1) * (bottom - top + 1) > MAX_RANGE:
        return
    for line in range(top, bottom + 1):
        for column in range(left - 1, right):
            yield line, column
