"""What a call of a cat book takes and answers (VS §9)."""

from typing import ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Struct


class SendCatBookCall(Struct, frozen=True, forbid_unknown_fields=True):
    """The book that calls, and what its reader sends."""

    EXAMPLE: ClassVar[Example] = {"content_guid": EXAMPLE_GUID, "data": {"page": 3}}
    content_guid: UUID
    data: object = None


class CatBookAnswer(Struct, frozen=True):
    """What the book's API answers."""

    answer: object
