"""How answers are scored, and when a question is complete enough to be asked."""

from collections.abc import Iterator, Sequence
from unicodedata import normalize

from estante.api.errors import FieldError, ValidationFailed

from estante_contents.questions.play import (
    GAP,
    Answered,
    Chosen,
    Filled,
    Matched,
    Ordered,
    Response,
    Solution,
    Verdict,
)
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

PLACES = 3


def share_of(question: Question, response: Response) -> float | None:
    """The share of the points that an answer is worth, 0 to 1; None where a person has to judge it.

    Raises:
        ValidationFailed: the answer is one to another kind of question.
    """
    share: float | None
    match question, response:
        case SingleChoice(), Chosen():
            right = [choice.id for choice in question.choices if choice.is_right]
            share = float(response.choices == right)
        case MultipleChoice(), Chosen():
            share = _multiple(question.choices, response)
        case Hotspot(), Chosen():
            share = _multiple(question.areas, response)
        case TrueFalse(), Verdict():
            share = float(response.is_true == question.is_true)
        case GapFill(), Filled():
            fits = [
                is_one_of(response.gaps.get(gap.id, ""), gap.answers, is_exact=gap.is_exact)
                for gap in question.gaps
            ]
            share = sum(fits) / len(fits)
        case Matching(), Matched():
            fits = [_belongs(question, pair.id, response) for pair in question.pairs]
            share = sum(fits) / len(fits)
        case Ordering(), Ordered():
            placed = zip(question.items, response.items, strict=False)
            share = sum(item.id == given for item, given in placed) / len(question.items)
        case ShortAnswer(), Answered():
            share = float(is_one_of(response.text, question.answers, is_exact=question.is_exact))
        case LongAnswer(), Answered():
            share = None
        case _:
            raise ValidationFailed(fields=[FieldError("response.type", "invalid")])
    return share


def _multiple(offered: Sequence[Choice] | Sequence[Area], response: Chosen) -> float:
    right = {each.id for each in offered if each.is_right}
    chosen = {*response.choices}
    return max(0.0, (len(chosen & right) - len(chosen - right)) / len(right))


def _belongs(question: Matching, left: object, response: Matched) -> bool:
    """Two right sides that read alike are as good as each other."""
    labels = {pair.match: pair.right for pair in question.pairs}
    wanted = next(pair.right for pair in question.pairs if pair.id == left)
    given = next((match for pair, match in response.pairs.items() if pair == left), None)
    return given in labels and labels[given] == wanted


def is_one_of(written: str, answers: Sequence[str], *, is_exact: bool) -> bool:
    """Whether what was written is one of the answers; letter case counts only where it has to be exact."""
    return plain(written, is_exact=is_exact) in {plain(answer, is_exact=is_exact) for answer in answers}


def plain(text: str, *, is_exact: bool) -> str:
    """A text as it is compared: composed, with single spaces."""
    words = " ".join(normalize("NFC", text).split())
    return words if is_exact else words.casefold()


def right_response(question: Question) -> Response | None:
    """An answer that is wholly right, where there is one."""
    right: Response | None
    match question:
        case SingleChoice() | MultipleChoice():
            right = Chosen([choice.id for choice in question.choices if choice.is_right])
        case Hotspot():
            right = Chosen([area.id for area in question.areas if area.is_right])
        case TrueFalse():
            right = Verdict(question.is_true)
        case GapFill():
            right = Filled({gap.id: gap.answers[0] for gap in question.gaps})
        case Matching():
            right = Matched({pair.id: pair.match for pair in question.pairs})
        case Ordering():
            right = Ordered([item.id for item in question.items])
        case ShortAnswer():
            right = Answered(question.answers[0])
        case _:
            right = None
    return right


def solution_of(question: Question, response: Response, points: float | None) -> Solution:
    """What is shown of a question that was answered with these points."""
    notes = {}
    if isinstance(question, SingleChoice | MultipleChoice) and isinstance(response, Chosen):
        notes = {
            choice.id: choice.feedback
            for choice in question.choices
            if choice.feedback and choice.id in response.choices
        }
    is_right = points is None or points >= round(question.points, PLACES)
    return Solution(
        question=question.id,
        response=response,
        points=points,
        max_points=question.points,
        feedback=question.feedback_right if is_right else question.feedback_wrong,
        right=right_response(question),
        notes=notes,
        sample=question.sample if isinstance(question, LongAnswer) else "",
    )


def faults_of(question: Question) -> Iterator[tuple[str, str]]:
    """What a question lacks to be asked: a field, and the rule that it breaks."""
    if not question.prompt.strip() and question.media is None:
        yield "prompt", "required"
    match question:
        case SingleChoice() | MultipleChoice():
            yield from _choice_faults(question)
        case GapFill():
            yield from _gap_faults(question)
        case Matching():
            yield from _part_faults("pairs", [pair.left.strip() and pair.right for pair in question.pairs])
        case Ordering():
            yield from _part_faults("items", [item.label for item in question.items])
        case Hotspot():
            yield from _area_faults(question)
        case ShortAnswer():
            if not question.answers or not all(answer.strip() for answer in question.answers):
                yield "answers", "no_answer"
        case _:
            pass


def _part_faults(field: str, labels: Sequence[str]) -> Iterator[tuple[str, str]]:
    if len(labels) < 2:
        yield field, "too_few"
    elif not all(label.strip() for label in labels):
        yield field, "empty"


def _choice_faults(question: SingleChoice | MultipleChoice) -> Iterator[tuple[str, str]]:
    right = sum(choice.is_right for choice in question.choices)
    if len(question.choices) < 2:
        yield "choices", "too_few"
    elif not all(choice.text.strip() for choice in question.choices):
        yield "choices", "empty"
    elif isinstance(question, SingleChoice) and right != 1:
        yield "choices", "one_right"
    elif right == 0:
        yield "choices", "no_right"


def _area_faults(question: Hotspot) -> Iterator[tuple[str, str]]:
    if question.media is None:
        yield "media", "required"
    if len(question.areas) < 2:
        yield "areas", "too_few"
    elif not all(area.label.strip() and area.width > 0 and area.height > 0 for area in question.areas):
        yield "areas", "empty"
    elif not any(area.is_right for area in question.areas):
        yield "areas", "no_right"


def _gap_faults(question: GapFill) -> Iterator[tuple[str, str]]:
    numbers = [int(number) for number in GAP.findall(question.passage)]
    if not numbers:
        yield "passage", "no_gap"
    elif sorted(numbers) != [*range(1, len(question.gaps) + 1)]:
        yield "passage", "gaps_differ"
    elif not all(gap.answers and all(answer.strip() for answer in gap.answers) for gap in question.gaps):
        yield "gaps", "no_answer"
