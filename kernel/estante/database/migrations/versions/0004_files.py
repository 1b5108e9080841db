"""Uploads, stored files and upload tokens."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql as pg

from estante.database.base import row_security

revision = "0004_files"
down_revision = "0003_languages_audit"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "uploads",
        *tenant_key("uploads"),
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("media_type", sa.Text, nullable=False),
        sa.Column("size", sa.BigInteger, nullable=False),
        sa.Column("position", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("pieces", pg.JSONB, nullable=False, server_default="[]"),
        sa.Column("file_guid", sa.Uuid),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        *times(),
    )
    op.create_table(
        "stored_files",
        *tenant_key("stored_files"),
        sa.Column("person_guid", sa.Uuid),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("path", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("media_type", sa.Text, nullable=False),
        sa.Column("size", sa.BigInteger, nullable=False),
        sa.Column("sha256", sa.Text, nullable=False),
        sa.Column("claimed_at", sa.DateTime(timezone=True)),
        sa.Column("expires_at", sa.DateTime(timezone=True)),
        *times(),
    )
    op.create_table(
        "upload_tokens",
        *tenant_key("upload_tokens"),
        sa.Column("token_sha256", sa.Text, nullable=False),
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("subject_guid", sa.Uuid, nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True)),
        *times(),
        sa.UniqueConstraint("tenant_id", "token_sha256", name="uq_upload_tokens_tenant_id_token_sha256"),
    )
    for table in ("uploads", "stored_files", "upload_tokens"):
        op.create_index(f"ix_{table}_tenant_id_expires_at", table, ["tenant_id", "expires_at"])
        row_security(op, table)
    op.create_index("ix_uploads_tenant_id_person_guid", "uploads", ["tenant_id", "person_guid"])


def downgrade() -> None:
    for table in ("upload_tokens", "stored_files", "uploads"):
        op.drop_table(table)


def tenant_key(table: str) -> tuple[sa.Column[object] | sa.PrimaryKeyConstraint, ...]:
    return (
        sa.Column("tenant_id", sa.Uuid, nullable=False),
        sa.Column("guid", sa.Uuid, nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=f"pk_{table}"),
    )


def times() -> tuple[sa.Column[object], ...]:
    return tuple(
        sa.Column(name, sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now())
        for name in ("created_at", "updated_at")
    )
