"""Files of contents: uploading, replacing, preparing anew, and the thumbnail."""

from uuid import UUID

from estante import audit
from estante.config import Platform
from estante.database.engine import Transaction
from estante.files import uploads
from estante.files.store import FileStore
from estante.files.wire.bodies import SentFile
from estante.http.envelope import Answer
from estante.http.limits import Hourly
from estante.identity.principal import Principal
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, MultipartBody

from estante_contents.policies import Contents
from estante_contents.routes.answers import answered
from estante_contents.schemas import ContentDetail, DetectedType, ThumbnailAnswer, UploadedFile
from estante_contents.services import records
from estante_contents.services.arriving import CONTENT_FILE
from estante_contents.services.catalogue import TypeCatalogue, upload_of
from estante_contents.services.changing import locked, touch
from estante_contents.services.covers import store_cover
from estante_contents.services.details import Details
from estante_contents.services.storing import Storing, finished_upload

MULTIPART_OVERHEAD = 64 * 1024
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
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    platform: NamedDependency[Platform],
) -> uploads.UploadTicket:
    """A one-time token and the endpoint that takes multipart {file, token} (BO §7). Raises NotFound: 404."""
    content = await locked(session, guid)
    return await uploads.issue_token(session, principal, CONTENT_FILE.name, content.guid, platform.api_base)


@post("/contents/{guid:uuid}/file", action=Contents.update, status_code=200, limit=Hourly("imports"))
async def replace_file(
    guid: FromPath[UUID],
    data: JSONBody[UploadedFile],
    *,
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    storing: NamedDependency[Storing],
    details: NamedDependency[Details],
) -> Answer[ContentDetail]:
    """Give a content another file; the one before opens until the new one is prepared.

    Raises:
        NotFound: 404. TypeMisfit: 415, not a file of the content's type. PackageMisfit: 422.
    """
    content = await locked(session, guid)
    stored, kind = await storing.claim(data.upload_guid, content.type_guid)
    await storing.attach(content, stored, kind)
    touch(content)
    await session.flush()
    await audit.record(session, principal, "contents.file", "content", guid, {"file": stored.name})
    return answered(await details.read(await records.reader_of(session), guid))


@post("/contents/{guid:uuid}/prepare", action=Contents.update, status_code=202, limit=Hourly("imports"))
async def prepare_again(
    guid: FromPath[UUID],
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    storing: NamedDependency[Storing],
    details: NamedDependency[Details],
) -> Answer[ContentDetail]:
    """Prepare a content once more, after a failure or to look at a link's page anew. Raises NotFound: 404."""
    content = await locked(session, guid)
    if content.storage_status != "preparing":
        await storing.prepare(content)
        await audit.record(session, principal, "contents.prepare", "content", guid)
    return answered(await details.read(await records.reader_of(session), guid), status_code=202)


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
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    files: NamedDependency[FileStore],
    details: NamedDependency[Details],
) -> ThumbnailAnswer:
    """Choose a thumbnail: multipart {file}, JPG or PNG of at most 10 MB (CON-093).

    Raises:
        TooLarge: 413. UnsupportedType: 415. Unprocessable: 422, the picture cannot be read.
    """
    content = await locked(session, guid)
    tenant = principal.tenant
    picture = await data.file.read(tenant.limits.image_bytes + 1)
    content.thumbnail_path = await store_cover(files, tenant, data.file.filename or "", picture)
    content.has_own_thumbnail = True
    touch(content)
    await session.flush()
    await audit.record(session, principal, "contents.thumbnail", "content", guid)
    return ThumbnailAnswer(details.thumbnail(content.thumbnail_path))


@delete("/contents/{guid:uuid}/thumbnail", action=Contents.update, status_code=200)
async def remove_thumbnail(
    guid: FromPath[UUID],
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    storing: NamedDependency[Storing],
    details: NamedDependency[Details],
) -> ThumbnailAnswer:
    """Go back to the thumbnail that preparing made; a link's page is looked at anew for its picture."""
    content = await locked(session, guid)
    content.thumbnail_path = await Storing.made_thumbnail(session, content)
    content.has_own_thumbnail = False
    touch(content)
    await session.flush()
    if content.url:
        await storing.prepare(content)
    await audit.record(session, principal, "contents.thumbnail", "content", guid, {"removed": True})
    return ThumbnailAnswer(details.thumbnail(content.thumbnail_path))


ROUTES = (
    detect_type,
    allow_upload,
    replace_file,
    prepare_again,
    set_thumbnail,
    remove_thumbnail,
)
