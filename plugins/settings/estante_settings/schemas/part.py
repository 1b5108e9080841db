"""A record as a part of another's answer."""

from uuid import UUID

from msgspec import Struct


class Part(Struct, frozen=True):
    """A record by its name."""

    guid: UUID
    name: str
