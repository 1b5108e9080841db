"""Contents and what they are gathered and classified by are in the order in which people count and spell."""

from alembic import op
from estante.api.database import build_index, rebuild_index, update_in_batches

revision = "0029_order_of_names"
down_revision = "0028_required_points"
branch_labels = None
depends_on = None

LIVING = "WHERE deleted_at IS NULL"
TABLES = ("contents", "collections", "publications")
CLASSES = {"tags": "tag", "topics": "topic"}
KEEP = """
CREATE OR REPLACE FUNCTION contents_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO content_search
        (tenant_id, guid, folded, author, in_trash, type_guid, created_at, status, name, labels)
    VALUES (
        NEW.tenant_id, NEW.guid, content_folded(NEW.tenant_id, NEW.guid),
        estante_fold(concat_ws(' ', NEW.author_name, NEW.author_lastname)), NEW.deleted_at IS NOT NULL,
        NEW.type_guid, NEW.created_at, CASE NEW.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END,
        {function}(NEW.name), content_labels(NEW.tenant_id, NEW.guid))
    ON CONFLICT (tenant_id, guid) DO UPDATE
    SET folded = excluded.folded, author = excluded.author, in_trash = excluded.in_trash,
        type_guid = excluded.type_guid, created_at = excluded.created_at,
        status = excluded.status, name = excluded.name, labels = excluded.labels;
    RETURN NULL;
END $$
"""


def upgrade() -> None:
    """Sort what is searched, and every list by a name, by `estante_order`."""
    _sort_by("estante_order")
    for table, column in CLASSES.items():
        build_index(op, f"ix_{table}_{column}", f"{table} (tenant_id, estante_order({column}), guid)")


def downgrade() -> None:
    """Sort by letters alone."""
    for table, column in CLASSES.items():
        op.execute(f"DROP INDEX ix_{table}_{column}")
    _sort_by("estante_fold")


def _sort_by(function: str) -> None:
    op.execute(KEEP.format(function=function))
    content = "FROM contents c WHERE c.tenant_id = entry.tenant_id AND c.guid = entry.guid"
    name = f"(SELECT {function}(c.name) {content})"
    update_in_batches(
        op,
        "content_search",
        assign=f"name = {name}",
        where=f"entry.name IS DISTINCT FROM {name}",
        reads=["contents"],
    )
    # Its owner reads it for the view (decision 0007).
    op.execute("ALTER TABLE content_search NO FORCE ROW LEVEL SECURITY")
    for table in TABLES:
        rebuild_index(op, f"ix_{table}_name", f"{table} (tenant_id, {function}(name), guid) {LIVING}")
