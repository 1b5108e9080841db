"""A file may have another one beside it, made of it, that is shown in its place."""

import sqlalchemy as sa
from alembic import op

revision = "0027_converted_files"
down_revision = "0026_unread"
branch_labels = None
depends_on = None

COLUMNS = (
    ("converted_path", sa.Text()),
    ("converted_media_type", sa.Text()),
    ("converted_size", sa.BigInteger()),
)


def upgrade() -> None:
    """Have room for it."""
    for name, kind in COLUMNS:
        op.add_column("content_files", sa.Column(name, kind, nullable=True))


def downgrade() -> None:
    """Do without it."""
    for name, _ in COLUMNS:
        op.drop_column("content_files", name)
