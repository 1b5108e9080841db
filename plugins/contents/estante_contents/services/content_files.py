"""Files of contents: taking an upload over, and asking for it to be prepared."""

from collections.abc import Collection, Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.files import FileRecord, FileStore, claim_upload
from estante.api.jobs import JobQueue, JobRequest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.contracts import ContentType
from estante_contents.jobs import PREPARE
from estante_contents.models import Content, ContentFile
from estante_contents.services.catalogue import TypeCatalogue, upload_of
from estante_contents.services.preparation import PreparePayload


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
        self._session = session
        self._principal = principal
        self._files = files
        self._queue = queue
        self._types = types

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

    async def attach(self, content: Content, stored: FileRecord, kind: ContentType) -> None:
        """Make this the content's next file. The one before it opens until this one is prepared."""
        newest = await self._session.scalar(
            select(func.max(ContentFile.version)).where(ContentFile.content_guid == content.guid)
        )
        file = ContentFile(
            tenant_id=content.tenant_id,
            guid=uuid7(),
            content_guid=content.guid,
            version=(newest or 0) + 1,
            stored_guid=stored.guid,
            path=stored.path,
            name=stored.name,
            media_type=stored.media_type,
            size=stored.size,
            sha256=stored.sha256,
        )
        self._session.add(file)
        content.pending_file_guid = file.guid
        content.failure_code, content.failure_params = None, {}
        content.url = None
        await self._session.flush()
        await self.prepare(content)

    async def prepare(self, content: Content) -> None:
        """Have a job prepare what waits: the pending file, else what opens now, else the link's page."""
        content.storage_status = "preparing" if content.pending_file_guid or content.file_guid else "none"
        content.failure_code, content.failure_params = None, {}
        await self._session.flush()
        await self._queue.enqueue(
            self._session,
            PREPARE,
            PreparePayload(content.guid),
            person_guid=self._principal.person_guid,
            subject_guid=content.guid,
            title=content.name,
        )

    async def prepare_new(self, contents: Sequence[Content]) -> None:
        """Have jobs look at the pages of new links."""
        requests = [
            JobRequest(PreparePayload(content.guid), content.guid, content.name) for content in contents
        ]
        person_guid = self._principal.person_guid
        await self._queue.enqueue_many(self._session, PREPARE, requests, person_guid=person_guid)

    async def prepared_thumbnail(self, content: Content) -> str | None:
        """The thumbnail that preparing made of the current file."""
        return await self._session.scalar(
            select(ContentFile.thumbnail_path).where(ContentFile.guid == content.file_guid)
        )

    async def still_used(self, files: Sequence[ContentFile], covers: Collection[str]) -> set[object]:
        """Which stored files, packages and pictures of deleted files other contents have too."""
        stored_guids = [file.stored_guid for file in files]
        others = await self._session.execute(
            select(ContentFile.stored_guid, ContentFile.package, ContentFile.thumbnail_path).where(
                ContentFile.stored_guid.in_(stored_guids)
            )
        )
        pictures = select(Content.thumbnail_path).where(Content.thumbnail_path.in_(covers))
        return {value for row in others for value in row} | set(await self._session.scalars(pictures))
