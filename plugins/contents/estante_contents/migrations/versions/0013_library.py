"""The library, and what contents need of each other to open."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0013_library"
down_revision = "0012_tracks"
branch_labels = None
depends_on = None

LIVING = sa.text("deleted_at IS NULL")


def upgrade() -> None:
    """Make the tables."""
    _resources()
    _audience("library_roles", sa.Column("role_guid", sa.Text(), nullable=False))
    _audience("library_schools", sa.Column("school_guid", sa.Uuid(), nullable=False))
    _dependencies()


def downgrade() -> None:
    """Do without them."""
    for table in ("content_dependencies", "library_schools", "library_roles", "library_resources"):
        op.drop_table(table)


def _key(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", column],
        [f"{other}.tenant_id", f"{other}.guid"],
        name=op.f(f"fk_{table}_tenant_id_{column}"),
        ondelete="CASCADE",
    )


def _resources() -> None:
    table = "library_resources"
    now = sa.text("now()")
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("available_for", sa.Text(), nullable=False),
        *(
            sa.Column(name, sa.Boolean(), nullable=False)
            for name in ("can_view", "can_download", "can_reuse")
        ),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.CheckConstraint(
            "available_for IN ('everyone', 'roles', 'schools')", name=op.f(f"ck_{table}_available_for")
        ),
        sa.CheckConstraint("can_view OR NOT can_download", name=op.f(f"ck_{table}_download")),
        _key(table, "content_guid", "contents"),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{table}")),
    )
    row_security(op, table)
    content = ["tenant_id", "content_guid"]
    op.create_index(f"uq_{table}_content_guid", table, content, unique=True, postgresql_where=LIVING)
    newest = ["tenant_id", "created_at", "guid"]
    op.create_index(f"ix_{table}_created_at", table, newest, postgresql_where=LIVING)
    adder = ["tenant_id", "created_by"]
    op.create_index(f"ix_{table}_created_by", table, adder, postgresql_where=LIVING)


def _audience(table: str, column: sa.Column[object]) -> None:
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("resource_guid", sa.Uuid(), nullable=False),
        column,
        _key(table, "resource_guid", "library_resources"),
        sa.PrimaryKeyConstraint("tenant_id", "resource_guid", column.name, name=op.f(f"pk_{table}")),
    )
    row_security(op, table)


def _dependencies() -> None:
    table = "content_dependencies"
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("dependency_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        _key(table, "content_guid", "contents"),
        _key(table, "dependency_guid", "contents"),
        sa.PrimaryKeyConstraint("tenant_id", "content_guid", "dependency_guid", name=op.f(f"pk_{table}")),
    )
    row_security(op, table)
    columns = ["tenant_id", "dependency_guid", "content_guid"]
    op.create_index(f"ix_{table}_dependency_guid", table, columns)
