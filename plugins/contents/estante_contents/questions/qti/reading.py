"""Items of QTI as questions. An item asks by one interaction; what a question here cannot say is refused."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from uuid import uuid4
from xml.etree.ElementTree import Element

import msgspec
from estante.api.records import clean_html
from msgspec import Struct

from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.qti.markup import html_of, words_of
from estante_contents.questions.qti.names import ITEM, read_xml
from estante_contents.questions.schemas import (
    Area,
    Choice,
    Gap,
    GapFill,
    Hotspot,
    Item,
    LongAnswer,
    Matching,
    MultipleChoice,
    Ordering,
    Pair,
    Question,
    QuestionBase,
    ShortAnswer,
    SingleChoice,
    TrueFalse,
)

ENTRY = "textEntryInteraction"
BESIDE = ("rubricBlock", "object", "img", "feedbackInline", "feedbackBlock", "modalFeedback", "stylesheet")
MAX_POINTS = 1000.0
TRUTH = {"true", "false"}


class ReadItem(Struct, frozen=True):
    """A question, and the file beside it: its place, as the item has it."""

    title: str
    question: Question
    medium: str | None = None


class Key(Struct, frozen=True):
    """What an item says of a right response, and what each answer is worth."""

    correct: Sequence[str]
    worth: Mapping[str, float]
    is_exact: bool

    def right(self) -> list[str]:
        """The right values, or those that are worth something."""
        return [*self.correct] or [value for value, worth in self.worth.items() if worth > 0]


def read_item(data: bytes) -> ReadItem:
    """A question of an item.

    Raises:
        Refused: it is no item, or asks in a way that no question here does.
    """
    root = read_xml(data)
    body = root.find("itemBody")
    if root.tag != ITEM or body is None:
        raise Refused("QTI_NO_ITEM")
    # Each person, or each try, is asked something else.
    if root.get("adaptive") == "true" or root.find("templateDeclaration") is not None:
        raise Refused("QTI_CHANGES")
    interactions = [each for each in body.iter() if str(each.tag).endswith("Interaction")]
    names = {str(each.tag) for each in interactions}
    if not names:
        raise Refused("QTI_NO_INTERACTION")
    if len(names) > 1 or (len(interactions) > 1 and names != {ENTRY}):
        raise Refused("QTI_SEVERAL")
    [name] = names
    read = READERS.get(name)
    if read is None:
        raise Refused("QTI_INTERACTION", name=name)
    about = _about(root, body, interactions[0])
    try:
        # Checked as what the editor sends is: lengths and counts.
        question = msgspec.convert(
            msgspec.to_builtins(read(root, body, interactions, about)), Question, strict=True
        )
    except msgspec.ValidationError as error:
        raise Refused("QTI_TOO_LARGE") from error
    return ReadItem(root.get("title", "")[:200], question, _medium(body))


def _about(root: Element, body: Element, interaction: Element) -> dict[str, Any]:
    """What every question has."""
    prompt = interaction.find("prompt")
    words = "" if prompt is None else html_of(prompt)
    if interaction.tag != ENTRY:
        words = f"{html_of(body, (*BESIDE, str(interaction.tag)))}{words}"
    notes = {each.get("identifier", ""): html_of(each) for each in root.iter("modalFeedback")}
    return {
        "id": uuid4(),
        "prompt": clean_html(words),
        "points": _points(root),
        "help": clean_html(_rubric(body, "candidate")),
        "feedback_right": clean_html(notes.get("right") or notes.get("correct") or ""),
        "feedback_wrong": clean_html(notes.get("wrong") or notes.get("incorrect") or ""),
    }


def _points(root: Element) -> float:
    """The most that the item gives: what it says itself, else 1."""
    for outcome in root.iter("outcomeDeclaration"):
        value = outcome.findtext("defaultValue/value") if outcome.get("identifier") == "MAXSCORE" else None
        points = _number(value or outcome.get("normalMaximum"))
        if 0 < points <= MAX_POINTS:
            return points
    return 1.0


def _rubric(body: Element, view: str) -> str:
    return "".join(html_of(each) for each in body.iter("rubricBlock") if view in each.get("view", "").split())


def _medium(body: Element) -> str | None:
    """The first file that stands in the item."""
    for each in body.iter():
        address = each.get("data") if each.tag == "object" else each.get("src") if each.tag == "img" else None
        if address:
            return address
    return None


def _key(root: Element, interaction: Element) -> Key:
    identifier = interaction.get("responseIdentifier")
    declared = [each for each in root.iter("responseDeclaration") if each.get("identifier") == identifier]
    if not declared:
        return Key((), {}, is_exact=False)
    entries = list(declared[0].iter("mapEntry"))
    return Key(
        correct=[words_of(value) for value in declared[0].iterfind("correctResponse/value")],
        worth={entry.get("mapKey", ""): _number(entry.get("mappedValue")) for entry in entries},
        is_exact=bool(entries) and all(entry.get("caseSensitive") == "true" for entry in entries),
    )


def _number(text: str | None) -> float:
    try:
        return float(text or "")
    except ValueError:
        return 0.0


def _must(values: Sequence[str]) -> Sequence[str]:
    if not values:
        raise Refused("QTI_NO_KEY")
    return values


Fields = dict[str, Any]
Reader = Callable[[Element, Element, Sequence[Element], Fields], QuestionBase]


def _choices(root: Element, _body: Element, interactions: Sequence[Element], about: Fields) -> QuestionBase:
    [interaction] = interactions
    right = set(_must(_key(root, interaction).right()))
    offered = list(interaction.iter("simpleChoice"))
    identifiers = {each.get("identifier", "").lower() for each in offered}
    if identifiers == TRUTH:
        return TrueFalse(**about, is_true="true" in {each.lower() for each in right})
    choices = [
        Choice(
            id=uuid4(),
            text=clean_html(html_of(each, ("feedbackInline",))),
            is_right=each.get("identifier", "") in right,
            feedback=clean_html("".join(html_of(note) for note in each.iter("feedbackInline"))),
        )
        for each in offered
    ]
    kind = SingleChoice if interaction.get("maxChoices", "1") == "1" else MultipleChoice
    return kind(**about, choices=choices)


def _entries(root: Element, body: Element, interactions: Sequence[Element], about: Fields) -> QuestionBase:
    """A text with gaps; one gap that stands alone is a short answer."""
    keys = [_key(root, each) for each in interactions]
    answers = [
        [*dict.fromkeys([*key.right(), *(k for k, worth in key.worth.items() if worth > 0)])] for key in keys
    ]
    for each in answers:
        _must(each)
    blocks = [block for block in body if any(True for _ in block.iter(ENTRY))]
    around = "".join(words_of(_without_rubrics(block)) for block in blocks)
    prompt = "".join(_block_html(block) for block in body if block not in blocks and block.tag not in BESIDE)
    about = about | {"prompt": clean_html(prompt)}
    if len(interactions) == 1 and not around:
        return ShortAnswer(**about, answers=answers[0], is_exact=keys[0].is_exact)
    numbers = {id(each): number for number, each in enumerate(interactions, 1)}
    passage = "\n".join(" ".join(_passage(block, numbers).split()) for block in blocks)
    gaps = [
        Gap(id=uuid4(), answers=each, is_exact=key.is_exact) for each, key in zip(answers, keys, strict=True)
    ]
    return GapFill(**about, passage=passage, gaps=gaps)


def _block_html(block: Element) -> str:
    """A block of an item's body as HTML, without what only held it together."""
    inner = html_of(block, BESIDE)
    return inner if block.tag == "div" or not inner else f"<{block.tag}>{inner}</{block.tag}>"


