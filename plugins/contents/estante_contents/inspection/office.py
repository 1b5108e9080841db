"""Reads office files of OOXML and OpenDocument: title, pages and words. Older ones are left as they are."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from estante.api.errors import ApiError, NotFound, Unprocessable
from estante.api.files import Archive, open_archive
from msgspec.structs import replace

from estante_contents.contracts import Assets, AssetWarning, Conversion, Passage, Unpreparable
from estante_contents.epub.places import place_of

# By their names, which are all that tells older files of the three programs apart.
TEXTS = frozenset({"doc", "docx", "odt"})
SHEETS_AND_SLIDES = frozenset({"xls", "xlsx", "ods", "ppt", "pptx", "odp"})
ONLY_DOWNLOAD = AssetWarning("ONLY_DOWNLOAD")
TEXT_CHARACTERS = 200_000
PART_BYTES = 32 * 1024 * 1024
# Where the words are: of a text, of slides in their order, of a table, and of OpenDocument.
WORDS = ("word/document.xml", "ppt/slides/slide*.xml", "xl/sharedStrings.xml", "content.xml")
SHOW = "ppt/presentation.xml"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
SHOW_PARTS = "ppt/_rels/presentation.xml.rels"
FACTS = ("docProps/core.xml", "docProps/app.xml", "meta.xml")
OLE = b"\xd0\xcf\x11\xe0"


def inspect(path: Path) -> Assets:
    """Title, pages or slides, and words; nothing here shows the file itself.

    Raises:
        Unpreparable: `OFFICE_DAMAGED`, or what the archive breaks.
    """
    with path.open("rb") as file:
        if file.read(len(OLE)) == OLE:
            return Assets(warnings=(ONLY_DOWNLOAD,), conversion=_conversion(path))
        try:
            return replace(_read(open_archive(file)), conversion=_conversion(path))
        except Unprocessable as error:
            raise Unpreparable(error.text_key.removeprefix("errors."), **error.params) from error


def _conversion(path: Path) -> Conversion | None:
    """A PDF of a text; of slides and tables, which are not read here (VS §4), the first page as a cover."""
    ending = path.suffix.removeprefix(".").lower()
    if ending in TEXTS:
        return Conversion(product="document")
    return Conversion(product="cover") if ending in SHEETS_AND_SLIDES else None


def _read(archive: Archive) -> Assets:
    facts = {name: root for name in FACTS if (root := _part(archive, name)) is not None}
    return Assets(
        title=next((_first(root, "title") for root in facts.values() if _first(root, "title")), ""),
        pages=next(filter(None, (_pages(root) for root in facts.values())), None),
        passages=_passages(archive),
        warnings=(ONLY_DOWNLOAD,),
    )


def _part(archive: Archive, name: str) -> Element | None:
    try:
        root: Element = fromstring(archive.read(name, PART_BYTES))
    except NotFound:
        return None
    except (ApiError, ParseError, DefusedXmlException, ValueError, LookupError) as error:
        raise Unpreparable("OFFICE_DAMAGED") from error
    return root


def _passages(archive: Archive) -> tuple[Passage, ...]:
    """The words of each part that has some: of a slide by its number, as the presentation has it."""
    passages: list[Passage] = []
    slides = _slides(archive)
    room = TEXT_CHARACTERS
    for name in _parts_with_words(archive):
        root = _part(archive, name)
        words = " ".join(_words(root)) if root is not None else ""
        text = words[:room].replace("\x00", "")
        number = slides.get(name)
        passages.append(Passage(text) if number is None else Passage(text, "slide", number))
        room -= len(words)
        if room <= 0:
            break
    return tuple(passages)


def _slides(archive: Archive) -> dict[str, int]:
    """The numbers of slides, as they are shown; the names of their files may have another order."""
    show, parts = _part(archive, SHOW), _part(archive, SHOW_PARTS)
    if show is None or parts is None:
        return {}
    names = {node.get("Id"): place_of(node.get("Target", ""), SHOW) for node in parts.iter()}
    shown = (node.get(RELATION) for node in show.iter() if _local(node) == "sldId")
    return {name: number for number, key in enumerate(shown, 1) if (name := names.get(key)) is not None}


def _parts_with_words(archive: Archive) -> Iterator[str]:
    for pattern in WORDS:
        folder, _, start = pattern.partition("*")
        if start:
            names = (name for name in archive.names if name.startswith(folder) and name.endswith(start))
            yield from sorted(names, key=lambda name: (len(name), name))
        elif pattern in archive.names:
            yield pattern


def _words(root: Element) -> Iterator[str]:
    """Each paragraph's letters together: a word may be cut into runs of several looks."""
    for node in root.iter():
        if _local(node) in {"p", "si", "h"}:
            words = "".join(node.itertext()).split()
            if words:
                yield " ".join(words)


def _pages(root: Element) -> int | None:
    for name in ("Pages", "Slides"):
        if _first(root, name).isdigit() and int(_first(root, name)) > 0:
            return int(_first(root, name))
    for node in root.iter():
        if _local(node) == "document-statistic":
            counts = {key.rpartition("}")[2]: value for key, value in node.attrib.items()}
            return int(counts["page-count"]) if counts.get("page-count", "").isdigit() else None
    return None


def _first(root: Element, name: str) -> str:
    return next(((node.text or "").strip() for node in root.iter() if _local(node) == name), "")


def _local(node: Element) -> str:
    return node.tag.rpartition("}")[2] if isinstance(node.tag, str) else ""
