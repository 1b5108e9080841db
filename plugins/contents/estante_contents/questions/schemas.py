"""What the editor writes: questions of nine kinds, each with its key. Rich texts are cleaned when saved."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

RICH = frozenset({"prompt", "help", "text", "feedback", "feedback_right", "feedback_wrong", "sample"})
MAX_RICH = 10_000
Rich = Annotated[str, Meta(max_length=MAX_RICH)]
Label = Annotated[str, Meta(max_length=500)]
Share = Annotated[float, Meta(ge=0, le=1)]
Shape = Literal["rectangle", "ellipse"]
Points = Annotated[float, Meta(gt=0, le=1000)]
# A day of seconds, by the millisecond.
Moment = Annotated[float, Meta(ge=0, le=86_400)]
MAX_QUESTIONS = 200
RequiredPoints = Annotated[float, Meta(gt=0, le=200_000)]


class Choice(Struct, kw_only=True, forbid_unknown_fields=True):
    """One of the answers that are offered; `feedback` is shown to who chose it."""

    id: UUID
    text: Rich = ""
    is_right: bool = False
    feedback: Rich = ""


class Gap(Struct, kw_only=True, forbid_unknown_fields=True):
    """A gap of the text, `[[1]]` for the first; any of the answers fills it."""

    id: UUID
    answers: Annotated[list[Label], Meta(max_length=20)] = []
    is_exact: bool = False


class Pair(Struct, kw_only=True, forbid_unknown_fields=True):
    """What stands at the left, and what belongs to it."""

    id: UUID
    left: Label = ""
    match: UUID
    right: Label = ""


class Item(Struct, kw_only=True, forbid_unknown_fields=True):
    """A thing that has its place in the order."""

    id: UUID
    label: Label = ""


class Area(Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a picture, by shares of its width and height; `label` is read to who does not see it."""

    id: UUID
    label: Label = ""
    shape: Shape = "rectangle"
    x: Share = 0.0
    y: Share = 0.0
    width: Share = 0.0
    height: Share = 0.0
    is_right: bool = False


class QuestionBase(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What every question has. `media` is a picture, an audio, a video, a PDF or a link of the library.

    `at` are the seconds at which a videolesson stops for it; no other content has stops.
    """

    id: UUID
    prompt: Rich = ""
    points: Points = 1.0
    help: Rich = ""
    feedback_right: Rich = ""
    feedback_wrong: Rich = ""
    media: UUID | None = None
    at: Moment | None = None


class SingleChoice(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="single_choice"):
    """One of the choices is right."""

    choices: Annotated[list[Choice], Meta(max_length=50)] = []


class MultipleChoice(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="multiple_choice"):
    """Some of the choices are right; each wrong one takes back a right one's share."""

    choices: Annotated[list[Choice], Meta(max_length=50)] = []


class TrueFalse(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="true_false"):
    """A sentence that holds, or does not."""

    is_true: bool = True


class GapFill(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="gap_fill"):
    """A plain text with gaps; each filled one counts alike."""

    passage: Annotated[str, Meta(max_length=5_000)] = ""
    gaps: Annotated[list[Gap], Meta(max_length=50)] = []


class Matching(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="matching"):
    """Pairs that are found together again; each counts alike."""

    pairs: Annotated[list[Pair], Meta(max_length=30)] = []


class Ordering(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="ordering"):
    """Things in their right order; each in its place counts alike."""

    items: Annotated[list[Item], Meta(max_length=30)] = []


class ShortAnswer(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="short_answer"):
    """A word or a line, which is one of the answers."""

    answers: Annotated[list[Label], Meta(max_length=20)] = []
    is_exact: bool = False


class LongAnswer(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="long_answer"):
    """An open text that a person judges; `sample` shows how it may be answered."""

    sample: Rich = ""


class Hotspot(QuestionBase, kw_only=True, forbid_unknown_fields=True, tag="hotspot"):
    """Areas of the picture in `media`, some of them right; each wrong one takes back a right one's share."""

    areas: Annotated[list[Area], Meta(max_length=30)] = []


Question = (
    SingleChoice
    | MultipleChoice
    | TrueFalse
    | GapFill
    | Matching
    | Ordering
    | ShortAnswer
    | LongAnswer
    | Hotspot
)


class ExerciseFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """The questions in their order; what is not complete is kept, and not asked yet.

    The points of a quiz have to sum to its `required_points` before it is a task. A videolesson has a `video`
    of the library, and keeps who watches from going past a stop that is not answered with `must_answer`. What
    is not sent of these stays.
    """

    EXAMPLE: ClassVar[Example] = {
        "questions": [
            {"type": "true_false", "id": EXAMPLE_GUID, "prompt": "<p>El agua es H₂O.</p>", "is_true": True}
        ]
    }
    questions: Annotated[list[Question], Meta(max_length=MAX_QUESTIONS)]
    required_points: RequiredPoints | UnsetType = UNSET
    video: UUID | UnsetType | None = UNSET
    must_answer: bool | UnsetType = UNSET


class Fault(Struct, frozen=True):
    """Why a question is not asked yet: a field of it, and the rule that it breaks."""

    question: UUID
    field: str
    code: str


class Lesson(Struct, frozen=True, kw_only=True):
    """What a videolesson has beside its questions."""

    video: UUID | None
    must_answer: bool


class ExerciseView(Struct, frozen=True, kw_only=True):
    """An exercise in the editor, with its keys.

    `points` are the sum of its questions', and `required_points` what those of a quiz have to sum to, None of
    others. `max_questions` is 1 for a question; `can_generate_feedback` says that a plugin writes feedback.
    `lesson` is that of a videolesson, whose questions come in the order of their stops.
    """

    questions: Sequence[Question]
    faults: Sequence[Fault]
    max_questions: int
    points: float
    required_points: float | None
    can_generate_feedback: bool
    lesson: Lesson | None


class FeedbackWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Feedback for who answered a question rightly, or wrongly."""

    EXAMPLE: ClassVar[Example] = {"question": EXAMPLE_GUID, "is_right": False}
    question: UUID
    is_right: bool = False


class GeneratedFeedback(Struct, frozen=True):
    """Feedback as a plugin wrote it, to be read and changed before it is kept."""

    feedback: str
