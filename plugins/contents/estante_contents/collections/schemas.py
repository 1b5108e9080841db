"""What the calls of collections take and answer (BO §3)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_contents.contracts import StorageStatus
from estante_contents.schemas import Name, Status

Parts = Annotated[list[UUID], Meta(max_length=200)]


class CollectionRow(Struct, frozen=True):
    """A collection, in the list and alone: `collection` is its name, `educationLevels` are guids.

    `content_count` are its contents, without those in the trash.
    """

    guid: UUID
    collection: str
    country: UUID | None
    educationLevels: Sequence[UUID]
    content_count: int
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class CollectionFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. Levels are of the country, where it has one."""

    EXAMPLE: ClassVar[Example] = {"collection": "Plan lector", "educationLevels": []}
    collection: Name | UnsetType = UNSET
    country: UUID | UnsetType | None = UNSET
    educationLevels: Parts | UnsetType = UNSET


class NewCollection(CollectionFields, kw_only=True):
    """A new collection."""

    collection: Name


class HeldContentRow(Struct, frozen=True):
    """A content of a collection or a publication, in its place. `thumbnail` is a signed address."""

    guid: UUID
    name: str
    type_guid: str
    thumbnail: str | None
    status: Status
    storage_status: StorageStatus
    created_by: UUID | None


class ContentPlace(Struct, forbid_unknown_fields=True):
    """Where a content goes: behind another one, or before all of them."""

    EXAMPLE: ClassVar[Example] = {"guid": EXAMPLE_GUID, "after": None}
    guid: UUID
    after: UUID | None
