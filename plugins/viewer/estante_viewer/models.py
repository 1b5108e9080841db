"""The viewer's tables. What a person did outlives the content, so none has a foreign key to it."""

from datetime import datetime
from uuid import UUID

from estante.api.database import Base, RowScope, TenantTable, references
from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Index,
    Integer,
    Numeric,
    SmallInteger,
    func,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB, NUMMULTIRANGE, Range
from sqlalchemy.orm import Mapped, mapped_column

Json = dict[str, float | None]


class Consumption(TenantTable):
    """One person's use of one content.

    `covered` holds the parts that were seen, in the content's unit (seconds, pages, or 0 to 1); `progress` is
    their share of `progress_ends` in percent, and never falls. `is_measured` says that the length is the
    server's own; gaps below `gap_limit` count as seen. A session older than `newest_session` moves the
    position only with what was seen after `position_at`. No index holds a column that a progress update
    changes, so that PostgreSQL can update in place.
    """

    __tablename__ = "consumptions"
    __table_args__ = (
        Index("uq_consumptions_person_content", "tenant_id", "person_guid", "content_guid", unique=True),
        Index("ix_consumptions_of_content", "tenant_id", "content_guid"),
        CheckConstraint("progress BETWEEN 0 AND 100", name="progress"),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    type: Mapped[str]
    progress_ends: Mapped[float | None] = mapped_column(Numeric(12, 3, asdecimal=False))
    is_measured: Mapped[bool] = mapped_column(server_default=text("false"))
    gap_limit: Mapped[float] = mapped_column(Numeric(4, 3, asdecimal=False), server_default=text("0"))
    covered: Mapped[list[Range[float]]] = mapped_column(NUMMULTIRANGE, server_default=text("'{}'"))
    progress: Mapped[float] = mapped_column(Numeric(5, 2, asdecimal=False), server_default=text("0"))
    last: Mapped[float] = mapped_column(Numeric(12, 3, asdecimal=False), server_default=text("0"))
    suspend_data: Mapped[str | None]
    completion_status: Mapped[str | None]
    success_status: Mapped[str | None]
    score: Mapped[Json | None] = mapped_column(JSONB(none_as_null=True))
    newest_session: Mapped[UUID | None]
    position_at: Mapped[datetime | None]


class ConsumptionPart(Base):
    """One part of a content with a state of its own, such as a SCO.

    `state` and `exit` are those of the attempt to go on with, the others the best that was ever reached.
    `sequence` is when it was stored, in milliseconds by the server's clock: only something later replaces it.
    """

    __tablename__ = "consumption_parts"
    __table_args__ = (references("consumptions", "consumption_guid"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    consumption_guid: Mapped[UUID] = mapped_column(primary_key=True)
    part: Mapped[str] = mapped_column(primary_key=True)
    state: Mapped[str | None]
    exit: Mapped[str | None]
    completion_status: Mapped[str | None]
    success_status: Mapped[str | None]
    score: Mapped[Json | None] = mapped_column(JSONB)
    progress_measure: Mapped[float | None] = mapped_column(Numeric(6, 5, asdecimal=False))
    sequence: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now())


class ConsumptionSession(TenantTable):
    """One sitting. `last_at` is when its newest update ended, by the viewer's clock: only for their order."""

    __tablename__ = "consumption_sessions"
    __table_args__ = (
        references("consumptions", "consumption_guid"),
        Index("ix_consumption_sessions_consumption", "tenant_id", "consumption_guid"),
        Index("ix_consumption_sessions_open", "tenant_id", "guid", postgresql_where=text("ended_at IS NULL")),
    )

    consumption_guid: Mapped[UUID]
    started_at: Mapped[datetime]
    last_at: Mapped[datetime | None]
    last_sequence: Mapped[int | None] = mapped_column(BigInteger)
    ended_at: Mapped[datetime | None]


class Annotation(TenantTable):
    """A private note on a content. The client chooses the guid, so the key holds the person as well."""

    __tablename__ = "annotations"
    __table_args__ = (
        Index("ix_annotations_content", "tenant_id", "person_guid", "content_guid"),
        Index("ix_annotations_of_content", "tenant_id", "content_guid"),
    )
    row_scope = RowScope("r.person_guid = :me")

    person_guid: Mapped[UUID] = mapped_column(primary_key=True, sort_order=-15)
    content_guid: Mapped[UUID]
    annotation: Mapped[str]
    parent_guid: Mapped[UUID | None]


class Review(TenantTable):
    """One person's rating of a content, 1 to 5 twice. A second one replaces the first."""

    __tablename__ = "reviews"
    __table_args__ = (
        Index("uq_reviews_content_person", "tenant_id", "content_guid", "person_guid", unique=True),
        CheckConstraint("usefull_rating BETWEEN 1 AND 5", name="usefull"),
        CheckConstraint("difficult_rating BETWEEN 1 AND 5", name="difficult"),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    usefull_rating: Mapped[int] = mapped_column(SmallInteger)
    difficult_rating: Mapped[int] = mapped_column(SmallInteger)


class Report(TenantTable):
    """A problem that a person, or the viewer for a person, tells the editors, and what these answered."""

    __tablename__ = "reports"
    __table_args__ = (
        Index("ix_reports_content", "tenant_id", "content_guid", text("created_at DESC")),
        Index("ix_reports_created_at", "tenant_id", text("created_at DESC"), "guid"),
        CheckConstraint("status IN ('open', 'closed')", name="status"),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    type: Mapped[str]
    comment: Mapped[str] = mapped_column(server_default=text("''"))
    status: Mapped[str] = mapped_column(server_default=text("'open'"))
    answer: Mapped[str] = mapped_column(server_default=text("''"))
    answered_by: Mapped[UUID | None]
    answered_at: Mapped[datetime | None]


class Comment(TenantTable):
    """What a person says of a content, to themselves or to courses. `author` is their name as it was then.

    A reply names the first comment of its thread as its parent, and goes with it. `show_at` is the second or
    the page that it is about.
    """

    __tablename__ = "comments"
    __table_args__ = (
        references("comments", "parent_guid"),
        Index("ix_comments_content", "tenant_id", "content_guid", "created_at"),
        Index("ix_comments_parent_guid", "tenant_id", "parent_guid"),
        Index("ix_comments_person", "tenant_id", "person_guid"),
        CheckConstraint("shared_type IN ('courses', 'other')", name="shared_type"),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    author: Mapped[str]
    comment: Mapped[str]
    shared_type: Mapped[str]
    show_at: Mapped[float | None] = mapped_column(Numeric(12, 3, asdecimal=False))
    parent_guid: Mapped[UUID | None]


class CommentCourse(Base):
    """A course whose members read a comment. Courses are another plugin's."""

    __tablename__ = "comment_courses"
    __table_args__ = (
        references("comments", "comment_guid"),
        Index("ix_comment_courses_course_guid", "tenant_id", "course_guid", "comment_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    comment_guid: Mapped[UUID] = mapped_column(primary_key=True)
    course_guid: Mapped[UUID] = mapped_column(primary_key=True)


class PlaylistGroup(TenantTable):
    """A person's own list of contents. `thumbnail` is where the file `thumbnail_guid` is in the store."""

    __tablename__ = "playlist_groups"
    __table_args__ = (Index("ix_playlist_groups_person", "tenant_id", "person_guid", "created_at"),)
    row_scope = RowScope("r.person_guid = :me")

    person_guid: Mapped[UUID]
    title: Mapped[str]
    description: Mapped[str] = mapped_column(server_default=text("''"))
    thumbnail: Mapped[str | None]
    thumbnail_guid: Mapped[UUID | None]


class PlaylistEntry(TenantTable):
    """A content in a group, opened at `show_at`. `position` orders; numbers may be left out."""

    __tablename__ = "playlist_entries"
    __table_args__ = (
        references("playlist_groups", "group_guid"),
        Index("ix_playlist_entries_group", "tenant_id", "group_guid", "position", "guid"),
        Index("ix_playlist_entries_content", "tenant_id", "content_guid"),
    )
    # EXISTS by the key: the list of one group is read along that group's index.
    row_scope = RowScope(
        "EXISTS (SELECT FROM playlist_groups o"
        " WHERE o.tenant_id = r.tenant_id AND o.guid = r.group_guid AND o.person_guid = :me)"
    )

    group_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    show_at: Mapped[float | None] = mapped_column(Numeric(12, 3, asdecimal=False))
    position: Mapped[int] = mapped_column(Integer)
