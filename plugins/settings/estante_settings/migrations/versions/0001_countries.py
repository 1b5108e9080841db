"""The table of countries."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0001_countries"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "countries",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("iso_code", sa.Text(), nullable=False),
        sa.Column("academic_period", sa.Text(), server_default="trimester", nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_countries")),
    )
    row_security(op, "countries")
    living = sa.text("deleted_at IS NULL")
    op.create_index(
        "uq_countries_iso_code", "countries", ["tenant_id", "iso_code"], unique=True, postgresql_where=living
    )
    op.create_index(
        "ix_countries_name",
        "countries",
        ["tenant_id", sa.literal_column("estante_fold(name)"), "guid"],
        unique=False,
        postgresql_where=living,
    )


def downgrade() -> None:
    op.drop_table("countries")
