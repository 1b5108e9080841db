"""Tests and banks of QTI 1.2 as questions, as cartridges have them and as common platforms write them."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any
from uuid import uuid4
from xml.etree.ElementTree import Element

import msgspec
from estante.api.records import clean_html
from msgspec import Struct

from estante_contents.questions.qti.assessment_names import (
    ESSAY,
    HINT,
    PROFILE,
    RIGHT,
    SOLUTION,
    TRUE_FALSE,
    WEIGHT,
    WRONG,
)
from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.qti.markup import html_of, words_of
from estante_contents.questions.qti.plain_xml import XmlRefused, parse_xml
from estante_contents.questions.schemas import (
    MAX_QUESTIONS,
    Choice,
    LongAnswer,
    MultipleChoice,
    Question,
    QuestionBase,
    ShortAnswer,
    SingleChoice,
    TrueFalse,
)

RESPONSES = ("response_lid", "response_str", "response_num", "response_xy", "response_grp")
# A platform that follows no profile says how much an item is worth in a field of its own.
WORTH = (WEIGHT, "points_possible", "qmd_weighting")
TRUE = frozenset(("true", "verdadero", "verdadeiro", "yes", "sí", "sim"))
FALSE = frozenset(("false", "falso", "no", "não"))
WRONG_ONES = (WRONG, "incorrect_fb", "incorrect")
MAX_POINTS = 1000.0
Fields = dict[str, Any]


class ReadTest(Struct, frozen=True):
    """The questions of a test, and why other items of it became none; `pictures` are those that stay out."""

    questions: Sequence[Question]
    refused: Sequence[Refused]
    pictures: int = 0


class Condition(Struct, frozen=True):
    """A condition on an answer: what it has to be, what it scores, and the feedback that it is given."""

    values: Sequence[str]
    is_exact: bool
    score: float
    feedback: str


def read_assessment(data: bytes) -> ReadTest:
    """The questions of a test or of a bank.

    Raises:
        Refused: it is no XML that can be read, no test, or too large a one.
    """
    try:
        root = parse_xml(data)
    except XmlRefused as error:
        raise Refused("QTI_NOT_XML") from error
    items = list(root.iter("item"))
    if root.tag != "questestinterop" or not items:
        raise Refused("QTI_NO_TEST")
    if len(items) > MAX_QUESTIONS:
        raise Refused("QTI_TOO_MANY", limit=MAX_QUESTIONS)
    questions: list[Question] = []
    refused: list[Refused] = []
    for item in items:
        try:
            questions.append(_checked(_question(item)))
        except Refused as refusal:
            refused.append(refusal)
    return ReadTest(questions, refused, sum(_pictures(item) for item in items))


def _checked(question: QuestionBase) -> Question:
    """As what the editor sends is: lengths and counts. Raises Refused."""
    try:
        checked: Question = msgspec.convert(msgspec.to_builtins(question), Question)
    except msgspec.ValidationError as error:
        raise Refused("QTI_TOO_LARGE") from error
    return checked


def _question(item: Element) -> QuestionBase:
    presentation = item.find("presentation")
    responses = (
        [each for each in presentation.iter() if each.tag in RESPONSES] if presentation is not None else []
    )
    if presentation is None or not responses:
        raise Refused("QTI_NO_INTERACTION")
    if len(responses) > 1:
        raise Refused("QTI_SEVERAL")
    [response] = responses
    feedback, conditions = _feedback(item), list(_conditions(item))
    about = _about(item, presentation, feedback, conditions)
    if response.tag == "response_lid":
        return _choices(item, response, about, conditions, feedback)
    if response.tag == "response_str":
        return _written(item, about, conditions, feedback)
    raise Refused("QTI_INTERACTION", name=str(response.tag))


def _about(
    item: Element, presentation: Element, feedback: Mapping[str, str], conditions: Sequence[Condition]
) -> Fields:
    """What every question has."""
    right = next((each.feedback for each in conditions if each.score > 0 and each.feedback), RIGHT)
    return {
        "id": uuid4(),
        "prompt": clean_html("".join(_materials(presentation))),
        "points": _points(item),
        "help": clean_html(feedback.get(HINT, "")),
        "feedback_right": clean_html(feedback.get(right, "")),
        "feedback_wrong": clean_html(next((feedback[name] for name in WRONG_ONES if name in feedback), "")),
    }


def _choices(
    item: Element,
    response: Element,
    about: Fields,
    conditions: Sequence[Condition],
    feedback: Mapping[str, str],
) -> QuestionBase:
    right = {value for each in conditions if each.score > 0 for value in each.values}
    if not right:
        raise Refused("QTI_NO_KEY")
    labels = list(response.iter("response_label"))
    if _field(item, (PROFILE,)) == TRUE_FALSE and (truth := _truth(labels)):
        return TrueFalse(**about, is_true=truth in right)
    notes = {
        each.values[0]: feedback.get(each.feedback, "")
        for each in conditions
        if each.score <= 0 and len(each.values) == 1
    }
    choices = [
        Choice(
            id=uuid4(),
            text=clean_html("".join(_materials(label))),
            is_right=label.get("ident", "") in right,
            feedback=clean_html(notes.get(label.get("ident", ""), "")),
        )
        for label in labels
    ]
    is_single = response.get("rcardinality", "Single") == "Single"
    return SingleChoice(**about, choices=choices) if is_single else MultipleChoice(**about, choices=choices)


def _truth(labels: Sequence[Element]) -> str | None:
    """The identifier of «true» among two answers; None where they say other things."""
    said = {label.get("ident", ""): words_of(label).casefold() for label in labels}
    true = [ident for ident, words in said.items() if ident.lower() in TRUE or words in TRUE]
    false = [ident for ident, words in said.items() if ident.lower() in FALSE or words in FALSE]
    return true[0] if len(said) == 2 and len(true) == len(false) == 1 else None


def _written(
    item: Element, about: Fields, conditions: Sequence[Condition], feedback: Mapping[str, str]
) -> QuestionBase:
    if any(True for _ in item.iter("varsubstring")):
        raise Refused("QTI_PART_OF_WORDS")
    right = [each for each in conditions if each.score > 0 and each.values]
    profile = _field(item, (PROFILE,))
    if profile == ESSAY or not (right or profile):
        return LongAnswer(**about, sample=clean_html(feedback.get(SOLUTION, "")))
    if not right:
        raise Refused("QTI_NO_KEY")
    answers = list(dict.fromkeys(value for each in right for value in each.values))
    return ShortAnswer(**about, answers=answers, is_exact=all(each.is_exact for each in right))


def _conditions(item: Element) -> Iterator[Condition]:
    for each in item.iterfind("resprocessing/respcondition"):
        condition = each.find("conditionvar")
        wanted = list(_wanted(condition)) if condition is not None else []
        feedback = each.find("displayfeedback")
        yield Condition(
            values=[words_of(value) for value in wanted],
            is_exact=bool(wanted) and all(value.get("case", "No") == "Yes" for value in wanted),
            score=max((_number(value.text) for value in each.iterfind("setvar")), default=0.0),
            feedback=feedback.get("linkrefid", "") if feedback is not None else "",
        )


def _wanted(condition: Element) -> Iterator[Element]:
    """What an answer has to be, without what it must not be."""
    for each in condition:
        if each.tag == "varequal":
            yield each
        elif each.tag in ("and", "or"):
            yield from _wanted(each)


def _feedback(item: Element) -> dict[str, str]:
    """What is said after an answer, by its name; hints and solutions by what they are."""
    feedback: dict[str, str] = {}
    for each in item.iterfind("itemfeedback"):
        special = next((name for name in (SOLUTION, HINT) if each.find(name) is not None), "")
        feedback[special or each.get("ident", "")] = "".join(_materials(each))
    return feedback


def _materials(element: Element) -> Iterator[str]:
    """The texts in an element as HTML, but for those of its answers."""
    for child in element:
        if child.tag == "mattext":
            yield _text(child)
        elif child.tag not in RESPONSES:
            yield from _materials(child)


def _text(mattext: Element) -> str:
    """HTML stands in a text as words that are escaped, or as elements."""
    if len(mattext):
        return html_of(mattext)
    words = (mattext.text or "").strip()
    if mattext.get("texttype", "").lower() in ("text/html", "text/xhtml"):
        return words
    return f"<p>{escape(words, quote=False)}</p>" if words else ""


def _pictures(item: Element) -> int:
    shown = sum((text.text or "").lower().count("<img") for text in item.iter("mattext"))
    return shown + sum(1 for each in item.iter() if each.tag in ("matimage", "img"))


def _points(item: Element) -> float:
    points = _number(_field(item, WORTH))
    return points if 0 < points <= MAX_POINTS else 1.0


def _field(item: Element, names: Sequence[str]) -> str:
    """The first of these fields that an item has; nothing where it has none."""
    fields = {
        words_of(each.find("fieldlabel")): words_of(each.find("fieldentry"))
        for each in item.iter("qtimetadatafield")
    }
    return next((fields[name] for name in names if fields.get(name)), "")


def _number(text: str | None) -> float:
    try:
        return float(text or "")
    except ValueError:
        return 0.0
