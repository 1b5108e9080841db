"""Batch upload: an archive becomes a content a file, and what is refused comes back with its reason."""

import asyncio
import io
from base64 import b64encode
from email import message_from_bytes
from email.policy import default
from uuid import UUID, uuid4

import openpyxl
import pytest
import pytest_asyncio
from estante.files.models import StoredFile
from estante.jobs.models import Job
from estante.mail.models import OutgoingLetter
from estante.testing.answers import data_of, rows_of
from estante.testing.workbench import until
from estante_contents.batches import letters, presenter
from estante_contents.batches.models import Batch
from sqlalchemy import select

from plugins.contents.tests.archives import png, zip_of
from plugins.contents.tests.conftest import here, sample

PAGE = b"<!doctype html><title>x</title><p>Hola</p>"


class Packer:
    """Somebody who uploads archives, and what becomes of them."""

    def __init__(self, editor, workbench, services):
        self.editor, self.client, self.tenant = editor, editor.client, editor.tenant
        self._workbench, self.services = workbench, services

    async def send(self, name, data, purpose="batch"):
        """The answer to the last piece of an upload, and the upload's guid."""
        encoded = b64encode(name.encode()).decode()
        headers = {
            "Tus-Resumable": "1.0.0",
            "Upload-Length": str(len(data)),
            "Upload-Metadata": f"filename {encoded},purpose {b64encode(purpose.encode()).decode()}",
        }
        made = await self.client.post("uploads", headers=headers)
        assert made.status_code == 201, made.text
        patch = {"Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"}
        address = here(made.headers["location"])
        sent = await self.client.patch(address, content=data, headers={"Tus-Resumable": "1.0.0", **patch})
        return sent, address.rpartition("/")[2]

    async def start(self, data, name="lote.zip"):
        sent, upload = await self.send(name, data)
        assert sent.status_code in (200, 204), sent.text
        return data_of(await self.client.post("cms/contents/batch-upload", json={"upload_guid": upload}), 202)

    async def run(self, data, name="lote.zip"):
        """A batch from its upload to its end."""
        started = await self.start(data, name)
        await self._workbench.finish(started["job"], self.tenant, seconds=300)
        return await self.get(started["guid"])

    async def get(self, guid):
        return data_of(await self.client.get(f"cms/contents/batch-upload/{guid}"))

    async def files(self, guid, **query):
        answer = await self.client.get(
            f"cms/contents/batch-upload/{guid}/files", params={"pageSize": 100, **query}
        )
        return rows_of(answer)

    async def states(self, guid):
        return {row["file"]: row["state"] for row in await self.files(guid)}

    async def prepared(self, guid):
        """The files once every content is prepared, or has failed."""
        for row in await self.files(guid):
            if row["content_guid"]:
                await self.editor.finish(row["content_guid"])
        return await self.files(guid)

    async def letters(self):
        """The letters about batches that were sent to anybody here, once all of them are."""
        about = OutgoingLetter.kind == "contents.batch_done"

        async def rows():
            async with self.services.database.transaction(self.tenant) as session:
                return list(await session.scalars(select(OutgoingLetter).where(about)))

        async def are_sent():
            return all(row.sent_at for row in await rows())

        await until(are_sent)
        mailer = self.services.work.mailer
        paths = [mailer.path_of(self.tenant, row.guid) for row in await rows()]
        return [message_from_bytes(path.read_bytes(), policy=default) for path in paths]


@pytest_asyncio.fixture
async def packer(editor, workbench, services):
    return Packer(editor, workbench, services)


@pytest.mark.one_in(2)
@pytest.mark.spec("CON-079", part="the call")
@pytest.mark.parametrize("name", ["lote.zip", "lote.rar"])
async def test_an_archive_becomes_a_content_a_file(packer, name):
    files = {
        "Unidad 1/Lectura.pdf": sample("texto.pdf"),
        "Unidad 1/Lámina.jpg": sample("portada-800x600.jpg"),
        "Unidad 2/Guía.docx": sample("guia.docx"),
    }
    batch = await packer.run(sample(name) if name.endswith("rar") else zip_of(files), name)
    assert batch["state"] == "done"
    made = {row["file"]: row for row in await packer.prepared(batch["guid"])}
    assert set(files) <= set(made)
    assert [made[file]["type_guid"] for file in files] == ["CTTY_05", "CTTY_07", "CTTY_12"]
    assert {made[file]["state"] for file in files} == {"ready"}


