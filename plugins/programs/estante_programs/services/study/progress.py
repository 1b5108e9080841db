"""How far somebody is in lessons, and where they go on."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from msgspec import Struct

from estante_programs.schemas.structure import LessonType

WHOLE = 100.0


class LessonProgress(Struct, frozen=True, kw_only=True):
    """A lesson; `reached` is the sum of what was reached of the `counted` parts, each in percent."""

    guid: UUID
    unit_guid: UUID
    name: str
    type: LessonType
    materials: int = 0
    tasks: int = 0
    counted: int = 0
    reached: float = 0.0
    opened_at: datetime | None = None

    @property
    def is_left(self) -> bool:
        """Whether something in it is not done yet."""
        return self.reached < self.counted * WHOLE


def share_of(lessons: Sequence[LessonProgress]) -> float | None:
    """The share that was reached in lessons, in percent: parts count alike. None where none counts."""
    counted = sum(lesson.counted for lesson in lessons)
    return sum(lesson.reached for lesson in lessons) / counted if counted else None


def lesson_to_go_on(lessons: Sequence[LessonProgress]) -> LessonProgress | None:
    """Where something was opened last, or the first behind it that is not done, or the first of all.

    None where all that counts is done.
    """
    opened = [(lesson.opened_at, at) for at, lesson in enumerate(lessons) if lesson.opened_at is not None]
    last = max(opened)[1] if opened else 0
    return next((lesson for lesson in (*lessons[last:], *lessons[:last]) if lesson.is_left), None)
