"""Authenticators, passkeys and recovery codes of staff (decision 0040)."""

import sqlalchemy as sa
from alembic import op

from estante.database.base import row_security

revision = "0020_second_factors"
down_revision = "0019_bulk_records"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def _columns() -> list[sa.Column[object]]:
    return [
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        sa.Column("person_guid", sa.Uuid, nullable=False),
    ]


def _moments() -> list[sa.Column[object]]:
    return [
        sa.Column(name, MOMENT, nullable=False, server_default=sa.text("now()"))
        for name in ("created_at", "updated_at")
    ]


def upgrade() -> None:
    op.create_table(
        "second_factors",
        *_columns(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("credential_id", sa.LargeBinary),
        sa.Column("host", sa.Text),
        sa.Column("counter", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.Column("last_used_at", MOMENT),
        *_moments(),
        sa.ForeignKeyConstraint(
            ["tenant_id", "person_guid"], ["people.tenant_id", "people.guid"], ondelete="CASCADE"
        ),
        sa.CheckConstraint("kind IN ('totp', 'passkey')", name="ck_second_factors_kind"),
    )
    op.create_index("ix_second_factors_person_guid", "second_factors", ["tenant_id", "person_guid"])
    op.create_index(
        "uq_second_factors_credential",
        "second_factors",
        ["tenant_id", "credential_id"],
        unique=True,
        postgresql_where=sa.text("credential_id IS NOT NULL"),
    )
    op.create_table(
        "recovery_codes",
        *_columns(),
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("used_at", MOMENT),
        *_moments(),
        sa.ForeignKeyConstraint(
            ["tenant_id", "person_guid"], ["people.tenant_id", "people.guid"], ondelete="CASCADE"
        ),
    )
    op.create_index("ix_recovery_codes_person_guid", "recovery_codes", ["tenant_id", "person_guid"])
    row_security(op, "second_factors")
    row_security(op, "recovery_codes")


def downgrade() -> None:
    op.drop_table("recovery_codes")
    op.drop_table("second_factors")
