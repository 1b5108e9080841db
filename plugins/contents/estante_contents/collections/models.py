"""The tables of collections."""

from uuid import UUID

from estante.api.database import Base, RecordTable, references
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped, mapped_column

LIVING = text("deleted_at IS NULL")


class Collection(RecordTable):
    """A collection (BO §3). Calls say `collection` for `name`; the country is one of the settings'."""

    __tablename__ = "collections"
    __table_args__ = (
        Index(
            "ix_collections_name", "tenant_id", text("estante_order(name)"), "guid", postgresql_where=LIVING
        ),
        Index("ix_collections_created_at", "tenant_id", "created_at", "guid", postgresql_where=LIVING),
        Index("ix_collections_country_guid", "tenant_id", "country_guid", postgresql_where=LIVING),
    )

    name: Mapped[str]
    country_guid: Mapped[UUID | None]


class CollectionLevel(Base):
    """A collection is for an education level, which is the settings'."""

    __tablename__ = "collection_levels"
    __table_args__ = (
        references("collections", "collection_guid"),
        Index("ix_collection_levels_level_guid", "tenant_id", "level_guid", "collection_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    collection_guid: Mapped[UUID] = mapped_column(primary_key=True)
    level_guid: Mapped[UUID] = mapped_column(primary_key=True)


class CollectionContent(Base):
    """A content of a collection. `position` orders them; numbers may be left out."""

    __tablename__ = "collection_contents"
    __table_args__ = (
        references("collections", "collection_guid"),
        references("contents", "content_guid"),
        Index("ix_collection_contents_position", "tenant_id", "collection_guid", "position", "content_guid"),
        Index("ix_collection_contents_content_guid", "tenant_id", "content_guid", "collection_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    collection_guid: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    position: Mapped[int]
