"""What a bulk change was asked to do, where its act takes more than rows: the edit of many records."""

from alembic import op

revision = "0021_bulk_values"
down_revision = "0020_second_factors"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE bulk_changes ADD COLUMN IF NOT EXISTS values jsonb")


def downgrade() -> None:
    op.drop_column("bulk_changes", "values")
