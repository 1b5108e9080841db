"""The tables of the library."""

from uuid import UUID

from estante.api.database import Base, RecordTable, references
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.orm import Mapped, mapped_column

LIVING = text("deleted_at IS NULL")


class LibraryResource(RecordTable):
    """A content that is shared, once (BO §3). Who made the row is `added_by`, and stays it.

    `name` is the content's as it was when the resource was written last: the trash calls it so.
    """

    __tablename__ = "library_resources"
    __table_args__ = (
        references("contents", "content_guid"),
        CheckConstraint("available_for IN ('everyone', 'roles', 'schools')", name="available_for"),
        CheckConstraint("can_view OR NOT can_download", name="download"),
        Index(
            "uq_library_resources_content_guid",
            "tenant_id",
            "content_guid",
            unique=True,
            postgresql_where=LIVING,
        ),
        Index("ix_library_resources_created_at", "tenant_id", "created_at", "guid", postgresql_where=LIVING),
        Index("ix_library_resources_created_by", "tenant_id", "created_by", postgresql_where=LIVING),
    )

    content_guid: Mapped[UUID]
    name: Mapped[str]
    available_for: Mapped[str]
    can_view: Mapped[bool]
    can_download: Mapped[bool]
    can_reuse: Mapped[bool]


class LibraryRole(Base):
    """A resource is for the people of a role."""

    __tablename__ = "library_roles"
    __table_args__ = (references("library_resources", "resource_guid"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    resource_guid: Mapped[UUID] = mapped_column(primary_key=True)
    role_guid: Mapped[str] = mapped_column(primary_key=True)


class LibrarySchool(Base):
    """A resource is for the people of a school, which another plugin has."""

    __tablename__ = "library_schools"
    __table_args__ = (references("library_resources", "resource_guid"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    resource_guid: Mapped[UUID] = mapped_column(primary_key=True)
    school_guid: Mapped[UUID] = mapped_column(primary_key=True)
