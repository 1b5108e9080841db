"""Videos and audios have chapters too."""

from alembic import op

revision = "0030_chapters"
down_revision = "0029_order_of_names"
branch_labels = None
depends_on = None

TABLE = "content_tracks"
KINDS = "'subtitle', 'audiodescription', 'transcript'"


def upgrade() -> None:
    """Let a track be one of chapters."""
    _allow(f"{KINDS}, 'chapters'")


def downgrade() -> None:
    """Do without chapters; their files are swept."""
    op.execute(f"DELETE FROM {TABLE} WHERE kind = 'chapters'")
    _allow(KINDS)


def _allow(kinds: str) -> None:
    name = op.f(f"ck_{TABLE}_kind")
    op.drop_constraint(name, TABLE)
    op.create_check_constraint(name, TABLE, f"kind IN ({kinds})")
