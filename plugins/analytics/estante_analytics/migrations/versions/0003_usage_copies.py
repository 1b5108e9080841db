"""What waits to be copied into ClickHouse, and which one has everything."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0003_usage_copies"
down_revision = "0002_program_samples"
branch_labels = None
depends_on = None

TABLES = ("usage_copies", "usage_stores")


def upgrade() -> None:
    op.create_table(
        "usage_copies",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "person_guid", "day", name=op.f("pk_usage_copies")),
    )
    op.create_table(
        "usage_stores",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("store", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", name=op.f("pk_usage_stores")),
    )
    for table in TABLES:
        row_security(op, table)


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
