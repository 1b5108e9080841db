"""Tests of QTI 1.2 in cartridges: they go out and come in as they were, and what they cannot say is named."""

import io
import zipfile
from typing import Any
from uuid import UUID, uuid4

import pytest
from estante.testing.answers import Json, data_of
from estante.testing.workbench import Workbench
from estante_contents.cartridges import reading
from estante_contents.questions.qti.assessment_reading import read_assessment
from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.schemas import (
    LongAnswer,
    MultipleChoice,
    ShortAnswer,
    SingleChoice,
    TrueFalse,
)

from .archives import zip_of
from .conftest import Editor
from .test_cartridges import collection, held, item, manifest, resource, take

KIND = "imsqti_xmlv1p2/imscc_xmlv1p1/assessment"
BANK = "imsqti_xmlv1p2/imscc_xmlv1p1/question-bank"
FEEDBACK = {"feedback_right": "<p>Eso <em>es</em>.</p>", "feedback_wrong": "<p>Mira otra vez.</p>"}
SAID: list[dict[str, Any]] = [
    {
        "type": "single_choice",
        "prompt": "<p>¿Qué sube? <strong>a &lt; b</strong></p>",
        "points": 2.5,
        "help": "<p>No se ve.</p>",
        **FEEDBACK,
        "choices": [
            {"text": "<p>Vapor</p>", "is_right": True},
            {"text": "<p>Humo</p>", "feedback": "<p>Eso es de un fuego.</p>"},
        ],
    },
    {
        "type": "multiple_choice",
        "prompt": "<p>¿Qué es dulce?</p>",
        "points": 3,
        **FEEDBACK,
        "choices": [
            {"text": "<p>Lluvia</p>", "is_right": True},
            {"text": "<p>Mar</p>"},
            {"text": "<p>Nieve</p>", "is_right": True, "feedback": "<p>También.</p>"},
        ],
    },
    {"type": "true_false", "prompt": "<p>El hielo flota.</p>", "is_true": True, **FEEDBACK},
    {"type": "true_false", "prompt": "<p>La sal sube.</p>", "is_true": False, "help": "<p>¿Sí?</p>"},
    {
        "type": "short_answer",
        "prompt": "<p>¿Símbolo del agua?</p>",
        "answers": ["H2O", "H₂O"],
        "is_exact": True,
    },
    {"type": "short_answer", "prompt": "<p>¿Qué cae?</p>", "points": 4, "answers": ["lluvia", "La lluvia"]},
    {
        "type": "long_answer",
        "prompt": "<p>Cuenta el viaje.</p>",
        "sample": "<p>Sube y baja.</p>",
        "points": 10,
    },
]
UNSAID: list[dict[str, Any]] = [
    {"type": "gap_fill", "prompt": "<p>x</p>", "passage": "El agua [[1]].", "gaps": [{"answers": ["sube"]}]},
    {"type": "ordering", "prompt": "<p>x</p>", "items": [{"label": "a"}, {"label": "b"}]},
]


def with_guids(value: Any) -> Any:
    """A question as the editor sends it: every part of it has a guid."""
    if isinstance(value, list):
        return [with_guids(part) for part in value]
    if not isinstance(value, dict):
        return value
    return {"id": str(uuid4()), **{name: with_guids(part) for name, part in value.items()}}


def without_guids(value: Any) -> Any:
    if isinstance(value, list):
        return [without_guids(part) for part in value]
    if not isinstance(value, dict):
        return value
    return {name: without_guids(part) for name, part in value.items() if name != "id"}


async def questions_of(editor: Editor, guid: str) -> list[Json]:
    answer = await editor.client.get(f"cms/contents/{guid}/editor")
    questions: list[Json] = without_guids(data_of(answer)["questions"])
    return questions


async def asked(editor: Editor, questions: list[Any], name: str = "Prueba", kind: str = "CTTY_09") -> str:
    guid = str((await editor.create(name=name, type_guid=kind))["guid"])
    saved = await editor.client.put(
        f"cms/contents/{guid}/editor", json={"questions": with_guids(questions)}, headers={"If-Match": '"0"'}
    )
    assert data_of(saved)["faults"] == []
    return guid


