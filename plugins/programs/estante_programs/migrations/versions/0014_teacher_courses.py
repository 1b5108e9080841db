"""Courses that teachers make for themselves, by their names alone."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0014_teacher_courses"
down_revision = "0013_order_of_names"
branch_labels = None
depends_on = None

TABLE = "program_teacher_courses"


def upgrade() -> None:
    op.create_table(
        TABLE,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{TABLE}")),
    )
    row_security(op, TABLE)
    op.create_index(f"ix_{TABLE}_person_guid", TABLE, ["tenant_id", "person_guid"])


def downgrade() -> None:
    op.drop_table(TABLE)
