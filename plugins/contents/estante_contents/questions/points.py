"""The points of a quiz: those of its questions, and what they have to sum to (BO §5)."""

from collections.abc import Collection, Sequence
from uuid import UUID

from estante.api.database import Transaction
from msgspec import Struct, convert
from sqlalchemy import select

from estante_contents.models import Content
from estante_contents.questions.models import Exercise
from estante_contents.questions.schemas import Question

QUIZ_TYPE = "QUIZ"
REQUIRED_POINTS = 10.0
# Points are kept by the thousandth: a sum of tenths is no odd one.
PLACES = 3


class QuizPoints(Struct, frozen=True):
    """What the points of a quiz sum to, and what they have to."""

    points: float
    required: float


def sum_of_points(questions: Sequence[Question]) -> float:
    """The points that can be reached."""
    return round(sum(question.points for question in questions), PLACES)


async def unequal_points(session: Transaction, contents: Collection[UUID]) -> dict[UUID, QuizPoints]:
    """Those of these contents that are quizzes whose points do not sum to the required ones."""
    rows = await session.execute(
        select(Content.guid, Exercise.questions, Exercise.required_points)
        .outerjoin(
            Exercise, (Exercise.tenant_id == Content.tenant_id) & (Exercise.content_guid == Content.guid)
        )
        .where(Content.guid.in_(contents), Content.type_guid == QUIZ_TYPE)
    )
    quizzes = {
        guid: QuizPoints(
            sum_of_points(convert(questions or [], list[Question])),
            REQUIRED_POINTS if required is None else required,
        )
        for guid, questions, required in rows
    }
    return {guid: quiz for guid, quiz in quizzes.items() if quiz.points != quiz.required}
