"""Reads a PDF with PDFium: pages, outline, text for search and a picture of the first page."""

import re
from contextlib import closing
from pathlib import Path

import pypdfium2
from pypdfium2 import raw

from estante_contents.contracts import Assets, AssetWarning, OutlineEntry, Passage, Unpreparable
from estante_contents.inspection.pictures.sizes import THUMBNAIL, thumbnail

# PDFium unpacks a stream whole, to as much as 1 GiB of the few KB that came: no page that people made wants
# so much, and the file that does is refused. Pictures, however large, are read row by row.
MAX_MEBIBYTES = 320
TEXT_CHARACTERS = 200_000
OUTLINE_ENTRIES = 2000
TITLE_CHARACTERS = 300
# Scanners and web servers leave NULs or a page behind the end.
TAIL_BYTES = 1024 * 1024
# What PDFium has in the place of a hyphen that only the end of the line put there.
HYPHEN = re.compile(r"[\x02\ufffe]\s*")
NOT_A_TITLE = re.compile(r"^(untitled|sin t[ií]tulo|sem t[ií]tulo|microsoft \w+ - .*)|\.\w{2,5}$", re.I)


def inspect(path: Path) -> Assets:
    """Pages, outline with page numbers, text and thumbnail; of one with a password only that it has one.

    Raises:
        Unpreparable: `PDF_ENCRYPTED`, `PDF_TRUNCATED` or `PDF_DAMAGED`.
    """
    _must_be_whole(path)
    document = _open(path)
    if document is None:
        return Assets(warnings=(AssetWarning("PDF_PASSWORD"),))
    first = _first_page(document)
    width, height = first.get_size()
    is_form = document.get_formtype() == raw.FORMTYPE_XFA_FULL
    return Assets(
        warnings=(AssetWarning("PDF_FORM"),) if is_form else (),
        pages=len(document),
        width=round(width),
        height=round(height),
        outline=_outline(document),
        title=_title(document),
        passages=_passages(document),
        thumbnail=_picture(first, max(width, height)),
    )


def _must_be_whole(path: Path) -> None:
    """PDFium mends a file that was cut off and shows fewer pages, so a missing end is looked for here."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - TAIL_BYTES))
        tail = file.read()
    if b"%%EOF" not in tail and b"startxref" not in tail:
        raise Unpreparable("PDF_TRUNCATED")


def _open(path: Path) -> pypdfium2.PdfDocument | None:
    """The document, or None when it opens with a password only."""
    try:
        # Given a path it would look for where that leads, and nobody may go there.
        document = pypdfium2.PdfDocument(path.open("rb"), autoclose=True)
    except pypdfium2.PdfiumError as error:
        if error.err_code == raw.FPDF_ERR_PASSWORD:
            return None
        is_locked = error.err_code == raw.FPDF_ERR_SECURITY
        raise Unpreparable("PDF_ENCRYPTED" if is_locked else "PDF_DAMAGED") from error
    if len(document) == 0:
        raise Unpreparable("PDF_DAMAGED")
    return document


def _first_page(document: pypdfium2.PdfDocument) -> pypdfium2.PdfPage:
    try:
        return document[0]
    except pypdfium2.PdfiumError as error:
        raise Unpreparable("PDF_DAMAGED") from error


def _picture(page: pypdfium2.PdfPage, longest: float) -> bytes:
    scale = min(4.0, max(THUMBNAIL) / max(longest, 1.0))
    try:
        return thumbnail(page.render(scale=scale).to_pil())
    except (pypdfium2.PdfiumError, ValueError, OSError) as error:
        raise Unpreparable("PDF_DAMAGED") from error


def _passages(document: pypdfium2.PdfDocument) -> tuple[Passage, ...]:
    """The words of each page."""
    passages: list[Passage] = []
    room = TEXT_CHARACTERS
    for index in range(len(document)):
        try:
            with closing(document[index]) as page:
                page_text = HYPHEN.sub("", page.get_textpage().get_text_bounded())
        except pypdfium2.PdfiumError:
            continue
        passages.append(Passage(page_text[:room].replace("\x00", ""), "page", index + 1))
        room -= len(page_text)
        if room <= 0:
            break
    return tuple(passages)


def _title(document: pypdfium2.PdfDocument) -> str:
    """What the document calls itself; word processors write the name of their own file there."""
    title = document.get_metadata_value("Title").replace("\x00", "").strip()
    is_of_program = NOT_A_TITLE.search(title) is not None
    return "" if is_of_program else title[:TITLE_CHARACTERS]


def _outline(document: pypdfium2.PdfDocument) -> tuple[OutlineEntry, ...]:
    flat: list[tuple[int, str, int | None]] = []
    for mark in document.get_toc():
        target = mark.get_dest()
        index = target.get_index() if target else None
        title = mark.get_title().replace("\x00", "").strip()[:TITLE_CHARACTERS]
        flat.append((mark.level, title, None if index is None else index + 1))
        if len(flat) == OUTLINE_ENTRIES:
            break
    return _nested(flat, 0, 0)[0]


def _nested(
    flat: list[tuple[int, str, int | None]], at: int, level: int
) -> tuple[tuple[OutlineEntry, ...], int]:
    """The entries from `at` on that lie at `level` or below, and the index behind them."""
    entries: list[OutlineEntry] = []
    while at < len(flat) and flat[at][0] >= level:
        _, title, page = flat[at]
        children, at = _nested(flat, at + 1, level + 1)
        entries.append(OutlineEntry(title, page, children))
    return tuple(entries), at
