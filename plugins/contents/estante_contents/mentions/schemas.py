"""What the call of mentions answers."""

from collections.abc import Mapping, Sequence
from typing import Literal
from uuid import UUID

from msgspec import Struct

from estante_contents.mentions.snippets import SnippetPart
from estante_contents.tracks.values import TrackKind

Field = Literal["name", "author", "erp_id", "description", "tags"]
# A place in a file; `text` is one that is not known further.
FilePlace = Literal["page", "chapter", "slide", "text"]
Place = Field | FilePlace | TrackKind


class Mention(Struct, frozen=True):
    """Where a content has the words: `at` is the second of a track or the number of a page, chapter or slide.

    `label` says the place in the caller's language, `snippet` is what stands there with the words marked; of
    a name all of it. It is empty where only folded text is kept.
    """

    place: Place
    at: float | None
    label: str
    snippet: Sequence[SnippetPart]


class Mentions(Struct, frozen=True):
    """Where contents have the words, by their guids; those that have not all of them are left out.

    The places of files come before those of records.
    """

    mentions: Mapping[UUID, Sequence[Mention]]
