"""What other plugins may know of the look: the fonts of the organization's own.

A plugin whose records may have one asks `register_own_fonts`, which this plugin gives itself, and gives its
`Uses` of `personalize.custom_font`: so it needs none to be there.
"""

from collections.abc import Collection, Sequence
from typing import Protocol
from uuid import UUID

from estante.api.database import Transaction
from msgspec import Struct


class OwnFont(Struct, frozen=True):
    """A font of the organization's own.

    Attributes:
        guid: what records name it by, as `GET v3/custom_fonts` does.
        name: what people and style sheets call it.
        url: where pages find its file, below the API.
        weight: what CSS says of it: one number, or the least and the most.
    """

    guid: UUID
    name: str
    url: str
    weight: str


class OwnFontSource(Protocol):
    """Answers the fonts by name, or those of these guids; `locked` ones nobody deletes until the commit."""

    async def __call__(
        self, session: Transaction, guids: Collection[UUID] | None = None, *, locked: bool = False
    ) -> Sequence[OwnFont]: ...
