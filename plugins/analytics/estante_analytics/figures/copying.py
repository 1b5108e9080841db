"""Copying the roll-ups into ClickHouse: what was counted anew is marked, and the marked days are sent.

The roll-ups in PostgreSQL stay the ones that count. A copy is read once it has everything, and no more once
something was counted that nobody marked.
"""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Sequence
from datetime import date
from uuid import UUID

from estante.api.database import Database, RawConnection, Transaction, raw_connection
from estante.api.people import PrivacyContext, Subject
from estante.api.tenants import Tenant

from estante_analytics.figures.clickhouse import ClickHouseFigures
from estante_analytics.figures.clickhouse_client import CONTENTS, DAYS, ClickHouse, clickhouse
from estante_analytics.figures.store import FigureStore

PersonDay = tuple[UUID, date]
# Each sending makes a part of a table for each year that it touches.
BATCH, BATCH_OF_ALL = 5_000, 50_000
# Before every day that somebody used something.
FIRST: PersonDay = (UUID(int=0), date(1970, 1, 1))
MARK = """
INSERT INTO usage_copies (tenant_id, person_guid, day)
SELECT $1, w.person_guid, w.day FROM unnest($2::uuid[], $3::date[]) AS w (person_guid, day)
ON CONFLICT DO NOTHING
"""
# Two at once might send an older row after a newer one.
TURN = "SELECT pg_advisory_xact_lock(hashtextextended('analytics.copy' || $1::text, 0))"
TAKE = """
DELETE FROM usage_copies WHERE (person_guid, day) IN (SELECT person_guid, day FROM usage_copies LIMIT $1)
RETURNING person_guid, day
"""
DAYS_AFTER = """
SELECT person_guid, day FROM usage_days WHERE (day, person_guid) > ($2, $1)
ORDER BY day, person_guid LIMIT $3
"""
VERSION = "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint"
WANTED = "JOIN unnest($1::uuid[], $2::date[]) AS w (person_guid, day) USING (person_guid, day)"
PERSON_DAY = "tenant_id, day, person_guid, role_guid, country_guid, school_guids, sessions, seconds"
ROWS_OF_DAYS = f"SELECT {PERSON_DAY}, is_sample FROM usage_days {WANTED}"
ROWS_OF_CONTENTS = f"SELECT {PERSON_DAY}, content_guid FROM usage_contents {WANTED}"
NAMES = ("tenant", "day", "person", "role", "country", "schools", "sittings", "spent")
PLACES = ("version", "is_gone")
# What the copy has of the marked days.
KNOWN = "tenant = {tenant:UUID} AND (person, day) IN {wanted:Array(Tuple(UUID, Date))}"
KNOWN_DAYS = f"SELECT day, person, is_sample AS last FROM {DAYS} FINAL WHERE {KNOWN} AND NOT is_sample"
KNOWN_CONTENTS = f"SELECT day, person, content AS last FROM {CONTENTS} FINAL WHERE {KNOWN}"
HAS_ALL = "SELECT store FROM usage_stores"
SET_ALL = """
INSERT INTO usage_stores (tenant_id, store) VALUES ($1, $2)
ON CONFLICT (tenant_id) DO UPDATE SET store = excluded.store
"""
# What waits to be copied is nobody's then, and is copied all the same.
GIVE_MARKS = """
WITH theirs AS (DELETE FROM usage_copies WHERE person_guid = $2 RETURNING day)
INSERT INTO usage_copies (tenant_id, person_guid, day) SELECT $1, $3, day FROM theirs ON CONFLICT DO NOTHING
"""
OF_PERSON = "tenant = {tenant:UUID} AND person = {person:UUID}"


async def copy_of(session: Transaction, tenant: Tenant) -> FigureStore | None:
    """The copy, where there is one that has everything but what is marked."""
    store = clickhouse()
    if store is None:
        return None
    connection = await raw_connection(session)
    return ClickHouseFigures(store, tenant.guid) if await _holder(connection) == store.name else None


async def mark_days(connection: RawConnection, tenant: Tenant, days: Sequence[PersonDay]) -> None:
    """Have these days copied, or no copy be read any more where none is made here."""
    if clickhouse() is None:
        await forget_copy(connection)
    else:
        await connection.execute(MARK, tenant.guid, [who for who, _ in days], [day for _, day in days])


async def forget_copy(connection: RawConnection) -> None:
    """Have everything be copied anew before a copy is read."""
    await connection.execute("DELETE FROM usage_stores")


async def begin_copy(session: Transaction, tenant: Tenant) -> None:
    """Have everything be copied anew by the job, where copies are made."""
    connection = await raw_connection(session)
    await forget_copy(connection)
    await mark_days(connection, tenant, [FIRST])


async def lacks_copy(session: Transaction) -> bool:
    """Whether copies are made, and none has everything."""
    store = clickhouse()
    return store is not None and await _holder(await raw_connection(session)) != store.name


async def _holder(connection: RawConnection) -> str | None:
    row = await connection.fetchrow(HAS_ALL)
    return row["store"] if row else None


