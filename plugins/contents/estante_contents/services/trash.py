"""Deleting contents to the trash, bringing them back, and emptying it after 30 days (CON-023, CON-024)."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from uuid import UUID

from estante import audit
from estante.errors import ApiError, Duplicate, Forbidden, NotFound
from estante.files import uploads
from estante.files.paths import package_path
from estante.identity.permitted import Permitted
from estante.identity.principal import Principal
from estante.jobs.kinds import JobContext, Json
from estante.outbox import Events
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.contracts import ContentsDeleted
from estante_contents.models import Content, ContentFile
from estante_contents.policies import Contents
from estante_contents.schemas import Deleted, RefusedGuid, Restored
from estante_contents.sentences import Say

KEPT = timedelta(days=30)
BATCH = 200


class Trash:
    """Each content is judged on its own (A055): `delete` is for any, `deleteOwner` for one's own."""

    def __init__(
        self,
        session: AsyncSession,
        principal: Principal,
        permitted: Permitted,
        events: Events,
        say: Say,
    ) -> None:
        self._session = session
        self._principal = principal
        self._permitted = permitted
        self._events = events
        self._say = say

    async def delete(self, guids: Sequence[UUID]) -> Deleted:
        """Put contents into the trash."""
        found = await self._locked(guids, in_trash=False)
        refused = [self._refused(guid, NotFound()) for guid in guids if guid not in found]
        taken = []
        for guid, content in found.items():
            if not self._may_delete(content):
                refused.append(self._refused(guid, Forbidden(action=str(Contents.delete))))
                continue
            content.deleted_at, content.deleted_by = datetime.now(UTC), self._principal.guid
            taken.append(guid)
            await self._record("contents.delete", content)
        if taken:
            await self._tell(taken)
        return Deleted(taken, refused)

    async def restore(self, guids: Sequence[UUID]) -> Restored:
        """Bring contents back. One whose ERP id was taken meanwhile stays, and says so."""
        found = await self._locked(guids, in_trash=True)
        refused = [self._refused(guid, NotFound()) for guid in guids if guid not in found]
        restored = []
        for guid, content in found.items():
            if fault := await self._fault_of_restoring(content):
                refused.append(self._refused(guid, fault))
                continue
            content.deleted_at = content.deleted_by = None
            await self._session.flush()
            restored.append(guid)
            await self._record("contents.restore", content)
        return Restored(restored, refused)

    async def _locked(self, guids: Sequence[UUID], *, in_trash: bool) -> dict[UUID, Content]:
        place = Content.deleted_at.is_not(None) if in_trash else Content.deleted_at.is_(None)
        rows = await self._session.scalars(
            select(Content).where(Content.guid.in_(guids), place).order_by(Content.guid).with_for_update()
        )
        return {content.guid: content for content in rows}

    def _may_delete(self, content: Content) -> bool:
        allows = self._permitted.allows
        if allows(self._principal, Contents.delete):
            return True
        return content.created_by == self._principal.person_guid and allows(
            self._principal, Contents.deleteOwner
        )

    async def _fault_of_restoring(self, content: Content) -> ApiError | None:
        if not self._may_delete(content) and content.deleted_by != self._principal.person_guid:
            return Forbidden(action=str(Contents.delete))
        if content.erp_id is None:
            return None
        owner = await self._session.scalar(
            select(Content.name).where(Content.erp_id == content.erp_id, Content.deleted_at.is_(None))
        )
        return None if owner is None else Duplicate("erp_id", text="ERP_ID_TAKEN", name=owner)

    def _refused(self, guid: UUID, error: ApiError) -> RefusedGuid:
        return RefusedGuid(guid, error.code, self._say(error.text_key, **dict(error.params)))

    async def _record(self, action: str, content: Content) -> None:
        await audit.record(
            self._session, self._principal, action, "content", content.guid, {"name": content.name}
        )

    async def _tell(self, guids: Sequence[UUID]) -> None:
        await self._events.publish(
            self._session,
            ContentsDeleted(
                tenant_id=self._principal.tenant.guid,
                at=datetime.now(UTC),
                actor_guid=self._principal.person_guid,
                content_guids=guids,
            ),
        )


async def empty_trash(job: JobContext, _payload: Mapping[str, Json]) -> Json:
    """Delete for good what has been in the trash for 30 days, with the files that no other content uses."""
    gone = 0
    while batch := await _empty_batch(job):
        gone += batch
        if batch < BATCH:
            break
    return gone


async def _empty_batch(job: JobContext) -> int:
    """Rows first, files after the commit: a kill in between leaves files, never a content without one."""
    async with job.database.transaction(job.tenant) as session:
        old = await session.execute(
            select(Content.guid, Content.thumbnail_path)
            .where(Content.deleted_at < datetime.now(UTC) - KEPT)
            .limit(BATCH)
        )
        rows = old.all()
        guids, covers = [row.guid for row in rows], {row.thumbnail_path for row in rows if row.thumbnail_path}
        files = list(await session.scalars(select(ContentFile).where(ContentFile.content_guid.in_(guids))))
        await session.execute(delete(Content).where(Content.guid.in_(guids)))
        left = await session.execute(
            select(ContentFile.stored_guid, ContentFile.package, ContentFile.thumbnail_path).where(
                ContentFile.stored_guid.in_([file.stored_guid for file in files])
            )
        )
        used: set[object] = {value for row in left for value in row}
        used |= set(
            await session.scalars(select(Content.thumbnail_path).where(Content.thumbnail_path.in_(covers)))
        )
        for stored_guid in {file.stored_guid for file in files} - used:
            await uploads.release(session, stored_guid)
    for file in files:
        if file.package and file.package not in used:
            await job.files.delete_folder(job.tenant, package_path(file.package))
        if file.thumbnail_path:
            covers.add(file.thumbnail_path)
    await job.files.delete(job.tenant, *[str(path) for path in covers - used])
    return len(guids)
