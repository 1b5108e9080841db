"""What the calls of a map lesson's picture take and answer (BO §3)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Meta, Struct

from estante_programs.schemas.structure import MAX_PARTS

# In percent of the picture's width or height, from its upper left corner.
Share = Annotated[float, Meta(ge=0, le=100)]


class MapPlace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A point of a map: exactly one of a material of the lesson and another lesson of its program."""

    EXAMPLE: ClassVar[Example] = {"material_guid": EXAMPLE_GUID, "x": 25, "y": 60}
    material_guid: UUID | None = None
    lesson_guid: UUID | None = None
    x: Share
    y: Share


class MapPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """All points of a map; those that are not sent go."""

    EXAMPLE: ClassVar[Example] = {"points": [MapPlace.EXAMPLE]}
    points: Annotated[Sequence[MapPlace], Meta(max_length=MAX_PARTS)]


class LessonMap(Struct, frozen=True, kw_only=True):
    """The picture of a map lesson, at a signed address, and what stands on it."""

    url: str | None
    points: Sequence[MapPlace]


class StudyPoint(Struct, frozen=True, kw_only=True):
    """A point as who follows the program is shown it; `name` is that of the material or of the lesson."""

    name: str
    material_guid: UUID | None
    lesson_guid: UUID | None
    x: float
    y: float


class StudyMap(Struct, frozen=True, kw_only=True):
    """A picture with the points that the person is shown."""

    url: str
    points: Sequence[StudyPoint]
