"""A lesson as a SCORM package: what is in it, for whom, and that it is one."""

import asyncio
import tempfile
import tracemalloc
from io import BytesIO
from uuid import UUID
from zipfile import ZipFile

import pytest
import pytest_asyncio
from estante.api.jobs import JobContext
from estante.jobs.models import Job
from estante.testing.answers import data_of
from estante_programs.models import ProgramLanguage
from estante_programs.scorm import job as scorm_job
from estante_programs.scorm.package import LessonPackage, PackedFile, PackedPart, PackedSection
from PIL import Image
from sqlalchemy import select

from plugins.programs.tests.structure.conftest import PICTURE, LessonWriter
from plugins.programs.tests.structure.test_tasks import KEY, new_quiz, new_task

PAGE = b"<!doctype html><title>Gotas</title><link rel=stylesheet href=estilo/gota.css><p>Hola</p>"
OURS = ["imsmanifest.xml", "index.html", "style.css", "scorm.js"]


def zip_of(**files: bytes) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, data in files.items():
            archive.writestr(name.replace("__", "/").replace("_", "."), data)
    return packed.getvalue()


def lesson_of(file: PackedFile) -> LessonPackage:
    """A lesson of one video."""
    part = PackedPart(kind="video", title="Largo", optional=False, address=file.place, file=file)
    names = {"title": "Lección", "program": "P", "unit": "U", "language": "es", "platform": "Andaluna"}
    held = (PackedSection("", (part,)),)
    return LessonPackage(guid=UUID(int=1), colour="#ed7011", sections=held, tasks=(), **names)


class Packer:
    """Somebody who takes lessons out of the platform."""

    def __init__(self, workbench, services) -> None:
        self._workbench, self._services = workbench, services

    async def job(self, client, lesson: LessonWriter) -> tuple[dict[str, object], Job]:
        """What the call answers, and the job once it has ended."""
        started = data_of(await client.post(f"{lesson.path}/scorm"), 202)
        return started, await self._workbench.finish(started["id"], client.tenant)

    async def bytes_of(self, client, lesson: LessonWriter) -> bytes:
        """The package, as it is saved from the job centre."""
        started, job = await self.job(client, lesson)
        assert job.status == "done", job.error_code
        return bytes((await client.get(f"exports/{started['id']}/download")).content)

    async def files(self, client, lesson: LessonWriter) -> dict[str, bytes]:
        """The files of the package by their places."""
        with ZipFile(BytesIO(await self.bytes_of(client, lesson))) as archive:
            return {name: archive.read(name) for name in archive.namelist()}

    async def content(self, writer: LessonWriter, name: str, data: bytes, **fields: object) -> str:
        """A content made of a file, once it is prepared."""
        upload = await writer.upload(name, data, "content")
        body = {"name": name, "is_teacher_only": 0, "upload_guid": upload, **fields}
        guid = data_of(await writer.client.post("cms/contents", json=body), 201)["guid"]
        await self.prepared(writer.client, guid)
        return str(guid)

    async def prepared(self, client, content: str) -> None:
        """Wait for the job of a content."""
        async with self._services.database.transaction(client.tenant) as session:
            newest = select(Job.guid).where(Job.subject_guid == UUID(content)).order_by(Job.guid.desc())
            job = await session.scalar(newest.limit(1))
        assert (await self._workbench.finish(job, client.tenant)).status == "done"


@pytest_asyncio.fixture
async def packer(workbench, services):
    return Packer(workbench, services)


