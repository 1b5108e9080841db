"""Questions and tests by their calls: written, asked without their keys, scored here, kept."""

import json
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, wrong_fields
from estante_contents.questions.feedback import FeedbackGenerator, FeedbackRequest

from .conftest import Editor, SignIn

TEXT = "<p>¿Qué es?</p>"


def new() -> str:
    return str(uuid4())


def question(kind: str, **fields: object) -> Json:
    return {"type": kind, "id": new(), "prompt": TEXT, "points": 2, **fields}


def choice(text: str, *, right: bool = False, feedback: str = "") -> Json:
    return {"id": new(), "text": text, "is_right": right, "feedback": feedback}


def every_kind() -> list[Json]:
    """A complete question of each kind; what only its key says has the word `clave`."""
    return [
        question(
            "single_choice",
            choices=[choice("Agua", right=True, feedback="clave uno"), choice("Fuego")],
            feedback_right="clave bien",
            feedback_wrong="clave mal",
        ),
        question("multiple_choice", choices=[choice("A", right=True), choice("B", right=True), choice("C")]),
        question("true_false", is_true=False),
        question(
            "gap_fill",
            passage="El [[2]] nace en la [[1]].",
            gaps=[
                {"id": new(), "answers": ["clavemontaña"]},
                {"id": new(), "answers": ["claverío", "arroyo"]},
            ],
        ),
        question(
            "matching",
            pairs=[
                {"id": new(), "left": left, "match": new(), "right": right}
                for left, right in (("Francia", "París"), ("Perú", "Lima"), ("Chile", "Santiago"))
            ],
        ),
        question("ordering", items=[{"id": new(), "label": label} for label in ("uno", "dos", "tres")]),
        question("short_answer", answers=["clavevapor"]),
        question("long_answer", sample="<p>clave larga</p>"),
    ]


def right(item: Json) -> Json:
    """The right response to a question as it was written."""
    match item["type"]:
        case "single_choice" | "multiple_choice":
            chosen = [one["id"] for one in item["choices"] if one["is_right"]]
            return {"type": "choices", "choices": chosen}
        case "true_false":
            return {"type": "verdict", "is_true": item["is_true"]}
        case "gap_fill":
            return {
                "type": "gaps",
                "gaps": {gap["id"]: f" {gap['answers'][0].upper()} " for gap in item["gaps"]},
            }
        case "matching":
            return {"type": "pairs", "pairs": {pair["id"]: pair["match"] for pair in item["pairs"]}}
        case "ordering":
            return {"type": "order", "items": [item["id"] for item in item["items"]]}
        case _:
            return {"type": "text", "text": "ClaveVapor"}


async def write(editor: Editor, questions: list[Json], type_guid: str = "CTTY_09") -> str:
    """A public test, or question: its guid."""
    made = await editor.create(type_guid=type_guid, is_public=True)
    data_of(await editor.client.put(f"cms/contents/{made['guid']}/editor", json={"questions": questions}))
    return str(made["guid"])


async def begin(student: Any, guid: str) -> Json:
    return data_of(await student.post(f"cms/contents/{guid}/attempts", json={"guid": new()}))


async def answer(student: Any, guid: str, attempt: Json, item: Json, response: Json) -> Json:
    path = f"cms/contents/{guid}/attempts/{attempt['guid']}/answers"
    return data_of(await student.post(path, json={"question": item["id"], "response": response}))


@pytest.mark.spec("VIE-108", "CON-110", part="the server")
async def test_every_kind_is_asked_without_its_key_and_scored(editor: Editor, client: SignIn) -> None:
    questions = every_kind()
    guid = await write(editor, questions)
    student = await client(editor.tenant, "R01")
    opened = await student.get(f"cms/contents/{guid}")
    assert data_of(opened)["payload"]["question_count"] == len(questions)
    attempt = await begin(student, guid)
    seen = opened.text + json.dumps(attempt)
    assert "clave" not in seen
    assert "is_right" not in seen
    assert "is_true" not in seen
    assert [item["id"] for item in attempt["questions"]] == [item["id"] for item in questions]
    order = attempt["questions"][5]["parts"]
    assert [part["id"] for part in order] != [item["id"] for item in questions[5]["items"]]
    assert attempt["questions"][3]["passage"] == ["El ", " nace en la ", "."]
    for item in questions:
        given = await answer(student, guid, attempt, item, right(item))
        points = None if item["type"] == "long_answer" else 2
        assert given["solution"]["points"] == points, item["type"]
        assert given["solution"]["question"] == item["id"]
    standing = given["standing"]
    assert standing == {"is_finished": True, "score": 14, "max_score": 16, "pending": 2}
    latest = data_of(await student.get(f"cms/contents/{guid}/attempts/latest"))
    assert (latest["guid"], len(latest["solutions"])) == (attempt["guid"], len(questions))
    assert (await begin(student, guid))["guid"] != attempt["guid"]


