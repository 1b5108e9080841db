"""Scales, periods and categories."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0003_evaluation"
down_revision = "0002_education"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_categories()
    create_periods()
    create_scales()


def create_categories() -> None:
    op.create_table(
        "evaluable_categories",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), server_default="", nullable=False),
        sa.Column("color", sa.Text(), server_default="#0f5d6c", nullable=False),
        sa.Column("weight", sa.Double(), server_default=sa.text("0"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_evaluable_categories")),
    )
    row_security(op, "evaluable_categories")
    op.create_index(
        "ix_evaluable_categories_name",
        "evaluable_categories",
        ["tenant_id", sa.literal_column("estante_fold(name)"), "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def create_periods() -> None:
    op.create_table(
        "evaluation_periods",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("evaluation_period", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("start_date", sa.Date(), nullable=False),
        sa.Column("end_date", sa.Date(), nullable=False),
        sa.Column("school_year", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        postgresql.ExcludeConstraint(
            (sa.column("tenant_id"), "="),
            (sa.column("evaluation_period"), "="),
            (sa.column("school_year"), "="),
            (sa.text("daterange(start_date, end_date, '[]')"), "&&"),
            where=sa.text("deleted_at IS NULL"),
            using="gist",
            name="ex_evaluation_periods_during",
        ),
        sa.CheckConstraint("end_date >= start_date", name=op.f("ck_evaluation_periods_ends_after_start")),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_evaluation_periods")),
    )
    row_security(op, "evaluation_periods")
    op.create_index(
        "ix_evaluation_periods_start",
        "evaluation_periods",
        ["tenant_id", "start_date", "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def create_scales() -> None:
    op.create_table(
        "evaluation_scales",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("type", sa.Text(), nullable=False),
        sa.Column("min", sa.Double(), nullable=False),
        sa.Column("max", sa.Double(), nullable=False),
        sa.Column("decimals", sa.Integer(), nullable=False),
        sa.Column(
            "ranges",
            postgresql.JSONB(astext_type=sa.Text()),
            server_default=sa.text("'[]'::jsonb"),
            nullable=False,
        ),
        sa.Column("is_complete", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("max > min", name=op.f("ck_evaluation_scales_max_above_min")),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_evaluation_scales")),
    )
    row_security(op, "evaluation_scales")
    op.create_index(
        "ix_evaluation_scales_name",
        "evaluation_scales",
        ["tenant_id", sa.literal_column("estante_fold(name)"), "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def downgrade() -> None:
    op.drop_index(
        "ix_evaluation_scales_name",
        table_name="evaluation_scales",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_table("evaluation_scales")
    op.drop_index(
        "ix_evaluation_periods_start",
        table_name="evaluation_periods",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_table("evaluation_periods")
    op.drop_index(
        "ix_evaluable_categories_name",
        table_name="evaluable_categories",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_table("evaluable_categories")
