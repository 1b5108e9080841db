"""What is searched has the type, status and day of its content, so that words with these are one look-up.

Without them each row that has the words is looked up among contents, tens of thousands for a common word.
"""

from alembic import op
from estante.api.database import build_index, update_in_batches

revision = "0007_search_knows_type_and_day"
down_revision = "0006_flags_have_indexes"
branch_labels = None
depends_on = None

TENANT = "nullif(current_setting('app.tenant', true), '')::uuid"
FOUND = (
    "SELECT guid, folded, author, words{more} FROM content_search WHERE tenant_id = {tenant} AND NOT in_trash"
)
WORDS = "NEW.name, NEW.erp_id, NEW.description, NEW.author_name, NEW.author_lastname"
AUTHOR = "NEW.author_name, NEW.author_lastname"
COLUMNS = "name, erp_id, description, author_name, author_lastname, deleted_at"
# Anything other than inactive counts as active (BO §3).
STATUS = "CASE {table}.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END"
OF_CONTENT = STATUS.format(table="c")
NARROWED = "ix_content_search_narrowed"
DAY = "((created_at AT TIME ZONE 'UTC')::date)"


def upgrade() -> None:
    """Add both, have the trigger keep them, fill them in, and index them with the words."""
    op.execute(
        "ALTER TABLE content_search ADD COLUMN IF NOT EXISTS type_guid text,"
        " ADD COLUMN IF NOT EXISTS created_at timestamptz, ADD COLUMN IF NOT EXISTS status text"
    )
    _keep_search_current(
        ", type_guid, created_at, status",
        f", NEW.type_guid, NEW.created_at, {STATUS.format(table='NEW')}",
        ", type_guid = excluded.type_guid, created_at = excluded.created_at, status = excluded.status",
    )
    _trigger_on(f"{COLUMNS}, type_guid, created_at, status")
    update_in_batches(
        op,
        "content_search",
        assign=f"(type_guid, created_at, status) = (SELECT c.type_guid, c.created_at, {OF_CONTENT}"
        " FROM contents c"
        " WHERE c.tenant_id = entry.tenant_id AND c.guid = entry.guid)",
        where="entry.status IS NULL",
        reads=["contents"],
    )
    # Its owner reads it for the view (decision 0007).
    op.execute("ALTER TABLE content_search NO FORCE ROW LEVEL SECURITY")
    build_index(
        op,
        NARROWED,
        f"content_search USING gin (tenant_id, type_guid, status, {DAY}, folded gin_trgm_ops)",
    )
    op.execute("DROP INDEX IF EXISTS ix_content_search_folded")
    op.execute(f"CREATE OR REPLACE VIEW content_found AS {_found(', type_guid, created_at, status')}")


def downgrade() -> None:
    """Search without them."""
    op.execute(
        "CREATE INDEX ix_content_search_folded ON content_search USING gin (tenant_id, folded gin_trgm_ops)"
    )
    # Functions in SQL hold on to no view that they read.
    op.execute("DROP VIEW content_found")
    op.execute(f"CREATE VIEW content_found WITH (security_barrier = false) AS {_found('')}")
    op.execute("GRANT SELECT ON content_found TO estante_app")
    _trigger_on(COLUMNS)
    _keep_search_current("", "", "")
    op.execute("ALTER TABLE content_search DROP COLUMN type_guid, DROP COLUMN created_at, DROP COLUMN status")


def _found(more: str) -> str:
    return FOUND.format(more=more, tenant=TENANT)


def _keep_search_current(columns: str, values: str, changed: str) -> None:
    op.execute(f"""
        CREATE OR REPLACE FUNCTION contents_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            INSERT INTO content_search (tenant_id, guid, folded, author, in_trash{columns}) VALUES (
                NEW.tenant_id, NEW.guid,
                estante_fold(concat_ws(' ', {WORDS})),
                estante_fold(concat_ws(' ', {AUTHOR})), NEW.deleted_at IS NOT NULL{values})
            ON CONFLICT (tenant_id, guid) DO UPDATE
            SET folded = excluded.folded, author = excluded.author, in_trash = excluded.in_trash{changed};
            RETURN NULL;
        END $$""")


def _trigger_on(columns: str) -> None:
    op.execute(
        f"CREATE OR REPLACE TRIGGER contents_search AFTER INSERT OR UPDATE OF {columns} ON contents"
        " FOR EACH ROW EXECUTE FUNCTION contents_keep_search()"
    )
