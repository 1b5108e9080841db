"""The keys that licences are verified with."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0002_keys_of_licences"
down_revision = "0001_lessons_pages_and_pictures"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mint_license_keys",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("fetched_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_mint_license_keys")),
    )
    row_security(op, "mint_license_keys")
    op.create_index(
        "uq_mint_license_keys_address", "mint_license_keys", ["tenant_id", "address"], unique=True
    )


def downgrade() -> None:
    op.drop_index("uq_mint_license_keys_address", table_name="mint_license_keys")
    op.drop_table("mint_license_keys")
