"""The table of what files say, place by place."""

from uuid import UUID

from estante.api.database import Base, references
from sqlalchemy import CheckConstraint, Computed
from sqlalchemy.dialects.postgresql import TSVECTOR
from sqlalchemy.orm import Mapped, mapped_column


class ContentPassage(Base):
    """Words of a content's file as they stand there: of a page, a chapter or a slide, where that is known.

    What is long lies in several. `number` is that of the place, from 1, `title` a chapter's.
    """

    __tablename__ = "content_passages"
    __table_args__ = (
        references("contents", "content_guid"),
        CheckConstraint("place IN ('page', 'chapter', 'slide')", name="place"),
        CheckConstraint("(place IS NULL) = (number IS NULL)", name="number"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[str | None]
    number: Mapped[int | None]
    title: Mapped[str] = mapped_column(server_default="")
    text: Mapped[str]
    words: Mapped[str] = mapped_column(
        TSVECTOR,
        Computed("to_tsvector('simple', estante_fold(text))", persisted=True),
        nullable=True,
        deferred=True,
    )
