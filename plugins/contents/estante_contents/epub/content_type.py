"""CTTY_21 EPUB, and CTTY_EPUB_COLIBRIO, that of a publisher (VS §3): both open in the reader.

The book runs on a content host of its own, where the reader's page lies beside it.
"""

from msgspec.structs import replace

from estante_contents.contracts import (
    Assets,
    ContentRecord,
    ContentType,
    EpubPayload,
    OpeningContext,
    Payload,
    PreparationContext,
    Refusal,
)


async def _prepare(context: PreparationContext) -> Assets:
    await context.stage("contents.stages.inspecting", 0.1)
    assets = await context.inspect("estante_contents.epub.inspection:inspect")
    if assets.package is None:
        return assets
    await context.stage("contents.stages.unpacking", 0.4)
    return replace(assets, package=replace(assets.package, root=await context.unpack()))


def _open(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    package = content.assets.package
    if content.file is None or package is None or not package.root:
        return Refusal("FILE_NOT_FOUND")
    return EpubPayload(base=context.addresses.package(), package=package, pages=content.assets.pages)


EPUB = ContentType(
    guid="CTTY_21",
    text_key="contents.types.epub",
    icon="book",
    formats=("epub",),
    media_types=("application/epub+zip",),
    tracking="suspend_data",
    prepare=_prepare,
    open=_open,
)
# The same files; that a publisher's reader is meant is said by hand.
EPUB_OF_PUBLISHER = replace(
    EPUB, guid="CTTY_EPUB_COLIBRIO", text_key="contents.types.epub_publisher", is_detected=False
)
