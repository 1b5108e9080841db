"""Packages of QTI: a ZIP with a manifest that lists its items. Nothing of one is unpacked."""

import posixpath
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import BinaryIO
from urllib.parse import unquote
from xml.etree.ElementTree import Element, SubElement, tostring

from estante.api.errors import NotFound, Unprocessable
from estante.api.files import Archive, ArchiveLimits, open_archive, plain_name
from msgspec import Struct

from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.qti.names import Version, in_version, read_xml
from estante_contents.questions.qti.reading import ReadItem, read_item

MANIFEST = "imsmanifest.xml"
LIMITS = ArchiveLimits(entries=2_000, total_bytes=512 * 1024**2, seconds=60)
MAX_ITEM_BYTES = 512 * 1024
MAX_ITEMS = 500
TYPES: Mapping[Version, str] = {"2.1": "imsqti_item_xmlv2p1", "3.0": "imsqti_item_xmlv3p0"}
TESTS: Mapping[Version, str] = {"2.1": "imsqti_test_xmlv2p1", "3.0": "imsqti_test_xmlv3p0"}
CONTENT_PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"


class PackageItem(Struct, frozen=True):
    """An item of a package by its place: a question, or why there is none; `medium` is its file's place."""

    name: str
    read: ReadItem | None = None
    refusal: Refused | None = None
    medium: str | None = None


def read_package(file: BinaryIO) -> Sequence[PackageItem]:
    """The items of a package in the order of its test, else of its manifest; of a lone item, that one.

    Raises:
        Unprocessable: it is no package, or an archive over a limit.
    """
    if file.read(4) != b"PK\x03\x04":
        file.seek(0)
        return [_read("item.xml", partial(file.read, MAX_ITEM_BYTES + 1), frozenset())]
    file.seek(0)
    archive = open_archive(file, LIMITS)
    places = list(dict.fromkeys(_places(archive)))
    if not places:
        raise Unprocessable(text="QTI_NO_ITEMS")
    if len(places) > MAX_ITEMS:
        raise Unprocessable(text="QTI_TOO_MANY", limit=MAX_ITEMS)
    return [_read(place, partial(archive.read, place, MAX_ITEM_BYTES), archive.names) for place in places]


def read_medium(file: BinaryIO, place: str, most: int) -> bytes:
    """A file of a package. Raises NotFound, Unprocessable."""
    file.seek(0)
    return open_archive(file, LIMITS).read(place, most)


def _read(place: str, bytes_of: Callable[[], bytes], names: frozenset[str]) -> PackageItem:
    try:
        data = bytes_of()
        if len(data) > MAX_ITEM_BYTES:
            raise Refused("QTI_TOO_LARGE")
        read = read_item(data)
        medium = posixpath.normpath(
            posixpath.join(posixpath.dirname(place), plain_name(unquote(read.medium or ".")))
        )
        if read.medium and medium not in names:
            raise Refused("QTI_NO_FILE", file=read.medium[:200])
    except NotFound:
        return PackageItem(place, refusal=Refused("QTI_NO_FILE", file=place))
    except Unprocessable:
        return PackageItem(place, refusal=Refused("QTI_TOO_LARGE"))
    except Refused as refusal:
        return PackageItem(place, refusal=refusal)
    return PackageItem(place, read, medium=medium if read.medium else None)


def _places(archive: Archive) -> Iterator[str]:
    """Where the items are. Raises Unprocessable without a manifest."""
    try:
        manifest = read_xml(archive.read(MANIFEST))
    except (NotFound, Refused) as error:
        raise Unprocessable(text="QTI_NO_MANIFEST") from error
    resources = [(each.get("type", ""), each.get("href", "")) for each in manifest.iter("resource")]
    for kind, href in resources:
        if kind.startswith("imsqti_test"):
            yield from _items_of_test(archive, unquote(href))
    yield from (unquote(href) for kind, href in resources if kind.startswith("imsqti_item"))


def _items_of_test(archive: Archive, place: str) -> Iterator[str]:
    """The items in the order of a test; one that cannot be read has no order."""
    try:
        test = read_xml(archive.read(place, MAX_ITEM_BYTES))
    except (NotFound, Unprocessable, Refused):
        return
    for each in test.iter("assessmentItemRef"):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(place), unquote(each.get("href", ""))))


def write_package(
    title: str, items: Mapping[str, bytes], media: Mapping[str, bytes], version: Version
) -> bytes:
    """A package of items, in their order, with a test of them and the files that they show."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, _manifest(items, media, version))
        archive.writestr("test.xml", _test(title, items, version))
        for place, data in (*items.items(), *media.items()):
            archive.writestr(place, data)
    return packed.getvalue()


def _manifest(items: Mapping[str, bytes], media: Mapping[str, bytes], version: Version) -> bytes:
    root = Element("manifest", {"xmlns": CONTENT_PACKAGE, "identifier": "manifest"})
    about = SubElement(root, "metadata")
    SubElement(about, "schema").text = "QTIv2.1 Package" if version == "2.1" else "QTI Package"
    SubElement(about, "schemaversion").text = f"{version}.0"
    SubElement(root, "organizations")
    resources = SubElement(root, "resources")
    _resource(resources, "test", TESTS[version], "test.xml")
    for at, place in enumerate(items, 1):
        _resource(resources, f"item{at}", TYPES[version], place)
    for at, place in enumerate(media, 1):
        _resource(resources, f"media{at}", "webcontent", place)
    return _document(root)


def _resource(parent: Element, identifier: str, kind: str, href: str) -> None:
    made = SubElement(parent, "resource", {"identifier": identifier, "type": kind, "href": href})
    SubElement(made, "file", {"href": href})


def _test(title: str, items: Mapping[str, bytes], version: Version) -> bytes:
    root = Element("assessmentTest", {"identifier": "test", "title": title})
    modes = {"navigationMode": "nonlinear", "submissionMode": "individual"}
    part = SubElement(root, "testPart", {"identifier": "part", **modes})
    section = SubElement(
        part, "assessmentSection", {"identifier": "section", "title": title, "visible": "true"}
    )
    for at, place in enumerate(items, 1):
        SubElement(section, "assessmentItemRef", {"identifier": f"item{at}", "href": place})
    return _document(in_version(root, version))


def _document(root: Element) -> bytes:
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written
