"""Putting a normalized package in the place of a content's own, which stays as an earlier version."""

from collections.abc import AsyncIterator
from uuid import UUID

from estante.api.errors import Unprocessable
from estante.api.files import FileStore, claim_upload, receive_file, take_in_file
from estante.api.people import people_of_roles
from estante.api.records import RecordContext

from estante_contents.policies import EDITORS, PUBLISHER
from estante_contents.scorm.lists import SCORM
from estante_contents.services.content_service import ContentService
from estante_contents.services.purposes import CONTENT

# Who may write contents (BO §6).
EDITORIAL = (*EDITORS, PUBLISHER)


class NotScorm(Unprocessable):
    """422: the content is of another type, and has no package to normalize."""

    code = "NOT_SCORM"


class PackageService:
    """The SCORM packages of a tenant."""

    def __init__(self, context: RecordContext, contents: ContentService, store: FileStore) -> None:
        self._context, self._contents, self._store = context, contents, store

    async def editors(self) -> str:
        """The guids of those who may write contents, as PostgreSQL writes an array."""
        guids = await people_of_roles(self._context.session, EDITORIAL)
        return "{" + ",".join(map(str, guids)) + "}"

    async def normalize(self, guid: UUID, file_name: str, package: bytes) -> UUID:
        """Give a content a package that came with the call. Answers the job that prepares it.

        Raises:
            NotFound: 404. NotScorm: 422, a content of another type. TypeMisfit: 415.
            PackageMisfit: 422, no SCORM package.
        """
        await self._must_be_scorm(guid)
        principal = self._context.principal

        async def chunks() -> AsyncIterator[bytes]:
            yield package

        received = await receive_file(self._store, principal.tenant, chunks(), file_name, CONTENT)
        try:
            stored = await take_in_file(self._context.session, principal, received, CONTENT)
            claimed = await claim_upload(self._context.session, principal, stored.guid)
            return await self._contents.receive_file(guid, claimed)
        except BaseException:
            await self._store.delete(principal.tenant, received.path)
            raise

    async def normalize_by(self, guid: UUID, upload_guid: UUID) -> UUID:
        """The same by a finished upload. Raises the same, and what claiming an upload raises."""
        await self._must_be_scorm(guid)
        claimed = await claim_upload(self._context.session, self._context.principal, upload_guid)
        return await self._contents.receive_file(guid, claimed)

    async def _must_be_scorm(self, guid: UUID) -> None:
        if (await self._contents.get(guid)).type_guid != SCORM:
            raise NotScorm
