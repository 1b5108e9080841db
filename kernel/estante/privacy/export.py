"""Everything that is kept about a person as one ZIP: a page that says what is what, JSON, and files."""

import html
import tempfile
import zipfile
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

from msgspec import Struct

from estante.errors import NotFound
from estante.exports.jobs import PREFIX, STORING, ExportFile
from estante.files.paths import ODD
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json
from estante.languages.texts import Texts
from estante.plugins.registry import registry_of
from estante.privacy.declarations import PersonalData, PersonalFile, PrivacyContext, Subject
from estante.privacy.people import find_person, subject_of
from estante.privacy.tables import rows_of

KIND = f"{PREFIX}personal_data"
GATHERING = "jobs.stages.personal_data"
CHUNK = 1024 * 1024
# What a person sent may be hours of video: files beyond this are named in `files.json` and not packed.
MAX_FILE_BYTES = 4 * 1024**3
MAX_NAME = 150
PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#24211c}}
h2{{font-size:1.1rem;margin:1.6rem 0 .2rem}}p{{margin:.2rem 0}}.note{{color:#5c574e}}</style></head>
<body><h1>{title}</h1><p>{intro}</p>
{parts}
</body></html>
"""
PART = '<h2><a href="{file}">{name}</a> ({rows})</h2><p>{about}</p><p class="note">{erased}</p>'
EMPTY = "<h2>{name} (0)</h2><p>{about}</p>"


class _Document(Struct, frozen=True):
    """One JSON document of the export."""

    data: PersonalData
    rows: int


async def write_export(
    context: PrivacyContext, subject: Subject, lang: str, target: Path, texts: Texts
) -> int:
    """Write a person's data into a ZIP file. Answers how many rows there are in it."""
    documents = []
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for data in reversed(registry_of(context.plugins).personal_data):
            if data.document:
                documents.append(_Document(data, await _write_document(archive, context, data, subject)))
            if data.files is not None:
                async for file in data.files(context, subject):
                    await _write_file(archive, context, file)
        archive.writestr("index.html", _page(context, documents, lang, texts))
    return sum(document.rows for document in documents)


async def _write_document(
    archive: zipfile.ZipFile, context: PrivacyContext, data: PersonalData, subject: Subject
) -> int:
    count = 0
    with archive.open(f"{data.document}.json", "w", force_zip64=True) as entry:
        entry.write(b"[")
        async for row in rows_of(context, data, subject):
            entry.write((",\n" if count else "\n").encode() + row.encode())
            count += 1
        entry.write(b"\n]\n")
    return count


async def _write_file(archive: zipfile.ZipFile, context: PrivacyContext, file: PersonalFile) -> None:
    """Pack one file as it is; one that went meanwhile is left out."""
    try:
        size = (await context.files.stat(context.tenant, file.path)).size
    except NotFound:
        return
    if size > MAX_FILE_BYTES:
        return
    info = zipfile.ZipInfo(f"files/{ODD.sub('_', file.name)[-MAX_NAME:]}")
    with archive.open(info, "w", force_zip64=True) as entry:
        async for chunk in context.files.stream(context.tenant, file.path, chunk=CHUNK):
            entry.write(chunk)


def _page(context: PrivacyContext, documents: Sequence[_Document], lang: str, texts: Texts) -> str:
    text = texts.translator(lang, tenant=context.tenant)
    shown = {
        "tenant": context.tenant.name,
        "product": context.tenant.branding.product_name,
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
    }
    parts = []
    for document in documents:
        key = document.data.text_key
        values = {
            "file": f"{document.data.document}.json",
            "name": text(f"{key}.name"),
            "about": text(f"{key}.about"),
            "rows": str(document.rows),
            "erased": text(f"personal_data.erased.{document.data.on_erase}"),
        }
        part = PART if document.rows else EMPTY
        parts.append(part.format_map({name: html.escape(value) for name, value in values.items()}))
    title = html.escape(text("personal_data.page.title", **shown))
    intro = html.escape(text("personal_data.page.intro", **shown))
    return PAGE.format(lang=lang, title=title, intro=intro, parts="\n".join(parts))


class PersonalDataPayload(Struct, frozen=True):
    """Whose data, and the language of the page that explains it."""

    person: UUID
    lang: str


async def run_export(job: JobContext, payload: PersonalDataPayload) -> Json:
    """Make the export of one person, for the one who asked; it goes after a day as every export.

    Raises:
        NotFound: the person is gone meanwhile.
    """
    async with job.database.transaction(job.tenant) as session:
        person = await find_person(session, job.tenant, str(payload.person))
    if person is None:
        raise NotFound
    await job.progress(None, GATHERING)
    path = f"exports/{job.job_guid.hex}.zip"
    with tempfile.TemporaryDirectory(prefix="estante-export-") as folder:
        target = Path(folder) / "export.zip"
        rows = await write_export(job, subject_of(person), payload.lang, target, job.texts)
        await job.progress(None, STORING)
        await job.files.put(job.tenant, path, _chunks(target))
        made = ExportFile(path, rows, target.stat().st_size)
    return {"path": made.path, "rows": made.rows, "size": made.size}


async def _chunks(path: Path) -> AsyncIterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(CHUNK):
            yield chunk


EXPORT = JobKind(KIND, PersonalDataPayload, run_export, "jobs.kinds.personal_data", timeout=3600, tells="end")
