"""Subtitles, audio descriptions, transcripts and chapters of videos and audios."""

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any
from uuid import uuid4

import httpx
import pytest
from estante.app import Estante
from estante.errors import Duplicate
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, send_json, wrong_fields
from estante_contents.tracks import service
from estante_contents.tracks.cues import InvalidVtt, read_srt, read_vtt
from estante_contents.tracks.files import SentFile
from estante_contents.tracks.routes import LIMIT, SubtitleController

from .conftest import Editor, sample

KINDS = ("subtitles", "audiodescriptions", "chapters")
VTT = b"WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHola\n"
Fetch = Callable[[str], Awaitable[httpx.Response]]
SUBRIP = "1\n00:00:01,000 --> 00:00:02,000\n<font color=red>Evaporación</font>\n"
HEADERLESS = b"00:00:01.000 --> 00:00:02.500\nHola\n"


@pytest.fixture
def fetch(app: Estante) -> Fetch:
    """What the content host answers to a browser."""

    async def get(url: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as browser:
            return await browser.get(url)

    return get


async def video(editor: Editor) -> str:
    """A video without a file: what plays along needs none."""
    made = await editor.create(name="El ciclo del agua", type_guid="CTTY_03", langs=["es"])
    return f"cms/contents/{made['guid']}"


async def send(
    editor: Editor,
    address: str,
    data: bytes | None,
    *,
    method: str = "POST",
    name: str = "agua.vtt",
    **fields: str,
) -> httpx.Response:
    """A multipart form with a file, if there is one, and fields."""
    form = {key: (None, value.encode()) for key, value in fields.items()}
    files: Any = {**form, **({"file": (name, data)} if data is not None else {})}
    return await editor.client.request(method, address, files=files)


async def add(editor: Editor, address: str, lang_id: str = "es", data: bytes = VTT, **rest: str) -> Json:
    return data_of(await send(editor, address, data, lang_id=lang_id, **rest), 201)


@pytest.mark.spec("CON-096")
@pytest.mark.spec("CON-097", "CON-100")
@pytest.mark.parametrize("kind", KINDS)
async def test_a_track_is_added_in_its_language_and_listed(editor: Editor, kind: str, fetch: Fetch) -> None:
    address = f"{await video(editor)}/{kind}"
    file = sample("ciclo-del-agua.pt.vtt")
    made = await add(editor, address, "pt", file, name="ciclo.vtt")
    assert (made["lang_id"], made["language"], made["cue_count"]) == ("pt", "Português", 12)
    await add(editor, address, "es")
    listed = await editor.client.get(address)
    assert listed.json()["meta"]["total"] == 2
    assert [(row["lang_id"], row["language"]) for row in rows_of(listed)] == [
        ("es", "Español"),
        ("pt", "Português"),
    ]
    shown = await fetch(rows_of(listed)[1]["encoded_url"])
    assert (shown.content, shown.headers["content-type"]) == (file, "text/vtt")
    assert (await fetch(rows_of(listed)[1]["encoded_url"].partition("?")[0])).status_code == 403


@pytest.mark.spec("CON-095")
@pytest.mark.parametrize("kind", [*KINDS, "transcription"])
@pytest.mark.parametrize(("type_guid", "status"), [("CTTY_03", 201), ("CTTY_04", 201), ("CTTY_05", 422)])
async def test_only_videos_and_audios_have_tracks(
    editor: Editor, kind: str, type_guid: str, status: int
) -> None:
    made = await editor.create(name="Agua", type_guid=type_guid)
    address = f"cms/contents/{made['guid']}/{kind}"
    answer = await send(editor, address, VTT, lang_id="es")
    assert answer.status_code == (200 if status == 201 and kind == "transcription" else status)
    assert len(rows_of(await editor.client.get(address))) == (0 if status == 422 else 1)
    if status == 422:
        assert answer.json()["code"] == "CONTENT_WITHOUT_TRACKS"


@pytest.mark.spec("CON-098", "CON-101")
@pytest.mark.parametrize("kind", KINDS)
async def test_a_change_is_of_that_track_only(editor: Editor, kind: str, fetch: Fetch) -> None:
    address = f"{await video(editor)}/{kind}"
    spanish, english = await add(editor, address, "es"), await add(editor, address, "en")
    one = f"{address}/{spanish['guid']}"
    longer = VTT + b"\n00:00:03.000 --> 00:00:04.000\nAgua\n"
    changed = data_of(await send(editor, one, longer, method="PUT"))
    assert (changed["lang_id"], changed["cue_count"], changed["version"]) == ("es", 2, 2)
    assert (await fetch(changed["encoded_url"])).content == longer
    assert (await fetch(spanish["encoded_url"])).status_code == 404
    moved = data_of(await send(editor, one, None, method="PUT", lang_id="pt"))
    assert (moved["lang_id"], moved["cue_count"]) == ("pt", 2)
    taken = await send(editor, one, None, method="PUT", lang_id="en")
    assert (taken.status_code, taken.json()["field"]) == (409, "lang_id")
    rows = {row["guid"]: row for row in rows_of(await editor.client.get(address))}
    assert (rows[english["guid"]]["version"], rows[english["guid"]]["lang_id"]) == (1, "en")
    assert (rows[spanish["guid"]]["lang_id"], len(rows)) == ("pt", 2)
    old = await editor.client.put(one, files={"lang_id": (None, b"es")}, headers={"If-Match": '"1"'})
    assert old.status_code == 412


@pytest.mark.spec("CON-099", "CON-102")
@pytest.mark.parametrize("kind", KINDS)
async def test_exactly_those_that_are_named_are_deleted(editor: Editor, kind: str, fetch: Fetch) -> None:
    address = f"{await video(editor)}/{kind}"
    made = [await add(editor, address, lang_id) for lang_id in ("es", "pt", "en")]
    stranger = str(uuid4())
    guids = [made[0]["guid"], made[2]["guid"], stranger]
    answer = data_of(await send_json(editor.client, "DELETE", address, {"guids": guids}))
    assert set(answer["deleted"]) == {made[0]["guid"], made[2]["guid"]}
    assert [(row["guid"], row["code"]) for row in answer["refused"]] == [(stranger, "NOT_FOUND")]
    assert [row["lang_id"] for row in rows_of(await editor.client.get(address))] == ["pt"]
    assert (await fetch(made[0]["encoded_url"])).status_code == 404
    assert (await fetch(made[1]["encoded_url"])).status_code == 200


@pytest.mark.spec("CON-103", part="the answer")
@pytest.mark.spec("CON-104", part="the answer")
@pytest.mark.spec("CON-105", part="the answer")
@pytest.mark.spec("CON-106")
@pytest.mark.parametrize("kind", ["subtitles", "transcription"])
@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (HEADERLESS, 1, "WEBVTT"),
        (b"WEBVTTX\n\n" + HEADERLESS, 1, "WEBVTT"),
        (b"WEBVTT\n\n00:01.000 --> 00:02.000\nHola\n", 3, "00:00:00.000 --> 00:00:00.000"),
        (VTT + b"\nuno\n00:00:03,000 --> 00:00:04,000\nAgua\n", 7, "00:00:00.000 --> 00:00:00.000"),
        (VTT + b"\n00:00:03.000 -> 00:00:04.000\nAgua\n", 6, "00:00:00.000 --> 00:00:00.000"),
        (VTT + b"\n00:00:04.000 --> 00:00:03.000\nAgua\n", 6, "salida"),
        (b"WEBVTT\n\nNOTE nada\n", None, "ninguna"),
        (b"WEBVTT", None, "ninguna"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", None, "texto"),
    ],
)
async def test_an_invalid_vtt_file_is_refused_with_its_line(
    editor: Editor, kind: str, text: bytes, line: int | None, words: str
) -> None:
    address = f"{await video(editor)}/{kind}"
    answer = await send(editor, address, text, lang_id="es")
    body = answer.json()
    assert (answer.status_code, body["code"], body["line"]) == (422, "INVALID_VTT_FILE", line)
    assert body["message"].startswith("Archivo VTT no válido")
    assert words in body["message"]
    assert (str(line) in body["message"]) is (line is not None)
    assert rows_of(await editor.client.get(address)) == []


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nEvaporación\n".encode("cp1252"), "Evaporación"),
        ("\ufeffWEBVTT\n\n00:00:01.000 --> 00:00:02.000\nEvaporación\n".encode(), "Evaporación"),
        ("WEBVTT\r\n\r\n00:00:01.000 --> 00:00:02.000\r\nEvaporación\r\n".encode("utf-16"), "Evaporación"),
        (
            "1\n00:00:01,000 --> 00:00:02,000\n<font color=red>Evaporación</font>\n".encode("cp1252"),
            "\nEvaporación",
        ),
    ],
)
async def test_other_encodings_and_subrip_become_webvtt(
    editor: Editor, fetch: Fetch, data: bytes, words: str
) -> None:
    address = f"{await video(editor)}/subtitles"
    made = await add(editor, address, "es", data, name="agua.srt" if data.startswith(b"1") else "agua.vtt")
    text = (await fetch(made["encoded_url"])).text
    assert text.startswith("WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n")
    assert words in text
    assert made["name"] == "agua.vtt"