@pytest.mark.spec("CON-085", part="contents")
async def test_each_file_has_its_type_and_its_name_and_its_own_bytes(packer):
    picture = sample("portada-800x600.jpg")
    course = sample("scorm12-un-sco.zip")
    files = {"a/Lámina del agua.jpg": picture, "curso.zip": course, "nota.vtt": b"WEBVTT\n"}
    batch = await packer.run(zip_of(files))
    rows = {row["file"]: row for row in await packer.prepared(batch["guid"])}
    content = await packer.editor.get(rows["a/Lámina del agua.jpg"]["content_guid"])
    assert (content["name"], content["type_guid"], content["size"]) == (
        "Lámina del agua",
        "CTTY_07",
        len(picture),
    )
    assert content["storage_status"] == "upload-done"
    # A course is a course, as it is where one file is uploaded by hand.
    assert rows["curso.zip"]["type_guid"] == "CTTY_10"
    assert (rows["nota.vtt"]["state"], rows["nota.vtt"]["content_guid"]) == ("refused", None)
    assert "nota.vtt" in rows["nota.vtt"]["reason"]
    assert batch["counts"] == {"waiting": 0, "made": 2, "refused": 1, "skipped": 0}


@pytest.mark.spec("CON-080", part="the call")
@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("lectura.pdf", sample("texto.pdf")),
        ("guia.docx", sample("guia.docx")),
        ("lote.zip", sample("texto.pdf")),
    ],
)
async def test_what_is_no_archive_is_refused_with_what_would_be(packer, name, data):
    sent, _ = await packer.send(name, data)
    assert sent.status_code == 415
    assert sent.json()["code"] == "UNSUPPORTED_TYPE"
    if name != "lote.zip":
        assert "ZIP, RAR" in sent.json()["message"]


async def test_an_upload_for_something_else_is_no_batch(packer):
    upload = await packer.editor.upload("lectura.pdf", sample("texto.pdf"))
    answer = await packer.client.post("cms/contents/batch-upload", json={"upload_guid": upload})
    assert answer.status_code == 415
    assert "ZIP, RAR" in answer.json()["message"]


@pytest.mark.spec("CON-081")
async def test_the_answer_comes_before_the_work(packer):
    batch = await packer.start(zip_of({"a.png": png(1)}))
    assert batch["state"] == "accepted"
    assert batch["counts"] == {"waiting": 0, "made": 0, "refused": 0, "skipped": 0}
    async with packer.services.database.transaction(packer.tenant) as session:
        job = await session.get_one(Job, (packer.tenant.guid, UUID(batch["job"])))
    assert job.status == "queued"
    await packer._workbench.finish(batch["job"], packer.tenant)
    assert (await packer.get(batch["guid"]))["counts"]["made"] == 1


@pytest.mark.spec("CON-082", "CON-085")
async def test_the_letter_at_the_end_has_each_refused_file_with_its_reason(packer):
    files = {f"Lámina {n}.png": png(n) for n in range(3)} | {"nota.vtt": b"WEBVTT\n", "vacío.pdf": b""}
    batch = await packer.run(zip_of(files), "Unidad 1.zip")
    made = [row for row in await packer.files(batch["guid"]) if row["content_guid"]]
    assert [(row["content_name"], row["type_guid"]) for row in made] == [
        (f"Lámina {n}", "CTTY_07") for n in range(3)
    ]
    (letter,) = await packer.letters()
    words = letter.get_body(("plain",)).get_content().replace("\r\n", "\n")
    assert packer.client.person.email in letter["to"]
    assert "Unidad 1.zip" in letter["subject"]
    assert "Contenidos creados: 3\nArchivos rechazados: 2\n" in words
    for row in batch["rows"]:
        assert f"- {row['file']}: {row['reason']}" in words
    assert {row["file"] for row in batch["rows"]} == {"nota.vtt", "vacío.pdf"}
    assert f"/contents/batch-upload?batch={batch['guid']}" in words


