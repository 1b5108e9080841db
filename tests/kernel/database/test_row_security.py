"""Row security: what a tenant's transaction and reading connection can see."""

import asyncio
from uuid import uuid4

import asyncpg
import pytest
from estante.database.engine import Database
from estante.database.histories import KERNEL
from estante.database.migrate import Migrated, migrate_all, pending
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

PEOPLE = "SELECT count(*) FROM people"
INSERT = text(
    "INSERT INTO people (tenant_id, guid, username, name, role_guid) VALUES (:t, :g, 'x', 'x', 'R04')"
)


@pytest.mark.spec("KER-097")
async def test_neither_way_to_the_database_shows_another_tenants_rows(database, tenant, other_tenant, person):
    await person(tenant)
    async with database.reading(tenant) as connection:
        assert await connection.fetchval(PEOPLE) == 1
    async with database.reading(other_tenant) as connection:
        assert await connection.fetchval(PEOPLE) == 0
    async with database.transaction(other_tenant) as session:
        assert await session.scalar(text(PEOPLE)) == 0


@pytest.mark.spec("KER-097")
async def test_a_row_cannot_be_written_for_another_tenant(database, tenant, other_tenant, person):
    ana = await person(tenant)
    with pytest.raises(DBAPIError, match="row-level security"):
        async with database.transaction(other_tenant) as session:
            await session.execute(
                INSERT,
                {"t": tenant.guid, "g": uuid4()},
            )
    async with database.transaction(other_tenant) as session:
        gone = await session.execute(text("DELETE FROM people WHERE guid = :guid"), {"guid": ana.guid})
        assert gone.rowcount == 0


async def test_without_a_tenant_no_row_is_seen(platform, tenant, person):
    await person(tenant)
    connection = await asyncpg.connect(platform.addresses.app_url)
    try:
        assert await connection.fetchval(PEOPLE) == 0
    finally:
        await connection.close()


async def test_the_applications_role_cannot_pass_row_security(platform):
    connection = await asyncpg.connect(platform.addresses.app_url)
    try:
        rights = await connection.fetchrow(
            "SELECT rolsuper, rolbypassrls, rolcreaterole FROM pg_roles WHERE rolname = current_user"
        )
        open_tables = await connection.fetch(
            "SELECT relname FROM pg_class c"
            " JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'"
            " WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace"
            " AND has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE')"
            # Row security that is not forced still binds everybody but the table's owner.
            " AND (NOT c.relrowsecurity OR pg_get_userbyid(c.relowner) = current_user)"
        )
    finally:
        await connection.close()
    assert rights is not None
    assert tuple(rights) == (False, False, False)
    assert open_tables == []


async def test_one_pooled_connection_changes_tenants_safely(platform, tenant, other_tenant, person):
    await person(tenant)
    database = Database(platform.addresses.app_url, pool_size=1)
    counts = []
    for one in (tenant, tenant, other_tenant, tenant):
        async with database.reading(one) as connection:
            counts.append(await connection.fetchval(PEOPLE))
    await database.close()
    assert counts == [1, 1, 0, 1]


async def test_a_reader_that_is_cut_off_leaves_no_tenant_behind(platform, tenant, other_tenant, person):
    await person(tenant)
    database = Database(platform.addresses.app_url, pool_size=1)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2), database.reading(tenant) as connection:
            await connection.execute("SELECT pg_sleep(30)")
    async with database.reading(other_tenant) as connection:
        assert await connection.fetchval(PEOPLE) == 0
    await database.close()


async def test_an_error_rolls_a_transaction_back(database, tenant):
    async def fail():
        async with database.transaction(tenant) as session:
            await session.execute(
                INSERT,
                {"t": tenant.guid, "g": uuid4()},
            )
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    async with database.reading(tenant) as connection:
        assert await connection.fetchval(PEOPLE) == 0


async def test_search_folds_accents_and_case(database, tenant):
    async with database.reading(tenant) as connection:
        assert await connection.fetchval("SELECT estante_fold('Ñandú ÁRBOL ação')") == "nandu arbol acao"


def test_migrating_again_changes_nothing(platform, registry):
    owner = platform.addresses.owner_url
    assert pending(owner, registry.histories) == []
    assert migrate_all(owner, registry.histories) == Migrated([], {})
    assert KERNEL.version_table == "alembic_estante"
