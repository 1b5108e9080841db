"""The job that prepares a content: from a stored file, or a link, to what the viewer opens.

It may run again after a kill: everything it writes has names that follow from the file, and the content is
changed in one transaction at the end. A content whose file was replaced meanwhile is left to the newer job.
"""

from asyncio import to_thread
from collections.abc import AsyncIterator, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NoReturn
from uuid import UUID

import msgspec
from estante.api import audit
from estante.api.access import Principal
from estante.api.errors import Param, Unprocessable
from estante.api.files import FileStore, extract, package_path
from estante.api.jobs import JobContext, Json, WorkContext
from estante.api.tenants import Tenant
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.batches.events import CONVERSION_STARTED, note_conversion, publish
from estante_contents.contracts import (
    Assets,
    ContentPrepared,
    ContentType,
    PictureSize,
    Unpreparable,
    Upload,
)
from estante_contents.conversion.job import enqueue_conversion
from estante_contents.conversion.readiness import is_ready
from estante_contents.inspection import sandbox
from estante_contents.inspection.folders import working_folder
from estante_contents.inspection.pictures.metadata import ENDINGS, UPRIGHT, cleaned
from estante_contents.mentions.passages import keep_words
from estante_contents.models import Content, ContentFile
from estante_contents.notifications import PREPARATION_FAILED, PreparationFailure
from estante_contents.services.catalogue import TypeCatalogue, is_title_of, name_of_title
from estante_contents.services.opening.own_assets import own_to_store
from estante_contents.services.opening.payloads import settings_of
from estante_contents.services.purposes import THUMBNAILS

KEEPING = "contents.stages.keeping"
GAVE_UP = "PREPARATION_GAVE_UP"


class PreparationFailed(Unprocessable):
    """The file cannot be prepared; the text says why and what to do (CON-094)."""

    code = "PREPARATION_FAILED"


class Preparation:
    """Implements `contracts.PreparationContext` for one run of the job."""

    def __init__(
        self, job: JobContext, content: Content, file: ContentFile | None, kind: ContentType
    ) -> None:
        self._job = job
        self._file = file
        # Where an earlier run has unpacked it.
        self.package = (file.package if file is not None else None) or ""
        self.tenant = job.tenant
        self.settings = settings_of(kind, job.tenant)
        self.url = content.url
        self.upload = (
            Upload(name=file.name, media_type=file.media_type, size=file.size) if file is not None else None
        )

    async def stage(self, text_key: str, share: float) -> None:
        await self._job.progress(share, text_key)

    async def inspect(self, inspector: str, data: bytes | None = None) -> Assets:
        files = self._job.files
        if data is not None:
            return await sandbox.inspect_bytes(inspector, data, files.inspection)
        if self._file is None:
            raise Unpreparable("FILE_NOT_FOUND")
        with working_folder("prepare") as folder:
            ending = Path(self._file.name).suffix.lower()
            path = await files.download(self._job.tenant, self._file.path, folder, ending)
            return await sandbox.inspect(inspector, path, files.inspection)

    async def unpack(self) -> str:
        if self._file is None:
            raise Unpreparable("FILE_NOT_FOUND")

        async def report(share: float) -> None:
            await self._job.progress(0.4 + share * 0.5, "contents.stages.unpacking")

        package = self._file.guid.hex
        try:
            await extract(self._job.files, self._job.tenant, self._file.path, package, progress=report)
        except Unprocessable as error:
            code = error.text_key.removeprefix("errors.")
            raise Unpreparable(code, **error.params) from error
        return package

    async def place(self, name: str) -> str:
        if self._file is None:
            raise Unpreparable("FILE_NOT_FOUND")
        files, package = self._job.files, self._file.guid.hex
        data = await to_thread(_read, files, self._job.tenant, self._file.path)
        await files.put(self._job.tenant, package_path(package, name), data)
        return package

    async def place_clean(self, orientation: int | None = None) -> str | None:
        if self._file is None:
            raise Unpreparable("FILE_NOT_FOUND")
        ending = ENDINGS.get(self._file.media_type)
        if ending is None:
            return None
        files, tenant = self._job.files, self._job.tenant
        path = package_path(self._file.guid.hex, f"shown.{ending}")
        with await to_thread(files.open_seekable, tenant, self._file.path) as file:
            pieces = cleaned(file, ending, orientation or UPRIGHT)
            try:
                await files.put(tenant, path, _in_threads(pieces))
            except ValueError as error:
                raise Unpreparable("IMAGE_DAMAGED") from error
        return path


