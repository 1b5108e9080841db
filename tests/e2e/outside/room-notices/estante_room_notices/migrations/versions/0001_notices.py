"""Notices."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0001_notices"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "room_notices",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column(
            "updated_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_room_notices")),
    )
    row_security(op, "room_notices")


def downgrade() -> None:
    op.drop_table("room_notices")
