"""Questions as items of QTI: built with the names of 2.1, and named as the version has it in the end."""

from collections.abc import Mapping, Sequence
from uuid import UUID
from xml.etree.ElementTree import Element, SubElement, tostring

from msgspec import Struct

from estante_contents.questions.play import GAP
from estante_contents.questions.qti.markup import put_html, put_words
from estante_contents.questions.qti.names import ITEM, MAP, MATCH, Version, in_version
from estante_contents.questions.schemas import (
    Area,
    Choice,
    GapFill,
    Hotspot,
    LongAnswer,
    Matching,
    MultipleChoice,
    Ordering,
    Question,
    ShortAnswer,
    SingleChoice,
    TrueFalse,
)

RESPONSE = "RESPONSE"
FEEDBACK = "FEEDBACK"
SHAPES = {"rectangle": "rect", "ellipse": "ellipse"}


class Medium(Struct, frozen=True):
    """A file beside a question: its place in the package, and its size where it is a picture."""

    href: str
    media_type: str
    name: str
    width: int = 1000
    height: int = 1000


class Labels(Struct, frozen=True):
    """What the answers of a sentence are called, true or false."""

    true: str
    false: str


def item_of(
    question: Question, identifier: str, medium: Medium | None, labels: Labels, version: Version
) -> bytes:
    """An item; it says the key, the points, and what is said after an answer."""
    title = str(question.__struct_config__.tag)
    root = Element(ITEM, {"identifier": identifier, "title": title, "adaptive": "false"})
    root.set("timeDependent", "false")
    body = Element("itemBody")
    if question.help:
        put_html(SubElement(body, "rubricBlock", {"view": "candidate"}), question.help)
    if medium is not None and not isinstance(question, Hotspot):
        SubElement(body, "object", {"data": medium.href, "type": medium.media_type}).text = medium.name
    template = _interaction(root, body, question, medium, labels)
    _outcomes(root, question)
    root.append(body)
    if template is not None:
        SubElement(root, "responseProcessing", {"template": template[version]})
    for verdict, html in (("right", question.feedback_right), ("wrong", question.feedback_wrong)):
        if html:
            about = {"outcomeIdentifier": FEEDBACK, "identifier": verdict, "showHide": "show"}
            put_html(SubElement(root, "modalFeedback", about), html)
    written: bytes = tostring(in_version(root, version), encoding="utf-8", xml_declaration=True)
    return written


def _interaction(
    root: Element, body: Element, question: Question, medium: Medium | None, labels: Labels
) -> Mapping[Version, str] | None:
    """Write how it is answered, and the key; answers how it is scored, if not by a person."""
    template: Mapping[Version, str] | None = MAP
    match question:
        case SingleChoice():
            _declare(
                root, "single", "identifier", [_id(each.id) for each in question.choices if each.is_right]
            )
            _choices(body, question.prompt, question.choices, most="1")
            template = MATCH
        case MultipleChoice():
            _declare_many(root, question.choices, question.points)
            _choices(body, question.prompt, question.choices, most="0")
        case TrueFalse():
            _declare(root, "single", "identifier", [str(question.is_true).lower()])
            offered = _prompted(body, "choiceInteraction", question.prompt, maxChoices="1", shuffle="false")
            for identifier, words in (("true", labels.true), ("false", labels.false)):
                SubElement(offered, "simpleChoice", {"identifier": identifier}).text = words
            template = MATCH
        case GapFill():
            _gaps(root, body, question)
            template = None
        case Matching():
            _pairs(root, body, question)
        case Ordering():
            _declare(root, "ordered", "identifier", [_id(item.id) for item in question.items])
            order = _prompted(body, "orderInteraction", question.prompt, shuffle="true")
            for item in question.items:
                SubElement(order, "simpleChoice", {"identifier": _id(item.id)}).text = item.label
            template = MATCH
        case ShortAnswer():
            put_html(SubElement(body, "div"), question.prompt)
            _declare_text(root, RESPONSE, question.answers, question.points, is_exact=question.is_exact)
            SubElement(SubElement(body, "p"), "textEntryInteraction", {"responseIdentifier": RESPONSE})
        case LongAnswer():
            _declare(root, "single", "string", [])
            _prompted(body, "extendedTextInteraction", question.prompt)
            if question.sample:
                put_html(SubElement(body, "rubricBlock", {"view": "scorer"}), question.sample)
            template = None
        case Hotspot():
            _spots(root, body, question, medium)
    return template


def _declare(root: Element, cardinality: str, base: str, correct: Sequence[str]) -> Element:
    about = {"identifier": RESPONSE, "cardinality": cardinality, "baseType": base}
    declaration = SubElement(root, "responseDeclaration", about)
    if correct:
        values = SubElement(declaration, "correctResponse")
        for value in correct:
            SubElement(values, "value").text = value
    return declaration


def _declare_many(root: Element, offered: Sequence[Choice] | Sequence[Area], points: float) -> None:
    """Each wrong one takes back a right one's share, as it does here."""
    right = [_id(each.id) for each in offered if each.is_right]
    declaration = _declare(root, "multiple", "identifier", right)
    mapping = SubElement(declaration, "mapping", {"lowerBound": "0", "defaultValue": "0"})
    share = points / max(1, len(right))
    for each in offered:
        worth = _number(share if each.is_right else -share)
        SubElement(mapping, "mapEntry", {"mapKey": _id(each.id), "mappedValue": worth})


