"""Filters that few contents pass are found by an index and not by reading every content."""

from alembic import op
from estante.api.database import build_index

revision = "0005_filters_have_indexes"
down_revision = "0004_search_finds_authors"
branch_labels = None
depends_on = None

STANDING = "WHERE deleted_at IS NULL"
INDEXES = {
    "storage_newest": f"(tenant_id, storage_status, created_at, guid) {STANDING}",
    "country_newest": f"(tenant_id, country, created_at, guid) {STANDING}",
    "undescribed": f"(tenant_id, created_at, guid) {STANDING} AND description = ''",
}


def upgrade() -> None:
    """Make them in the order of the newest."""
    for name, columns in INDEXES.items():
        build_index(op, f"ix_contents_{name}", f"contents {columns}")


def downgrade() -> None:
    """Do without them."""
    for name in INDEXES:
        op.execute(f"DROP INDEX ix_contents_{name}")
