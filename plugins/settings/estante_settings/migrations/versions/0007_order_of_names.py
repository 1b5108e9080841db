"""Countries, scales and categories are in the order in which people count and spell."""

from alembic import op
from estante.api.database import rebuild_index

revision = "0007_order_of_names"
down_revision = "0006_locations"
branch_labels = None
depends_on = None

LIVING = "WHERE deleted_at IS NULL"
TABLES = ("countries", "evaluation_scales", "evaluable_categories")


def upgrade() -> None:
    """Walk the lists of them by indexes of that order."""
    for table in TABLES:
        rebuild_index(op, f"ix_{table}_name", f"{table} (tenant_id, estante_order(name), guid) {LIVING}")


def downgrade() -> None:
    """Sort by letters alone."""
    for table in TABLES:
        rebuild_index(op, f"ix_{table}_name", f"{table} (tenant_id, estante_fold(name), guid) {LIVING}")
