"""One row a part of a content, and completion and success as two things."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security, update_in_batches
from sqlalchemy.dialects.postgresql import JSONB

revision = "viewer_0002"
down_revision = "viewer_0001"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("ALTER TABLE consumptions ADD COLUMN IF NOT EXISTS success_status text")
    # SCORM 1.2's one word for two things, which the consumption had too.
    update_in_batches(
        op,
        "consumptions",
        assign="success_status = entry.completion_status, completion_status = 'completed'",
        where="entry.completion_status IN ('passed', 'failed')",
    )
    op.create_table(
        "consumption_parts",
        sa.Column("tenant_id", sa.Uuid, nullable=False),
        sa.Column("consumption_guid", sa.Uuid, nullable=False),
        sa.Column("part", sa.Text, nullable=False),
        sa.Column("state", sa.Text),
        sa.Column("exit", sa.Text),
        sa.Column("completion_status", sa.Text),
        sa.Column("success_status", sa.Text),
        sa.Column("score", JSONB),
        sa.Column("progress_measure", sa.Numeric(6, 5)),
        sa.Column("sequence", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.Column("created_at", MOMENT, nullable=False, server_default=sa.func.now()),
        sa.Column("updated_at", MOMENT, nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("tenant_id", "consumption_guid", "part", name="pk_consumption_parts"),
        sa.ForeignKeyConstraint(
            ["tenant_id", "consumption_guid"],
            ["consumptions.tenant_id", "consumptions.guid"],
            name="fk_consumption_parts_tenant_id_consumption_guid",
            ondelete="CASCADE",
        ),
    )
    row_security(op, "consumption_parts")


def downgrade() -> None:
    update_in_batches(
        op,
        "consumptions",
        assign="completion_status = entry.success_status",
        where="entry.success_status IN ('passed', 'failed')",
    )
    op.drop_table("consumption_parts")
    op.drop_column("consumptions", "success_status")
