"""Questions as a test of QTI 1.2, as a cartridge has it."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from estante_contents.questions.qti.assessment_names import (
    ESSAY,
    EXAM,
    FILL_IN,
    FULL,
    HINT,
    MULTIPLE,
    PROFILE,
    RESPONSE,
    RIGHT,
    SCORE,
    SINGLE,
    SOLUTION,
    SPACE,
    TRUE_FALSE,
    WEIGHT,
    WRONG,
)
from estante_contents.questions.qti.writing import Labels
from estante_contents.questions.schemas import (
    Choice,
    LongAnswer,
    MultipleChoice,
    Question,
    ShortAnswer,
    SingleChoice,
    TrueFalse,
)

Said = SingleChoice | MultipleChoice | TrueFalse | ShortAnswer | LongAnswer
PROFILES: dict[type[Said], str] = {
    SingleChoice: SINGLE,
    MultipleChoice: MULTIPLE,
    TrueFalse: TRUE_FALSE,
    ShortAnswer: FILL_IN,
    LongAnswer: ESSAY,
}


def said_in_profile(questions: Sequence[Question]) -> list[Said]:
    """Those of the questions that the profile has a way to ask: no gaps, pairs, orders and areas."""
    return [each for each in questions if isinstance(each, Said)]


def assessment_of(title: str, questions: Sequence[Said], labels: Labels) -> bytes:
    """A test of these questions, in their order."""
    root = Element("questestinterop", {"xmlns": SPACE})
    test = SubElement(root, "assessment", {"ident": "assessment", "title": title})
    about = {"qmd_assessmenttype": "Examination", "qmd_scoretype": "Percentage"}
    _metadata(test, {PROFILE: EXAM, **about})
    section = SubElement(test, "section", {"ident": "root_section"})
    for at, question in enumerate(questions, 1):
        _item(section, f"item{at}", question, labels)
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def _item(section: Element, ident: str, question: Said, labels: Labels) -> None:
    item = SubElement(section, "item", {"ident": ident})
    is_scored = "No" if isinstance(question, LongAnswer) else "Yes"
    weight = f"{round(question.points, 3):g}"
    fields = {PROFILE: PROFILES[type(question)], "qmd_computerscored": is_scored, WEIGHT: weight}
    _metadata(SubElement(item, "itemmetadata"), fields)
    presentation = SubElement(item, "presentation")
    _material(presentation, question.prompt)
    processing = Element("resprocessing")
    score = {"varname": SCORE, "vartype": "Decimal", "minvalue": "0", "maxvalue": FULL}
    SubElement(SubElement(processing, "outcomes"), "decvar", score)
    _answered(presentation, processing, question, labels)
    item.append(processing)
    _feedback(item, question)


def _answered(presentation: Element, processing: Element, question: Said, labels: Labels) -> None:
    """How it is answered, and what is right."""
    match question:
        case SingleChoice() | MultipleChoice():
            is_single = isinstance(question, SingleChoice)
            offered = _offered(presentation, "Single" if is_single else "Multiple")
            for at, choice in enumerate(question.choices):
                _material(SubElement(offered, "response_label", {"ident": f"choice{at}"}), choice.text)
            _choice_conditions(processing, question.choices)
            scored = _condition(processing, question)
            wanted = scored if is_single else SubElement(scored, "and")
            for at, choice in enumerate(question.choices):
                if choice.is_right or not is_single:
                    _equals(wanted if choice.is_right else SubElement(wanted, "not"), f"choice{at}")
        case TrueFalse():
            offered = _offered(presentation, "Single")
            for ident, words in (("true", labels.true), ("false", labels.false)):
                label = SubElement(offered, "response_label", {"ident": ident})
                SubElement(SubElement(label, "material"), "mattext").text = words
            _equals(_condition(processing, question), str(question.is_true).lower())
        case ShortAnswer():
            _written(presentation)
            scored = _condition(processing, question)
            for answer in question.answers:
                _equals(scored, answer, case="Yes" if question.is_exact else "No")
        case LongAnswer():
            _written(presentation)
            SubElement(SubElement(_respcondition(processing, "No"), "conditionvar"), "other")
    if question.feedback_wrong and not isinstance(question, LongAnswer):
        other = _respcondition(processing, "Yes")
        SubElement(SubElement(other, "conditionvar"), "other")
        _tells(other, WRONG)


def _offered(presentation: Element, cardinality: str) -> Element:
    response = SubElement(presentation, "response_lid", {"ident": RESPONSE, "rcardinality": cardinality})
    return SubElement(response, "render_choice")


def _written(presentation: Element) -> None:
    response = SubElement(presentation, "response_str", {"ident": RESPONSE, "rcardinality": "Single"})
    SubElement(response, "render_fib")


def _choice_conditions(processing: Element, choices: Sequence[Choice]) -> None:
    """The feedback for who chose one of them."""
    for at, choice in enumerate(choices):
        if choice.feedback:
            chosen = _respcondition(processing, "Yes")
            _equals(SubElement(chosen, "conditionvar"), f"choice{at}")
            _tells(chosen, f"choice{at}_fb")


def _condition(processing: Element, question: Said) -> Element:
    """The conditions under which an answer is right."""
    right = _respcondition(processing, "No")
    condition = SubElement(right, "conditionvar")
    SubElement(right, "setvar", {"action": "Set", "varname": SCORE}).text = FULL
    if question.feedback_right:
        _tells(right, RIGHT)
    return condition


def _respcondition(processing: Element, goes_on: str) -> Element:
    return SubElement(processing, "respcondition", {"continue": goes_on})


def _equals(condition: Element, value: str, **attributes: str) -> None:
    SubElement(condition, "varequal", {"respident": RESPONSE, **attributes}).text = value


def _tells(condition: Element, ident: str) -> None:
    SubElement(condition, "displayfeedback", {"feedbacktype": "Response", "linkrefid": ident})


def _feedback(item: Element, question: Said) -> None:
    texts = {RIGHT: question.feedback_right, WRONG: question.feedback_wrong}
    if isinstance(question, SingleChoice | MultipleChoice):
        texts |= {f"choice{at}_fb": choice.feedback for at, choice in enumerate(question.choices)}
    for ident, html in texts.items():
        if html:
            _material(SubElement(SubElement(item, "itemfeedback", {"ident": ident}), "flow_mat"), html)
    sample = question.sample if isinstance(question, LongAnswer) else ""
    for name, html in ((SOLUTION, sample), (HINT, question.help)):
        if html:
            holder = SubElement(SubElement(item, "itemfeedback", {"ident": name}), name)
            _material(SubElement(SubElement(holder, f"{name}material"), "flow_mat"), html)


def _material(parent: Element, html: str) -> None:
    SubElement(SubElement(parent, "material"), "mattext", {"texttype": "text/html"}).text = html


def _metadata(parent: Element, fields: dict[str, str]) -> None:
    metadata = SubElement(parent, "qtimetadata")
    for label, entry in fields.items():
        field = SubElement(metadata, "qtimetadatafield")
        SubElement(field, "fieldlabel").text = label
        SubElement(field, "fieldentry").text = entry
