"""Attempts at exercises: begun, answered question by question, and scored here."""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.tenants import Tenant
from sqlalchemy import Select, select
from sqlalchemy.dialects.postgresql import insert

from estante_contents.questions.exercises import asked_in, exercise_of
from estante_contents.questions.media import StoredMedium, stored_media
from estante_contents.questions.models import Attempt, AttemptAnswer
from estante_contents.questions.play import (
    AnswerView,
    AskedQuestion,
    AttemptView,
    Media,
    NewAnswer,
    Response,
    Solution,
    Standing,
    asked_of,
)
from estante_contents.questions.schemas import Question
from estante_contents.questions.scoring import PLACES, share_of, solution_of


class AttemptService:
    """The attempts of the person who asks. Another person's are not there."""

    def __init__(self, session: Transaction, principal: Principal, files: FileStore) -> None:
        self._session, self._principal, self._files = session, principal, files

    async def begin(self, content_guid: UUID, guid: UUID) -> AttemptView:
        """The attempt that the person has open, or a new one of this guid.

        Raises:
            NotFound: there is nothing to answer, or the guid is of another attempt.
        """
        questions = await self._questions(content_guid)
        attempt = await self._begun(content_guid, guid)
        if attempt.guid != guid and _standing(questions, await self._answers(attempt.guid)).is_finished:
            # Nobody will answer what was left of it: that was taken out of the exercise.
            attempt.finished_at = datetime.now(UTC)
            await self._session.flush()
            attempt = await self._begun(content_guid, guid)
        return await self._view(attempt, questions)

    async def _begun(self, content_guid: UUID, guid: UUID) -> Attempt:
        """The attempt of this guid, made if none is open; else the open one. Raises NotFound."""
        await self._session.execute(
            insert(Attempt)
            .values(
                tenant_id=self._principal.tenant.guid,
                guid=guid,
                person_guid=self._principal.guid,
                content_guid=content_guid,
            )
            .on_conflict_do_nothing()
        )
        mine = self._own(content_guid)
        # The same guid again is the same attempt, also when it was finished meanwhile.
        attempt = await self._session.scalar(mine.where(Attempt.guid == guid)) or await self._session.scalar(
            mine.where(Attempt.finished_at.is_(None))
        )
        if attempt is None:
            raise NotFound
        return attempt

    async def latest(self, content_guid: UUID) -> AttemptView | None:
        """The person's newest attempt, open or finished."""
        questions = await self._questions(content_guid)
        newest = self._own(content_guid).order_by(Attempt.created_at.desc(), Attempt.guid.desc()).limit(1)
        attempt = await self._session.scalar(newest)
        return await self._view(attempt, questions) if attempt else None

    async def answer(self, content_guid: UUID, guid: UUID, sent: NewAnswer) -> AnswerView:
        """Score an answer and keep it; a second one to the same question gets what the first one got.

        Raises:
            NotFound: no such attempt of this person, or no such question. ValidationFailed: an answer to
            another kind of question.
        """
        questions = await self._questions(content_guid)
        question = next((each for each in questions if each.id == sent.question), None)
        # Answers of two windows come one after the other: the last of them finishes the attempt.
        attempt = await self._session.scalar(
            self._own(content_guid).where(Attempt.guid == guid).with_for_update()
        )
        if attempt is None or question is None:
            raise NotFound
        share = share_of(question, sent.response)
        await self._session.execute(
            insert(AttemptAnswer)
            .values(
                tenant_id=attempt.tenant_id,
                attempt_guid=guid,
                question_guid=question.id,
                response=msgspec.to_builtins(sent.response, str_keys=True),
                points=None if share is None else round(share * question.points, PLACES),
                max_points=question.points,
            )
            .on_conflict_do_nothing()
        )
        answers = await self._answers(guid)
        standing = _standing(questions, answers)
        if standing.is_finished and attempt.finished_at is None:
            attempt.finished_at = datetime.now(UTC)
        given = next(answer for answer in answers if answer.question_guid == question.id)
        return AnswerView(solution=_solution(question, given), standing=standing)

    def _own(self, content_guid: UUID) -> Select[Attempt]:
        return select(Attempt).where(
            Attempt.person_guid == self._principal.guid, Attempt.content_guid == content_guid
        )

    async def _questions(self, content_guid: UUID) -> list[Question]:
        questions = await _stored_questions(self._session, content_guid)
        if not questions:
            raise NotFound
        return questions

    async def _answers(self, guid: UUID) -> Sequence[AttemptAnswer]:
        return list(
            await self._session.scalars(select(AttemptAnswer).where(AttemptAnswer.attempt_guid == guid))
        )

    async def _view(self, attempt: Attempt, questions: Sequence[Question]) -> AttemptView:
        answers = {answer.question_guid: answer for answer in await self._answers(attempt.guid)}
        return AttemptView(
            guid=attempt.guid,
            questions=await _asked(self._session, self._files, self._principal, attempt.guid, questions),
            solutions=[
                _solution(question, answers[question.id]) for question in questions if question.id in answers
            ],
            standing=_standing(questions, [*answers.values()]),
        )


async def questions_of_content(
    session: Transaction, files: FileStore, reader: Principal, content_guid: UUID
) -> Sequence[AskedQuestion]:
    """The questions of a content without their keys, in an order of parts that is always the same."""
    questions = await _stored_questions(session, content_guid)
    return await _asked(session, files, reader, content_guid, questions)


async def _stored_questions(session: Transaction, content_guid: UUID) -> list[Question]:
    exercise = await exercise_of(session, content_guid)
    is_asked = exercise is not None and exercise.question_count > 0
    return await asked_in(session, exercise) if exercise and is_asked else []


async def _asked(
    session: Transaction, files: FileStore, reader: Principal, order: UUID, questions: Sequence[Question]
) -> list[AskedQuestion]:
    """Questions as they are asked; `order` settles that of their parts."""
    guids = {each.media for each in questions if each.media}
    media = await stored_media(session, guids, reader=reader)
    shown = {guid: _shown(files, reader.tenant, medium) for guid, medium in media.items()}
    return [
        asked_of(question, order, shown.get(question.media) if question.media else None)
        for question in questions
    ]


def _shown(files: FileStore, tenant: Tenant, medium: StoredMedium) -> Media:
    url = files.url(tenant, medium.path) if medium.path else medium.url or ""
    return Media(url, medium.media_type, medium.name)


def _solution(question: Question, answer: AttemptAnswer) -> Solution:
    response: Response = msgspec.convert(answer.response, Response, strict=False)
    return solution_of(question, response, answer.points)


def _standing(questions: Sequence[Question], answers: Sequence[AttemptAnswer]) -> Standing:
    """Of what is asked now: a question that was taken out counts no more."""
    given = {answer.question_guid: answer for answer in answers}
    counted = [given[question.id] for question in questions if question.id in given]
    return Standing(
        is_finished=len(counted) == len(questions),
        score=round(sum(answer.points or 0.0 for answer in counted), PLACES),
        max_score=sum(question.points for question in questions),
        pending=sum(answer.max_points for answer in counted if answer.points is None),
    )
