"""What browsers do not show is made into what they do, by the real programs, beside what was sent."""

from base64 import b64decode
from uuid import UUID

import pytest
from estante.app import Estante
from estante.dependencies import Services
from estante.testing.answers import Json, data_of, send_json
from estante.testing.workbench import until
from estante_contents.conversion import job
from estante_contents.inspection.turns import turn

from .conftest import Editor, sample
from .converters import FILMS, film, sound
from .test_office import OLE
from .test_pages import ask

pytestmark = pytest.mark.converts


async def stored(services: Services, editor: Editor) -> set[str]:
    """What lies in the store beside the files that were sent."""
    return {path async for path in services.files.names(editor.tenant, "converted")}


def codes(content: Json) -> list[str]:
    return [warning["code"] for warning in content["warnings"]]


async def test_a_file_opens_as_it_was_sent_until_its_turn_comes(editor: Editor, app: Estante) -> None:
    folder = app.services.files.inspection.folder
    async with turn(folder, "conversion", job.PLACES):
        ready = [
            await editor.create_from("guia.docx"),
            await editor.create_from("caja.mkv", film("caja.mkv")),
        ]
        for content in ready:
            await until_postponed(editor, content["guid"])
        text, played = [await editor.get(content["guid"]) for content in ready]
    assert (text["storage_status"], text["tracking"], codes(text)) == (
        "upload-done",
        "once",
        ["CONVERTING_DOCUMENT"],
    )
    assert (text["payload"]["name"], text["thumbnail"]) == ("guia.docx", None)
    assert (codes(played), played["payload"]["media_type"]) == (["CONVERTING_FILM"], "video/x-matroska")
    for content in ready:
        ended = await editor.finish(content["guid"])
        assert (ended.status, ended.attempts) == ("done", 1)
    text, played = [await editor.get(content["guid"]) for content in ready]
    assert (text["payload"]["media_type"], codes(text)) == ("application/pdf", [])
    assert (played["payload"]["media_type"], codes(played)) == ("video/mp4", [])


async def until_postponed(editor: Editor, guid: str) -> None:
    """Wait until the conversion of a content has been begun, and has given its place among the jobs back."""

    async def is_postponed() -> bool:
        newest = await editor.newest_job(guid)
        begun = newest.kind == "contents.convert" and newest.started_at is not None
        return begun and (newest.status, newest.attempts) == ("queued", 0)

    await until(is_postponed)


@pytest.mark.spec("VIE-076", part="the payload and its pages")
async def test_a_text_is_read_as_its_pdf_and_downloaded_as_it_was_sent(editor: Editor, app: Estante) -> None:
    read = await editor.convert_from("guia.docx")
    payload = read["payload"]
    assert (codes(read), read["tracking"], payload["media_type"]) == ([], "range", "application/pdf")
    assert payload["pages"] >= 1
    assert read["thumbnail"] is not None
    asked = {"q": "vapor", "guid": read["guid"]}
    mentions = data_of(await editor.client.get("cms/contents/mentions", params=asked))["mentions"]
    assert mentions[read["guid"]][0]["place"] == "page"
    pdf = await ask(app, payload["url"])
    assert (pdf.content[:5], pdf.headers["content-type"]) == (b"%PDF-", "application/pdf")
    assert len(pdf.content) == payload["size"]
    # What may not be downloaded is not given out as it was sent.
    assert read["download_url"] is None
    assert (await ask(app, read["encoded_url"])).content == pdf.content
    change = {"is_downloadable": True, "is_teacher_only": 0, "name": read["name"]}
    data_of(await editor.client.put(f"cms/contents/{read['guid']}", json=change))
    read = await editor.get(read["guid"])
    saved = await ask(app, read["download_url"])
    assert "guia.docx" in saved.headers["content-disposition"]
    assert saved.content == sample("guia.docx")
    assert (await ask(app, read["encoded_url"])).content == sample("guia.docx")


@pytest.mark.parametrize("name", ["clase.pptx", "lluvia.xlsx"])
async def test_slides_and_tables_get_a_cover_and_stay_files(
    editor: Editor, services: Services, name: str
) -> None:
    found = await editor.convert_from(name)
    assert (codes(found), found["payload"]["name"]) == (["ONLY_DOWNLOAD"], name)
    assert found["thumbnail"] is not None
    assert await stored(services, editor) == set()


