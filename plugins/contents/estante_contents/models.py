"""The tables of contents. All are under row security; `content_search` in its own way."""

from datetime import datetime
from uuid import UUID

from estante.api.database import Base, TenantTable, references
from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Computed,
    Index,
    SmallInteger,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB, TSVECTOR
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.sql.elements import conv

Json = dict[str, object]
LIVING = text("deleted_at IS NULL")


class Content(TenantTable):
    """A content (BO §3). `file_guid` is the file that opens, `pending_file_guid` the one being prepared.

    `version` grows with every change and is the ETag. `type_guid` is a code, since types come from plugins.
    """

    __tablename__ = "contents"
    __table_args__ = (
        CheckConstraint("is_teacher_only IN (0, 1)", name=conv("contents_is_teacher_only_check")),
        CheckConstraint("jsonb_typeof(data) = 'object'", name="data"),
        Index("uq_contents_erp_id", "tenant_id", "erp_id", unique=True, postgresql_where=LIVING),
        Index("ix_contents_created_at", "tenant_id", "created_at", "guid", postgresql_where=LIVING),
        Index("ix_contents_updated_at", "tenant_id", "updated_at", "guid", postgresql_where=LIVING),
        Index("ix_contents_name", "tenant_id", text("estante_fold(name)"), "guid", postgresql_where=LIVING),
        Index("ix_contents_type", "tenant_id", "type_guid", "guid", postgresql_where=LIVING),
        Index("ix_contents_status", "tenant_id", "status", "guid", postgresql_where=LIVING),
        Index("ix_contents_size", "tenant_id", "size", "guid", postgresql_where=LIVING),
        Index(
            "ix_contents_type_newest", "tenant_id", "type_guid", "created_at", "guid", postgresql_where=LIVING
        ),
        Index(
            "ix_contents_storage_newest",
            "tenant_id",
            "storage_status",
            "created_at",
            "guid",
            postgresql_where=LIVING,
        ),
        Index(
            "ix_contents_country_newest",
            "tenant_id",
            "country",
            "created_at",
            "guid",
            postgresql_where=LIVING,
        ),
        Index(
            "ix_contents_public_newest",
            "tenant_id",
            "is_public",
            "created_at",
            "guid",
            postgresql_where=LIVING,
        ),
        Index(
            "ix_contents_teacher_newest",
            "tenant_id",
            "is_teacher_only",
            "created_at",
            "guid",
            postgresql_where=LIVING,
        ),
        Index(
            "ix_contents_described",
            "tenant_id",
            "created_at",
            "guid",
            postgresql_where=text("deleted_at IS NULL AND description <> ''"),
        ),
        Index(
            "ix_contents_undescribed",
            "tenant_id",
            "created_at",
            "guid",
            postgresql_where=text("deleted_at IS NULL AND description = ''"),
        ),
        Index(
            "ix_contents_inactive",
            "tenant_id",
            "type_guid",
            "created_at",
            "guid",
            postgresql_where=text("deleted_at IS NULL AND status = 'inactive'"),
        ),
        Index(
            "ix_contents_trash", "tenant_id", "deleted_at", postgresql_where=text("deleted_at IS NOT NULL")
        ),
        Index("ix_contents_creator", "tenant_id", "created_by"),
    )

    name: Mapped[str]
    description: Mapped[str] = mapped_column(server_default="")
    url: Mapped[str | None]
    erp_id: Mapped[str | None]
    type_guid: Mapped[str]
    question_type_guid: Mapped[str | None]
    status: Mapped[str] = mapped_column(server_default="active")
    country: Mapped[str | None]
    pedagogical_type: Mapped[str | None]
    author_name: Mapped[str] = mapped_column(server_default="")
    author_lastname: Mapped[str] = mapped_column(server_default="")
    is_public: Mapped[bool] = mapped_column(server_default=text("false"))
    is_teacher_only: Mapped[int] = mapped_column(SmallInteger, server_default=text("0"))
    mobile_friendly: Mapped[bool] = mapped_column(server_default=text("false"))
    is_downloadable: Mapped[bool] = mapped_column(server_default=text("false"))
    is_available_offline: Mapped[bool] = mapped_column(server_default=text("true"))
    data: Mapped[Json | None] = mapped_column(JSONB(none_as_null=True))
    transcription_url: Mapped[str | None]
    encoded_transcription_url: Mapped[str | None]
    transcription_bundle: Mapped[str | None]
    thumbnail_path: Mapped[str | None]
    has_own_thumbnail: Mapped[bool] = mapped_column(server_default=text("false"))
    file_guid: Mapped[UUID | None]
    pending_file_guid: Mapped[UUID | None]
    size: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    storage_status: Mapped[str] = mapped_column(server_default="none")
    failure_code: Mapped[str | None]
    failure_params: Mapped[Json] = mapped_column(JSONB, server_default=text("'{}'"))
    assets: Mapped[Json] = mapped_column(JSONB, server_default=text("'{}'"))
    created_by: Mapped[UUID | None]
    version: Mapped[int] = mapped_column(server_default=text("1"))
    deleted_at: Mapped[datetime | None]
    deleted_by: Mapped[UUID | None]


