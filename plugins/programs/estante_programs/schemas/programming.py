"""What the calls of programmings and their sessions take and answer (BO §2, §3, §4, §5)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_programs.schemas.material import MaterialFile
from estante_programs.schemas.program import Description
from estante_programs.schemas.structure import MAX_NAME, MAX_PARTS

# A day; a session that takes longer is several.
MAX_MINUTES = 24 * 60
MAX_MATERIALS = 50
ProgrammingStatus = Literal["draft", "published", "completed"]
Minutes = Annotated[int, Meta(ge=1, le=MAX_MINUTES)]
SessionTitle = Annotated[SingleLine, Meta(max_length=MAX_NAME)]
SessionMaterials = Annotated[Sequence[UUID], Meta(max_length=MAX_MATERIALS)]


class ProgrammingRow(Struct, frozen=True, kw_only=True):
    """A programming, in the list of its program.

    `evaluation_period` is the guid of a period of the settings, and `evaluation_period_name` what that is
    called; `assigned` of its `session_count` sessions are in modules.
    """

    guid: UUID
    title: str
    status: ProgrammingStatus
    evaluation_period: UUID | None
    evaluation_period_name: str | None
    session_count: int
    assigned: int
    created_at: datetime


class SessionMaterialRow(Struct, frozen=True):
    """A material that a session is held with, and the lesson that it is of."""

    guid: UUID
    title: str
    lesson_name: str


class SessionAnswer(Struct, frozen=True, kw_only=True):
    """A session; `unit_guid` is None in the session bank, and `duration` in minutes."""

    guid: UUID
    programming_guid: UUID
    unit_guid: UUID | None
    title: str
    duration: int
    materials: Sequence[SessionMaterialRow]
    guide: MaterialFile | None
    version: int


class ModuleSum(Struct, frozen=True, kw_only=True):
    """A module of the program in a programming: how many sessions it has, and their minutes together."""

    unit_guid: UUID
    number: int
    name: str
    session_count: int
    minutes: int


class ProgrammingAnswer(Struct, frozen=True, kw_only=True):
    """A programming with its sessions, each module's and the bank's in their order, and the sums of both."""

    guid: UUID
    course_guid: UUID
    title: str
    description: str
    status: ProgrammingStatus
    evaluation_period: UUID | None
    evaluation_period_name: str | None
    sessions: Sequence[SessionAnswer]
    modules: Sequence[ModuleSum]
    bank_minutes: int
    published_by: UUID | None
    published_at: datetime | None
    completed_by: UUID | None
    completed_at: datetime | None
    version: int
    created_at: datetime
    updated_at: datetime


class ProgrammingFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a programming. The title has 3 to 250 characters."""

    EXAMPLE: ClassVar[Example] = {"title": "Programación anual", "evaluation_period": EXAMPLE_GUID}
    title: SingleLine | UnsetType = UNSET
    description: Description | UnsetType = UNSET
    evaluation_period: UUID | UnsetType | None = UNSET


class SessionFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a session; `materials` are all that it is held with, in their order."""

    EXAMPLE: ClassVar[Example] = {"title": "Contar de 100 en 100", "duration": 45}
    title: SessionTitle | UnsetType = UNSET
    duration: Minutes | UnsetType = UNSET
    materials: SessionMaterials | UnsetType = UNSET


class NewSession(SessionFields, kw_only=True):
    """A new session, behind the others of a module, or of the session bank."""

    EXAMPLE: ClassVar[Example] = {"title": "Contar de 100 en 100", "duration": 45, "unit_guid": EXAMPLE_GUID}
    title: SessionTitle = ""
    duration: Minutes
    unit_guid: UUID | None = None


class NewProgramming(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new draft of a programming, with its first sessions in their order."""

    EXAMPLE: ClassVar[Example] = {"title": "Programación anual", "sessions": [{"duration": 45}]}
    title: SingleLine
    description: Description = ""
    evaluation_period: UUID | None = None
    sessions: Annotated[Sequence[NewSession], Meta(max_length=MAX_PARTS)] = ()


class ModuleSessions(Struct, frozen=True, forbid_unknown_fields=True):
    """The sessions of a module, in their order."""

    EXAMPLE: ClassVar[Example] = {"unit_guid": EXAMPLE_GUID, "sessions": [EXAMPLE_GUID]}
    unit_guid: UUID
    sessions: Annotated[Sequence[UUID], Meta(max_length=MAX_PARTS)]


class SessionOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Where each session of a programming stands: in a module, or in the bank."""

    EXAMPLE: ClassVar[Example] = {
        "units": [{"unit_guid": EXAMPLE_GUID, "sessions": [EXAMPLE_GUID]}],
        "bank": [],
    }
    units: Annotated[Sequence[ModuleSessions], Meta(max_length=MAX_PARTS)]
    bank: Annotated[Sequence[UUID], Meta(max_length=MAX_PARTS)]


class TypedTitle(Struct, frozen=True, forbid_unknown_fields=True):
    """The title of the programming that is to be deleted, as somebody typed it."""

    EXAMPLE: ClassVar[Example] = {"title": "Programación anual"}
    title: str


class MaterialChoice(Struct, frozen=True):
    """A material of a program that a session can be held with."""

    guid: UUID
    title: str
    lesson_name: str
    unit_name: str
