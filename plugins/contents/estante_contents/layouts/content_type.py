"""CTTY_01 fixed-layout book: a PDF turned like a book, with hotspots on its pages (BO §3, VS §3, §9)."""

from estante.api.plugins import CoverShape

from estante_contents.content_types.single_file import inspected_by, open_document
from estante_contents.contracts import ContentType

FIXED_LAYOUT = ContentType(
    guid="CTTY_01",
    text_key="contents.types.fixed_layout",
    icon="book",
    cover=CoverShape(3 / 4, ("leaves", "contours")),
    formats=("pdf",),
    media_types=("application/pdf",),
    tracking="range",
    # Every PDF is a document first (BO §3).
    is_detected=False,
    is_mapped=True,
    tabs="contents.layout.detail",
    wide_steps=("editor",),
    prepare=inspected_by("estante_contents.inspection.pdf:inspect"),
    open=open_document,
)
