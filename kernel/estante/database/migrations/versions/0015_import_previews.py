"""Imports keep their first rows and how many there are: the file need not be read again to show them."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0015_import_previews"
down_revision = "0014_letters"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("imports", sa.Column("preview", JSONB, nullable=False, server_default="[]"))
    op.add_column("imports", sa.Column("total", sa.Integer))


def downgrade() -> None:
    op.drop_column("imports", "total")
    op.drop_column("imports", "preview")
