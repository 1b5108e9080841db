"""The tables of contents. All are under row security; `content_search` in its own way."""

from datetime import datetime
from uuid import UUID

from estante.database.base import Base, TenantTable
from sqlalchemy import BigInteger, DateTime, ForeignKeyConstraint, Index, SmallInteger, Text, false, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

Json = dict[str, object]


class Content(TenantTable):
    """A content (BO §3). `file_guid` is the file that opens, `pending_file_guid` the one being prepared.

    `version` grows with every change and is the ETag. `type_guid` is a code, since types come from plugins.
    """

    __tablename__ = "contents"
    __table_args__ = (
        Index(
            "uq_contents_erp_id",
            "tenant_id",
            "erp_id",
            unique=True,
            postgresql_where=text("deleted_at IS NULL"),
        ),
    )

    name: Mapped[str] = mapped_column(Text)
    description: Mapped[str] = mapped_column(Text, server_default="")
    url: Mapped[str | None] = mapped_column(Text)
    erp_id: Mapped[str | None] = mapped_column(Text)
    type_guid: Mapped[str] = mapped_column(Text)
    question_type_guid: Mapped[str | None] = mapped_column(Text)
    status: Mapped[str] = mapped_column(Text, server_default="active")
    country: Mapped[str | None] = mapped_column(Text)
    pedagogical_type: Mapped[str | None] = mapped_column(Text)
    author_name: Mapped[str] = mapped_column(Text, server_default="")
    author_lastname: Mapped[str] = mapped_column(Text, server_default="")
    is_public: Mapped[bool] = mapped_column(server_default=text("false"))
    is_teacher_only: Mapped[int] = mapped_column(SmallInteger, server_default=text("0"))
    mobile_friendly: Mapped[bool] = mapped_column(server_default=text("false"))
    is_downloadable: Mapped[bool] = mapped_column(server_default=text("false"))
    is_available_offline: Mapped[bool] = mapped_column(server_default=text("true"))
    data: Mapped[Json | None] = mapped_column(JSONB(none_as_null=True))
    transcription_url: Mapped[str | None] = mapped_column(Text)
    encoded_transcription_url: Mapped[str | None] = mapped_column(Text)
    transcription_bundle: Mapped[str | None] = mapped_column(Text)
    thumbnail_path: Mapped[str | None] = mapped_column(Text)
    has_own_thumbnail: Mapped[bool] = mapped_column(server_default=text("false"))
    file_guid: Mapped[UUID | None]
    pending_file_guid: Mapped[UUID | None]
    size: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    storage_status: Mapped[str] = mapped_column(Text, server_default="none")
    failure_code: Mapped[str | None] = mapped_column(Text)
    failure_params: Mapped[Json] = mapped_column(JSONB, server_default=text("'{}'"))
    assets: Mapped[Json] = mapped_column(JSONB, server_default=text("'{}'"))
    created_by: Mapped[UUID | None]
    version: Mapped[int] = mapped_column(server_default=text("1"))
    deleted_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    deleted_by: Mapped[UUID | None]


class ContentFile(TenantTable):
    """One version of a content's file. The stored file and `package` may be shared with a clone."""

    __tablename__ = "content_files"
    __table_args__ = (
        ForeignKeyConstraint(
            ["tenant_id", "content_guid"], ["contents.tenant_id", "contents.guid"], ondelete="CASCADE"
        ),
        Index("uq_content_files_version", "tenant_id", "content_guid", "version", unique=True),
        Index("ix_content_files_stored", "tenant_id", "stored_guid"),
    )

    content_guid: Mapped[UUID]
    version: Mapped[int]
    stored_guid: Mapped[UUID]
    path: Mapped[str] = mapped_column(Text)
    package: Mapped[str | None] = mapped_column(Text)
    thumbnail_path: Mapped[str | None] = mapped_column(Text)
    name: Mapped[str] = mapped_column(Text)
    media_type: Mapped[str] = mapped_column(Text)
    size: Mapped[int] = mapped_column(BigInteger)
    sha256: Mapped[str] = mapped_column(Text)


class ContentSearch(Base):
    """What is searched: folded name, description, ERP id and author, kept by a trigger; `body` by the job."""

    __tablename__ = "content_search"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True)
    folded: Mapped[str] = mapped_column(Text)
    author: Mapped[str] = mapped_column(Text)
    body: Mapped[str] = mapped_column(Text, server_default="")
    in_trash: Mapped[bool] = mapped_column(server_default=false())


class Tag(TenantTable):
    """A free word; unique without regard to case and outer spaces."""

    __tablename__ = "tags"

    tag: Mapped[str] = mapped_column(Text)


class ContentTag(Base):
    """A content has a tag."""

    __tablename__ = "content_tags"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    tag_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ContentLanguage(Base):
    """A content is in a language."""

    __tablename__ = "content_languages"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    lang_id: Mapped[str] = mapped_column(Text, primary_key=True)


class CustomTag(TenantTable):
    """A switch of the viewer that contents can carry (VS §3)."""

    __tablename__ = "custom_tags"

    type: Mapped[str] = mapped_column(Text)
    name: Mapped[str] = mapped_column(Text)


class ContentCustomTag(Base):
    """A content carries a custom tag."""

    __tablename__ = "content_custom_tags"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    custom_tag_guid: Mapped[UUID] = mapped_column(primary_key=True)
