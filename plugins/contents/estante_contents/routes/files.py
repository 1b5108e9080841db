"""Files of contents: uploading, replacing, preparing anew, and the thumbnail."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.files import FileForm, UploadTicket, issue_upload_token
from estante.api.http import Answer, Hourly, IfMatch
from estante.api.tenants import Platform
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, MultipartBody

from estante_contents.policies import Contents
from estante_contents.routes.contents import CALLS
from estante_contents.schemas import ContentDetail, ThumbnailAnswer, UploadedFile
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import CONTENT_FILE, ContentService

IMAGE_REQUEST_BYTES = 64 * 1024 * 1024


class ContentFileController(Controller):
    """The file of a content, and its thumbnail."""

    path = "/contents/{guid:uuid}"

    @get("/content/upload", action=Contents.update)
    async def allow_upload(
        self,
        guid: FromPath[UUID],
        contents: NamedDependency[ContentService],
        principal: NamedDependency[Principal],
        platform: NamedDependency[Platform],
    ) -> UploadTicket:
        """A one-time token and the endpoint that takes multipart {file, token} (BO §7). Raises NotFound."""
        content = await contents.get_for_update(guid)
        session, purpose = contents.session, CONTENT_FILE.name
        return await issue_upload_token(session, principal, purpose, content.guid, platform.api_base)

    @post("/file", action=Contents.update, status_code=200, limit=Hourly("imports"))
    async def replace_file(
        self,
        guid: FromPath[UUID],
        data: JSONBody[UploadedFile],
        *,
        if_match: NamedDependency[IfMatch],
        contents: NamedDependency[ContentService],
        presenter: NamedDependency[ContentPresenter],
    ) -> Answer[ContentDetail]:
        """Give a content another file; the one before opens until the new one is prepared.

        Raises:
            NotFound: 404. StaleVersion: 412. TypeMisfit: 415, not a file of the content's type.
            PackageMisfit: 422.
        """
        content = await contents.replace_file(guid, data.upload_guid, if_match)
        return await CALLS.answer_of(contents, presenter, content)

    @post("/files/{version:int}/restore", action=Contents.update, status_code=200, limit=Hourly("imports"))
    async def restore_file(
        self,
        guid: FromPath[UUID],
        version: FromPath[int],
        *,
        if_match: NamedDependency[IfMatch],
        contents: NamedDependency[ContentService],
        presenter: NamedDependency[ContentPresenter],
    ) -> Answer[ContentDetail]:
        """Give a content one of its earlier files again; the one of now opens until it is prepared.

        Raises:
            NotFound: 404, for the content or its file of this version. StaleVersion: 412.
        """
        content = await contents.restore_file(guid, version, if_match)
        return await CALLS.answer_of(contents, presenter, content)

    @post("/prepare", action=Contents.update, status_code=202, limit=Hourly("imports"))
    async def prepare_again(
        self,
        guid: FromPath[UUID],
        contents: NamedDependency[ContentService],
        presenter: NamedDependency[ContentPresenter],
    ) -> Answer[ContentDetail]:
        """Prepare a content once more, after a failure or to look at a link's page anew. Raises NotFound."""
        return await CALLS.answer_of(contents, presenter, await contents.prepare_again(guid), 202)

    @post(
        "/thumbnail",
        action=Contents.update,
        status_code=200,
        limit=Hourly("uploads"),
        request_max_body_size=IMAGE_REQUEST_BYTES,
    )
    async def set_thumbnail(
        self,
        guid: FromPath[UUID],
        data: MultipartBody[FileForm],
        *,
        principal: NamedDependency[Principal],
        contents: NamedDependency[ContentService],
        presenter: NamedDependency[ContentPresenter],
    ) -> ThumbnailAnswer:
        """Choose a thumbnail: multipart {file}, JPG or PNG of at most 10 MB (CON-093).

        Raises:
            TooLarge: 413. UnsupportedType: 415. Unprocessable: 422, the picture cannot be read.
        """
        picture = await data.file.read(principal.tenant.limits.image_bytes + 1)
        path = await contents.set_thumbnail(guid, data.file.filename or "", picture)
        return ThumbnailAnswer(presenter.thumbnail(path))

    @delete("/thumbnail", action=Contents.update, status_code=200)
    async def remove_thumbnail(
        self,
        guid: FromPath[UUID],
        contents: NamedDependency[ContentService],
        presenter: NamedDependency[ContentPresenter],
    ) -> ThumbnailAnswer:
        """Go back to the thumbnail that preparing made; a link's page is looked at anew for its picture."""
        return ThumbnailAnswer(presenter.thumbnail(await contents.remove_thumbnail(guid)))
