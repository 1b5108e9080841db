"""Every table belongs to tenants and is under row security that the server cannot pass."""

import asyncpg
import pytest

# The queue's own tables hold no tenant's words: a job's row, which does, is in `jobs`.
# How often a tenant's settings were changed says nothing of what: each process asks for all tenants at once.
SHARED = {"saq_jobs", "saq_stats", "saq_versions", "settings_versions"}
# Its row security binds the server but not its owner, so that the view can use the index of words: the
# operators of text search are not leakproof. The view asks for the tenant itself.
SEARCHED, SEARCH_VIEW = "_search", "_found"
TABLES = """
SELECT c.relname AS name, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced,
       pg_get_userbyid(c.relowner) AS owner,
       (SELECT a.attname FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
         WHERE i.indrelid = c.oid AND i.indisprimary) AS first_of_key,
       (SELECT count(*) FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
  FROM pg_class c
 WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
   AND c.relname NOT LIKE 'alembic\\_%'
"""
INDEXES = """
SELECT c.relname || '.' || x.relname AS name, a.attname AS first
  FROM pg_index i
  JOIN pg_class c ON c.oid = i.indrelid
  JOIN pg_class x ON x.oid = i.indexrelid
  LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
 WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND i.indisunique
   AND c.relname NOT LIKE 'alembic\\_%'
"""
VIEWS = """
SELECT relname FROM pg_class WHERE relkind IN ('v', 'm') AND relnamespace = 'public'::regnamespace
   AND NOT coalesce('security_invoker=true' = ANY(reloptions), false)
"""
# Nobody may change what the audit says: what is older than the tenant wants goes by one function alone, and
# who was erased loses the name there by another.
AUDIT_FUNCTIONS = {"audit_expire", "audit_anonymize"}
DEFINERS = "SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace"
ROLE = """
SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
       EXISTS (SELECT 1 FROM pg_auth_members m WHERE m.member = r.oid) AS is_member
  FROM pg_roles r WHERE rolname = current_user
"""


@pytest.fixture
async def connection(platform):
    """As the role that the server has."""
    made = await asyncpg.connect(platform.addresses.app_url)
    yield made
    await made.close()


async def tables(connection):
    return [row for row in await connection.fetch(TABLES) if row["name"] not in SHARED]


@pytest.mark.spec("KER-097")
async def test_every_table_has_the_tenant_first_in_its_key(connection):
    found = await tables(connection)
    assert len(found) > 12
    assert {row["name"]: row["first_of_key"] for row in found if row["first_of_key"] != "tenant_id"} == {}


@pytest.mark.spec("KER-097")
async def test_every_table_is_under_forced_row_security(connection):
    found = await tables(connection)
    assert [row["name"] for row in found if not row["enabled"] or row["policies"] != 1] == []
    unforced = [row["name"] for row in found if not row["forced"]]
    assert unforced
    assert [name for name in unforced if not name.endswith(SEARCHED)] == []


async def test_every_unique_index_has_the_tenant_first(connection):
    """Else one tenant learns from a refusal what another has."""
    found = await connection.fetch(INDEXES)
    ours = [row for row in found if row["name"].split(".")[0] not in SHARED]
    assert [
        r["name"] for r in ours if not r["name"].startswith("alembic_") and r["first"] != "tenant_id"
    ] == []


async def test_the_servers_role_neither_owns_a_table_nor_passes_row_security(connection):
    user = await connection.fetchval("SELECT current_user")
    assert [row["name"] for row in await connection.fetch(TABLES) if row["owner"] == user] == []
    assert not any(await connection.fetchrow(ROLE))


async def test_nothing_else_opens_a_way_around_row_security(connection):
    views = [row["relname"] for row in await connection.fetch(VIEWS)]
    assert views
    assert [name for name in views if not name.endswith(SEARCH_VIEW)] == []
    tenant = "(NULLIF(current_setting('app.tenant'::text, true), ''::text))::uuid"
    for view in views:
        definition = await connection.fetchval("SELECT pg_get_viewdef($1::text::regclass)", view)
        rows = f"FROM {view.removesuffix(SEARCH_VIEW)}{SEARCHED}"
        assert f"{rows} WHERE ((tenant_id = {tenant}) AND (NOT in_trash));" in " ".join(definition.split())
    assert {row["proname"] for row in await connection.fetch(DEFINERS)} == AUDIT_FUNCTIONS


async def test_the_servers_role_cannot_change_the_migrations(connection):
    versions = "SELECT relname FROM pg_class WHERE relkind = 'r' AND relname LIKE 'alembic\\_%'"
    for row in await connection.fetch(versions):
        writes = "SELECT has_table_privilege(current_user, $1::text, 'INSERT, UPDATE, DELETE, TRUNCATE')"
        assert await connection.fetchval(writes, row["relname"]) is False
