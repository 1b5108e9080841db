"""From a file to something that opens, type by type, and the sentence of each file that does not."""

import time
import unicodedata
from collections.abc import Awaitable, Callable
from io import BytesIO
from zipfile import ZipFile

import httpx
import pytest
from estante.app import Estante
from estante.config import Platform
from estante.dependencies import Services
from estante.files.signatures import FileForbidden, Signer
from estante.testing.answers import Json, data_of, rows_of
from estante.testing.fixtures import SignedIn
from estante_contents.models import Content, ContentFile
from PIL import Image
from sqlalchemy import select

from tests.samples.courses import Item, course
from tests.samples.old_video import old_video
from tests.samples.pdfs import locked_pdf

from .bad_media import encrypted_pdf, looping_pdf, scorm_asking_for, scorm_with, sideways_jpeg, silent_video
from .conftest import Editor, SignIn, here, sample

ONE_SCO = "scorm12-un-sco.zip"


@pytest.mark.spec("CON-054")
@pytest.mark.spec("CON-094", part="size, status and reason")
async def test_a_pdf_has_pages_an_outline_text_and_a_thumbnail(editor: Editor) -> None:
    found = await editor.create_from("con-indice.pdf")
    assert (found["type_guid"], found["storage_status"]) == ("CTTY_05", "upload-done")
    assert found["size"] == len(sample("con-indice.pdf"))
    assert found["thumbnail"]
    payload = found["payload"]
    assert payload["pages"] == 55
    first = payload["outline"][0]
    assert (first["title"], first["page"]) == ("CHAPTER I. Down the Rabbit-Hole", 2)
    assert [child["page"] for child in first["children"]] == [2, 5]
    assert await editor.names(q="cáucus-race") == ["El ciclo del agua"], "its text is found"
    assert {"type": "ENABLE_SEARCH", "name": "YES"}.items() <= found["customTags"][0].items()


@pytest.mark.spec("VIE-012")
async def test_who_opens_a_content_is_told_what_it_is(editor: Editor, client: SignIn) -> None:
    made = await editor.create_from("con-indice.pdf", is_public=True, description="Un libro")
    student = await client(editor.tenant, "R01")
    seen = data_of(await student.get(f"cms/contents/{made['guid']}"))
    assert (seen["guid"], seen["name"], seen["description"]) == (made["guid"], made["name"], "Un libro")
    assert (seen["type_guid"], seen["mime-type"]) == ("CTTY_05", "application/pdf")
    assert (seen["status"], seen["version"], seen["url"]) == ("active", made["version"], None)
    assert seen["encoded_url"].startswith("http")
    assert seen["thumbnail"].startswith("http")
    assert [(tag["type"], tag["name"]) for tag in seen["customTags"]] == [("ENABLE_SEARCH", "YES")]


@pytest.mark.spec("CON-052")
@pytest.mark.spec("CON-094", part="size, status and reason")
async def test_a_video_has_length_size_and_a_frame(editor: Editor) -> None:
    found = await editor.create_from("vertical-sin-audio.mp4")
    payload = found["payload"]
    assert (found["type_guid"], found["tracking"]) == ("CTTY_03", "continuous")
    assert (payload["duration"], payload["width"], payload["height"]) == (8.0, 270, 480)
    assert found["thumbnail"]


@pytest.mark.spec("CON-053")
async def test_an_audio_has_a_length(editor: Editor) -> None:
    found = await editor.create_from("ciclo-da-agua.pt.ogg")
    assert (found["type_guid"], found["thumbnail"]) == ("CTTY_04", None)
    assert found["payload"]["duration"] == pytest.approx(60.869)


@pytest.mark.spec("CON-056")
async def test_an_image_is_measured_as_it_is_seen(editor: Editor) -> None:
    found = await editor.create_from("foto.jpg", sideways_jpeg(300, 200))
    assert (found["payload"]["width"], found["payload"]["height"]) == (200, 300)
    drawing = await editor.create_from("ciclo-del-agua.svg")
    assert (drawing["payload"]["width"], drawing["thumbnail"]) == (640, None)


