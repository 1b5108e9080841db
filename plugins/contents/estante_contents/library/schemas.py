"""What the calls of the library take and answer (BO §3)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from estante.api.records import Chosen
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_contents.contracts import StorageStatus
from estante_contents.schemas import Code, Guids, Name, Status

Audience = Literal["everyone", "roles", "schools"]
Permission = Literal["view", "download", "reuse"]
Roles = Annotated[list[Code], Meta(max_length=50)]


class LibraryRow(Struct, frozen=True):
    """A resource, in the list and alone: whose it is, whom it is for, and what they may do with it.

    `name`, `type_guid`, `thumbnail` (a signed address) and the states are the content's. `roles` and
    `schools` are guids, and empty where it is not for chosen ones. `can_view` opens the content in the
    viewer, `can_download` gives its file, `can_reuse` lets programs take it.
    """

    guid: UUID
    content_guid: UUID
    name: str
    type_guid: str
    thumbnail: str | None
    status: Status
    storage_status: StorageStatus
    added_by: UUID | None
    added_by_name: str
    available_for: Audience
    roles: Sequence[str]
    schools: Sequence[UUID]
    can_view: bool
    can_download: bool
    can_reuse: bool
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class LibraryFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. Whose it is and of which content stays."""

    EXAMPLE: ClassVar[Example] = {"available_for": "roles", "roles": ["R02"], "can_download": True}
    available_for: Audience | UnsetType = UNSET
    roles: Roles | UnsetType = UNSET
    schools: Guids | UnsetType = UNSET
    can_view: bool | UnsetType = UNSET
    can_download: bool | UnsetType = UNSET
    can_reuse: bool | UnsetType = UNSET


class NewResource(LibraryFields, kw_only=True):
    """A content to share: one that there is, or a new one of a finished upload.

    Without a word it is for everyone, to view. `name` and `type_guid` are the new content's.
    """

    EXAMPLE: ClassVar[Example] = {"content_guid": EXAMPLE_GUID, "available_for": "everyone"}
    content_guid: UUID | UnsetType | None = UNSET
    upload_guid: UUID | UnsetType | None = UNSET
    name: Name | UnsetType | None = UNSET
    type_guid: Code | UnsetType | None = UNSET


class LibraryBulk(Chosen, kw_only=True):
    """What is done to many resources: those that are named, or all that the list shows."""

    EXAMPLE: ClassVar[Example] = {"act": "delete", "all": True}
    act: Literal["delete"]


class SchoolRow(Struct, frozen=True):
    """A school that resources can be for."""

    guid: UUID
    name: str


class RoleRow(Struct, frozen=True):
    """A role that resources can be for."""

    guid: str
    name: str