def _read(files: FileStore, tenant: Tenant, path: str) -> bytes:
    with files.open_seekable(tenant, path) as file:
        return file.read()


async def _in_threads(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    while (piece := await to_thread(next, pieces, None)) is not None:
        yield piece


class PreparePayload(Struct, frozen=True):
    """The guids of a content and of the file to prepare; without one the newest of its files."""

    content: UUID
    file: UUID | None = None


async def prepare(job: JobContext, payload: PreparePayload) -> Json:
    """Prepare the content that the payload names.

    Raises:
        PreparationFailed: the content now says why; a retry begins anew.
    """
    begun = await _begin(job, payload)
    if begun is None:
        return None
    content, file, kind = begun
    try:
        assets = await _assets(job, content, file, kind)
    except Unpreparable as failure:
        await _fail(job, content, file, failure.code, failure.params)
    assets = await _keep_sizes(job, file, assets)
    # Where no program can make more of it, the file stays as it is.
    if assets.conversion is not None and not await is_ready(assets.conversion, job.files.inspection):
        assets = replace(assets, conversion=None)
    thumbnail = await _keep_thumbnail(job, content, file, assets)
    await _finish(job, content, file, assets, thumbnail)
    return {"content": str(content.guid)}


async def _begin(
    job: JobContext, payload: PreparePayload
) -> tuple[Content, ContentFile | None, ContentType | None] | None:
    async with job.transaction() as session:
        content = await session.scalar(
            select(Content).where(Content.guid == payload.content, Content.deleted_at.is_(None))
        )
        if content is None or _is_of_another_file(content, payload):
            return None
        file_guid = content.pending_file_guid or content.file_guid
        file = await session.scalar(select(ContentFile).where(ContentFile.guid == file_guid))
        if file is not None:
            content.storage_status, content.failure_code = "preparing", None
        batch = await note_conversion(session, content)
    if batch is not None:
        await publish(job.queue, batch, CONVERSION_STARTED, content.guid)
    return content, file, TypeCatalogue(job.plugins, job.tenant).get(content.type_guid)


async def _assets(
    job: JobContext, content: Content, file: ContentFile | None, kind: ContentType | None
) -> Assets:
    if kind is None:
        raise Unpreparable("CONTENT_TYPE_OFF")
    if kind.prepare is None:
        return Assets()
    assets = await kind.prepare(Preparation(job, content, file, kind))
    return replace(assets, own=own_to_store(kind, assets.own))


async def _keep_sizes(job: JobContext, file: ContentFile | None, assets: Assets) -> Assets:
    """The assets with the paths of a picture's narrower files, which lie beside what is shown of it."""
    if file is None or not assets.sizes:
        return replace(assets, sizes=())
    await job.progress(0.9, KEEPING)
    stored: list[PictureSize] = []
    for size in assets.sizes:
        path = package_path(file.guid.hex, f"{max(size.width, size.height)}.webp")
        await job.files.put(job.tenant, path, size.data or b"")
        stored.append(replace(size, path=path, data=None))
    return replace(assets, sizes=tuple(stored))


async def _keep_thumbnail(
    job: JobContext, content: Content, file: ContentFile | None, assets: Assets
) -> str | None:
    if assets.thumbnail is None:
        return None
    await job.progress(0.95, KEEPING)
    path = f"{THUMBNAILS}/{(file or content).guid.hex}.webp"
    await job.files.put(job.tenant, path, assets.thumbnail)
    return path


async def _finish(
    job: JobContext, content: Content, file: ContentFile | None, assets: Assets, thumbnail: str | None
) -> None:
    async with job.transaction() as session:
        current = await _still_wanted(session, content, file)
        if current is None:
            return
        current.assets = msgspec.to_builtins(replace(assets, title="", text="", passages=(), thumbnail=None))
        current.failure_code, current.failure_params = None, {}
        if file is not None:
            current.file_guid, current.pending_file_guid = file.guid, None
            current.size, current.storage_status = file.size, "upload-done"
            await _take_title(session, job, current, file, assets.title)
            package = assets.package.root if assets.package else None
            if assets.sizes or assets.shown:
                package = file.guid.hex
            await session.execute(
                update(ContentFile)
                .where(ContentFile.guid == file.guid)
                .values(package=package, thumbnail_path=thumbnail)
            )
        if not current.has_own_thumbnail:
            current.thumbnail_path = thumbnail
        await keep_words(session, content.guid, assets.searched)
        event = ContentPrepared(
            tenant_id=content.tenant_id,
            at=datetime.now(UTC),
            actor_guid=job.person_guid,
            content_guid=content.guid,
            type_guid=content.type_guid,
        )
        await job.events.publish(session, event)
        if assets.conversion is not None:
            await enqueue_conversion(session, job.queue, current, job.person_guid)


async def _take_title(
    session: AsyncSession, job: JobContext, content: Content, file: ContentFile, title: str
) -> None:
    """Name a new content by what its file calls itself, unless a person has named it."""
    name = name_of_title(title)
    if not name or name == content.name or file.version > 1 or not is_title_of(content.name, file.name):
        return
    # Whoever sent the file chose no name: the history says that nobody did.
    principal = Principal(job.tenant)
    changes: dict[str, audit.Detail] = {"name": [content.name, name]}
    content.name = name
    content.version, content.updated_at = content.version + 1, datetime.now(UTC)
    detail: dict[str, audit.Detail] = {"fields": ["name"], "changes": changes}
    await audit.record(session, principal, "contents.update", "content", content.guid, detail)


async def _fail(
    job: JobContext, content: Content, file: ContentFile | None, code: str, params: Mapping[str, Param]
) -> NoReturn:
    async with job.transaction() as session:
        current = await _still_wanted(session, content, file)
        if current is not None:
            current.storage_status = "failed"
            current.failure_code, current.failure_params = code, dict(params)
            # Whoever asked for the job is shown it in the job centre.
            if current.created_by is not None and current.created_by != job.person_guid:
                values = PreparationFailure(content=current.guid, name=current.name)
                await job.notifications.raise_for(session, [current.created_by], PREPARATION_FAILED, values)
    failure = PreparationFailed(text=code)
    failure.params = params
    raise failure


async def give_up(work: WorkContext, payload: PreparePayload) -> None:
    """Have a content whose job failed without an answer say so: it does not wait for one for ever."""
    async with work.transaction() as session:
        waiting = (Content.guid == payload.content, Content.storage_status == "preparing")
        content = await session.scalar(select(Content).where(*waiting).with_for_update())
        if content is not None and not _is_of_another_file(content, payload):
            content.storage_status = "failed"
            content.failure_code, content.failure_params = GAVE_UP, {}


def _is_of_another_file(content: Content, payload: PreparePayload) -> bool:
    """Whether the content was given another file after this was asked for: that one has a job of its own."""
    return payload.file not in {None, content.pending_file_guid or content.file_guid}


async def _still_wanted(session: AsyncSession, content: Content, file: ContentFile | None) -> Content | None:
    """The content now, unless it was deleted or given another file meanwhile."""
    current = await session.scalar(
        select(Content).where(Content.guid == content.guid, Content.deleted_at.is_(None)).with_for_update()
    )
    if current is None:
        return None
    wanted = current.pending_file_guid or current.file_guid
    return current if wanted == (file.guid if file else None) else None
