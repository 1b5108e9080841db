"""A program of 60 units, 900 lessons and 9,000 materials: opened, copied and published.

Opened is what the tab of its contents asks for, against the same rows by asyncpg in a bare ASGI application
that looks up tenant and token as ours does. A copy has every part anew; publishing is of all of them at once.
"""

import asyncio
import time
from uuid import UUID

import asyncpg
import httpx
import msgspec
from harness import Bench, Load, alternate, bench, median, report, size
from uuid_utils.compat import uuid7

UNITS, LESSONS, MATERIALS = size(60), 15, 10
CONNECTIONS, SECONDS, ROUNDS = 4, 8.0, 3
PUBLICATION = "INSERT INTO publications (tenant_id, guid, name) VALUES ($1, $2, 'Ciencias')"
PROGRAM = """
INSERT INTO programs (tenant_id, guid, name, discipline_guid, publication_guid)
VALUES ($1, $2, 'Agua', $3, $4)
"""
UNIT = """
INSERT INTO program_units (tenant_id, guid, program_guid, name, position)
SELECT $1, guid, $3, 'Unidad ' || n, 'a' || lpad(n::text, 6, '0') || 'V'
FROM unnest($2::uuid[]) WITH ORDINALITY AS u (guid, n)
"""
LESSON = """
INSERT INTO program_lessons (tenant_id, guid, unit_guid, name, position)
SELECT $1, l.guid, l.unit, 'Lección ' || n, 'a' || lpad(n::text, 6, '0') || 'V'
FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS l (guid, unit, n)
"""
MATERIAL = """
INSERT INTO program_materials (tenant_id, guid, lesson_guid, title, link, link_target, position)
SELECT $1, gen_random_uuid(), l.guid, 'Material ' || m, 'https://example.org/' || m, 'external',
  'a' || lpad(m::text, 6, '0') || 'V'
FROM unnest($2::uuid[]) AS l (guid), generate_series(1, $3::int) AS m
"""
TABLES = "programs, program_units, program_lessons, program_materials"


async def fill(made: Bench) -> UUID:
    """The program."""
    connection = await made.connect()
    try:
        return await write(connection, made.tenant.guid)
    finally:
        await connection.close()


async def write(connection: "asyncpg.Connection[asyncpg.Record]", tenant: UUID) -> UUID:
    """The program, by a connection of the role that owns the tables."""
    program, publication = uuid7(), uuid7()
    units = [uuid7() for _ in range(UNITS)]
    lessons = [(uuid7(), unit) for unit in units for _ in range(LESSONS)]
    await connection.execute(PUBLICATION, tenant, publication)
    await connection.execute(PROGRAM, tenant, program, uuid7(), publication)
    await connection.execute(UNIT, tenant, units, program)
    guids = [guid for guid, _ in lessons]
    await connection.execute(LESSON, tenant, guids, [unit for _, unit in lessons])
    await connection.execute(MATERIAL, tenant, guids, MATERIALS)
    await connection.execute(f"VACUUM ANALYZE {TABLES}")
    return program


def seconds_of(client: httpx.Client, path: str, body: dict[str, str]) -> tuple[float, dict[str, str]]:
    """How long a call takes, and what it answers."""
    start = time.perf_counter()
    answer = client.post(path, json=body).raise_for_status()
    taken = time.perf_counter() - start
    data: dict[str, str] = answer.json()["data"] or {}
    return taken, data


def main() -> None:
    """Open by both in turn, then copy and publish; report."""
    with bench() as made:
        program = asyncio.run(fill(made))
        ((_, token),) = asyncio.run(made.sign_in("R04", 1))
        with made.server("estante") as ours, made.server("raw_program") as theirs:
            load = Load(
                port=ours, host=made.tenant.hosts[0], method="GET", connections=CONNECTIONS,
                paths=[f"/api/lms/courses/{program}/units"], tokens=[token], seconds=SECONDS,
            )  # fmt: skip
            mine, raw = alternate(load, msgspec.structs.replace(load, port=theirs), ROUNDS)
            headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}"}
            base = f"http://127.0.0.1:{ours}/api/"
            with httpx.Client(base_url=base, headers=headers, timeout=300) as client:
                copied, copy = seconds_of(client, "lms/courses-clone", {"guid": str(program)})
                published, _ = seconds_of(client, f"lms/courses/{copy['guid']}/publish-all", {})
    parts = UNITS * (1 + LESSONS * (1 + MATERIALS))
    report(
        f"a program of {UNITS} units and {parts:,} parts",
        median(mine, "per_second") / median(raw, "per_second"),
        ">= 0.75",
        f"the same rows by asyncpg in a bare ASGI application, {CONNECTIONS} concurrent",
        {
            "opened p50 ms": median(mine, "p50"),
            "raw p50 ms": median(raw, "p50"),
            "copied s": copied,
            "parts copied a second": parts / copied,
            "published s": published,
            "wrong answers": sum(each.wrong for each in (*mine, *raw)),
        },
    )


if __name__ == "__main__":
    main()
