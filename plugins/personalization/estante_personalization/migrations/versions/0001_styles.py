"""The organization's look."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0001_styles"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "styles",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("color_first", sa.Text(), nullable=False),
        sa.Column("color_second", sa.Text(), nullable=False),
        sa.Column("font_first", sa.Text(), nullable=False),
        sa.Column("font_second", sa.Text(), nullable=False),
        sa.Column("border_radius", sa.Integer(), nullable=False),
        sa.Column("css", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_styles")),
    )
    row_security(op, "styles")


def downgrade() -> None:
    op.drop_table("styles")
