"""100,000 codes of a batch made by its job, and codes redeemed by one student after another.

The codes are measured against 30,000 a second, beside bare INSERTs of as many drawn codes; what a redeem
costs beside the same two writes by asyncpg is told. Commits wait for the disk in neither.
"""

import asyncio
import time
from typing import TypeAlias
from uuid import UUID

import asyncpg
import httpx
from estante.builtin import load_registry
from estante.jobs.kinds import JobContext
from estante.jobs.worker import open_services
from estante_licenses.codes import draw_codes
from estante_licenses.jobs import CHUNK, BatchCodes, make_codes
from harness import Bench, bench, peak_mib, report, size
from uuid_utils.compat import uuid7

CODES = size(100_000)
PER_SECOND = 30_000
STUDENTS, CONNECTIONS = 2_000, 8
RULE = "expires, expires_after_number, expires_after_string"
BATCH = f"""
INSERT INTO license_batches (tenant_id, guid, name, number, codes_amount, {RULE})
VALUES ($1, $2, 'Escuelas del norte', $3, $4, 'interval', 1, 'YEAR')
"""  # noqa: S608 - constants of this file
BARE_CODES = f"""
INSERT INTO licenses (tenant_id, guid, code, countdown_original, {RULE})
SELECT $1, c.guid, c.code, 1, 'interval', 1, 'YEAR' FROM unnest($2::uuid[], $3::text[]) AS c (guid, code)
"""  # noqa: S608 - constants of this file
BARE_USE = "UPDATE licenses SET consumed = consumed + 1, updated_at = now() WHERE code = $1 RETURNING guid"
BARE_LINK = """
INSERT INTO license_redemptions (tenant_id, license_guid, person_guid, linked_at, expires_at)
VALUES ($1, $2, $3, now(), now() + interval '1 year')
"""
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


async def make(made: Bench, connection: Connection, number: int, amount: int) -> UUID:
    """A batch without its codes."""
    guid = uuid7()
    await connection.execute(BATCH, made.tenant.guid, guid, number, amount)
    return guid


async def bare_codes(made: Bench, connection: Connection) -> float:
    """Seconds of drawing and writing as many codes, in the same steps."""
    start = time.perf_counter()
    for _ in range(0, CODES, CHUNK):
        drawn = draw_codes(min(CHUNK, CODES))
        await connection.execute(BARE_CODES, made.tenant.guid, [uuid7() for _ in drawn], drawn)
    return time.perf_counter() - start


async def measure_codes(made: Bench, connection: Connection) -> dict[str, float]:
    """The job in this process, and the same by hand; memory is what the job added at most."""
    work = open_services(made.platform, load_registry())
    try:
        guid = await make(made, connection, 1, CODES)
        before, start = peak_mib(), time.perf_counter()
        await make_codes(JobContext(work, made.tenant), BatchCodes(guid))
        figures = {"job s": time.perf_counter() - start, "memory MiB": peak_mib() - before}
        there = await connection.fetchval("SELECT count(*) FROM licenses WHERE batch_guid = $1", guid)
        assert there == CODES, there
        figures["bare s"] = await bare_codes(made, connection)
    finally:
        await work.database.close()
    return figures


async def free_codes(made: Bench, connection: Connection) -> list[str]:
    """Codes for every student, of a batch of its own."""
    guid = await make(made, connection, 2, STUDENTS)
    work = open_services(made.platform, load_registry())
    try:
        await make_codes(JobContext(work, made.tenant), BatchCodes(guid))
    finally:
        await work.database.close()
    rows = await connection.fetch("SELECT code FROM licenses WHERE batch_guid = $1", guid)
    return [str(row["code"]) for row in rows]


async def redeem_all(made: Bench, port: int, pairs: list[tuple[tuple[str, str], str]]) -> float:
    """Seconds in which every student redeems a code of their own, by a few connections."""
    waiting = iter(pairs)

    async def connection() -> None:
        headers = {"Host": made.tenant.hosts[0]}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", headers=headers) as client:
            for (person, token), code in waiting:
                answer = await client.post(
                    f"/users/{person}/redeem",
                    json={"code": code},
                    headers={"Authorization": f"Bearer {token}"},
                )
                answer.raise_for_status()

    start = time.perf_counter()
    await asyncio.gather(*(connection() for _ in range(CONNECTIONS)))
    return time.perf_counter() - start


async def bare_redeems(made: Bench, people: list[tuple[str, str]], codes: list[str]) -> float:
    """Seconds of the two writes of each redeem, a transaction each, one after another."""
    connection = await made.connect()
    start = time.perf_counter()
    for (person, _), code in zip(people, codes, strict=True):
        async with connection.transaction():
            guid = await connection.fetchval(BARE_USE, code)
            await connection.execute(BARE_LINK, made.tenant.guid, guid, UUID(person))
    seconds = time.perf_counter() - start
    await connection.close()
    return seconds


async def measure(made: Bench, port: int) -> dict[str, float]:
    """Every figure."""
    connection = await made.connect()
    figures = await measure_codes(made, connection)
    people, codes = await made.sign_in("R01", STUDENTS), await free_codes(made, connection)
    half = STUDENTS // 2
    await redeem_all(made, port, list(zip(people[:10], codes[:10], strict=True)))
    seconds = await redeem_all(made, port, list(zip(people[10:half], codes[10:half], strict=True)))
    figures["redeems a second"] = (half - 10) / seconds
    figures["bare redeems a second"] = half / await bare_redeems(made, people[half:], codes[half:])
    await connection.close()
    return figures


def main() -> None:
    """Make, redeem, report."""
    with bench({"synchronous_commit": "off"}) as made, made.server("estante") as port:
        figures = asyncio.run(measure(made, port))
    report(
        f"{CODES:,} codes of a batch",
        CODES / figures["job s"] / PER_SECOND,
        ">= 1.00",
        f"{PER_SECOND:,} codes a second",
        {"codes a second": CODES / figures["job s"], "bare a second": CODES / figures["bare s"], **figures},
    )


if __name__ == "__main__":
    main()
