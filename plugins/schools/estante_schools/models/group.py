"""The tables of groups, which are a school's classes."""

from datetime import datetime
from uuid import UUID

from estante.api.database import RecordTable, TenantTable, references
from sqlalchemy import Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped

from estante_schools.models.columns import LIVING


class Group(RecordTable):
    """A class of a school in one of its years. It is archived when another year becomes the active one."""

    __tablename__ = "school_groups"
    __table_args__ = (
        references("schools", "school_guid"),
        references("school_years", "school_year_guid"),
        Index(
            "uq_school_groups_name",
            "tenant_id",
            "school_year_guid",
            text("estante_fold(name)"),
            unique=True,
            **LIVING,
        ),
        Index("ix_school_groups_name", "tenant_id", text("estante_order(name)"), "guid", **LIVING),
        Index("ix_school_groups_school_guid", "tenant_id", "school_guid", **LIVING),
    )

    name: Mapped[str]
    school_guid: Mapped[UUID]
    school_year_guid: Mapped[UUID]
    archived_at: Mapped[datetime | None]


class GroupMember(TenantTable):
    """A student or a teacher of a group."""

    __tablename__ = "school_group_members"
    __table_args__ = (
        references("school_groups", "group_guid"),
        UniqueConstraint("tenant_id", "group_guid", "person_guid"),
        Index("ix_school_group_members_person_guid", "tenant_id", "person_guid"),
    )

    group_guid: Mapped[UUID]
    person_guid: Mapped[UUID]
