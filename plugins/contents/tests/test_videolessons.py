"""Videolessons by their calls: a video of the library with stops at times, scored as every exercise is."""

import json
from typing import Any

import pytest
from estante.testing.answers import Json, data_of, rows_of, send_json, wrong_fields

from .conftest import Editor, SignIn, sample
from .test_questions import answer, begin, choice, new, question, right

FILM = "ciclo-del-agua.webm"


def stop(at: float | None, kind: str = "short_answer", **fields: object) -> Json:
    key = {} if fields else {"answers": ["clavevapor"]}
    return question(kind, at=at, **key, **fields)


async def film(editor: Editor) -> Json:
    return await editor.create_from(FILM, name="El ciclo del agua")


async def lesson(editor: Editor, video: Json, *stops: Json, **fields: object) -> str:
    """A public videolesson: its guid."""
    made = await editor.create(type_guid="VIDEOLESSON", name="Agua con preguntas", is_public=True)
    data_of(await put(editor, made["guid"], *stops, video=video["guid"], **fields))
    return str(made["guid"])


async def put(editor: Editor, guid: str, *stops: Json, **fields: object) -> Any:
    return await editor.client.put(f"cms/contents/{guid}/editor", json={"questions": stops, **fields})


async def subtitle(editor: Editor, guid: str) -> None:
    files = {"file": ("es.vtt", sample("ciclo-del-agua.es.vtt"), "text/vtt")}
    address = f"cms/contents/{guid}/subtitles"
    data_of(await editor.client.post(address, data={"lang_id": "es"}, files=files), 201)


@pytest.mark.spec("CON-069", part="the server")
async def test_a_lesson_plays_its_video_and_its_stops_are_scored_here(editor: Editor, client: SignIn) -> None:
    video = await film(editor)
    await subtitle(editor, video["guid"])
    late = stop(4.5)
    early = stop(1.5, "single_choice", choices=[choice("Agua", right=True, feedback="clave"), choice("Sal")])
    guid = await lesson(editor, video, late, early)
    student = await client(editor.tenant, "R01")
    opened = await student.get(f"cms/contents/{guid}")
    read = data_of(opened)
    payload = read["payload"]
    assert (read["tracking"], read["refusal"], read["file"]) == ("continuous", None, None)
    assert payload["duration"] == video["payload"]["duration"]
    assert (payload["question_count"], payload["must_answer"]) == (2, True)
    assert [track["lang_id"] for track in payload["tracks"]] == ["es"]
    assert payload["url"].partition("?")[0] == video["payload"]["url"].partition("?")[0]
    attempt = await begin(student, guid)
    assert [(item["id"], item["at"]) for item in attempt["questions"]] == [
        (early["id"], 1.5),
        (late["id"], 4.5),
    ]
    seen = opened.text + json.dumps(attempt)
    assert "clave" not in seen
    assert "is_right" not in seen
    given = await answer(student, guid, attempt, early, right(early))
    assert (given["solution"]["points"], given["standing"]["is_finished"]) == (2, False)
    given = await answer(student, guid, attempt, late, {"type": "text", "text": "hielo"})
    assert (given["standing"]["is_finished"], given["standing"]["score"]) == (True, 2)
    assert guid in {row["guid"] for row in rows_of(await student.get("front/contents"))}


async def test_two_stops_at_one_time_or_beyond_the_end_are_refused(editor: Editor) -> None:
    video = await film(editor)
    guid = await lesson(editor, video, stop(1))
    length = video["payload"]["duration"]
    twice = await put(editor, guid, stop(2), stop(2))
    assert wrong_fields(twice) == {"questions[1].at": "unique"}
    beyond = await put(editor, guid, stop(1), stop(length + 0.2))
    assert wrong_fields(beyond) == {"questions[1].at": "beyond_end"}
    for wrong in (-1, 90_000, "x"):
        assert (await put(editor, guid, stop(1) | {"at": wrong})).status_code == 400
    unplaced = data_of(await put(editor, guid, stop(None), stop(length)))
    assert [each["at"] for each in unplaced["questions"]] == [length, None]
    assert [(fault["field"], fault["code"]) for fault in unplaced["faults"]] == [("at", "no_stop")]


