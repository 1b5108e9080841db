"""The table of letters: what is to be sent, and what was."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index, UniqueConstraint
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import TenantTable


class OutgoingLetter(TenantTable):
    """A letter. Its job, whose subject it is, says how it stands; once sent, `values` are emptied."""

    __tablename__ = "letters"
    __table_args__ = (
        UniqueConstraint("tenant_id", "kind", "address", "key"),
        Index("ix_letters_person_guid", "tenant_id", "person_guid"),
        Index("ix_letters_created_at", "tenant_id", "created_at"),
    )

    kind: Mapped[str]
    person_guid: Mapped[UUID | None]
    address: Mapped[str]
    name: Mapped[str]
    lang: Mapped[str | None]
    values: Mapped[dict[str, object]] = mapped_column(JSONB)
    key: Mapped[str | None]
    subject: Mapped[str] = mapped_column(default="", server_default="")
    sent_at: Mapped[datetime | None]
