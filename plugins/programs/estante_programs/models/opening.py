"""The table of what people opened of a lesson."""

from datetime import datetime
from uuid import UUID

from estante.api.database import Base, references
from sqlalchemy import Index
from sqlalchemy.orm import Mapped, mapped_column


class MaterialOpening(Base):
    """When a person opened a material last: once for each person and material.

    A link and a file count as done by it; how far somebody got in a content the viewer knows.
    """

    __tablename__ = "program_openings"
    __table_args__ = (
        references("program_materials", "material_guid"),
        Index("ix_program_openings_material_guid", "tenant_id", "material_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    person_guid: Mapped[UUID] = mapped_column(primary_key=True)
    material_guid: Mapped[UUID] = mapped_column(primary_key=True)
    opened_at: Mapped[datetime]
