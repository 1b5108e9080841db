"""25 of 1,000,000 contents, filtered and sorted, against the same SQL by raw asyncpg in a bare application.

Everything that a real call passes is in it: tenant, token, permission, row security, envelope. The other side
has the same look-ups of tenant and token, the same SQL and as many connections to PostgreSQL.
"""

import asyncio

import msgspec
from harness import Bench, Load, alternate, bench, median, report

ROWS = 1_000_000
CONNECTIONS = 50
SECONDS = 8.0
ROUNDS = 3
PATH = "/api/cms/contents?type=CTTY_05&status=active&orderBy=-created_at"
FILL = """
INSERT INTO contents (tenant_id, guid, name, type_guid, status, author_name, size, storage_status, created_at)
SELECT $1, gen_random_uuid(), 'Contenido ' || n, (ARRAY['CTTY_03','CTTY_04','CTTY_05','CTTY_07'])[1 + n % 4],
  CASE WHEN n % 10 = 0 THEN 'inactive' ELSE 'active' END, 'Autora ' || n % 500, n, 'upload-done',
  now() - n * interval '1 minute'
FROM generate_series($2::int, $3::int) AS n
"""
STEP = 100_000


async def fill(made: Bench) -> None:
    """Add the rows and let PostgreSQL know them."""
    connection = await made.connect()
    try:
        for start in range(1, ROWS + 1, STEP):
            await connection.execute(FILL, made.tenant.guid, start, start + STEP - 1)
        await connection.execute("VACUUM ANALYZE contents")
    finally:
        await connection.close()


def main() -> None:
    """Fill, load both in turn, report."""
    with bench({"synchronous_commit": "off", "shared_buffers": "512MB"}) as made:
        asyncio.run(fill(made))
        people = asyncio.run(made.sign_in("R04", CONNECTIONS))
        tokens = [token for _, token in people]
        with made.server("estante") as ours, made.server("raw_contents") as theirs:
            load = Load(
                port=ours, host=made.tenant.hosts[0], method="GET", paths=[PATH], tokens=tokens,
                connections=CONNECTIONS, seconds=SECONDS,
            )  # fmt: skip
            mine, raw = alternate(load, msgspec.structs.replace(load, port=theirs), ROUNDS)
    report(
        "contents list, 25 of 1,000,000",
        median(mine, "per_second") / median(raw, "per_second"),
        ">= 0.80, p99 <= 1.5 of raw",
        f"raw asyncpg in a bare ASGI application, {CONNECTIONS} concurrent",
        {
            "estante requests/s": median(mine, "per_second"),
            "raw requests/s": median(raw, "per_second"),
            "estante p99 ms": median(mine, "p99"),
            "raw p99 ms": median(raw, "p99"),
            "p99 ratio": median(mine, "p99") / median(raw, "p99"),
            "wrong answers": sum(one.wrong for one in (*mine, *raw)),
        },
    )


if __name__ == "__main__":
    main()
