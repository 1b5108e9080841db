"""The table of countries."""

from uuid import UUID

from estante.api.database import RecordTable, references
from sqlalchemy import Index, Uuid, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column

from estante_settings.models.columns import LIVING


class Country(RecordTable):
    """A country that the organization teaches in. No two have the same `iso_code`.

    `iso_code` is of ISO 3166-1 alpha-2. `academic_period` is what its school year is divided into.
    `course_order` has the courses that were given a place, of which some may be gone: courses are another
    plugin's.
    """

    __tablename__ = "countries"
    __table_args__ = (
        # A scale that is deleted for good may still be named by a country in the trash.
        references("evaluation_scales", "ranking_scale_guid", ondelete="SET NULL (ranking_scale_guid)"),
        Index("ix_countries_ranking_scale_guid", "tenant_id", "ranking_scale_guid"),
        Index("uq_countries_iso_code", "tenant_id", "iso_code", unique=True, **LIVING),
        Index("ix_countries_name", "tenant_id", text("estante_order(name)"), "guid", **LIVING),
    )

    name: Mapped[str]
    iso_code: Mapped[str]
    academic_period: Mapped[str] = mapped_column(server_default="trimester")
    ranking_scale_guid: Mapped[UUID | None]
    course_order: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid), server_default=text("'{}'::uuid[]"))