@pytest.mark.spec("VIE-108", part="wrong answers")
async def test_wrong_answers_cost_their_share_and_are_explained(editor: Editor, client: SignIn) -> None:
    questions = every_kind()
    guid = await write(editor, questions)
    student = await client(editor.tenant, "R01")
    attempt = await begin(student, guid)
    one, many, truth, gaps, pairs, order, short, _ = questions
    wrong = await answer(
        student, guid, attempt, one, {"type": "choices", "choices": [one["choices"][1]["id"]]}
    )
    solution = wrong["solution"]
    assert (solution["points"], solution["feedback"]) == (0, "clave mal")
    assert solution["right"] == right(one)
    half = [many["choices"][0]["id"], many["choices"][1]["id"], many["choices"][2]["id"]]
    responses = (
        (many, {"type": "choices", "choices": half}, 1),
        (truth, {"type": "verdict", "is_true": True}, 0),
        (gaps, {"type": "gaps", "gaps": {gaps["gaps"][1]["id"]: "arroyo"}}, 1),
        (pairs, {"type": "pairs", "pairs": {pairs["pairs"][0]["id"]: pairs["pairs"][0]["match"]}}, 0.667),
        (order, {"type": "order", "items": [item["id"] for item in order["items"][::-1]]}, 0.667),
        (short, {"type": "text", "text": "nieve"}, 0),
    )
    for item, response, points in responses:
        given = await answer(student, guid, attempt, item, response)
        assert given["solution"]["points"] == points, item["type"]
        # The first answer holds: its feedback is known.
        again = await answer(student, guid, attempt, item, right(item))
        assert again["solution"] == given["solution"]
    assert not given["standing"]["is_finished"]
    assert (await begin(student, guid))["guid"] == attempt["guid"]
    other = await client(editor.tenant, "R01")
    path = f"cms/contents/{guid}/attempts/{attempt['guid']}/answers"
    refused = await other.post(path, json={"question": one["id"], "response": right(one)})
    assert refused.status_code == 404
    misfit = await student.post(path, json={"question": one["id"], "response": {"type": "text", "text": "x"}})
    assert wrong_fields(misfit) == {"response.type": "invalid"}
    for reading in ("get", "put"):
        keys = await student.request(reading, f"cms/contents/{guid}/editor", json={"questions": []})
        assert keys.status_code == 403


@pytest.mark.spec("CON-110", part="what is not complete")
async def test_what_is_not_complete_is_kept_and_not_asked(editor: Editor, client: SignIn) -> None:
    questions = every_kind()
    broken = [
        question("single_choice", choices=[choice("A"), choice("B")]),
        question("single_choice", choices=[choice("A", right=True)]),
        question("multiple_choice", choices=[choice("A"), choice("B")]),
        question("multiple_choice", choices=[choice("A", right=True), choice(" ")]),
        question("true_false") | {"prompt": ""},
        question("gap_fill", passage="Nada"),
        question("gap_fill", passage="[[2]]", gaps=[{"id": new(), "answers": ["a"]}]),
        question("gap_fill", passage="[[1]]", gaps=[{"id": new(), "answers": []}]),
        question("matching"),
        question("ordering", items=[{"id": new(), "label": "a"}, {"id": new(), "label": ""}]),
        question("short_answer"),
    ]
    made = await editor.create(type_guid="CTTY_09", is_public=True)
    path = f"cms/contents/{made['guid']}/editor"
    first = await editor.client.get(path)
    sent = {"questions": broken + questions}
    saved = await editor.client.put(path, json=sent, headers={"If-Match": first.headers["etag"]})
    faults = [(fault["field"], fault["code"]) for fault in data_of(saved)["faults"]]
    assert faults == [
        ("choices", "one_right"),
        ("choices", "too_few"),
        ("choices", "no_right"),
        ("choices", "empty"),
        ("prompt", "required"),
        ("passage", "no_gap"),
        ("passage", "gaps_differ"),
        ("gaps", "no_answer"),
        ("pairs", "too_few"),
        ("items", "empty"),
        ("answers", "no_answer"),
    ]
    stale = await editor.client.put(path, json=sent, headers={"If-Match": first.headers["etag"]})
    assert stale.status_code == 412
    student = await client(editor.tenant, "R01")
    items = (await begin(student, made["guid"]))["questions"]
    assert [each["id"] for each in items] == [each["id"] for each in questions]


