"""How often the server's texts of a tenant were changed."""

from alembic import op

revision = "0018_server_texts"
down_revision = "0017_people"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE settings_versions ADD COLUMN IF NOT EXISTS texts integer NOT NULL DEFAULT 0")


def downgrade() -> None:
    op.drop_column("settings_versions", "texts")
