"""The made-up students of a demo's programs."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0002_program_samples"
down_revision = "0001_usage"
branch_labels = None
depends_on = None

TABLES = ("program_sample_students", "program_sample_parts")


def upgrade() -> None:
    op.create_table(
        "program_sample_students",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("program_guid", sa.Uuid(), nullable=False),
        sa.Column("sample_guid", sa.Uuid(), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column("school_guid", sa.Uuid(), nullable=True),
        sa.Column("group_guid", sa.Uuid(), nullable=True),
        sa.PrimaryKeyConstraint(
            "tenant_id", "program_guid", "sample_guid", name=op.f("pk_program_sample_students")
        ),
    )
    op.create_table(
        "program_sample_parts",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("part_guid", sa.Uuid(), nullable=False),
        sa.Column("sample_guid", sa.Uuid(), nullable=False),
        sa.Column("progress", sa.Double(), nullable=False),
        sa.Column("score", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint(
            "tenant_id", "part_guid", "sample_guid", name=op.f("pk_program_sample_parts")
        ),
    )
    for table in TABLES:
        row_security(op, table)


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
