"""A worker that is killed in the middle: nothing is lost, nothing is doubled, and nothing waits for ever."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from uuid import UUID

import msgspec
import pytest
from estante.files.models import StoredFile
from estante.jobs.kinds import JobContext
from estante.jobs.lost_jobs import close_lost_jobs
from estante.jobs.models import Job
from estante.jobs.payloads import NoPayload
from estante.mail.models import OutgoingLetter
from estante.testing.answers import data_of, rows_of, send_json
from estante_contents.batches.models import Batch
from estante_contents.conversion.job import ConvertPayload, give_up
from estante_contents.inspection.turns import turn
from estante_contents.models import Content, ContentFile
from sqlalchemy import func, select, text, update

from plugins.contents.tests.archives import png, zip_of
from plugins.contents.tests.conftest import sample
from plugins.contents.tests.converters import sound
from plugins.contents.tests.dying_worker import Death
from plugins.contents.tests.test_batches import Packer

pytestmark = pytest.mark.wide

ROOT = Path(__file__).parents[3]
LINES = ("begun", "inspected", "unpacking", "unpacked", "keeping", "finished")
KINDS = {
    "texto.pdf": {},
    "portada-800x600.jpg": {},
    "ciclo-da-agua.pt.ogg": {},
    "ciclo-del-agua.webm": {},
    "guia.docx": {},
    "pagina.html": {},
    "scorm12-un-sco.zip": {"type_guid": "CTTY_10"},
    "html-interactivo.zip": {"type_guid": "CTTY_08"},
    "xapi-ciclo-del-agua.zip": {"type_guid": "CTTY_20"},
    "materiales-sin-indice.zip": {"type_guid": "CTTY_13"},
    "con-indice.pdf": {"type_guid": "CTTY_01"},
    "dom-casmurro-reflow.epub": {},
}


async def die(platform, tenant, line, time=1, *, converts=False):
    """Run a worker that ends at a line, to its end; without the programs that convert files, or with them."""
    found = platform.addresses
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "plugins.contents.tests.dying_worker",
        cwd=ROOT,
        env={
            **os.environ,
            "PATH": os.environ["PATH"] if converts else os.devnull,
            "DATABASE_URL": found.app_url,
            "REDIS_URL": found.redis_url,
            "ESTANTE_BASE_PATH": str(platform.base_path),
            "ESTANTE_SECRET": platform.secret,
        },
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    await process.communicate(msgspec.json.encode(Death(tenant.guid, line, time)))
    assert process.returncode == -signal.SIGKILL, line


async def test_a_content_of_every_type_ends_prepared_whatever_step_is_killed(
    editor, platform, database, services, workbench
):
    contents = {}
    for name, fields in KINDS.items():
        upload = await editor.upload(name, sample(name))
        contents[name] = (await editor.create(upload_guid=upload, **fields))["guid"]
    for line in LINES:
        await die(platform, editor.tenant, line)
    for guid in contents.values():
        job = await editor.finish(guid)
        content = await editor.get(guid)
        # Prepared; or, killed as often as a job may be, failed with a reason and a way to try again.
        assert content["storage_status"] in ("upload-done", "failed"), (content["name"], job.status)
        assert (content["failure"] is None) == (content["storage_status"] == "upload-done")
        if content["failure"]:
            await editor.client.post(f"cms/contents/{guid}/prepare")
            await editor.finish(guid)
            assert (await editor.get(guid))["storage_status"] == "upload-done"
    guids = [UUID(guid) for guid in contents.values()]
    async with database.transaction(editor.tenant) as session:
        rows = list(await session.scalars(select(ContentFile).where(ContentFile.content_guid.in_(guids))))
        assert await session.scalar(select(func.count()).select_from(Content)) == len(contents)
    assert len(rows) == len(contents)
    stored = [path async for path in services.files.names(editor.tenant, "thumbnails")]
    pictures = {path for path in stored if path.count("/") == 1}
    assert pictures <= {row.thumbnail_path for row in rows}
    packages = {path.split("/")[1] async for path in services.files.names(editor.tenant, "packages")}
    assert packages == {row.package for row in rows if row.package}


@pytest.mark.converts
@pytest.mark.parametrize("line", ["converting", "converted", "recorded"])
async def test_a_conversion_that_is_killed_ends_converted_and_leaves_nothing_else(
    editor, platform, services, workbench, line
):
    upload = await editor.upload("entero.m4a", sound("entero.m4a"))
    made = await editor.create(upload_guid=upload)
    await die(platform, editor.tenant, line, converts=True)
    job = await editor.finish(made["guid"])
    assert (job.kind, job.status) == ("contents.convert", "done")
    content = await editor.get(made["guid"])
    assert (content["payload"]["codecs"], content["warnings"]) == (["AAC"], [])
    files = [path async for path in services.files.names(editor.tenant, "converted")]
    assert len(files) == 1
    gone = data_of(await send_json(editor.client, "DELETE", "cms/contents", {"guids": [made["guid"]]}))
    gone = data_of(await send_json(editor.client, "DELETE", "trash", {"guids": gone["deleted"]}))
    assert gone["deleted"] == [made["guid"]]
    assert [path async for path in services.files.names(editor.tenant, "converted")] == []


@pytest.mark.parametrize(("line", "time"), [("listed", 1), ("received", 4), ("made", 3), ("settled", 5)])
async def test_a_batch_goes_on_where_it_was_killed(editor, platform, workbench, services, line, time):
    packer = Packer(editor, workbench, services)
    files = {f"Lámina {n}.png": png(n) for n in range(8)} | {"nota.vtt": b"WEBVTT\n"}
    batch = await packer.start(zip_of(files))
    await die(platform, editor.tenant, line, time)
    job = await workbench.finish(batch["job"], editor.tenant, seconds=300)
    assert (job.status, job.error_code) == ("done", None)
    batch = await packer.get(batch["guid"])
    assert batch["counts"] == {"waiting": 0, "made": 8, "refused": 1, "skipped": 0}
    rows = await packer.prepared(batch["guid"])
    assert [row["file"] for row in rows] == list(files)
    assert len({row["content_guid"] for row in rows} - {None}) == 8
    listed = rows_of(await editor.client.get("cms/contents", params={"pageSize": 100}))
    assert sorted(row["name"] for row in listed) == sorted(
        name.removesuffix(".png") for name in list(files)[:8]
    )
    # Nothing lies in the store that no content has, but the archive, which goes within the hour.
    stored = {path async for path in services.files.names(editor.tenant, "originals")}
    async with services.database.transaction(editor.tenant) as session:
        used = set(await session.scalars(select(ContentFile.path)))
        archive = set(await session.scalars(text("SELECT path FROM content_batches")))
    assert stored - archive == used
    assert len(await packer.letters()) == 1


async def lose(database, tenant, guid):
    """Have the queue forget the only job of a content."""
    subject = Job.subject_guid == UUID(guid)
    async with database.transaction(tenant) as session:
        job = await session.scalar(select(Job).where(subject))
        await session.execute(text("DELETE FROM saq_jobs WHERE key = :key"), {"key": str(job.guid)})
        await session.execute(
            update(Job).where(subject).values(created_at=func.now() - text("interval '1 hour'"))
        )


async def test_a_content_whose_job_is_lost_says_so_and_can_be_tried_again(editor, database, services):
    upload = await editor.upload("texto.pdf", sample("texto.pdf"))
    made = await editor.create(upload_guid=upload)
    await lose(database, editor.tenant, made["guid"])
    await close_lost_jobs(JobContext(services.work, editor.tenant), NoPayload())
    content = await editor.get(made["guid"])
    assert (content["storage_status"], content["failure"]["code"]) == ("failed", "PREPARATION_GAVE_UP")
    assert "Volver a procesar" in content["failure"]["message"]
    data_of(await editor.client.post(f"cms/contents/{made['guid']}/prepare"), 202)
    await editor.finish(made["guid"])
    assert (await editor.get(made["guid"]))["storage_status"] == "upload-done"


async def test_the_lost_job_of_a_former_file_says_nothing_of_the_newer_one(editor, database, services):
    made = await editor.create(upload_guid=await editor.upload("texto.pdf", sample("texto.pdf")))
    await lose(database, editor.tenant, made["guid"])
    newer = {"upload_guid": await editor.upload("nuevo.pdf", sample("con-indice.pdf"))}
    data_of(await editor.client.post(f"cms/contents/{made['guid']}/file", json=newer))
    await close_lost_jobs(JobContext(services.work, editor.tenant), NoPayload())
    assert (await editor.get(made["guid"]))["failure"] is None
    await editor.finish(made["guid"])
    content = await editor.get(made["guid"])
    assert (content["storage_status"], content["payload"]["pages"]) == ("upload-done", 55)


async def test_a_batch_whose_job_is_lost_says_so_and_gives_its_archive_back(
    editor, database, services, workbench
):
    packer = Packer(editor, workbench, services)
    batch = await packer.start(zip_of({"a.png": png(1)}))
    subject = Job.subject_guid == UUID(batch["guid"])
    async with database.transaction(editor.tenant) as session:
        job = await session.scalar(select(Job).where(subject))
        await session.execute(text("DELETE FROM saq_jobs WHERE key = :key"), {"key": str(job.guid)})
        await session.execute(
            update(Job).where(subject).values(created_at=func.now() - text("interval '1 hour'"))
        )
    await close_lost_jobs(JobContext(services.work, editor.tenant), NoPayload())
    ended = await packer.get(batch["guid"])
    assert (ended["state"], ended["failure"]["code"]) == ("refused", "BATCH_GAVE_UP")
    assert "súbelo de nuevo" in ended["failure"]["message"]
    async with database.transaction(editor.tenant) as session:
        letters = select(func.count()).where(OutgoingLetter.kind == "contents.batch_done")
        assert await session.scalar(letters) == 1
        archive = select(StoredFile.expires_at).join(Batch, Batch.stored_guid == StoredFile.guid)
        assert await session.scalar(archive) is not None


@pytest.mark.converts
async def test_a_conversion_that_is_given_up_says_so_and_the_file_stays_as_it_is(editor, app, services):
    async with turn(app.services.files.inspection.folder, "conversion", 1):
        made = await editor.create_from("entero.m4a", sound("entero.m4a"))
        waiting = await editor.newest_job(made["guid"])
        payload = msgspec.convert(waiting.payload, ConvertPayload)
        await give_up(JobContext(services.work, editor.tenant), payload)
    content = await editor.get(made["guid"])
    assert (content["storage_status"], content["failure"]) == ("upload-done", None)
    assert [one["code"] for one in content["warnings"]] == ["CODEC_NOT_EVERYWHERE", "CONVERSION_GAVE_UP"]
    assert "Volver a procesar" in content["warnings"][1]["message"]
    # The run that comes after all has nothing to do.
    assert (await editor.finish(made["guid"])).status == "done"
    assert (await editor.get(made["guid"]))["warnings"] == content["warnings"]
