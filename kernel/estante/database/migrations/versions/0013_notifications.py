"""What people are told in the application."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

from estante.database.base import row_security

revision = "0013_notifications"
down_revision = "0012_imports"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "notifications",
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("values", JSONB, nullable=False),
        sa.Column("read_at", MOMENT),
        sa.Column("created_at", MOMENT, nullable=False, server_default=sa.text("now()")),
        sa.Column("updated_at", MOMENT, nullable=False, server_default=sa.text("now()")),
    )
    of_person = ["tenant_id", "person_guid"]
    op.create_index("ix_notifications_person_guid_created_at", "notifications", [*of_person, "created_at"])
    op.create_index(
        "ix_notifications_unread", "notifications", of_person, postgresql_where=sa.text("read_at IS NULL")
    )
    op.create_index("ix_notifications_created_at", "notifications", ["tenant_id", "created_at"])
    row_security(op, "notifications")


def downgrade() -> None:
    op.drop_table("notifications")
