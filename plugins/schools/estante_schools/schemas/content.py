"""What the calls of school contents take and answer."""

from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

MAX_PEOPLE = 2_147_483_647
# None: as many as there are.
Places = Annotated[int, Meta(ge=0, le=MAX_PEOPLE)] | None


class SchoolContentRow(Struct, frozen=True):
    """A publication that a school gives to a year's groups, and how many of them have opened it.

    `version` is what `If-Match` of a change has in quotes.
    """

    guid: UUID
    publication_guid: UUID
    publication_name: str
    school_year_guid: UUID
    school_year: str
    is_year_active: bool
    max_students: int | None
    max_teachers: int | None
    student_license_uses: int
    teacher_license_uses: int
    version: int


class SchoolContentFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """How many may open it; null is everybody."""

    EXAMPLE: ClassVar[Example] = {"max_students": 120, "max_teachers": None}
    max_students: Places | UnsetType = UNSET
    max_teachers: Places | UnsetType = UNSET


class NewSchoolContent(SchoolContentFields, kw_only=True):
    """A publication for a year's groups; without a year it is the active one's."""

    EXAMPLE: ClassVar[Example] = {"publication_guid": EXAMPLE_GUID, "max_students": 120, "max_teachers": 8}
    publication_guid: UUID
    school_year_guid: UUID | UnsetType = UNSET