@pytest.mark.spec("CON-107", "CON-108")
async def test_transcripts_fill_what_a_content_answers_of_them(editor: Editor, fetch: Fetch) -> None:
    content = await video(editor)
    address = f"{content}/transcription"
    before = data_of(await editor.client.get(content))
    assert (before["transcription_url"], before["transcription_bundle"]) == (None, [])
    text = sample("transcripcion.es.txt")
    first = data_of(await send(editor, address, text, name="transcripcion.txt"))
    assert [each["lang_id"] for each in first["transcription_bundle"]] == ["es"]
    data_of(await send(editor, address, sample("ciclo-del-agua.en.vtt"), lang_id="en"))
    after = data_of(await editor.client.get(content))
    bundle = {each["lang_id"]: each for each in after["transcription_bundle"]}
    assert {lang_id: each["media_type"] for lang_id, each in bundle.items()} == {
        "en": "text/vtt",
        "es": "text/plain",
    }
    assert after["encoded_transcription_url"] == bundle["en"]["encoded_url"]
    assert after["encoded_transcription_url"].startswith(after["transcription_url"] + "?token=")
    assert (await fetch(bundle["es"]["encoded_url"])).content == text
    gone = data_of(await editor.client.delete(f"{address}?lang_id=en"))
    assert gone["deleted"] == ["en"]
    assert [row["lang_id"] for row in rows_of(await editor.client.get(address))] == ["es"]
    assert data_of(await editor.client.delete(address))["deleted"] == ["es"]
    assert data_of(await editor.client.get(content))["encoded_transcription_url"] is None


