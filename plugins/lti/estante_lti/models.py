"""The tables of LTI."""

from datetime import datetime
from uuid import UUID

from estante.api.database import TenantTable, references
from sqlalchemy import Index, LargeBinary, text
from sqlalchemy.orm import Mapped, mapped_column


class Registration(TenantTable):
    """What a school's LMS is called by, and where it is (LTI 1.3 core §3.1.2, §3.1.3).

    `issuer` is the `iss` of its tokens. `authorization_keys` are public keys of it, as a key set or as PEM,
    which sign beside those at `key_set_url`. What is not known yet is null.
    """

    __tablename__ = "lti_registrations"
    __table_args__ = (
        references("schools", "school_guid"),
        Index("uq_lti_registrations_school_guid", "tenant_id", "school_guid", unique=True),
        Index(
            "uq_lti_registrations_deployment",
            "tenant_id",
            "issuer",
            "client_id",
            "deployment_id",
            unique=True,
        ),
    )

    school_guid: Mapped[UUID]
    client_id: Mapped[str | None]
    deployment_id: Mapped[str | None]
    issuer: Mapped[str | None]
    issuer_url: Mapped[str | None]
    key_set_url: Mapped[str | None]
    token_url: Mapped[str | None]
    authorization_url: Mapped[str | None]
    authorization_keys: Mapped[str | None]


class SigningKey(TenantTable):
    """A key pair of the organization: its guid is the `kid`. The newest one signs, every one is published.

    `sealed` is the private half, encrypted with the platform's secret.
    """

    __tablename__ = "lti_signing_keys"
    __table_args__ = (Index("ix_lti_signing_keys_created_at", "tenant_id", text("created_at DESC")),)

    public_key: Mapped[str]
    sealed: Mapped[bytes] = mapped_column(LargeBinary)


class LoginAttempt(TenantTable):
    """A launch that has begun: what the answer of the LMS has to be for, once and in the same browser.

    `state_hash` and `browser_hash` are the SHA-256 of the `state` and of the browser's cookie. `query` is
    what the LMS began with, by which the person can begin again in a tab of its own.
    """

    __tablename__ = "lti_login_attempts"
    __table_args__ = (
        Index("uq_lti_login_attempts_state_hash", "tenant_id", "state_hash", unique=True),
        Index("ix_lti_login_attempts_expires_at", "tenant_id", "expires_at"),
    )

    state_hash: Mapped[bytes] = mapped_column(LargeBinary)
    browser_hash: Mapped[bytes] = mapped_column(LargeBinary)
    nonce: Mapped[str]
    issuer: Mapped[str]
    client_id: Mapped[str]
    query: Mapped[str]
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]


class LaunchRecord(TenantTable):
    """What became of a launch: `opened`, or the code of its refusal and what that is about."""

    __tablename__ = "lti_launches"
    __table_args__ = (
        references("schools", "school_guid"),
        Index("ix_lti_launches_school_guid", "tenant_id", "school_guid", text("created_at DESC"), "guid"),
        Index("ix_lti_launches_person_guid", "tenant_id", "person_guid"),
        Index("ix_lti_launches_created_at", "tenant_id", "created_at"),
    )

    school_guid: Mapped[UUID]
    outcome: Mapped[str]
    detail: Mapped[str] = mapped_column(server_default=text("''"))
    person_guid: Mapped[UUID | None]
    role_guid: Mapped[str | None]
    content_guid: Mapped[UUID | None]
    content_name: Mapped[str | None]


class Placement(TenantTable):
    """A content that a launch opened for a person, who may open it while the school launches.

    `subject` is whom the LMS calls the person. `lineitem` is where the score of the last launch goes.
    """

    __tablename__ = "lti_placements"
    __table_args__ = (
        references("people", "person_guid"),
        references("contents", "content_guid"),
        references("schools", "school_guid"),
        Index("uq_lti_placements_content", "tenant_id", "person_guid", "content_guid", unique=True),
        Index("ix_lti_placements_content_guid", "tenant_id", "content_guid"),
        Index("ix_lti_placements_school_guid", "tenant_id", "school_guid"),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    school_guid: Mapped[UUID]
    subject: Mapped[str]
    lineitem: Mapped[str | None]
