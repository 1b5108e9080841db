"""The exercise editor: reading and saving the questions of a content, and asking plugins for feedback."""

from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

import msgspec
from estante.api import audit
from estante.api.database import Transaction
from estante.api.errors import FieldError, NotFound, Unprocessable, ValidationFailed
from estante.api.http import IfMatch
from estante.api.plugins import PluginRegistry
from estante.api.records import RecordContext, clean_html
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from estante_contents.models import Content
from estante_contents.questions.feedback import FeedbackGenerator, FeedbackRequest
from estante_contents.questions.lessons import in_order, stop_faults, validate_stops, video_of
from estante_contents.questions.media import StoredMedium, stored_media
from estante_contents.questions.models import Exercise
from estante_contents.questions.points import REQUIRED_POINTS, sum_of_points
from estante_contents.questions.schemas import (
    MAX_RICH,
    RICH,
    ExerciseFields,
    ExerciseView,
    Fault,
    FeedbackWish,
    GeneratedFeedback,
    Hotspot,
    Lesson,
    Question,
)
from estante_contents.questions.scoring import faults_of
from estante_contents.services.catalogue import TypeCatalogue


class NoGenerator(Unprocessable):
    """422: no plugin writes feedback here, or the one that does could not."""

    code = "FEEDBACK_NOT_GENERATED"


class ExerciseService:
    """The exercises of a tenant's contents."""

    def __init__(self, context: RecordContext, *, types: TypeCatalogue, registry: PluginRegistry) -> None:
        self._session, self._principal = context.session, context.principal
        self._types, self._registry = types, registry

    async def read(self, content_guid: UUID) -> tuple[ExerciseView, int]:
        """A content's exercise and its version; an empty one of version 0 before it is first saved.

        Raises:
            NotFound: no such content, or its type has no exercise.
        """
        content = await self._content(content_guid)
        exercise = await exercise_of(self._session, content_guid)
        return await self._view(content, exercise), exercise.version if exercise else 0

    async def save(
        self, content_guid: UUID, sent: ExerciseFields, if_match: IfMatch
    ) -> tuple[ExerciseView, int]:
        """Keep the questions as they are now, with the rich texts cleaned.

        Raises:
            NotFound: see `read`. StaleVersion: 412. ValidationFailed: too many questions, a guid that is used
            twice, a medium that cannot be shown, a rich text that is too long once it is cleaned, two stops
            of a videolesson at one time, one beyond its end, what is no video of the library, or required
            points of what is no quiz.
        """
        # The content's row is the lock of its exercise, which may not be there yet.
        content = await self._content(content_guid, is_locked=True)
        exercise = await exercise_of(self._session, content_guid)
        if_match.check(exercise.version if exercise else 0)
        await self._validate(content, sent.questions)
        questions = cleaned(sent.questions)
        if exercise is None:
            exercise = Exercise(
                tenant_id=content.tenant_id,
                content_guid=content_guid,
                questions=[],
                must_answer=True,
                required_points=REQUIRED_POINTS,
                version=0,
            )
            self._session.add(exercise)
        if self._has_stops(content):
            questions = await self._put_lesson(exercise, questions, sent)
        elif sent.video or any(question.at is not None for question in questions):
            raise ValidationFailed(fields=[FieldError("video", "no_stops")])
        self._put_required_points(content, exercise, sent)
        exercise.questions = msgspec.to_builtins(questions)
        is_watched = exercise.video_guid is not None or not self._has_stops(content)
        exercise.question_count = len(await asked_in(self._session, exercise)) if is_watched else 0
        exercise.version += 1
        if self._limit_of(content) == 1 and questions:
            content.question_type_guid = str(questions[0].__struct_config__.tag)
        await self._session.flush()
        detail: dict[str, audit.Detail] = {
            "questions": len(questions),
            "question_count": exercise.question_count,
        }
        await audit.record(
            self._session, self._principal, "contents.exercise", "content", content_guid, detail
        )
        return await self._view(content, exercise), exercise.version

    def _put_required_points(self, content: Content, exercise: Exercise, sent: ExerciseFields) -> None:
        if sent.required_points is msgspec.UNSET:
            return
        if not self._requires_points(content):
            raise ValidationFailed(fields=[FieldError("required_points", "no_required_points")])
        exercise.required_points = sent.required_points

    async def _put_lesson(
        self, exercise: Exercise, questions: Sequence[Question], sent: ExerciseFields
    ) -> list[Question]:
        """Keep the video and the rule, and answer the questions in the order of their stops."""
        if sent.video is not msgspec.UNSET:
            exercise.video_guid = sent.video
        if sent.must_answer is not msgspec.UNSET:
            exercise.must_answer = sent.must_answer
        video = await video_of(self._session, exercise.video_guid)
        if exercise.video_guid is not None and video is None:
            raise ValidationFailed(fields=[FieldError("video", "choice")])
        validate_stops(questions, video, before=questions_of(exercise))
        return in_order(questions)

    async def generate_feedback(self, content_guid: UUID, wish: FeedbackWish) -> GeneratedFeedback:
        """Feedback to a saved question by the first plugin that writes some.

        Raises:
            NotFound: no such content or question. NoGenerator: 422.
        """
        await self._content(content_guid)
        exercise = await exercise_of(self._session, content_guid)
        questions = questions_of(exercise) if exercise else []
        question = next((each for each in questions if each.id == wish.question), None)
        if question is None:
            raise NotFound
        request = FeedbackRequest(tenant=self._principal.tenant, question=question, is_right=wish.is_right)
        for generator in self._generators():
            if written := await generator.generate(request):
                return GeneratedFeedback(clean_html(written))
        raise NoGenerator

    def _generators(self) -> Sequence[FeedbackGenerator]:
        given = self._registry.hook("register_feedback_generators", self._principal.tenant)()
        return [generator for generators in given for generator in generators]

    async def _view(self, content: Content, exercise: Exercise | None) -> ExerciseView:
        questions = questions_of(exercise) if exercise else []
        video = await video_of(self._session, exercise.video_guid if exercise else None)
        has_stops = self._has_stops(content)
        return ExerciseView(
            questions=questions,
            faults=[
                Fault(each.id, *fault)
                for each in questions
                for fault in (*faults_of(each), *(stop_faults(each, video) if has_stops else ()))
            ],
            max_questions=self._limit_of(content),
            points=sum_of_points(questions),
            required_points=self._required_points(content, exercise),
            can_generate_feedback=bool(self._generators()),
            lesson=self._lesson(exercise) if has_stops else None,
        )

    @staticmethod
    def _lesson(exercise: Exercise | None) -> Lesson:
        if exercise is None:
            return Lesson(video=None, must_answer=True)
        return Lesson(video=exercise.video_guid, must_answer=exercise.must_answer)

    def _required_points(self, content: Content, exercise: Exercise | None) -> float | None:
        if not self._requires_points(content):
            return None
        return exercise.required_points if exercise else REQUIRED_POINTS

    def _requires_points(self, content: Content) -> bool:
        kind = self._types.get(content.type_guid)
        return kind is not None and kind.requires_points

    def _has_stops(self, content: Content) -> bool:
        kind = self._types.get(content.type_guid)
        return kind is not None and kind.has_stops

    def _limit_of(self, content: Content) -> int:
        kind = self._types.get(content.type_guid)
        return kind.max_questions if kind else 0

    async def _content(self, guid: UUID, *, is_locked: bool = False) -> Content:
        statement = select(Content).where(Content.guid == guid, Content.deleted_at.is_(None))
        content = await self._session.scalar(statement.with_for_update() if is_locked else statement)
        if content is None or not self._limit_of(content):
            raise NotFound
        return content

    async def _validate(self, content: Content, questions: Sequence[Question]) -> None:
        if len(questions) > self._limit_of(content):
            limit = {"max": self._limit_of(content)}
            raise ValidationFailed(fields=[FieldError("questions", "max_items", limit)])
        ids = [guid for question in questions for guid in _ids(msgspec.to_builtins(question))]
        if len(ids) != len({*ids}):
            raise ValidationFailed(fields=[FieldError("questions", "unique")])
        media = {question.media for question in questions if question.media}
        known = await stored_media(self._session, media, with_coming=True)
        wrong = [
            FieldError(f"questions[{place}].media", "medium_missing")
            for place, question in enumerate(questions)
            if question.media and not _is_shown(question, known.get(question.media))
        ]
        if wrong:
            raise ValidationFailed(fields=wrong)


