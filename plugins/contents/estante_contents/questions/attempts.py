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
    unexplained,
    unhelped,
)
from estante_contents.questions.rules import Answering, AnsweringRules, QuestionAnswered, QuestionSkipped
from estante_contents.questions.schemas import Question
from estante_contents.questions.scoring import PLACES, share_of, solution_of


class AttemptService:
    """The attempts of the person who asks. Another person's are not there."""

    def __init__(
        self, session: Transaction, principal: Principal, files: FileStore, rules: AnsweringRules
    ) -> None:
        self._session, self._principal, self._files = session, principal, files
        self._rules = rules

    async def begin(self, content_guid: UUID, guid: UUID) -> AttemptView:
        """The attempt that the person has open, or a new one of this guid.

        Raises:
            NotFound: there is nothing to answer, or the guid is of another attempt. QuestionAnswered: 409,
            the person has finished one, and answers once only.
        """
        questions = await self._questions(content_guid)
        answering = await self._rules.of(self._session, content_guid)
        if not answering.may_repeat:
            await self._refuse_again(content_guid, guid)
        attempt = await self._begun(content_guid, guid)
        if attempt.guid != guid and _standing(questions, await self._answers(attempt.guid)).is_finished:
            # Nobody will answer what was left of it: that was taken out of the exercise.
            attempt.finished_at = datetime.now(UTC)
            await self._session.flush()
            if answering.may_repeat:
                attempt = await self._begun(content_guid, guid)
        return await self._view(attempt, questions, answering)

    async def _refuse_again(self, content_guid: UUID, guid: UUID) -> None:
        finished = self._own(content_guid).where(Attempt.finished_at.is_not(None), Attempt.guid != guid)
        if await self._session.scalar(finished.limit(1)) is not None:
            raise QuestionAnswered

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
        """The person's newest attempt, open or finished; a finished one first where they answer once only."""
        questions = await self._questions(content_guid)
        answering = await self._rules.of(self._session, content_guid)
        finished = [] if answering.may_repeat else [Attempt.finished_at.is_(None)]
        newest = self._own(content_guid).order_by(*finished, Attempt.created_at.desc(), Attempt.guid.desc())
        attempt = await self._session.scalar(newest.limit(1))
        return await self._view(attempt, questions, answering) if attempt else None

    async def answer(self, content_guid: UUID, guid: UUID, sent: NewAnswer) -> AnswerView:
        """Score an answer and keep it; a second one to the same question gets what the first one got.

        Raises:
            NotFound: no such attempt of this person, or no such question. ValidationFailed: an answer to
            another kind of question. QuestionSkipped, QuestionAnswered: 409, a plugin's rules forbid it.
        """
        questions = await self._questions(content_guid)
        question = next((each for each in questions if each.id == sent.question), None)
        # Answers of two windows come one after the other: the last of them finishes the attempt.
        attempt = await self._session.scalar(
            self._own(content_guid).where(Attempt.guid == guid).with_for_update()
        )
        if attempt is None or question is None:
            raise NotFound
        answering = await self._rules.of(self._session, content_guid)
        if not (answering.may_skip and answering.may_repeat):
            await self._refuse_forbidden(answering, attempt, questions, question)
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
        tells_keys = answering.tells_keys(is_finished=standing.is_finished)
        return AnswerView(solution=_solution(question, given, tells_keys=tells_keys), standing=standing)

    async def _refuse_forbidden(
        self, answering: Answering, attempt: Attempt, questions: Sequence[Question], question: Question
    ) -> None:
        """Refuse to pass a question, and to answer one again; the same answer once more is no other."""
        given = {answer.question_guid for answer in await self._answers(attempt.guid)}
        if question.id in given:
            return
        before = questions[: questions.index(question)]
        if not answering.may_skip and any(each.id not in given for each in before):
            raise QuestionSkipped
        others = (
            select(AttemptAnswer.attempt_guid)
            .join(Attempt, Attempt.guid == AttemptAnswer.attempt_guid)
            .where(
                Attempt.person_guid == self._principal.guid,
                Attempt.content_guid == attempt.content_guid,
                AttemptAnswer.question_guid == question.id,
            )
        )
        if not answering.may_repeat and await self._session.scalar(others.limit(1)) is not None:
            raise QuestionAnswered

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

    async def _view(
        self, attempt: Attempt, questions: Sequence[Question], answering: Answering
    ) -> AttemptView:
        answers = {answer.question_guid: answer for answer in await self._answers(attempt.guid)}
        standing = _standing(questions, [*answers.values()])
        tells_keys = answering.tells_keys(is_finished=standing.is_finished)
        shown = await _asked(self._session, self._files, self._principal, attempt.guid, questions)
        return AttemptView(
            guid=attempt.guid,
            questions=shown if answering.is_helped else [unhelped(question) for question in shown],
            solutions=[
                _solution(question, answers[question.id], tells_keys=tells_keys)
                for question in questions
                if question.id in answers
            ],
            standing=standing,
            may_skip=answering.may_skip,
            may_repeat=answering.may_repeat,
            is_helped=answering.is_helped,
        )


async def questions_of_content(
    session: Transaction, files: FileStore, reader: Principal, rules: AnsweringRules, content_guid: UUID
) -> Sequence[AskedQuestion]:
    """The questions of a content without their keys, in an order of parts that is always the same."""
    questions = await _stored_questions(session, content_guid)
    shown = await _asked(session, files, reader, content_guid, questions)
    is_helped = (await rules.of(session, content_guid)).is_helped
    return shown if is_helped else [unhelped(question) for question in shown]


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


def _solution(question: Question, answer: AttemptAnswer, *, tells_keys: bool) -> Solution:
    response: Response = msgspec.convert(answer.response, Response, strict=False)
    solution = solution_of(question, response, answer.points)
    return solution if tells_keys else unexplained(solution)


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
