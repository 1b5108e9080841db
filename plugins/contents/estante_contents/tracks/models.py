"""The tables of tracks and of what they say."""

from uuid import UUID

from estante.api.database import Base, TenantTable, references
from sqlalchemy import CheckConstraint, Computed, Index, false
from sqlalchemy.dialects.postgresql import TSVECTOR
from sqlalchemy.orm import Mapped, mapped_column


class ContentTrack(TenantTable):
    """The subtitles, audio description, transcript or chapters of a content in one language (BO §3).

    `path` is its file in the store, which a copy of the content shares; `stored_guid` counts it in the
    tenant's room, and is None for files of an earlier release, of the demo data and of transcribers.
    `cue_count` is None for what has no times. `is_read` says that its cues are there for the search.
    `version` grows with every change and is the ETag.
    """

    __tablename__ = "content_tracks"
    __table_args__ = (
        references("contents", "content_guid"),
        CheckConstraint("kind IN ('subtitle', 'audiodescription', 'transcript', 'chapters')", name="kind"),
        Index("uq_content_tracks_lang", "tenant_id", "content_guid", "kind", "lang_id", unique=True),
        Index("ix_content_tracks_lang_id", "tenant_id", "lang_id"),
        Index("ix_content_tracks_path", "tenant_id", "path"),
    )

    content_guid: Mapped[UUID]
    kind: Mapped[str]
    lang_id: Mapped[str]
    path: Mapped[str]
    stored_guid: Mapped[UUID | None]
    name: Mapped[str]
    media_type: Mapped[str]
    size: Mapped[int]
    cue_count: Mapped[int | None]
    version: Mapped[int] = mapped_column(server_default="1")
    is_read: Mapped[bool] = mapped_column(server_default=false())


class TrackCue(Base):
    """What a track says from a second on, which is None where the file has no times."""

    __tablename__ = "track_cues"
    __table_args__ = (references("content_tracks", "track_guid"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    track_guid: Mapped[UUID] = mapped_column(primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    starts_at: Mapped[float | None]
    text: Mapped[str]
    words: Mapped[str] = mapped_column(
        TSVECTOR,
        Computed("to_tsvector('simple', estante_fold(text))", persisted=True),
        nullable=True,
        deferred=True,
    )
