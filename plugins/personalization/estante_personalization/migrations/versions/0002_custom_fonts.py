"""The organization's own fonts."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0002_custom_fonts"
down_revision = "0001_styles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "custom_fonts",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("weight", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_custom_fonts")),
    )
    row_security(op, "custom_fonts")
    op.create_index(
        "uq_custom_fonts_name", "custom_fonts", ["tenant_id", sa.literal_column("lower(name)")], unique=True
    )


def downgrade() -> None:
    op.drop_table("custom_fonts")
