"""The tables of Mint lessons. A lesson has the guid of its content."""

from datetime import datetime
from typing import Any
from uuid import UUID

from estante.api.database import TenantTable, references
from sqlalchemy import BigInteger, CheckConstraint, Index, Text, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante_mint.importing.schemas import ImportStatus

Json = dict[str, Any]


class MintLesson(TenantTable):
    """How the pages of a content look. It is there from the first time that somebody writes the content.

    `version` is the ETag of the look; each page counts its own.
    """

    __tablename__ = "mint_lessons"

    display_font: Mapped[str]
    text_font: Mapped[str]
    colour: Mapped[str]
    version: Mapped[int] = mapped_column(server_default=text("1"))


class MintPage(TenantTable):
    """A page of a lesson: the document of its blocks, and of a dual page that of its other side.

    `position` is a fractional key: moving a page writes no other one.
    """

    __tablename__ = "mint_pages"
    __table_args__ = (
        references("mint_lessons", "lesson_guid"),
        CheckConstraint("is_dual = (beside IS NOT NULL)", name="dual_has_two_sides"),
        Index("uq_mint_pages_position", "tenant_id", "lesson_guid", "position", unique=True),
        Index("ix_mint_pages_changed_by", "tenant_id", "changed_by"),
    )

    lesson_guid: Mapped[UUID]
    position: Mapped[str]
    title: Mapped[str]
    is_dual: Mapped[bool]
    document: Mapped[Json] = mapped_column(JSONB)
    beside: Mapped[Json | None] = mapped_column(JSONB(none_as_null=True))
    changed_by: Mapped[UUID | None]
    version: Mapped[int] = mapped_column(server_default=text("1"))


class MintImage(TenantTable):
    """A picture that was put into a lesson; documents name it by its guid."""

    __tablename__ = "mint_images"
    __table_args__ = (
        references("mint_lessons", "lesson_guid"),
        Index("ix_mint_images_lesson_guid", "tenant_id", "lesson_guid"),
        Index("ix_mint_images_stored_guid", "tenant_id", "stored_guid"),
    )

    lesson_guid: Mapped[UUID]
    stored_guid: Mapped[UUID]
    path: Mapped[str]
    name: Mapped[str]
    media_type: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)


class MintLicenseKey(TenantTable):
    """The key that a service signed licences with when it was asked last."""

    __tablename__ = "mint_license_keys"
    __table_args__ = (Index("uq_mint_license_keys_address", "tenant_id", "address", unique=True),)

    address: Mapped[str]
    key: Mapped[bytes]
    fetched_at: Mapped[datetime]


class MintImport(TenantTable):
    """A lesson that is made of something else: an upload, or another lesson.

    `status` is running, success or error; `error` is the code of what went wrong.
    """

    __tablename__ = "mint_imports"
    __table_args__ = (
        references("mint_lessons", "lesson_guid"),
        Index("ix_mint_imports_lesson_guid", "tenant_id", "lesson_guid", "created_at"),
        Index(
            "uq_mint_imports_running",
            "tenant_id",
            "lesson_guid",
            unique=True,
            postgresql_where=text("status = 'running'"),
        ),
        Index("ix_mint_imports_asked_by", "tenant_id", "asked_by"),
    )

    lesson_guid: Mapped[UUID]
    source: Mapped[str]
    source_lesson_guid: Mapped[UUID | None]
    stored_guid: Mapped[UUID | None]
    stored_path: Mapped[str | None]
    status: Mapped[ImportStatus] = mapped_column(Text)
    error: Mapped[str | None]
    asked_by: Mapped[UUID]


class MintVersion(TenantTable):
    """The pages of a lesson from before its last import."""

    __tablename__ = "mint_versions"
    __table_args__ = (
        references("mint_lessons", "lesson_guid"),
        Index("uq_mint_versions_lesson_guid", "tenant_id", "lesson_guid", unique=True),
        Index("ix_mint_versions_made_by", "tenant_id", "made_by"),
    )

    lesson_guid: Mapped[UUID]
    pages: Mapped[list[Json]] = mapped_column(JSONB)
    made_by: Mapped[UUID | None]
