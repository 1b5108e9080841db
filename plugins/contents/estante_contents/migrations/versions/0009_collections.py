"""Collections, and what is in them."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0009_collections"
down_revision = "0008_inactive_by_type"
branch_labels = None
depends_on = None

LIVING = sa.text("deleted_at IS NULL")


def upgrade() -> None:
    create_collections()
    create_levels()
    create_contents()


def downgrade() -> None:
    for table in ("collection_contents", "collection_levels", "collections"):
        op.drop_table(table)


def _key(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", column],
        [f"{other}.tenant_id", f"{other}.guid"],
        name=op.f(f"fk_{table}_tenant_id_{column}"),
        ondelete="CASCADE",
    )


def create_collections() -> None:
    op.create_table(
        "collections",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_collections")),
    )
    row_security(op, "collections")
    indexes: dict[str, list[Any]] = {
        "name": ["tenant_id", sa.literal_column("estante_fold(name)"), "guid"],
        "created_at": ["tenant_id", "created_at", "guid"],
        "country_guid": ["tenant_id", "country_guid"],
    }
    for name, columns in indexes.items():
        op.create_index(f"ix_collections_{name}", "collections", columns, postgresql_where=LIVING)


def create_levels() -> None:
    table = "collection_levels"
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("collection_guid", sa.Uuid(), nullable=False),
        sa.Column("level_guid", sa.Uuid(), nullable=False),
        _key(table, "collection_guid", "collections"),
        sa.PrimaryKeyConstraint("tenant_id", "collection_guid", "level_guid", name=op.f(f"pk_{table}")),
    )
    row_security(op, table)
    op.create_index(f"ix_{table}_level_guid", table, ["tenant_id", "level_guid", "collection_guid"])


def create_contents() -> None:
    table = "collection_contents"
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("collection_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        _key(table, "collection_guid", "collections"),
        _key(table, "content_guid", "contents"),
        sa.PrimaryKeyConstraint("tenant_id", "collection_guid", "content_guid", name=op.f(f"pk_{table}")),
    )
    row_security(op, table)
    op.create_index(
        f"ix_{table}_position", table, ["tenant_id", "collection_guid", "position", "content_guid"]
    )
    op.create_index(f"ix_{table}_content_guid", table, ["tenant_id", "content_guid", "collection_guid"])
