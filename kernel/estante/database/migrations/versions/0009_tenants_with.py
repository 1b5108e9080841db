"""Asks a question of many tenants in one statement, so that who looks for work asks once."""

from alembic import op

from estante.database.base import APP_ROLE

revision = "0009_tenants_with"
down_revision = "0008_job_turns"
branch_labels = None
depends_on = None

# As whoever asks: each answer is what row security shows of that tenant. What cannot be answered is yes, so
# that the work itself tells what is wrong.
TENANTS_WITH = """
CREATE OR REPLACE FUNCTION tenants_with(tenants uuid[], question text) RETURNS SETOF uuid
LANGUAGE plpgsql AS $$
DECLARE
    tenant uuid;
    is_so boolean;
BEGIN
    FOREACH tenant IN ARRAY tenants LOOP
        PERFORM set_config('app.tenant', tenant::text, true);
        BEGIN
            EXECUTE question INTO is_so;
        EXCEPTION WHEN OTHERS THEN
            is_so := true;
        END;
        IF is_so THEN
            RETURN NEXT tenant;
        END IF;
    END LOOP;
    PERFORM set_config('app.tenant', '', true);
END $$
"""


def upgrade() -> None:
    op.execute(TENANTS_WITH)
    op.execute("REVOKE ALL ON FUNCTION tenants_with(uuid[], text) FROM PUBLIC")
    op.execute(f"GRANT EXECUTE ON FUNCTION tenants_with(uuid[], text) TO {APP_ROLE}")


def downgrade() -> None:
    op.execute("DROP FUNCTION tenants_with(uuid[], text)")
