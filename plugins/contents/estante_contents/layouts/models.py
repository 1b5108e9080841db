"""The tables of what staff lay over the pages of a document."""

from uuid import UUID

from estante.api.database import Base, TenantTable, references
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

Json = dict[str, object]


class Layout(TenantTable):
    """The mapping of a document: the titles of its pages here, its hotspots in a table of their own.

    `version` is the ETag of its editor: the details of the content are saved beside it.
    """

    __tablename__ = "layouts"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("uq_layouts_content_guid", "tenant_id", "content_guid", unique=True),
    )

    content_guid: Mapped[UUID]
    pages: Mapped[list[Json]] = mapped_column(JSONB, server_default=text("'[]'"))
    version: Mapped[int] = mapped_column(server_default=text("1"))


class LayoutHotspot(Base):
    """An area of a page, by shares of its width and height, and the one place that it leads to.

    One without a label or a place is kept for its editor, and shown to nobody else.
    """

    __tablename__ = "layout_hotspots"
    __table_args__ = (
        references("contents", "content_guid"),
        references("contents", "target_content"),
        CheckConstraint("num_nonnulls(target_content, target_page, target_url) <= 1", name="target"),
        Index("ix_layout_hotspots_target_content", "tenant_id", "target_content", "content_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True)
    position: Mapped[int]
    page: Mapped[int]
    x: Mapped[float]
    y: Mapped[float]
    width: Mapped[float]
    height: Mapped[float]
    label: Mapped[str] = mapped_column(server_default="")
    target_content: Mapped[UUID | None]
    target_page: Mapped[int | None]
    target_url: Mapped[str | None]
