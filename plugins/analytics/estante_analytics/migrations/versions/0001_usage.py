"""The roll-ups of usage."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0001_usage"
down_revision = None
branch_labels = None
depends_on = None

TABLES = ("usage_days", "usage_contents", "usage_marks", "usage_builds")


def upgrade() -> None:
    _create_days()
    _create_contents()
    op.create_table(
        "usage_marks",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("session_guid", sa.Uuid(), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "session_guid", name=op.f("pk_usage_marks")),
    )
    op.create_table(
        "usage_builds",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("time_zone", sa.Text(), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", name=op.f("pk_usage_builds")),
    )
    for table in TABLES:
        row_security(op, table)


def _create_days() -> None:
    op.create_table(
        "usage_days",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("role_guid", sa.Text(), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column(
            "school_guids", postgresql.ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False
        ),
        sa.Column("sessions", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("is_sample", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "day", "person_guid", name=op.f("pk_usage_days")),
    )
    op.create_index("ix_usage_days_person", "usage_days", ["tenant_id", "person_guid", "day"], unique=False)


def _create_contents() -> None:
    op.create_table(
        "usage_contents",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("role_guid", sa.Text(), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column(
            "school_guids", postgresql.ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False
        ),
        sa.Column("sessions", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(
            "tenant_id", "day", "person_guid", "content_guid", name=op.f("pk_usage_contents")
        ),
    )
    op.create_index(
        "ix_usage_contents_person", "usage_contents", ["tenant_id", "person_guid", "day"], unique=False
    )


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
