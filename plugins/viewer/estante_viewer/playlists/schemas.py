"""What the calls of playlists take and answer (VS §3, §7)."""

from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_viewer.comments.schemas import Position

Title = Annotated[str, Meta(max_length=250)]
Description = Annotated[str, Meta(max_length=2000)]


class WriteGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A group. `thumbnail` is an upload for `viewer.playlist`; null takes the picture away."""

    EXAMPLE: ClassVar[Example] = {"title": "Para el lunes", "description": "Repaso del agua"}
    title: Title
    description: Description = ""
    thumbnail: UUID | UnsetType | None = UNSET


class GroupRow(Struct, frozen=True):
    """One of the person's groups. `thumbnail` is a signed address, `entries` how many contents it holds."""

    guid: UUID
    title: str
    description: str
    thumbnail: str | None
    entries: int
    created_at: datetime
    updated_at: datetime


class WriteEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A content in a group, opened at `show_at`, a second or a page."""

    EXAMPLE: ClassVar[Example] = {"group_guid": EXAMPLE_GUID, "show_at": 3}
    group_guid: UUID
    show_at: Position | None = None
    content_guid: UUID | None = None


class EntryRow(Struct, frozen=True):
    """A content in a group of the person."""

    guid: UUID
    content_guid: UUID
    group_guid: UUID
    show_at: float | None
    created_at: datetime


class GroupEntryRow(Struct, frozen=True, kw_only=True):
    """A content of a group in its order. What is not there any more has no name and no type."""

    guid: UUID
    content_guid: UUID
    show_at: float | None
    name: str | None
    type_guid: str | None
    thumbnail: str | None


class MoveEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The entry that moves, and the one that it stands behind from now on; null is the front."""

    EXAMPLE: ClassVar[Example] = {"guid": EXAMPLE_GUID, "after": None}
    guid: UUID
    after: UUID | None = None
