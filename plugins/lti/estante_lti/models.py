"""The tables of LTI."""

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
