"""What is public, for teachers or described is found by an index, however few that are."""

from alembic import op
from estante.api.database import build_index

revision = "0006_flags_have_indexes"
down_revision = "0005_filters_have_indexes"
branch_labels = None
depends_on = None

STANDING = "WHERE deleted_at IS NULL"
INDEXES = {
    "public_newest": f"(tenant_id, is_public, created_at, guid) {STANDING}",
    "teacher_newest": f"(tenant_id, is_teacher_only, created_at, guid) {STANDING}",
    "described": f"(tenant_id, created_at, guid) {STANDING} AND description <> ''",
}


def upgrade() -> None:
    """Make them in the order of the newest."""
    for name, columns in INDEXES.items():
        build_index(op, f"ix_contents_{name}", f"contents {columns}")


def downgrade() -> None:
    """Do without them."""
    for name in INDEXES:
        op.execute(f"DROP INDEX ix_contents_{name}")
