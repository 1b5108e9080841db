"""The calls of the exercise editor, and of who answers."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from litestar import Controller, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante_contents.policies import Contents, Exercises
from estante_contents.questions.attempts import AttemptService
from estante_contents.questions.exercises import ExerciseService
from estante_contents.questions.play import AnswerView, AttemptView, NewAnswer, NewAttempt
from estante_contents.questions.qti.routes import QtiController
from estante_contents.questions.schemas import ExerciseFields, ExerciseView, FeedbackWish, GeneratedFeedback
from estante_contents.services.opening.access import must_open
from estante_contents.services.opening.entitlements import OpeningRules

# Two hundred questions with long texts, which are cleaned while everybody else waits.
MAX_EXERCISE_BYTES = 1024 * 1024


class ExerciseController(Controller):
    """The questions of a content, with their keys."""

    path = "/contents/{guid:uuid}/editor"
    dependencies = inject(exercises=ExerciseService)

    @get(action=Contents.readDetail)
    async def read_exercise(
        self, guid: FromPath[UUID], exercises: NamedDependency[ExerciseService]
    ) -> Answer[ExerciseView]:
        """What the exercise editor shows (CON-110). Raises NotFound: 404, also without exercise."""
        return versioned(*await exercises.read(guid))

    @put(action=Contents.update, limit=Hourly("writes"), request_max_body_size=MAX_EXERCISE_BYTES)
    async def save_exercise(
        self,
        guid: FromPath[UUID],
        data: JSONBody[ExerciseFields],
        if_match: NamedDependency[IfMatch],
        exercises: NamedDependency[ExerciseService],
    ) -> Answer[ExerciseView]:
        """Keep all questions as they are now. What a question lacks to be asked is among `faults`.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400. TooLarge: 413.
        """
        return versioned(*await exercises.save(guid, data, if_match))

    @post("/feedback", action=Exercises.generateFeedback, status_code=200, limit=Hourly("links"))
    async def generate_feedback(
        self,
        guid: FromPath[UUID],
        data: JSONBody[FeedbackWish],
        exercises: NamedDependency[ExerciseService],
    ) -> GeneratedFeedback:
        """Have a plugin write feedback for a saved question (CON-111).

        Raises:
            NotFound: 404. NoGenerator: 422, no plugin writes feedback, or none had an answer.
        """
        return await exercises.generate_feedback(guid, data)


class AttemptController(Controller):
    """A person's answers. Who may open the content may answer it."""

    path = "/contents/{guid:uuid}/attempts"
    dependencies = inject(attempts=AttemptService)

    @get("/latest", session=True)
    async def read_latest_attempt(
        self,
        guid: FromPath[UUID],
        principal: NamedDependency[Principal],
        database: NamedDependency[Database],
        opening_rules: NamedDependency[OpeningRules],
        attempts: NamedDependency[AttemptService],
    ) -> AttemptView | None:
        """One's newest attempt, to go on with or to look at. Raises NotFound: 404. OpeningRefused: 403."""
        await must_open(database, principal, opening_rules, guid)
        return await attempts.latest(guid)

    @post(session=True, status_code=200, limit=Hourly("writes"))
    async def begin_attempt(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewAttempt],
        *,
        principal: NamedDependency[Principal],
        database: NamedDependency[Database],
        opening_rules: NamedDependency[OpeningRules],
        attempts: NamedDependency[AttemptService],
    ) -> AttemptView:
        """Go on with the attempt that is open, or begin one. The questions come without their keys.

        Raises:
            NotFound: 404, there is nothing to answer. OpeningRefused: 403. QuestionAnswered:
            409, the person has finished an attempt, and answers once only.
        """
        await must_open(database, principal, opening_rules, guid)
        return await attempts.begin(guid, data.guid)

    @post("/{attempt:uuid}/answers", session=True, status_code=200, limit=Hourly("writes"))
    async def answer_question(
        self,
        guid: FromPath[UUID],
        attempt: FromPath[UUID],
        data: JSONBody[NewAnswer],
        *,
        principal: NamedDependency[Principal],
        database: NamedDependency[Database],
        opening_rules: NamedDependency[OpeningRules],
        attempts: NamedDependency[AttemptService],
    ) -> AnswerView:
        """Answer a question, once: points, feedback and the right answer. A second answer changes nothing.

        Raises:
            NotFound: 404. OpeningRefused: 403. ValidationFailed: 400. QuestionSkipped,
            QuestionAnswered: 409.
        """
        await must_open(database, principal, opening_rules, guid)
        return await attempts.answer(guid, attempt, data)


ROUTES: Sequence[ControllerRouterHandler] = (ExerciseController, AttemptController, QtiController)
