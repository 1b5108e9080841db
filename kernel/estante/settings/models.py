"""The tables of what the back office changed."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import DateTime, Text, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import Base
from estante.jobs.payloads import Json


class TenantSetting(Base):
    """One changed setting. Without a row the tenant's file holds."""

    __tablename__ = "tenant_settings"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(Text, primary_key=True)
    value: Mapped[Json] = mapped_column(JSONB)
    set_by: Mapped[UUID | None]
    set_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class SettingsVersion(Base):
    """How often a tenant's settings, and its server's texts, were changed.

    Every process looks here for what it does not know yet.

    It is the platform's own, without row security: one statement asks for all tenants, and it says of
    none what was changed.
    """

    __tablename__ = "settings_versions"

    tenant_guid: Mapped[UUID] = mapped_column(primary_key=True)
    version: Mapped[int]
    texts: Mapped[int] = mapped_column(server_default="0")
