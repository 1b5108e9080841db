"""Tools are in the order in which people count and spell."""

from alembic import op
from estante.api.database import build_index

revision = "0005_order_of_names"
down_revision = "0004_tools"
branch_labels = None
depends_on = None

LIVING = "WHERE deleted_at IS NULL"


def upgrade() -> None:
    """Walk the lists of them by indexes of that order."""
    build_index(op, "ix_lti_tools_name", f"lti_tools (tenant_id, estante_order(name), guid) {LIVING}")


def downgrade() -> None:
    """Sort by letters alone."""
    op.execute("DROP INDEX ix_lti_tools_name")
