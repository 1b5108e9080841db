"""Creating and changing a record through `Records`, beside the same SQL by asyncpg in one transaction.

Commits do not wait for the disk, so that nothing hides what the service itself costs.
"""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Never
from uuid import UUID

import asyncpg
import msgspec
from estante.actions import Verdict
from estante.database.base import TenantTable, row_security
from estante.database.engine import Database
from estante.events import Event
from estante.events.outbox import CHANNEL, Events
from estante.identity.principal import Principal
from estante.if_match import IfMatch
from estante.plugins.owners import qualified_name
from estante.records.context import RecordContext
from estante.records.events import RecordEvents
from estante.records.journal import JOURNAL
from estante.records.service import Records
from estante.records.uses import Uses
from estante.tenancy.tenant import Tenant
from harness import Bench, bench, report
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Index, MetaData, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.schema import CreateTable
from uuid_utils.compat import uuid7

# Turns are short, so that what else the machine does meets both sides of one.
ROUNDS, EACH, MIN_RATIO = 60, 20, 0.60
WARM = 5


class BenchTable(TenantTable):
    """A table that no migration knows."""

    __abstract__ = True
    metadata = MetaData()


class BenchSchool(BenchTable):
    __tablename__ = "bench_schools"
    __table_args__ = (Index("uq_bench_schools_code", "tenant_id", "code", unique=True),)

    code: Mapped[str]
    name: Mapped[str]
    city: Mapped[str | None]
    status: Mapped[str] = mapped_column(server_default="active")
    version: Mapped[int] = mapped_column(server_default=text("1"))
    created_by: Mapped[UUID | None]


class SchoolFields(Struct, kw_only=True):
    code: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    city: str | UnsetType = UNSET


class SchoolCreated(Event, frozen=True):
    school_guid: UUID
    code: str


class SchoolChanged(Event, frozen=True):
    school_guid: UUID
    fields: list[str]


class SchoolService(Records[BenchSchool]):
    """What a plugin would write, and no more."""

    entity, section = "school", "schools"
    unique: ClassVar = {"code": "SCHOOL_CODE_TAKEN"}
    events = RecordEvents(created=SchoolCreated, changed=SchoolChanged)


class Allowing:
    """Everybody may do everything."""

    def allows(self, _principal: Principal, _action: object) -> bool:
        return True

    def actions(self, _principal: Principal) -> dict[str, list[str]]:
        return {}

    def explain(self, _principal: Principal) -> list[Verdict]:
        return []


class NoPlugins:
    """No plugin uses a school."""

    def hook(self, _name: str, _tenant: Tenant | None = None) -> Never:
        raise NotImplementedError

    def on(self, _tenant: Tenant, _plugin_id: str) -> bool:
        return False

    @property
    def front_sections(self) -> frozenset[str]:
        return frozenset()

    def public_scopes(self, _tenant: Tenant) -> frozenset[str]:
        return frozenset()

    def uses(self, _tenant: Tenant, _of: str) -> Sequence[tuple[str, Uses]]:
        return ()


def untranslated(key: str, /, **_params: str | int | float) -> str:
    """No text of these acts is read."""
    return key


class Opened:
    """The service in one transaction."""

    def __init__(self, database: Database, made: Bench) -> None:
        self._transaction = database.transaction(made.tenant)
        self._principal = Principal(made.tenant, username="bench")

    async def __aenter__(self) -> SchoolService:
        session = await self._transaction.__aenter__()
        context = RecordContext(
            session=session,
            principal=self._principal,
            events=Events(),
            permissions=Allowing(),
            plugins=NoPlugins(),
            t=untranslated,
        )
        return SchoolService(context)

    async def __aexit__(self, *error: object) -> None:
        await self._transaction.__aexit__(*error)  # type: ignore[arg-type]


Connection = asyncpg.pool.PoolConnectionProxy


