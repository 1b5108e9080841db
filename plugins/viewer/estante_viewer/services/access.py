"""Asking the contents plugin whether a person may open a content, and saying no in the viewer's words."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.errors import ApiError, Forbidden
from estante.api.files import FileStore
from estante_contents.contracts import ContentLibrary, ContentRecord, Refusal

from estante_viewer.schemas.viewer import PublicContent

STATUS = {
    "CONTENT_PATH_NOT_LOCALIZED": 404,
    "ERROR_404_DEPENDENCY": 404,
    "FILE_NOT_FOUND": 404,
    "URL_NOT_FOUND": 404,
    "PREPARING": 409,
}


class ContentRefused(ApiError):
    """403, 404 where there is nothing to open, 409 while it is prepared; `code` is as VS §8 has it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(text=f"viewer.{refusal.code}")
        self.status, self.code = STATUS.get(refusal.code, 403), refusal.code


class NotPublic(Forbidden):
    """403: the content opens only for somebody who is signed in (VIE-034)."""

    def __init__(self) -> None:
        super().__init__(text="viewer.NOT_PUBLIC")


async def open_for(library: ContentLibrary, principal: Principal, content_guid: UUID) -> ContentRecord:
    """The content, when this person may open it in the viewer.

    Raises:
        NotFound: there is none. ContentRefused: disabled for everybody, or closed to this person.
    """
    content = await library.get(content_guid)
    answer = await library.may_open(principal, content)
    if isinstance(answer, Refusal):
        raise ContentRefused(answer)
    return content


async def open_publicly(
    library: ContentLibrary, files: FileStore, nobody: Principal, content_guid: UUID
) -> PublicContent:
    """A public content with what its renderer needs. No consumption is recorded (VIE-035).

    Raises:
        NotFound: there is none. NotPublic: it is not public. ContentRefused: nothing opens, or not yet.
    """
    content = await library.get(content_guid)
    if not content.is_public:
        raise NotPublic
    answer = await library.may_open(nobody, content)
    if isinstance(answer, Refusal):
        raise ContentRefused(answer)
    payload = library.open(content)
    if isinstance(payload, Refusal):
        raise ContentRefused(payload)
    content_type, picture = library.type_of(content), content.thumbnail_path
    file = content.file if content.is_downloadable else None
    return PublicContent(
        guid=content.guid,
        name=content.name,
        description=content.description,
        thumbnail=picture and files.picture_url(nobody.tenant, picture),
        type_guid=content.type_guid,
        status=content.status,
        version=content.version,
        is_public=True,
        is_downloadable=content.is_downloadable,
        download_url=files.download_url(nobody.tenant, file.key, file.name) if file else None,
        storage_status=content.storage_status,
        tracking=content_type.tracking_of(content) if content_type else "none",
        customTags=content.custom_tags,
        payload=payload,
        settings=library.settings_of(content),
    )
