"""CTTY_07 image: seen once (BO §3, VS §4), in as many pixels as a screen needs."""

from estante.api.plugins import CoverShape
from msgspec.structs import replace

from estante_contents.content_types.single_file import open_file
from estante_contents.contracts import Assets, ContentType, PreparationContext


async def _prepare(context: PreparationContext) -> Assets:
    await context.stage("contents.stages.inspecting", 0.2)
    assets = await context.inspect("estante_contents.inspection.image:inspect")
    return replace(assets, shown=await context.place_clean(assets.orientation))


IMAGE = ContentType(
    guid="CTTY_07",
    text_key="contents.types.image",
    icon="image",
    cover=CoverShape(drawings=("hills", "cell", "contours")),
    formats=("jpg", "jpeg", "png", "gif", "webp", "svg"),
    media_types=("image/jpeg", "image/png", "image/gif", "image/webp", "image/svg+xml"),
    tracking="once",
    is_media=True,
    prepare=_prepare,
    open=open_file,
)