class ByHand:
    """The same statements by asyncpg."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", made: Bench) -> None:
        self._pool, self._tenant = pool, made.tenant.guid

    async def create(self, code: str) -> UUID:
        guid = uuid7()
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT set_config('app.tenant', $1, true)", str(self._tenant))
            async with connection.transaction():
                await connection.fetchrow(
                    "INSERT INTO bench_schools (tenant_id, guid, code, name, city)"
                    " VALUES ($1, $2, $3, $4, $5) RETURNING status, version, created_at, updated_at",
                    *(self._tenant, guid, code, "Andes", "Quito"),
                )
            event = {"school_guid": str(guid), "code": code}
            await self._journal(connection, guid, "schools.create", {"name": "Andes"}, SchoolCreated, event)
        return guid

    async def update(self, guid: UUID, name: str) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT set_config('app.tenant', $1, true)", str(self._tenant))
            row = await connection.fetchrow(
                "SELECT guid, code, name, city, status, version, created_by, created_at, updated_at"
                " FROM bench_schools WHERE guid = $1 FOR UPDATE",
                guid,
            )
            assert row is not None
            await connection.execute(
                "UPDATE bench_schools SET name = $2, version = $3, updated_at = now() WHERE guid = $1",
                *(guid, name, row["version"] + 1),
            )
            detail = {"fields": ["name"], "changes": {"name": [row["name"], name]}}
            event = {"school_guid": str(guid), "fields": ["name"]}
            await self._journal(connection, guid, "schools.update", detail, SchoolChanged, event)

    async def _journal(
        self,
        connection: Connection,
        guid: UUID,
        action: str,
        detail: object,
        kind: type[Event],
        event: object,
    ) -> None:
        await connection.execute(
            JOURNAL,
            *(self._tenant, None, "bench", None, None, action, "school", str(guid)),
            msgspec.json.encode(detail).decode(),
            [uuid7()],
            [qualified_name(kind)],
            [msgspec.json.encode(event).decode()],
            CHANNEL,
            uuid7(),
        )


async def make_table(made: Bench) -> None:
    connection = await made.connect()
    table = BenchSchool.metadata.tables[BenchSchool.__tablename__]
    statements = [
        str(CreateTable(table).compile(dialect=postgresql.dialect())),  # type: ignore[no-untyped-call]
        "CREATE UNIQUE INDEX uq_bench_schools_code ON bench_schools (tenant_id, code)",
    ]

    class Collect:
        def execute(self, sqltext: str, /) -> None:
            statements.append(sqltext)

    row_security(Collect(), table.name)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


async def seconds_of(act: Callable[[int], Awaitable[object]]) -> tuple[float, float]:
    """Of one act: by the clock, and of this process."""
    start, busy = time.perf_counter(), time.process_time()
    for at in range(EACH):
        await act(at)
    return (time.perf_counter() - start) / EACH, (time.process_time() - busy) / EACH


async def measure(made: Bench) -> dict[str, list[tuple[float, float]]]:
    """Seconds of each act, by turns so that whatever else the machine does meets both alike."""
    await make_table(made)
    database = Database(made.platform.addresses.app_url)
    pool = await asyncpg.create_pool(
        made.platform.addresses.app_url.replace("+asyncpg", ""), min_size=1, max_size=2
    )
    by_hand, times = ByHand(pool, made), dict[str, list[tuple[float, float]]]()
    guid = await by_hand.create("first")

    async def create(at: int) -> None:
        async with Opened(database, made) as schools:
            await schools.create(SchoolFields(code=f"r{turn}-{at}", name="Andes", city="Quito"))

    async def update(at: int) -> None:
        async with Opened(database, made) as schools:
            await schools.update(guid, SchoolFields(name=f"Andes {turn} {at}"), IfMatch())

    acts: dict[str, Callable[[int], Awaitable[object]]] = {
        "create": create,
        "update": update,
        "bare create": lambda at: by_hand.create(f"h{turn}-{at}"),
        "bare update": lambda at: by_hand.update(guid, f"Andes {turn} {at}"),
    }
    for turn in range(ROUNDS):  # noqa: B007 - each act reads it
        for name, act in acts.items():
            times.setdefault(name, []).append(await seconds_of(act))
    await database.close()
    await pool.close()
    return times


def main() -> None:
    """The median of each, and of the turns' ratios; the first turns warm up."""
    with bench({"synchronous_commit": "off"}) as made:
        times = {name: rounds[WARM:] for name, rounds in asyncio.run(measure(made)).items()}
    clock = {name: [seconds for seconds, _ in rounds] for name, rounds in times.items()}
    busy = {name: [seconds for _, seconds in rounds] for name, rounds in times.items()}
    for act in ("create", "update"):
        pairs = zip(clock[f"bare {act}"], clock[act], strict=True)
        report(
            f"{act} a record, with audit and event",
            statistics.median(bare / ours for bare, ours in pairs),
            f">= {MIN_RATIO:.2f}",
            "the same SQL by asyncpg",
            {
                f"{act} ms": statistics.median(clock[act]) * 1000,
                "bare ms": statistics.median(clock[f"bare {act}"]) * 1000,
                "quickest ms": min(clock[act]) * 1000,
                "bare quickest ms": min(clock[f"bare {act}"]) * 1000,
                "client CPU ms": min(busy[act]) * 1000,
                "bare client CPU ms": min(busy[f"bare {act}"]) * 1000,
            },
        )


if __name__ == "__main__":
    main()
