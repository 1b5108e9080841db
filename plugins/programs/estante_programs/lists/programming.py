"""The lists of programmings. They are few, as the modules of a program are: they are made in memory."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, NoFilters
from msgspec import Struct

from estante_programs.schemas.programming import MaterialChoice, ProgrammingRow, ProgrammingStatus
from estante_programs.schemas.study_programming import StudyProgramming


class ProgrammingFilters(Struct, frozen=True, kw_only=True):
    """What narrows the programmings of a program."""

    status: Annotated[tuple[ProgrammingStatus, ...], AnyOf("status")] = ()
    evaluation_period: Annotated[tuple[UUID, ...], AnyOf("evaluation_period")] = ()


PROGRAMMINGS = ListSpec(
    row=ProgrammingRow,
    filters=ProgrammingFilters,
    search=("title",),
    sort=("title", "created_at"),
    default="created_at",
)
MATERIAL_CHOICES = ListSpec(
    row=MaterialChoice,
    filters=NoFilters,
    search=("title", "lesson_name", "unit_name"),
    sort=("title",),
    default="",
)
STUDY_PROGRAMMINGS = ListSpec(
    row=StudyProgramming, filters=NoFilters, search=("title",), sort=("title",), default=""
)
