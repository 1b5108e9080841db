"""Contents are published and withdrawn at a time."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import build_index

revision = "0022_schedules"
down_revision = "0021_tools"
branch_labels = None
depends_on = None

COLUMNS = ("publish_at", "withdraw_at")


def upgrade() -> None:
    """Remember when; those that wait are found by an index."""
    for name in COLUMNS:
        op.add_column("contents", sa.Column(name, sa.DateTime(timezone=True), nullable=True))
        build_index(op, f"ix_contents_{name}", f"contents (tenant_id, {name}) WHERE {name} IS NOT NULL")


def downgrade() -> None:
    """Do without them."""
    for name in COLUMNS:
        op.drop_column("contents", name)
