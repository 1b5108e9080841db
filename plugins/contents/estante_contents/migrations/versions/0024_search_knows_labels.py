"""What is searched knows by what its content is classified, and its name: several filters are one look-up.

Without them each content of a subject is looked up among those of a year, which are very many. Its words are
also those of its tags.
"""

from alembic import op
from estante.api.database import build_index, update_in_batches

revision = "0024_search_knows_labels"
down_revision = "0023_track_words"
branch_labels = None
depends_on = None

TENANT = "nullif(current_setting('app.tenant', true), '')::uuid"
FOUND = (
    "SELECT guid, folded, author, words, type_guid, created_at, status{more} FROM content_search"
    f" WHERE tenant_id = {TENANT} AND NOT in_trash"
)
WORDS = "NEW.name, NEW.erp_id, NEW.description, NEW.author_name, NEW.author_lastname"
AUTHOR = "NEW.author_name, NEW.author_lastname"
COLUMNS = "name, erp_id, description, author_name, author_lastname, deleted_at, type_guid, created_at, status"
# Anything other than inactive counts as active (BO §3).
STATUS = "CASE NEW.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END"
INDEX = "ix_content_search_labels"
LIVING = "ix_contents_living"
# The label of each link: a guid is one by itself.
LINKS = {
    "content_disciplines": "discipline_guid",
    "content_levels": "level_guid",
    "content_years": "year_guid",
    "content_tags": "tag_guid",
    "content_languages": "content_label(of_tenant, 'lang', lang_id)",
}


def upgrade() -> None:
    """Add both, have triggers keep them, fill them in, index them, and what is not in the trash."""
    op.execute(
        "ALTER TABLE content_search ADD COLUMN IF NOT EXISTS labels uuid[] NOT NULL DEFAULT '{}',"
        " ADD COLUMN IF NOT EXISTS name text"
    )
    _label()
    _fold()
    _keep_search_current(
        "content_folded(NEW.tenant_id, NEW.guid)",
        ", name, labels",
        ", estante_fold(NEW.name), content_labels(NEW.tenant_id, NEW.guid)",
        ", name = excluded.name, labels = excluded.labels",
    )
    _trigger_on(f"{COLUMNS}, country, is_public")
    for table in LINKS:
        _keep_labels_current(table)
    update_in_batches(
        op,
        "content_search",
        assign="labels = content_labels(entry.tenant_id, entry.guid),"
        " folded = content_folded(entry.tenant_id, entry.guid), name = (SELECT estante_fold(c.name)"
        " FROM contents c WHERE c.tenant_id = entry.tenant_id AND c.guid = entry.guid)",
        where="entry.name IS NULL",
        reads=["contents", "tags", *LINKS],
    )
    # Its owner reads it for the view (decision 0007).
    op.execute("ALTER TABLE content_search NO FORCE ROW LEVEL SECURITY")
    build_index(op, INDEX, "content_search USING gin (labels)")
    build_index(op, LIVING, "contents (tenant_id, guid) WHERE deleted_at IS NULL", unique=True)
    op.execute(f"CREATE OR REPLACE VIEW content_found AS {FOUND.format(more=', name, labels')}")


def downgrade() -> None:
    """Search without them."""
    op.execute("DROP VIEW content_found")
    op.execute(f"CREATE VIEW content_found WITH (security_barrier = false) AS {FOUND.format(more='')}")
    op.execute("GRANT SELECT ON content_found TO estante_app")
    for table in LINKS:
        for when in ("added", "removed"):
            op.execute(f"DROP TRIGGER {table}_{when} ON {table}")
    _keep_search_current(f"estante_fold(concat_ws(' ', {WORDS}))", "", "", "")
    _trigger_on(COLUMNS)
    op.execute("DROP FUNCTION content_search_labels()")
    op.execute("DROP FUNCTION content_labels(uuid, uuid)")
    op.execute("DROP FUNCTION content_labels_of(text, text[])")
    op.execute("DROP FUNCTION content_label(uuid, text, text)")
    op.execute("DROP FUNCTION content_folded(uuid, uuid)")
    op.execute(f"DROP INDEX {LIVING}")
    op.execute("ALTER TABLE content_search DROP COLUMN labels, DROP COLUMN name")


