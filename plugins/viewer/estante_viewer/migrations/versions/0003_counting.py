"""The server's own measure of a content, and the order in which sittings tell a position."""

import sqlalchemy as sa
from alembic import op

revision = "viewer_0003"
down_revision = "viewer_0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.alter_column("consumptions", "progress_ends", nullable=True)
    for column in (
        sa.Column("is_measured", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("gap_limit", sa.Numeric(4, 3), nullable=False, server_default=sa.text("0")),
        sa.Column("newest_session", sa.Uuid),
        sa.Column("position_at", sa.DateTime(timezone=True)),
    ):
        op.add_column("consumptions", column)
    op.add_column("consumption_sessions", sa.Column("last_sequence", sa.BigInteger))
    # SCORM 1.2's one word for two things: the step before this one moves it where row security lets it.
    for_all_tenants("""
    UPDATE consumptions SET success_status = completion_status, completion_status = 'completed'
    WHERE completion_status IN ('passed', 'failed')
    """)


def downgrade() -> None:
    op.drop_column("consumption_sessions", "last_sequence")
    for name in ("position_at", "newest_session", "gap_limit", "is_measured"):
        op.drop_column("consumptions", name)
    # A length that nobody ever learnt: what was seen is all there is.
    for_all_tenants("""
    UPDATE consumptions SET progress_ends = coalesce(progress_ends, greatest(upper(covered), 1)),
      completion_status = CASE WHEN success_status IN ('passed', 'failed') THEN success_status
        ELSE completion_status END
    """)
    op.alter_column("consumptions", "progress_ends", nullable=False)


def for_all_tenants(statement: str) -> None:
    """Change rows of every tenant; row security binds the owner as well."""
    op.execute("ALTER TABLE consumptions NO FORCE ROW LEVEL SECURITY")
    op.execute(statement)
    op.execute("ALTER TABLE consumptions FORCE ROW LEVEL SECURITY")
