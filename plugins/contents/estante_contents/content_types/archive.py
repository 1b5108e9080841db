"""CTTY_13 zip: stays a zip whatever it holds; shown where it has an index page, else downloaded (A009)."""

from estante.api.plugins import CoverShape

from estante_contents.content_types.pages import open_page, unpacked_by
from estante_contents.content_types.single_file import open_download
from estante_contents.contracts import ContentRecord, ContentType, OpeningContext, Payload, Refusal


def _open(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    opens = open_page if content.assets.package is not None else open_download
    return opens(content, context)


ZIP = ContentType(
    guid="CTTY_13",
    text_key="contents.types.zip",
    icon="archive",
    cover=CoverShape(1, ("quarters", "bars")),
    formats=("zip",),
    media_types=("application/zip",),
    tracking="once",
    prepare=unpacked_by("estante_contents.inspection.pages:inspect_zip"),
    open=_open,
)