async def test_rich_texts_are_cleaned_and_limits_are_named(editor: Editor) -> None:
    made = await editor.create(type_guid="CTTY_14")
    path = f"cms/contents/{made['guid']}/editor"
    formula = '<p>x<script>alert(1)</script> <span data-formula="x^2" onclick="a()"></span></p>'
    hostile = question(
        "single_choice", choices=[choice(formula, right=True), choice("<img src=x onerror=a>b")]
    )
    saved = data_of(await editor.client.put(path, json={"questions": [hostile | {"help": formula}]}))
    assert "onclick" not in json.dumps(saved)
    assert "onerror" not in json.dumps(saved)
    assert saved["questions"][0]["help"] == '<p>x <span data-formula="x^2"></span></p>'
    two = await editor.client.put(path, json={"questions": [question("true_false"), question("true_false")]})
    assert wrong_fields(two) == {"questions": "max_items"}
    # What is escaped grows: it was short enough as it was sent.
    grown = await editor.client.put(path, json={"questions": [question("true_false", help="&" * 5_000)]})
    assert wrong_fields(grown) == {"questions": "max_length"}
    same = question("true_false")
    test = await editor.create(type_guid="QUIZ")
    twice = await editor.client.put(f"cms/contents/{test['guid']}/editor", json={"questions": [same, same]})
    assert wrong_fields(twice) == {"questions": "unique"}
    for body in ({"points": 0}, {"points": -1}, {"type": "hot"}, {"media": new()}, {"strange": 1}):
        answer = await editor.client.put(path, json={"questions": [question("true_false") | body]})
        assert answer.status_code == 400, body
    link = await editor.create()
    assert (await editor.client.get(f"cms/contents/{link['guid']}/editor")).status_code == 404


@pytest.mark.spec("VIE-052", "VIE-061", part="the server, of a question")
async def test_a_question_says_what_it_lacks(editor: Editor, client: SignIn) -> None:
    made = await editor.create(type_guid="CTTY_14", is_public=True)
    student = await client(editor.tenant, "R01")

    async def refusal() -> str:
        return str(data_of(await student.get(f"cms/contents/{made['guid']}"))["refusal"]["code"])

    assert await refusal() == "ERROR_404_DEPENDENCY"
    path = f"cms/contents/{made['guid']}/editor"
    data_of(await editor.client.put(path, json={"questions": [question("short_answer")]}))
    assert await refusal() == "DATA_QUESTION_NOT_FOUND"
    data_of(await editor.client.put(path, json={"questions": [question("short_answer", answers=["a"])]}))
    assert data_of(await student.get(f"cms/contents/{made['guid']}"))["payload"]["question_count"] == 1


async def test_a_long_test_is_saved_and_an_endless_one_is_not(editor: Editor) -> None:
    made = await editor.create(type_guid="CTTY_09")
    path = f"cms/contents/{made['guid']}/editor"
    long = [question("long_answer", sample="agua " * 400) for _ in range(100)]
    saved = data_of(await editor.client.put(path, json={"questions": long}))
    assert len(saved["questions"]) == 100
    endless = [question("long_answer", sample="a" * 10_000, help="a" * 10_000) for _ in range(200)]
    assert (await editor.client.put(path, json={"questions": endless})).status_code == 413


