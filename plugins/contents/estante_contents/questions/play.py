"""What a player gets: questions without their keys, and the key of a question that was answered."""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Meta, Struct
from msgspec.structs import replace

from estante_contents.questions.schemas import (
    GapFill,
    Hotspot,
    Matching,
    MultipleChoice,
    Ordering,
    Question,
    Shape,
    SingleChoice,
)

GAP = re.compile(r"\[\[(\d{1,2})\]\]")
Written = Annotated[str, Meta(max_length=20_000)]
MAX_PARTS = 50


class Chosen(Struct, frozen=True, tag_field="type", tag="choices", forbid_unknown_fields=True):
    """The choices that somebody made."""

    choices: Annotated[list[UUID], Meta(max_length=MAX_PARTS)]


class Verdict(Struct, frozen=True, tag_field="type", tag="verdict", forbid_unknown_fields=True):
    """True or false."""

    is_true: bool


class Filled(Struct, frozen=True, tag_field="type", tag="gaps", forbid_unknown_fields=True):
    """What stands in each gap."""

    gaps: Annotated[dict[UUID, Annotated[str, Meta(max_length=500)]], Meta(max_length=MAX_PARTS)]


class Matched(Struct, frozen=True, tag_field="type", tag="pairs", forbid_unknown_fields=True):
    """What was put to each left side."""

    pairs: Annotated[dict[UUID, UUID], Meta(max_length=MAX_PARTS)]


class Ordered(Struct, frozen=True, tag_field="type", tag="order", forbid_unknown_fields=True):
    """The things in somebody's order."""

    items: Annotated[list[UUID], Meta(max_length=MAX_PARTS)]


class Answered(Struct, frozen=True, tag_field="type", tag="text", forbid_unknown_fields=True):
    """A word, a line or a text."""

    text: Written


Response = Chosen | Verdict | Filled | Matched | Ordered | Answered


class Part(Struct, frozen=True):
    """Something that can be chosen, moved or matched."""

    id: UUID
    text: str


class Spot(Struct, frozen=True):
    """An area of the picture that can be chosen, by shares of its width and height."""

    id: UUID
    text: str
    shape: Shape
    x: float
    y: float
    width: float
    height: float


class Media(Struct, frozen=True):
    """A picture, an audio, a video, a PDF or a link beside a question; a file at a signed address."""

    url: str
    media_type: str
    name: str


class AskedQuestion(Struct, frozen=True, kw_only=True):
    """A question without its key. `parts` make an answer, `targets` are what they are matched with.

    `passage` holds text and gaps in turn: what lies between two of its entries is the next of `parts`.
    `spots` are what can be chosen of the picture in `media`. `at` are the seconds at which a videolesson
    stops for it.
    """

    id: UUID
    type: str
    prompt: str
    points: float
    help: str
    media: Media | None = None
    parts: Sequence[Part] = ()
    targets: Sequence[Part] = ()
    passage: Sequence[str] = ()
    spots: Sequence[Spot] = ()
    at: float | None = None


class Solution(Struct, frozen=True, kw_only=True):
    """What a person is shown once they answered. `points` are None where a person has to judge it.

    `right` is an answer that is wholly right; `notes` are the feedback of the choices that were made. Who is
    not helped gets neither, nor any feedback, while they can still answer.
    """

    question: UUID
    response: Response
    points: float | None
    max_points: float
    feedback: str
    right: Response | None
    notes: Mapping[UUID, str] = {}
    sample: str = ""


class NewAttempt(Struct, kw_only=True, forbid_unknown_fields=True):
    """An attempt under a guid of the caller's: asking twice begins one."""

    EXAMPLE: ClassVar[Example] = {"guid": EXAMPLE_GUID}
    guid: UUID


class NewAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """An answer to one question."""

    EXAMPLE: ClassVar[Example] = {
        "question": EXAMPLE_GUID,
        "response": {"type": "verdict", "is_true": True},
    }
    question: UUID
    response: Response


class Standing(Struct, frozen=True, kw_only=True):
    """How an attempt stands. `score` are the points so far, `pending` those that a person has to judge."""

    is_finished: bool
    score: float
    max_score: float
    pending: float


class AttemptView(Struct, frozen=True, kw_only=True):
    """An attempt: what is asked, and what was answered so far.

    `may_skip` is whether a question may be left for later, `may_repeat` whether there may be another attempt,
    and `is_helped` whether there are hints, feedback and right answers before that.
    """

    guid: UUID
    questions: Sequence[AskedQuestion]
    solutions: Sequence[Solution]
    standing: Standing
    may_skip: bool
    may_repeat: bool
    is_helped: bool


class AnswerView(Struct, frozen=True, kw_only=True):
    """What became of an answer."""

    solution: Solution
    standing: Standing


def asked_of(question: Question, attempt: UUID, media: Media | None) -> AskedQuestion:
    """A question as it is asked in an attempt, or in a content: the same each time it is opened."""
    parts: Sequence[Part] = ()
    targets: Sequence[Part] = ()
    passage: Sequence[str] = ()
    spots: Sequence[Spot] = ()
    match question:
        case SingleChoice() | MultipleChoice():
            parts = [Part(choice.id, choice.text) for choice in question.choices]
        case GapFill():
            # Gaps are asked in the order of the text, whatever their numbers.
            pieces = GAP.split(question.passage)
            passage = pieces[::2]
            parts = [Part(question.gaps[int(number) - 1].id, "") for number in pieces[1::2]]
        case Matching():
            parts = [Part(pair.id, pair.left) for pair in question.pairs]
            targets = shuffled([Part(pair.match, pair.right) for pair in question.pairs], attempt)
        case Ordering():
            parts = shuffled([Part(item.id, item.label) for item in question.items], attempt)
        case Hotspot():
            spots = [
                Spot(area.id, area.label, area.shape, area.x, area.y, area.width, area.height)
                for area in question.areas
            ]
        case _:
            pass
    return AskedQuestion(
        id=question.id,
        type=str(question.__struct_config__.tag),
        prompt=question.prompt,
        points=question.points,
        help=question.help,
        media=media,
        parts=parts,
        targets=targets,
        passage=passage,
        spots=spots,
        at=question.at,
    )


def unhelped(question: AskedQuestion) -> AskedQuestion:
    """A question without its hint."""
    return replace(question, help="")


def unexplained(solution: Solution) -> Solution:
    """What became of an answer, without feedback and without what is right."""
    return replace(solution, feedback="", right=None, notes={}, sample="")


def shuffled(parts: Sequence[Part], attempt: UUID) -> Sequence[Part]:
    """The parts in an order that is the attempt's, and not the right one."""
    mixed = sorted(parts, key=lambda part: sha256(attempt.bytes + part.id.bytes).digest())
    return [*mixed[1:], mixed[0]] if mixed == [*parts] else mixed
