"""Resumable uploads (tus 1.0.0), one-time tokens, and claiming what was uploaded.

The bytes of an upload under way are pieces of at most 8 MiB in the store, listed in its row in the order in
which they came. Any node can therefore go on where another stopped, and a lost connection costs at most the
piece that was in the air.
"""

import hashlib
import secrets
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import PurePosixPath
from typing import Annotated, ClassVar
from uuid import UUID

from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.database.engine import Database
from estante.decoding import Example
from estante.errors import (
    ApiError,
    Forbidden,
    NotFound,
    TooManyRequests,
    Unprocessable,
)
from estante.files.formats import BY_EXTENSION, extension_of
from estante.files.ingestion import ORIGINALS, Received, clean_name, receive
from estante.files.models import StoredFile, Upload, UploadToken
from estante.files.purposes import AnnouncedFile, StoredUpload, UploadPurpose, purpose_of
from estante.files.quotas import refuse_full
from estante.files.store import FileStore
from estante.identity.principal import Principal
from estante.jobs.queue import JobQueue
from estante.plugins.hook_caller import HookCaller
from estante.records.context import RecordContext
from estante.tenancy.tenant import Tenant

OPEN_UPLOADS = 50
UPLOAD_LIFE = timedelta(hours=24)
TOKEN_LIFE = timedelta(seconds=3600)
ENDPOINT = "/files/upload"


class UploadOffset(ApiError):
    """409: these bytes do not go on where the upload stands; `extra["offset"]` says where that is."""

    status, code = 409, "UPLOAD_OFFSET"


class UploadNotReady(ApiError):
    """409: the upload is not complete yet, or was used already."""

    status, code = 409, "UPLOAD_NOT_READY"


class UploadTokenRefused(Forbidden):
    """403: the token is unknown, used, expired or somebody else's."""

    code = "UPLOAD_TOKEN"


class UploadTicket(Struct, frozen=True):
    """What GET cms/contents/{guid}/content/upload answers (BO §7)."""

    token: str
    endpoint: str


class NewUpload(Struct, frozen=True):
    """What a browser says about a file before it sends it; `size` in bytes."""

    EXAMPLE: ClassVar[Example] = {"name": "lámina.png", "size": 48_213, "mime_type": "image/png"}
    name: Annotated[str, Meta(min_length=1, max_length=1000)]
    size: Annotated[int, Meta(ge=0, le=2**53)]
    mime_type: Annotated[str, Meta(max_length=200)] = ""
    purpose: Annotated[str, Meta(max_length=60)] = "content"


async def create(
    session: AsyncSession,
    principal: Principal,
    registry: HookCaller,
    purpose: UploadPurpose,
    new_upload: NewUpload,
) -> Upload:
    """Open an upload.

    Raises:
        Unprocessable: an empty file. TooLarge: over the purpose's limit in this tenant, or that of all that
            the file could become.
        TooManyRequests: this person has 50 open ones, or too much arrived today. StorageFull: no room.
    """
    if new_upload.size == 0:
        raise Unprocessable(text="EMPTY_FILE", name=clean_name(new_upload.name))
    purpose.refuse_size(principal.tenant, new_upload.size)
    if purpose.on_announced is not None:
        name, media_type = clean_name(new_upload.name), new_upload.mime_type
        purpose.on_announced(AnnouncedFile(name, media_type, new_upload.size, principal.tenant, registry))
    await refuse_full(session, principal, new_upload.size)
    open_count = await session.scalar(
        select(func.count()).where(
            Upload.person_guid == principal.guid, Upload.file_guid.is_(None), Upload.expires_at > func.now()
        )
    )
    if (open_count or 0) >= OPEN_UPLOADS:
        raise TooManyRequests(text="TOO_MANY_UPLOADS", limit=OPEN_UPLOADS, headers={"Retry-After": "60"})
    upload = Upload(
        tenant_id=principal.tenant.guid,
        guid=uuid7(),
        person_guid=principal.guid,
        purpose=purpose.name,
        name=clean_name(new_upload.name),
        media_type=new_upload.mime_type,
        size=new_upload.size,
        position=0,
        pieces=[],
        expires_at=datetime.now(UTC) + UPLOAD_LIFE,
    )
    session.add(upload)
    await session.flush()
    return upload


async def get(session: AsyncSession, principal: Principal, guid: UUID) -> Upload:
    """One's own upload that has not expired; NotFound for any other."""
    upload = await session.scalar(
        select(Upload).where(
            Upload.guid == guid, Upload.person_guid == principal.guid, Upload.expires_at > func.now()
        )
    )
    if upload is None:
        raise NotFound
    return upload


async def add_pieces(
    session: AsyncSession, guid: UUID, position: int, pieces: list[tuple[str, int]]
) -> int | None:
    """List pieces that begin at `position`. Answers the new position, or None when others were faster."""
    total = sum(size for _, size in pieces)
    return await session.scalar(
        update(Upload)
        .where(Upload.guid == guid, Upload.position == position, Upload.file_guid.is_(None))
        .values(
            position=Upload.position + total,
            pieces=Upload.pieces.op("||")([[path, size] for path, size in pieces]),
        )
        .returning(Upload.position)
    )


