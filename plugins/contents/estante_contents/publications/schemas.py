"""What the calls of publications take and answer (BO §3)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_contents.collections.schemas import Parts
from estante_contents.schemas import Name, Text


class TermRow(Struct, frozen=True):
    """A category or a publisher."""

    guid: UUID
    name: str


class NewTerm(Struct, forbid_unknown_fields=True):
    """The name of a category or a publisher."""

    EXAMPLE: ClassVar[Example] = {"name": "Editorial Andaluna"}
    name: Annotated[SingleLine, Meta(max_length=100)]


class PublicationRow(Struct, frozen=True):
    """A publication, in the list and alone. Its parts are guids; `thumbnail` is a signed address.

    `content_count` are its contents, without those in the trash.
    """

    guid: UUID
    name: str
    description: str
    category_guid: UUID | None
    publisher_guid: UUID | None
    country: UUID | None
    disciplines: Sequence[UUID]
    educationLevels: Sequence[UUID]
    educationYears: Sequence[UUID]
    collections: Sequence[UUID]
    thumbnail: str | None
    content_count: int
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class PublicationFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. Its parts are of its country, if any."""

    EXAMPLE: ClassVar[Example] = {"name": "Ciencias 5", "disciplines": [EXAMPLE_GUID]}
    name: Name | UnsetType = UNSET
    description: Text | UnsetType = UNSET
    category_guid: UUID | UnsetType | None = UNSET
    publisher_guid: UUID | UnsetType | None = UNSET
    country: UUID | UnsetType | None = UNSET
    disciplines: Parts | UnsetType = UNSET
    educationLevels: Parts | UnsetType = UNSET
    educationYears: Parts | UnsetType = UNSET
    collections: Parts | UnsetType = UNSET


class NewPublication(PublicationFields, kw_only=True):
    """A new publication."""

    name: Name
    disciplines: Parts
