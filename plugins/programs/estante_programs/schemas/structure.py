"""What the calls of units and lessons take and answer (BO §2, §3, §4)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

MIN_NAME, MAX_NAME = 3, 250
# A tree is shown whole: what has more than this is several programs, or several units.
MAX_PARTS = 200
UnitName = Annotated[SingleLine, Meta(min_length=MIN_NAME, max_length=MAX_NAME)]
StructureStatus = Literal["draft", "published"]
LessonType = Literal["classic", "light", "Mint", "Pro", "map"]
Trimester = Literal[1, 2, 3]
Place = Annotated[int, Meta(ge=1, le=MAX_PARTS)]


class LessonRow(Struct, frozen=True, kw_only=True):
    """A lesson or submodule, in its unit. `version` is what `If-Match` takes."""

    guid: UUID
    unit_guid: UUID
    name: str
    type: LessonType
    status: StructureStatus
    published_by: UUID | None
    published_at: datetime | None
    version: int
    created_at: datetime
    updated_at: datetime


class UnitRow(Struct, frozen=True, kw_only=True):
    """A unit or module with its lessons, each in its order; `number` is its place in the program, from 1.

    `published_by_name` is null also where who published it is gone.
    """

    guid: UUID
    number: int
    name: str
    trimester: Trimester | None
    status: StructureStatus
    published_by: UUID | None
    published_by_name: str | None
    published_at: datetime | None
    version: int
    created_at: datetime
    updated_at: datetime
    lessons: Sequence[LessonRow]


class UnitFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a unit. `status` may become `published`, and is never `draft` again."""

    EXAMPLE: ClassVar[Example] = {"name": "Fracciones", "trimester": 1}
    name: UnitName | UnsetType = UNSET
    trimester: Trimester | UnsetType | None = UNSET
    status: StructureStatus | UnsetType = UNSET


class NewUnit(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new unit, at the place `order` from 1, or behind the others."""

    EXAMPLE: ClassVar[Example] = {"name": "Fracciones", "trimester": 1, "order": 2}
    name: UnitName
    trimester: Trimester | None = None
    order: Place | UnsetType = UNSET


class LessonFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a lesson.

    `status` may become `published`, and `type` `Pro` where the lesson is classic or light; neither is ever
    taken back. The name has 3 to 250 characters.
    """

    EXAMPLE: ClassVar[Example] = {"name": "Fracciones equivalentes"}
    name: SingleLine | UnsetType = UNSET
    type: LessonType | UnsetType = UNSET
    status: StructureStatus | UnsetType = UNSET


class NewLesson(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new lesson, at the place `order` from 1, or behind the others. The name has 3 to 250 characters."""

    EXAMPLE: ClassVar[Example] = {"name": "Fracciones equivalentes", "type": "classic"}
    name: SingleLine
    type: LessonType = "classic"
    order: Place | UnsetType = UNSET


class StructureOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """All units of a program, or all lessons of a unit, in their order.

    `moved` is the one that somebody put elsewhere: with it, what others moved, added or deleted meanwhile
    stays as it is, and the order that is answered is that of all of them.
    """

    EXAMPLE: ClassVar[Example] = {"guids": [EXAMPLE_GUID]}
    guids: Annotated[Sequence[UUID], Meta(max_length=MAX_PARTS)]
    moved: UUID | UnsetType = UNSET


class PublishedParts(Struct, frozen=True):
    """What was a draft and is published now."""

    units: Sequence[UUID]
    lessons: Sequence[UUID]
