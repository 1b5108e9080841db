"""The table of evaluation scales."""

from typing import Any
from uuid import UUID

import msgspec
from estante.api.database import RecordTable
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante_settings.models.columns import LIVING
from estante_settings.schemas.scale import ScaleGap, ScaleRange
from estante_settings.services.scale_ranges import gaps


class Scale(RecordTable):
    """An evaluation scale: numbers from `min` to `max`, or `ranges` of 0 to 100 % with a tag each.

    The ranges stand in one column: they are read, checked and written together, and nothing names one alone.
    """

    __tablename__ = "evaluation_scales"
    __table_args__ = (
        CheckConstraint("max > min", name="max_above_min"),
        Index("ix_evaluation_scales_name", "tenant_id", text("estante_order(name)"), "guid", **LIVING),
    )

    name: Mapped[str]
    type: Mapped[str]
    min: Mapped[float]
    max: Mapped[float]
    decimals: Mapped[int]
    ranges: Mapped[list[dict[str, Any]]] = mapped_column(JSONB, server_default=text("'[]'::jsonb"))
    is_complete: Mapped[bool]

    @property
    def id(self) -> UUID:
        """What the calls of version 3 know it by."""
        return self.guid

    @property
    def gaps(self) -> list[ScaleGap]:
        """What the ranges leave out; a numeric scale leaves out nothing."""
        ranges = msgspec.convert(self.ranges, list[ScaleRange])
        return gaps(ranges) if self.type == "qualitative" else []