class ContentFile(TenantTable):
    """One version of a content's file. The stored file and `package` may be shared with a clone."""

    __tablename__ = "content_files"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("uq_content_files_version", "tenant_id", "content_guid", "version", unique=True),
        Index("ix_content_files_stored", "tenant_id", "stored_guid"),
    )

    content_guid: Mapped[UUID]
    version: Mapped[int]
    stored_guid: Mapped[UUID]
    path: Mapped[str]
    package: Mapped[str | None]
    thumbnail_path: Mapped[str | None]
    name: Mapped[str]
    media_type: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)
    sha256: Mapped[str]


class ContentSearch(Base):
    """What is searched: folded name, description, ERP id and author, kept by a trigger; `body` by the job.

    The trigger keeps type, status and moment as well: words with them are one look-up (decision 0034).
    """

    __tablename__ = "content_search"
    __table_args__ = (
        references("contents", "guid"),
        Index(
            "ix_content_search_narrowed",
            "tenant_id",
            "type_guid",
            "status",
            text("((created_at AT TIME ZONE 'UTC')::date)"),
            "folded",
            postgresql_using="gin",
            postgresql_ops={"folded": "gin_trgm_ops"},
        ),
        Index(
            "ix_content_search_author",
            "tenant_id",
            "author",
            postgresql_using="gin",
            postgresql_ops={"author": "gin_trgm_ops"},
        ),
        Index("ix_content_search_words", "tenant_id", "words", postgresql_using="gin"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True)
    folded: Mapped[str]
    author: Mapped[str]
    body: Mapped[str] = mapped_column(server_default="")
    words: Mapped[str] = mapped_column(
        TSVECTOR, Computed("to_tsvector('simple', body)", persisted=True), nullable=True, deferred=True
    )
    in_trash: Mapped[bool] = mapped_column(server_default=false())
    type_guid: Mapped[str | None]
    created_at: Mapped[datetime | None]
    # Active or inactive, and nothing else.
    status: Mapped[str | None]


class Tag(TenantTable):
    """A free word; unique without regard to case and outer spaces."""

    __tablename__ = "tags"
    __table_args__ = (Index("uq_tags_tag", "tenant_id", text("lower(tag)"), unique=True),)

    tag: Mapped[str]


class ContentTag(Base):
    """A content has a tag."""

    __tablename__ = "content_tags"
    __table_args__ = (
        references("contents", "content_guid"),
        references("tags", "tag_guid"),
        Index("ix_content_tags_tag_guid", "tenant_id", "tag_guid", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    tag_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ContentLanguage(Base):
    """A content is in a language."""

    __tablename__ = "content_languages"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("ix_content_languages_lang", "tenant_id", "lang_id", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    lang_id: Mapped[str] = mapped_column(primary_key=True)


class CustomTag(TenantTable):
    """A switch of the viewer that contents can carry (VS §3)."""

    __tablename__ = "custom_tags"
    __table_args__ = (
        UniqueConstraint("tenant_id", "type", "name", name=conv("custom_tags_tenant_id_type_name_key")),
    )

    type: Mapped[str]
    name: Mapped[str]


class ContentCustomTag(Base):
    """A content carries a custom tag."""

    __tablename__ = "content_custom_tags"
    __table_args__ = (
        references("contents", "content_guid"),
        references("custom_tags", "custom_tag_guid"),
        Index("ix_content_custom_tags_custom_tag_guid", "tenant_id", "custom_tag_guid", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    custom_tag_guid: Mapped[UUID] = mapped_column(primary_key=True)
