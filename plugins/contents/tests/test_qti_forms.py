"""Items in the forms of 1EdTech's public examples, of QTI 2.1 and 3.0: in, out and in again.

The examples themselves may not be passed on, so that each form is written here anew: the same interactions
with the same ways to say a key, with words of our own (CC0-1.0).
"""

import re
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import msgspec
import pytest
from estante_contents.questions.play import Answered, Chosen, Filled, Matched, Ordered, Response, Verdict
from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.qti.names import Version
from estante_contents.questions.qti.reading import read_item
from estante_contents.questions.qti.writing import Labels, Medium, item_of
from estante_contents.questions.schemas import Question
from estante_contents.questions.scoring import right_response, share_of

VERSIONS: tuple[Version, ...] = ("2.1", "3.0")
SPACES = {
    "2.1": "http://www.imsglobal.org/xsd/imsqti_v2p1",
    "3.0": "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
}
HTML = "a|b|br|div|em|i|img|li|object|ol|p|span|strong|sub|sup|table|tbody|td|tr|ul|math|mi|mo|mn|msup"
PICTURE = Medium("../media/mapa.png", "image/png", "mapa.png", width=600, height=400)
Json = dict[str, Any]


def in_version(item: str, version: Version) -> bytes:
    """An item that is written with the names of 2.1, in those of a version."""
    if version == "3.0":
        item = re.sub(rf"<(/?)(?!/?(?:{HTML})\b)([a-z])", r"<\1qti-\2", item)
        hyphened = re.compile(r"(?<=[a-z])([A-Z])(?=[A-Za-z]*[ =>/])")
        item = re.sub(
            r"<[^>]*>",
            lambda tag: re.sub(
                r"(?<=<qti-)\w+|(?<=</qti-)\w+|\b[a-zA-Z]+(?==)",
                lambda name: hyphened.sub(r"-\1", f"{name[0]} ").strip().lower(),
                tag[0],
            ),
            item,
        )
    return item.replace("SPACE", SPACES[version]).encode()


def item(body: str, *declared: str, more: str = "", attributes: str = 'adaptive="false"') -> str:
    return (
        f'<assessmentItem xmlns="SPACE" identifier="forma" title="Forma" {attributes} timeDependent="false">'
        f"{''.join(declared)}<outcomeDeclaration identifier='SCORE' cardinality='single' baseType='float'/>"
        f"<itemBody>{body}</itemBody>{more}</assessmentItem>"
    )


def declared(
    cardinality: str, base: str, *right: str, mapping: str = "", identifier: str = "RESPONSE"
) -> str:
    values = "".join(f"<value>{value}</value>" for value in right)
    correct = f"<correctResponse>{values}</correctResponse>" if right else ""
    return (
        f"<responseDeclaration identifier='{identifier}' cardinality='{cardinality}' baseType='{base}'>"
        f"{correct}{mapping}</responseDeclaration>"
    )


def mapped(*worth: tuple[str, str], sensitive: str = "false") -> str:
    entries = "".join(
        f"<mapEntry mapKey='{key}' mappedValue='{value}' caseSensitive='{sensitive}'/>"
        for key, value in worth
    )
    return f"<mapping lowerBound='0' upperBound='2' defaultValue='-1'>{entries}</mapping>"


def offered(
    name: str, *choices: tuple[str, str], prompt: str = "¿Qué dice el cartel?", **attributes: str
) -> str:
    more = "".join(f" {key}='{value}'" for key, value in attributes.items())
    parts = "".join(f"<simpleChoice identifier='{key}'>{words}</simpleChoice>" for key, words in choices)
    return f"<{name} responseIdentifier='RESPONSE'{more}><prompt>{prompt}</prompt>{parts}</{name}>"


