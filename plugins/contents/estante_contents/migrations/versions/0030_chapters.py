"""Videos and audios have chapters too."""

from alembic import op

revision = "0030_chapters"
down_revision = "0029_order_of_names"
branch_labels = None
depends_on = None

TABLE = "content_tracks"
CHECK = f"ck_{TABLE}_kind"
KINDS = "'subtitle', 'audiodescription', 'transcript'"


def upgrade() -> None:
    """Let a track be one of chapters."""
    _allow(f"{KINDS}, 'chapters'")


def downgrade() -> None:
    """Do without chapters."""
    op.execute(f"DELETE FROM {TABLE} WHERE kind = 'chapters'")
    _allow(KINDS)


def _allow(kinds: str) -> None:
    op.drop_constraint(op.f(CHECK), TABLE)
    op.execute(f"ALTER TABLE {TABLE} ADD CONSTRAINT {CHECK} CHECK (kind IN ({kinds})) NOT VALID")
    # Nobody waits while the rows are read.
    with op.get_context().autocommit_block():
        op.execute(f"ALTER TABLE {TABLE} VALIDATE CONSTRAINT {CHECK}")
