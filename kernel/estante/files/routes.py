"""Uploads and storage addresses on the application's host."""

from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Literal
from uuid import UUID

import msgspec
from litestar import Request, Response, delete, get, head, patch, post, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.database.engine import Database
from estante.decoding import problems
from estante.errors import FieldError, ValidationFailed
from estante.files import uploads
from estante.files.ingestion import Received, receive
from estante.files.models import StoredFile, Upload
from estante.files.purposes import WITH_TOKEN, purpose_of
from estante.files.quotas import StorageUse, storage_use
from estante.files.store import FileStore
from estante.files.wire import tus
from estante.files.wire.bodies import form_of
from estante.http.envelope import Answer
from estante.http.limits import Hourly
from estante.http.request import refuse_unknown
from estante.identity.permissions import PermissionChecker
from estante.identity.policies import Storage
from estante.identity.principal import Principal
from estante.jobs.queue import JobQueue
from estante.plugins.registry import PluginRegistry
from estante.records.context import RecordContext
from estante.tenancy.tenant import Tenant

MAX_JSON_BYTES = 16 * 1024
Token = Annotated[str, Meta(max_length=500)]
BINARY = {"type": "string", "format": "binary"}
FILE_WITH_TOKEN = {
    "type": "object",
    "required": ["file", "token"],
    "properties": {
        "file": BINARY,
        "token": {"type": "string", "description": "From the call that allowed it."},
    },
}


class UploadView(Struct, frozen=True):
    """A new upload: send the bytes to `url` with PATCH (tus 1.0.0), `offset` on."""

    guid: UUID
    url: str
    offset: int
    size: int


class StoredFileView(Struct, frozen=True):
    """A stored file. `sha256` is hexadecimal, `size` in bytes."""

    guid: UUID
    name: str
    format: str
    media_type: str
    size: int
    sha256: str
    storage_status: Literal["upload-done"] = "upload-done"

    @classmethod
    def of(cls, file: StoredFile) -> "StoredFileView":
        return cls(file.guid, file.name, file.format, file.media_type, file.size, file.sha256)


class SignedUrl(Struct, frozen=True):
    """Where a file is (VS §7). No cookies: the address carries its token, and content hosts take none."""

    url: str
    cookies: dict[str, str] = {}


class SignedUrlCheck(Struct, frozen=True):
    """The address's token opens that path."""

    valid: bool = True


@route("/uploads", http_method=[HttpMethod.OPTIONS], status_code=204, public=True)
async def describe_uploads(tenant: NamedDependency[Tenant]) -> Response[None]:
    """Say which parts of tus are spoken here."""
    return Response(
        None,
        status_code=204,
        headers={
            "Tus-Resumable": tus.VERSION,
            "Tus-Version": tus.VERSION,
            "Tus-Extension": tus.EXTENSIONS,
            "Tus-Checksum-Algorithm": tus.ALGORITHMS,
            "Tus-Max-Size": str(tenant.limits.upload_bytes),
        },
    )


@post(
    "/uploads",
    session=True,
    request_max_body_size=MAX_JSON_BYTES,
    body={"application/json": uploads.NewUpload},
    headers=tus.CREATION_HEADERS,
    limit=Hourly("uploads"),
)
async def create_upload(
    request: Request[object, object, State],
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    registry: NamedDependency[PluginRegistry],
    permissions: NamedDependency[PermissionChecker],
) -> Answer[UploadView]:
    """Open a resumable upload, by tus headers or by JSON {name, size, mime_type, purpose}.

    Raises:
        Forbidden (403): the purpose is none of this person's.
        TooLarge (413): over the tenant's limit for that purpose. TooManyRequests (429): too many are open.
    """
    tus.refuse_other_version(request.headers)
    if "Upload-Length" in request.headers:
        new_upload = tus.upload_of_headers(request.headers)
    else:
        new_upload = _new_upload(await request.json())
    purpose = purpose_of(principal, registry, new_upload.purpose)
    purpose.refuse_person(principal, permissions)
    upload = await uploads.create(session, principal, registry, purpose, new_upload)
    url = f"{str(request.url.path).rstrip('/')}/{upload.guid}"
    return Answer(
        UploadView(upload.guid, url, 0, upload.size),
        status_code=201,
        headers={**tus.answer_headers(upload), "Location": url},
    )


@head("/uploads/{upload_guid:uuid}", session=True)
async def show_upload(
    upload_guid: FromPath[UUID],
    *,
    request: Request[object, object, State],
    database: NamedDependency[Database],
    principal: NamedDependency[Principal],
    files: NamedDependency[FileStore],
    registry: NamedDependency[PluginRegistry],
) -> Response[None]:
    """Say how many bytes have come."""
    tus.refuse_other_version(request.headers)
    async with database.transaction(principal.tenant) as session:
        upload = await uploads.get(session, principal, upload_guid)
    # A server that died between the last byte and the check left that check to whoever asks next.
    if upload.position == upload.size and upload.file_guid is None:
        await uploads.finish(
            database, files, principal, upload, purpose_of(principal, registry, upload.purpose)
        )
    return _where_it_stands(upload, 200)


