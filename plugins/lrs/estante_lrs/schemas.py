"""What the calls of the record store take and answer (VS §3, §4, §7)."""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from estante_lrs.cmi5.schemas import UnitState

MAX_DATA_BYTES = 1024 * 1024
Name = Annotated[SingleLine, Meta(min_length=1, max_length=120)]
Completion = Literal["completed", "incomplete", "not attempted", "unknown"]
ClientAccess = Literal["all", "write"]
ClientStatus = Literal["active", "inactive"]
SESSION_TIME = re.compile(
    r"P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?|\d{2,4}:[0-5]\d:[0-5]\d(\.\d{1,2})?"
)


class AskState(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose state with which content is asked for."""

    EXAMPLE: ClassVar[Example] = {"content_guid": EXAMPLE_GUID, "student_guid": EXAMPLE_GUID}
    content_guid: UUID
    student_guid: UUID


class Account(Struct, frozen=True):
    """An account of the organization's record store."""

    home_page: str = field(name="homePage")
    name: str


class GhostUser(Struct, frozen=True):
    """The actor that a content knows a person as."""

    account: Account
    object_type: str = field(name="objectType", default="Agent")


class Launch(Struct, frozen=True, kw_only=True):
    """What an xAPI package is launched with: `auth` is a header's value, for this package and person only."""

    endpoint: str
    auth: str
    registration: UUID
    expires_at: datetime


class XapiState(Struct, frozen=True):
    """The state with which an xAPI content is opened.

    `launch` is given to the student who may open it; `units` are those of a cmi5 course.
    """

    content_guid: UUID
    student_guid: UUID
    ghost_user: GhostUser = field(name="ghostUser")
    endpoint: str
    launch: Launch | None = None
    units: Sequence[UnitState] = ()


class NewLearningRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The trace of an exercise; `data` is any JSON and is answered as it came."""

    EXAMPLE: ClassVar[Example] = {
        "content_guid": EXAMPLE_GUID,
        "referenceId": "ejercicio-3",
        "scope": "unidad-2",
        "data": {"answers": ["b", "d"]},
        "session_time": "PT4M12S",
        "completion_status": "completed",
    }
    content_guid: UUID
    reference_id: Annotated[str, Meta(min_length=1, max_length=250)] = field(name="referenceId")
    scope: Annotated[str, Meta(max_length=250)]
    data: Any
    session_time: str | None = None
    completion_status: Completion = "unknown"


class LearningRecordRow(Struct, frozen=True):
    """A stored trace."""

    guid: UUID
    content_guid: UUID
    reference_id: str = field(name="referenceId")
    scope: str
    data: Any
    session_time: str | None
    completion_status: Completion
    person_guid: UUID
    created_at: datetime


class ClientRow(Struct, frozen=True):
    """A client of the record store, without its secret."""

    guid: UUID
    name: str
    provider: str
    key: str
    access: ClientAccess
    status: ClientStatus
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime
    version: int


class ClientFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Simulador de física",
        "provider": "Andaluna Digital",
        "access": "write",
    }
    name: Name | UnsetType = UNSET
    provider: Annotated[SingleLine, Meta(max_length=120)] | UnsetType = UNSET
    access: ClientAccess | UnsetType = UNSET
    status: ClientStatus | UnsetType = UNSET


class NewClient(ClientFields, kw_only=True):
    """A new client."""

    name: Name
    access: ClientAccess = "write"


class MadeClient(Struct, frozen=True):
    """A client that was just made: the only answer that has its secret."""

    guid: UUID
    name: str
    key: str
    secret: str


class StatementRow(Struct, frozen=True):
    """A statement in the staff's list."""

    guid: UUID
    actor: str
    verb: str
    activity: str | None
    activity_name: str | None
    is_voided: bool
    stored_at: datetime


class StatementDetail(Struct, frozen=True):
    """A statement as it is stored."""

    guid: UUID
    statement: Raw
    is_voided: bool


JSON_DOCUMENT = {"application/json": {"type": "object"}}
STATEMENTS = {
    "application/json": {"oneOf": [{"type": "object"}, {"type": "array", "items": {"type": "object"}}]}
}
_AGENT = "An agent, as JSON"
_ACTIVITY = "The IRI of an activity"
_SINCE = "Only what changed after this moment"
_REGISTRATION = "The guid of a registration"
# The parameters of each resource of xAPI, for the API's document.
QUERIES = {
    "/statements": {
        "statementId": "The guid of a statement",
        "voidedStatementId": "The guid of a statement that was made void",
        "agent": _AGENT,
        "verb": "The IRI of a verb",
        "activity": _ACTIVITY,
        "registration": _REGISTRATION,
        "related_activities": "Also as a context, or inside of another statement",
        "related_agents": "Also as an authority, an instructor, a team, or inside of another statement",
        "since": "Stored after this moment",
        "until": "Stored until this moment",
        "limit": "How many at most",
        "format": "exact, ids or canonical",
        "attachments": "With the bytes of attachments",
        "ascending": "The oldest first",
    },
    "/activities": {"activityId": _ACTIVITY},
    "/agents": {"agent": _AGENT},
    "/activities/state": {
        "activityId": _ACTIVITY,
        "agent": _AGENT,
        "registration": _REGISTRATION,
        "stateId": "The id of a state",
        "since": _SINCE,
    },
    "/activities/profile": {"activityId": _ACTIVITY, "profileId": "The id of a profile", "since": _SINCE},
    "/agents/profile": {"agent": _AGENT, "profileId": "The id of a profile", "since": _SINCE},
}