@pytest.mark.spec("PRO-082")
async def test_a_lesson_is_downloaded_with_its_files(filling, packer, client):
    section = await filling.section("De cerca")
    await filling.material(title="Una foto", file=await filling.file())
    await filling.material(title="El mapa", link="https://example.org/mapa")
    page = zip_of(index_html=PAGE, estilo__gota_css=b"p{color:teal}")
    gotas = await packer.content(filling, "gotas.zip", page, type_guid="CTTY_08")
    await filling.material(title="Gotas", content_guid=gotas, section_guid=section["guid"])
    publisher = await client(filling.client.tenant, "R07")
    started, _job = await packer.job(publisher, filling)
    assert (started["file_name"], started["status"]) == ("Lección.zip", "queued")
    files = await packer.files(publisher, filling)
    assert list(files) == [
        *OURS,
        "files/01-Una-foto.png",
        "files/03-Gotas/estilo/gota.css",
        "files/03-Gotas/index.html",
    ]
    assert files["files/01-Una-foto.png"] == PICTURE.getvalue()
    assert files["files/03-Gotas/index.html"] == PAGE
    shown = files["index.html"].decode()
    for words in ("Lección", "Unidad", "Matemática", "De cerca", "Una foto", "https://example.org/mapa"):
        assert words in shown
    assert 'src="files/03-Gotas/index.html"' in shown
    assert all(f'href="{place}"'.encode() in files["imsmanifest.xml"] for place in files if place != OURS[0])


@pytest.mark.spec("PRO-083", part="the checks of an upload")
async def test_a_package_passes_the_checks_of_a_scorm_upload(filling, packer):
    for _twice in range(2):
        await filling.material(title="<script> & «agua»", file=await filling.file())
    await filling.material(title="CON", link="https://example.org")
    packed = await packer.bytes_of(filling.client, filling)
    course = await packer.content(filling, "leccion.zip", packed, type_guid="CTTY_10")
    prepared = data_of(await filling.client.get(f"cms/contents/{course}"))
    assert (prepared["storage_status"], prepared["type_guid"]) == ("upload-done", "CTTY_10")
    package = prepared["payload"]["package"]
    assert (package["version"], package["entry"], package["title"]) == ("1.2", "index.html", "Lección")
    [item] = package["items"]
    assert (item["href"], item["title"]) == ("index.html", "Lección")


@pytest.mark.spec("PRO-095", "PRO-101", part="packages")
async def test_nothing_of_teachers_and_no_key_goes_out(filling, packer):
    hidden = await filling.section("SECRET section", teacher_only=True)
    picture = await filling.file("SECRET.png")
    await filling.material(title="SECRET inside", section_guid=hidden["guid"], file=picture)
    await filling.material(title="SECRET beside", teacher_only=True, link="https://secret.example")
    secret = await filling.content(name="SECRET content", is_teacher_only=1)
    await filling.material(title="SECRET title", content_guid=secret)
    quiz, _question = await new_quiz(filling)
    notes = {"description": "Sin el libro", "teacher_notes": "SECRET notes"}
    await new_task(filling, quiz, purpose="evaluative", **notes)
    await filling.material(title="Un repaso", content_guid=quiz)
    files = await packer.files(filling.client, filling)
    assert list(files) == OURS
    shown = files["index.html"].decode()
    assert [name for name, data in files.items() if b"SECRET" in data or KEY.encode() in data] == []
    assert "secret.example" not in shown
    for words in ("Repaso del agua", "Evaluativa", "Sin el libro", "Un repaso", f"/viewer/{quiz}?"):
        assert words in shown
    seen = data_of(await filling.client.get(f"{filling.path}/scorm/preview"))["url"]
    assert "SECRET" not in (await filling.client.get(seen)).text


async def test_what_only_who_may_download_it_gets_is_a_sentence(filling, packer):
    archive = zip_of(datos_txt=b"1, 2, 3")
    data = await packer.content(filling, "datos.zip", archive, type_guid="CTTY_13")
    await filling.material(title="Los datos", content_guid=data)
    files = await packer.files(filling.client, filling)
    assert list(files) == OURS
    assert "no se permite descargarlo" in files["index.html"].decode()
    data_of(await filling.client.put(f"cms/contents/{data}", json={"is_downloadable": True}))
    files = await packer.files(filling.client, filling)
    assert files["files/01-Los-datos.zip"] == archive


