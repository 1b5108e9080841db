"""Killed under load, the server or PostgreSQL: nothing that was acknowledged is lost."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from uuid import UUID, uuid4

import asyncpg
import pytest
from estante.config import Platform
from estante.database.migrate import migrate_all
from estante.plugins.registry import PluginRegistry
from estante.services.embedded import Services

PROBE = Path(__file__).parent / "probe.py"
ENOUGH = 300
TENANT, PERSON = uuid4(), uuid4()


@pytest.fixture(scope="module")
def durable(services_folder: Path, registry: PluginRegistry) -> Iterator[Services]:
    """Services that keep what they promise, unlike those of other tests."""
    folder = services_folder / "durable"
    running = Services(
        Platform(base_path=folder, data_dir=folder / "var", tenants_dir=folder, secret="x" * 40)
    )
    migrate_all(running.start().addresses.owner_url, registry.histories)
    yield running
    running.stop()


async def connect(durable: Services) -> "asyncpg.Connection[asyncpg.Record]":
    assert durable.postgres is not None
    connection = await asyncpg.connect(durable.postgres.url("estante_app"))
    await connection.execute("SELECT set_config('app.tenant', $1, false)", str(TENANT))
    return connection


async def open_session(durable: Services) -> tuple[UUID, UUID]:
    """A long content, opened."""
    consumption, session = uuid4(), uuid4()
    connection = await connect(durable)
    await connection.execute(
        "INSERT INTO consumptions (tenant_id, guid, person_guid, content_guid, type, progress_ends)"
        " VALUES ($1, $2, $3, $4, 'CTTY_03', 3000000)",
        *(TENANT, consumption, PERSON, uuid4()),
    )
    await connection.execute(
        "INSERT INTO consumption_sessions (tenant_id, guid, consumption_guid, started_at)"
        " VALUES ($1, $2, $3, now())",
        *(TENANT, session, consumption),
    )
    await connection.close()
    return consumption, session


def start(durable: Services, consumption: UUID, session: UUID) -> subprocess.Popen[str]:
    assert durable.postgres is not None
    told = (durable.postgres.url("estante_app"), TENANT, PERSON, consumption, session)
    command = [sys.executable, str(PROBE), *map(str, told)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def heard(writer: subprocess.Popen[str], count: int) -> list[int]:
    """The first acknowledged seconds."""
    assert writer.stdout is not None
    return [int(writer.stdout.readline()) for _ in range(count)]


def rest_of(writer: subprocess.Popen[str]) -> list[int]:
    """Those that were acknowledged until it ended; a line that was cut off was not said."""
    assert writer.stdout is not None
    lines = writer.stdout.read().splitlines(keepends=True)
    writer.wait()
    return [int(line) for line in lines if line.endswith("\n")]


async def lost(durable: Services, consumption: UUID, acknowledged: list[int]) -> list[int]:
    """The acknowledged seconds that are not covered."""
    connection = await connect(durable)
    rows = await connection.fetch(
        "SELECT second FROM unnest($2::int[]) AS second, consumptions c WHERE c.guid = $1"
        " AND NOT c.covered @> (second + 0.5)::numeric",
        consumption,
        acknowledged,
    )
    await connection.close()
    return [row["second"] for row in rows]


async def test_a_killed_server_loses_nothing_it_acknowledged(durable: Services) -> None:
    consumption, session = await open_session(durable)
    writer = start(durable, consumption, session)
    acknowledged = await asyncio.to_thread(heard, writer, ENOUGH)
    writer.kill()
    acknowledged += await asyncio.to_thread(rest_of, writer)
    assert await lost(durable, consumption, acknowledged) == []


async def test_a_killed_postgresql_loses_nothing_it_acknowledged(durable: Services) -> None:
    assert durable.postgres is not None
    consumption, session = await open_session(durable)
    writer = start(durable, consumption, session)
    acknowledged = await asyncio.to_thread(heard, writer, ENOUGH)
    assert durable.postgres.process is not None
    durable.postgres.process.send_signal(signal.SIGKILL)
    acknowledged += await asyncio.to_thread(rest_of, writer)
    durable.postgres.start()
    assert await lost(durable, consumption, acknowledged) == []