async def test_a_lesson_is_over_a_living_video_and_says_what_it_lacks(editor: Editor, client: SignIn) -> None:
    made = await editor.create(type_guid="VIDEOLESSON", name="Agua con preguntas", is_public=True)
    guid = made["guid"]
    student = await client(editor.tenant, "R01")

    async def refusal() -> str | None:
        refused = data_of(await student.get(f"cms/contents/{guid}"))["refusal"]
        return refused and str(refused["code"])

    assert await refusal() == "NOT_WRITTEN"
    picture = await editor.create_from("portada-800x600.jpg")
    for wrong in (picture["guid"], new(), guid):
        assert wrong_fields(await put(editor, guid, stop(1), video=wrong)) == {"video": "choice"}
    data_of(await put(editor, guid, stop(1)))
    assert await refusal() == "NOT_WRITTEN"
    begun = await student.post(f"cms/contents/{guid}/attempts", json={"guid": new()})
    assert begun.status_code == 404
    upload = await editor.upload("agua.webm", sample(FILM))
    coming = await editor.create(upload_guid=upload, name="Agua")
    saved = data_of(await put(editor, guid, stop(1), video=coming["guid"], must_answer=False))
    assert saved["lesson"] == {"video": coming["guid"], "must_answer": False}
    assert await refusal() == "PREPARING"
    await editor.finish(coming["guid"])
    assert await refusal() is None
    # What is not sent stays.
    again = data_of(await put(editor, guid, stop(2)))
    assert again["lesson"] == {"video": coming["guid"], "must_answer": False}
    hidden = {"status": "inactive"}
    data_of(await editor.client.patch(f"cms/contents/{coming['guid']}", json=hidden))
    assert await refusal() == "FILE_NOT_FOUND"
    data_of(await put(editor, guid, stop(2), video=None))
    assert await refusal() == "NOT_WRITTEN"


async def test_only_a_lesson_has_stops(editor: Editor) -> None:
    video = await film(editor)
    test = (await editor.create(type_guid="CTTY_09"))["guid"]
    for body in ({"questions": [stop(1)]}, {"questions": [stop(None)], "video": video["guid"]}):
        refused = await editor.client.put(f"cms/contents/{test}/editor", json=body)
        assert wrong_fields(refused) == {"video": "no_stops"}
    assert data_of(await put(editor, test, stop(None)))["lesson"] is None


async def test_a_video_that_a_lesson_is_over_stays_and_goes_with_its_copy(editor: Editor) -> None:
    video = await film(editor)
    guid = await lesson(editor, video, stop(1), must_answer=False)
    refused = data_of(await send_json(editor.client, "DELETE", "cms/contents", {"guids": [video["guid"]]}))
    assert refused["refused"][0]["code"] == "IN_USE"
    [use] = data_of(await editor.client.get(f"cms/contents/{video['guid']}/used-by"))["uses"]
    assert (use["count"], use["link"]) == (1, f"/contents?video={video['guid']}")
    assert await editor.names(video=video["guid"]) == ["Agua con preguntas"]
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": guid}), 201)
    copied = data_of(await editor.client.get(f"cms/contents/{copy['guid']}/editor"))
    assert copied["lesson"] == {"video": video["guid"], "must_answer": False}
    assert copied["questions"][0]["at"] == 1


async def test_a_stop_beyond_the_end_of_a_shorter_video_is_not_asked(editor: Editor, client: SignIn) -> None:
    long = await film(editor)
    guid = await lesson(editor, long, stop(1), stop(long["payload"]["duration"]))
    upload = await editor.upload("densidad.webm", sample("densidad.webm"))
    data_of(await editor.client.post(f"cms/contents/{long['guid']}/file", json={"upload_guid": upload}))
    await editor.finish(long["guid"])
    shorter = (await editor.get(long["guid"]))["payload"]["duration"]
    assert shorter < long["payload"]["duration"]
    read = data_of(await editor.client.get(f"cms/contents/{guid}/editor"))
    assert [(fault["field"], fault["code"]) for fault in read["faults"]] == [("at", "beyond_end")]
    # What lies there is saved on, and can be moved.
    again = await put(editor, guid, *read["questions"])
    assert data_of(again)["faults"] == read["faults"]
    attempt = await begin(await client(editor.tenant, "R01"), guid)
    assert [item["at"] for item in attempt["questions"]] == [1]
