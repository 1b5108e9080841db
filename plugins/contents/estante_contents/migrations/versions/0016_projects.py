"""Projects are asked for, delivered and marked."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.schema import SchemaItem

revision = "0016_projects"
down_revision = "0015_exercises"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _projects()
    _materials()
    _deliveries()


def downgrade() -> None:
    """Do without them."""
    for table in ("deliveries", "project_materials", "projects"):
        op.drop_table(table)


def _row(*columns: sa.Column[Any], table: str) -> tuple[SchemaItem, ...]:
    now = sa.text("now()")
    return (
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        *columns,
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{table}")),
    )


def _of_content(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", "content_guid"],
        ["contents.tenant_id", "contents.guid"],
        name=op.f(f"fk_{table}_tenant_id_content_guid"),
        ondelete="CASCADE",
    )


def _projects() -> None:
    true = sa.text("true")
    op.create_table(
        "projects",
        *_row(
            sa.Column("content_guid", sa.Uuid(), nullable=False),
            sa.Column("statement", sa.Text(), server_default=sa.text("''"), nullable=False),
            sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
            sa.Column("takes_file", sa.Boolean(), server_default=true, nullable=False),
            sa.Column("takes_text", sa.Boolean(), server_default=true, nullable=False),
            sa.Column("max_points", sa.Numeric(8, 3), server_default=sa.text("10"), nullable=False),
            sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
            table="projects",
        ),
        _of_content("projects"),
        sa.CheckConstraint("takes_file OR takes_text", name=op.f("ck_projects_delivery")),
    )
    row_security(op, "projects")
    op.create_index("uq_projects_content_guid", "projects", ["tenant_id", "content_guid"], unique=True)


def _materials() -> None:
    table = "project_materials"
    op.create_table(
        table,
        *_row(
            sa.Column("content_guid", sa.Uuid(), nullable=False),
            sa.Column("stored_guid", sa.Uuid(), nullable=False),
            *(sa.Column(name, sa.Text(), nullable=False) for name in ("path", "name", "media_type")),
            sa.Column("size", sa.BigInteger(), nullable=False),
            table=table,
        ),
        _of_content(table),
    )
    row_security(op, table)
    op.create_index("ix_project_materials_content_guid", table, ["tenant_id", "content_guid", "created_at"])
    op.create_index("ix_project_materials_stored_guid", table, ["tenant_id", "stored_guid"])


def _deliveries() -> None:
    empty = sa.text("''")
    op.create_table(
        "deliveries",
        *_row(
            sa.Column("person_guid", sa.Uuid(), nullable=False),
            sa.Column("content_guid", sa.Uuid(), nullable=False),
            sa.Column("answer", sa.Text(), server_default=empty, nullable=False),
            sa.Column("stored_guid", sa.Uuid(), nullable=True),
            *(sa.Column(name, sa.Text(), nullable=True) for name in ("path", "name", "media_type")),
            sa.Column("size", sa.BigInteger(), nullable=True),
            sa.Column("delivered_at", sa.DateTime(timezone=True), nullable=False),
            sa.Column("points", sa.Numeric(8, 3), nullable=True),
            sa.Column("feedback", sa.Text(), server_default=empty, nullable=False),
            sa.Column("marked_at", sa.DateTime(timezone=True), nullable=True),
            sa.Column("marked_by", sa.Uuid(), nullable=True),
            sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
            table="deliveries",
        ),
    )
    row_security(op, "deliveries")
    content = ["tenant_id", "content_guid"]
    op.create_index("uq_deliveries_content_person", "deliveries", [*content, "person_guid"], unique=True)
    op.create_index("ix_deliveries_content_delivered", "deliveries", [*content, "delivered_at", "guid"])
    for column in ("person_guid", "marked_by"):
        op.create_index(f"ix_deliveries_{column}", "deliveries", ["tenant_id", column])
