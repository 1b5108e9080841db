"""CTTY_14 question, CTTY_09 test, QUIZ and VIDEOLESSON: written in the exercise editor (BO §3).

A question's exercise is what it depends on: without one its dependency is missing, with one that asks nothing
its data is (A071). A videolesson is a video of the library that stops for its questions (PRO-105).
"""

from estante.api.plugins import CoverShape
from msgspec import structs

from estante_contents.content_types.single_file import open_file
from estante_contents.contracts import (
    ContentRecord,
    ContentType,
    FilePayload,
    OpeningContext,
    Payload,
    Refusal,
)
from estante_contents.questions.points import QUIZ_TYPE

MAX_QUESTIONS = 200
EDITOR = "contents.exercise.detail"


class ExercisePayload(Payload, frozen=True, kw_only=True):
    """How many questions are asked; they come with an attempt, without their keys."""

    question_count: int


class LessonPayload(FilePayload, frozen=True, kw_only=True):
    """The video, and how many questions it stops for; they come with an attempt, without their keys."""

    question_count: int
    must_answer: bool


def _open_question(content: ContentRecord, _context: OpeningContext) -> Payload | Refusal:
    if content.questions is None:
        return Refusal("ERROR_404_DEPENDENCY")
    return (
        ExercisePayload(question_count=content.questions)
        if content.questions
        else Refusal("DATA_QUESTION_NOT_FOUND")
    )


def _open_test(content: ContentRecord, _context: OpeningContext) -> Payload | Refusal:
    return ExercisePayload(question_count=content.questions) if content.questions else Refusal("NOT_WRITTEN")


def _open_lesson(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    lesson = content.lesson
    if lesson is None or not content.questions:
        return Refusal("NOT_WRITTEN")
    if lesson.status == "inactive":
        return Refusal("FILE_NOT_FOUND")
    if lesson.file is None:
        is_coming = lesson.storage_status in {"uploading", "preparing"}
        return Refusal("PREPARING" if is_coming else "FILE_NOT_FOUND")
    opened = open_file(content, context)
    if not isinstance(opened, FilePayload):
        return opened
    return LessonPayload(
        **structs.asdict(opened), question_count=content.questions, must_answer=lesson.must_answer
    )


QUESTION = ContentType(
    guid="CTTY_14",
    text_key="contents.types.question",
    icon="question",
    cover=CoverShape(drawings=("quarters", "bars")),
    tracking="once",
    max_questions=1,
    tabs=EDITOR,
    open=_open_question,
)
TEST = ContentType(
    guid="CTTY_09",
    text_key="contents.types.test",
    icon="checklist",
    cover=CoverShape(drawings=("bars", "quarters")),
    tracking="once",
    max_questions=MAX_QUESTIONS,
    tabs=EDITOR,
    open=_open_test,
)
QUIZ = ContentType(
    guid=QUIZ_TYPE,
    text_key="contents.types.quiz",
    icon="checklist",
    cover=CoverShape(drawings=("orbits", "bars")),
    tracking="once",
    max_questions=MAX_QUESTIONS,
    requires_points=True,
    tabs=EDITOR,
    open=_open_test,
)
VIDEOLESSON = ContentType(
    guid="VIDEOLESSON",
    text_key="contents.types.videolesson",
    icon="video",
    cover=CoverShape(16 / 9, ("waves", "quarters")),
    tracking="continuous",
    max_questions=MAX_QUESTIONS,
    tabs=EDITOR,
    has_stops=True,
    open=_open_lesson,
)
