"""The tables of what schools give to the people of a year's groups."""

from uuid import UUID

from estante.api.database import RecordTable, TenantTable, references
from sqlalchemy import Index, UniqueConstraint
from sqlalchemy.orm import Mapped

from estante_schools.models.columns import LIVING


class SchoolContent(RecordTable):
    """A publication that a school gives to the groups of one of its years.

    `max_students` and `max_teachers` are how many of them open it; without a number everybody does.
    """

    __tablename__ = "school_contents"
    __table_args__ = (
        references("schools", "school_guid"),
        references("school_years", "school_year_guid"),
        Index(
            "uq_school_contents_publication_guid",
            "tenant_id",
            "school_year_guid",
            "publication_guid",
            unique=True,
            **LIVING,
        ),
        Index("ix_school_contents_school_guid", "tenant_id", "school_guid", **LIVING),
        Index("ix_school_contents_publication_guid", "tenant_id", "publication_guid", **LIVING),
    )

    school_guid: Mapped[UUID]
    school_year_guid: Mapped[UUID]
    publication_guid: Mapped[UUID]
    max_students: Mapped[int | None]
    max_teachers: Mapped[int | None]


class SchoolContentUse(TenantTable):
    """A person who has opened something of a school content, and so has a place for good."""

    __tablename__ = "school_content_uses"
    __table_args__ = (
        references("school_contents", "school_content_guid"),
        UniqueConstraint("tenant_id", "school_content_guid", "person_guid"),
        Index("ix_school_content_uses_person_guid", "tenant_id", "person_guid"),
    )

    school_content_guid: Mapped[UUID]
    person_guid: Mapped[UUID]
    is_teacher: Mapped[bool]
