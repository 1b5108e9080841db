"""asyncpg's own connection below a session, and statements that are put together once.

The first leans on a name that SQLAlchemy does not promise (`_start_transaction`).
"""

import pytest
from estante.database.engine import Database
from estante.database.raw import RawStatement, raw_connection
from estante.languages.models import LanguageScope
from estante.records.constraints import constraint_of
from estante.tenancy.tenant import Tenant
from sqlalchemy import text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

SEEN = "SELECT current_setting('app.tenant', true) AS tenant, pg_current_xact_id()::text AS transaction"
COLUMNS = ("tenant_id", "scope", "lang", "json")
INSERT = RawStatement(insert(LanguageScope).returning(LanguageScope.json), COLUMNS)


async def test_it_begins_the_transaction_names_the_tenant_and_ends_with_it(
    database: Database, tenant: Tenant
) -> None:
    async with database.session(tenant) as session:
        connection = await raw_connection(session)
        first = await connection.fetchrow(SEEN)
        assert first is not None
        assert first["tenant"] == str(tenant.guid)
        assert (await session.scalar(text("SELECT pg_current_xact_id()::text"))) == first["transaction"]
        await session.rollback()
        again = await (await raw_connection(session)).fetchrow(SEEN)
        assert again is not None
        assert again["transaction"] != first["transaction"]


async def test_a_statement_fills_defaults_takes_json_and_a_savepoint_outlives_its_refusal(
    database: Database, tenant: Tenant
) -> None:
    row = {"tenant_id": tenant.guid, "scope": "raw", "lang": "es", "json": {"agua": ["río", 1]}}
    async with database.transaction(tenant) as session:
        inserted = await INSERT.fetchrow(session, row)
        assert inserted is not None
        assert inserted["json"] == {"agua": ["río", 1]}
        with pytest.raises(IntegrityError) as refused:
            async with session.begin_nested():
                await INSERT.fetchrow(session, row)
        assert constraint_of(refused.value) == "uq_language_scopes_scope"
        assert await INSERT.fetchrow(session, {**row, "lang": "pt"}) is not None


async def test_what_is_put_around_a_statement_takes_arguments_after_its_own(
    database: Database, tenant: Tenant
) -> None:
    around = RawStatement(
        insert(LanguageScope).returning(LanguageScope.json),
        COLUMNS,
        around=lambda change, own: f"WITH m AS ({change}) SELECT json, ${own + 1}::text AS said FROM m",  # noqa: S608 - ours
    )
    row = {"tenant_id": tenant.guid, "scope": "around", "lang": "es", "json": {"agua": "río"}}
    async with database.transaction(tenant) as session:
        made = await around.fetchrow(session, row, "también")
        assert made is not None
        assert (made["json"], made["said"]) == ({"agua": "río"}, "también")
