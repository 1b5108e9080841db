"""Documents are mapped: hotspots and titles of pages."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects.postgresql import JSONB

revision = "0020_layouts"
down_revision = "0019_cartridges"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _layouts()
    _hotspots()


def downgrade() -> None:
    """Do without them."""
    op.drop_table("layout_hotspots")
    op.drop_table("layouts")


def _of_content(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", column],
        ["contents.tenant_id", "contents.guid"],
        name=op.f(f"fk_{table}_tenant_id_{column}"),
        ondelete="CASCADE",
    )


def _layouts() -> None:
    now = sa.text("now()")
    op.create_table(
        "layouts",
        *(sa.Column(name, sa.Uuid(), nullable=False) for name in ("tenant_id", "guid", "content_guid")),
        sa.Column("pages", JSONB(), server_default=sa.text("'[]'"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_layouts")),
        _of_content("layouts", "content_guid"),
    )
    row_security(op, "layouts")
    op.create_index("uq_layouts_content_guid", "layouts", ["tenant_id", "content_guid"], unique=True)


def _hotspots() -> None:
    table = "layout_hotspots"
    op.create_table(
        table,
        *(sa.Column(name, sa.Uuid(), nullable=False) for name in ("tenant_id", "content_guid", "guid")),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("position", "page")),
        *(sa.Column(name, sa.Float(), nullable=False) for name in ("x", "y", "width", "height")),
        sa.Column("label", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("target_content", sa.Uuid(), nullable=True),
        sa.Column("target_page", sa.Integer(), nullable=True),
        sa.Column("target_url", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("tenant_id", "content_guid", "guid", name=op.f("pk_layout_hotspots")),
        _of_content(table, "content_guid"),
        _of_content(table, "target_content"),
        sa.CheckConstraint(
            "num_nonnulls(target_content, target_page, target_url) <= 1",
            name=op.f("ck_layout_hotspots_target"),
        ),
    )
    row_security(op, table)
    op.create_index(
        "ix_layout_hotspots_target_content", table, ["tenant_id", "target_content", "content_guid"]
    )
