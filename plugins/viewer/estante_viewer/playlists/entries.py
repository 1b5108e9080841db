"""What lies in the groups of a person: contents in an order, each opened where it was put in (VS §3)."""

from collections.abc import Mapping, Sequence
from typing import Self
from uuid import UUID

from estante.api import audit
from estante.api.database import raw_connection
from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from sqlalchemy import Select, func, select

from estante_viewer.models import PlaylistEntry, PlaylistGroup
from estante_viewer.playlists.limits import MAX_ENTRIES, PlaylistFull
from estante_viewer.playlists.schemas import EntryRow, WriteEntry

# Everything keeps its place but what is moved; only rows with another number are written.
MOVE = """
WITH ranked AS (
    SELECT guid, row_number() OVER (ORDER BY position, guid)::float8 AS place
    FROM playlist_entries WHERE group_guid = $1
), placed AS (
    SELECT r.guid, row_number() OVER (ORDER BY
        CASE WHEN r.guid = $2
             THEN coalesce((SELECT a.place FROM ranked a WHERE a.guid = $3::uuid), 0) + 0.5
             ELSE r.place END) AS position
    FROM ranked r
)
UPDATE playlist_entries e SET position = placed.position FROM placed
WHERE e.group_guid = $1 AND e.guid = placed.guid AND e.position <> placed.position
"""


class PlaylistEntryService(Records[PlaylistEntry]):
    """What lies in the person's groups, of one content where `on` names it."""

    entity, section, title = "playlist_entry", "playlists", "guid"

    def __init__(self, context: RecordContext) -> None:
        super().__init__(context)
        self.content_guid: UUID | None = None

    def on(self, content_guid: UUID) -> Self:
        """The same service for the entries of this content."""
        self.content_guid = content_guid
        return self

    def visible(self) -> Select[PlaylistEntry]:
        """Those in the person's own groups."""
        entries = super().visible()
        return (
            entries.where(PlaylistEntry.content_guid == self.content_guid) if self.content_guid else entries
        )

    async def add(self, written: WriteEntry) -> PlaylistEntry:
        """Put the content behind what is in the group. Raises NotFound for another's group, PlaylistFull."""
        position = await self._last_place(written.group_guid) + 1
        return await self.create(written, content_guid=self.content_guid, position=position)

    async def change(self, guid: UUID, written: WriteEntry, if_match: IfMatch) -> PlaylistEntry:
        """Open it elsewhere, or put it into another group, behind what is there. Raises as `add`."""
        record = await self.get_for_update(guid, if_match)
        if record.group_guid != written.group_guid:
            record.position = await self._last_place(written.group_guid) + 1
        return await self.update(guid, written)

    async def move(self, group: UUID, guid: UUID, after: UUID | None) -> None:
        """Put an entry behind another of its group, or to the front. Raises ValidationFailed."""
        named = {"guid": guid, **({"after": after} if after else {})}
        inside = self.visible().where(
            PlaylistEntry.group_guid == group, PlaylistEntry.guid.in_(list(named.values()))
        )
        known = {entry.guid: entry for entry in await self.session.scalars(inside)}
        if wrong := [FieldError(field, "choice") for field, each in named.items() if each not in known]:
            raise ValidationFailed(fields=wrong)
        connection = await raw_connection(self.session)
        await connection.execute(MOVE, group, guid, after)
        await self.record_change(known[guid], ("position",))

    async def beside(self) -> Sequence[EntryRow]:
        """The person's entries of the content."""
        first = self.visible().order_by(PlaylistEntry.created_at, PlaylistEntry.guid).limit(MAX_ENTRIES)
        rows = await self.session.scalars(first)
        return [entry_row(row) for row in rows]

    def values(self, record: PlaylistEntry | None, sent: WriteEntry) -> dict[str, object]:
        """Group and position; the content stays what it is."""
        return {"group_guid": sent.group_guid, "show_at": sent.show_at}

    def detail(self, record: PlaylistEntry) -> dict[str, audit.Detail]:
        """The content."""
        return {"content": str(record.content_guid)}

    async def record_change(
        self, record: PlaylistEntry, fields: Sequence[str], changes: Mapping[str, object] | None = None
    ) -> None:
        """Audit that an entry changed."""
        await self.record_act(record, "update", self.detail(record))

    async def _last_place(self, group: UUID) -> int:
        """The place of the last entry of a group of the person, which nobody else fills meanwhile."""
        own = select(PlaylistGroup.guid).where(
            PlaylistGroup.person_guid == self.principal.guid, PlaylistGroup.guid == group
        )
        if await self.session.scalar(own.with_for_update()) is None:
            raise NotFound
        inside = select(func.count(), func.coalesce(func.max(PlaylistEntry.position), 0))
        count, last = (await self.session.execute(inside.where(PlaylistEntry.group_guid == group))).one()
        if count >= MAX_ENTRIES:
            raise PlaylistFull(most=MAX_ENTRIES)
        return int(last)


def entry_row(record: PlaylistEntry) -> EntryRow:
    """An entry as it is answered."""
    return EntryRow(record.guid, record.content_guid, record.group_guid, record.show_at, record.created_at)