async def test_a_text_that_cannot_be_converted_says_so_and_is_downloaded(
    editor: Editor, services: Services
) -> None:
    ready = await editor.create_from("viejo.doc", OLE)
    ended = await editor.finish(ready["guid"])
    assert (ended.status, ended.error_code) == ("failed", "CONVERSION_FAILED")
    found = await editor.get(ready["guid"])
    assert (found["storage_status"], found["failure"]) == ("upload-done", None)
    assert codes(found) == ["ONLY_DOWNLOAD", "CONVERSION_FAILED"]
    assert "Se queda como se subió." in found["warnings"][1]["message"]
    assert found["payload"]["name"] == "viejo.doc"
    assert await stored(services, editor) == set()


async def test_films_become_what_every_browser_plays(editor: Editor, app: Estante) -> None:
    names = FILMS.keys() - {"listo.mp4"}
    made = {name: await editor.create_from(name, film(name), is_downloadable=True) for name in names}
    for name, content in made.items():
        await editor.finish(content["guid"])
        found = await editor.get(content["guid"])
        payload = found["payload"]
        assert (found["type_guid"], codes(found)) == ("CTTY_03", []), name
        assert (payload["codecs"], payload["media_type"]) == (["AVC", "AAC"], "video/mp4"), name
        assert payload["duration"] == pytest.approx(3, abs=0.2), name
        assert (payload["width"], payload["height"]) == (320, 180), name
        assert max(b64decode(payload["waveform"])) == 255, name
        played = (await ask(app, payload["url"])).content
        assert 0 < played.index(b"moov") < played.index(b"mdat"), name
        assert (await ask(app, found["download_url"])).content == film(name), name


async def test_what_plays_everywhere_is_left_alone_and_shows_how_loud_it_is(
    editor: Editor, services: Services
) -> None:
    files = {"listo.mp4": film("listo.mp4"), "voz.m4a": sound("voz.m4a")}
    for name, data in files.items():
        found = await editor.convert_from(name, data)
        assert codes(found) == [], name
        peaks = b64decode(found["payload"]["waveform"])
        assert (len(peaks), max(peaks)) == (240, 255), name
    assert await stored(services, editor) == set()


async def test_a_sound_is_shared_by_copies_and_the_last_one_takes_it_along(
    editor: Editor, app: Estante, services: Services
) -> None:
    async with turn(app.services.files.inspection.folder, "conversion", job.PLACES):
        waiting = await editor.create_from("entero.m4a", sound("entero.m4a"))
        early = data_of(await editor.client.post("cms/contents-clone", json={"guid": waiting["guid"]}), 201)
    for guid in (waiting["guid"], early["guid"]):
        await editor.finish(guid)
        found = await editor.get(guid)
        payload = found["payload"]
        assert (codes(found), payload["codecs"], payload["media_type"]) == ([], ["AAC"], "audio/mp4")
        assert len(b64decode(payload["waveform"])) == 240
    # Who was copied while it waited has one of its own; who is copied after shares it.
    assert len(await stored(services, editor)) == 2
    late = data_of(await editor.client.post("cms/contents-clone", json={"guid": waiting["guid"]}), 201)
    both = await stored(services, editor)
    assert len(both) == 2
    await purge(editor, waiting["guid"])
    assert await stored(services, editor) == both
    await purge(editor, late["guid"])
    assert len(await stored(services, editor)) == 1
    await purge(editor, early["guid"])
    assert await stored(services, editor) == set()


async def purge(editor: Editor, guid: str) -> None:
    """Delete a content for good."""
    for address in ("cms/contents", "trash"):
        gone = data_of(await send_json(editor.client, "DELETE", address, {"guids": [guid]}))
        assert gone["deleted"] == [guid]


async def test_a_lesson_plays_what_was_made_of_its_film(editor: Editor) -> None:
    made = await editor.convert_from("viejo.avi", film("viejo.avi"))
    lesson = await editor.create(name="Lección", type_guid="VIDEOLESSON", url=None)
    question = {"type": "true_false", "id": str(UUID(int=7)), "prompt": "<p>Llueve</p>", "is_true": True}
    sent = {"questions": [{**question, "at": 1}], "video": made["guid"]}
    data_of(await editor.client.put(f"cms/contents/{lesson['guid']}/editor", json=sent))
    payload = (await editor.get(lesson["guid"]))["payload"]
    assert (payload["media_type"], payload["question_count"]) == ("video/mp4", 1)