async def test_a_package_is_in_the_language_of_its_program(building, packer, services):
    builder = await building()
    made = await builder.lesson(await builder.unit("Unidade"), "Lição")
    tenant = builder.client.tenant
    async with services.database.transaction(tenant) as session:
        session.add(ProgramLanguage(tenant_id=tenant.guid, program_guid=builder.program, lang_id="pt"))
    files = await packer.files(builder.client, LessonWriter(builder, made["guid"]))
    assert '<html lang="pt">' in files["index.html"].decode()
    assert "Ainda não há nada aqui." in files["index.html"].decode()


async def test_a_content_that_the_person_may_not_take_along_stays(building, packer, new_tenant, client):
    reads = {"role": "R05", "actions": ["programs.readDetail"]}
    builder = await building(of=new_tenant(settings={}, flags={}, grants=[reads]))
    made = await builder.lesson(await builder.unit("Unidad"), "Lección")
    writer = LessonWriter(builder, made["guid"])
    photo = await packer.content(writer, "foto.png", PICTURE.getvalue())
    await writer.material(title="Una foto", content_guid=photo)
    assert "files/01-Una-foto.png" in await packer.files(writer.client, writer)
    reader = await client(writer.client.tenant, "R05")
    assert list(await packer.files(reader, writer)) == OURS
    seen = data_of(await reader.get(f"{writer.path}/scorm/preview"))["url"]
    assert "no se permite descargarlo" in (await reader.get(seen)).text


async def test_a_picture_goes_out_without_what_it_says_of_who_took_it(filling, packer):
    told = Image.Exif()
    told[0x013B] = "SECRET person"
    taken = BytesIO()
    Image.new("RGB", (64, 36), "teal").save(taken, "JPEG", exif=told)
    assert b"SECRET" in taken.getvalue()
    photo = await packer.content(filling, "foto.jpg", taken.getvalue())
    await filling.material(title="Una foto", content_guid=photo)
    sent = (await packer.files(filling.client, filling))["files/01-Una-foto.jpg"]
    assert b"SECRET" not in sent
    assert Image.open(BytesIO(sent)).size == (64, 36)


@pytest.mark.parametrize(
    ("limit", "value", "sentence"),
    [
        ("MAX_BYTES", 100, "«Una foto»"),
        ("MAX_FILES", 0, "más de 0 archivos"),
        ("MAX_PLACE_BYTES", 9, "demasiado largo"),
    ],
)
async def test_what_is_too_much_for_a_package_is_said_with_what_to_do(
    filling, packer, monkeypatch, limit, value, sentence
):
    monkeypatch.setattr(scorm_job, limit, value)
    await filling.material(title="Una foto", file=await filling.file())
    started, job = await packer.job(filling.client, filling)
    assert job.status == "failed"
    told = data_of(await filling.client.get(f"exports/{started['id']}"))
    assert (told["status"], sentence in told["message"]) == ("failed", True)


async def test_a_file_that_has_gone_is_named(filling, packer, services):
    material = await filling.material(title="Una foto", file=await filling.file())
    async with services.database.reading(filling.client.tenant) as connection:
        path = await connection.fetchval(
            "SELECT file_path FROM program_materials WHERE guid = $1", UUID(material["guid"])
        )
    await services.files.delete(filling.client.tenant, path)
    started, job = await packer.job(filling.client, filling)
    told = data_of(await filling.client.get(f"exports/{started['id']}"))
    assert (job.error_code, "«Una foto» ya no está" in told["message"]) == ("SCORM_FILE_GONE", True)


