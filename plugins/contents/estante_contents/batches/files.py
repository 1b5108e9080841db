"""Making a content of one file of an archive, once, however often it is tried."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec
from estante.api.errors import ApiError, FieldError, Unprocessable, ValidationFailed
from estante.api.files import FileRecord, FileStore, Received, receive_file, take_in_file
from estante.api.http import IfMatch, build
from estante.api.jobs import JobContext
from estante.api.records import RecordContext, record_context, service_values
from estante.api.tenants import Tenant
from msgspec import UNSET, Struct
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.batches.archive.unpacking import Broken, Streamed
from estante_contents.batches.models import Batch, BatchFile
from estante_contents.batches.table import Classification, values_of
from estante_contents.content_types.exercise import TEST
from estante_contents.content_types.link import LINK
from estante_contents.policies import Contents
from estante_contents.questions.exercises import ExerciseService
from estante_contents.questions.schemas import ExerciseFields, Question
from estante_contents.schemas import NAME, NewContent
from estante_contents.services.catalogue import TypeCatalogue, TypeRequired, upload_of
from estante_contents.services.content_service import ContentService
from estante_contents.services.content_tags import ContentTagService
from estante_contents.services.purposes import CONTENT

AfterCommit = Sequence[Callable[[], Awaitable[None]]]
Json = Mapping[str, object]
Values = Mapping[str, Any]
Fields = Callable[[RecordContext, Values, Json], Awaitable[NewContent]]
Write = Callable[[Values, UUID], Awaitable[None]]

# No room for this file; there may be for a smaller one, and trying it again makes none.
FULL = "STORAGE_FULL"
FAULTY_ROW = "BATCH_ROW_REFUSED"
# The columns of the table, by the fields of a content.
COLUMNS = {"disciplines": "subjects", "educationLevels": "levels"}


class Draft(Struct, frozen=True):
    """What a content is made of, and what is written into it once it is there."""

    fields: Fields
    write: Write | None = None


async def settle(job: JobContext, batch: Batch, file: BatchFile, streamed: Streamed) -> None:
    """Take a file in and make its content, or note why there is none.

    It has its own place in the store: one that was begun before a kill is written again over what was left.
    """
    received: Received | None = None
    try:
        received = await _receive(job, file, streamed)
        async with job.transaction() as session:
            draft = Draft(_fields_of_file(job, session, received))
            after_commit = await _make(job, session, batch, file.guid, draft)
    except ApiError as error:
        if error.status >= 500 and error.code != FULL:
            raise
        if await refuse(job, file.guid, error) and received is not None:
            await job.files.delete(job.tenant, received.path)
        return
    for call in after_commit:
        await call()


async def settle_link(job: JobContext, batch: Batch, file: BatchFile, url: str) -> None:
    """Make a link of a file that says an address, or note why there is none."""

    async def fields(_records: RecordContext, _values: Values, row: Json) -> NewContent:
        name = str(row.get("name") or url)[: NAME[1]]
        return NewContent(is_teacher_only=0, type_guid=LINK.guid, name=name, url=url)

    await _settle_without_file(job, batch, file, Draft(fields))


async def settle_test(job: JobContext, batch: Batch, file: BatchFile, questions: object) -> None:
    """Make a test of the questions that a file of a cartridge asks, or note why there is none."""
    sent = ExerciseFields(questions=msgspec.convert(questions, list[Question]))

    async def fields(_records: RecordContext, _values: Values, row: Json) -> NewContent:
        name = str(row.get("name") or file.file)[: NAME[1]]
        return NewContent(is_teacher_only=0, type_guid=TEST.guid, name=name)

    async def ask(values: Values, content: UUID) -> None:
        await build(ExerciseService, values).save(content, sent, IfMatch())

    await _settle_without_file(job, batch, file, Draft(fields, ask))


async def _settle_without_file(job: JobContext, batch: Batch, file: BatchFile, draft: Draft) -> None:
    try:
        async with job.transaction() as session:
            after_commit = await _make(job, session, batch, file.guid, draft)
    except ApiError as error:
        if error.status >= 500:
            raise
        await refuse(job, file.guid, error)
        return
    for call in after_commit:
        await call()


async def _receive(job: JobContext, file: BatchFile, streamed: Streamed) -> Received:
    async def chunks() -> AsyncIterator[bytes]:
        try:
            async for data in streamed.chunks:
                yield data
        except Broken:
            raise Unprocessable(text="ARCHIVE_ENTRY_BROKEN", entry=file.file) from None

    name = file.file.rpartition("/")[2]
    return await receive_file(job.files, job.tenant, chunks(), name, CONTENT, guid=file.guid)


def _fields_of_file(job: JobContext, session: AsyncSession, received: Received) -> Fields:
    """What a content is made of whose file was received."""

    async def fields(records: RecordContext, values: Values, row: Json) -> NewContent:
        stored = await take_in_file(session, records.principal, received, CONTENT)
        return replace(
            await _fields_of(session, build(ContentTagService, values), row),
            upload_guid=stored.guid,
            type_guid=await _type_of(job.files, records, stored),
        )

    return fields


async def _make(
    job: JobContext, session: AsyncSession, batch: Batch, guid: UUID, draft: Draft
) -> AfterCommit:
    """Make the content of a file that waits. Raises ApiError: what refuses the file or its row."""
    file = await waiting_file(session, guid)
    if file is None:
        # Another run of this job was faster, and what lies in the store is its content's.
        return ()
    records = await record_context(job, session, Contents.create, batch.created_by, batch.acting_guid)
    values = service_values(records, files=job.files, queue=job.queue, registry=job.plugins)
    content = await build(ContentService, values).create(await draft.fields(records, values, file.row))
    if draft.write is not None:
        await draft.write(values, content.guid)
    file.state, file.content_guid = "made", content.guid
    return records.after_commit


async def waiting_file(session: AsyncSession, guid: UUID) -> BatchFile | None:
    """The row of a file that is not settled yet, locked."""
    file: BatchFile | None = await session.scalar(
        select(BatchFile).where(BatchFile.guid == guid, BatchFile.state == "waiting").with_for_update()
    )
    return file


async def _type_of(files: FileStore, records: RecordContext, stored: FileRecord) -> str:
    """The type that the bytes tell; where they fit several, the one that is likeliest by what is inside.

    Raises what `TypeCatalogue.choose` raises where nothing is likely.
    """
    tenant: Tenant = records.principal.tenant
    types = TypeCatalogue(records.plugins, tenant)
    upload = await upload_of(files, tenant, stored)
    try:
        return types.choose(upload, None).guid
    except TypeRequired as error:
        suggested = error.extra["suggested"]
        if not isinstance(suggested, str):
            raise
        return types.choose(upload, suggested).guid


async def _fields_of(session: AsyncSession, tags: ContentTagService, row: Mapping[str, object]) -> NewContent:
    """What a row says of its content. Raises ValidationFailed: what the settings do not have."""
    cells = msgspec.convert(row, dict[str, str])
    content = NewContent(is_teacher_only=0)
    for name in ("name", "description", "erp_id"):
        if name in cells:
            setattr(content, name, cells[name])
    if cells.keys() & {"country", "subjects", "levels"}:
        guids, faults = (await Classification.read(session)).find(cells)
        if faults:
            raise ValidationFailed(fields=faults)
        content.disciplines, content.educationLevels = guids["subjects"], guids["levels"]
        content.country = cells["country"].upper() if "country" in cells else UNSET
    if words := values_of(cells.get("tags", "")):
        content.tags = [(await tags.add_tag(word)).guid for word in words]
    return content


async def refuse(job: JobContext, guid: UUID, error: ApiError) -> bool:
    """Note why a file becomes no content. False where another run has settled it meanwhile."""
    async with job.transaction() as session:
        file = await waiting_file(session, guid)
        if file is None:
            return False
        note_refusal(file, error)
    return True


def note_refusal(file: BatchFile, error: ApiError) -> None:
    """Give a file the error's reason: what is wrong with its row is said by field."""
    fields = error.fields
    if not fields and isinstance(field := error.extra.get("field"), str) and file.line is not None:
        fields = (FieldError(field, error.text_key.removeprefix("errors."), dict(error.params)),)
    file.state = "refused"
    if file.line is not None and fields:
        file.reason_code, file.reason_params = FAULTY_ROW, {"line": file.line}
    else:
        file.reason_code, file.reason_params = error.text_key.removeprefix("errors."), dict(error.params)
    file.faults = [
        {"field": COLUMNS.get(field.field, field.field), "code": field.code, "params": dict(field.params)}
        for field in fields
    ]
