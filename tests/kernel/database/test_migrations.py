"""The kernel's migrations that came after the first installations, down and up over what is there."""

from importlib import import_module

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from estante.bulk.models import BulkChange, BulkRow
from estante.config import Platform
from estante.database.engine import Database
from estante.database.histories import KERNEL
from estante.tenancy.tenant import Tenant
from estante.testing.schemas import empty_schema
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


RECORD = (
    "INSERT INTO audit (tenant_id, guid, actor_guid, actor_username, shown_guid, action, entity, detail)"
    " VALUES (%s, gen_random_uuid(), %s, 'pupil', %s, 'profile.update', 'person', '{}')"
)


def test_the_audits_names_change_places_and_back_over_what_is_recorded(platform: Platform) -> None:
    with empty_schema(platform) as schema, schema.owner() as owner:

        def names(column: str = "actor_username") -> list[str]:
            found = owner.execute(f"SELECT {column} FROM audit ORDER BY shown_guid NULLS LAST")  # noqa: S608
            return [row[0] for row in found.fetchall()]

        schema.to(KERNEL, "0006_bulk_changes")
        admin, pupil = uuid7(), uuid7()
        person = (
            "INSERT INTO people (tenant_id, guid, username, name, role_guid) VALUES (%s, %s, %s, '', 'R04')"
        )
        owner.execute(person, [schema.tenant, admin, "admin"])
        owner.execute(person, [schema.tenant, pupil, "pupil"])
        owner.execute(RECORD, [schema.tenant, admin, pupil])
        owner.execute(RECORD, [schema.tenant, pupil, None])
        for _ in range(2):
            schema.to(KERNEL, "0007_sessions_audit")
            assert (names(), names("shown_username")) == (["admin", "pupil"], ["pupil", None])
            schema.to(KERNEL, "0006_bulk_changes")
            assert names() == ["pupil", "pupil"]


def test_every_step_goes_down_and_up_over_data(platform: Platform) -> None:
    with empty_schema(platform) as schema:
        schema.down_and_up(KERNEL, {"sessions.kind": "session", "second_factors.kind": "totp"})
