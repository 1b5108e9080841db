"""The stored files of programs' pictures: what each may be, and that a copy of a program has its own."""

from collections.abc import AsyncIterable, Mapping
from typing import Literal, get_args

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.files import (
    COVER_FORMATS,
    HEADER_FORMATS,
    FileRecord,
    FileStore,
    UploadPurpose,
    claim_upload,
    copy_file,
    receive_file,
    take_in_file,
)

from estante_programs.models import Program
from estante_programs.policies import Programs

PictureKind = Literal["cover", "picture", "background"]
KINDS: tuple[PictureKind, ...] = get_args(PictureKind)
# 10 MB where the organization says nothing else (BO §5, §9).
PURPOSES: Mapping[PictureKind, UploadPurpose] = {
    "cover": UploadPurpose("programs.cover", (Programs.update,), COVER_FORMATS, "image_bytes"),
    "picture": UploadPurpose("programs.picture", (Programs.update,), HEADER_FORMATS, "image_bytes"),
    "background": UploadPurpose("programs.background", (Programs.update,), HEADER_FORMATS, "image_bytes"),
}


class PictureFiles:
    """Takes in the files of pictures, in one transaction."""

    def __init__(self, session: Transaction, principal: Principal, files: FileStore) -> None:
        self._session, self._principal, self._files = session, principal, files

    async def take_in(self, kind: PictureKind, name: str, source: AsyncIterable[bytes]) -> FileRecord:
        """A picture of a kind, which is a program's from now on.

        Raises:
            TooLarge: 413. UnsupportedType: 415. Unprocessable: 422. StorageFull: no room.
        """
        purpose = PURPOSES[kind]
        received = await receive_file(self._files, self._principal.tenant, source, name, purpose)
        stored = await take_in_file(self._session, self._principal, received, purpose)
        await claim_upload(self._session, self._principal, stored.guid)
        return stored

    async def copy(self, source: Program, target: Program) -> None:
        """Give a program its own copies of another's pictures; one whose file is gone is left out."""
        for kind in KINDS:
            guid = getattr(source, f"{kind}_guid")
            stored = await copy_file(self._session, self._files, self._principal, guid) if guid else None
            if stored is not None:
                setattr(target, f"{kind}_guid", stored.guid)
                setattr(target, f"{kind}_path", stored.path)