def _label() -> None:
    # A digest has the tenant in it, and guids are a tenant's anyway: an index without it can be joined with
    # those that begin with the tenant, which PostgreSQL refuses to those that share a condition.
    op.execute("""
        CREATE OR REPLACE FUNCTION content_label(of_tenant uuid, kind text, value text) RETURNS uuid
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
            SELECT md5(of_tenant::text || ' ' || kind || ' ' || value)::uuid
        $$""")
    op.execute(f"""
        CREATE OR REPLACE FUNCTION content_labels_of(kind text, named text[]) RETURNS uuid[]
        LANGUAGE sql STABLE PARALLEL SAFE AS $$
            SELECT array_agg(content_label({TENANT}, kind, value)) FROM unnest(named) AS value
        $$""")
    links = " UNION ALL ".join(
        f"SELECT {label} AS label FROM {table} WHERE tenant_id = of_tenant AND content_guid = of_content"
        for table, label in LINKS.items()
    )
    op.execute(f"""
        CREATE OR REPLACE FUNCTION content_labels(of_tenant uuid, of_content uuid) RETURNS uuid[]
        LANGUAGE sql STABLE AS $$
            SELECT coalesce(array_agg(label ORDER BY label), '{{}}') FROM (
                {links}
                UNION ALL
                SELECT content_label(of_tenant, own.kind, own.value)
                FROM contents c CROSS JOIN LATERAL (VALUES
                    ('country', nullif(c.country, '')),
                    ('is', CASE WHEN c.is_public THEN 'public' END),
                    ('is', CASE WHEN c.description = '' THEN 'undescribed' END)
                ) AS own (kind, value)
                WHERE c.tenant_id = of_tenant AND c.guid = of_content AND own.value IS NOT NULL
            ) AS labels
        $$""")


def _fold() -> None:
    op.execute("""
        CREATE OR REPLACE FUNCTION content_folded(of_tenant uuid, of_content uuid) RETURNS text
        LANGUAGE sql STABLE AS $$
            SELECT estante_fold(concat_ws(
                ' ', c.name, c.erp_id, c.description, c.author_name, c.author_lastname,
                (SELECT string_agg(t.tag, ' ' ORDER BY t.tag)
                 FROM content_tags x JOIN tags t ON t.tenant_id = x.tenant_id AND t.guid = x.tag_guid
                 WHERE x.tenant_id = of_tenant AND x.content_guid = of_content)))
            FROM contents c WHERE c.tenant_id = of_tenant AND c.guid = of_content
        $$""")
    # Who labels a content waits for whoever does so now, and reads afterwards: neither label is lost.
    op.execute("""
        CREATE OR REPLACE FUNCTION content_search_labels() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            PERFORM 1 FROM content_search s WHERE (s.tenant_id, s.guid) IN (
                SELECT tenant_id, content_guid FROM changed
            ) ORDER BY s.tenant_id, s.guid FOR NO KEY UPDATE;
            UPDATE content_search s
            SET labels = labelled.labels, folded = coalesce(labelled.folded, s.folded)
            FROM (
                SELECT tenant_id, content_guid, content_labels(tenant_id, content_guid) AS labels,
                    CASE TG_TABLE_NAME WHEN 'content_tags'
                    THEN content_folded(tenant_id, content_guid) END AS folded
                FROM (SELECT DISTINCT tenant_id, content_guid FROM changed) AS touched
            ) AS labelled
            WHERE s.tenant_id = labelled.tenant_id AND s.guid = labelled.content_guid
              AND s.labels <> labelled.labels;
            RETURN NULL;
        END $$""")


def _keep_labels_current(table: str) -> None:
    for when, event, rows in (("added", "INSERT", "NEW"), ("removed", "DELETE", "OLD")):
        op.execute(
            f"CREATE OR REPLACE TRIGGER {table}_{when} AFTER {event} ON {table}"
            f" REFERENCING {rows} TABLE AS changed"
            " FOR EACH STATEMENT EXECUTE FUNCTION content_search_labels()"
        )


def _keep_search_current(folded: str, columns: str, values: str, changed: str) -> None:
    op.execute(f"""
        CREATE OR REPLACE FUNCTION contents_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            INSERT INTO content_search
                (tenant_id, guid, folded, author, in_trash, type_guid, created_at, status{columns})
            VALUES (
                NEW.tenant_id, NEW.guid, {folded},
                estante_fold(concat_ws(' ', {AUTHOR})), NEW.deleted_at IS NOT NULL,
                NEW.type_guid, NEW.created_at, {STATUS}{values})
            ON CONFLICT (tenant_id, guid) DO UPDATE
            SET folded = excluded.folded, author = excluded.author, in_trash = excluded.in_trash,
                type_guid = excluded.type_guid, created_at = excluded.created_at,
                status = excluded.status{changed};
            RETURN NULL;
        END $$""")


def _trigger_on(columns: str) -> None:
    op.execute(
        f"CREATE OR REPLACE TRIGGER contents_search AFTER INSERT OR UPDATE OF {columns} ON contents"
        " FOR EACH ROW EXECUTE FUNCTION contents_keep_search()"
    )
