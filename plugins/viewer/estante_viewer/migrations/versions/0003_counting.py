"""The server's own measure of a content, and the order in which sittings tell a position."""

from alembic import op
from estante.api.database import update_in_batches

revision = "viewer_0003"
down_revision = "viewer_0002"
branch_labels = None
depends_on = None

COLUMNS = {
    "is_measured": "boolean NOT NULL DEFAULT false",
    "gap_limit": "numeric(4, 3) NOT NULL DEFAULT 0",
    "newest_session": "uuid",
    "position_at": "timestamptz",
}


def upgrade() -> None:
    op.alter_column("consumptions", "progress_ends", nullable=True)
    for name, kind in COLUMNS.items():
        op.execute(f"ALTER TABLE consumptions ADD COLUMN IF NOT EXISTS {name} {kind}")
    op.execute("ALTER TABLE consumption_sessions ADD COLUMN IF NOT EXISTS last_sequence bigint")
    # Where the step before this one ran in its first form, row security kept it from every row.
    update_in_batches(
        op,
        "consumptions",
        assign="success_status = entry.completion_status, completion_status = 'completed'",
        where="entry.completion_status IN ('passed', 'failed')",
    )


def downgrade() -> None:
    # A length that nobody ever learnt: what was seen is all there is.
    update_in_batches(
        op,
        "consumptions",
        assign="progress_ends = coalesce(entry.progress_ends, greatest(upper(entry.covered), 1))",
        where="entry.progress_ends IS NULL",
    )
    op.drop_column("consumption_sessions", "last_sequence")
    for name in reversed(COLUMNS):
        op.drop_column("consumptions", name)
    op.alter_column("consumptions", "progress_ends", nullable=False)
