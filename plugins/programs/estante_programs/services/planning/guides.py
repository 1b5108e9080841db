"""Teacher guides of sessions: one PDF each."""

from collections.abc import AsyncIterator
from uuid import UUID

from estante.api.errors import Conflict
from estante.api.files import (
    FileStore,
    UploadPurpose,
    claim_upload,
    receive_file,
    release_file,
    take_in_file,
)

from estante_programs.models import ProgrammingSession
from estante_programs.policies import Programs
from estante_programs.services.planning.session import SessionService

GUIDE = UploadPurpose("programs.guide", (Programs.update,), ("pdf",))


class SessionGuides:
    """Gives sessions a guide and takes it away."""

    def __init__(self, sessions: SessionService, files: FileStore) -> None:
        self._sessions, self._files = sessions, files
        self._session, self._principal = sessions.session, sessions.principal

    async def put(
        self, programming: UUID, guid: UUID, name: str, source: AsyncIterator[bytes]
    ) -> ProgrammingSession:
        """Take in the guide of a session that has none.

        Raises:
            NotFound: no such session. Conflict: 409, it has one, or the programming is completed.
            TooLarge: 413. UnsupportedType: 415, it is no PDF. StorageFull: no room.
        """
        await self._sessions.hold(programming)
        record = await self._sessions.get_for_update(guid)
        if record.guide_path is not None:
            raise Conflict("file", "GUIDE_EXISTS")
        received = await receive_file(self._files, self._principal.tenant, source, name, GUIDE)
        stored = await take_in_file(self._session, self._principal, received, GUIDE)
        await claim_upload(self._session, self._principal, stored.guid)
        record.guide_guid, record.guide_path, record.guide_name = stored.guid, stored.path, stored.name
        await self._sessions.save(record, "guide", {"title": record.title, "name": stored.name})
        return record

    async def remove(self, programming: UUID, guid: UUID) -> ProgrammingSession:
        """Leave a session without a guide. Raises NotFound; Conflict: 409, completed."""
        await self._sessions.hold(programming)
        record = await self._sessions.get_for_update(guid)
        if record.guide_guid is not None:
            await release_file(self._session, record.guide_guid)
            record.guide_guid = record.guide_path = record.guide_name = None
            await self._sessions.save(record, "guide", {"title": record.title, "removed": True})
        return record
