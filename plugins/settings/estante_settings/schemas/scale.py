"""What the calls of evaluation scales take and answer (BO §3, §5)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_settings.schemas.fields import WRITTEN_LINE, Name

MAX_DECIMALS = 4
MAX_RANGES = 50
Tag = Annotated[str, Meta(pattern=WRITTEN_LINE, min_length=1, max_length=50)]
Percent = Annotated[float, Meta(ge=0, le=100)]
Decimals = Annotated[int, Meta(ge=0, le=MAX_DECIMALS)]
Mark = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
ScaleType = Literal["numeric", "qualitative"]


class ScaleRange(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A range of a qualitative scale: its tag, its ends and what it counts as, in percent."""

    tag: Tag
    from_: Percent
    to: Percent
    equivalence: Percent


Ranges = Annotated[list[ScaleRange], Meta(max_length=MAX_RANGES)]


class ScaleRow(Struct, frozen=True):
    """A row of the list. Only a scale that `is_complete` is offered to countries, tasks and programs."""

    id: UUID
    guid: UUID
    name: str
    type: ScaleType
    min: float
    max: float
    decimals: int
    is_complete: bool
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class ScaleGap(Struct, frozen=True, rename={"from_": "from"}):
    """A stretch of the scale, in percent, that no range covers."""

    from_: float
    to: float


class ScaleAnswer(ScaleRow, frozen=True):
    """A scale with its ranges, and the gaps between them."""

    ranges: Sequence[ScaleRange]
    gaps: Sequence[ScaleGap]


class ScaleFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. A qualitative scale needs no limits."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Logro",
        "type": "qualitative",
        "min": 0,
        "max": 20,
        "decimals": 0,
        "ranges": [
            {"tag": "En inicio", "from": 0, "to": 50, "equivalence": 25},
            {"tag": "Logrado", "from": 50, "to": 100, "equivalence": 75},
        ],
    }
    name: Name | UnsetType = UNSET
    type: ScaleType | UnsetType = UNSET
    min: Mark | UnsetType | None = UNSET
    max: Mark | UnsetType | None = UNSET
    decimals: Decimals | UnsetType | None = UNSET
    ranges: Ranges | UnsetType = UNSET


class NewScale(ScaleFields, kw_only=True):
    """A new scale; a qualitative one is from 0 to 100 where nothing is said."""

    name: Name
    type: ScaleType
