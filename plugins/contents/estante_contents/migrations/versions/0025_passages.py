"""What files say is kept as it stands there, page by page, beside the folded text that is searched."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects.postgresql import TSVECTOR

revision = "0025_passages"
down_revision = "0024_search_knows_labels"
branch_labels = None
depends_on = None

TABLE = "content_passages"


def upgrade() -> None:
    """Make the table; files that were prepared before are read by a job."""
    op.create_table(
        TABLE,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("place", sa.Text(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("title", sa.Text(), server_default="", nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column(
            "words",
            TSVECTOR(),
            sa.Computed("to_tsvector('simple', estante_fold(text))", persisted=True),
            nullable=True,
        ),
        sa.CheckConstraint("place IN ('page', 'chapter', 'slide')", name=op.f(f"ck_{TABLE}_place")),
        sa.CheckConstraint("(place IS NULL) = (number IS NULL)", name=op.f(f"ck_{TABLE}_number")),
        sa.PrimaryKeyConstraint("tenant_id", "content_guid", "position", name=op.f(f"pk_{TABLE}")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "content_guid"],
            ["contents.tenant_id", "contents.guid"],
            name=op.f(f"fk_{TABLE}_tenant_id_content_guid"),
            ondelete="CASCADE",
        ),
    )
    row_security(op, TABLE)
    op.add_column(
        "content_search",
        sa.Column("is_read", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )


def downgrade() -> None:
    """Keep the folded text alone."""
    op.drop_column("content_search", "is_read")
    op.drop_table(TABLE)
