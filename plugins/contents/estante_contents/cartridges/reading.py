"""What the table of contents of a cartridge names, in its order, and why some of it becomes no content."""

import posixpath
from collections.abc import Iterator, Mapping, Sequence
from typing import BinaryIO
from urllib.parse import unquote, urlsplit
from xml.etree.ElementTree import Element

from estante.api.errors import NotFound, Param, Unprocessable
from estante.api.files import Archive, open_archive, plain_name
from msgspec import Struct

from estante_contents.batches.archive.limits import ARCHIVE_LIMITS, MAX_FILES
from estante_contents.cartridges.names import FILES, LINKS, MANIFEST, NOT_TAKEN, SCHEMA, TESTS
from estante_contents.questions.qti.assessment_reading import ReadTest, read_assessment
from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.qti.plain_xml import XmlRefused, parse_xml
from estante_contents.schemas import MAX_URL, NAME

MAX_LINK_BYTES = 64 * 1024
MEBIBYTE = 1024**2
MAX_TEST_BYTES = 2 * MEBIBYTE
# All of them together: they are read before anything is written.
MAX_TESTS_BYTES = 32 * MEBIBYTE
Note = tuple[str, Mapping[str, Param]]


class CartridgeItem(Struct, frozen=True, kw_only=True):
    """A thing of a cartridge: a file by its place in the archive, an address, or a test; else why it is none.

    `notes` say what of it does not come in: a text and its values.
    """

    title: str
    place: str = ""
    position: int | None = None
    url: str | None = None
    test: ReadTest | None = None
    code: str | None = None
    params: Mapping[str, Param] = {}
    notes: Sequence[Note] = ()


class Cartridge(Struct, frozen=True):
    """A cartridge by its title and its things, in their order."""

    title: str
    items: list[CartridgeItem]


def read_cartridge(file: BinaryIO) -> Cartridge:
    """What is in a cartridge; for code that runs in a thread.

    Raises:
        Unprocessable: it is no cartridge, an archive over a limit, or its manifest cannot be read.
    """
    archive = open_archive(file, ARCHIVE_LIMITS)
    try:
        manifest = parse_xml(archive.read(MANIFEST))
    except NotFound as error:
        raise Unprocessable(text="CARTRIDGE_NONE") from error
    except XmlRefused as error:
        raise Unprocessable(text="CARTRIDGE_BROKEN") from error
    if SCHEMA not in (manifest.findtext("metadata/schema") or ""):
        raise Unprocessable(text="CARTRIDGE_NONE")
    items = list(_items(manifest, archive))
    if not items:
        raise Unprocessable(text="CARTRIDGE_EMPTY")
    if len(items) > MAX_FILES:
        raise Unprocessable(text="BATCH_TOO_MANY_FILES", limit=MAX_FILES)
    title = manifest.find("metadata/lom/general/title/string")
    return Cartridge(_words(title)[: NAME[1]], items)


def _items(manifest: Element, archive: Archive) -> Iterator[CartridgeItem]:
    """Each resource that the table of contents names, once; without a table, each file and link."""
    resources = {each.get("identifier", ""): each for each in manifest.iter("resource")}
    positions = {entry.name: at for at, entry in enumerate(archive.entries)}
    listed = [
        (each.get("identifierref", ""), _words(each.find("title")))
        for each in manifest.iter("item")
        if each.get("identifierref")
    ]
    if not listed:
        listed = [(identifier, "") for identifier in resources]
    seen: set[str] = set()
    tests = Tests(archive)
    for identifier, title in listed:
        resource = resources.get(identifier)
        if resource is None:
            yield CartridgeItem(title=title or identifier[:200], code="CARTRIDGE_NO_RESOURCE")
        elif identifier not in seen:
            yield _item(resource, title, tests, positions)
        seen.add(identifier)


def _item(resource: Element, title: str, tests: "Tests", positions: Mapping[str, int]) -> CartridgeItem:
    kind = resource.get("type", "")
    names = [each.get("href", "") for each in resource.iter("file")]
    place = _place(resource, resource.get("href") or (names[0] if names else ""))
    name = (title or place.rpartition("/")[2] or kind)[: NAME[1]]
    if code := next((code for begin, code in NOT_TAKEN.items() if kind.startswith(begin)), None):
        return CartridgeItem(title=name, code=code)
    if not kind.startswith((*FILES, *LINKS, *TESTS)):
        return CartridgeItem(title=name, code="CARTRIDGE_UNKNOWN", params={"kind": kind[:100]})
    if place not in positions:
        return CartridgeItem(title=name, code="CARTRIDGE_NO_FILE", params={"file": place[:200]})
    if kind.startswith(LINKS):
        return _link(tests.archive, place, positions[place], name)
    if kind.startswith(TESTS):
        return tests.read(place, positions[place], name)
    notes = [("CARTRIDGE_PARTS", {"count": len(names) - 1})] if len(names) > 1 else []
    return CartridgeItem(title=name, place=place, position=positions[place], notes=notes)


class Tests:
    """Reads the tests of a cartridge, as long as there is room for them."""

    def __init__(self, archive: Archive) -> None:
        self.archive, self._room = archive, MAX_TESTS_BYTES

    def read(self, place: str, position: int, name: str) -> CartridgeItem:
        """The questions of a test; each that cannot be taken is named."""
        self._room -= self.archive.entries[position].size
        if self._room < 0:
            limit = {"limit_mb": MAX_TESTS_BYTES // MEBIBYTE}
            return CartridgeItem(title=name, code="CARTRIDGE_TESTS", params=limit)
        try:
            test = read_assessment(self.archive.read(place, MAX_TEST_BYTES))
        except Unprocessable:
            return CartridgeItem(title=name, code="QTI_TOO_LARGE")
        except Refused as refusal:
            return CartridgeItem(title=name, code=refusal.code, params=refusal.params)
        if not test.questions:
            [first, *_] = test.refused
            return CartridgeItem(title=name, code=first.code, params=first.params)
        notes: list[Note] = [(refusal.code, refusal.params) for refusal in test.refused]
        if notes:
            notes.insert(0, ("CARTRIDGE_QUESTIONS", {"count": len(notes)}))
        if test.pictures:
            notes.append(("CARTRIDGE_PICTURES", {"count": test.pictures}))
        return CartridgeItem(title=name, place=place, position=position, test=test, notes=notes)


def _link(archive: Archive, place: str, position: int, name: str) -> CartridgeItem:
    try:
        link = parse_xml(archive.read(place, MAX_LINK_BYTES))
    except (XmlRefused, Unprocessable):
        return CartridgeItem(title=name, code="CARTRIDGE_LINK", params={"file": place[:200]})
    address = link.find("url")
    url = (address.get("href", "") if address is not None else "").strip()
    if not _is_web_address(url):
        return CartridgeItem(title=name, code="CARTRIDGE_LINK", params={"file": place[:200]})
    return CartridgeItem(title=name, place=place, position=position, url=url)


def _is_web_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and len(url) <= MAX_URL


def _place(resource: Element, href: str) -> str:
    """Where a file lies in the archive."""
    joined = posixpath.join(unquote(resource.get("base", "")), unquote(href))
    return posixpath.normpath(plain_name(joined)) if joined else ""


def _words(element: Element | None) -> str:
    return "" if element is None else " ".join("".join(element.itertext()).split())
