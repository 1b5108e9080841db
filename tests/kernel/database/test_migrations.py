"""The kernel's migrations that came after the first installations, down and up over what is there."""

from importlib import import_module

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from estante import audit
from estante.bulk.models import BulkChange, BulkRow
from estante.config import Platform
from estante.database.engine import Database
from estante.identity import sessions
from estante.identity.accounts.people import principal_of
from estante.tenancy.tenant import Tenant
from estante.testing.people import add_person
from msgspec.structs import replace
from sqlalchemy import create_engine, text
from sqlalchemy.exc import ProgrammingError
from uuid_utils.compat import uuid7

TABLES = ("bulk_changes", "bulk_rows")
EXISTS = text("SELECT to_regclass(:table) IS NOT NULL")
GUARDED = text("SELECT relrowsecurity AND relforcerowsecurity FROM pg_class WHERE oid = to_regclass(:table)")


async def changed(database: Database, tenant: Tenant) -> None:
    """A bulk change of a row."""
    change = BulkChange(
        tenant_id=tenant.guid, guid=uuid7(), act="contents.delete", person_guid=uuid7(),
        total=1, changed=1, unchanged=0, refused=0,
    )  # fmt: skip
    async with database.transaction(tenant) as session:
        session.add(change)
        await session.flush()
        session.add(
            BulkRow(tenant_id=tenant.guid, change_guid=change.guid, guid=uuid7(), state="changed", before={})
        )


async def test_bulk_changes_go_and_come_back_over_changes_that_were_made(
    platform: Platform, database: Database, tenant: Tenant
) -> None:
    await changed(database, tenant)
    migration = import_module("estante.database.migrations.versions.0006_bulk_changes")
    engine = create_engine(platform.addresses.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    counted = text("SELECT (SELECT count(*) FROM bulk_changes) + (SELECT count(*) FROM bulk_rows)")
    # Whatever happens here is taken back.
    with engine.connect() as connection, Operations.context(MigrationContext.configure(connection)):
        mine = {"tenant": str(tenant.guid)}
        connection.execute(text("SELECT set_config('app.tenant', :tenant, true)"), mine)
        assert connection.scalar(counted) == 2
        migration.downgrade()
        assert [connection.scalar(EXISTS, {"table": table}) for table in TABLES] == [False, False]
        migration.upgrade()
        assert [connection.scalar(GUARDED, {"table": table}) for table in TABLES] == [True, True]
        assert connection.scalar(counted) == 0
        row = {"tenant": tenant.guid, "guid": uuid7()}
        add = text(
            "INSERT INTO bulk_changes (tenant_id, guid, act, person_guid) VALUES (:tenant, :guid, 'x', :guid)"
        )
        connection.execute(add, row)
        connection.execute(text("SELECT set_config('app.tenant', :tenant, true)"), {"tenant": str(uuid7())})
        assert connection.scalar(counted) == 0
        with pytest.raises(ProgrammingError, match="row-level security"):
            connection.execute(add, {**row, "guid": uuid7()})
    engine.dispose()


async def test_the_audits_names_change_places_and_back_over_what_is_recorded(
    platform: Platform, database: Database, tenant: Tenant
) -> None:
    pupil = await add_person(database, tenant, "R01")
    admin = await add_person(database, tenant, "R04")
    shown = replace(principal_of(tenant, pupil), acting_guid=admin.guid, acting_username=admin.username)
    async with database.transaction(tenant) as session:
        await audit.record(session, shown, "profile.update", "person", pupil.guid)
        await audit.record(session, principal_of(tenant, pupil), "profile.update", "person", pupil.guid)
        await sessions.start(session, tenant, pupil.guid)
    migration = import_module("estante.database.migrations.versions.0007_sessions_audit")
    engine = create_engine(platform.addresses.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    names = text("SELECT string_agg(actor_username, ' ' ORDER BY shown_guid NULLS LAST) FROM audit")
    with engine.connect() as connection, Operations.context(MigrationContext.configure(connection)):
        connection.execute(
            text("SELECT set_config('app.tenant', :tenant, true)"), {"tenant": str(tenant.guid)}
        )
        before = f"{admin.username} {pupil.username}"
        assert connection.scalar(names) == before
        migration.downgrade()
        assert connection.scalar(names) == f"{pupil.username} {pupil.username}"
        migration.upgrade()
        assert connection.scalar(names) == before
        kept = text("SELECT shown_username FROM audit WHERE shown_guid IS NOT NULL")
        assert connection.scalar(kept) == pupil.username
        assert connection.scalar(text("SELECT address FROM sessions")) == ""
        for table in ("audit", "people"):
            assert connection.scalar(GUARDED, {"table": table})
