"""A database of a test's own, at any of its migrations, with a row in every table.

def test_the_notes_go_down_and_up_over_data(platform):
    with empty_schema(platform) as schema:
        schema.to(KERNEL, "heads")
        schema.down_and_up(NOTES, {"notes.kind": "plain"})
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from graphlib import TopologicalSorter
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID, uuid4

import psycopg
from psycopg import sql
from sqlalchemy import NullPool, create_engine, text

from estante.config import Platform
from estante.database.commands import downgrade, script_of, upgrade
from estante.database.histories import History
from estante.services.postgres import APP, OWNER, SUPERUSER, Postgres

Rows = psycopg.Connection[tuple[Any, ...]]

# What a column of a type is given where the test says nothing; uuid columns all have the row's own guid, so
# that every foreign key finds its row.
EXAMPLES = {
    "text": "x",
    "citext": "x",
    "boolean": False,
    "smallint": 1,
    "integer": 1,
    "bigint": 1,
    "real": 1,
    "double precision": 1,
    "numeric": 1,
    "jsonb": "{}",
    "bytea": b"x",
    "nummultirange": "{[0,1)}",
    "timestamp with time zone": "2026-03-02T10:00:00Z",
    "text[]": "{x}",
}
COLUMNS = """
SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
 WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
   AND a.attgenerated = '' AND a.attidentity = ''
   AND EXISTS (SELECT FROM pg_attribute t WHERE t.attrelid = c.oid AND t.attname = 'tenant_id')
 ORDER BY c.relname, a.attnum
"""
PARENTS = """
SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
  FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid
"""
# Everything that a migration can have made, in words.
CATALOG = """
SELECT format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
              pg_get_expr(d.adbin, d.adrelid))
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
 WHERE c.relkind IN ('r', 'v') AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0
   AND NOT a.attisdropped
UNION ALL SELECT format('%s security %s %s rights %s', relname, relrowsecurity, relforcerowsecurity, relacl)
  FROM pg_class WHERE relkind IN ('r', 'v') AND relnamespace = 'public'::regnamespace
UNION ALL SELECT format('%s %s', indexdef, i.indisvalid)
  FROM pg_indexes x JOIN pg_index i ON i.indexrelid = x.indexname::regclass WHERE schemaname = 'public'
UNION ALL SELECT format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
UNION ALL SELECT format('%s %s %s', tablename, qual, with_check) FROM pg_policies
UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
UNION ALL SELECT pg_get_viewdef(oid) FROM pg_class
 WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
UNION ALL SELECT format('%s %s', pg_get_functiondef(p.oid), p.proacl) FROM pg_proc p
 WHERE pronamespace = 'public'::regnamespace
   AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
