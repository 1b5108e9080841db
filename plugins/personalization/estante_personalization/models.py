"""The tables of the look and of the organization's own fonts."""

from uuid import UUID

from estante.api.database import TenantTable
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped, mapped_column


class Style(TenantTable):
    """An organization's look: one row, whose guid is the organization's, from its first change on.

    What holds are the settings `branding.*`, which other pages change too; the row counts the versions, and
    has the style sheet.
    """

    __tablename__ = "styles"

    color_first: Mapped[str]
    color_second: Mapped[str]
    font_first: Mapped[str]
    font_second: Mapped[str]
    border_radius: Mapped[int]
    css: Mapped[str]
    version: Mapped[int] = mapped_column(server_default=text("1"))


class CustomFont(TenantTable):
    """A font of the organization's own: `fonts/<guid>.woff2` in the store, of `size` bytes.

    `weight` is what CSS says of it: one number, or the least and the most of a font that has an axis for it.
    """

    __tablename__ = "custom_fonts"
    __table_args__ = (Index("uq_custom_fonts_name", "tenant_id", text("lower(name)"), unique=True),)

    name: Mapped[str]
    weight: Mapped[str]
    size: Mapped[int]

    @property
    def id(self) -> UUID:
        """What the calls of version 3 know it by."""
        return self.guid

    @property
    def url(self) -> str:
        """Where pages find it, below the API."""
        return f"/organization/fonts/{self.guid}"
