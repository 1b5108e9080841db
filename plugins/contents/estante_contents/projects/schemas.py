"""What the calls of projects take and answer."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

MAX_STATEMENT = 50_000
Rich = Annotated[str, Meta(max_length=MAX_STATEMENT)]
Feedback = Annotated[str, Meta(max_length=10_000)]
Written = Annotated[str, Meta(max_length=20_000)]
MAX_POINTS = 1000
DueDate = Annotated[datetime, Meta(tz=True)]
DeliveryState = Literal["to_mark", "marked"]


class ProjectFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a project asks for. Without `due_at` it can be delivered until it is marked."""

    EXAMPLE: ClassVar[Example] = {
        "statement": "<p>Mide la lluvia de una semana.</p>",
        "due_at": "2026-06-30T22:00:00Z",
        "takes_file": True,
        "takes_text": True,
        "max_points": 10,
    }
    statement: Rich = ""
    due_at: DueDate | None = None
    takes_file: bool = True
    takes_text: bool = True
    max_points: Annotated[float, Meta(gt=0, le=MAX_POINTS)] = 10.0


class ProjectFile(Struct, frozen=True, kw_only=True):
    """A file at a signed address, which saves it by its own name."""

    guid: UUID
    name: str
    media_type: str
    size: int
    url: str


class ProjectView(Struct, frozen=True, kw_only=True):
    """A project. `is_open` says that it can be delivered now: a file of these formats and so many bytes."""

    statement: str
    due_at: datetime | None
    takes_file: bool
    takes_text: bool
    max_points: float
    is_open: bool
    formats: Sequence[str]
    max_bytes: int
    materials: Sequence[ProjectFile]


class NewMaterial(Struct, kw_only=True, forbid_unknown_fields=True):
    """A finished upload for `contents.material`."""

    EXAMPLE: ClassVar[Example] = {"upload_guid": EXAMPLE_GUID}
    upload_guid: UUID


class NewDelivery(Struct, kw_only=True, forbid_unknown_fields=True):
    """A delivery. `file` is an upload for `contents.delivery`; unsent it stays, null takes it away."""

    EXAMPLE: ClassVar[Example] = {"answer": "El lunes llovieron 4 mm."}
    answer: Written = ""
    file: UUID | UnsetType | None = UNSET


class DeliveryView(Struct, frozen=True, kw_only=True):
    """What a person delivered, and what was said of it. `points` are null until it is marked."""

    guid: UUID
    answer: str
    file: ProjectFile | None
    delivered_at: datetime
    points: float | None
    max_points: float
    feedback: str
    marked_at: datetime | None


class DeliveryRow(Struct, frozen=True):
    """A delivery in the list of who marks them. `version` is its ETag."""

    guid: UUID
    person_guid: UUID
    person_name: str
    answer: str
    name: str | None
    media_type: str | None
    size: int | None
    url: str | None
    delivered_at: datetime
    points: float | None
    feedback: str
    marked_at: datetime | None
    version: int


class Mark(Struct, kw_only=True, forbid_unknown_fields=True):
    """Points and what is said. Without points it is given back: it can be delivered anew until it is due."""

    EXAMPLE: ClassVar[Example] = {"points": 8.5, "feedback": "<p>Buen registro.</p>"}
    points: Annotated[float, Meta(ge=0, le=MAX_POINTS)] | None = None
    feedback: Feedback = ""