"""


class Schema:
    """One database; `owner_url` and `app_url` are its addresses for its two roles."""

    def __init__(self, owner_url: str, app_url: str) -> None:
        self.owner_url, self.app_url = owner_url, app_url
        self.tenant = uuid4()

    def to(self, history: History, revision: str) -> None:
        """Take a history up or down to a revision; "base" is before its first, "heads" its newest."""
        engine = create_engine(
            self.owner_url.replace("postgresql://", "postgresql+psycopg://"), poolclass=NullPool
        )
        change = downgrade if revision in self._behind(history) else upgrade
        with engine.connect() as connection:
            connection.execute(text("SET lock_timeout = '3s'"))
            connection.commit()
            change(connection, history, revision)
        engine.dispose()

    def _behind(self, history: History) -> set[str]:
        """The revisions that a history has left behind, the one it stands at too."""
        with self.owner() as connection:
            exists = connection.execute("SELECT to_regclass(%s)", [history.version_table]).fetchone()
            if exists == (None,):
                return set()
            table = sql.Identifier(history.version_table)
            rows = connection.execute(sql.SQL("SELECT version_num FROM {}").format(table)).fetchall()
        current = tuple(str(row[0]) for row in rows)
        passed = script_of(history).iterate_revisions(current, "base") if current else ()
        return {"base", *(migration.revision for migration in passed)}

    @contextmanager
    def owner(self) -> Iterator[Rows]:
        """As the role that owns the tables, with this schema's tenant shown; each statement is committed."""
        with psycopg.connect(self.owner_url, autocommit=True) as connection:
            connection.execute("SELECT set_config('app.tenant', %s, false)", [str(self.tenant)])
            yield connection

    def catalog(self) -> list[str]:
        """Every column, index, constraint, policy, right, trigger, view and function, in words."""
        with self.owner() as connection:
            return sorted(" ".join(row[0].split()) for row in connection.execute(CATALOG).fetchall())

    def fill(self, values: Mapping[str, object]) -> dict[str, int]:
        """A row in every table of tenants that has none; answers how many rows each has.

        Args:
            values: by "table.column", where a constraint wants more than an example of the type.
        """
        guid = uuid4()
        with self.owner() as connection:
            columns: dict[str, dict[str, str]] = {}
            for table, column, kind in connection.execute(COLUMNS).fetchall():
                columns.setdefault(table, {})[column] = kind
            for table in _parents_first(columns, connection.execute(PARENTS).fetchall()):
                name = sql.Identifier(table)
                if not connection.execute(sql.SQL("SELECT 1 FROM {} LIMIT 1").format(name)).fetchone():
                    row = {
                        column: self._example(table, column, kind, guid, values)
                        for column, kind in columns[table].items()
                    }
                    add = sql.SQL("INSERT INTO {} ({}) VALUES ({}) ON CONFLICT DO NOTHING").format(
                        name,
                        sql.SQL(", ").join(map(sql.Identifier, row)),
                        sql.SQL(", ").join([sql.Placeholder()] * len(row)),
                    )
                    connection.execute(add, list(row.values()))
        return self.counts()

    def _example(
        self, table: str, column: str, kind: str, guid: UUID, values: Mapping[str, object]
    ) -> object:
        if kind == "uuid":
            return self.tenant if column == "tenant_id" else guid
        return values.get(f"{table}.{column}", EXAMPLES[kind])

    def counts(self) -> dict[str, int]:
        """How many rows of the tenant each table has."""
        with self.owner() as connection:
            tables = {row[0] for row in connection.execute(COLUMNS).fetchall()}
            counted = {}
            for table in tables:
                count = sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier(table))
                counted[table] = (connection.execute(count).fetchone() or (0,))[0]
        return counted

    def down_and_up(self, history: History, values: Mapping[str, object]) -> None:
        """Take each step of a history back and make it again over data, from the newest to the first.

        Raises:
            AssertionError: a step did not come back as it was, or took rows of a table that stayed.
        """
        self.to(history, "heads")
        for step in script_of(history).walk_revisions():
            before, rows = self.catalog(), self.fill(values)
            assert min(rows.values(), default=1) == 1, rows  # noqa: S101 - fails the test that asked
            self.to(history, str(step.down_revision or "base"))
            stayed = self.counts()
            assert stayed == {table: rows[table] for table in stayed}, step.revision  # noqa: S101
            self.to(history, step.revision)
            changed = set(self.catalog()) ^ set(before)
            assert not changed, (step.revision, changed)  # noqa: S101
            assert {t: n for t, n in self.counts().items() if t in stayed} == stayed  # noqa: S101
            self.to(history, str(step.down_revision or "base"))
        self.to(history, "heads")


@contextmanager
def empty_schema(platform: Platform) -> Iterator[Schema]:
    """A new database beside the tests' own, which goes away afterwards."""
    folder, logs = platform.data_dir / "postgres", platform.data_dir / "logs"
    postgres = Postgres(folder, platform.data_dir / "run", logs / "postgres.log")
    postgres.port = urlsplit(platform.addresses.owner_url).port or 0
    name = f"schema_{uuid4().hex}"
    postgres.create_database(name)
    try:
        yield Schema(postgres.url(OWNER, name), postgres.url(APP, name))
    finally:
        with psycopg.connect(postgres.url(SUPERUSER, "postgres"), autocommit=True) as session:
            session.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def _parents_first(
    tables: Sequence[str] | Mapping[str, object], links: Sequence[tuple[Any, ...]]
) -> list[str]:
    order = TopologicalSorter({table: set[str]() for table in tables})
    for child, parent in links:
        order.add(child, parent)
    return [table for table in order.static_order() if table in tables]
