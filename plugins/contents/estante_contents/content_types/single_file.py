"""What content types of one plain file share: how it is inspected and how it is opened."""

from collections.abc import Awaitable, Callable
from urllib.parse import quote

from msgspec import structs

from estante_contents.contracts import (
    Assets,
    ContentRecord,
    DocumentPayload,
    DownloadPayload,
    FilePayload,
    OpeningContext,
    OutlineEntry,
    Payload,
    PictureFile,
    PreparationContext,
    Refusal,
)


def inspected_by(inspector: str) -> Callable[[PreparationContext], Awaitable[Assets]]:
    """A `prepare` that runs one inspector, `module:function`."""

    async def prepare(context: PreparationContext) -> Assets:
        await context.stage("contents.stages.inspecting", 0.2)
        return await context.inspect(inspector)

    return prepare


def open_file(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    """The file, or what was made of it to be shown, at its signed address, with what preparing it found."""
    file = content.file
    if file is None:
        return Refusal("FILE_NOT_FOUND")
    assets, addresses, made = content.assets, context.addresses, file.converted or file
    return FilePayload(
        url=addresses.stored(assets.shown) if assets.shown else addresses.shown(),
        media_type=made.media_type,
        size=made.size,
        sizes=tuple(
            PictureFile(addresses.stored(size.path), size.width, size.height) for size in assets.sizes
        ),
        duration=assets.duration,
        waveform=assets.waveform,
        width=assets.width,
        height=assets.height,
        pages=assets.pages,
        codecs=assets.codecs,
        outline=assets.outline,
        tracks=context.addresses.tracks(),
    )


def open_document(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    """A file of pages with what staff laid over them; their titles come before the file's own."""
    opened = open_file(content, context)
    if not isinstance(opened, FilePayload) or content.layout is None:
        return opened
    titles = tuple(OutlineEntry(page.title, page.page) for page in content.layout.pages)
    values = {**structs.asdict(opened), "outline": titles or opened.outline}
    return DocumentPayload(**values, hotspots=content.layout.hotspots)


def open_download(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    """What is known of the file and, where it may be downloaded, an address that saves it by its own name."""
    file = content.file
    if file is None:
        return Refusal("FILE_NOT_FOUND")
    return DownloadPayload(
        name=file.name,
        media_type=file.media_type,
        size=file.size,
        url=_download(content, context),
    )


def _download(content: ContentRecord, context: OpeningContext) -> str | None:
    """An address that saves the file as it was sent, where it may be downloaded."""
    if content.file is None or not content.is_downloadable:
        return None
    return f"{context.addresses.file()}&download={quote(content.file.name, safe='')}"