@pytest.mark.spec("CON-026", part="subtitles")
async def test_a_copy_keeps_its_tracks_when_the_first_goes(editor: Editor, fetch: Fetch) -> None:
    content = await video(editor)
    made = await add(editor, f"{content}/subtitles")
    guid = content.rpartition("/")[2]
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": guid}), 201)
    copied = f"cms/contents/{copy['guid']}/subtitles"
    (row,) = rows_of(await editor.client.get(copied))
    assert (row["lang_id"], row["cue_count"]) == ("es", 1)
    assert row["guid"] != made["guid"]
    await send_json(editor.client, "DELETE", f"{content}/subtitles", {"guids": [made["guid"]]})
    assert (await fetch(row["encoded_url"])).content == VTT
    await send_json(editor.client, "DELETE", copied, {"guids": [row["guid"]]})
    assert (await fetch(row["encoded_url"])).status_code == 404


async def test_an_address_of_our_own_is_copied_and_a_private_one_is_refused(
    editor: Editor, fetch: Fetch
) -> None:
    content = await video(editor)
    made = await add(editor, f"{content}/subtitles", "es")
    other = f"{content}/audiodescriptions"
    copied = data_of(await send(editor, other, None, lang_id="es", encoded_url=made["encoded_url"]), 201)
    assert (await fetch(copied["encoded_url"])).content == VTT
    forged = await send(editor, other, None, lang_id="en", encoded_url=made["encoded_url"] + "x")
    assert wrong_fields(forged) == {"encoded_url": "url"}
    for odd in ("http://[", "agua", "http://"):
        refused = await send(editor, other, None, lang_id="en", encoded_url=odd)
        assert refused.status_code in {400, 422}, refused.text
    private = await send(editor, other, None, lang_id="en", encoded_url="http://127.0.0.1/agua.vtt")
    assert private.status_code == 422
    nothing = await send(editor, other, None, lang_id="en")
    assert wrong_fields(nothing) == {"file": "required"}
    unknown = await send(editor, other, VTT, lang_id="xx")
    assert wrong_fields(unknown) == {"lang_id": "choice"}
    assert len(rows_of(await editor.client.get(other))) == 1


async def test_an_audio_description_may_be_heard(editor: Editor) -> None:
    address = f"{await video(editor)}/audiodescriptions"
    made = await add(editor, address, "pt", sample("ciclo-da-agua.pt.ogg"), name="ciclo.ogg")
    assert (made["media_type"], made["cue_count"]) == ("audio/ogg", None)
    subtitles = await send(
        editor,
        address.replace("audiodescriptions", "subtitles"),
        sample("ciclo-da-agua.pt.ogg"),
        lang_id="pt",
    )
    assert subtitles.json()["code"] == "INVALID_VTT_FILE"