async def test_a_test_goes_out_and_comes_in_as_it_was(editor: Editor, workbench: Workbench) -> None:
    guid = await collection(editor)
    test = await asked(editor, [*SAID, *UNSAID])
    alone = await asked(editor, [SAID[0] | {"media": None}], "Una", "CTTY_14")
    unsaid = await asked(editor, UNSAID, "Huecos")
    address = f"cms/collections/{guid}"
    data_of(await editor.client.post(f"{address}/contents", json={"guids": [test, alone, unsaid]}))
    plan = data_of(await editor.client.get(f"{address}/cartridge"))
    said = {row["title"]: (row["reason"], row["note"]) for row in plan["rows"]}
    assert (plan["count"], said["Una"]) == (2, (None, None))
    assert said["Prueba"][0] is None
    assert "2 se quedan" in said["Prueba"][1]
    assert "QTI 1.2 no sabe preguntar" in said["Huecos"][0]
    started = data_of(await editor.client.post(f"{address}/cartridge/export"), 202)
    await workbench.finish(UUID(started["id"]), editor.tenant)
    packed = (await editor.client.get(f"exports/{started['id']}/download")).content
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        written = {name: archive.read(name).decode() for name in archive.namelist()}
    assert 'type="imsqti_xmlv1p2/imscc_xmlv1p3/assessment"' in written["imsmanifest.xml"]
    [place] = [name for name, text in written.items() if "cc.fib.v0p1" in text]
    for words in ("cc.exam.v0p1", "cc.multiple_choice.v0p1", "cc.multiple_response.v0p1", "cc.essay.v0p1"):
        assert words in written[place]
    assert "Verdadero" in written[place]
    other = await collection(editor, "Otra")
    seen, batch = await take(editor, workbench, other, packed)
    assert (seen["count"], [row["note"] for row in seen["rows"]]) == (2, [None, None])
    assert (batch["counts"]["made"], batch["counts"]["refused"]) == (2, 0)
    rows = {row["name"]: row for row in await held(editor, other)}
    assert {name: row["type_guid"] for name, row in rows.items()} == {"Prueba": "CTTY_09", "Una": "CTTY_09"}
    before = await questions_of(editor, test)
    assert await questions_of(editor, rows["Prueba"]["guid"]) == before[: len(SAID)]
    assert await questions_of(editor, rows["Una"]["guid"]) == before[:1]


def response(ident: str, score: int = 100, condition: str = "varequal", more: str = "") -> str:
    return (
        f'<respcondition continue="No"><conditionvar><{condition} respident="r">{ident}</{condition}>'
        f'</conditionvar><setvar action="Set" varname="SCORE">{score}</setvar>{more}</respcondition>'
    )


def field(label: str, entry: str) -> str:
    names = f"<fieldlabel>{label}</fieldlabel><fieldentry>{entry}</fieldentry>"
    return f"<qtimetadatafield>{names}</qtimetadatafield>"


def asking(kind: str, answers: str, conditions: str, fields: str = "", text: str = "¿Qué?") -> str:
    """An item as another platform writes it."""
    return f"""<item ident="i" title="x"><itemmetadata><qtimetadata>{fields}</qtimetadata></itemmetadata>
      <presentation><flow><material><mattext texttype="text/html">{text}</mattext></material>
      <response_{kind} ident="r" rcardinality="Single">{answers}</response_{kind}></flow></presentation>
      <resprocessing><outcomes><decvar varname="SCORE"/></outcomes>{conditions}</resprocessing></item>"""


def choices(*pairs: tuple[str, str]) -> str:
    labels = "".join(
        f'<response_label ident="{ident}"><material><mattext>{text}</mattext></material></response_label>'
        for ident, text in pairs
    )
    return f"<render_choice>{labels}</render_choice>"


def assessment(*items: str, holder: str = "assessment") -> bytes:
    space = 'xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"'
    inner = f'<section ident="s">{"".join(items)}</section>' if holder == "assessment" else "".join(items)
    return f"<questestinterop {space}><{holder} ident='a'>{inner}</{holder}></questestinterop>".encode()


TRUTH = choices(("7", "True"), ("8", "False"))
FIB = "<render_fib><response_label ident='a'/></render_fib>"


def test_what_other_platforms_write_is_understood() -> None:
    points = field("points_possible", "7.5")
    read = read_assessment(
        assessment(
            asking("lid", choices(("a", "x < 1".replace("<", "&lt;")), ("b", "y")), response("b"), points),
            asking("lid", TRUTH, response("8"), field("cc_profile", "cc.true_false.v0p1")),
            asking("lid", TRUTH, response("8")),
            asking("str", FIB, response("uno", 50) + response("dos") + response("tres", 0)),
            asking("str", FIB, response("uno"), field("cc_profile", "cc.pattern_match.v0p1")),
            asking("str", FIB, ""),
            asking(
                "str",
                FIB,
                "",
                field("cc_profile", "cc.essay.v0p1"),
                "&lt;p&gt;¿Y?&lt;script&gt;x&lt;/script&gt;",
            ),
            holder="objectbank",
        )
    )
    assert read.refused == []
    single, truth, words, fill, pattern, free, essay = read.questions
    assert isinstance(single, SingleChoice)
    assert ([choice.text for choice in single.choices], single.points) == (
        ["<p>x &lt; 1</p>", "<p>y</p>"],
        7.5,
    )
    assert [choice.is_right for choice in single.choices] == [False, True]
    assert isinstance(truth, TrueFalse)
    assert truth.is_true is False
    assert isinstance(words, SingleChoice)
    assert isinstance(fill, ShortAnswer)
    assert (fill.answers, fill.is_exact) == (["uno", "dos"], False)
    assert isinstance(pattern, ShortAnswer)
    assert isinstance(free, LongAnswer)
    assert isinstance(essay, LongAnswer)
    assert essay.prompt == "<p>¿Y?</p>"


