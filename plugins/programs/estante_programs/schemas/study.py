"""What who follows a program is answered: no draft, and to students nothing that is for teachers only."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal
from uuid import UUID

from msgspec import Struct

from estante_programs.schemas.lesson_map import StudyMap
from estante_programs.schemas.look import ProgramLook
from estante_programs.schemas.material import LinkTarget, MaterialFile
from estante_programs.schemas.structure import LessonType, Trimester
from estante_programs.schemas.task import TaskEvaluation, TaskKind, TaskPurpose


class StudyRow(Struct, frozen=True):
    """A program that a person may open.

    `progress` is the share of what is not optional, in percent; None where nothing counts yet. `last_lesson`
    is where the person was last. `program_cover` is a signed address.
    """

    guid: UUID
    name: str
    subtitle: str
    program_cover: str | None
    lessons: int
    progress: float | None
    last_lesson: str | None
    opened_at: datetime | None


class ProgramGiver(Struct, frozen=True):
    """What opens a program for somebody, in words («Licencia AB12-…»), its name alone, and its page."""

    text: str
    name: str
    address: str | None


class PersonProgramRow(Struct, frozen=True):
    """A program that a person may open, with what gives it. `program_cover` is a signed address."""

    guid: UUID
    name: str
    subtitle: str
    program_cover: str | None
    givers: Sequence[ProgramGiver]


class SchoolProgramRow(Struct, frozen=True):
    """A program that a class of a person has. `program_cover` is a signed address."""

    guid: UUID
    name: str
    program_cover: str | None
    school_guid: UUID
    school_name: str
    school_year: str
    group_name: str


class StudyLesson(Struct, frozen=True, kw_only=True):
    """A published lesson, in its unit; `materials` and `tasks` count what the person is shown."""

    guid: UUID
    name: str
    type: LessonType
    materials: int
    tasks: int
    progress: float | None


class StudyUnit(Struct, frozen=True, kw_only=True):
    """A published unit; `number` counts those that are published, from 1."""

    guid: UUID
    number: int
    name: str
    trimester: Trimester | None
    progress: float | None
    lessons: Sequence[StudyLesson]


class StudyPlace(Struct, frozen=True):
    """A lesson to go to."""

    guid: UUID
    name: str


class StudyProgram(Struct, frozen=True, kw_only=True):
    """A program as who follows it sees it; `go_on` is None where nothing is left, or nothing is there."""

    guid: UUID
    name: str
    subtitle: str
    description: str
    program_cover: str | None
    colour_mint: str
    template: str
    look: ProgramLook
    structure_levels: int
    progress: float | None
    is_begun: bool
    go_on: StudyPlace | None
    units: Sequence[StudyUnit]


class StudySection(Struct, frozen=True, kw_only=True):
    """A section of a lesson."""

    guid: UUID
    name: str
    teacher_only: bool


class StudyContent(Struct, frozen=True, kw_only=True):
    """A content that a material is; `thumbnail` is a signed address."""

    guid: UUID
    name: str
    type_guid: str
    thumbnail: str | None
    duration: float | None


class StudyMaterial(Struct, frozen=True, kw_only=True):
    """A material: exactly one of `link`, `file` and `content` is there. `progress` is in percent."""

    guid: UUID
    section_guid: UUID | None
    kind: Literal["link", "file", "content"]
    title: str
    optional: bool
    teacher_only: bool
    link: str | None
    link_target: LinkTarget | None
    file: MaterialFile | None
    content: StudyContent | None
    progress: float
    opened_at: datetime | None


class TaskMark(Struct, frozen=True):
    """What an attempt that was finished came to; it waits while a long answer has no points yet."""

    points: float
    max_points: float
    is_waiting: bool
    finished_at: datetime


class StudyTask(TaskEvaluation, frozen=True, kw_only=True):
    """A task: `content` asks the questions, and marks them. `teacher_notes` is None for students.

    A task of the kind `kanban` has no content: it has boards, and no marks.
    """

    guid: UUID
    name: str
    purpose: TaskPurpose
    kind: TaskKind
    description: str
    teacher_notes: str | None
    content: StudyContent | None
    progress: float
    mark: TaskMark | None


class StudentMark(Struct, frozen=True):
    """What a student's last finished attempt at a task came to."""

    guid: UUID
    name: str
    points: float
    max_points: float
    is_waiting: bool
    finished_at: datetime


class LessonToStudy(Struct, frozen=True, kw_only=True):
    """A published lesson with what the person is shown of it, and the lessons around it.

    `map` is None where it is no map, or a map without a picture.
    """

    guid: UUID
    name: str
    type: LessonType
    number: int
    unit_number: int
    unit_name: str
    program: StudyPlace
    colour_mint: str
    template: str
    look: ProgramLook
    structure_levels: int
    progress: float | None
    previous: StudyPlace | None
    next: StudyPlace | None
    sections: Sequence[StudySection]
    materials: Sequence[StudyMaterial]
    tasks: Sequence[StudyTask]
    map: StudyMap | None


class OpenedMaterial(Struct, frozen=True):
    """When a person opened a material last."""

    guid: UUID
    opened_at: datetime
