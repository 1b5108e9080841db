"""Pictures of lessons: taken in by the kernel's rules, and named by their guid in documents."""

from collections.abc import AsyncIterator
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.files import FileStore, UploadPurpose, claim_upload, receive_file, take_in_file
from estante.api.records import RecordContext
from uuid_utils.compat import uuid7

from estante_mint.models import MintImage
from estante_mint.policies import Mint
from estante_mint.services.lessons import LessonService

PICTURE_FORMATS = ("png", "jpg", "gif", "webp")
# 10 MB where the organization says nothing else (MIN-015; BO §9).
PICTURE = UploadPurpose("mint.image", (Mint.update,), PICTURE_FORMATS, "image_bytes")


class ImageService:
    """The pictures of a tenant's lessons."""

    def __init__(self, context: RecordContext, *, lessons: LessonService, files: FileStore) -> None:
        self._session, self._principal = context.session, context.principal
        self._lessons, self._files = lessons, files

    async def add(self, lesson_guid: UUID, name: str, source: AsyncIterator[bytes]) -> MintImage:
        """Take a picture in.

        Raises:
            NotFound: no content of a lesson. TooLarge: 413. UnsupportedType: 415, no PNG, JPG, GIF or WebP.
            Unprocessable: 422, it cannot be read. StorageFull: no room.
        """
        lesson = await self._lessons.locked(lesson_guid)
        pictures = PictureStore(self._session, self._principal, self._files)
        return await pictures.add(lesson.guid, name, source)


class PictureStore:
    """Where somebody's pictures go."""

    def __init__(self, session: Transaction, principal: Principal, files: FileStore) -> None:
        self._session, self._principal, self._files = session, principal, files

    async def add(
        self, lesson: UUID, name: str, source: AsyncIterator[bytes], *, guid: UUID | None = None
    ) -> MintImage:
        """Judge a picture and make it one of a lesson's; `guid` is what documents call it already.

        Raises:
            TooLarge, UnsupportedType, Unprocessable, StorageFull: see `ImageService.add`.
        """
        tenant = self._principal.tenant
        received = await receive_file(self._files, tenant, source, name, PICTURE)
        stored = await take_in_file(self._session, self._principal, received, PICTURE)
        await claim_upload(self._session, self._principal, stored.guid)
        image = MintImage(
            tenant_id=tenant.guid,
            guid=guid or uuid7(),
            lesson_guid=lesson,
            stored_guid=stored.guid,
            path=stored.path,
            name=stored.name,
            media_type=stored.media_type,
            size=stored.size,
        )
        self._session.add(image)
        await self._session.flush()
        return image