async def test_a_large_file_passes_in_pieces(services, tenant):
    size, piece = 64 * 1024**2, bytes(1024**2)

    async def zeros():
        for _piece in range(size // len(piece)):
            yield piece

    await services.files.put(tenant, "large.mp4", zeros())
    package = lesson_of(PackedFile("files/01-large.mp4", "large.mp4"))
    tracemalloc.start()
    try:
        made = await scorm_job._write(JobContext(services.work, tenant), package)
        written = sum([len(chunk) async for chunk in made.chunks])
        _now, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert written > size
    assert peak < size / 4


async def test_a_job_that_is_cancelled_leaves_nothing_behind(services, tenant, monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    file, begun = PackedFile("files/01-slow.mp4", "slow.mp4"), asyncio.Event()

    class SlowContext(JobContext):
        """Has its files from a store that never answers."""

        @property
        def files(self):
            return self

        @files.setter
        def files(self, _store):
            return

        async def stream(self, *_place, **_chunk):
            yield b"the beginning"
            begun.set()
            await asyncio.Event().wait()

    writing = asyncio.create_task(scorm_job._write(SlowContext(services.work, tenant), lesson_of(file)))
    await begun.wait()
    assert [folder.name.startswith("estante-scorm-") for folder in tmp_path.iterdir()] == [True]
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert list(tmp_path.iterdir()) == []


async def test_a_package_is_for_staff_who_read_programs(filling, client, other_tenant, tenant):
    for call, method in ((f"{filling.path}/scorm", "POST"), (f"{filling.path}/scorm/preview", "GET")):
        for role in ("R01", "R05"):
            refused = await (await client(tenant, role)).request(method, call)
            assert (refused.status_code, refused.json()["action"]) == (403, "programs.readDetail")
        assert (await (await client(other_tenant, "R04")).request(method, call)).status_code == 404
        gone = call.replace(filling.guid, str(UUID(int=1)))
        assert (await filling.client.request(method, gone)).status_code == 404


@pytest.mark.spec("PRO-081")
async def test_a_preview_is_the_page_of_the_package_on_a_host_of_its_own(filling, packer, client, services):
    page = zip_of(index_html=PAGE, estilo__gota_css=b"p{color:teal}")
    gotas = await packer.content(filling, "gotas.zip", page, type_guid="CTTY_08")
    await filling.material(title="Gotas", content_guid=gotas)
    await filling.material(title="Una foto", file=await filling.file())
    publisher = await client(filling.client.tenant, "R07")
    files = await packer.files(publisher, filling)
    url = data_of(await publisher.get(f"{filling.path}/scorm/preview"))["url"]
    assert url.startswith(services.files.addresses.base(publisher.tenant, f"lesson-{UUID(filling.guid).hex}"))
    base = url.removesuffix("index.html")
    for place in OURS[1:]:
        seen = await publisher.get(base + place)
        assert (seen.status_code, seen.content) == (200, files[place])
    origins = " ".join(services.files.addresses.app_origins(publisher.tenant))
    policy = (await publisher.get(url)).headers["content-security-policy"]
    assert policy.endswith(f"frame-ancestors {origins}")
    inside = await publisher.get(f"{base}files/01-Gotas/index.html")
    assert (inside.content, inside.headers["content-type"].partition(";")[0]) == (PAGE, "text/html")
    assert inside.headers["content-security-policy"].startswith("sandbox allow-scripts")
    sent = await publisher.get(f"{base}files/02-Una-foto.png", follow_redirects=True)
    assert sent.content == PICTURE.getvalue()
    for wrong in ("imsmanifest.xml", "files/03-nada.png", "files/01-Gotas/../../x", "files/01-Gotas/no.css"):
        assert (await publisher.get(base + wrong)).status_code == 404


async def test_the_address_of_a_preview_opens_one_lesson_for_one_person(filling, building):
    url = data_of(await filling.client.get(f"{filling.path}/scorm/preview"))["url"]
    builder = await building()
    other = await builder.lesson(await builder.unit("Otra"), "Otra")
    for changed in (
        url.replace(UUID(filling.guid).hex, UUID(other["guid"]).hex),
        url.replace("-R04/", "-R01/"),
        url.replace("/_lesson/", "x/_lesson/"),
    ):
        assert (await filling.client.get(changed)).status_code == 403
    data_of(await filling.client.delete(f"{filling.path}"))
    assert (await filling.client.get(url)).status_code == 404
