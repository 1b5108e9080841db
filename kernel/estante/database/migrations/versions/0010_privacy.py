"""Erased people: the list of their guids, and the one way to take their names out of the audit."""

import sqlalchemy as sa
from alembic import op

from estante.database.base import APP_ROLE, row_security

revision = "0010_privacy"
down_revision = "0009_tenants_with"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
NOW = sa.text("now()")
# The application's role changes no record by itself: only of people who are in the list, which it cannot
# shorten, and only who they were. `most` limits a batch of the records that an index finds; without it the
# rest is read once for what else has the guid in it.
ANONYMIZE = """
CREATE FUNCTION audit_anonymize(erasure uuid, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    here uuid := nullif(current_setting('app.tenant', true), '')::uuid;
    alias text := 'erased-' || right(replace(erasure::text, '-', ''), 8);
    erased uuid;
    words text[];
    changed bigint;
BEGIN
    SELECT e.person_guid INTO erased FROM erased_people e WHERE e.tenant_id = here AND e.guid = erasure;
    IF erased IS NULL THEN
        RETURN 0;
    END IF;
    -- As they stand in JSON; one that is empty or gone finds nothing.
    SELECT array_agg(coalesce(nullif(to_jsonb(one.word)::text, '""'), erased::text)) INTO words
      FROM people p, unnest(ARRAY[p.username::text, p.email::text, p.name, p.lastname,
                                  concat_ws(' ', p.name, p.lastname)]) AS one (word)
     WHERE p.tenant_id = here AND p.guid = erased;
    words := coalesce(words, array_fill(erased::text, ARRAY[5]));
    WITH named AS (
        SELECT a.guid, replace((a.detail - 'address')::text, erased::text, erasure::text) AS detail
          FROM audit a
         WHERE a.tenant_id = here AND most IS NOT NULL
           AND (a.actor_guid = erased OR a.shown_guid = erased
                OR (a.entity = 'person' AND a.entity_guid = erased::text))
         LIMIT most
    ), mentioned AS (
        SELECT a.guid, replace((a.detail - 'address')::text, erased::text, erasure::text) AS detail
          FROM audit a
         WHERE a.tenant_id = here AND most IS NULL
           AND (a.entity_guid = erased::text OR strpos(a.detail::text, erased::text) > 0)
    ), clean AS (
        SELECT r.guid, replace(replace(replace(replace(replace(r.detail,
               words[1], to_jsonb(alias)::text), words[2], to_jsonb(alias)::text),
               words[3], to_jsonb(alias)::text), words[4], to_jsonb(alias)::text),
               words[5], to_jsonb(alias)::text)::jsonb AS detail
          FROM (SELECT * FROM named UNION ALL SELECT * FROM mentioned) AS r
    )
    UPDATE audit a SET
        actor_username = CASE WHEN a.actor_guid = erased THEN alias ELSE a.actor_username END,
        shown_username = CASE WHEN a.shown_guid = erased THEN alias ELSE a.shown_username END,
        actor_guid = CASE WHEN a.actor_guid = erased THEN erasure ELSE a.actor_guid END,
        shown_guid = CASE WHEN a.shown_guid = erased THEN erasure ELSE a.shown_guid END,
        entity_guid = CASE WHEN a.entity_guid = erased::text THEN erasure::text ELSE a.entity_guid END,
        detail = c.detail
      FROM clean c WHERE a.tenant_id = here AND a.guid = c.guid;
    GET DIAGNOSTICS changed = ROW_COUNT;
    RETURN changed;
END $$
"""


def upgrade() -> None:
    op.create_table(
        "erased_people",
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("finished_at", MOMENT),
        sa.Column("created_at", MOMENT, nullable=False, server_default=NOW),
        sa.Column("updated_at", MOMENT, nullable=False, server_default=NOW),
    )
    op.create_index(
        "uq_erased_people_person_guid", "erased_people", ["tenant_id", "person_guid"], unique=True
    )
    row_security(op, "erased_people", append_only=True)
    op.execute(f"GRANT UPDATE (finished_at, updated_at) ON erased_people TO {APP_ROLE}")
    op.execute(ANONYMIZE)
    op.execute("REVOKE ALL ON FUNCTION audit_anonymize(uuid, integer) FROM PUBLIC")
    op.execute(f"GRANT EXECUTE ON FUNCTION audit_anonymize(uuid, integer) TO {APP_ROLE}")


def downgrade() -> None:
    op.execute("DROP FUNCTION audit_anonymize(uuid, integer)")
    op.drop_table("erased_people")
