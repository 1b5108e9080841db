"""Files of contents: uploading, replacing, preparing anew, and the thumbnail."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.files import FileStore, SentFile, UploadTicket, finished_upload, issue_upload_token
from estante.api.http import Answer, Hourly
from estante.api.tenants import Platform
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, MultipartBody

from estante_contents.policies import Contents
from estante_contents.routes.answers import answered, read_back
from estante_contents.schemas import ContentDetail, DetectedType, ThumbnailAnswer, UploadedFile
from estante_contents.services.catalogue import TypeCatalogue, upload_of
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ContentService
from estante_contents.services.upload_hook import CONTENT_FILE

IMAGE_REQUEST_BYTES = 64 * 1024 * 1024


@get("/types/detect", action=Contents.create)
async def detect_type(
    upload_guid: FromQuery[UUID],
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    files: NamedDependency[FileStore],
    types: NamedDependency[TypeCatalogue],
) -> DetectedType:
    """What a finished upload can become (CON-075, CON-078); nothing is claimed by asking. Raises NotFound."""
    stored = await finished_upload(session, principal, upload_guid)
    return types.detect(await upload_of(files, principal.tenant, stored))


@get("/contents/{guid:uuid}/content/upload", action=Contents.update)
async def allow_upload(
    guid: FromPath[UUID],
    contents: NamedDependency[ContentService],
    principal: NamedDependency[Principal],
    platform: NamedDependency[Platform],
) -> UploadTicket:
    """A one-time token and the endpoint that takes multipart {file, token} (BO §7). Raises NotFound: 404."""
    content = await contents.get_for_update(guid)
    session, purpose = contents.session, CONTENT_FILE.name
    return await issue_upload_token(session, principal, purpose, content.guid, platform.api_base)


@post("/contents/{guid:uuid}/file", action=Contents.update, status_code=200, limit=Hourly("imports"))
async def replace_file(
    guid: FromPath[UUID],
    data: JSONBody[UploadedFile],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Answer[ContentDetail]:
    """Give a content another file; the one before opens until the new one is prepared.

    Raises:
        NotFound: 404. TypeMisfit: 415, not a file of the content's type. PackageMisfit: 422.
    """
    await contents.replace_file(guid, data.upload_guid)
    return answered(await read_back(contents, presenter, guid))


@post("/contents/{guid:uuid}/prepare", action=Contents.update, status_code=202, limit=Hourly("imports"))
async def prepare_again(
    guid: FromPath[UUID],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Answer[ContentDetail]:
    """Prepare a content once more, after a failure or to look at a link's page anew. Raises NotFound: 404."""
    await contents.prepare_again(guid)
    return answered(await read_back(contents, presenter, guid), status_code=202)


@post(
    "/contents/{guid:uuid}/thumbnail",
    action=Contents.update,
    status_code=200,
    limit=Hourly("uploads"),
    request_max_body_size=IMAGE_REQUEST_BYTES,
)
async def set_thumbnail(
    guid: FromPath[UUID],
    data: MultipartBody[SentFile],
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


@delete("/contents/{guid:uuid}/thumbnail", action=Contents.update, status_code=200)
async def remove_thumbnail(
    guid: FromPath[UUID],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> ThumbnailAnswer:
    """Go back to the thumbnail that preparing made; a link's page is looked at anew for its picture."""
    return ThumbnailAnswer(presenter.thumbnail(await contents.remove_thumbnail(guid)))


ROUTES = (
    detect_type,
    allow_upload,
    replace_file,
    prepare_again,
    set_thumbnail,
    remove_thumbnail,
)
