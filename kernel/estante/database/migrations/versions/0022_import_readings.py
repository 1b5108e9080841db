"""Imports know in which line the headers of their file stand, and keep its first rows to choose them from."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0022_import_readings"
down_revision = "0021_bulk_values"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("imports", sa.Column("headers_at", sa.Integer, nullable=False, server_default="1"))
    op.add_column("imports", sa.Column("top", JSONB, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("imports", "top")
    op.drop_column("imports", "headers_at")
