"""Videolessons: exercises over a video of the library, whose questions have their times."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import build_index

revision = "0018_videolessons"
down_revision = "0017_tracks_count"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remember the video, and whether its stops are to be answered."""
    op.add_column("exercises", sa.Column("video_guid", sa.Uuid(), nullable=True))
    op.add_column(
        "exercises",
        sa.Column("must_answer", sa.Boolean(), server_default=sa.text("true"), nullable=False),
    )
    build_index(op, "ix_exercises_video_guid", "exercises (tenant_id, video_guid)")


def downgrade() -> None:
    """Do without them."""
    op.drop_index("ix_exercises_video_guid", "exercises")
    op.drop_column("exercises", "must_answer")
    op.drop_column("exercises", "video_guid")