async def finish(
    database: Database, files: FileStore, principal: Principal, upload: Upload, purpose: UploadPurpose
) -> UUID:
    """Join the pieces of a complete upload to one file and judge it. Answers the stored file's guid.

    A refused file takes its upload with it. Raises what `receive` raises.
    """
    tenant = principal.tenant
    try:
        received = await receive(files, tenant, _joined(files, tenant, upload), upload.name, purpose)
    except ApiError as refusal:
        if refusal.status < 500:
            await _forget(database, files, tenant, upload)
        raise
    async with database.transaction(tenant) as session:
        current = await session.scalar(select(Upload).where(Upload.guid == upload.guid).with_for_update())
        if current is None:
            raise NotFound
        if current.file_guid is None:
            current.file_guid = (await add_file(session, principal, received, purpose.name)).guid
            current.pieces = []
        file_guid = current.file_guid
    await files.delete(tenant, *[str(path) for path, _ in upload.pieces])
    return file_guid


async def _joined(files: FileStore, tenant: Tenant, upload: Upload) -> AsyncIterator[bytes]:
    for path, _ in upload.pieces:
        async for data in files.stream(tenant, str(path)):
            yield data


async def _forget(database: Database, files: FileStore, tenant: Tenant, upload: Upload) -> None:
    async with database.transaction(tenant) as session:
        await session.execute(delete(Upload).where(Upload.guid == upload.guid))
    await files.delete(tenant, *[str(path) for path, _ in upload.pieces])


async def terminate(session: AsyncSession, files: FileStore, tenant: Tenant, upload: Upload) -> None:
    """End an upload and forget its bytes."""
    paths = [str(path) for path, _ in upload.pieces]
    await session.delete(upload)
    await session.flush()
    await files.delete(tenant, *paths)


async def add_file(
    session: AsyncSession, principal: Principal, received: Received, purpose: str
) -> StoredFile:
    """Record a received file; it goes after a day unless it is claimed."""
    file = StoredFile(
        tenant_id=principal.tenant.guid,
        guid=uuid7(),
        person_guid=principal.person_guid,
        purpose=purpose,
        path=received.path,
        name=received.name,
        format=received.format.name,
        media_type=received.format.media_type,
        size=received.size,
        sha256=received.sha256,
        expires_at=datetime.now(UTC) + UPLOAD_LIFE,
    )
    session.add(file)
    await session.flush()
    return file


async def take_in(
    session: AsyncSession, principal: Principal, received: Received, purpose: UploadPurpose
) -> StoredFile:
    """Record a received file that came with others, as `add_file` does, unless the tenant's room is full.

    Raises:
        StorageFull: no room. TooManyRequests: too much arrived today.
    """
    await refuse_full(session, principal, received.size)
    return await add_file(session, principal, received, purpose.name)


async def claim(session: AsyncSession, principal: Principal, upload_guid: UUID) -> StoredFile:
    """Take over a finished upload of this person: the caller owns the file from now on. Once only.

    `upload_guid` is the upload's guid, or the guid that POST files/upload answered.

    Raises:
        NotFound: no such upload of this person. UploadNotReady: bytes are missing, or it was claimed before.
    """
    upload = await session.scalar(
        select(Upload).where(Upload.guid == upload_guid, Upload.person_guid == principal.guid)
    )
    if upload is not None and upload.file_guid is None:
        raise UploadNotReady(extra={"offset": upload.position, "size": upload.size})
    file_guid = upload_guid if upload is None else upload.file_guid
    file = await session.scalar(
        select(StoredFile)
        .where(StoredFile.guid == file_guid, StoredFile.person_guid == principal.guid)
        .with_for_update()
    )
    if file is None:
        raise NotFound
    if file.claimed_at is not None:
        raise UploadNotReady(text="UPLOAD_USED")
    file.claimed_at, file.expires_at = datetime.now(UTC), None
    await session.flush()
    return file


async def finished(session: AsyncSession, principal: Principal, guid: UUID) -> StoredFile:
    """One's own upload, or its file, that is complete and not yet used, without claiming it.

    Raises:
        NotFound: there is none.
    """
    upload = select(Upload.file_guid).where(Upload.guid == guid, Upload.person_guid == principal.guid)
    file = await session.scalar(
        select(StoredFile).where(
            or_(StoredFile.guid == guid, StoredFile.guid.in_(upload)),
            StoredFile.person_guid == principal.guid,
            StoredFile.claimed_at.is_(None),
        )
    )
    if file is None:
        raise NotFound
    return file


