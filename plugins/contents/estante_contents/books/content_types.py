"""CTTY_02 Mint book and CTTY_CATBOOK cat book: books that bring a reader of their own (VS §3, §9).

A Mint book is an archive with its reader at `/visor/index.html`. A cat book has no file: what it needs is a
dependency, the archive of its reader.
"""

from estante.api.plugins import CoverShape

from estante_contents.content_types.pages import open_page, unpacked_by
from estante_contents.contracts import (
    ContentRecord,
    ContentType,
    OpeningContext,
    PagePayload,
    Payload,
    Refusal,
)
from estante_contents.inspection.pages import MINT_READER


def _open_mint(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    """The reader; a lesson that has no file yet is still to be written."""
    return Refusal("NOT_WRITTEN") if content.file is None else open_page(content, context)


def _open_cat_book(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    """The reader of the first dependency that has one."""
    needed = (dependency.package for dependency in content.dependencies)
    reader = next((package for package in needed if package is not None and package.entry), None)
    if reader is None:
        return Refusal("ERROR_404_DEPENDENCY")
    return PagePayload(base=context.addresses.package(reader), entry=reader.entry)


MINT = ContentType(
    guid="CTTY_02",
    text_key="contents.types.mint",
    icon="notes",
    cover=CoverShape(3 / 4, ("leaves", "bars")),
    formats=("zip",),
    media_types=("application/zip",),
    tracking="range",
    is_detected=False,
    telltales=(MINT_READER,),
    misfit="MINT_NO_READER",
    recognises=lambda upload: MINT_READER in upload.entries,
    prepare=unpacked_by("estante_contents.inspection.pages:inspect_mint"),
    open=_open_mint,
)
CAT_BOOK = ContentType(
    guid="CTTY_CATBOOK",
    text_key="contents.types.catbook",
    icon="books",
    cover=CoverShape(3 / 4, ("quarters", "bars")),
    tracking="range",
    open=_open_cat_book,
)
BOOKS = (MINT, CAT_BOOK)
