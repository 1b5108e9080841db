"""What subtitles, descriptions and transcripts say is searched, and where they say it is answered."""

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from estante.dependencies import Services
from estante.jobs.payloads import NoPayload
from estante.testing.answers import Json, data_of, wrong_fields
from estante.testing.workbench import Workbench
from estante_contents.tracks import words
from estante_contents.tracks.cues import said
from estante_contents.tracks.models import ContentTrack, TrackCue
from estante_contents.tracks.reading import READ_TRACKS
from estante_contents.tracks.words import cues_of
from sqlalchemy import delete, text, update

from .conftest import Editor

FILM = """WEBVTT

NOTE la marisma no se dice

00:00:01.000 --> 00:00:02.000
El agua <i>sube</i> al cielo

1
00:01:23.500 --> 00:01:25.000
y la <c.loud>evaporación</c> de la laguna &amp; el mar
se ve
"""
TRANSCRIPT = "Primero sube.\n\nDespués cae como granizo."


async def film(editor: Editor, name: str = "Película", type_guid: str = "CTTY_03") -> str:
    return str((await editor.create(name=name, type_guid=type_guid))["guid"])


async def send(
    editor: Editor, address: str, file: str, method: str = "POST", name: str = "a.vtt", lang_id: str = "es"
) -> Json:
    form: Any = {"lang_id": (None, lang_id.encode()), "file": (name, file.encode())}
    answer: httpx.Response = await editor.client.request(method, f"cms/contents/{address}", files=form)
    return data_of(answer, answer.status_code)


async def change(editor: Editor, guid: str, **fields: object) -> None:
    data_of(await editor.client.put(f"cms/contents/{guid}", json=fields))


async def mentions(editor: Editor, q: str, *guids: str) -> dict[str, list[Json]]:
    answer = await editor.client.get("cms/contents/mentions", params={"q": q, "guid": list(guids)})
    places: dict[str, list[Json]] = data_of(answer)["mentions"]
    return places


async def places(editor: Editor, q: str, guid: str) -> list[tuple[str, float | None, str]]:
    """Where a content has the words, and what stands there, with the words between brackets."""
    found = (await mentions(editor, q, guid)).get(guid, [])
    return [(mention["place"], mention["at"], said_in(mention)) for mention in found]


def said_in(mention: Json) -> str:
    return "".join(f"[{part['text']}]" if part["is_found"] else part["text"] for part in mention["snippet"])


async def test_a_film_is_found_by_what_its_subtitles_say_and_where_they_say_it(editor: Editor) -> None:
    guid, other = await film(editor), await film(editor, "Otra")
    await send(editor, f"{guid}/subtitles", FILM)
    assert await editor.names(q="evaporacion laguna") == ["Película"]
    found = await mentions(editor, "EVAPORACION laguna", guid, other)
    assert found.keys() == {guid}
    assert [mention["label"] for mention in found[guid]] == ["En los subtítulos, 1:23"]
    said_there = "y la [evaporación] de la [laguna] & el mar se ve"
    assert await places(editor, "EVAPORACION laguna", guid) == [("subtitle", 83.5, said_there)]
    # The words of several cues: the first that says one of them.
    assert await places(editor, "laguna cielo", guid) == [("subtitle", 1, "El agua sube al [cielo]")]
    # Parts of words, notes and markup are no words of it.
    for q in ("evapo", "marisma", "loud", "xilófono laguna"):
        assert await editor.names(q=q) == [], q
        assert await mentions(editor, q, guid, other) == {}, q


async def test_a_film_is_found_by_the_titles_of_its_chapters(editor: Editor) -> None:
    guid = await film(editor)
    parts = (
        "WEBVTT\n\n00:00:00.000 --> 00:00:14.000\nEl mar\n\n00:00:14.000 --> 00:00:20.000\nLa evaporación\n"
    )
    await send(editor, f"{guid}/chapters", parts)
    assert await editor.names(q="evaporacion") == ["Película"]
    assert await places(editor, "evaporacion", guid) == [("chapters", 14, "La [evaporación]")]
    found = await mentions(editor, "evaporacion", guid)
    assert found[guid][0]["label"] == "En los capítulos, 0:14"


async def test_what_is_changed_or_deleted_is_found_no_more(editor: Editor) -> None:
    guid = await film(editor)
    track = await send(editor, f"{guid}/subtitles", FILM)
    await send(editor, f"{guid}/transcription", TRANSCRIPT, name="a.txt")
    edited = FILM.replace("laguna", "ciénaga")
    await send(editor, f"{guid}/subtitles/{track['guid']}", edited, "PUT")
    assert (await editor.names(q="laguna"), await editor.names(q="cienaga")) == ([], ["Película"])
    assert await places(editor, "granizo", guid) == [("transcript", None, "Después cae como [granizo].")]
    deleted = await editor.client.request(
        "DELETE", f"cms/contents/{guid}/subtitles", json={"guids": [track["guid"]]}
    )
    assert deleted.status_code == 200
    assert (await editor.names(q="cienaga"), await editor.names(q="granizo")) == ([], ["Película"])
    await send(editor, f"{guid}/transcription", "Nieve", name="a.txt")
    assert (await editor.names(q="granizo"), await editor.names(q="nieve")) == ([], ["Película"])
    await editor.client.delete(f"cms/contents/{guid}/transcription")
    assert (await editor.names(q="nieve"), await mentions(editor, "nieve", guid)) == ([], {})


