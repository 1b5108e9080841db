"""What is inactive of a type is few, and found by an index of its own and not among all of the type."""

from alembic import op
from estante.api.database import build_index

revision = "0008_inactive_by_type"
down_revision = "0007_search_knows_type_and_day"
branch_labels = None
depends_on = None

INACTIVE = "(tenant_id, type_guid, created_at, guid) WHERE deleted_at IS NULL AND status = 'inactive'"


def upgrade() -> None:
    """Make it in the order of the newest."""
    build_index(op, "ix_contents_inactive", f"contents {INACTIVE}")


def downgrade() -> None:
    """Do without it."""
    op.execute("DROP INDEX ix_contents_inactive")
