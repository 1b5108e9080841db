"""Letters that are to be sent, and by which channels people get notifications."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

from estante.database.base import row_security

revision = "0014_letters"
down_revision = "0013_notifications"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def _table(name: str, *columns: sa.schema.SchemaItem) -> None:
    op.create_table(
        name,
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        *columns,
        sa.Column("created_at", MOMENT, nullable=False, server_default=sa.text("now()")),
        sa.Column("updated_at", MOMENT, nullable=False, server_default=sa.text("now()")),
    )
    row_security(op, name)


def upgrade() -> None:
    _table(
        "letters",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person_guid", sa.Uuid),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text),
        sa.Column("values", JSONB, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("subject", sa.Text, nullable=False, server_default=""),
        sa.Column("sent_at", MOMENT),
        sa.UniqueConstraint(
            "tenant_id", "kind", "address", "key", name="uq_letters_tenant_id_kind_address_key"
        ),
    )
    op.create_index("ix_letters_person_guid", "letters", ["tenant_id", "person_guid"])
    op.create_index("ix_letters_created_at", "letters", ["tenant_id", "created_at"])
    _table(
        "notification_settings",
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("app", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.UniqueConstraint(
            "tenant_id", "person_guid", "kind", name="uq_notification_settings_tenant_id_person_guid_kind"
        ),
    )


def downgrade() -> None:
    op.drop_table("notification_settings")
    op.drop_table("letters")