@pytest.mark.wide
async def test_a_letter_and_an_answer_have_an_end(packer, monkeypatch):
    monkeypatch.setattr(letters, "MAX_CHARACTERS", 200)
    monkeypatch.setattr(presenter, "MAX_ROWS", 3)
    batch = await packer.run(zip_of({f"nota {n}.vtt": b"WEBVTT\n" for n in range(6)}))
    assert (batch["counts"]["refused"], len(batch["rows"])) == (6, 3)
    assert len(await packer.files(batch["guid"])) == 6
    (letter,) = await packer.letters()
    words = letter.get_body(("plain",)).get_content()
    named = words.count("- nota")
    assert 0 < named < 6
    assert f"Y {6 - named} más" in words


@pytest.mark.wide
async def test_a_cancelled_batch_does_not_seem_to_run(packer):
    batch = await packer.start(zip_of({"a.png": png(1)}))
    data_of(await packer.client.delete(f"jobs/{batch['job']}"))
    assert (await packer.get(batch["guid"]))["state"] == "cancelled"
    [row] = rows_of(await packer.client.get("cms/contents/batch-upload"))
    assert row["state"] == "cancelled"
    data_of(await packer.client.post(f"jobs/{batch['job']}/retry"))
    await packer._workbench.finish(batch["job"], packer.tenant)
    assert (await packer.get(batch["guid"]))["state"] == "done"


@pytest.mark.wide
@pytest.mark.spec("CON-083", part="answer")
@pytest.mark.spec("CON-084", part="answer")
async def test_a_batch_says_what_happened_when(packer):
    files = {"a.png": png(1), "Guía.docx": sample("guia.docx"), "Lectura.pdf": sample("texto.pdf")}
    batch = await packer.run(zip_of(files))
    rows = {row["content_guid"]: row["file"] for row in await packer.prepared(batch["guid"])}
    events = (await packer.get(batch["guid"]))["events"]
    assert events[0]["event"] == "upload-accepted"
    assert [event["event"] for event in events].count("upload-done") == 1
    started = [event for event in events if event["event"] == "xod-started"]
    assert {event["file"] for event in started} == {"Guía.docx", "Lectura.pdf"}
    assert all(rows[event["content_guid"]] == event["file"] for event in started)


@pytest.mark.wide
@pytest.mark.spec("CON-083", "CON-084")
async def test_its_events_reach_the_browser_of_who_uploaded(packer):
    live, person = packer.services.queue.live, packer.client.person.guid
    heard: dict[str, object] = {}

    async def hear():
        # From the first of all: whenever it begins to listen, it misses nothing.
        async for event in live.subscribe(packer.tenant.guid, person, "0-1"):
            if event is not None and event.name in ("upload-accepted", "xod-started", "upload-done"):
                heard[event.name] = event.data
            if len(heard) == 3:
                return

    ear = asyncio.create_task(hear())
    batch = await packer.run(zip_of({"Lectura.pdf": sample("texto.pdf")}), "Lote.zip")
    await asyncio.wait_for(ear, 120)
    (row,) = await packer.files(batch["guid"])
    told = {"batch": batch["guid"], "name": "Lote.zip"}
    assert heard == {
        "upload-accepted": {**told, "content": None},
        "xod-started": {**told, "content": row["content_guid"]},
        "upload-done": {**told, "content": None},
    }


@pytest.mark.one_in(6)
@pytest.mark.parametrize("encoding", [None, "cp437", "cp850", "cp1252", "cp932", "utf-8"])
async def test_names_of_every_encoding_are_read(packer, encoding):
    japanese, spanish = ["日本語/理科の実験.png", "表/ソース.png"], ["Unidad ñ/Canción.png", "Año.png"]
    brazilian = ["LIÇÃO/Corações.png", "Pão.png"]
    names = {"cp932": japanese, "cp850": brazilian}.get(encoding, spanish)
    batch = await packer.run(zip_of({name: png(n) for n, name in enumerate(names)}, encoding))
    assert [row["file"] for row in await packer.files(batch["guid"])] == names


