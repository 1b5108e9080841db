"""The tables of states and cities, which reference data fills."""

from uuid import UUID

from estante.api.database import TenantTable, references
from sqlalchemy import UniqueConstraint
from sqlalchemy.orm import Mapped


class State(TenantTable):
    """A first-level subdivision of a country; `code` is of ISO 3166-2, such as `CL-RM`."""

    __tablename__ = "states"
    __table_args__ = (
        references("countries", "country_guid"),
        UniqueConstraint("tenant_id", "country_guid", "code"),
    )

    country_guid: Mapped[UUID]
    code: Mapped[str]
    name: Mapped[str]


class City(TenantTable):
    """A city of a state."""

    __tablename__ = "cities"
    __table_args__ = (
        references("states", "state_guid"),
        UniqueConstraint("tenant_id", "state_guid", "name"),
    )

    state_guid: Mapped[UUID]
    name: Mapped[str]