def _is_shown(question: Question, medium: StoredMedium | None) -> bool:
    """Whether a medium can stand beside a question: areas are of a picture."""
    if medium is None:
        return False
    return not isinstance(question, Hotspot) or medium.media_type.startswith("image/")


def _ids(value: Any) -> Iterator[str]:
    """The guids of a question and of what it is made of."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name in {"id", "match"}:
                yield part
            else:
                yield from _ids(part)
    elif isinstance(value, list):
        for part in value:
            yield from _ids(part)


def cleaned(questions: Sequence[Question]) -> list[Question]:
    """The questions with nothing in their rich texts that runs.

    Raises:
        ValidationFailed: cleaned, a text is too long: `&` becomes five letters.
    """
    try:
        return msgspec.convert(_cleaned(msgspec.to_builtins(questions)), list[Question])
    except msgspec.ValidationError as error:
        raise ValidationFailed(fields=[FieldError("questions", "max_length", {"max": MAX_RICH})]) from error


def _cleaned(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            name: clean_html(part) if name in RICH and isinstance(part, str) else _cleaned(part)
            for name, part in value.items()
        }
    return [_cleaned(part) for part in value] if isinstance(value, list) else value


def complete(questions: Sequence[Question]) -> list[Question]:
    """Those that can be asked."""
    return [question for question in questions if next(faults_of(question), None) is None]


async def asked_in(session: Transaction, exercise: Exercise) -> list[Question]:
    """The questions of an exercise that can be asked; those of a videolesson where its video stops."""
    questions = complete(questions_of(exercise))
    if exercise.video_guid is None:
        return questions
    video = await video_of(session, exercise.video_guid)
    return [question for question in questions if next(stop_faults(question, video), None) is None]


def questions_of(exercise: Exercise) -> list[Question]:
    """The questions of an exercise, the incomplete ones too."""
    return msgspec.convert(exercise.questions, list[Question])


async def exercise_of(session: Transaction, content_guid: UUID) -> Exercise | None:
    """The exercise of a content."""
    return await session.scalar(select(Exercise).where(Exercise.content_guid == content_guid))


async def copy_exercise(session: Transaction, source_guid: UUID, target: Content) -> None:
    """Give a copy of a content the same questions, and the same video."""
    exercise = await exercise_of(session, source_guid)
    if exercise is not None:
        values = {
            "content_guid": target.guid,
            "questions": exercise.questions,
            "question_count": exercise.question_count,
            "required_points": exercise.required_points,
            "video_guid": exercise.video_guid,
            "must_answer": exercise.must_answer,
        }
        await session.execute(insert(Exercise).values(tenant_id=target.tenant_id, **values))
