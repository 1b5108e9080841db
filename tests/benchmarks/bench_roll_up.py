"""Sittings rolled up into days by the job of analytics, beside one statement that groups the same rows.

`BENCH_ROWS` is how many sittings there are, of people who open six contents on each of their days. What the
job does besides is take people in turns, forget what it counted before, and ask who is of which school. The
memory is what was added since the first hundredth, which is flat where it does not grow with the rows.
"""

import asyncio
import time

from estante.builtin import load_registry
from estante.jobs.context import WorkServices
from estante.jobs.worker import open_services
from estante_analytics.services.roll_up import NOBODY, UsageRollUp
from harness import Bench, bench, peak_mib, report, size
from million import fill_people

SITTINGS = size(10_000_000)
A_DAY, CONTENTS = 6, 12
DAYS = 100
PEOPLE = max(1, SITTINGS // (A_DAY * DAYS))
STEP = 2_000
CONSUMPTIONS = """
INSERT INTO consumptions (tenant_id, guid, person_guid, content_guid, type)
SELECT $1, md5(p.guid::text || n)::uuid, p.guid, md5('content' || n)::uuid, 'CTTY_03'
FROM (SELECT guid FROM people WHERE tenant_id = $1 AND NOT is_demo ORDER BY guid OFFSET $2 LIMIT $3) p,
  generate_series(1, $4::int) AS n
"""
# Of a person's contents half are opened on each day, for two to nine minutes.
SESSIONS = """
INSERT INTO consumption_sessions (tenant_id, guid, consumption_guid, started_at, ended_at)
SELECT c.tenant_id, gen_random_uuid(), c.guid, t.at, t.at + (2 + d % 8) * interval '1 minute'
FROM (SELECT *, row_number() OVER (PARTITION BY person_guid ORDER BY content_guid) AS place
      FROM consumptions WHERE tenant_id = $1) c,
  generate_series(1, $2::int) AS d,
  LATERAL (SELECT date_trunc('day', now()) - d * interval '1 day' + c.place * interval '40 minutes' AS at) t
WHERE (c.place + d) % 2 = 0
"""
GROUPED = """
CREATE TEMPORARY TABLE grouped AS
SELECT (s.started_at AT TIME ZONE $1::text)::date AS day, c.person_guid, c.content_guid, count(*) AS sessions,
  sum(extract(epoch FROM s.ended_at - s.started_at))::int AS seconds
FROM consumption_sessions s JOIN consumptions c ON c.tenant_id = s.tenant_id AND c.guid = s.consumption_guid
GROUP BY 1, 2, 3
"""


async def fill(made: Bench) -> int:
    """People with their sittings; answers how many sittings these are."""
    await fill_people(made, PEOPLE + PEOPLE // 400 + 1)
    connection = await made.connect()
    try:
        for start in range(0, PEOPLE, STEP):
            many = min(STEP, PEOPLE - start)
            await connection.execute(CONSUMPTIONS, made.tenant.guid, start, many, CONTENTS)
        await connection.execute("VACUUM ANALYZE consumptions")
        await connection.execute(SESSIONS, made.tenant.guid, DAYS)
        await connection.execute("VACUUM ANALYZE consumption_sessions")
        return int(await connection.fetchval("SELECT count(*) FROM consumption_sessions") or 0)
    finally:
        await connection.close()


async def roll_up(made: Bench, work: WorkServices) -> tuple[float, float]:
    """Seconds of counting everybody, and MiB that were added after the first turn."""
    after, first = NOBODY, None
    start = time.perf_counter()
    while True:
        async with work.database.transaction(made.tenant) as session:
            last = await UsageRollUp(session, made.tenant, work.registry).count_people(after)
        first = peak_mib() if first is None else first
        if last is None:
            return time.perf_counter() - start, peak_mib() - first
        after = last


async def by_hand(made: Bench) -> float:
    """Seconds of the same sums by one statement."""
    connection = await made.connect()
    try:
        start = time.perf_counter()
        await connection.execute(GROUPED, made.tenant.time_zone)
        return time.perf_counter() - start
    finally:
        await connection.close()


async def measure(made: Bench) -> dict[str, float]:
    """Every figure."""
    sittings = await fill(made)
    work = open_services(made.platform, load_registry())
    try:
        seconds, added = await roll_up(made, work)
    finally:
        await work.database.close()
    return {
        "sittings": sittings,
        "seconds": seconds,
        "sittings a second": sittings / seconds,
        "by hand s": await by_hand(made),
        "memory added MiB": added,
    }


def main() -> None:
    """Fill, count, report."""
    with bench({"synchronous_commit": "off", "shared_buffers": "512MB"}) as made:
        figures = asyncio.run(measure(made))
    report(
        f"{SITTINGS:,} sittings rolled up",
        figures["by hand s"] / figures["seconds"],
        "told; memory flat",
        "one statement that groups them",
        figures,
    )


if __name__ == "__main__":
    main()