def test_several_right_ones_and_what_must_not_be_chosen() -> None:
    both = "<and><varequal respident='r'>a</varequal><not><varequal respident='r'>b</varequal></not></and>"
    condition = f"<respcondition><conditionvar>{both}</conditionvar><setvar>100</setvar></respcondition>"
    asks = asking("lid", choices(("a", "x"), ("b", "y")), condition).replace("Single", "Multiple")
    [question] = read_assessment(assessment(asks)).questions
    assert isinstance(question, MultipleChoice)
    assert [choice.is_right for choice in question.choices] == [True, False]


REFUSED = {
    "QTI_PART_OF_WORDS": asking("str", FIB, response("ag", condition="varsubstring")),
    "QTI_NO_KEY": asking("lid", choices(("a", "x"), ("b", "y")), response("a", 0)),
    "QTI_INTERACTION": asking("xy", "<render_hotspot/>", response("a")),
    "QTI_SEVERAL": asking("lid", choices(("a", "x")) + "<response_str ident='q'/>", response("a")),
    "QTI_NO_INTERACTION": "<item ident='i'><presentation><material/></presentation></item>",
    "QTI_TOO_LARGE": asking("str", FIB, response("a" * 600)),
}


@pytest.mark.parametrize("code", REFUSED)
def test_what_no_question_here_says_is_refused_by_name(code: str) -> None:
    read = read_assessment(assessment(REFUSED[code]))
    assert ([refusal.code for refusal in read.refused], list(read.questions)) == ([code], [])


HOSTILE = {
    "entities": b'<!DOCTYPE q [<!ENTITY a "b">]>' + assessment(REFUSED["QTI_NO_KEY"]),
    "outside": b'<!DOCTYPE q SYSTEM "file:///etc/passwd">' + assessment(REFUSED["QTI_NO_KEY"]),
    "depth": b"<questestinterop>" + b"<section>" * 500 + b"</section>" * 500 + b"</questestinterop>",
    "no XML": b"hola",
    "no test": b"<questestinterop/>",
    "another": b"<x><item/></x>",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_xml_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        read_assessment(HOSTILE[name])
    assert refused.value.code in {"QTI_NOT_XML", "QTI_NO_TEST"}


async def test_a_look_names_what_stays_out(
    editor: Editor, workbench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    guid = await collection(editor)
    picture = asking(
        "lid", choices(("a", "x"), ("b", "y")), response("a"), text="&lt;img src='a.png'&gt;¿Qué?"
    )
    mixed = assessment(picture, *list(REFUSED.values())[:2])
    files = {
        "t/mixed.xml": mixed,
        "t/none.xml": assessment(REFUSED["QTI_NO_KEY"]),
        "t/broken.xml": HOSTILE["entities"],
        "t/large.xml": mixed + b" " * 70_000,
    }
    names = ("mixed", "none", "broken", "large")
    listed = "".join(item(name, name.title()) for name in names)
    resources = "".join(resource(name, BANK if name == "mixed" else KIND, f"t/{name}.xml") for name in names)
    monkeypatch.setattr(reading, "MAX_TEST_BYTES", 60_000)
    packed = zip_of({"imsmanifest.xml": manifest(listed, resources), **files})
    seen, batch = await take(editor, workbench, guid, packed)
    rows = {row["title"]: row for row in seen["rows"]}
    assert seen["count"] == 1
    for words in ("2 se quedan fuera", "parte de lo escrito", "respuesta correcta", "imágenes"):
        assert words in rows["Mixed"]["note"]
    assert "respuesta correcta" in rows["None"]["reason"]
    assert "DTD" in rows["Broken"]["reason"]
    assert "pasan de lo que cabe" in rows["Large"]["reason"]
    assert (batch["counts"]["made"], batch["counts"]["refused"]) == (1, 3)
    [made] = await held(editor, guid)
    assert (made["name"], len(await questions_of(editor, made["guid"]))) == ("Mixed", 1)
    monkeypatch.setattr(reading, "MAX_TESTS_BYTES", 100)
    upload = await editor.upload("curso.imscc", packed, purpose="contents.cartridge")
    look = await editor.client.post(f"cms/collections/{guid}/cartridge/look", json={"upload_guid": upload})
    assert data_of(look)["count"] == 0
    assert "ya no entra" in data_of(look)["rows"][0]["reason"]
