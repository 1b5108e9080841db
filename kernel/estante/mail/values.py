"""The values of letters: who gets one, what it says, and what its job is given."""

from typing import Generic, TypeVar
from uuid import UUID

from msgspec import Struct

V = TypeVar("V", bound=Struct)


class Recipient(Struct, frozen=True):
    """Who gets a letter: the address, what they are called, their language, and who they are here.

    Without a language, or with one that the tenant does not have, it is the tenant's.
    """

    address: str
    name: str = ""
    lang: str | None = None
    person_guid: UUID | None = None


class NoValues(Struct, frozen=True):
    """The values of a kind that needs none."""


class WrittenKind(Struct, Generic[V], frozen=True):
    """The part of a `LetterKind` that writing and rendering a letter need."""

    name: str
    values: type[V]
    text_key: str
    page: str = "/"


class Letter(Struct, frozen=True):
    """One mail to one address, as text and as HTML. `guid` names it to mail servers."""

    guid: UUID
    to: str
    subject: str
    text: str
    html: str


class LetterPayload(Struct, frozen=True):
    """The letter's guid: its words and addresses lie in its own row only."""

    letter: UUID
