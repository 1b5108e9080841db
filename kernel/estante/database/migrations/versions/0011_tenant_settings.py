"""Settings that the back office changes, and how often each tenant's were changed."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

from estante.database.base import APP_ROLE, row_security

revision = "0011_tenant_settings"
down_revision = "0010_privacy"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tenant_settings",
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", JSONB, nullable=False),
        sa.Column("set_by", sa.Uuid),
        sa.Column("set_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.text("now()")),
    )
    row_security(op, "tenant_settings")
    # Asked every second by every process, of all tenants at once: it says only that something changed.
    op.create_table(
        "settings_versions",
        sa.Column("tenant_guid", sa.Uuid, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.execute(f"GRANT SELECT, INSERT, UPDATE ON settings_versions TO {APP_ROLE}")


def downgrade() -> None:
    op.drop_table("settings_versions")
    op.drop_table("tenant_settings")
