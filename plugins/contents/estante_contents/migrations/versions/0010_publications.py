"""Publications with what they are made of, their categories and publishers."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0010_publications"
down_revision = "0009_collections"
branch_labels = None
depends_on = None

LIVING = sa.text("deleted_at IS NULL")
TERMS = ("publication_categories", "publishers")
# Tables of one column beside the publication's: of the settings' parts, and of collections.
PARTS = {"disciplines": "discipline", "levels": "level", "years": "year", "collections": "collection"}


def upgrade() -> None:
    for table in TERMS:
        create_terms(table)
    create_publications()
    for name, part in PARTS.items():
        keys = {"collection_guid": "collections"} if part == "collection" else {}
        create_parts(f"publication_{name}", f"{part}_guid", keys)
    create_contents()


def downgrade() -> None:
    op.drop_table("publication_contents")
    for name in PARTS:
        op.drop_table(f"publication_{name}")
    op.drop_table("publications")
    for table in TERMS:
        op.drop_table(table)


def _key(table: str, column: str, other: str, ondelete: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", column],
        [f"{other}.tenant_id", f"{other}.guid"],
        name=op.f(f"fk_{table}_tenant_id_{column}"),
        ondelete=ondelete,
    )


def _times() -> tuple[sa.Column[object], ...]:
    return tuple(
        sa.Column(name, sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False)
        for name in ("created_at", "updated_at")
    )


def create_terms(table: str) -> None:
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        *_times(),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{table}")),
    )
    row_security(op, table)
    op.create_index(f"uq_{table}_name", table, ["tenant_id", sa.literal_column("lower(name)")], unique=True)


def create_publications() -> None:
    op.create_table(
        "publications",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), server_default="", nullable=False),
        sa.Column("category_guid", sa.Uuid(), nullable=True),
        sa.Column("publisher_guid", sa.Uuid(), nullable=True),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column("thumbnail_path", sa.Text(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        *_times(),
        _key("publications", "category_guid", "publication_categories", "RESTRICT"),
        _key("publications", "publisher_guid", "publishers", "RESTRICT"),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_publications")),
    )
    row_security(op, "publications")
    indexes: dict[str, list[Any]] = {
        "name": ["tenant_id", sa.literal_column("estante_fold(name)"), "guid"],
        "created_at": ["tenant_id", "created_at", "guid"],
        "country_guid": ["tenant_id", "country_guid"],
    }
    for name, columns in indexes.items():
        op.create_index(f"ix_publications_{name}", "publications", columns, postgresql_where=LIVING)
    for column in ("category_guid", "publisher_guid"):
        op.create_index(f"ix_publications_{column}", "publications", ["tenant_id", column])


def create_parts(table: str, column: str, keys: dict[str, str]) -> None:
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("publication_guid", sa.Uuid(), nullable=False),
        sa.Column(column, sa.Uuid(), nullable=False),
        _key(table, "publication_guid", "publications"),
        *(_key(table, name, other) for name, other in keys.items()),
        sa.PrimaryKeyConstraint("tenant_id", "publication_guid", column, name=op.f(f"pk_{table}")),
    )
    row_security(op, table)
    op.create_index(f"ix_{table}_{column}", table, ["tenant_id", column, "publication_guid"])


def create_contents() -> None:
    table = "publication_contents"
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("publication_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        _key(table, "publication_guid", "publications"),
        _key(table, "content_guid", "contents"),
        sa.PrimaryKeyConstraint("tenant_id", "publication_guid", "content_guid", name=op.f(f"pk_{table}")),
    )
    row_security(op, table)
    op.create_index(
        f"ix_{table}_position", table, ["tenant_id", "publication_guid", "position", "content_guid"]
    )
    op.create_index(f"ix_{table}_content_guid", table, ["tenant_id", "content_guid", "publication_guid"])
