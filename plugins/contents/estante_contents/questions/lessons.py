"""Videolessons: a video of the library that stops at times, each with a question (BO §3; PRO-105)."""

from collections.abc import Iterator, Sequence
from uuid import UUID

import msgspec
from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from msgspec import Struct
from sqlalchemy import select

from estante_contents.content_types.video import VIDEO
from estante_contents.models import Content
from estante_contents.questions.schemas import Question


class Video(Struct, frozen=True):
    """What its assets say of the video of a lesson: its seconds, where they are known."""

    duration: float | None = None


async def video_of(session: Transaction, guid: UUID | None) -> Video | None:
    """A living video of the library."""
    if guid is None:
        return None
    living = select(Content.assets).where(
        Content.guid == guid, Content.type_guid == VIDEO.guid, Content.deleted_at.is_(None)
    )
    assets = await session.scalar(living)
    return msgspec.convert(assets, Video) if assets is not None else None


def stop_faults(question: Question, video: Video | None) -> Iterator[tuple[str, str]]:
    """Why the video does not stop for a question: a field, and the rule that it breaks."""
    if question.at is None:
        yield "at", "no_stop"
    elif video is not None and video.duration is not None and question.at > video.duration:
        yield "at", "beyond_end"


def in_order(questions: Sequence[Question]) -> list[Question]:
    """By the time of their stops; those without one come last."""
    return sorted(questions, key=lambda question: (question.at is None, question.at or 0.0))


def validate_stops(questions: Sequence[Question], video: Video | None, *, before: Sequence[Question]) -> None:
    """Raises ValidationFailed for two stops at one time, and for one that is put beyond the end of the video.

    One that lies there because the video is another now is kept, and is a fault.
    """
    there = {(question.id, question.at) for question in before}
    wrong: list[FieldError] = []
    taken: set[float] = set()
    for place, question in enumerate(questions):
        if question.at is None:
            continue
        if question.at in taken:
            wrong.append(FieldError(f"questions[{place}].at", "unique"))
        is_beyond = ("at", "beyond_end") in stop_faults(question, video)
        if is_beyond and video is not None and (question.id, question.at) not in there:
            wrong.append(FieldError(f"questions[{place}].at", "beyond_end", {"max": video.duration or 0.0}))
        taken.add(question.at)
    if wrong:
        raise ValidationFailed(fields=wrong)
