"""Writing a cartridge: its manifest, the files as they are, and a document for each link and test."""

import re
import shutil
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO
from xml.etree.ElementTree import Element, SubElement, tostring

from msgspec import Struct

from estante_contents.cartridges.names import (
    FILE_TYPE,
    LINK_SPACE,
    LINK_TYPE,
    MANIFEST,
    PACKAGE_SPACE,
    SCHEMA,
    TEST_TYPE,
    TITLE_SPACE,
    VERSION,
)

PIECE = 1024 * 1024
MAX_FILE_NAME = 120


class PackedContent(Struct, frozen=True):
    """A content as it goes out: its file by its path in the store and its name, its address, or its test."""

    name: str
    path: str | None = None
    file_name: str = ""
    url: str | None = None
    test: bytes | None = None

    @property
    def type(self) -> str:
        """What a cartridge calls it."""
        if self.path is not None:
            return FILE_TYPE
        return LINK_TYPE if self.test is None else TEST_TYPE


def write_cartridge(
    target: Path,
    title: str,
    language: str,
    contents: Sequence[PackedContent],
    read: Callable[[str], BinaryIO],
) -> None:
    """Write the contents in their order; for code that runs in a thread. `read` opens a stored file."""
    places = [_place(at, content) for at, content in enumerate(contents, 1)]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, _manifest(title, language, contents, places))
        for content, place in zip(contents, places, strict=True):
            if content.path is None:
                archive.writestr(place, content.test or _link(content))
                continue
            # Videos, pictures and books are packed already.
            with (
                read(content.path) as source,
                archive.open(zipfile.ZipInfo(place), "w", force_zip64=True) as packed,
            ):
                shutil.copyfileobj(source, packed, PIECE)


def _place(at: int, content: PackedContent) -> str:
    if content.path is None:
        return f"{'links' if content.test is None else 'tests'}/{at:04}.xml"
    stem, dot, extension = content.file_name.rpartition(".")
    plain = re.sub(r"[^\w-]+", "-", stem if dot else extension).strip("-")[:MAX_FILE_NAME] or "file"
    return f"files/{at:04}-{plain}.{extension}" if dot else f"files/{at:04}-{plain}"


def _manifest(title: str, language: str, contents: Sequence[PackedContent], places: Sequence[str]) -> bytes:
    root = Element("manifest", {"xmlns": PACKAGE_SPACE, "xmlns:lomm": TITLE_SPACE, "identifier": "manifest"})
    about = SubElement(root, "metadata")
    SubElement(about, "schema").text = f"IMS {SCHEMA}"
    SubElement(about, "schemaversion").text = VERSION
    general = SubElement(SubElement(about, "lomm:lom"), "lomm:general")
    named = SubElement(SubElement(general, "lomm:title"), "lomm:string", {"language": language})
    named.text = title
    organizations = SubElement(root, "organizations")
    shape = {"identifier": "organization", "structure": "rooted-hierarchy"}
    first = SubElement(SubElement(organizations, "organization", shape), "item", {"identifier": "root"})
    resources = SubElement(root, "resources")
    for at, (content, place) in enumerate(zip(contents, places, strict=True), 1):
        item = SubElement(first, "item", {"identifier": f"item{at}", "identifierref": f"resource{at}"})
        SubElement(item, "title").text = content.name
        about_file = {"identifier": f"resource{at}", "type": content.type}
        if content.path is not None:
            about_file["href"] = place
        SubElement(SubElement(resources, "resource", about_file), "file", {"href": place})
    return _document(root)


def _link(content: PackedContent) -> bytes:
    root = Element("webLink", {"xmlns": LINK_SPACE})
    SubElement(root, "title").text = content.name
    SubElement(root, "url", {"href": content.url or "", "target": "_blank"})
    return _document(root)


def _document(root: Element) -> bytes:
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written
