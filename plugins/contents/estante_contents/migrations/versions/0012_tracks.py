"""Contents have subtitles, audio descriptions and transcripts."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0012_tracks"
down_revision = "0011_classification"
branch_labels = None
depends_on = None

TABLE = "content_tracks"


def upgrade() -> None:
    """Make the table."""
    now = sa.text("now()")
    op.create_table(
        TABLE,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("lang_id", sa.Text(), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("media_type", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("cue_count", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.CheckConstraint(
            "kind IN ('subtitle', 'audiodescription', 'transcript')", name=op.f(f"ck_{TABLE}_kind")
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "content_guid"],
            ["contents.tenant_id", "contents.guid"],
            name=op.f(f"fk_{TABLE}_tenant_id_content_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{TABLE}")),
    )
    row_security(op, TABLE)
    op.create_index(f"uq_{TABLE}_lang", TABLE, ["tenant_id", "content_guid", "kind", "lang_id"], unique=True)
    op.create_index(f"ix_{TABLE}_lang_id", TABLE, ["tenant_id", "lang_id"])
    op.create_index(f"ix_{TABLE}_path", TABLE, ["tenant_id", "path"])


def downgrade() -> None:
    """Do without it."""
    op.drop_table(TABLE)
