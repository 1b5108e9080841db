"""The pictures of programs: the cover in lists, the one at the head of its page, and the one behind it."""

from collections.abc import AsyncIterator, Mapping
from typing import Literal
from uuid import UUID

from estante.api.files import (
    COVER_FORMATS,
    HEADER_FORMATS,
    FileStore,
    UploadPurpose,
    claim_upload,
    receive_file,
    release_file,
    take_in_file,
)

from estante_programs.models import Program
from estante_programs.policies import Programs
from estante_programs.services.program import ProgramService

PictureKind = Literal["cover", "picture", "background"]
# 10 MB where the organization says nothing else (BO §5, §9).
PURPOSES: Mapping[PictureKind, UploadPurpose] = {
    "cover": UploadPurpose("programs.cover", (Programs.update,), COVER_FORMATS, "image_bytes"),
    "picture": UploadPurpose("programs.picture", (Programs.update,), HEADER_FORMATS, "image_bytes"),
    "background": UploadPurpose("programs.background", (Programs.update,), HEADER_FORMATS, "image_bytes"),
}


class ProgramPictures:
    """Gives programs pictures and takes them away."""

    def __init__(self, programs: ProgramService, files: FileStore) -> None:
        self._programs, self._files = programs, files
        self._session, self._principal = programs.session, programs.principal

    async def put(self, guid: UUID, kind: PictureKind, name: str, source: AsyncIterator[bytes]) -> Program:
        """Take a picture in, in the place of the one before.

        Raises:
            NotFound: no such program. TooLarge: 413. UnsupportedType: 415. StorageFull: no room.
        """
        program = await self._programs.get_for_update(guid)
        purpose = PURPOSES[kind]
        received = await receive_file(self._files, self._principal.tenant, source, name, purpose)
        stored = await take_in_file(self._session, self._principal, received, purpose)
        await claim_upload(self._session, self._principal, stored.guid)
        return await self._set(program, kind, stored.guid, stored.path)

    async def remove(self, guid: UUID, kind: PictureKind) -> Program:
        """Leave a program without a picture. Raises NotFound."""
        program = await self._programs.get_for_update(guid)
        return await self._set(program, kind, None, None)

    async def _set(self, program: Program, kind: PictureKind, file: UUID | None, path: str | None) -> Program:
        last = getattr(program, f"{kind}_guid")
        if last is not None:
            await release_file(self._session, last)
        setattr(program, f"{kind}_guid", file)
        setattr(program, f"{kind}_path", path)
        await self._programs.save(program, "look", {"picture": kind, "removed": file is None})
        return program
