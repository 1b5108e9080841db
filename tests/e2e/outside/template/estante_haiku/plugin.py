"""The content type HAIKU: a text file of three lines, seen once it was opened."""

from collections.abc import Sequence

from estante.api.plugins import hookimpl
from estante_contents.contracts import Addresses, ContentRecord, ContentType, FilePayload, Payload, Refusal
from litestar import get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from msgspec import Struct


def open_poem(content: ContentRecord, addresses: Addresses) -> Payload | Refusal:
    """Where the renderer reads the lines."""
    if content.file is None:
        return Refusal("FILE_NOT_FOUND")
    return FilePayload(url=addresses.file(), media_type=content.file.media_type, size=content.file.size)


HAIKU = ContentType(
    guid="HAIKU",
    text_key="haiku.types.haiku",
    icon="file-text",
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
def register_content_types() -> Sequence[ContentType]:
    """One type."""
    return [HAIKU]