async def test_an_attempt_whose_last_questions_were_taken_out_is_over(editor: Editor, client: SignIn) -> None:
    first, second = question("true_false"), question("true_false")
    guid = await write(editor, [first, second])
    student = await client(editor.tenant, "R01")
    attempt = await begin(student, guid)
    await answer(student, guid, attempt, first, {"type": "verdict", "is_true": True})
    path = f"cms/contents/{guid}/editor"
    tag = {"If-Match": (await editor.client.get(path)).headers["etag"]}
    data_of(await editor.client.put(path, json={"questions": [first]}, headers=tag))
    again = await begin(student, guid)
    assert again["guid"] != attempt["guid"]
    assert again["solutions"] == []
    assert (await begin(student, guid))["guid"] == again["guid"]


def area(x: float, *, right: bool = False, shape: str = "rectangle") -> Json:
    """An area of a picture, at its left or right half."""
    place = {"x": x, "y": 0.1, "width": 0.3, "height": 0.5, "shape": shape}
    return {"id": new(), "label": f"Zona {x}", "is_right": right, **place}


async def test_areas_of_a_picture_are_asked_without_the_key_and_scored(
    editor: Editor, client: SignIn
) -> None:
    picture = await editor.create_from("ciclo-del-agua.jpg")
    areas = [area(0.1, right=True), area(0.5, right=True, shape="ellipse"), area(0.6)]
    hotspot = question("hotspot", media=picture["guid"], areas=areas)
    guid = await write(editor, [hotspot])
    student = await client(editor.tenant, "R01")
    attempt = await begin(student, guid)
    [item] = attempt["questions"]
    assert "is_right" not in json.dumps(attempt)
    assert [(spot["text"], spot["shape"], spot["x"]) for spot in item["spots"]] == [
        ("Zona 0.1", "rectangle", 0.1),
        ("Zona 0.5", "ellipse", 0.5),
        ("Zona 0.6", "rectangle", 0.6),
    ]
    half = {"type": "choices", "choices": [areas[0]["id"]]}
    solution = (await answer(student, guid, attempt, item, half))["solution"]
    assert solution["points"] == 1
    assert solution["right"]["choices"] == [areas[0]["id"], areas[1]["id"]]
    again = await begin(student, guid)
    every = {"type": "choices", "choices": [each["id"] for each in areas]}
    assert (await answer(student, guid, again, item, every))["solution"]["points"] == 1


async def test_areas_without_a_picture_are_not_asked(editor: Editor) -> None:
    made = await editor.create(type_guid="CTTY_14")
    path = f"cms/contents/{made['guid']}/editor"

    async def faults(**fields: object) -> set[tuple[str, str]]:
        saved = data_of(await editor.client.put(path, json={"questions": [question("hotspot", **fields)]}))
        return {(fault["field"], fault["code"]) for fault in saved["faults"]}

    assert await faults() == {("media", "required"), ("areas", "too_few")}
    nameless = area(0.1, right=True) | {"label": " "}
    assert ("areas", "empty") in await faults(areas=[nameless, area(0.5)])
    assert ("areas", "no_right") in await faults(areas=[area(0.1), area(0.5)])
    sound = await editor.create_from("ciclo-da-agua.pt.ogg")
    wrong = await editor.client.put(
        path, json={"questions": [question("hotspot", media=sound["guid"], areas=[area(0.1)])]}
    )
    assert wrong_fields(wrong) == {"questions[0].media": "medium_missing"}
    outside = await editor.client.put(path, json={"questions": [question("hotspot", areas=[area(1.1)])]})
    assert outside.status_code == 400


async def test_a_copy_asks_the_same(editor: Editor) -> None:
    questions = every_kind()
    guid = await write(editor, questions)
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": guid}), 201)
    path = "cms/contents/{}/editor"
    first, second = [
        data_of(await editor.client.get(path.format(one)))["questions"] for one in (guid, copy["guid"])
    ]
    assert first == second


async def test_a_picture_of_the_library_stands_beside_a_question(editor: Editor, client: SignIn) -> None:
    picture = await editor.create_from("ciclo-del-agua.jpg")
    guid = await write(editor, [question("true_false", media=picture["guid"])])
    student = await client(editor.tenant, "R01")
    media = (await begin(student, guid))["questions"][0]["media"]
    assert (media["media_type"], media["name"]) == ("image/webp", picture["name"])


