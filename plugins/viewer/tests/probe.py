"""A process that writes progress as fast as it is answered: `probe.py URL TENANT PERSON CONSUMPTION SESSION`.

It prints a line for each acknowledged second of the content, and goes on until it is killed or the database
is away.
"""

import asyncio
import sys
from datetime import UTC, datetime
from uuid import UUID

import structlog
from estante.database.engine import Database
from estante.errors import Unavailable
from estante.tenancy.tenant import Tenant
from estante_viewer.schemas.consumptions import UpdateProgress
from estante_viewer.services.progress import ProgressWrite, ProgressWriter

IN_FLIGHT = 20


async def main(url: str, tenant_guid: str, person: str, consumption: str, session: str) -> None:
    """Keep so many writes in flight, each of the next second that nobody has told yet."""
    tenant = Tenant(guid=UUID(tenant_guid), name="probe", hosts=("probe.test.localhost",))
    writer, seconds = ProgressWriter(Database(url)), iter(range(1_000_000))

    async def tell() -> None:
        for second in seconds:
            now = datetime.now(UTC)
            update = UpdateProgress(now, now, second, second + 1, UUID(session))
            try:
                await writer.put(tenant, ProgressWrite(UUID(consumption), UUID(person), update))
            except Unavailable:
                return
            sys.stdout.write(f"{second}\n")
            sys.stdout.flush()

    await asyncio.gather(*(tell() for _ in range(IN_FLIGHT)))


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    asyncio.run(main(*sys.argv[1:]))
