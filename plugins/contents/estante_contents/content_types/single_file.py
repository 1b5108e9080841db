"""What content types of one plain file share: how it is inspected and how it is opened."""

from collections.abc import Awaitable, Callable

from estante_contents.contracts import (
    Assets,
    ContentRecord,
    FilePayload,
    OpeningContext,
    Payload,
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
    """The file at its signed address, with what preparing it found."""
    if content.file is None:
        return Refusal("FILE_NOT_FOUND")
    assets = content.assets
    return FilePayload(
        url=context.addresses.file(),
        media_type=content.file.media_type,
        size=content.file.size,
        duration=assets.duration,
        width=assets.width,
        height=assets.height,
        pages=assets.pages,
        codecs=assets.codecs,
        outline=assets.outline,
    )