def _declare_text(
    root: Element, identifier: str, answers: Sequence[str], points: float, *, is_exact: bool
) -> None:
    about = {"identifier": identifier, "cardinality": "single", "baseType": "string"}
    declaration = SubElement(root, "responseDeclaration", about)
    SubElement(SubElement(declaration, "correctResponse"), "value").text = answers[0] if answers else ""
    mapping = SubElement(declaration, "mapping", {"defaultValue": "0"})
    for answer in answers:
        entry = {"mapKey": answer, "mappedValue": _number(points), "caseSensitive": str(is_exact).lower()}
        SubElement(mapping, "mapEntry", entry)


def _outcomes(root: Element, question: Question) -> None:
    for identifier, base in (("SCORE", "float"), ("MAXSCORE", "float"), (FEEDBACK, "identifier")):
        about = {"identifier": identifier, "cardinality": "single", "baseType": base}
        outcome = SubElement(root, "outcomeDeclaration", about)
        if identifier == "MAXSCORE":
            value = SubElement(SubElement(outcome, "defaultValue"), "value")
            value.text = _number(question.points)


def _prompted(body: Element, name: str, prompt: str, **attributes: str) -> Element:
    interaction = SubElement(body, name, {"responseIdentifier": RESPONSE, **attributes})
    put_html(SubElement(interaction, "prompt"), prompt)
    return interaction


def _choices(body: Element, prompt: str, choices: Sequence[Choice], *, most: str) -> None:
    offered = _prompted(body, "choiceInteraction", prompt, maxChoices=most, shuffle="false")
    for choice in choices:
        made = SubElement(offered, "simpleChoice", {"identifier": _id(choice.id)})
        put_html(made, choice.text)
        if choice.feedback:
            about = {"outcomeIdentifier": FEEDBACK, "identifier": _id(choice.id), "showHide": "show"}
            put_html(SubElement(made, "feedbackInline", about), choice.feedback)


def _gaps(root: Element, body: Element, question: GapFill) -> None:
    """Each gap is a response of its own, worth its part of the points."""
    put_html(SubElement(body, "div"), question.prompt)
    passage = SubElement(body, "p")
    pieces = GAP.split(question.passage)
    share = question.points / max(1, len(question.gaps))
    for at, piece in enumerate(pieces):
        if at % 2 == 0:
            put_words(passage, piece)
        elif int(piece) <= len(question.gaps):
            SubElement(passage, "textEntryInteraction", {"responseIdentifier": f"{RESPONSE}{piece}"})
    for at, gap in enumerate(question.gaps, 1):
        _declare_text(root, f"{RESPONSE}{at}", gap.answers, share, is_exact=gap.is_exact)


def _pairs(root: Element, body: Element, question: Matching) -> None:
    pairs = [f"{_id(pair.id)} {_id(pair.match)}" for pair in question.pairs]
    declaration = _declare(root, "multiple", "directedPair", pairs)
    mapping = SubElement(declaration, "mapping", {"defaultValue": "0"})
    for pair in pairs:
        worth = _number(question.points / len(pairs))
        SubElement(mapping, "mapEntry", {"mapKey": pair, "mappedValue": worth})
    matching = _prompted(body, "matchInteraction", question.prompt, shuffle="true", maxAssociations="0")
    left, right = SubElement(matching, "simpleMatchSet"), SubElement(matching, "simpleMatchSet")
    for each in question.pairs:
        once = {"matchMax": "1"}
        SubElement(left, "simpleAssociableChoice", {"identifier": _id(each.id), **once}).text = each.left
        SubElement(right, "simpleAssociableChoice", {"identifier": _id(each.match), **once}).text = each.right


def _spots(root: Element, body: Element, question: Hotspot, medium: Medium | None) -> None:
    _declare_many(root, question.areas, question.points)
    picture = medium or Medium("", "", "")
    spots = _prompted(body, "hotspotInteraction", question.prompt, maxChoices="0")
    about = {"data": picture.href, "type": picture.media_type}
    size = {"width": str(picture.width), "height": str(picture.height)}
    SubElement(spots, "object", about | size).text = picture.name
    for area in question.areas:
        shape = {"shape": SHAPES[area.shape], "coords": _coords(area, picture), "hotspotLabel": area.label}
        SubElement(spots, "hotspotChoice", {"identifier": _id(area.id), **shape})


def _coords(area: Area, picture: Medium) -> str:
    """Pixels: the corners of a rectangle, or an ellipse's middle and half axes."""
    left, right = area.x * picture.width, (area.x + area.width) * picture.width
    top, bottom = area.y * picture.height, (area.y + area.height) * picture.height
    if area.shape == "rectangle":
        corners = (left, top, right, bottom)
    else:
        corners = ((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2)
    return ",".join(str(round(value)) for value in corners)


def _id(guid: UUID) -> str:
    """A guid as an identifier, which begins with a letter."""
    return f"i{guid.hex}"


def _number(value: float) -> str:
    return f"{round(value, 6):g}"
