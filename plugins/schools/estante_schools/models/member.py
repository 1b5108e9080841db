"""The table of who is of a school."""

from uuid import UUID

from estante.api.database import TenantTable, references
from sqlalchemy import Index, UniqueConstraint
from sqlalchemy.orm import Mapped


class SchoolMember(TenantTable):
    """A person of a school. Teacher-admins may be of several, everybody else is of one (BO §6)."""

    __tablename__ = "school_members"
    __table_args__ = (
        references("schools", "school_guid"),
        UniqueConstraint("tenant_id", "school_guid", "person_guid"),
        Index("ix_school_members_person_guid", "tenant_id", "person_guid"),
    )

    school_guid: Mapped[UUID]
    person_guid: Mapped[UUID]