async def test_the_history_says_what_was_done_to_tracks(editor: Editor) -> None:
    content = await video(editor)
    await add(editor, f"{content}/subtitles")
    history = data_of(await editor.client.get(f"{content}/history"))
    assert history["changes"][0]["act"] == "subtitles"


async def test_a_language_with_tracks_stays(editor: Editor) -> None:
    made = await editor.client.post("langs", json={"id": "fr", "name": "Français"})
    assert made.status_code == 201, made.text
    await add(editor, f"{await video(editor)}/subtitles", "fr")
    refused = await editor.client.delete("langs/fr")
    assert (refused.status_code, refused.json()["code"]) == (409, "IN_USE")


async def test_another_tenants_content_is_not_there(editor: Editor, edit: Any, other_tenant: Any) -> None:
    address = f"{await video(editor)}/subtitles"
    made = await add(editor, address)
    stranger = await edit(other_tenant)
    assert (await stranger.client.get(address)).status_code == 404
    assert (await send(stranger, address, VTT, lang_id="es")).status_code == 404
    one = f"{address}/{made['guid']}"
    assert (await send(stranger, one, VTT, method="PUT", lang_id="en")).status_code == 404


async def test_a_slow_address_holds_neither_a_content_nor_a_connection_up(
    editor: Editor, app: Estante, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = await video(editor)
    busy: list[int] = []

    async def slow(*_: object) -> SentFile:
        busy.append(app.services.database.connections()["transactions", "busy"])
        # Somebody else writes the same content while the address is asked.
        async with asyncio.timeout(60):
            await add(editor, f"{content}/subtitles", "pt")
        return SentFile("agua.vtt", VTT)

    monkeypatch.setattr(service, "file_at", slow)
    sent = await send(editor, f"{content}/subtitles", None, lang_id="es", encoded_url="https://example.org/a")
    assert sent.status_code == 201, sent.text
    assert len(rows_of(await editor.client.get(f"{content}/subtitles"))) == 2
    assert busy == [0]


async def test_a_file_whose_row_is_taken_back_goes_with_it(
    editor: Editor, app: Estante, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = await video(editor)

    async def stored() -> list[str]:
        return [path async for path in app.services.files.names(editor.tenant, "tracks")]

    async def taken(*_: object) -> None:
        assert len(await stored()) == 1, "it is there before its row stands"
        raise Duplicate("lang_id", text="TRACK_LANGUAGE_TAKEN")

    with monkeypatch.context() as broken:
        broken.setattr(service, "keep_cues", taken)
        refused = await send(editor, f"{content}/subtitles", VTT, lang_id="es")
    assert refused.status_code == 409, refused.text
    assert await stored() == []
    await add(editor, f"{content}/subtitles")
    assert len(await stored()) == 1


def test_changing_a_track_is_limited_as_adding_one_is() -> None:
    assert SubtitleController.change_track.opt["limit"] == LIMIT


@pytest.mark.parametrize("begun", ["<font", "{\\"])
def test_a_line_of_beginnings_is_read_once(begun: str) -> None:
    words = begun * (2 * 1024**2 // len(begun))
    start = perf_counter()
    timed = read_srt(f"1\n00:00:01,000 --> 00:00:02,000\n{words}\n")
    assert (timed.cue_count, perf_counter() - start < 5) == (1, True)
    assert words in timed.text


def test_times_in_other_digits_are_no_times() -> None:
    hours = "\N{ARABIC-INDIC DIGIT ZERO}" * 2
    with pytest.raises(InvalidVtt):
        read_vtt(f"WEBVTT\n\n{hours}:00:01.000 --> {hours}:00:02.000\nHola\n")


async def test_the_files_of_tracks_take_room(
    edit: Callable[..., Awaitable[Editor]], new_tenant: Callable[..., Tenant]
) -> None:
    editor = await edit(new_tenant(limits={"stored_bytes": 60_000}))
    video = await editor.create(type_guid="CTTY_03", name="Con poco sitio")
    path = f"cms/contents/{video['guid']}/subtitles"
    long = b"WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n" + b"agua " * 8_000
    form: Any = {"lang_id": (None, "es"), "file": ("es.vtt", long)}
    made = data_of(await editor.client.post(path, files=form), 201)
    full = await editor.client.post(path, files={**form, "lang_id": (None, "pt")})
    assert (full.status_code, full.json()["code"]) == (507, "STORAGE_FULL")
    data_of(await send_json(editor.client, "DELETE", path, {"guids": [made["guid"]]}))
