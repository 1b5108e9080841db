"""Contents are classified by subjects, levels, years, objectives, topics and didactic types."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0011_classification"
down_revision = "0010_publications"
branch_labels = None
depends_on = None

# The tables that give a content some of what the settings have, each with its column.
OF_SETTINGS = {
    "content_disciplines": "discipline_guid",
    "content_levels": "level_guid",
    "content_years": "year_guid",
    "content_objectives": "objective_guid",
}


def upgrade() -> None:
    """Make the tables."""
    _topics()
    _links("content_topics", "topic_guid", of="topics")
    _links("content_didactic_types", "didactic_type", sa.Text(), is_indexed=False)
    for table, column in OF_SETTINGS.items():
        _links(table, column)


def downgrade() -> None:
    """Do without them."""
    for table in (*OF_SETTINGS, "content_didactic_types", "content_topics", "topics"):
        op.drop_table(table)


def _topics() -> None:
    now = sa.text("now()")
    op.create_table(
        "topics",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("topic", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_topics")),
    )
    row_security(op, "topics")
    op.create_index("uq_topics_topic", "topics", ["tenant_id", sa.text("lower(topic)")], unique=True)


def _key(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", column],
        [f"{other}.tenant_id", f"{other}.guid"],
        name=op.f(f"fk_{table}_tenant_id_{column}"),
        ondelete="CASCADE",
    )


def _links(
    table: str,
    column: str,
    kind: sa.Text | None = None,
    *,
    of: str | None = None,
    is_indexed: bool = True,
) -> None:
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column(column, kind or sa.Uuid(), nullable=False),
        _key(table, "content_guid", "contents"),
        *([_key(table, column, of)] if of else []),
        sa.PrimaryKeyConstraint("tenant_id", "content_guid", column, name=op.f(f"pk_{table}")),
    )
    row_security(op, table)
    if is_indexed:
        op.create_index(f"ix_{table}_{column}", table, ["tenant_id", column, "content_guid"])
