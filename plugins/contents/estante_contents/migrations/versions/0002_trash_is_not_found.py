"""What lies in the trash is not found: what a search finds is counted without a look at `contents`."""

from alembic import op
from estante.api.database import update_in_batches

revision = "0002_trash_is_not_found"
down_revision = "0001_contents"
branch_labels = None
depends_on = None

TENANT = "nullif(current_setting('app.tenant', true), '')::uuid"
FOUND = f"SELECT guid, folded, author, words FROM content_search WHERE tenant_id = {TENANT}"
COLUMNS = "name, erp_id, description, author_name, author_lastname"


def upgrade() -> None:
    """Keep in what is searched whether it is in the trash, and show only what is not."""
    op.execute("ALTER TABLE content_search ADD COLUMN IF NOT EXISTS in_trash boolean NOT NULL DEFAULT false")
    _keep_search_current(
        "tenant_id, guid, folded, author, in_trash",
        ", NEW.deleted_at IS NOT NULL",
        ", in_trash = excluded.in_trash",
    )
    _trigger_on(f"{COLUMNS}, deleted_at")
    _mark_what_lies_there()
    op.execute(f"CREATE OR REPLACE VIEW content_found AS {FOUND} AND NOT in_trash")


def downgrade() -> None:
    """Find what is in the trash as well."""
    op.execute(f"CREATE OR REPLACE VIEW content_found AS {FOUND}")
    _trigger_on(COLUMNS)
    _keep_search_current("tenant_id, guid, folded, author")
    op.execute("ALTER TABLE content_search DROP COLUMN in_trash")


def _mark_what_lies_there() -> None:
    # The trigger writes what is searched, below the lock of the content: nobody restores one meanwhile.
    update_in_batches(
        op, "contents", assign="deleted_at = entry.deleted_at", where="entry.deleted_at IS NOT NULL"
    )


def _keep_search_current(columns: str, more: str = "", changed: str = "") -> None:
    op.execute(f"""
        CREATE OR REPLACE FUNCTION contents_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            INSERT INTO content_search ({columns}) VALUES (
                NEW.tenant_id, NEW.guid,
                estante_fold(concat_ws(' ', NEW.name, NEW.erp_id, NEW.description)),
                estante_fold(concat_ws(' ', NEW.author_name, NEW.author_lastname)){more})
            ON CONFLICT (tenant_id, guid) DO UPDATE
            SET folded = excluded.folded, author = excluded.author{changed};
            RETURN NULL;
        END $$""")


def _trigger_on(columns: str) -> None:
    op.execute(
        f"CREATE OR REPLACE TRIGGER contents_search AFTER INSERT OR UPDATE OF {columns} ON contents"
        " FOR EACH ROW EXECUTE FUNCTION contents_keep_search()"
    )
