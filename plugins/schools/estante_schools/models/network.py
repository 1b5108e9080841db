"""The tables of networks of schools."""

from uuid import UUID

from estante.api.database import RecordTable, TenantTable, references
from sqlalchemy import Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped

from estante_schools.models.columns import LIVING


class Network(RecordTable):
    """A network, such as the schools of a foundation. No two have the same name."""

    __tablename__ = "school_networks"
    __table_args__ = (
        Index("uq_school_networks_name", "tenant_id", text("estante_fold(name)"), unique=True, **LIVING),
        Index("ix_school_networks_name", "tenant_id", text("estante_order(name)"), "guid", **LIVING),
    )

    name: Mapped[str]


class NetworkSchool(TenantTable):
    """A school of a network; a school may be in several."""

    __tablename__ = "school_network_schools"
    __table_args__ = (
        references("school_networks", "network_guid"),
        references("schools", "school_guid"),
        UniqueConstraint("tenant_id", "network_guid", "school_guid"),
        Index("ix_school_network_schools_school_guid", "tenant_id", "school_guid"),
    )

    network_guid: Mapped[UUID]
    school_guid: Mapped[UUID]
