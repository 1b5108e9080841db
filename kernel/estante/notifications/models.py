"""The tables of notifications, and of what people chose to get of them."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index, UniqueConstraint, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import TenantTable


class Notification(TenantTable):
    """One notification of one person. `values` fill the text of its kind."""

    __tablename__ = "notifications"
    __table_args__ = (
        Index("ix_notifications_person_guid_created_at", "tenant_id", "person_guid", "created_at"),
        Index(
            "ix_notifications_unread", "tenant_id", "person_guid", postgresql_where=text("read_at IS NULL")
        ),
        Index("ix_notifications_created_at", "tenant_id", "created_at"),
    )

    person_guid: Mapped[UUID]
    kind: Mapped[str]
    values: Mapped[dict[str, str | int | float | bool | None]] = mapped_column(JSONB)
    read_at: Mapped[datetime | None]


class NotificationSetting(TenantTable):
    """By which channels a person gets a kind; a kind without a row comes as it says itself."""

    __tablename__ = "notification_settings"
    __table_args__ = (UniqueConstraint("tenant_id", "person_guid", "kind"),)

    person_guid: Mapped[UUID]
    kind: Mapped[str]
    app: Mapped[bool]
    mail: Mapped[bool]
