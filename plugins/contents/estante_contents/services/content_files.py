"""Files of contents: taking an upload over, and asking for it to be prepared."""

from collections.abc import Collection, Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.errors import NotFound
from estante.api.files import FileRecord, FileStore, claim_upload
from estante.api.jobs import JobQueue, JobRequest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.contracts import ContentType
from estante_contents.conversion.job import enqueue_conversion
from estante_contents.jobs import PREPARE
from estante_contents.models import Content, ContentFile
from estante_contents.schemas import FileVersion
from estante_contents.services.catalogue import TypeCatalogue, upload_of
from estante_contents.services.preparation import PreparePayload


class FileVersionMissing(NotFound):
    """404: the content had no file of this version."""

    code = "FILE_VERSION_MISSING"


class ContentFileService:
    """Gives contents their files. A refused file changes nothing: the claim is rolled back with the rest."""

    def __init__(
        self,
        session: AsyncSession,
        principal: Principal,
        files: FileStore,
        queue: JobQueue,
        types: TypeCatalogue,
    ) -> None:
        self._session, self._principal = session, principal
        self._files, self._queue, self._types = files, queue, types

    async def claim(self, upload_guid: UUID, type_guid: str | None) -> tuple[FileRecord, ContentType]:
        """Take a finished upload over and settle its type.

        Raises:
            NotFound, UploadNotReady: no such upload, or not all of it. What `TypeCatalogue.choose` raises.
        """
        stored = await claim_upload(self._session, self._principal, upload_guid)
        return stored, await self.type_of(stored, type_guid)

    async def type_of(self, stored: FileRecord, type_guid: str | None) -> ContentType:
        """The type of a stored file. Raises what `TypeCatalogue.choose` raises."""
        upload = await upload_of(self._files, self._principal.tenant, stored)
        return self._types.choose(upload, type_guid)

    async def attach(self, content: Content, stored: FileRecord) -> UUID:
        """Make this the content's next file. The one before it opens until this one is prepared.

        Answers the job that prepares it.
        """
        return await self._add(
            content,
            stored_guid=stored.guid,
            path=stored.path,
            name=stored.name,
            media_type=stored.media_type,
            size=stored.size,
            sha256=stored.sha256,
        )

    async def attach_again(self, content: Content, version: int) -> ContentFile:
        """Make an earlier file the content's next one; the stored bytes are shared.

        Raises:
            FileVersionMissing: 404.
        """
        earlier: ContentFile | None = await self._session.scalar(
            select(ContentFile).where(
                ContentFile.content_guid == content.guid, ContentFile.version == version
            )
        )
        if earlier is None:
            raise FileVersionMissing(version=version)
        names = ("stored_guid", "path", "name", "media_type", "size", "sha256")
        await self._add(content, **{name: getattr(earlier, name) for name in names})
        return earlier

    async def _add(self, content: Content, **values: object) -> UUID:
        newest = await self._session.scalar(
            select(func.max(ContentFile.version)).where(ContentFile.content_guid == content.guid)
        )
        file = ContentFile(
            tenant_id=content.tenant_id,
            guid=uuid7(),
            content_guid=content.guid,
            version=(newest or 0) + 1,
            **values,
        )
        self._session.add(file)
        content.pending_file_guid = file.guid
        content.failure_code, content.failure_params = None, {}
        content.url = None
        await self._session.flush()
        return await self.prepare(content)

    async def prepare(self, content: Content) -> UUID:
        """Have a job prepare what waits: the pending file, else what opens now, else the link's page.

        Answers the job.
        """
        content.storage_status = "preparing" if content.pending_file_guid or content.file_guid else "none"
        content.failure_code, content.failure_params = None, {}
        await self._session.flush()
        job = await self._queue.enqueue(
            self._session,
            PREPARE,
            PreparePayload(content.guid, content.pending_file_guid or content.file_guid),
            person_guid=self._principal.person_guid,
            subject_guid=content.guid,
            title=content.name,
        )
        return job.guid

    async def prepare_new(self, contents: Sequence[Content]) -> None:
        """Have jobs look at the pages of new links."""
        requests = [
            JobRequest(PreparePayload(content.guid), content.guid, content.name) for content in contents
        ]
        person_guid = self._principal.person_guid
        await self._queue.enqueue_many(self._session, PREPARE, requests, person_guid=person_guid)

    async def copy(self, source: Content, target: Content) -> None:
        """Give a copy of a content its files; the stored bytes are shared."""
        names = {*ContentFile.__mapper__.columns.keys()} - {"created_at", "updated_at"}
        for slot in ("file_guid", "pending_file_guid"):
            if file := await self._session.get(ContentFile, (target.tenant_id, getattr(source, slot))):
                values = {name: getattr(file, name) for name in names}
                copy = ContentFile(**{**values, "guid": uuid7(), "content_guid": target.guid})
                self._session.add(copy)
                setattr(target, slot, copy.guid)
        await self._session.flush()
        if target.pending_file_guid:
            await self.prepare(target)
        elif target.file_guid and "conversion" in target.assets:
            # That of the source makes it for the source only.
            await enqueue_conversion(self._session, self._queue, target, self._principal.person_guid)

    async def versions(self, content: Content) -> list[FileVersion]:
        """The files that a content has had, newest first."""
        rows = await self._session.execute(
            select(
                *(
                    getattr(ContentFile, name)
                    for name in FileVersion.__struct_fields__
                    if name != "is_current"
                ),
                (ContentFile.guid == content.file_guid).label("is_current"),
            )
            .where(ContentFile.content_guid == content.guid)
            .order_by(ContentFile.version.desc())
        )
        return [FileVersion(**row) for row in rows.mappings()]

    async def prepared_thumbnail(self, content: Content) -> str | None:
        """The thumbnail that preparing made of the current file."""
        return await self._session.scalar(
            select(ContentFile.thumbnail_path).where(ContentFile.guid == content.file_guid)
        )

    async def still_used(self, files: Sequence[ContentFile], covers: Collection[str]) -> set[object]:
        """Which stored and converted files, packages and pictures of deleted ones other contents have too."""
        stored_guids = [file.stored_guid for file in files]
        others = await self._session.execute(
            select(
                ContentFile.stored_guid,
                ContentFile.package,
                ContentFile.thumbnail_path,
                ContentFile.converted_path,
            ).where(ContentFile.stored_guid.in_(stored_guids))
        )
        pictures = select(Content.thumbnail_path).where(Content.thumbnail_path.in_(covers))
        return {value for row in others for value in row} | set(await self._session.scalars(pictures))
