"""What people did with one content is counted by an index and not by reading everything that they did."""

from alembic import op
from estante.api.database import build_index

revision = "viewer_0004"
down_revision = "viewer_0003"
branch_labels = None
depends_on = None

TABLES = ("consumptions", "annotations")


def upgrade() -> None:
    """By content, beside the indexes by person."""
    for table in TABLES:
        build_index(op, f"ix_{table}_of_content", f"{table} (tenant_id, content_guid)")


def downgrade() -> None:
    """Do without them."""
    for table in TABLES:
        op.execute(f"DROP INDEX ix_{table}_of_content")
