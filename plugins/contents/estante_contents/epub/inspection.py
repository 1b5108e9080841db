"""Reads an EPUB 2 or 3 (OPF 2.0, EPUB 3.3): what is read in which order, its contents and its words.

Nothing of the book is believed: XML without entities, an archive within limits, no way out of it.
"""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element

from estante.api.errors import ApiError, Unprocessable
from estante.api.files import Archive, open_archive
from PIL import Image, UnidentifiedImageError

from estante_contents.contracts import Assets, AssetWarning, Package, Passage, Unpreparable
from estante_contents.epub.contents import contents_of, titles_of
from estante_contents.epub.places import place_of
from estante_contents.epub.xml import attribute, child, children, local, read_xml, text_of
from estante_contents.inspection.image import FORMATS, PIXELS
from estante_contents.inspection.page_text import PAGE_BYTES, TEXT_CHARACTERS, PageText
from estante_contents.inspection.pictures.sizes import thumbnail

CONTAINER, ENCRYPTION = "META-INF/container.xml", "META-INF/encryption.xml"
PACKAGE_TYPE = "application/oebps-package+xml"
# Fonts are made useless for others by these; they lock nobody out, and the reader undoes them.
OBFUSCATIONS = {"http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"}
SPINE_ITEMS = 5000
TITLE_CHARACTERS = 300
TEXT_BYTES = 32 * 1024 * 1024


class Item(NamedTuple):
    """A file that the package document names; `name` is its place in the archive."""

    name: str
    media_type: str
    properties: tuple[str, ...]


def preload() -> None:
    """The readers of pictures, which are imported at their first use otherwise."""
    Image.preinit()


def inspect(path: Path) -> Assets:
    """Title, language, reading order with sizes, contents, words and cover; of a fixed layout its pages.

    Raises:
        Unpreparable: `EPUB_NO_PACKAGE`, `EPUB_ENCRYPTED`, `EPUB_NOTHING_TO_READ`, `EPUB_BAD_FILE`,
            `EPUB_MISSING_FILE` or `FILE_IN_OTHER_CASE` (with `file`), or what an archive is refused for.
    """
    try:
        with path.open("rb") as file:
            return _book(open_archive(file))
    except Unprocessable as error:
        raise Unpreparable(error.text_key.removeprefix("errors."), **error.params) from error


def _book(archive: Archive) -> Assets:
    _refuse_locked(archive)
    entry = _package_name(archive)
    root = read_xml(archive, entry)
    metadata = child(root, "metadata")
    items = _items(root, entry)
    spine = _spine(root, items, archive)
    is_fixed = _meta(metadata, "rendition:layout") == "pre-paginated"
    sizes = {entry.name: entry.size for entry in archive.entries}
    title = text_of(metadata, "title")[:TITLE_CHARACTERS]
    contents = contents_of(archive, _contents_names(root, items))
    return Assets(
        title=title,
        pages=len(spine) if is_fixed else None,
        passages=_passages(archive, spine, titles_of(contents), is_fixed=is_fixed),
        thumbnail=_cover(archive, metadata, items),
        warnings=() if contents else (AssetWarning("EPUB_NO_CONTENTS"),),
        package=Package(
            entry=entry,
            version=root.get("version", ""),
            title=title,
            language=text_of(metadata, "language")[:35],
            layout="fixed" if is_fixed else "reflowable",
            spine={name: sizes[name] for name in spine},
            contents=contents,
        ),
    )


def _refuse_locked(archive: Archive) -> None:
    """What only some other program can unlock is refused at once, not shown as rubbish later."""
    if ENCRYPTION not in archive.names:
        return
    for node in read_xml(archive, ENCRYPTION).iter():
        if local(node) == "EncryptionMethod" and node.get("Algorithm") not in OBFUSCATIONS:
            raise Unpreparable("EPUB_ENCRYPTED")


