"""The table of schools."""

from uuid import UUID

from estante.api.database import RecordTable
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped, mapped_column

from estante_schools.models.columns import LIVING

NOTHING = text("''")
OFF = text("false")


class School(RecordTable):
    """A school. No two have the same `code`, whatever its case.

    Country, state and city are of the settings. `type_guid` is `ST_01`, public, or `ST_02`, private.
    `school_admin_enabled` opens its classes to its teacher-admins; `manage_classes` and `customize_programs`
    are what its teachers may do.
    """

    __tablename__ = "schools"
    __table_args__ = (
        Index("uq_schools_code", "tenant_id", text("lower(code)"), unique=True, **LIVING),
        Index("ix_schools_name", "tenant_id", text("estante_order(name)"), "guid", **LIVING),
        Index("ix_schools_created_at", "tenant_id", "created_at", "guid", **LIVING),
        Index("ix_schools_country_guid", "tenant_id", "country_guid", **LIVING),
        Index("ix_schools_state_guid", "tenant_id", "state_guid", **LIVING),
        Index("ix_schools_city_guid", "tenant_id", "city_guid", **LIVING),
    )

    name: Mapped[str]
    code: Mapped[str | None]
    type_guid: Mapped[str] = mapped_column(server_default=text("'ST_01'"))
    address: Mapped[str] = mapped_column(server_default=NOTHING)
    address_number: Mapped[str] = mapped_column(server_default=NOTHING)
    neighborhood: Mapped[str] = mapped_column(server_default=NOTHING)
    zipcode: Mapped[str] = mapped_column(server_default=NOTHING)
    phone: Mapped[str] = mapped_column(server_default=NOTHING)
    country_guid: Mapped[UUID | None]
    state_guid: Mapped[UUID | None]
    city_guid: Mapped[UUID | None]
    school_admin_enabled: Mapped[bool] = mapped_column(server_default=OFF)
    manage_classes: Mapped[bool] = mapped_column(server_default=OFF)
    customize_programs: Mapped[bool] = mapped_column(server_default=OFF)
    lti_enabled: Mapped[bool] = mapped_column(server_default=OFF)
    lti_tool_id: Mapped[str | None]
