"""What is not kept as it stands yet is known at once, however many contents there are."""

from alembic import op
from estante.api.database import build_index

revision = "0026_unread"
down_revision = "0025_passages"
branch_labels = None
depends_on = None

INDEX = "ix_content_search_unread"


def upgrade() -> None:
    """Build the index."""
    build_index(op, INDEX, "content_search (tenant_id) WHERE NOT is_read AND body <> ''")


def downgrade() -> None:
    """Drop it."""
    op.drop_index(INDEX, table_name="content_search")