def _package_name(archive: Archive) -> str:
    if CONTAINER not in archive.names:
        raise Unpreparable("EPUB_NO_PACKAGE")
    files = [node for node in read_xml(archive, CONTAINER).iter() if local(node) == "rootfile"]
    named = next((node.get("full-path", "") for node in files if node.get("media-type") == PACKAGE_TYPE), "")
    package = archive.find(named)
    if package is None:
        raise Unpreparable("EPUB_NO_PACKAGE")
    return package


def _items(root: Element, entry: str) -> dict[str, Item]:
    items: dict[str, Item] = {}
    for node in children(child(root, "manifest"), "item"):
        name = place_of(node.get("href", ""), entry)
        if name is not None:
            properties = tuple(node.get("properties", "").split())
            items[node.get("id", "")] = Item(name, node.get("media-type", ""), properties)
    return items


def _spine(root: Element, items: dict[str, Item], archive: Archive) -> list[str]:
    """The files in the order of reading, each once."""
    references = children(child(root, "spine"), "itemref")[:SPINE_ITEMS]
    read = [node for node in references if node.get("linear", "yes") != "no"] or references
    names = list(
        dict.fromkeys(items[node.get("idref", "")].name for node in read if node.get("idref") in items)
    )
    if not names:
        raise Unpreparable("EPUB_NOTHING_TO_READ")
    missing = next((name for name in names if name not in archive.names), None)
    if missing is not None and (there := archive.find_in_other_case(missing)):
        raise Unpreparable("FILE_IN_OTHER_CASE", file=missing[:200], there=there)
    if missing is not None:
        raise Unpreparable("EPUB_MISSING_FILE", file=missing[:200])
    return names


def _contents_names(root: Element, items: dict[str, Item]) -> list[str]:
    """Where a table of contents may be: the navigation document of EPUB 3, then the NCX of EPUB 2."""
    ncx = items.get(attribute(child(root, "spine"), "toc"))
    navigation = [item.name for item in items.values() if "nav" in item.properties]
    return navigation + ([ncx.name] if ncx is not None else [])


def _passages(
    archive: Archive, spine: list[str], titles: Mapping[str, str], *, is_fixed: bool
) -> tuple[Passage, ...]:
    """The words of each page of a fixed layout, else of each file, with the chapter that it is a part of."""
    passages: list[Passage] = []
    room, bytes_left, title = TEXT_CHARACTERS, TEXT_BYTES, ""
    for number, name in enumerate(spine, 1):
        page = _beginning(archive, name)
        text = PageText(page).text[:room]
        title = titles.get(name, title)
        passages.append(
            Passage(text, "page", number) if is_fixed else Passage(text, "chapter", number, title)
        )
        room, bytes_left = room - len(text), bytes_left - len(page)
        if room <= 0 or bytes_left <= 0:
            break
    return tuple(passages)


def _beginning(archive: Archive, name: str) -> bytes:
    data = b""
    for chunk in archive.chunks(name):
        data += chunk
        if len(data) >= PAGE_BYTES:
            break
    return data


def _cover(archive: Archive, metadata: Element | None, items: dict[str, Item]) -> bytes | None:
    """The cover that the book names, as EPUB 3 or 2 does it; a book with a broken one is still a book."""
    older = next((node.get("content", "") for node in _metas(metadata) if node.get("name") == "cover"), "")
    named = next((item for item in items.values() if "cover-image" in item.properties), items.get(older))
    if named is None:
        return None
    try:
        with Image.open(BytesIO(archive.read(named.name)), formats=FORMATS) as picture:
            return thumbnail(picture) if picture.width * picture.height <= PIXELS else None
    except (ApiError, UnidentifiedImageError, OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None


def _meta(metadata: Element | None, name: str) -> str:
    named = (node for node in _metas(metadata) if node.get("property") == name)
    return next(((node.text or "").strip() for node in named), "")


def _metas(metadata: Element | None) -> list[Element]:
    return children(metadata, "meta")
