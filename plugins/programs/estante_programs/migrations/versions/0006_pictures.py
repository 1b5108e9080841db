"""The stored files of a program's pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0006_pictures"
down_revision = "0005_tasks"
branch_labels = None
depends_on = None

COLUMNS = ("cover_guid", "picture_guid", "background_guid")


def upgrade() -> None:
    for name in COLUMNS:
        op.add_column("programs", sa.Column(name, sa.Uuid(), nullable=True))


def downgrade() -> None:
    for name in COLUMNS:
        op.drop_column("programs", name)
