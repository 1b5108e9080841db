"""The tables of exercises, and of what people answered."""

from datetime import datetime
from uuid import UUID

from estante.api.database import Base, TenantTable, references
from sqlalchemy import Index, Numeric, func, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

Json = dict[str, object]


class Exercise(TenantTable):
    """What a question or a test asks, in its order, with the keys.

    `question_count` is how many of the questions are complete, and so asked. `required_points` are a quiz's,
    `video_guid` and `must_answer` a videolesson's.
    `version` is the ETag of the editor: the details of the content are saved beside it.
    """

    __tablename__ = "exercises"
    __table_args__ = (
        references("contents", "content_guid"),
        Index("uq_exercises_content_guid", "tenant_id", "content_guid", unique=True),
        Index("ix_exercises_video_guid", "tenant_id", "video_guid"),
    )

    content_guid: Mapped[UUID]
    questions: Mapped[list[Json]] = mapped_column(JSONB, server_default=text("'[]'"))
    question_count: Mapped[int] = mapped_column(server_default=text("0"))
    required_points: Mapped[float] = mapped_column(Numeric(9, 3, asdecimal=False), server_default=text("10"))
    video_guid: Mapped[UUID | None]
    must_answer: Mapped[bool] = mapped_column(server_default=text("true"))
    version: Mapped[int] = mapped_column(server_default=text("1"))


class Attempt(TenantTable):
    """A person's way through an exercise. It outlives the content, as all that people did."""

    __tablename__ = "attempts"
    __table_args__ = (
        Index("ix_attempts_person_content", "tenant_id", "person_guid", "content_guid", "created_at"),
        Index("ix_attempts_content_guid", "tenant_id", "content_guid"),
        # Two windows that begin at once share one.
        Index(
            "uq_attempts_open",
            "tenant_id",
            "person_guid",
            "content_guid",
            unique=True,
            postgresql_where=text("finished_at IS NULL"),
        ),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    finished_at: Mapped[datetime | None]


class AttemptAnswer(Base):
    """The first answer to a question: the feedback that it was given is known from then on.

    `points` are None where a person has to judge it.
    """

    __tablename__ = "attempt_answers"
    __table_args__ = (references("attempts", "attempt_guid"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    attempt_guid: Mapped[UUID] = mapped_column(primary_key=True)
    question_guid: Mapped[UUID] = mapped_column(primary_key=True)
    response: Mapped[Json] = mapped_column(JSONB)
    points: Mapped[float | None] = mapped_column(Numeric(8, 3, asdecimal=False))
    max_points: Mapped[float] = mapped_column(Numeric(8, 3, asdecimal=False))
    answered_at: Mapped[datetime] = mapped_column(server_default=func.now())
