"""What the calls of groups take and answer."""

from datetime import datetime
from typing import ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Struct, UnsetType

from estante_schools.schemas.fields import Name


class GroupRow(Struct, frozen=True):
    """A group, in the list and alone, with how many students and teachers it has."""

    guid: UUID
    name: str
    school_guid: UUID
    school_name: str
    school_year_guid: UUID
    school_year: str
    is_archived: bool
    student_count: int
    teacher_count: int
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class GroupFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {"name": "1.º A", "school_year_guid": EXAMPLE_GUID}
    name: Name | UnsetType = UNSET
    school_year_guid: UUID | UnsetType = UNSET


class NewGroup(GroupFields, kw_only=True):
    """A new group, of the school's active year where no other is said."""

    EXAMPLE: ClassVar[Example] = {"name": "1.º A", "school_guid": EXAMPLE_GUID}
    name: Name
    school_guid: UUID
