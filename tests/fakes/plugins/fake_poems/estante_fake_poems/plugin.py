"""The type: what its prepare finds is opened in the viewer, and stands on a tab of its record."""

from collections.abc import Sequence

from estante.api.plugins import hookimpl
from estante_contents.contracts import (
    Assets,
    ContentRecord,
    ContentType,
    OpeningContext,
    Payload,
    PreparationContext,
    Refusal,
)

from .verses import Poem, Stanza


class PoemPayload(Payload, frozen=True, kw_only=True):
    """What readers are shown."""

    stanzas: tuple[Stanza, ...]


async def _prepare(context: PreparationContext) -> Assets:
    return await context.inspect("estante_fake_poems.verses:read_poem")


def _open(content: ContentRecord, _context: OpeningContext) -> Payload | Refusal:
    poem = content.assets.own
    return PoemPayload(stanzas=poem.stanzas) if isinstance(poem, Poem) else Refusal("FILE_NOT_FOUND")


POEM = ContentType(
    guid="POEM",
    text_key="fake_poems.types.poem",
    icon="notes",
    formats=("txt",),
    media_types=("text/plain",),
    tracking="once",
    own_assets=Poem,
    tabs="fake_poems.poem.detail",
    prepare=_prepare,
    open=_open,
)


@hookimpl
def register_content_types() -> Sequence[ContentType]:
    return [POEM]
