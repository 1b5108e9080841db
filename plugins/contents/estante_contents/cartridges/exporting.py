"""A collection as a cartridge, made by a job."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import Unprocessable
from estante.api.exports import ArchiveFile, archive_job
from estante.api.jobs import JobContext, JobKind
from msgspec import Struct
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.cartridges.reading import Note
from estante_contents.cartridges.writing import PIECE, PackedContent, write_cartridge
from estante_contents.collections.models import CollectionContent
from estante_contents.inspection.folders import working_folder
from estante_contents.models import Content, ContentFile
from estante_contents.questions.exercises import complete, questions_of
from estante_contents.questions.models import Exercise
from estante_contents.questions.qti.assessment_writing import assessment_of, said_in_profile
from estante_contents.questions.qti.writing import Labels

MAX_BYTES = 4 * 1024**3
WRITING = "contents.stages.cartridge_writing"


class CartridgePayload(Struct, frozen=True):
    """The collection, its name, its language, and what true and false are called there."""

    collection: UUID
    title: str
    language: str
    labels: tuple[str, str] = ("True", "False")


class HeldContent(Struct, frozen=True):
    """A content of a collection; `code` says why it does not go out, and `notes` what of it does not."""

    packed: PackedContent
    size: int = 0
    code: str | None = None
    notes: Sequence[Note] = ()


async def held_contents(
    session: Transaction | AsyncSession, collection: UUID, labels: tuple[str, str] = ("", "")
) -> Sequence[HeldContent]:
    """The contents of a collection in their order, as they go out."""
    rows = await session.execute(
        select(Content.name, Content.url, ContentFile.path, ContentFile.name.label("file_name"))
        .add_columns(func.coalesce(ContentFile.size, 0).label("size"), Exercise)
        .join(CollectionContent, CollectionContent.content_guid == Content.guid)
        .outerjoin(ContentFile, ContentFile.guid == Content.file_guid)
        .outerjoin(Exercise, Exercise.content_guid == Content.guid)
        .where(CollectionContent.collection_guid == collection, Content.deleted_at.is_(None))
        .order_by(CollectionContent.position, Content.guid)
    )
    return [_held(row, Labels(*labels)) for row in rows]


def _held(row: Row[tuple[str, str | None, str, str, int, Exercise | None]], labels: Labels) -> HeldContent:
    if row.path is not None:
        return HeldContent(PackedContent(row.name, row.path, row.file_name), row.size)
    if row.url:
        return HeldContent(PackedContent(row.name, url=row.url))
    if row.Exercise is not None:
        return _held_test(row.name, row.Exercise, labels)
    return HeldContent(PackedContent(row.name), code="CARTRIDGE_NOTHING")


def _held_test(name: str, exercise: Exercise, labels: Labels) -> HeldContent:
    """The complete questions as a test; those that it cannot ask are named."""
    questions = complete(questions_of(exercise))
    said = said_in_profile(questions)
    if exercise.video_guid is not None:
        return HeldContent(PackedContent(name), code="CARTRIDGE_LESSON")
    if not said:
        return HeldContent(PackedContent(name), code="CARTRIDGE_UNSAID" if questions else "QTI_NOTHING")
    left, beside = len(questions) - len(said), sum(1 for each in said if each.media)
    counts = {"CARTRIDGE_LEFT": left, "CARTRIDGE_BESIDE": beside}
    notes: list[Note] = [(code, {"count": count}) for code, count in counts.items() if count]
    test = assessment_of(name, said, labels)
    return HeldContent(PackedContent(name, test=test), size=len(test), notes=notes)


async def _write(job: JobContext, payload: CartridgePayload) -> ArchiveFile:
    async with job.transaction() as session:
        held = await held_contents(session, payload.collection, payload.labels)
    packed = [each.packed for each in held if each.code is None]
    if sum(each.size for each in held) > MAX_BYTES:
        raise Unprocessable(text="CARTRIDGE_TOO_LARGE", limit_mb=MAX_BYTES // 1024**2)
    await job.progress(None, WRITING)

    async def chunks() -> AsyncIterator[bytes]:
        with working_folder("cartridge") as folder:
            target = folder / "cartridge.zip"
            read = job.files.open_seekable
            await to_thread(
                write_cartridge,
                target,
                payload.title,
                payload.language,
                packed,
                lambda path: read(job.tenant, path),
            )
            async for piece in _pieces(target):
                yield piece

    return ArchiveFile(chunks(), len(packed))


async def _pieces(path: Path) -> AsyncIterator[bytes]:
    with path.open("rb") as file:
        while piece := await to_thread(file.read, PIECE):
            yield piece


CARTRIDGE: JobKind[CartridgePayload] = archive_job(
    "contents.cartridge", CartridgePayload, "contents.jobs.cartridge", _write
)