@pytest.mark.spec("CON-059")
async def test_a_scorm_package_is_unpacked_and_its_launch_page_opens(editor: Editor, app: Estante) -> None:
    found = await editor.create_from("scorm12-ciclo-del-agua.zip", type_guid="CTTY_10")
    package = found["payload"]["package"]
    assert (package["version"], package["title"]) == ("1.2", "El ciclo del agua")
    assert package["entry"] == "intro/index.html"
    quiz = package["items"][1]["children"][1]
    assert (quiz["title"], quiz["mastery_score"], quiz["prerequisites"]) == ("Prueba", 70.0, "I2")
    page = await _open(app, found["payload"]["base"] + package["entry"])
    assert page.status_code == 200
    assert "text/html" in page.headers["content-type"]


async def test_a_running_package_keeps_its_address_for_a_school_day(
    editor: Editor, platform: Platform
) -> None:
    found = await editor.create_from(ONE_SCO, type_guid="CTTY_10")
    root = found["payload"]["package"]["root"]
    token = found["payload"]["base"].rstrip("/").rpartition("/")[2]
    secret, begun = platform.secret, time.time()
    later = Signer(secret, clock=lambda: begun + 11 * 3600)
    later.verify(token, "package", editor.tenant.guid, root)
    too_late = Signer(secret, clock=lambda: begun + 13 * 3600)
    with pytest.raises(FileForbidden):
        too_late.verify(token, "package", editor.tenant.guid, root)


@pytest.mark.spec("CON-059")
async def test_a_scorm_2004_package_keeps_its_sequencing(editor: Editor) -> None:
    found = await editor.create_from("scorm2004-ciclo-del-agua.zip", type_guid="CTTY_10")
    package = found["payload"]["package"]
    assert package["version"] == "2004"
    assert package["control_modes"] == {"choice": True, "flow": True}
    quiz = package["items"][2]
    assert (quiz["scaled_passing_score"], quiz["attempt_limit"]) == (0.7, 3)


async def test_what_is_hidden_shut_or_an_asset_is_told_apart(editor: Editor) -> None:
    always = '<imsss:ruleConditions><imsss:ruleCondition condition="always"/></imsss:ruleConditions>'
    shut = (
        f"<imsss:sequencing><imsss:sequencingRules><imsss:preConditionRule>{always}"
        '<imsss:ruleAction action="disabled"/></imsss:preConditionRule></imsss:sequencingRules>'
        "</imsss:sequencing>"
    )
    no_choice = '<imsss:sequencing><imsss:controlMode choice="false"/></imsss:sequencing>'
    data = course(
        "2004",
        Item(title="Lectura"),
        Item(title="Lámina", is_sco=False),
        Item(title="Oculta", is_visible=False),
        Item(title="Cerrada", more=shut),
        sequencing=no_choice,
    )
    found = await editor.create_from("curso.zip", data, type_guid="CTTY_10")
    items = {one["title"]: one for one in found["payload"]["package"]["items"]}
    assert items["Lámina"]["is_sco"] is False
    assert items["Oculta"]["is_visible"] is False
    assert items["Cerrada"]["is_disabled"] is True
    assert "is_disabled" not in items["Lectura"]
    assert [one["can_choose"] for one in items.values()] == [False] * 4


@pytest.mark.spec("CON-059")
async def test_a_zip_without_a_manifest_is_no_scorm_and_nothing_stays(editor: Editor) -> None:
    data = BytesIO()
    with ZipFile(data, "w") as archive:
        archive.writestr("curso/imsmanifest.xml", "<manifest/>")
    upload = await editor.upload("curso.zip", data.getvalue())
    answer = await editor.try_create(name="Curso", type_guid="CTTY_10", upload_guid=upload)
    assert answer.status_code == 422
    assert "No encontramos imsmanifest.xml" in answer.json()["message"]
    assert await editor.names() == []
    again = await editor.try_create(name="Curso", upload_guid=upload)
    # The upload is still the person's, and a zip in which nothing looks like a course is a zip.
    assert data_of(again, 201)["type_guid"] == "CTTY_13"


