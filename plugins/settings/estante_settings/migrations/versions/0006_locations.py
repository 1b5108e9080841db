"""States and cities."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0006_locations"
down_revision = "0005_learning_objectives"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create("states", "country_guid", "countries", "code", sa.Column("code", sa.Text(), nullable=False))
    _create("cities", "state_guid", "states", "name")


def downgrade() -> None:
    op.drop_table("cities")
    op.drop_table("states")


def _create(table: str, column: str, other: str, unique: str, *columns: sa.Column[object]) -> None:
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column(column, sa.Uuid(), nullable=False),
        *columns,
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", column],
            [f"{other}.tenant_id", f"{other}.guid"],
            name=op.f(f"fk_{table}_tenant_id_{column}"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{table}")),
        sa.UniqueConstraint(
            "tenant_id", column, unique, name=op.f(f"uq_{table}_tenant_id_{column}_{unique}")
        ),
    )
    row_security(op, table)
