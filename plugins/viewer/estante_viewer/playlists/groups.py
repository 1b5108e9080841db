"""Groups: a person's own lists of contents (VS §3)."""

from uuid import UUID

from estante.api.errors import FieldError, ValidationFailed
from estante.api.files import COVER_FORMATS, UploadPurpose, claim_upload, release_file
from estante.api.http import IfMatch
from estante.api.records import Records
from msgspec import UNSET
from sqlalchemy import func, select

from estante_viewer.models import PlaylistEntry, PlaylistGroup
from estante_viewer.playlists.limits import MAX_GROUPS, PlaylistFull
from estante_viewer.playlists.schemas import GroupRow, WriteGroup
from estante_viewer.policies import Viewer

PICTURE = UploadPurpose("viewer.playlist", (Viewer.playlist,), COVER_FORMATS, "image_bytes")


class PlaylistGroupService(Records[PlaylistGroup]):
    """The groups of the person who asks; another's are not found. Deleting one deletes no content."""

    entity, section, title = "playlist_group", "playlist_groups", "title"

    async def check(self, record: PlaylistGroup | None, sent: WriteGroup) -> None:
        """Refuse a group without a title, and one too many. Raises ValidationFailed, PlaylistFull."""
        if not sent.title.strip():
            raise ValidationFailed(fields=[FieldError("title", "required")])
        own = select(func.count()).select_from(self.visible().subquery())
        if record is None and (await self.session.scalar(own) or 0) >= MAX_GROUPS:
            raise PlaylistFull(most=MAX_GROUPS)

    def values(self, record: PlaylistGroup | None, sent: WriteGroup) -> dict[str, object]:
        """Title and description; the picture is a file."""
        return {"title": sent.title.strip(), "description": sent.description.strip()}

    async def add(self, written: WriteGroup) -> PlaylistGroup:
        """Make a group, with its picture. Raises ValidationFailed, PlaylistFull, NotFound for the upload."""
        record = await self.create(written, person_guid=self.principal.guid)
        await self._take_picture(record, written)
        return record

    async def change(self, guid: UUID, written: WriteGroup, if_match: IfMatch) -> PlaylistGroup:
        """Replace title, description and, if it is sent, the picture. Raises as `add`, StaleVersion."""
        record = await self.update(guid, written, if_match)
        await self._take_picture(record, written)
        return record

    async def delete_group(self, guid: UUID, if_match: IfMatch) -> None:
        """Delete a group with its entries (VIE-198). Raises NotFound, StaleVersion."""
        await self._let_go(await self.get(guid))
        await self.remove(guid, if_match)

    async def row_of(self, record: PlaylistGroup) -> GroupRow:
        """A group as it is answered, with its picture as the store has it."""
        inside = select(func.count()).where(PlaylistEntry.group_guid == record.guid)
        return GroupRow(
            guid=record.guid,
            title=record.title,
            description=record.description,
            thumbnail=record.thumbnail,
            entries=await self.session.scalar(inside) or 0,
            created_at=record.created_at,
            updated_at=record.updated_at,
        )

    async def _take_picture(self, record: PlaylistGroup, written: WriteGroup) -> None:
        if written.thumbnail is UNSET:
            return
        await self._let_go(record)
        record.thumbnail = record.thumbnail_guid = None
        if written.thumbnail is not None:
            stored = await claim_upload(self.session, self.principal, written.thumbnail)
            if stored.format not in COVER_FORMATS:
                raise ValidationFailed(fields=[FieldError("thumbnail", "choice")])
            record.thumbnail, record.thumbnail_guid = stored.path, stored.guid
        await self.session.flush()

    async def _let_go(self, record: PlaylistGroup) -> None:
        if record.thumbnail_guid is not None:
            await release_file(self.session, record.thumbnail_guid)