@pytest.mark.spec("CON-074")
async def test_a_zip_is_never_taken_for_scorm_by_itself(editor: Editor) -> None:
    upload = await editor.upload("curso.zip", sample(ONE_SCO))
    answer = await editor.try_create(name="Curso", upload_guid=upload)
    assert answer.status_code == 422
    body = answer.json()
    zips = ["CTTY_02", "CTTY_08", "CTTY_10", "CTTY_13", "CTTY_20"]
    assert (body["code"], body["suggested"], body["candidates"]) == ("TYPE_REQUIRED", "CTTY_10", zips)
    found = data_of(await editor.client.get("cms/types/detect", params={"upload_guid": upload}))
    assert (found["detected"], found["suggested"], found["name"]) == ("CTTY_13", "CTTY_10", "Curso")


@pytest.mark.spec("CON-075")
@pytest.mark.spec("CON-078", part="those that can be made")
@pytest.mark.parametrize(
    ("name", "type_guid"),
    [
        ("vertical-sin-audio.mp4", "CTTY_03"),
        ("ciclo-da-agua.pt.ogg", "CTTY_04"),
        ("texto.pdf", "CTTY_05"),
        ("avatar-256.png", "CTTY_07"),
        ("guia.docx", "CTTY_12"),
        ("materiales-sin-indice.zip", "CTTY_13"),
    ],
)
async def test_the_bytes_tell_the_type(editor: Editor, name: str, type_guid: str) -> None:
    upload = await editor.upload(name, sample(name))
    found = data_of(await editor.client.get("cms/types/detect", params={"upload_guid": upload}))
    assert found["detected"] == type_guid
    assert data_of(await editor.try_create(upload_guid=upload), 201)["type_guid"] == type_guid


async def test_a_file_of_another_type_is_refused_with_the_accepted_formats(editor: Editor) -> None:
    upload = await editor.upload("texto.pdf", sample("texto.pdf"))
    answer = await editor.try_create(name="Agua", type_guid="CTTY_03", upload_guid=upload)
    assert answer.status_code == 415
    assert "MP4" in answer.json()["message"]


