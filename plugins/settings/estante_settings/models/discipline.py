"""The table of subjects."""

from uuid import UUID

from estante.api.database import RecordTable, references
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped

from estante_settings.models.columns import LIVING


class Discipline(RecordTable):
    """A subject of a country. No two of one country have the same `name`, whatever its case."""

    __tablename__ = "disciplines"
    __table_args__ = (
        references("countries", "country_guid"),
        Index("uq_disciplines_name", "tenant_id", "country_guid", text("lower(name)"), unique=True, **LIVING),
        Index("ix_disciplines_country_guid", "tenant_id", "country_guid", "position", **LIVING),
    )

    name: Mapped[str]
    country_guid: Mapped[UUID]
    position: Mapped[int]
