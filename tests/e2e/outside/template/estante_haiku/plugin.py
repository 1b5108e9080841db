"""The content type HAIKU: a text file of three lines, seen once it was opened."""

from collections.abc import Sequence

from estante.api.plugins import CoverShape, hookimpl
from estante_contents.contracts import (
    ContentRecord,
    ContentType,
    FilePayload,
    OpeningContext,
    Payload,
    Refusal,
)
from litestar import get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from msgspec import Struct


class HaikuSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The tenant's table of this plugin; its renderer gets it."""

    season: str = "haru"


def open_poem(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    """Where the renderer reads the lines."""
    if content.file is None:
        return Refusal("FILE_NOT_FOUND")
    return FilePayload(
        url=context.addresses.file(), media_type=content.file.media_type, size=content.file.size
    )


HAIKU = ContentType(
    guid="HAIKU",
    text_key="haiku.types.haiku",
    icon="haiku.svg",
    cover=CoverShape(1, ("leaves",)),
    max_bytes=4096,
    settings=HaikuSettings,
    formats=("txt",),
    media_types=("text/plain",),
    tracking="once",
    open=open_poem,
)


class Season(Struct, frozen=True):
    """The season that a word of a poem stands for."""

    word: str
    season: str


@get("/haiku/seasons/{word:str}", session=True, summary="The season of a word")
async def show_season(word: FromPath[str]) -> Season:
    """Frogs are of spring, and so is everything else so far."""
    return Season(word, "haru")


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    """One call."""
    return [show_season]


@hookimpl
def register_settings() -> type[Struct]:
    """One setting."""
    return HaikuSettings


@hookimpl
def register_content_types() -> Sequence[ContentType]:
    """One type."""
    return [HAIKU]
