"""The pictures of programs: the cover in lists, the one at the head of its page, and the one behind it."""

from collections.abc import AsyncIterator
from uuid import UUID

from estante.api.files import FileStore, release_file

from estante_programs.models import Program
from estante_programs.services.look.picture_files import PictureFiles, PictureKind
from estante_programs.services.program import ProgramService


class ProgramPictures:
    """Gives programs pictures and takes them away."""

    def __init__(self, programs: ProgramService, files: FileStore) -> None:
        self._programs, self._session = programs, programs.session
        self._files = PictureFiles(programs.session, programs.principal, files)

    async def put(self, guid: UUID, kind: PictureKind, name: str, source: AsyncIterator[bytes]) -> Program:
        """Take a picture in, in the place of the one before.

        Raises:
            NotFound: no such program. TooLarge: 413. UnsupportedType: 415. StorageFull: no room.
        """
        program = await self._programs.get_for_update(guid)
        stored = await self._files.take_in(kind, name, source)
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
