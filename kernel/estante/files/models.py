"""The tables of files: uploads under way, stored files, and one-time upload tokens."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import BigInteger, Index, UniqueConstraint
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import TenantTable


class Upload(TenantTable):
    """A resumable upload (tus 1.0.0). `pieces` lists [path, bytes] in order; they add up to `position`."""

    __tablename__ = "uploads"
    __table_args__ = (
        Index("ix_uploads_tenant_id_expires_at", "tenant_id", "expires_at"),
        Index("ix_uploads_tenant_id_person_guid", "tenant_id", "person_guid"),
    )

    person_guid: Mapped[UUID]
    purpose: Mapped[str]
    name: Mapped[str]
    media_type: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)
    position: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")
    pieces: Mapped[list[list[str | int]]] = mapped_column(JSONB, default=list, server_default="[]")
    file_guid: Mapped[UUID | None]
    expires_at: Mapped[datetime]


class StoredFile(TenantTable):
    """A file that was received whole and passed the checks. Unclaimed, it goes when `expires_at` comes.

    `format` is what the bytes are (`pdf`, `png`, `zip`, …), `sha256` is hexadecimal, `path` is in the store.
    """

    __tablename__ = "stored_files"
    __table_args__ = (Index("ix_stored_files_tenant_id_expires_at", "tenant_id", "expires_at"),)

    person_guid: Mapped[UUID | None]
    purpose: Mapped[str]
    path: Mapped[str]
    name: Mapped[str]
    format: Mapped[str]
    media_type: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)
    sha256: Mapped[str]
    claimed_at: Mapped[datetime | None]
    expires_at: Mapped[datetime | None]


class UploadToken(TenantTable):
    """Permission to send one file to one subject once (BO §7). Only the token's hash is kept."""

    __tablename__ = "upload_tokens"
    __table_args__ = (
        UniqueConstraint("tenant_id", "token_sha256"),
        Index("ix_upload_tokens_tenant_id_expires_at", "tenant_id", "expires_at"),
    )

    token_sha256: Mapped[str]
    person_guid: Mapped[UUID]
    purpose: Mapped[str]
    subject_guid: Mapped[UUID]
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
