"""The table of what stands on the pictures of map lessons."""

from uuid import UUID

from estante.api.database import TenantTable, references
from sqlalchemy import CheckConstraint, Double, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column


class MapPoint(TenantTable):
    """A material of a map lesson, or another lesson of its program, at a place of the lesson's picture.

    `x` is in percent of the width from the left, `y` in percent of the height from the top.
    """

    __tablename__ = "program_map_points"
    __table_args__ = (
        CheckConstraint("num_nonnulls(material_guid, target_guid) = 1", name="leads_to_one"),
        CheckConstraint("x BETWEEN 0 AND 100 AND y BETWEEN 0 AND 100", name="lies_on_the_picture"),
        references("program_lessons", "lesson_guid"),
        references("program_materials", "material_guid"),
        references("program_lessons", "target_guid"),
        UniqueConstraint("tenant_id", "lesson_guid", "material_guid"),
        UniqueConstraint("tenant_id", "lesson_guid", "target_guid"),
        Index("ix_program_map_points_material_guid", "tenant_id", "material_guid"),
        Index("ix_program_map_points_target_guid", "tenant_id", "target_guid"),
    )

    lesson_guid: Mapped[UUID]
    material_guid: Mapped[UUID | None]
    target_guid: Mapped[UUID | None]
    x: Mapped[float] = mapped_column(Double)
    y: Mapped[float] = mapped_column(Double)
