"""The table in which words of another table's rows are searched, as a step of a migration (decision 0036)."""

from collections.abc import Mapping, Sequence
from typing import Any

from estante.database.base import APP_ROLE
from estante.database.steps import update_in_batches

TENANT = "nullif(current_setting('app.tenant', true), '')::uuid"
TABLE = """
CREATE TABLE IF NOT EXISTS {name}_search (
    tenant_id uuid NOT NULL, guid uuid NOT NULL, {texts}, in_trash boolean NOT NULL DEFAULT false,
    PRIMARY KEY (tenant_id, guid),
    FOREIGN KEY (tenant_id, guid) REFERENCES {table} (tenant_id, guid) ON DELETE CASCADE
)
"""
# Near is a third of the trigrams: two letters in wrong order cost more than half of them.
LIKE = """
CREATE OR REPLACE FUNCTION {name}_like(word text) RETURNS SETOF uuid
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.33 AS $$
    SELECT near.guid FROM (
        SELECT f.guid, f.folded FROM {name}_found f WHERE estante_fold(word) <% f.folded LIMIT 5000
    ) AS near ORDER BY word_similarity(estante_fold(word), near.folded) DESC LIMIT 200
$$
"""
TRIGGER = """
CREATE OR REPLACE FUNCTION {name}_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO {name}_search (tenant_id, guid, {columns}, in_trash)
    VALUES (NEW.tenant_id, NEW.guid, {values}, {in_trash})
    ON CONFLICT (tenant_id, guid) DO UPDATE SET {changed}, in_trash = excluded.in_trash;
    RETURN NULL;
END $$
"""


def search_table(
    op: Any,
    name: str,
    table: str,
    columns: Sequence[str],
    *,
    parts: Mapping[str, Sequence[str]] | None = None,
    trash: bool = True,
) -> None:
    """Search the words of a table's columns: `search_table(op, "room", "rooms", ("name", "code"))`.

    Makes `<name>_search`, which a trigger keeps, its indexes of trigrams, the view `<name>_found` for the
    application, and `<name>_like`, by which typing errors are mended. Rows that stand are taken in by
    batches.

    Args:
        op: `alembic.op`.
        name: as `FullText` has it.
        table: a table whose key is `tenant_id` and `guid`.
        columns: what is searched by `q`.
        parts: further texts that a filter searches alone, such as `{"author": ("name", "lastname")}`.
        trash: whether rows with `deleted_at` are not to be found.
    """
    texts = {"folded": columns, **(parts or {})}
    op.execute("CREATE EXTENSION IF NOT EXISTS btree_gin")
    op.execute(
        TABLE.format(name=name, table=table, texts=", ".join(f"{text} text NOT NULL" for text in texts))
    )
    for text in texts:
        op.execute(
            f"CREATE INDEX IF NOT EXISTS ix_{name}_search_{text} ON {name}_search"
            f" USING gin (tenant_id, {text} gin_trgm_ops)"
        )
    _let_in(op, name)
    _view(op, name, texts)
    # Only a session that has used the extension may set its parameters.
    op.execute("SELECT word_similarity('', '')")
    op.execute(LIKE.format(name=name))
    op.execute(f"GRANT EXECUTE ON FUNCTION {name}_like(text) TO {APP_ROLE}")
    _keep_current(op, name, table, texts, trash=trash)
    # The trigger writes what is searched of each row, below that row's lock.
    update_in_batches(
        op,
        table,
        assign=f"{columns[0]} = entry.{columns[0]}",
        where=f"NOT EXISTS (SELECT FROM {name}_search s"
        " WHERE s.tenant_id = entry.tenant_id AND s.guid = entry.guid)",
    )


def drop_search_table(op: Any, name: str, table: str) -> None:
    """Take back `search_table`."""
    op.execute(f"DROP TRIGGER {name}_search ON {table}")
    op.execute(f"DROP FUNCTION {name}_keep_search()")
    op.execute(f"DROP FUNCTION {name}_like(text)")
    op.execute(f"DROP VIEW {name}_found")
    op.execute(f"DROP TABLE {name}_search")


def _let_in(op: Any, name: str) -> None:
    """Row security for the application, and not forced on the owner, as whom the view reads."""
    op.execute(f"ALTER TABLE {name}_search ENABLE ROW LEVEL SECURITY")
    op.execute(f"DROP POLICY IF EXISTS {name}_search_tenant ON {name}_search")
    op.execute(
        f"CREATE POLICY {name}_search_tenant ON {name}_search"
        f" USING (tenant_id = {TENANT}) WITH CHECK (tenant_id = {TENANT})"
    )
    op.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {name}_search TO {APP_ROLE}")


def _view(op: Any, name: str, texts: Mapping[str, Sequence[str]]) -> None:
    op.execute(
        f"CREATE OR REPLACE VIEW {name}_found WITH (security_barrier = false) AS"  # noqa: S608 - a migration's own words
        f" SELECT guid, {', '.join(texts)} FROM {name}_search WHERE tenant_id = {TENANT} AND NOT in_trash"
    )
    op.execute(f"GRANT SELECT ON {name}_found TO {APP_ROLE}")


def _keep_current(op: Any, name: str, table: str, texts: Mapping[str, Sequence[str]], *, trash: bool) -> None:
    """Have a trigger write what is searched with each change of a row."""
    op.execute(
        TRIGGER.format(
            name=name,
            columns=", ".join(texts),
            values=", ".join(_folded(names) for names in texts.values()),
            in_trash="NEW.deleted_at IS NOT NULL" if trash else "false",
            changed=", ".join(f"{text} = excluded.{text}" for text in texts),
        )
    )
    searched = list(dict.fromkeys(column for names in texts.values() for column in names))
    of = ", ".join([*searched, "deleted_at"] if trash else searched)
    op.execute(
        f"CREATE OR REPLACE TRIGGER {name}_search AFTER INSERT OR UPDATE OF {of} ON {table}"
        f" FOR EACH ROW EXECUTE FUNCTION {name}_keep_search()"
    )


def _folded(columns: Sequence[str]) -> str:
    return f"estante_fold(concat_ws(' ', {', '.join(f'NEW.{column}' for column in columns)}))"
