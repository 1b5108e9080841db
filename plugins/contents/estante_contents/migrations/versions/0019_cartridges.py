"""A batch may be a cartridge, whose contents go into a collection."""

import sqlalchemy as sa
from alembic import op

revision = "0019_cartridges"
down_revision = "0018_videolessons"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remember the collection."""
    op.add_column("content_batches", sa.Column("collection_guid", sa.Uuid(), nullable=True))


def downgrade() -> None:
    """Do without it."""
    op.drop_column("content_batches", "collection_guid")