@patch(
    "/uploads/{upload_guid:uuid}",
    session=True,
    request_max_body_size=None,
    status_code=204,
    body={tus.OFFSET_STREAM: BINARY},
    headers=tus.APPENDING_HEADERS,
)
async def append_to_upload(
    upload_guid: FromPath[UUID],
    *,
    request: Request[object, object, State],
    database: NamedDependency[Database],
    principal: NamedDependency[Principal],
    files: NamedDependency[FileStore],
    registry: NamedDependency[PluginRegistry],
) -> Response[None]:
    """Add bytes at the offset; the last ones complete the upload and have the file judged.

    Raises:
        UploadOffset (409), ChecksumMismatch (460), and for the whole file TooLarge (413), UnsupportedType
        (415) and Unprocessable (422) with the reason.
    """
    tus.refuse_other_version(request.headers)
    async with database.transaction(principal.tenant) as session:
        upload = await uploads.get(session, principal, upload_guid)
    if upload.file_guid is not None:
        raise uploads.UploadNotReady(text="UPLOAD_COMPLETE")
    position = await tus.Appending(database, files, principal.tenant, upload).append(request)
    async with database.transaction(principal.tenant) as session:
        upload = await uploads.get(session, principal, upload_guid)
    if position == upload.size:
        await uploads.finish(
            database, files, principal, upload, purpose_of(principal, registry, upload.purpose)
        )
    return _where_it_stands(upload, 204)


@delete("/uploads/{upload_guid:uuid}", session=True, status_code=204)
async def end_upload(
    upload_guid: FromPath[UUID],
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    files: NamedDependency[FileStore],
) -> Response[None]:
    """Give an upload up; its bytes are deleted."""
    upload = await uploads.get(session, principal, upload_guid)
    await uploads.terminate(session, files, principal.tenant, upload)
    return Response(None, status_code=204, headers={"Tus-Resumable": tus.VERSION})


@post(
    uploads.ENDPOINT,
    session=True,
    request_max_body_size=None,
    body={"multipart/form-data": FILE_WITH_TOKEN},
    limit=Hourly("uploads"),
)
async def upload_with_token(
    request: Request[object, object, State],
    *,
    record_context: NamedDependency[RecordContext],
    files: NamedDependency[FileStore],
    queue: NamedDependency[JobQueue],
    registry: NamedDependency[PluginRegistry],
) -> StoredFileView:
    """Store a multipart {file, token}: the file goes where the one-time token says (BO §7).

    Raises:
        UploadTokenRefused (403): unknown, used or older than 3600 seconds; nothing is stored.
    """
    session, principal = record_context.session, record_context.principal
    tenant = principal.tenant
    length = request.content_length
    if length is not None:
        WITH_TOKEN.refuse_size(tenant, length - MAX_JSON_BYTES)

    async def take(name: str, chunks: AsyncIterator[bytes], fields: Mapping[str, str]) -> Received:
        await uploads.refuse_token(session, principal, fields.get("token"))
        return await receive(files, tenant, chunks, name, WITH_TOKEN)

    form = await form_of(request, take)
    if form.file is None:
        raise ValidationFailed(fields=[FieldError("file", "required")])
    try:
        refuse_unknown(form.fields, {"token"})
        token = form.fields.get("token", "")
        return StoredFileView.of(
            await uploads.attach(
                record_context, form.file, token, files=files, queue=queue, registry=registry
            )
        )
    except BaseException:
        await files.delete(tenant, form.file.path)
        raise


@get("/storage/{path:path}", public=True)
async def show_storage_path(
    path: FromPath[str],
    tenant: NamedDependency[Tenant],
    files: NamedDependency[FileStore],
    token: FromQuery[Token] = "",
    auth: FromQuery[Literal["signed-url"] | None] = None,
) -> SignedUrl | SignedUrlCheck:
    """Answer the signed address of a file and its cookies, or with `auth=signed-url` whether a token holds.

    Raises:
        FileForbidden (403): no token, or one that is expired, changed or foreign. NotFound (404): no file.
    """
    name = path.lstrip("/")
    files.signer.verify(token, "file", tenant.guid, name)
    await files.stat(tenant, name)
    return SignedUrlCheck() if auth else SignedUrl(files.url(tenant, name))


@get("/storage-use", action=Storage.readDetail)
async def show_storage_use(
    session: NamedDependency[AsyncSession], tenant: NamedDependency[Tenant]
) -> StorageUse:
    """How much the tenant keeps and was sent in the last 24 hours, and its limits."""
    return await storage_use(session, tenant)


def _where_it_stands(upload: Upload, status: int) -> Response[None]:
    return Response(None, status_code=status, headers=tus.answer_headers(upload))


def _new_upload(sent: object) -> uploads.NewUpload:
    if wrong := problems(sent, uploads.NewUpload):
        raise ValidationFailed(fields=[FieldError(item.path, item.code, item.params) for item in wrong])
    return msgspec.convert(sent, uploads.NewUpload)


ROUTES = [
    describe_uploads,
    create_upload,
    show_upload,
    append_to_upload,
    end_upload,
    upload_with_token,
    show_storage_path,
    show_storage_use,
]
