"""The record that the rows of a bulk change go into or come out of."""

from alembic import op

revision = "0019_bulk_records"
down_revision = "0018_server_texts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE bulk_changes ADD COLUMN IF NOT EXISTS record_guid uuid")


def downgrade() -> None:
    op.drop_column("bulk_changes", "record_guid")