CITIES = (("A", "Lima"), ("B", "Quito"), ("C", "Bogotá"))
SPOTS = (
    "<hotspotInteraction responseIdentifier='RESPONSE' maxChoices='1'><prompt>¿Dónde desemboca?</prompt>"
    "<object type='image/png' data='../media/mapa.png' width='600' height='400'>Mapa</object>"
    "<hotspotChoice shape='circle' coords='150,100,30' identifier='A'/>"
    "<hotspotChoice shape='rect' coords='300,200,420,280' identifier='B'/></hotspotInteraction>"
)
SETS = "".join(
    f"<simpleMatchSet>{''.join(words)}</simpleMatchSet>"
    for words in (
        [
            f"<simpleAssociableChoice identifier='{key}' matchMax='1'>{word}</simpleAssociableChoice>"
            for key, word in side
        ]
        for side in ((("R", "Ebro"), ("S", "Duero")), (("M", "Mediterráneo"), ("N", "Atlántico")))
    )
)
PAIRS = (
    "<matchInteraction responseIdentifier='RESPONSE' maxAssociations='2'><prompt>Une</prompt>"
    f"{SETS}</matchInteraction>"
)
ENTRY = "<textEntryInteraction responseIdentifier='{}' expectedLength='15'/>"
# Each form with the kind of question that it becomes, and some of what that says.
TAKEN: Mapping[str, tuple[str, Json]] = {
    "choice": (
        item(
            "<p>Mira.</p><p><img src='../media/mapa.png' alt='mapa'/></p>"
            + offered("choiceInteraction", *CITIES, maxChoices="1", shuffle="false"),
            declared("single", "identifier", "B"),
        ),
        {"type": "single_choice", "points": 1.0, "right": ["Quito"]},
    ),
    "choice of several, mapped": (
        item(
            offered("choiceInteraction", *CITIES, maxChoices="0", shuffle="true"),
            declared("multiple", "identifier", "A", "C", mapping=mapped(("A", "1"), ("C", "1"), ("B", "-2"))),
        ),
        {"type": "multiple_choice", "right": ["Lima", "Bogotá"]},
    ),
    "choice, true or false": (
        item(
            offered("choiceInteraction", ("true", "Sí"), ("false", "No"), maxChoices="1"),
            declared("single", "identifier", "false"),
            more="<modalFeedback outcomeIdentifier='F' identifier='incorrect'>Fluye</modalFeedback>",
        ),
        {"type": "true_false", "is_true": False, "feedback_wrong": "Fluye"},
    ),
    "choice with feedback at each": (
        item(
            offered(
                "choiceInteraction",
                (
                    "X",
                    "Uno<feedbackInline outcomeIdentifier='F' identifier='X'>Casi</feedbackInline>",
                ),
                ("Y", "Dos"),
                maxChoices="1",
            ),
            declared("single", "identifier", "Y"),
        ),
        {"type": "single_choice", "right": ["Dos"]},
    ),
    "order": (
        item(
            offered("orderInteraction", *CITIES, shuffle="true"),
            declared("ordered", "identifier", "C", "A", "B"),
        ),
        {"type": "ordering", "items": [{"label": "Bogotá"}, {"label": "Lima"}, {"label": "Quito"}]},
    ),
    "match": (
        item(PAIRS, declared("multiple", "directedPair", "R M", "S N")),
        {"type": "matching"},
    ),
    "text entry within a sentence": (
        item(
            f"<p>Completa.</p><div><p>El {ENTRY.format('R1')} nace en la {ENTRY.format('R2')}.</p></div>",
            declared(
                "single", "string", "río", identifier="R1", mapping=mapped(("río", "1"), ("rio", "0.5"))
            ),
            declared("single", "string", "sierra", identifier="R2"),
        ),
        {"type": "gap_fill", "passage": "El [[1]] nace en la [[2]]."},
    ),
    "text entry alone": (
        item(
            f"<div>¿Cómo se llama?</div><p>{ENTRY.format('RESPONSE')}</p>",
            declared(
                "single", "string", "York", mapping=mapped(("York", "1"), ("york", "0"), sensitive="true")
            ),
        ),
        {"type": "short_answer", "answers": ["York"], "is_exact": True},
    ),
    "extended text": (
        item(
            "<rubricBlock view='candidate'><p>Usa dos frases.</p></rubricBlock>"
            "<extendedTextInteraction responseIdentifier='RESPONSE'><prompt>Escribe una postal.</prompt>"
            "</extendedTextInteraction><rubricBlock view='scorer'><p>Saluda y cuenta.</p></rubricBlock>",
            declared("single", "string"),
            "<outcomeDeclaration identifier='MAXSCORE' cardinality='single' baseType='float'>"
            "<defaultValue><value>5</value></defaultValue></outcomeDeclaration>",
        ),
        {
            "type": "long_answer",
            "points": 5.0,
            "help": "<p>Usa dos frases.</p>",
            "sample": "<p>Saluda y cuenta.</p>",
        },
    ),
    "hotspot": (
        item(SPOTS, declared("single", "identifier", "B")),
        {"type": "hotspot"},
    ),
}


def bare(value: Any) -> Any:
    """A question without its guids, which are new wherever it goes."""
    if isinstance(value, dict):
        return {key: bare(part) for key, part in value.items() if key not in {"id", "match", "media"}}
    return [bare(part) for part in value] if isinstance(value, list) else value


