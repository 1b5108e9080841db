"""Sessions say from where they were opened; the audit names the actor and the shown person, and grows old."""

import sqlalchemy as sa
from alembic import op

from estante.database.base import APP_ROLE

revision = "0007_sessions_audit"
down_revision = "0006_bulk_changes"
branch_labels = None
depends_on = None

# The application's role deletes no record by itself: only what is older than its tenant keeps it, and never
# what is younger than a month.
EXPIRE = """
CREATE FUNCTION audit_expire(before timestamptz) RETURNS bigint
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
NAMES = """
UPDATE audit SET shown_username = actor_username,
       actor_username = coalesce(
           (SELECT p.username FROM people p
            WHERE p.tenant_id = audit.tenant_id AND p.guid = audit.actor_guid),
           actor_username)
WHERE shown_guid IS NOT NULL
"""
NAMES_BACK = "UPDATE audit SET actor_username = shown_username WHERE shown_username IS NOT NULL"


def upgrade() -> None:
    for name in ("address", "agent"):
        op.add_column("sessions", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column("audit", sa.Column("shown_username", sa.Text))
    _for_all_tenants(NAMES)
    shown = sa.text("shown_guid IS NOT NULL")
    op.create_index("ix_audit_shown_guid", "audit", ["tenant_id", "shown_guid"], postgresql_where=shown)
    op.execute(EXPIRE)
    op.execute("REVOKE ALL ON FUNCTION audit_expire(timestamptz) FROM PUBLIC")
    op.execute(f"GRANT EXECUTE ON FUNCTION audit_expire(timestamptz) TO {APP_ROLE}")


def downgrade() -> None:
    op.execute("DROP FUNCTION audit_expire(timestamptz)")
    op.drop_index("ix_audit_shown_guid", "audit")
    _for_all_tenants(NAMES_BACK)
    op.drop_column("audit", "shown_username")
    for name in ("agent", "address"):
        op.drop_column("sessions", name)


def _for_all_tenants(statement: str) -> None:
    """Change rows of every tenant: the owner of a table is bound by row security only while it is forced."""
    for table in ("audit", "people"):
        op.execute(f"ALTER TABLE {table} NO FORCE ROW LEVEL SECURITY")
    op.execute(statement)
    for table in ("audit", "people"):
        op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
