"""Earlier versions of records, of the kinds that keep them."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

from estante.database.base import row_security

revision = "0016_record_versions"
down_revision = "0015_import_previews"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "record_versions",
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("record_guid", sa.Uuid, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("person_guid", sa.Uuid),
        sa.Column("fields", JSONB, nullable=False),
        sa.Column("created_at", MOMENT, nullable=False, server_default=sa.text("now()")),
        sa.Column("updated_at", MOMENT, nullable=False, server_default=sa.text("now()")),
    )
    of_record = ["tenant_id", "kind", "record_guid", "version"]
    op.create_index("uq_record_versions_record", "record_versions", of_record, unique=True)
    op.create_index("ix_record_versions_person", "record_versions", ["tenant_id", "person_guid"])
    row_security(op, "record_versions")


def downgrade() -> None:
    op.drop_table("record_versions")
