"""Importing a lesson: its pages are read first, and put in place of the former ones in one transaction."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import ApiError, Unprocessable
from estante.api.files import release_file
from estante.api.jobs import JobContext, JobKind, Json, WorkContext
from estante.api.people import find_person
from msgspec import Struct
from sqlalchemy import select

from estante_mint.document.cleaning import clean_document, empty_document
from estante_mint.importing.docx import html_of_docx
from estante_mint.importing.html import Imported, ImportedImage, read_html
from estante_mint.importing.versions import WrittenPage, keep_version, pages_of, put_pages
from estante_mint.models import MintImport
from estante_mint.schemas import MAX_PAGES
from estante_mint.services.images import PictureStore
from estante_mint.settings import MintSettings

DOCX: Final = ".docx"
UNREADABLE: Final = "MINT_IMPORT_UNREADABLE"


class ImportLesson(Struct, frozen=True):
    """The guid of the import."""

    import_guid: UUID


async def run_import(job: JobContext, payload: ImportLesson) -> Json:
    """Import, or say why not: the former pages stay then (MIN-022, MIN-023)."""
    async with job.transaction() as session:
        row = await _row(session, payload.import_guid)
        if row.status != "running":
            return {"lesson": str(row.lesson_guid)}
        stored_path, name, source = row.stored_path, row.source, row.source_lesson_guid
        lesson, asker = row.lesson_guid, row.asked_by
    try:
        imported = await _read(job, stored_path, name) if stored_path else None
        async with job.transaction() as session:
            images = imported.images if imported else ()
            await _store_images(job, session, lesson, asker, images)
            pages = _written(job, imported) if imported else await pages_of(session, _known(source))
            if not pages or len(pages) > MAX_PAGES:
                raise Unprocessable(text=UNREADABLE)
            await keep_version(session, job.tenant, lesson, asker)
            await put_pages(session, job.tenant, lesson, pages, asker)
            await _end(session, payload.import_guid, None)
    except ApiError as refusal:
        async with job.transaction() as session:
            # A sentence with gaps is filled where it is refused; here nobody knows with what.
            code = UNREADABLE if refusal.params else refusal.text_key.removeprefix("errors.")
            await _end(session, payload.import_guid, code)
    return {"lesson": str(lesson)}


def _known(source: UUID | None) -> UUID:
    if source is None:
        raise Unprocessable(text=UNREADABLE)
    return source


async def _read(job: JobContext, path: str, name: str) -> Imported:
    data = await job.files.read(job.tenant, path)
    is_docx = name.lower().endswith(DOCX)
    html = await html_of_docx(data) if is_docx else data.decode("utf-8", "replace")
    return read_html(html, name.rpartition(".")[0] or name)


def _written(job: JobContext, imported: Imported) -> Sequence[WrittenPage]:
    hosts = job.tenant.settings_of(MintSettings).embed_hosts
    return [
        WrittenPage(
            title=page.title[:250],
            document=clean_document({"type": "doc", "content": page.blocks}, hosts)
            if page.blocks
            else empty_document(),
            beside=None,
        )
        for page in imported.pages
    ]


async def _store_images(
    job: JobContext, session: Transaction, lesson: UUID, asker: UUID, images: Sequence[ImportedImage]
) -> None:
    if not images:
        return
    person = await find_person(session, asker)
    if person is None:
        raise Unprocessable(text=UNREADABLE)
    pictures = PictureStore(session, person.principal(job.tenant), job.files)
    for image in images:
        await pictures.add(lesson, image.name, _once(image.data), guid=image.guid)


async def _once(data: bytes) -> AsyncIterator[bytes]:
    yield data


async def _row(session: Transaction, guid: UUID) -> MintImport:
    return (await session.scalars(select(MintImport).where(MintImport.guid == guid).with_for_update())).one()


async def _end(session: Transaction, guid: UUID, error: str | None) -> None:
    row = await _row(session, guid)
    row.status, row.error = ("success" if error is None else "error"), error
    if row.stored_guid is not None:
        await release_file(session, row.stored_guid)


async def give_up(work: WorkContext, payload: ImportLesson) -> None:
    """Have an import that nothing runs any longer say so."""
    async with work.transaction() as session:
        await _end(session, payload.import_guid, UNREADABLE)


IMPORT: JobKind[Any] = JobKind(
    "mint.import",
    ImportLesson,
    run_import,
    "mint.jobs.import",
    timeout=600,
    page="/content/{guid}/editor",
    tells="end",
    give_up=give_up,
)
