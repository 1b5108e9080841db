"""CTTY_08 interactive HTML, a zip with an index page, and CTTY_15, one HTML page (BO §3, VS §3, §4).

Both run on a content host of their own, away from the application.
"""

from estante.api.plugins import CoverShape

from estante_contents.content_types.pages import open_page, unpacked_by
from estante_contents.contracts import Assets, ContentType, Package, PreparationContext
from estante_contents.inspection.archives import INDEX, find_page

MEBIBYTE = 1024 * 1024
PAGE = "index.html"


async def _prepare_page(context: PreparationContext) -> Assets:
    await context.stage("contents.stages.inspecting", 0.2)
    assets = await context.inspect("estante_contents.inspection.pages:inspect_page")
    root = await context.place(PAGE)
    return Assets(
        title=assets.title, text=assets.text, package=Package(root=root, entry=PAGE, title=assets.title)
    )


INTERACTIVE = ContentType(
    guid="CTTY_08",
    text_key="contents.types.interactive",
    icon="puzzle",
    cover=CoverShape(16 / 9, ("orbits", "waves", "cell")),
    formats=("zip",),
    media_types=("application/zip",),
    tracking="once",
    is_detected=False,
    misfit="HTML_NO_PAGE",
    recognises=lambda upload: find_page(upload.entries, *INDEX) is not None,
    prepare=unpacked_by("estante_contents.inspection.pages:inspect_package"),
    open=open_page,
)
PAGE_TYPE = ContentType(
    guid="CTTY_15",
    text_key="contents.types.page",
    icon="file-text",
    cover=CoverShape(drawings=("bars", "contours")),
    formats=("html", "htm"),
    media_types=("text/html",),
    max_bytes=16 * MEBIBYTE,
    tracking="once",
    prepare=_prepare_page,
    open=open_page,
)
