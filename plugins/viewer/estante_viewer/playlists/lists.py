"""A person's groups, what lies in one, and in which of them a content lies."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, by_name
from msgspec import Struct

from estante_viewer.playlists.schemas import EntryRow, GroupRow


class GroupFilters(Struct, frozen=True, kw_only=True):
    """Which groups."""

    guid: Annotated[tuple[UUID, ...], AnyOf("g.guid")] = ()


GROUPS = ListSpec(
    row=GroupRow,
    source="playlist_groups g",
    columns={
        "entries": "(SELECT count(*) FROM playlist_entries e"
        " WHERE e.tenant_id = g.tenant_id AND e.group_guid = g.guid)"
    },
    filters=GroupFilters,
    search=("g.title", "g.description"),
    sort={"title": by_name("g.title"), "created_at": "g.created_at"},
    default="-created_at",
)


class EntryFilters(Struct, frozen=True, kw_only=True):
    """Of which groups."""

    group_guid: Annotated[tuple[UUID, ...], AnyOf("e.group_guid")] = ()


COLUMNS = {"show_at": "e.show_at::float8"}
ENTRIES_OF_CONTENT = ListSpec(
    row=EntryRow,
    source="playlist_entries e",
    base=("e.content_guid = :content",),
    columns=COLUMNS,
    filters=EntryFilters,
    sort=("created_at",),
    default="created_at",
)


class PlaceFilters(Struct, frozen=True, kw_only=True):
    """Which contents of a group."""

    content_guid: Annotated[tuple[UUID, ...], AnyOf("e.content_guid")] = ()


ENTRIES_OF_GROUP = ListSpec(
    row=EntryRow,
    source="playlist_entries e",
    base=("e.group_guid = :group",),
    columns=COLUMNS,
    filters=PlaceFilters,
    sort=("position", "created_at"),
    default="position",
)