@pytest.mark.spec("CON-094", part="size, status and reason")
@pytest.mark.parametrize(
    ("name", "data", "type_guid", "code", "sentence"),
    [
        ("roto.pdf", sample("texto.pdf")[:30_000], None, "PDF_TRUNCATED", "incompleto"),
        ("clave.pdf", encrypted_pdf(), None, "PDF_ENCRYPTED", "cifrado"),
        ("vacio.pdf", b"%PDF-1.7\n%%EOF\n", None, "PDF_DAMAGED", "dañado"),
        ("mudo.mp4", silent_video(), None, "NO_PICTURE", "video"),
        ("roto.mp4", sample("vertical-sin-audio.mp4")[:4000], None, "MEDIA_DAMAGED", "dañado"),
        ("roto.jpg", sideways_jpeg(300, 200)[:700], None, "IMAGE_DAMAGED", "dañada"),
        ("sin.zip", scorm_with(launch="falta.html"), "CTTY_10", "SCORM_MISSING_FILE", "falta.html"),
        ("fuera.zip", scorm_with(launch="../fuera.html"), "CTTY_10", "SCORM_MISSING_FILE", "fuera.html"),
        (
            "mayusculas.zip",
            scorm_asking_for("Lección.html", "lección.html"),
            "CTTY_10",
            "FILE_IN_OTHER_CASE",
            "«lección.html»",
        ),
        (
            "otro.zip",
            scorm_with(launch="https://otro.example/curso.html"),
            "CTTY_10",
            "SCORM_FOREIGN_SITE",
            "otro.example",
        ),
        (
            "suelto.zip",
            scorm_with(launch="//otro.example/x.html"),
            "CTTY_10",
            "SCORM_FOREIGN_SITE",
            "otro.ex",
        ),
        ("xml.zip", scorm_with(manifest=b"<manifest>"), "CTTY_10", "SCORM_BAD_MANIFEST", "imsmanifest.xml"),
        ("nada.zip", scorm_with(manifest=b"<manifest/>"), "CTTY_10", "SCORM_NOTHING_TO_LAUNCH", "SCORM"),
    ],
)
async def test_a_bad_file_fails_with_its_sentence(
    editor: Editor, name: str, data: bytes, type_guid: str | None, code: str, sentence: str
) -> None:
    found = await editor.create_from(name, data, **({"type_guid": type_guid} if type_guid else {}))
    assert found["storage_status"] == "failed"
    assert found["failure"]["code"] == code
    assert sentence in found["failure"]["message"]
    assert found["payload"] is None


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("launch", "packed", "encoding"),
    [
        ("lección/inicio.html", unicodedata.normalize("NFD", "lección/inicio.html"), None),
        (unicodedata.normalize("NFD", "Lição.html"), "Lição.html", "cp850"),
        ("./Canci%C3%B3n.html", "Canción.html", "cp437"),
        ("unidad\\Año.html", "unidad\\Año.html", "cp1252"),
    ],
)
async def test_a_course_opens_whoever_packed_it(
    editor: Editor, launch: str, packed: str, encoding: str | None
) -> None:
    data = scorm_asking_for(launch, packed, encoding)
    found = await editor.create_from("curso.zip", data, type_guid="CTTY_10")
    assert (found["storage_status"], found["failure"]) == ("upload-done", None)


@pytest.mark.one_in(3)
@pytest.mark.spec("CON-094", part="what troubles who opens it")
@pytest.mark.parametrize(
    ("name", "data", "code", "sentence"),
    [
        ("clave.pdf", locked_pdf("nube"), "PDF_PASSWORD", "contraseña"),
        ("antiguo.mp4", old_video(), "CODEC_NOT_EVERYWHERE", "MPEG-4 Visual"),
    ],
)
async def test_a_file_that_not_everybody_can_open_is_ready_and_says_so(
    editor: Editor, name: str, data: bytes, code: str, sentence: str
) -> None:
    found = await editor.create_from(name, data)
    assert (found["storage_status"], found["failure"]) == ("upload-done", None)
    (warning,) = found["warnings"]
    assert warning["code"] == code
    assert sentence in warning["message"]
    assert found["payload"]["url"]


async def test_a_file_that_everybody_can_open_has_no_warning(editor: Editor) -> None:
    for name in ("texto.pdf", "vertical-sin-audio.mp4", "ciclo-del-agua.webm"):
        assert (await editor.create_from(name))["warnings"] == [], name


async def test_a_manifest_cannot_reach_outside_itself(editor: Editor) -> None:
    evil = b'<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><manifest>&x;</manifest>'
    found = await editor.create_from("xxe.zip", scorm_with(manifest=evil), type_guid="CTTY_10")
    assert found["failure"]["code"] == "SCORM_BAD_MANIFEST"


async def test_an_outline_that_bites_its_tail_ends(editor: Editor) -> None:
    found = await editor.create_from("bucle.pdf", looping_pdf())
    assert found["storage_status"] in {"upload-done", "failed"}