class Copying:
    """Sends a tenant's roll-ups to ClickHouse, in the caller's transaction."""

    def __init__(self, session: Transaction, tenant: Tenant, store: ClickHouse) -> None:
        self._session, self._tenant, self._store = session, tenant, store

    async def has_all(self) -> bool:
        """Whether everything was sent to it once."""
        return await _holder(await raw_connection(self._session)) == self._store.name

    async def begin(self) -> None:
        """Take away what it has of the tenant. Raises StoreAway."""
        connection = await self._in_turn()
        await forget_copy(connection)
        for table in (DAYS, CONTENTS):
            await self._store.command(
                f"ALTER TABLE {table} DELETE WHERE tenant = {{tenant:UUID}}", {"tenant": self._tenant.guid}
            )

    async def copy_after(self, last: PersonDay) -> PersonDay | None:
        """Send the next days in their order; answers the last, None without any. Raises StoreAway."""
        connection = await self._in_turn()
        days = [(row[0], row[1]) for row in await connection.fetch(DAYS_AFTER, *last, BATCH_OF_ALL)]
        await self._send(connection, days, is_first=True)
        return days[-1] if days else None

    async def finish(self) -> None:
        """Have it be read."""
        connection = await raw_connection(self._session)
        await connection.execute(SET_ALL, self._tenant.guid, self._store.name)

    async def copy_marked(self) -> int:
        """Send some days that were marked; answers how many. Raises StoreAway: they stay marked."""
        connection = await self._in_turn()
        days = [(row[0], row[1]) for row in await connection.fetch(TAKE, BATCH)]
        await self._send(connection, days, is_first=False)
        return len(days)

    async def _in_turn(self) -> RawConnection:
        connection = await raw_connection(self._session)
        await connection.execute(TURN, str(self._tenant.guid))
        return connection

    async def _send(self, connection: RawConnection, days: Sequence[PersonDay], *, is_first: bool) -> None:
        """Send what the days have, and take away what the copy has besides unless it is new there."""
        if not days:
            return
        wanted = [who for who, _ in days], [day for _, day in days]
        (now,) = await connection.fetch(VERSION)
        of_days = [tuple(row) for row in await connection.fetch(ROWS_OF_DAYS, *wanted)]
        of_contents = [tuple(row) for row in await connection.fetch(ROWS_OF_CONTENTS, *wanted)]
        gone_days = [] if is_first else await self._gone(KNOWN_DAYS, days, of_days)
        gone_contents = [] if is_first else await self._gone(KNOWN_CONTENTS, days, of_contents)
        for table, name, rows, gone in (
            (DAYS, "is_sample", of_days, gone_days),
            (CONTENTS, "content", of_contents, gone_contents),
        ):
            sent = [(*row, now[0], 0) for row in rows] + [(*row, now[0], 1) for row in gone]
            await self._store.insert(table, (*NAMES, name, *PLACES), sent)

    async def _gone(
        self, known: str, days: Sequence[PersonDay], rows: Sequence[tuple[object, ...]]
    ) -> Sequence[tuple[object, ...]]:
        """Rows that say of what the copy has too much that there is none."""
        there = {(row[1], row[2], row[-1]) for row in rows}
        values = {"tenant": self._tenant.guid, "wanted": list(days)}
        return [
            (self._tenant.guid, row["day"], row["person"], "", None, [], 0, 0, row["last"])
            for row in await self._store.query(known, values)
            if (row["day"], row["person"], row["last"]) not in there
        ]


async def bring_up_to_date(database: Database, tenant: Tenant, store: ClickHouse) -> int:
    """Copy the days that are marked, and before them everything where it was not copied; answers how many.

    Raises:
        StoreAway: what was not copied is still marked.
    """
    async with database.transaction(tenant) as session:
        has_all = await Copying(session, tenant, store).has_all()
    if not has_all:
        await _copy_all(database, tenant, store)
    days = 0
    while True:
        async with database.transaction(tenant) as session:
            copied = await Copying(session, tenant, store).copy_marked()
        days += copied
        if not copied:
            return days


async def _copy_all(database: Database, tenant: Tenant, store: ClickHouse) -> None:
    """Copy every day in turns; what is counted meanwhile is marked."""
    async with database.transaction(tenant) as session:
        await Copying(session, tenant, store).begin()
    last: PersonDay | None = FIRST
    while last is not None:
        async with database.transaction(tenant) as session:
            last = await Copying(session, tenant, store).copy_after(last)
    async with database.transaction(tenant) as session:
        await Copying(session, tenant, store).finish()


async def erase_from_copy(context: PrivacyContext, subject: Subject) -> int:
    """Give a person's rows of the copy to nobody; answers how many marks and rows these were.

    Raises:
        StoreAway: the erasure goes on later.
    """
    store, changed = clickhouse(), 0
    async with context.database.transaction(context.tenant) as session:
        connection = await raw_connection(session)
        await connection.execute(TURN, str(context.tenant.guid))
        marks = await connection.execute(GIVE_MARKS, context.tenant.guid, subject.guid, subject.pseudonym)
        if store is None:
            await forget_copy(connection)
        else:
            changed = await _give_to_nobody(store, context.tenant, subject)
    return changed + int(marks.rpartition(" ")[2])


async def _give_to_nobody(store: ClickHouse, tenant: Tenant, subject: Subject) -> int:
    values = {"tenant": tenant.guid, "person": subject.guid, "nobody": subject.pseudonym}
    changed = 0
    for table in (DAYS, CONTENTS):
        (row,) = await store.query(f"SELECT count() AS rows FROM {table} WHERE {OF_PERSON}", values)
        if row["rows"]:
            # In two steps: ClickHouse would look for who it writes there.
            theirs = f"SELECT * FROM {table} FINAL WHERE {OF_PERSON}"
            nobodys = f"SELECT * REPLACE ({{nobody:UUID}} AS person) FROM ({theirs})"
            await store.command(f"INSERT INTO {table} {nobodys}", values)
            await store.command(f"ALTER TABLE {table} DELETE WHERE {OF_PERSON}", values)
            changed += int(row["rows"])
    return changed
