"""The tables of publications, and of what they name: categories and publishers."""

from uuid import UUID

from estante.api.database import Base, RecordTable, TenantTable, references
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped, mapped_column

LIVING = text("deleted_at IS NULL")


class PublicationCategory(TenantTable):
    """A kind of publication, such as a textbook; no two have the same name, whatever its case."""

    __tablename__ = "publication_categories"
    __table_args__ = (Index("uq_publication_categories_name", "tenant_id", text("lower(name)"), unique=True),)

    name: Mapped[str]


class Publisher(TenantTable):
    """Who brings publications out; no two have the same name, whatever its case."""

    __tablename__ = "publishers"
    __table_args__ = (Index("uq_publishers_name", "tenant_id", text("lower(name)"), unique=True),)

    name: Mapped[str]


class Publication(RecordTable):
    """A publication (BO §3). The country is one of the settings'."""

    __tablename__ = "publications"
    __table_args__ = (
        references("publication_categories", "category_guid", ondelete="RESTRICT"),
        references("publishers", "publisher_guid", ondelete="RESTRICT"),
        Index(
            "ix_publications_name", "tenant_id", text("estante_order(name)"), "guid", postgresql_where=LIVING
        ),
        Index("ix_publications_created_at", "tenant_id", "created_at", "guid", postgresql_where=LIVING),
        Index("ix_publications_country_guid", "tenant_id", "country_guid", postgresql_where=LIVING),
        Index("ix_publications_category_guid", "tenant_id", "category_guid"),
        Index("ix_publications_publisher_guid", "tenant_id", "publisher_guid"),
    )

    name: Mapped[str]
    description: Mapped[str] = mapped_column(server_default="")
    category_guid: Mapped[UUID | None]
    publisher_guid: Mapped[UUID | None]
    country_guid: Mapped[UUID | None]
    thumbnail_path: Mapped[str | None]


class PublicationDiscipline(Base):
    """A publication is about a subject, which is the settings'."""

    __tablename__ = "publication_disciplines"
    __table_args__ = (
        references("publications", "publication_guid"),
        Index(
            "ix_publication_disciplines_discipline_guid", "tenant_id", "discipline_guid", "publication_guid"
        ),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    publication_guid: Mapped[UUID] = mapped_column(primary_key=True)
    discipline_guid: Mapped[UUID] = mapped_column(primary_key=True)


class PublicationLevel(Base):
    """A publication is for an education level, which is the settings'."""

    __tablename__ = "publication_levels"
    __table_args__ = (
        references("publications", "publication_guid"),
        Index("ix_publication_levels_level_guid", "tenant_id", "level_guid", "publication_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    publication_guid: Mapped[UUID] = mapped_column(primary_key=True)
    level_guid: Mapped[UUID] = mapped_column(primary_key=True)


class PublicationYear(Base):
    """A publication is for an education year, which is the settings'."""

    __tablename__ = "publication_years"
    __table_args__ = (
        references("publications", "publication_guid"),
        Index("ix_publication_years_year_guid", "tenant_id", "year_guid", "publication_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    publication_guid: Mapped[UUID] = mapped_column(primary_key=True)
    year_guid: Mapped[UUID] = mapped_column(primary_key=True)


class PublicationCollection(Base):
    """A publication belongs to a collection."""

    __tablename__ = "publication_collections"
    __table_args__ = (
        references("publications", "publication_guid"),
        references("collections", "collection_guid"),
        Index(
            "ix_publication_collections_collection_guid", "tenant_id", "collection_guid", "publication_guid"
        ),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    publication_guid: Mapped[UUID] = mapped_column(primary_key=True)
    collection_guid: Mapped[UUID] = mapped_column(primary_key=True)


class PublicationContent(Base):
    """A content of a publication. `position` orders them; numbers may be left out."""

    __tablename__ = "publication_contents"
    __table_args__ = (
        references("publications", "publication_guid"),
        references("contents", "content_guid"),
        Index(
            "ix_publication_contents_position", "tenant_id", "publication_guid", "position", "content_guid"
        ),
        Index("ix_publication_contents_content_guid", "tenant_id", "content_guid", "publication_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    publication_guid: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    position: Mapped[int]
