"""What the calls of cmi5 take and answer."""

from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Meta, Struct


class AskLaunch(Struct, frozen=True, forbid_unknown_fields=True):
    """Which unit of a course is launched, by its publisher's identifier; the first one where none is named.

    `return_url` is a page of the application, to which the unit sends the window when it is done.
    """

    EXAMPLE: ClassVar[Example] = {"content_guid": EXAMPLE_GUID}
    content_guid: UUID
    unit: Annotated[str, Meta(min_length=1, max_length=1000)] | None = None
    return_url: Annotated[str, Meta(max_length=2000)] | None = None


class Cmi5Launch(Struct, frozen=True):
    """Where the window goes: the unit's page with endpoint, fetch, actor, registration and activityId."""

    url: str
    registration: UUID
    session_guid: UUID


class UnitState(Struct, frozen=True):
    """How far somebody is with a unit of a cmi5 course."""

    unit: str
    is_completed: bool
    is_passed: bool
    is_satisfied: bool