def _without_rubrics(block: Element) -> Element | None:
    return None if block.tag in BESIDE else block


def _passage(element: Element, numbers: Mapping[int, int]) -> str:
    parts = [f"[[{numbers[id(element)]}]]" if id(element) in numbers else element.text or ""]
    for child in element:
        if child.tag not in BESIDE:
            parts.append(_passage(child, numbers))
        parts.append(child.tail or "")
    return "".join(parts)


def _pairs(root: Element, _body: Element, interactions: Sequence[Element], about: Fields) -> QuestionBase:
    [interaction] = interactions
    words = {
        each.get("identifier", ""): words_of(each) for each in interaction.iter("simpleAssociableChoice")
    }
    pairs = [pair.split() for pair in _must(_key(root, interaction).right())]
    if any(len(pair) != 2 for pair in pairs) or len({pair[0] for pair in pairs}) != len(pairs):
        raise Refused("QTI_NO_KEY")
    return Matching(
        **about,
        pairs=[
            Pair(id=uuid4(), left=words.get(left, ""), match=uuid4(), right=words.get(right, ""))
            for left, right in pairs
        ],
    )


def _order(root: Element, _body: Element, interactions: Sequence[Element], about: Fields) -> QuestionBase:
    [interaction] = interactions
    words = {each.get("identifier", ""): words_of(each) for each in interaction.iter("simpleChoice")}
    order = _must(_key(root, interaction).correct)
    items = [Item(id=uuid4(), label=words.get(identifier, "")) for identifier in order]
    return Ordering(**about, items=items)


def _long(_root: Element, body: Element, _interactions: Sequence[Element], about: Fields) -> QuestionBase:
    return LongAnswer(**about, sample=clean_html(_rubric(body, "scorer")))


def _spots(root: Element, _body: Element, interactions: Sequence[Element], about: Fields) -> QuestionBase:
    [interaction] = interactions
    picture = next((each for each in interaction.iter() if each.tag in {"object", "img"}), None)
    width = _number(picture.get("width")) if picture is not None else 0.0
    height = _number(picture.get("height")) if picture is not None else 0.0
    if width <= 0 or height <= 0:
        raise Refused("QTI_NO_PICTURE")
    right = set(_must(_key(root, interaction).right()))
    areas = [_area(each, width, height, right) for each in interaction.iter("hotspotChoice")]
    return Hotspot(**about, areas=areas)


def _area(spot: Element, width: float, height: float, right: set[str]) -> Area:
    """Raises Refused for a shape that is neither a box nor round."""
    shape = spot.get("shape", "")
    coords = [_number(value) for value in spot.get("coords", "").split(",")]
    match shape, coords:
        case "rect", [left, top, to_right, bottom]:
            box = (left, top, to_right - left, bottom - top)
        case "ellipse", [x, y, across, down]:
            box = (x - across, y - down, 2 * across, 2 * down)
        case "circle", [x, y, radius]:
            box = (x - radius, y - radius, 2 * radius, 2 * radius)
        case _:
            raise Refused("QTI_SHAPE", shape=shape)
    shares = (box[0] / width, box[1] / height, box[2] / width, box[3] / height)
    x, y, across, down = (min(1.0, max(0.0, round(share, 4))) for share in shares)
    return Area(
        id=uuid4(),
        label=(spot.get("hotspotLabel", "") or words_of(spot) or spot.get("identifier", ""))[:500],
        shape="rectangle" if shape == "rect" else "ellipse",
        x=x,
        y=y,
        width=across,
        height=down,
        is_right=spot.get("identifier", "") in right,
    )


READERS: Mapping[str, Reader] = {
    "choiceInteraction": _choices,
    ENTRY: _entries,
    "matchInteraction": _pairs,
    "orderInteraction": _order,
    "extendedTextInteraction": _long,
    "hotspotInteraction": _spots,
}
