"""Sessions say from where they were opened; the audit names the actor and the shown person, and grows old."""

from alembic import op

from estante.database.base import APP_ROLE
from estante.database.steps import build_index, update_in_batches

revision = "0007_sessions_audit"
down_revision = "0006_bulk_changes"
branch_labels = None
depends_on = None

# The application's role deletes no record by itself: only what is older than its tenant keeps it, and never
# what is younger than a month.
EXPIRE = """
CREATE OR REPLACE FUNCTION audit_expire(before timestamptz) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    WITH gone AS (
        DELETE FROM audit
        WHERE tenant_id = nullif(current_setting('app.tenant', true), '')::uuid
          AND at < least(before, now() - interval '30 days')
        RETURNING 1
    )
    SELECT count(*) FROM gone
$$
"""
# In an impersonation the shown person's name stood where the actor's belongs.
ACTOR = """shown_username = entry.actor_username,
    actor_username = coalesce(
        (SELECT p.username FROM people p WHERE p.tenant_id = entry.tenant_id AND p.guid = entry.actor_guid),
        entry.actor_username)"""


def upgrade() -> None:
    for name in ("address", "agent"):
        op.execute(f"ALTER TABLE sessions ADD COLUMN IF NOT EXISTS {name} text NOT NULL DEFAULT ''")
    op.execute("ALTER TABLE audit ADD COLUMN IF NOT EXISTS shown_username text")
    op.execute(EXPIRE)
    op.execute("REVOKE ALL ON FUNCTION audit_expire(timestamptz) FROM PUBLIC")
    op.execute(f"GRANT EXECUTE ON FUNCTION audit_expire(timestamptz) TO {APP_ROLE}")
    unnamed = "entry.shown_guid IS NOT NULL AND entry.shown_username IS NULL"
    update_in_batches(op, "audit", assign=ACTOR, where=unnamed, reads=["people"])
    build_index(op, "ix_audit_shown_guid", "audit (tenant_id, shown_guid) WHERE shown_guid IS NOT NULL")


def downgrade() -> None:
    shown = "entry.shown_username IS NOT NULL"
    update_in_batches(op, "audit", assign="actor_username = entry.shown_username", where=shown)
    op.execute("DROP FUNCTION audit_expire(timestamptz)")
    op.execute("DROP INDEX ix_audit_shown_guid")
    op.execute("ALTER TABLE audit DROP COLUMN shown_username")
    for name in ("agent", "address"):
        op.execute(f"ALTER TABLE sessions DROP COLUMN {name}")