async def test_subtitles_come_before_other_tracks_and_a_cue_with_all_words_before_both(
    editor: Editor,
) -> None:
    guid = await film(editor, type_guid="CTTY_04")
    early = "WEBVTT\n\n00:00:00.500 --> 00:00:01.000\nsube el agua"
    await send(editor, f"{guid}/transcription", early)
    await send(editor, f"{guid}/subtitles", FILM)
    await send(editor, f"{guid}/audiodescriptions", early.replace("sube", "desde lejos"))
    assert await places(editor, "sube", guid) == [("subtitle", 1, "El agua [sube] al cielo")]
    assert [place for place, _, _ in await places(editor, "agua lejos", guid)] == ["audiodescription"]
    assert [at for _, at, _ in await places(editor, "agua sube", guid)] == [1]


async def test_copies_are_found_and_say_where(editor: Editor) -> None:
    book = await editor.create_from("texto.pdf", name="Libro")
    guid = await film(editor)
    await send(editor, f"{guid}/subtitles", FILM)
    for original, q in ((book["guid"], "hidalgo"), (guid, "laguna")):
        copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": original}), 201)
        assert len(await editor.names(q=q)) == 2
        assert await places(editor, q, copy["guid"]) == await places(editor, q, original)


async def test_a_file_that_is_prepared_anew_leaves_what_is_said(editor: Editor) -> None:
    made = await editor.create_from("ciclo-del-agua.webm", name="Película")
    await send(editor, f"{made['guid']}/subtitles", FILM)
    await editor.client.post(f"cms/contents/{made['guid']}/prepare")
    await editor.finish(made["guid"])
    assert await editor.names(q="laguna") == ["Película"]


async def test_tracks_of_an_earlier_release_are_read_once(
    editor: Editor, workbench: Workbench, services: Services
) -> None:
    guid, lost = await film(editor), await film(editor, "Perdida")
    await send(editor, f"{guid}/subtitles", FILM)
    track = await send(editor, f"{lost}/subtitles", FILM)
    async with services.database.transaction(editor.tenant) as session:
        await session.execute(delete(TrackCue))
        await session.execute(text("UPDATE content_search SET spoken = ''"))
        await session.execute(update(ContentTrack).values(is_read=False))
        gone = update(ContentTrack).where(ContentTrack.guid == UUID(track["guid"]))
        await session.execute(gone.values(path="tracks/gone.vtt"))
    assert await editor.names(q="laguna") == []
    for read in (2, 0):
        async with services.database.transaction(editor.tenant) as session:
            job = await services.queue.enqueue(session, READ_TRACKS, NoPayload())
        assert (await workbench.finish(job.guid, editor.tenant)).result == read, read
    assert await editor.names(q="laguna") == ["Película"]


async def test_only_words_and_contents_of_the_caller_are_answered(
    editor: Editor, edit: Callable[..., Awaitable[Editor]], other_tenant: Any
) -> None:
    guid = await film(editor)
    await send(editor, f"{guid}/subtitles", FILM)
    stranger = await edit(other_tenant)
    assert await mentions(stranger, "laguna", guid, str(uuid4())) == {}
    address = "cms/contents/mentions"
    assert wrong_fields(await editor.client.get(address, params={"q": "", "guid": guid}))
    assert wrong_fields(await editor.client.get(address, params={"q": "a", "guid": "agua"}))
    many = {"q": "a", "guid": [guid] * 201}
    assert (await editor.client.get(address, params=many)).status_code == 400
    assert await mentions(editor, "¿?", guid) == {}


@pytest.mark.parametrize("role", ["R01", "R02"])
async def test_nobody_is_told_a_word_of_what_is_closed_to_them(
    editor: Editor, edit: Callable[..., Awaitable[Editor]], role: str
) -> None:
    closed = await film(editor, "Cerrada con laguna")
    opened = await film(editor, "Abierta con laguna")
    teachers = await film(editor, "Laguna docente")
    for guid in (closed, opened, teachers):
        await send(editor, f"{guid}/subtitles", FILM)
    await change(editor, opened, is_public=True)
    await editor.make_both(teachers)
    person = await edit(editor.tenant, role)
    found = await mentions(person, "laguna", closed, opened, teachers)
    assert found.keys() == ({opened} if role == "R01" else {opened, teachers})
    assert [mention["place"] for mention in found[opened]] == ["subtitle", "name"]
    await change(editor, opened, status="inactive")
    assert opened not in await mentions(person, "laguna", opened)
    assert opened in await mentions(editor, "laguna", opened)


@pytest.mark.parametrize(
    "line", ["ab " * 300_000, "a" * 900_000, "".join(f"p{at} " for at in range(120_000))]
)
async def test_a_file_that_says_too_much_is_kept_and_bounded(editor: Editor, line: str) -> None:
    guid = await film(editor)
    many = "".join(
        f"\n\n00:{at // 60 % 60:02}:{at % 60:02}.000 --> 02:00:00.000\nuno{at}" for at in range(3000)
    )
    await send(editor, f"{guid}/subtitles", f"WEBVTT\n\n00:00:00.100 --> 00:00:01.000\n{line}\n{many}")
    assert await editor.names(q="uno2999") == ["Película"]


def test_cues_without_markup_and_text_by_its_lines() -> None:
    assert list(said(FILM)) == [
        (1.0, "El agua sube al cielo"),
        (83.5, "y la evaporación de la laguna & el mar se ve"),
    ]
    assert [(cue.starts_at, cue.text) for cue in cues_of(TRANSCRIPT.encode(), "text/plain")] == [
        (None, "Primero sube."),
        (None, "Después cae como granizo."),
    ]
    assert cues_of(b"\x00\xff", "audio/mpeg") == []
    long = cues_of(("x " * 3_000).encode(), "text/plain")
    assert [len(cue.text) for cue in long] == [words.MAX_CUE_LENGTH, words.MAX_CUE_LENGTH, 1_999]
    assert len(cues_of(b"a\n" * 30_000, "text/plain")) == words.MAX_CUES
