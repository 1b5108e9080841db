"""People, their sessions and their accounts at identity providers."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import DateTime, LargeBinary, func
from sqlalchemy.dialects.postgresql import CITEXT
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import TenantTable


class Person(TenantTable):
    """Somebody of one tenant. `deleted_at` is set in the trash; a username is free again then."""

    __tablename__ = "people"

    username: Mapped[str] = mapped_column(CITEXT)
    email: Mapped[str | None] = mapped_column(CITEXT)
    name: Mapped[str]
    lastname: Mapped[str] = mapped_column(default="")
    role_guid: Mapped[str]
    lang_id: Mapped[str | None]
    source: Mapped[str] = mapped_column(default="estante")
    oraculo_id: Mapped[str | None]
    avatar: Mapped[str | None]
    country_guid: Mapped[UUID | None]
    password_hash: Mapped[str | None]
    change_password: Mapped[bool] = mapped_column(default=False)
    is_active: Mapped[bool] = mapped_column(default=True)
    is_demo: Mapped[bool] = mapped_column(default=False)
    has_license_mint: Mapped[bool] = mapped_column(default=False)
    deleted_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class PersonSession(TenantTable):
    """A token that was given out. `kind` is a `SessionKind` or `reset`; ending a parent ends its children.

    `address` and `agent` (User-Agent) are whose sign-in it was, so that its person recognises it.
    """

    __tablename__ = "sessions"

    person_guid: Mapped[UUID]
    kind: Mapped[str]
    token_hash: Mapped[bytes] = mapped_column(LargeBinary)
    acting_guid: Mapped[UUID | None]
    parent_guid: Mapped[UUID | None]
    address: Mapped[str] = mapped_column(default="")
    agent: Mapped[str] = mapped_column(default="")
    last_used_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())
    expires_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class OauthAccount(TenantTable):
    """A person's account at one of the tenant's identity providers."""

    __tablename__ = "oauth_accounts"

    person_guid: Mapped[UUID]
    provider: Mapped[str]
    subject: Mapped[str]
    email: Mapped[str | None]
