"""Batch uploads: archives, and what became of each of their files."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0014_batches"
down_revision = "0013_library"
branch_labels = None
depends_on = None

NO_VALUES, NO_FAULTS = sa.text("'{}'"), sa.text("'[]'")


def upgrade() -> None:
    """Make the tables."""
    _batches()
    _files()


def downgrade() -> None:
    """Do without them."""
    op.drop_table("content_batch_files")
    op.drop_table("content_batches")


def _key() -> tuple[sa.Column[object], ...]:
    return tuple(sa.Column(name, sa.Uuid(), nullable=False) for name in ("tenant_id", "guid"))


def _times() -> tuple[sa.Column[object], ...]:
    return tuple(
        sa.Column(name, sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False)
        for name in ("created_at", "updated_at")
    )


def _batches() -> None:
    op.create_table(
        "content_batches",
        *_key(),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("acting_guid", sa.Uuid()),
        sa.Column("stored_guid", sa.Uuid(), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("format", sa.Text(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.Text(), server_default="accepted", nullable=False),
        sa.Column("table_name", sa.Text()),
        sa.Column("job_guid", sa.Uuid()),
        sa.Column("failure_code", sa.Text()),
        sa.Column("failure_params", postgresql.JSONB(), server_default=NO_VALUES, nullable=False),
        sa.Column("done_at", sa.DateTime(timezone=True)),
        *_times(),
        sa.CheckConstraint(
            "state IN ('accepted', 'processing', 'done', 'refused')", name=op.f("ck_content_batches_state")
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_content_batches")),
    )
    row_security(op, "content_batches")
    op.create_index(
        "ix_content_batches_creator", "content_batches", ["tenant_id", "created_by", "created_at"]
    )
    op.create_index("ix_content_batches_created_at", "content_batches", ["tenant_id", "created_at"])


def _files() -> None:
    op.create_table(
        "content_batch_files",
        *_key(),
        sa.Column("batch_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("file", sa.Text(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.Text(), server_default="waiting", nullable=False),
        sa.Column("line", sa.Integer()),
        sa.Column("row", postgresql.JSONB(), server_default=NO_VALUES, nullable=False),
        sa.Column("content_guid", sa.Uuid()),
        sa.Column("conversion_started_at", sa.DateTime(timezone=True)),
        sa.Column("reason_code", sa.Text()),
        sa.Column("reason_params", postgresql.JSONB(), server_default=NO_VALUES, nullable=False),
        sa.Column("faults", postgresql.JSONB(), server_default=NO_FAULTS, nullable=False),
        *_times(),
        sa.CheckConstraint(
            "state IN ('waiting', 'made', 'refused', 'skipped')", name=op.f("ck_content_batch_files_state")
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "batch_guid"],
            ["content_batches.tenant_id", "content_batches.guid"],
            name=op.f("fk_content_batch_files_tenant_id_batch_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_content_batch_files")),
    )
    row_security(op, "content_batch_files")
    position = ["tenant_id", "batch_guid", "position"]
    op.create_index("uq_content_batch_files_position", "content_batch_files", position, unique=True)
    op.create_index(
        "ix_content_batch_files_content_guid", "content_batch_files", ["tenant_id", "content_guid"]
    )