async def keep(
    session: AsyncSession,
    files: FileStore,
    tenant: Tenant,
    data: bytes,
    *,
    guid: UUID,
    name: str,
    purpose: str,
) -> StoredFile:
    """Store a file that nobody sent, such as one of the demo data, claimed from the beginning.

    Args:
        name: with an extension that says what the bytes are.
        purpose: an `UploadPurpose`'s name.
    """
    extension = extension_of(name)
    kind = BY_EXTENSION[extension]
    path = f"{ORIGINALS}/{guid.hex}.{extension}"
    await files.put(tenant, path, data)
    file = StoredFile(
        tenant_id=tenant.guid,
        guid=guid,
        path=path,
        name=name,
        purpose=purpose,
        format=kind.name,
        media_type=kind.media_type,
        size=len(data),
        sha256=hashlib.sha256(data).hexdigest(),
        claimed_at=datetime.now(UTC),
    )
    session.add(file)
    await session.flush()
    return file


async def copy(
    session: AsyncSession, files: FileStore, principal: Principal, file_guid: UUID
) -> StoredFile | None:
    """A copy of a claimed file, claimed from the beginning; None where that is gone.

    Raises:
        StorageFull: no room. TooManyRequests: too much arrived today.
    """
    source = await session.scalar(select(StoredFile).where(StoredFile.guid == file_guid))
    if source is None:
        return None
    await refuse_full(session, principal, source.size)
    guid = uuid7()
    path = f"{ORIGINALS}/{guid.hex}{PurePosixPath(source.path).suffix}"
    try:
        await files.copy(principal.tenant, source.path, path)
    except NotFound:
        return None
    same = ("purpose", "name", "format", "media_type", "size", "sha256")
    file = StoredFile(
        tenant_id=principal.tenant.guid,
        guid=guid,
        person_guid=principal.guid,
        path=path,
        claimed_at=datetime.now(UTC),
        **{name: getattr(source, name) for name in same},
    )
    session.add(file)
    await session.flush()
    return file


async def release(session: AsyncSession, file_guid: UUID) -> None:
    """Give a claimed file back: it is deleted within the hour, after this transaction has committed."""
    await session.execute(
        update(StoredFile).where(StoredFile.guid == file_guid).values(expires_at=func.now())
    )


async def issue_token(
    session: AsyncSession, principal: Principal, purpose: str, subject_guid: UUID, api_base: str = "/api"
) -> UploadTicket:
    """Allow this person to send one file to one subject within 3600 seconds."""
    token = secrets.token_urlsafe(32)
    session.add(
        UploadToken(
            tenant_id=principal.tenant.guid,
            guid=uuid7(),
            token_sha256=_hashed(token),
            person_guid=principal.guid,
            purpose=purpose,
            subject_guid=subject_guid,
            expires_at=datetime.now(UTC) + TOKEN_LIFE,
        )
    )
    await session.flush()
    return UploadTicket(token, f"{api_base}{ENDPOINT}")


async def refuse_token(session: AsyncSession, principal: Principal, token: str | None) -> None:
    """Return when a token can be used up, so that nothing need be stored to find out.

    A form may send its file first: then it is enough for now that the person has a token at all.

    Raises:
        UploadTokenRefused: unknown, used, expired or another person's.
    """
    known = await session.scalar(select(UploadToken.token_sha256).where(*_usable(principal, token)).limit(1))
    if known is None:
        raise UploadTokenRefused


async def redeem_token(session: AsyncSession, principal: Principal, token: str) -> UploadToken:
    """Use a token up; a transaction that fails afterwards gives it back.

    Raises:
        UploadTokenRefused: unknown, used, expired or another person's.
    """
    upload_token: UploadToken | None = await session.scalar(
        update(UploadToken)
        .where(*_usable(principal, token))
        .values(used_at=func.now())
        .returning(UploadToken)
    )
    if upload_token is None:
        raise UploadTokenRefused
    return upload_token


async def attach(
    context: RecordContext,
    received: Received,
    token: str,
    *,
    files: FileStore,
    queue: JobQueue,
    registry: HookCaller,
) -> StoredFile:
    """Keep a received file where its one-time token says, and hand it to who gave the token out.

    Raises:
        UploadTokenRefused: 403, and whatever the purpose refuses the file for.
    """
    session, principal = context.session, context.principal
    ticket = await redeem_token(session, principal, token)
    purpose = purpose_of(principal, registry, ticket.purpose)
    purpose.refuse_size(principal.tenant, received.size)
    purpose.refuse_format(received.format, received.name)
    await refuse_full(session, principal, received.size)
    file = await add_file(session, principal, received, purpose.name)
    if purpose.on_file is not None:
        file = await claim(session, principal, file.guid)
        upload = StoredUpload(context, ticket.subject_guid, file, files, queue, registry)
        await purpose.on_file(upload)
    return file


def _usable(principal: Principal, token: str | None) -> list[ColumnElement[bool]]:
    named = [] if token is None else [UploadToken.token_sha256 == _hashed(token)]
    return [
        *named,
        UploadToken.person_guid == principal.guid,
        UploadToken.used_at.is_(None),
        UploadToken.expires_at > func.now(),
    ]


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
