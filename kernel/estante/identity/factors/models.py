"""What is stored of second factors: nothing that signs in by itself."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, Index, LargeBinary, text
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import TenantTable, references


class SecondFactor(TenantTable):
    """An authenticator or a passkey of a person.

    `secret` is what codes are made of, encrypted, or a passkey's public key; `counter` the last time step
    whose code was taken, or how often the passkey says that it has signed. A passkey is of one `host`.
    """

    __tablename__ = "second_factors"
    __table_args__ = (
        references("people", "person_guid"),
        CheckConstraint("kind IN ('totp', 'passkey')", name="kind"),
        Index("ix_second_factors_person_guid", "tenant_id", "person_guid"),
        Index(
            "uq_second_factors_credential",
            "tenant_id",
            "credential_id",
            unique=True,
            postgresql_where=text("credential_id IS NOT NULL"),
        ),
    )

    person_guid: Mapped[UUID]
    kind: Mapped[str]
    label: Mapped[str]
    secret: Mapped[bytes] = mapped_column(LargeBinary)
    credential_id: Mapped[bytes | None] = mapped_column(LargeBinary)
    host: Mapped[str | None]
    counter: Mapped[int] = mapped_column(BigInteger, default=0, server_default=text("0"))
    last_used_at: Mapped[datetime | None]


class RecoveryCode(TenantTable):
    """A code for who has lost the factors, by its SHA-256. It is used once."""

    __tablename__ = "recovery_codes"
    __table_args__ = (
        references("people", "person_guid"),
        Index("ix_recovery_codes_person_guid", "tenant_id", "person_guid"),
    )

    person_guid: Mapped[UUID]
    code_hash: Mapped[bytes] = mapped_column(LargeBinary)
    used_at: Mapped[datetime | None]
