"""People, their sessions and their accounts at identity providers."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, LargeBinary, false, func, text, true
from sqlalchemy.dialects.postgresql import CITEXT
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.sql.elements import conv

from estante.database.base import TenantTable, references

# The two lists of people are walked in their orders: each has indexes of its own (decision 0038).
USERS_LISTED = text("deleted_at IS NULL AND role_guid <> ALL (ARRAY['R04', 'R05', 'R06', 'R07'])")


def _listed(name: str, *columns: str) -> Index:
    """An index by which the list of users is walked."""
    expressions = [text(column) if "(" in column else column for column in columns]
    return Index(f"ix_people_{name}", "tenant_id", *expressions, "guid", postgresql_where=USERS_LISTED)


class Person(TenantTable):
    """Somebody of one tenant. `deleted_at` is set in the trash; a username is free again then.

    `last_access_at` is when the person was here last, to the hour.
    """

    __tablename__ = "people"
    __table_args__ = (
        Index(
            "uq_people_username",
            "tenant_id",
            "username",
            unique=True,
            postgresql_where=text("deleted_at IS NULL"),
        ),
        Index(
            "uq_people_email", "tenant_id", "email", unique=True, postgresql_where=text("deleted_at IS NULL")
        ),
        Index(
            "uq_people_oraculo_id",
            "tenant_id",
            "oraculo_id",
            unique=True,
            postgresql_where=text("deleted_at IS NULL"),
        ),
        Index("ix_people_role_guid", "tenant_id", "role_guid", "guid"),
        Index(
            "ix_people_country",
            "tenant_id",
            "country_guid",
            "guid",
            postgresql_where=text("deleted_at IS NULL"),
        ),
        _listed("users_name", "estante_order((name || ' '::text) || lastname)"),
        _listed("users_lastname", "estante_order((lastname || ' '::text) || name)"),
        _listed("users_username", "estante_order(username::text)"),
        _listed("users_role", "role_guid"),
        _listed("users_demo", "is_demo"),
        _listed("users_newest", "created_at"),
        _listed("users_access", "COALESCE(last_access_at, '-infinity'::timestamptz)"),
    )

    username: Mapped[str] = mapped_column(CITEXT)
    email: Mapped[str | None] = mapped_column(CITEXT)
    name: Mapped[str]
    lastname: Mapped[str] = mapped_column(default="", server_default="")
    role_guid: Mapped[str]
    lang_id: Mapped[str | None]
    source: Mapped[str] = mapped_column(default="estante", server_default="estante")
    oraculo_id: Mapped[str | None]
    avatar: Mapped[str | None]
    country_guid: Mapped[UUID | None]
    password_hash: Mapped[str | None]
    change_password: Mapped[bool] = mapped_column(default=False, server_default=false())
    is_active: Mapped[bool] = mapped_column(default=True, server_default=true())
    is_demo: Mapped[bool] = mapped_column(default=False, server_default=false())
    has_license_mint: Mapped[bool] = mapped_column(default=False, server_default=false())
    deleted_at: Mapped[datetime | None]
    last_access_at: Mapped[datetime | None]
    created_by: Mapped[UUID | None]
    deleted_by: Mapped[UUID | None]


class PersonSession(TenantTable):
    """A token that was given out. `kind` is a `SessionKind` or `reset`; ending a parent ends its children.

    `address` and `agent` (User-Agent) are whose sign-in it was, so that its person recognises it.
    """

    __tablename__ = "sessions"
    __table_args__ = (
        references("people", "person_guid"),
        references("people", "acting_guid"),
        references("sessions", "parent_guid"),
        CheckConstraint("kind IN ('session', 'access', 'impersonation', 'reset')", name=conv("kind")),
        Index("uq_sessions_token_hash", "tenant_id", "token_hash", unique=True),
        Index("ix_sessions_person_guid", "tenant_id", "person_guid"),
        Index("ix_sessions_acting_guid", "tenant_id", "acting_guid"),
        Index("ix_sessions_parent_guid", "tenant_id", "parent_guid"),
    )

    person_guid: Mapped[UUID]
    kind: Mapped[str]
    token_hash: Mapped[bytes] = mapped_column(LargeBinary)
    acting_guid: Mapped[UUID | None]
    parent_guid: Mapped[UUID | None]
    address: Mapped[str] = mapped_column(default="", server_default="")
    agent: Mapped[str] = mapped_column(default="", server_default="")
    last_used_at: Mapped[datetime] = mapped_column(server_default=func.now())
    expires_at: Mapped[datetime]


class OauthAccount(TenantTable):
    """A person's account at one of the tenant's identity providers."""

    __tablename__ = "oauth_accounts"
    __table_args__ = (
        references("people", "person_guid"),
        Index("uq_oauth_accounts_subject", "tenant_id", "provider", "subject", unique=True),
        Index("ix_oauth_accounts_person_guid", "tenant_id", "person_guid"),
    )

    person_guid: Mapped[UUID]
    provider: Mapped[str]
    subject: Mapped[str]
    email: Mapped[str | None]
