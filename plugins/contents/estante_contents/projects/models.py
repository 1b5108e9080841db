"""The tables of projects, of their materials, and of what people deliver."""

from datetime import datetime
from uuid import UUID

from estante.api.database import TenantTable, references
from estante.api.records import RichText
from sqlalchemy import BigInteger, CheckConstraint, Index, Numeric, text, true
from sqlalchemy.orm import Mapped, mapped_column


class Project(TenantTable):
    """What a project asks for, until when, and how it is delivered.

    `version` is the ETag of its editor: the details of the content are saved beside it.
    """

    __tablename__ = "projects"
    __table_args__ = (
        references("contents", "content_guid"),
        CheckConstraint("takes_file OR takes_text", name="delivery"),
        Index("uq_projects_content_guid", "tenant_id", "content_guid", unique=True),
    )

    content_guid: Mapped[UUID]
    statement: Mapped[RichText] = mapped_column(server_default="")
    due_at: Mapped[datetime | None]
    takes_file: Mapped[bool] = mapped_column(server_default=true())
    takes_text: Mapped[bool] = mapped_column(server_default=true())
    max_points: Mapped[float] = mapped_column(Numeric(8, 3, asdecimal=False), server_default=text("10"))
    version: Mapped[int] = mapped_column(server_default=text("1"))


class Material(TenantTable):
    """A file that a project is worked with. Copies of the content share the stored bytes."""

    __tablename__ = "project_materials"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("ix_project_materials_content_guid", "tenant_id", "content_guid", "created_at"),
        Index("ix_project_materials_stored_guid", "tenant_id", "stored_guid"),
    )

    content_guid: Mapped[UUID]
    stored_guid: Mapped[UUID]
    path: Mapped[str]
    name: Mapped[str]
    media_type: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)


class Delivery(TenantTable):
    """What a person delivered last, and its mark. It outlives the content, as all that people did."""

    __tablename__ = "deliveries"
    __table_args__ = (
        Index("uq_deliveries_content_person", "tenant_id", "content_guid", "person_guid", unique=True),
        Index("ix_deliveries_content_delivered", "tenant_id", "content_guid", "delivered_at", "guid"),
        Index("ix_deliveries_person_guid", "tenant_id", "person_guid"),
        Index("ix_deliveries_marked_by", "tenant_id", "marked_by"),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    answer: Mapped[str] = mapped_column(server_default="")
    stored_guid: Mapped[UUID | None]
    path: Mapped[str | None]
    name: Mapped[str | None]
    media_type: Mapped[str | None]
    size: Mapped[int | None] = mapped_column(BigInteger)
    delivered_at: Mapped[datetime]
    points: Mapped[float | None] = mapped_column(Numeric(8, 3, asdecimal=False))
    feedback: Mapped[RichText] = mapped_column(server_default="")
    marked_at: Mapped[datetime | None]
    marked_by: Mapped[UUID | None]
    version: Mapped[int] = mapped_column(server_default=text("1"))