def answers_to(question: Question) -> list[Response]:
    """The right answer to a question, and some that are partly or wholly wrong, whatever its guids are."""
    right = right_response(question)
    if right is None:
        return []
    fields = msgspec.to_builtins(question)
    others: list[Response] = []
    match right:
        case Chosen():
            others = [Chosen([UUID(part["id"])]) for part in fields.get("choices") or fields["areas"]]
        case Verdict():
            others = [Verdict(is_true=not right.is_true)]
        case Filled():
            others = [*(Filled({gap: word}) for gap, word in right.gaps.items()), Filled({})]
        case Matched():
            others = [Matched({left: match}) for left, match in right.pairs.items()]
        case Ordered():
            others = [Ordered(right.items[::-1])]
        case Answered():
            others = [Answered(right.text.swapcase()), Answered("otra")]
    return [right, *others]


def scores(question: Question) -> list[float | None]:
    return [share_of(question, response) for response in answers_to(question)]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("form", TAKEN)
def test_a_form_comes_in_and_stays_what_it_is(form: str, version: Version) -> None:
    written, wanted = TAKEN[form]
    first = read_item(in_version(written, version))
    known = bare(msgspec.to_builtins(first.question))
    right = [part["text"] for part in known.get("choices", []) if part["is_right"]]
    assert wanted.items() <= (known | {"right": right}).items()
    medium = PICTURE if wanted["type"] == "hotspot" else None
    for other in VERSIONS:
        again = read_item(item_of(first.question, "item1", medium, Labels("Sí", "No"), other))
        assert bare(msgspec.to_builtins(again.question)) == known
        assert scores(again.question) == scores(first.question)
    assert scores(first.question)[:1] in ([1.0], [])


def test_each_answer_scores_as_its_form_says() -> None:
    def of(form: str) -> list[float | None]:
        return scores(read_item(in_version(TAKEN[form][0], "3.0")).question)

    assert of("choice") == [1.0, 0.0, 1.0, 0.0]
    assert of("choice of several, mapped") == [1.0, 0.5, 0.0, 0.5]
    assert of("choice, true or false") == [1.0, 0.0]
    assert of("order")[0] == 1.0
    assert of("match") == [1.0, 0.5, 0.5]
    assert of("text entry within a sentence") == [1.0, 0.5, 0.5, 0.0]
    assert of("text entry alone") == [1.0, 0.0, 0.0]
    assert of("hotspot") == [1.0, 0.0, 1.0]
    assert of("extended text") == []


def asks(name: str) -> str:
    """An item with an interaction of this name."""
    return item(f"<{name} responseIdentifier='RESPONSE'/>", declared("single", "identifier", "A"))


NOT_TAKEN = (
    *("associateInteraction", "drawingInteraction", "gapMatchInteraction", "graphicAssociateInteraction"),
    *(
        "graphicGapMatchInteraction",
        "graphicOrderInteraction",
        "hottextInteraction",
        "inlineChoiceInteraction",
    ),
    *("mediaInteraction", "portableCustomInteraction", "positionObjectInteraction", "selectPointInteraction"),
    *("sliderInteraction", "uploadInteraction"),
)
CHOICE = offered("choiceInteraction", *CITIES, maxChoices="1")
KEY = declared("single", "identifier", "A")
OTHERWISE = {
    "QTI_CHANGES": item(CHOICE, KEY, attributes='adaptive="true"'),
    "QTI_SEVERAL": item(CHOICE + PAIRS, KEY),
    "QTI_NO_KEY": item(CHOICE, declared("single", "identifier")),
    "QTI_NO_INTERACTION": item("<p>Solo se lee.</p>"),
    "QTI_SHAPE": item(SPOTS.replace("'circle' coords='150,100,30'", "'poly' coords='1,2,3,4,5,6'"), KEY),
    "QTI_NO_PICTURE": item(SPOTS.replace("width='600' height='400'", ""), KEY),
    "QTI_NO_ITEM": "<assessmentTest xmlns='SPACE' identifier='t' title='t'/>",
}


@pytest.mark.parametrize("version", VERSIONS)
def test_what_is_not_taken_is_refused_by_its_name(version: Version) -> None:
    for name in NOT_TAKEN:
        with pytest.raises(Refused) as refused:
            read_item(in_version(asks(name), version))
        assert (refused.value.code, refused.value.params) == ("QTI_INTERACTION", {"name": name})
    templates = "<templateDeclaration identifier='N' cardinality='single' baseType='integer'/>"
    for code, written in (*OTHERWISE.items(), ("QTI_CHANGES", item(CHOICE, KEY, templates))):
        with pytest.raises(Refused) as refused:
            read_item(in_version(written, version))
        assert refused.value.code == code, written