@pytest.mark.spec("CON-094", part="size, status and reason")
async def test_a_failed_content_is_prepared_again_with_a_better_file(editor: Editor) -> None:
    failed = await editor.create_from("roto.pdf", sample("texto.pdf")[:30_000])
    again = await editor.client.post(f"cms/contents/{failed['guid']}/prepare")
    assert again.status_code == 202
    await editor.finish(failed["guid"])
    assert (await editor.get(failed["guid"]))["storage_status"] == "failed"
    upload = await editor.upload("texto.pdf", sample("texto.pdf"))
    replaced = await editor.client.post(f"cms/contents/{failed['guid']}/file", json={"upload_guid": upload})
    assert data_of(replaced)["storage_status"] == "preparing"
    await editor.finish(failed["guid"])
    found = await editor.get(failed["guid"])
    assert (found["storage_status"], found["failure"], found["file"]["version"]) == ("upload-done", None, 2)


async def test_the_author_is_notified_when_what_somebody_else_had_prepared_fails(
    editor: Editor, client: Callable[..., Awaitable[SignedIn]]
) -> None:
    failed = await editor.create_from("roto.pdf", sample("texto.pdf")[:30_000])
    (row,) = rows_of(await editor.client.get("notifications"))
    assert row["kind"] == "estante.job_failed", "who asked is told of the job"
    colleague = await client(editor.tenant, "R04")
    assert (await colleague.post(f"cms/contents/{failed['guid']}/prepare")).status_code == 202
    await editor.finish(failed["guid"])
    row, _ = rows_of(await editor.client.get("notifications"))
    assert (row["kind"], row["page"]) == ("contents.preparation_failed", f"/content/{failed['guid']}")
    (row,) = rows_of(await colleague.get("notifications"))
    assert (row["kind"], row["page"]) == ("estante.job_failed", f"/content/{failed['guid']}")


async def test_the_old_file_opens_while_a_bad_new_one_fails(editor: Editor) -> None:
    found = await editor.create_from("texto.pdf")
    upload = await editor.upload("roto.pdf", sample("texto.pdf")[:30_000])
    await editor.client.post(f"cms/contents/{found['guid']}/file", json={"upload_guid": upload})
    await editor.finish(found["guid"])
    now = await editor.get(found["guid"])
    assert (now["storage_status"], now["payload"]["pages"]) == ("failed", 9)


async def test_an_upload_is_used_once(editor: Editor) -> None:
    upload = await editor.upload("texto.pdf", sample("texto.pdf"))
    await editor.create(upload_guid=upload)
    assert (await editor.try_create(name="Otra", upload_guid=upload)).status_code == 409


@pytest.mark.spec("KER-108")
@pytest.mark.spec("CON-094", part="size, status and reason")
async def test_a_file_comes_by_a_one_time_token(editor: Editor) -> None:
    made = await editor.create(type_guid="CTTY_05")
    ticket = await _ticket(editor, made["guid"])
    assert set(ticket) == {"token", "endpoint"}
    sent = await _send(editor, ticket, "texto.pdf")
    assert sent.status_code in (200, 201), sent.text
    await editor.finish(made["guid"])
    assert (await editor.get(made["guid"]))["payload"]["pages"] == 9
    assert (await _send(editor, ticket, "texto.pdf")).status_code == 403


async def test_a_token_does_not_bring_a_file_of_another_type(editor: Editor, services: Services) -> None:
    made = await editor.create(type_guid="CTTY_05")
    sent = await _send(editor, await _ticket(editor, made["guid"]), "avatar-256.png")
    assert sent.status_code == 415
    async with services.database.transaction(editor.tenant) as session:
        assert list(await session.scalars(select(ContentFile))) == []


