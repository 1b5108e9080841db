"""Bulk changes: who did what to which rows, and how each was before, so that it can go on and be undone."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

from estante.database.base import row_security

revision = "0006_bulk_changes"
down_revision = "0005_jobs"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "bulk_changes",
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("acting_guid", sa.Uuid),
        sa.Column("job_guid", sa.Uuid),
        sa.Column("undoes", sa.Uuid),
        sa.Column("undone_by", sa.Uuid),
        *(_count(name) for name in ("total", "changed", "unchanged", "refused")),
        sa.Column("finished_at", MOMENT),
        sa.Column("created_at", MOMENT, nullable=False, server_default=sa.text("now()")),
        sa.Column("updated_at", MOMENT, nullable=False, server_default=sa.text("now()")),
    )
    op.create_index("ix_bulk_changes_created_at", "bulk_changes", ["tenant_id", "created_at"])
    row_security(op, "bulk_changes")
    op.create_table(
        "bulk_rows",
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("change_guid", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        sa.Column("state", sa.Text, nullable=False, server_default="waiting"),
        sa.Column("before", JSONB),
        sa.Column("refusal", JSONB),
        sa.ForeignKeyConstraint(
            ["tenant_id", "change_guid"], ["bulk_changes.tenant_id", "bulk_changes.guid"], ondelete="CASCADE"
        ),
    )
    op.create_index("ix_bulk_rows_state", "bulk_rows", ["tenant_id", "change_guid", "state", "guid"])
    row_security(op, "bulk_rows")


def _count(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default="0")


def downgrade() -> None:
    op.drop_table("bulk_rows")
    op.drop_table("bulk_changes")
