"""The tables: messages, and who has read them."""

from datetime import date
from typing import Any
from uuid import UUID

from estante.api.database import RecordTable, TenantTable, references
from estante.api.records import IllustratedText
from sqlalchemy import CheckConstraint, Computed, Index, Text, UniqueConstraint, Uuid, false
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import Mapped, mapped_column

LIVING: Any = {"postgresql_where": sql("deleted_at IS NULL")}
PUBLISHED: Any = {"postgresql_where": sql("is_published AND deleted_at IS NULL")}


class Message(RecordTable):
    """What an organization tells its people, from its first to its last day on the clock of the tenant.

    The audience stands in the row, so that a message costs nothing for each person whom it is for:
    `countries` none is every country, and `audiences` are guids by the kinds that other plugins have.
    `image_path` is where the picture is in the store, `image_guid` its file.
    """

    __tablename__ = "messages"
    __table_args__ = (
        CheckConstraint("end_date >= start_date", name="ends_after_start"),
        Index("ix_messages_start", "tenant_id", "start_date", "guid", **LIVING),
        # What is over is not walked: an organization has thousands of messages and shows a few.
        Index(
            "ix_messages_shown",
            "tenant_id",
            "last_day",
            "start_date",
            "guid",
            **PUBLISHED,
        ),
    )

    title: Mapped[str]
    text: Mapped[IllustratedText]
    roles: Mapped[list[str]] = mapped_column(ARRAY(Text))
    countries: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid), server_default=sql("'{}'::uuid[]"))
    audiences: Mapped[dict[str, list[str]]] = mapped_column(JSONB, server_default=sql("'{}'::jsonb"))
    start_date: Mapped[date]
    end_date: Mapped[date | None]
    # Infinity without an end. An index by COALESCE would not be walked under row security.
    last_day: Mapped[date] = mapped_column(Computed("COALESCE(end_date, 'infinity'::date)", persisted=True))
    is_published: Mapped[bool] = mapped_column(server_default=false())
    is_article: Mapped[bool] = mapped_column(server_default=false())
    image_path: Mapped[str | None]
    image_guid: Mapped[UUID | None]


class MessageRead(TenantTable):
    """That a person has read a message; there is no row before."""

    __tablename__ = "message_reads"
    __table_args__ = (
        references("messages", "message_guid"),
        UniqueConstraint("tenant_id", "person_guid", "message_guid"),
        Index("ix_message_reads_message_guid", "tenant_id", "message_guid"),
    )

    message_guid: Mapped[UUID]
    person_guid: Mapped[UUID]