@pytest.mark.spec("CON-111", part="the server")
async def test_feedback_is_generated_where_the_flag_is_on_and_a_plugin_writes_it(
    edit: Callable[..., Awaitable[Editor]], new_tenant: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests: list[FeedbackRequest] = []

    async def generate(request: FeedbackRequest) -> str | None:
        requests.append(request)
        return None if request.is_right else "<p>Piensa en <b onclick='a()'>el vapor</b></p>"

    on = await edit(new_tenant(flags={"ai_feedback_generator": True}))
    off = await edit(new_tenant(flags={}))
    written = question("short_answer", answers=["vapor"])
    path = f"cms/contents/{await write(on, [written])}/editor"
    other = f"cms/contents/{await write(off, [written])}/editor"
    wish = {"question": written["id"], "is_right": False}
    assert data_of(await on.client.get(path))["can_generate_feedback"] is False
    unwritten = await on.client.post(f"{path}/feedback", json=wish)
    assert (unwritten.status_code, unwritten.json()["code"]) == (422, "FEEDBACK_NOT_GENERATED")
    through = PluginRegistry.hook

    def with_generator(registry: PluginRegistry, name: str, tenant: Tenant | None = None) -> Any:
        if name == "register_feedback_generators":
            return lambda: [[FeedbackGenerator("fake", generate)]]
        return through(registry, name, tenant)

    monkeypatch.setattr(PluginRegistry, "hook", with_generator)
    assert data_of(await on.client.get(path))["can_generate_feedback"] is True
    made = data_of(await on.client.post(f"{path}/feedback", json=wish))
    assert made == {"feedback": "<p>Piensa en el vapor</p>"}
    assert (str(requests[0].question.id), requests[0].is_right) == (written["id"], False)
    nothing = await on.client.post(f"{path}/feedback", json=wish | {"is_right": True})
    assert nothing.status_code == 422
    assert (await on.client.post(f"{path}/feedback", json={"question": new()})).status_code == 404
    assert (await off.client.post(f"{other}/feedback", json=wish)).status_code in (403, 404)


@pytest.mark.spec("CON-076", part="beside a question")
async def test_documents_and_links_stand_beside_a_question_and_go_out_with_it(
    editor: Editor, client: SignIn
) -> None:
    pdf = await editor.create_from("texto.pdf", name="Guía")
    link = await editor.create(name="Mapa & más", url="https://example.org/mapa?a=1&b=2")
    written = [
        question("short_answer", answers=["a"], media=each["guid"], prompt=f"<p>{each['name']}</p>")
        for each in (pdf, link)
    ]
    guid = await write(editor, written)
    student = await client(editor.tenant, "R01")
    media = [each["media"] for each in (await begin(student, guid))["questions"]]
    assert [each["media_type"] for each in media] == ["application/pdf", "text/uri-list"]
    assert media[0]["url"].partition("?")[0] == pdf["payload"]["url"].partition("?")[0]
    assert (media[1]["url"], media[1]["name"]) == ("https://example.org/mapa?a=1&b=2", "Mapa & más")
    app = await editor.create(type_guid="CTTY_18", url="https://example.org/app")
    refused = await editor.client.put(
        f"cms/contents/{guid}/editor", json={"questions": [question("true_false", media=app["guid"])]}
    )
    assert wrong_fields(refused) == {"questions[0].media": "medium_missing"}
    packed = await editor.client.get(f"cms/contents/{guid}/editor/qti", params={"version": "3.0"})
    upload = await editor.upload("preguntas.zip", packed.content, purpose="contents.qti")
    other = (await editor.create(type_guid="CTTY_09"))["guid"]
    taken = await editor.client.post(f"cms/contents/{other}/editor/qti", json={"upload_guid": upload})
    first, second = data_of(taken)["exercise"]["questions"]
    assert (await editor.get(first["media"]))["type_guid"] == "CTTY_05"
    assert 'href="https://example.org/mapa?a=1&amp;b=2"' in second["prompt"]
    assert second["media"] is None
