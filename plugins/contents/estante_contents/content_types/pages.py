"""What content types that open with an HTML page share: how they are prepared and how they are opened."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from estante_contents.contracts import (
    Assets,
    ContentRecord,
    OpeningContext,
    PagePayload,
    Payload,
    PreparationContext,
    Refusal,
)


def unpacked_by(inspector: str) -> Callable[[PreparationContext], Awaitable[Assets]]:
    """A `prepare` that asks an inspector for the start page, and unpacks the archive where there is one."""

    async def prepare(context: PreparationContext) -> Assets:
        await context.stage("contents.stages.inspecting", 0.1)
        assets = await context.inspect(inspector)
        if assets.package is None:
            return assets
        await context.stage("contents.stages.unpacking", 0.4)
        return replace(assets, package=replace(assets.package, root=await context.unpack()))

    return prepare


def open_page(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    """The unpacked page that opens first."""
    package = content.assets.package
    if content.file is None:
        return Refusal("URL_NOT_FOUND")
    if package is None or not package.root:
        return Refusal("CONTENT_PATH_NOT_LOCALIZED")
    return PagePayload(base=context.addresses.package(), entry=package.entry)
