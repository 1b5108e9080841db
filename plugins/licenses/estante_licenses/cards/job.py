"""The cards of a batch as PDF files in an archive, made by a job."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import UUID
from zipfile import ZIP_STORED, ZipFile

from estante.api.database import raw_connection
from estante.api.exports import ArchiveFile, archive_job
from estante.api.jobs import JobContext, JobKind
from estante.api.tenants import logo_file
from msgspec import Struct

from estante_licenses.cards.look import CardLook

# So many cards a file: a hundred pages, which every printer takes.
CARDS_OF_FILE = 1_000
MAX_CARDS = 10_000
PIECE = 256 * 1024
# A card of a code that somebody has, or that is off, is of no use to anybody.
FREE = """
SELECT code FROM licenses WHERE batch_guid = $1 AND deleted_at IS NULL AND consumed = 0 AND status = 'active'
ORDER BY code LIMIT $2
"""


class CardsPayload(Struct, frozen=True):
    """The batch, what its files are called, and what its cards say."""

    batch: UUID
    name: str
    look: CardLook


async def _write(job: JobContext, payload: CardsPayload) -> ArchiveFile:
    async with job.transaction() as session:
        rows = await (await raw_connection(session)).fetch(FREE, payload.batch, MAX_CARDS)
    codes = [row["code"] for row in rows]
    await job.progress(None, "licenses.jobs.drawing")
    logo = logo_file(job.platform.tenants_dir, job.tenant)

    async def chunks() -> AsyncIterator[bytes]:
        with TemporaryDirectory(prefix="estante-cards-") as folder:
            target = Path(folder) / "cards.zip"
            await to_thread(_draw, target, payload, codes, logo)
            with target.open("rb") as file:
                while piece := await to_thread(file.read, PIECE):
                    yield piece

    return ArchiveFile(chunks(), len(codes))


def _draw(target: Path, payload: CardsPayload, codes: Sequence[str], logo: Path | None) -> None:
    from estante_licenses.cards import drawing, logos  # noqa: PLC0415 - ReportLab is for this job alone

    printed = logos.printed_logo(logo, target.parent) if logo else None
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for number, start in enumerate(range(0, len(codes), CARDS_OF_FILE), 1):
            sheet = target.with_name("sheet.pdf")
            drawing.draw_cards(sheet, payload.look, codes[start : start + CARDS_OF_FILE], printed)
            archive.write(sheet, f"{payload.name} {number:02}.pdf")


CARDS: JobKind[CardsPayload] = archive_job("licenses.cards", CardsPayload, "licenses.jobs.cards", _write)
