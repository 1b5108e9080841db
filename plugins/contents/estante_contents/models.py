"""The tables of contents. All are under row security; `content_search` in its own way."""

from datetime import datetime
from uuid import UUID

from estante.api.database import Base, TenantTable, references
from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Index,
    SmallInteger,
    UniqueConstraint,
    Uuid,
    false,
    text,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB, TSVECTOR
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
        Index("ix_contents_living", "tenant_id", "guid", unique=True, postgresql_where=LIVING),
        Index("ix_contents_created_at", "tenant_id", "created_at", "guid", postgresql_where=LIVING),
        Index("ix_contents_updated_at", "tenant_id", "updated_at", "guid", postgresql_where=LIVING),
        Index("ix_contents_name", "tenant_id", text("estante_order(name)"), "guid", postgresql_where=LIVING),
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
        *(
            Index(f"ix_contents_{name}", "tenant_id", name, postgresql_where=text(f"{name} IS NOT NULL"))
            for name in ("publish_at", "withdraw_at")
        ),
    )

    name: Mapped[str]
    description: Mapped[str] = mapped_column(server_default="")
    url: Mapped[str | None]
    tool_guid: Mapped[UUID | None]
    erp_id: Mapped[str | None]
    type_guid: Mapped[str]
    question_type_guid: Mapped[str | None]
    status: Mapped[str] = mapped_column(server_default="active")
    publish_at: Mapped[datetime | None]
    withdraw_at: Mapped[datetime | None]
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
    """One version of a content's file. What is stored of it may be shared with a clone.

    `converted_path` is what opens in its place, where browsers do not show the file itself.
    """

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
    converted_path: Mapped[str | None]
    converted_media_type: Mapped[str | None]
    converted_size: Mapped[int | None] = mapped_column(BigInteger)
    name: Mapped[str]
    media_type: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)
    sha256: Mapped[str]


class ContentSearch(Base):
    """What is searched: folded name, description, ERP id and author, kept by a trigger; `body` by the job.

    The trigger keeps type, status and moment as well: words with them are one look-up (decision 0034). So are
    several filters with `labels`: guids of what the content is classified by and of its tags, and
    `content_label` of its languages, its country, and whether it is public or has no description.
    `words` are those of `body` and `spoken`, which are what tracks say, by a trigger of its own. `is_read`
    says that the passages of `body` are kept as they stand in the file.
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
        Index("ix_content_search_labels", "labels", postgresql_using="gin"),
        Index("ix_content_search_unread", "tenant_id", postgresql_where=text("NOT is_read AND body <> ''")),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True)
    folded: Mapped[str]
    author: Mapped[str]
    body: Mapped[str] = mapped_column(server_default="")
    spoken: Mapped[str] = mapped_column(TSVECTOR, server_default=text("''"), deferred=True)
    words: Mapped[str | None] = mapped_column(TSVECTOR, deferred=True)
    in_trash: Mapped[bool] = mapped_column(server_default=false())
    is_read: Mapped[bool] = mapped_column(server_default=false())
    type_guid: Mapped[str | None]
    created_at: Mapped[datetime | None]
    # Active or inactive, and nothing else.
    status: Mapped[str | None]
    labels: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid()), server_default=text("'{}'"), deferred=True)
    # Folded, as the list is sorted by it.
    name: Mapped[str | None]


class Tag(TenantTable):
    """A free word; unique without regard to case and outer spaces."""

    __tablename__ = "tags"
    __table_args__ = (
        Index("uq_tags_tag", "tenant_id", text("lower(tag)"), unique=True),
        Index("ix_tags_tag", "tenant_id", text("estante_order(tag)"), "guid"),
    )

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


class Topic(TenantTable):
    """What a content is about, in free words; unique without regard to case and outer spaces."""

    __tablename__ = "topics"
    __table_args__ = (
        Index("uq_topics_topic", "tenant_id", text("lower(topic)"), unique=True),
        Index("ix_topics_topic", "tenant_id", text("estante_order(topic)"), "guid"),
    )

    topic: Mapped[str]


class ContentTopic(Base):
    """A content is about a topic."""

    __tablename__ = "content_topics"
    __table_args__ = (
        references("contents", "content_guid"),
        references("topics", "topic_guid"),
        Index("ix_content_topics_topic_guid", "tenant_id", "topic_guid", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    topic_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ContentDidacticType(Base):
    """A content is of a didactic type, which is one of `reference_values.DIDACTIC_TYPES`."""

    __tablename__ = "content_didactic_types"
    __table_args__ = (references("contents", "content_guid"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    didactic_type: Mapped[str] = mapped_column(primary_key=True)


class ContentDiscipline(Base):
    """A content is about a subject, which is the settings'."""

    __tablename__ = "content_disciplines"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("ix_content_disciplines_discipline_guid", "tenant_id", "discipline_guid", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    discipline_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ContentLevel(Base):
    """A content is for an education level, which is the settings'."""

    __tablename__ = "content_levels"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("ix_content_levels_level_guid", "tenant_id", "level_guid", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    level_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ContentYear(Base):
    """A content is for an education year, which is the settings'."""

    __tablename__ = "content_years"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("ix_content_years_year_guid", "tenant_id", "year_guid", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    year_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ContentObjective(Base):
    """A content is for a learning objective, which is the settings'."""

    __tablename__ = "content_objectives"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("ix_content_objectives_objective_guid", "tenant_id", "objective_guid", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    objective_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ContentDependency(Base):
    """A content needs another, of type CTTY_00, to open. `position` orders what it needs."""

    __tablename__ = "content_dependencies"
    __table_args__ = (
        references("contents", "content_guid"),
        references("contents", "dependency_guid"),
        Index("ix_content_dependencies_dependency_guid", "tenant_id", "dependency_guid", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    dependency_guid: Mapped[UUID] = mapped_column(primary_key=True)
    position: Mapped[int]
