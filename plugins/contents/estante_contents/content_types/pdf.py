"""CTTY_05 PDF: read by ranges of pages; search is on (BO §3, VS §4, §9)."""

from estante_contents.content_types.single_file import inspected_by, open_document
from estante_contents.contracts import ContentType, CustomTag

PDF = ContentType(
    guid="CTTY_05",
    text_key="contents.types.pdf",
    icon="pdf",
    formats=("pdf",),
    media_types=("application/pdf",),
    tracking="range",
    custom_tags=(CustomTag("ENABLE_SEARCH", "YES"),),
    is_media=True,
    is_mapped=True,
    prepare=inspected_by("estante_contents.inspection.pdf:inspect"),
    open=open_document,
)
