"""What who follows a program is told of its programmings: no draft of it, and no guide to students."""

from collections.abc import Sequence
from uuid import UUID

from msgspec import Struct

from estante_programs.schemas.material import MaterialFile
from estante_programs.schemas.programming import ProgrammingStatus


class StudySessionMaterial(Struct, frozen=True):
    """A material of a session that the person is shown, in the lesson that it is of."""

    guid: UUID
    title: str
    lesson_guid: UUID


class StudySession(Struct, frozen=True, kw_only=True):
    """A session, of so many minutes; `guide` is the teacher guide, and None for students."""

    guid: UUID
    title: str
    duration: int
    materials: Sequence[StudySessionMaterial]
    guide: MaterialFile | None


class StudyModule(Struct, frozen=True, kw_only=True):
    """A published module with its sessions, and their minutes together."""

    unit_guid: UUID
    name: str
    minutes: int
    sessions: Sequence[StudySession]


class StudyProgramming(Struct, frozen=True, kw_only=True):
    """A programming that is published or completed, with those modules that have sessions."""

    guid: UUID
    title: str
    description: str
    status: ProgrammingStatus
    evaluation_period_name: str | None
    modules: Sequence[StudyModule]
