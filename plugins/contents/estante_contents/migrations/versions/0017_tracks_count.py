"""The files of tracks count in the tenant's room; those that are there already do once they are replaced."""

import sqlalchemy as sa
from alembic import op

revision = "0017_tracks_count"
down_revision = "0016_projects"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remember the stored file."""
    op.add_column("content_tracks", sa.Column("stored_guid", sa.Uuid(), nullable=True))


def downgrade() -> None:
    """Do without it."""
    op.drop_column("content_tracks", "stored_guid")