@pytest.mark.spec("KER-111")
@pytest.mark.parametrize(
    ("type_guid", "name"),
    [
        ("CTTY_03", "ciclo-del-agua.jpg"),
        ("CTTY_04", "texto.pdf"),
        ("CTTY_05", "avatar-256.png"),
        ("CTTY_07", "ciclo-del-agua.webm"),
        ("CTTY_10", "texto.pdf"),
    ],
)
async def test_a_type_takes_its_own_formats_only_whichever_way_they_come(
    editor: Editor, type_guid: str, name: str
) -> None:
    kinds = (await editor.client.get("cms/types")).json()["data"]
    formats = next(kind["formats"] for kind in kinds if kind["guid"] == type_guid)
    made = await editor.create(type_guid=type_guid)
    file = {"upload_guid": await editor.upload(name, sample(name))}
    answers = [
        await editor.try_create(name="El ciclo del agua", type_guid=type_guid, **file),
        await editor.client.post(f"cms/contents/{made['guid']}/file", json=file),
        await _send(editor, await _ticket(editor, made["guid"]), name),
    ]
    accepted = ", ".join(one.upper() for one in formats)
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (415, "CONTENT_TYPE_MISFIT")
        sentence = f"«{name}» no es de este tipo de contenido. Se admiten: {accepted}."
        assert answer.json()["message"] == sentence


async def test_a_package_that_breaks_while_it_is_unpacked_leaves_no_file(
    editor: Editor, services: Services
) -> None:
    data = bytearray(scorm_with(filler=b"agua" * 5000))
    at = bytes(data).index(b"filler.txt") + 40
    data[at : at + 8] = b"\xff" * 8
    found = await editor.create_from("roto.zip", bytes(data), type_guid="CTTY_10")
    assert found["storage_status"] == "failed"
    assert [path async for path in services.files.names(editor.tenant, "packages")] == []


@pytest.mark.spec("VIE-061", part="scorm")
async def test_a_scorm_without_its_package_lacks_its_dependency(editor: Editor, services: Services) -> None:
    made = await editor.create_from(ONE_SCO, type_guid="CTTY_10")
    async with services.database.transaction(editor.tenant) as session:
        for content in await session.scalars(select(Content)):
            content.assets = {}
    found = await editor.get(made["guid"])
    assert (found["payload"], found["refusal"]["code"]) == (None, "ERROR_404_DEPENDENCY")


@pytest.mark.spec("CON-093", part="the image")
async def test_a_thumbnail_is_chosen_and_taken_away(editor: Editor, app: Estante) -> None:
    made = await editor.create()
    address = f"cms/contents/{made['guid']}/thumbnail"
    set_to = await editor.client.post(address, files={"file": ("portada.jpg", sample("portada-800x600.jpg"))})
    picture = await _open(app, data_of(set_to)["thumbnail"])
    assert Image.open(BytesIO(picture.content)).size == (640, 480)
    assert data_of(await editor.client.delete(address))["thumbnail"] is None


@pytest.mark.spec("CON-093", part="the image")
@pytest.mark.parametrize(
    ("name", "data", "status"),
    [
        ("a.gif", sample("lluvia-animada.gif"), 415),
        ("a.jpg", sample("texto.pdf"), 415),
        ("a.jpg", sideways_jpeg(300, 200)[:700], 422),
        ("a.png", b"", 422),
    ],
)
async def test_a_bad_thumbnail_is_refused(editor: Editor, name: str, data: bytes, status: int) -> None:
    made = await editor.create()
    answer = await editor.client.post(f"cms/contents/{made['guid']}/thumbnail", files={"file": (name, data)})
    assert answer.status_code == status, answer.text
    assert (await editor.get(made["guid"]))["thumbnail"] is None


async def _open(app: Estante, url: str) -> httpx.Response:
    """Fetch a signed address from the content host of this process."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as browser:
        return await browser.get(url)


async def _ticket(editor: Editor, guid: str) -> Json:
    """A token for one file of a content, and where to send it."""
    return data_of(await editor.client.get(f"cms/contents/{guid}/content/upload"))


async def _send(editor: Editor, ticket: Json, name: str) -> httpx.Response:
    """Send a file to the ticket's endpoint with its token."""
    files = {"file": (name, sample(name))}
    return await editor.client.post(here(ticket["endpoint"]), data={"token": ticket["token"]}, files=files)
