"""Contents are of LTI tools that plugins register."""

import sqlalchemy as sa
from alembic import op

revision = "0021_tools"
down_revision = "0020_layouts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remember the tool."""
    op.add_column("contents", sa.Column("tool_guid", sa.Uuid(), nullable=True))


def downgrade() -> None:
    """Do without it."""
    op.drop_column("contents", "tool_guid")