async def test_a_table_names_and_classifies_files_and_a_wrong_row_says_row_and_field(packer):
    erp = f"erp-{uuid4().hex[:8]}"
    await packer.editor.create(name="El dueño del código", erp_id=erp)
    table = (
        "archivo;nombre;descripción;id erp;etiquetas;asignaturas\n"
        "./a.png;El agua;De la nube al río;;agua|ciencias;\n"
        f"b.png;Otra;;{erp};;\n"
        "c.png;x;;;;\n"
        "d.png;Cuatro;;;;Alquimia\n"
        "no-está.png;Nada;;;;\n"
    ).encode("cp1252")
    files = {f"{name}.png": png(n) for n, name in enumerate("abcd")}
    batch = await packer.run(zip_of({"metadatos.csv": table, **files}))
    rows = {row["file"]: row for row in await packer.files(batch["guid"])}
    content = await packer.editor.get(rows["a.png"]["content_guid"])
    assert (content["name"], content["description"]) == ("El agua", "De la nube al río")
    assert {tag["tag"] for tag in content["tags"]} == {"agua", "ciencias"}
    wrong = {row["file"]: (row["line"], [fault["field"] for fault in row["faults"]]) for row in batch["rows"]}
    assert wrong == {
        "b.png": (3, ["erp_id"]),
        "c.png": (4, ["name"]),
        "d.png": (5, ["subjects"]),
        "no-está.png": (6, ["file"]),
    }
    assert rows["metadatos.csv"]["state"] == "skipped"
    assert batch["table"] == "metadatos.csv"


@pytest.mark.wide
async def test_a_table_may_be_a_sheet(packer):
    book = openpyxl.Workbook()
    for row in (["File", "Name"], ["x/a.png", "Named by a sheet"]):
        book.active.append(row)
    sheet = io.BytesIO()
    book.save(sheet)
    batch = await packer.run(zip_of({"metadata.xlsx": sheet.getvalue(), "x/a.png": png(1)}))
    (made,) = [row for row in await packer.files(batch["guid"]) if row["content_guid"]]
    assert made["content_name"] == "Named by a sheet"


@pytest.mark.wide
async def test_what_a_computer_put_there_is_passed_over(packer):
    files = {"__MACOSX/._a.png": b"x", "Thumbs.db": b"x", ".DS_Store": b"x", "a.png": png(1)}
    batch = await packer.run(zip_of(files))
    states = await packer.states(batch["guid"])
    assert {name for name, state in states.items() if state == "skipped"} == set(files) - {"a.png"}
    assert (batch["counts"]["skipped"], batch["counts"]["made"]) == (3, 1)


async def test_a_batch_is_its_person_s_alone(packer, edit, tenant):
    batch = await packer.run(zip_of({"a.png": png(1)}))
    other = await edit(tenant, "R07")
    for address in (batch["guid"], f"{batch['guid']}/files"):
        assert (await other.client.get(f"cms/contents/batch-upload/{address}")).status_code == 404
    assert rows_of(await other.client.get("cms/contents/batch-upload")) == []
    own = rows_of(await packer.client.get("cms/contents/batch-upload"))
    assert [row["guid"] for row in own] == [batch["guid"]]


async def test_who_may_not_create_contents_may_not_upload_archives(edit, tenant):
    teacher = await edit(tenant, "R02")
    answer = await teacher.client.post("cms/contents/batch-upload", json={"upload_guid": str(uuid4())})
    assert (answer.status_code, answer.json()["action"]) == (403, "contents.create")


@pytest.mark.wide
async def test_the_archive_goes_and_the_files_stay(packer, services):
    batch = await packer.run(zip_of({"a.png": png(1)}))
    async with services.database.transaction(packer.tenant) as session:
        row = await session.get_one(Batch, (packer.tenant.guid, UUID(batch["guid"])))
        stored = await session.get_one(StoredFile, (packer.tenant.guid, row.stored_guid))
        assert stored.expires_at is not None


@pytest.mark.wide
async def test_a_nul_in_a_table_stops_no_batch(packer):
    table = b"archivo;nombre\na.png;El\x00 agua\n"
    batch = await packer.run(zip_of({"metadatos.csv": table, "a.png": png(1)}))
    (made,) = [row for row in await packer.files(batch["guid"]) if row["content_guid"]]
    assert (batch["state"], made["content_name"]) == ("done", "El agua")
