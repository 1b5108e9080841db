"""What rolling over a year's groups takes and answers."""

from collections.abc import Sequence
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Meta, Struct

from estante_schools.schemas.fields import Name

MAX_GROUPS = 500


class RolledGroup(Struct, frozen=True):
    """A group of the year that is over, and the name that it would have; `is_taken` by another group."""

    guid: UUID
    name: str
    next_name: str
    student_count: int
    teacher_count: int
    is_taken: bool


class RollOverView(Struct, frozen=True):
    """What would be brought into the active year."""

    school_year_guid: UUID
    title: str
    groups: Sequence[RolledGroup]


class ChosenGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A group of the year that is over, and what it is called from now on."""

    guid: UUID
    name: Name


class RollOver(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The groups to bring, and whose people come along: those who are still of the school."""

    EXAMPLE: ClassVar[Example] = {
        "groups": [{"guid": EXAMPLE_GUID, "name": "2A"}],
        "students": True,
        "teachers": False,
    }
    groups: Annotated[list[ChosenGroup], Meta(min_length=1, max_length=MAX_GROUPS)]
    students: bool = True
    teachers: bool = True


class RollOverRefusal(Struct, frozen=True):
    """A group that was not made, and why."""

    guid: UUID
    code: str
    message: str


class RollOverDone(Struct, frozen=True):
    """The groups that were made."""

    made: Sequence[UUID]
    refused: Sequence[RollOverRefusal]
