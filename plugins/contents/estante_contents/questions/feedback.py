"""What a plugin gives to write feedback for questions: `register_feedback_generators`."""

from collections.abc import Awaitable, Callable

from estante.api.tenants import Tenant
from msgspec import Struct

from estante_contents.questions.schemas import Question


class FeedbackRequest(Struct, frozen=True):
    """The question with its key, and whether the feedback is for who answered it rightly."""

    tenant: Tenant
    question: Question
    is_right: bool


class FeedbackGenerator(Struct, frozen=True):
    """Writes feedback as HTML, of which what `clean_html` leaves is kept; None when it has nothing to say.

    It is awaited in the person's request: it sets itself a limit, and answers None after it.
    """

    name: str
    generate: Callable[[FeedbackRequest], Awaitable[str | None]]
