"""Schools, groups and networks are in the order in which people count and spell."""

from alembic import op
from estante.api.database import build_index, rebuild_index

revision = "0004_order_of_names"
down_revision = "0003_contents_of_schools"
branch_labels = None
depends_on = None

LIVING = "WHERE deleted_at IS NULL"
TABLES = ("schools", "school_groups")


def upgrade() -> None:
    """Walk the lists of them by indexes of that order."""
    for table in TABLES:
        rebuild_index(op, f"ix_{table}_name", f"{table} (tenant_id, estante_order(name), guid) {LIVING}")
    build_index(
        op, "ix_school_networks_name", f"school_networks (tenant_id, estante_order(name), guid) {LIVING}"
    )


def downgrade() -> None:
    """Sort by letters alone."""
    op.execute("DROP INDEX ix_school_networks_name")
    for table in TABLES:
        rebuild_index(op, f"ix_{table}_name", f"{table} (tenant_id, estante_fold(name), guid) {LIVING}")
