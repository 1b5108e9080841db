"""Models and migrations say the same: a migrated database has what the models say, and nothing else.

Views, functions, triggers and policies are the migrations' own.
"""

import psycopg
import pytest
from estante.config import Platform
from estante.database.autogenerate import differences, load_models
from estante.database.base import Base
from estante.database.histories import KERNEL
from estante.plugins.registry import PluginRegistry
from estante.testing.schemas import empty_schema
from sqlalchemy import create_engine

# The queue's own: SAQ has their models.
SHARED = {"saq_jobs", "saq_stats", "saq_versions"}
TABLES = """
SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
   AND relname NOT LIKE 'alembic\\_%'
"""
EXTENSIONS = "SELECT extname FROM pg_extension"
# What expressions of indexes call.
ORDER = "SELECT pg_get_functiondef('estante_order(text)'::regprocedure)"
# Columns, indexes and constraints in PostgreSQL's words, expressions and conditions too. Who names a primary
# or a foreign key says nothing that a reader asks for.
WORDS = """
SELECT c.relname AS of, format('%s %s %s %s', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
                               pg_get_expr(d.adbin, d.adrelid)) AS words
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
 WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL
SELECT x.tablename, x.indexdef FROM pg_indexes x
 WHERE x.schemaname = 'public' AND NOT EXISTS (
       SELECT FROM pg_constraint k WHERE k.conindid = x.indexname::regclass AND k.contype = 'p')
UNION ALL
SELECT conrelid::regclass::text, concat_ws(' ', CASE WHEN contype NOT IN ('p', 'f') THEN conname END,
                                           pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'c', 'u', 'x')
"""


@pytest.fixture
def packages(registry: PluginRegistry) -> list[str]:
    return [plugin.discovered.package for plugin in registry]


def words(address: str, tables: frozenset[str]) -> set[tuple[str, str]]:
    with psycopg.connect(address) as connection:
        return {(table, text) for table, text in connection.execute(WORDS).fetchall() if table in tables}


def test_autogenerate_finds_nothing_to_write(platform: Platform, packages: list[str]) -> None:
    engine = create_engine(platform.addresses.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.connect() as connection:
        assert differences(connection, packages) == []
    engine.dispose()


def test_every_table_has_a_model(platform: Platform, packages: list[str]) -> None:
    with psycopg.connect(platform.addresses.owner_url) as connection:
        tables = {row[0] for row in connection.execute(TABLES).fetchall()}
    models = frozenset[str]().union(*map(load_models, packages))
    # What `search_table` makes is derived, and read through its view alone (0036).
    assert {name for name in tables - SHARED - models if not name.endswith("_search")} == set()
    assert models <= tables


def test_tables_made_from_the_models_are_those_that_the_migrations_make(
    platform: Platform, packages: list[str]
) -> None:
    tables = frozenset[str]().union(*map(load_models, packages))
    migrated = words(platform.addresses.owner_url, tables)
    with psycopg.connect(platform.addresses.owner_url) as connection:
        extensions = [row[0] for row in connection.execute(EXTENSIONS).fetchall()]
        order = connection.execute(ORDER).fetchall()[0][0]
    with empty_schema(platform) as schema:
        schema.to(KERNEL, "0001_foundation")
        with schema.owner() as owner:
            for extension in extensions:
                owner.execute(f"CREATE EXTENSION IF NOT EXISTS {extension}".encode())
            owner.execute(order)
        engine = create_engine(schema.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
        Base.metadata.create_all(engine, [Base.metadata.tables[name] for name in sorted(tables)])
        engine.dispose()
        modelled = words(schema.owner_url, tables)
    assert (modelled - migrated, migrated - modelled) == (set(), set())
