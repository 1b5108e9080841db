"""Consumption updates, committed before they are answered, against the same route that writes nothing."""

import asyncio

import msgspec
from harness import Bench, Load, alternate, bench, median, report
from uuid_utils.compat import uuid7

IN_FLIGHT = 500
SECONDS = 8.0
ROUNDS = 3
LENGTH = 36_000
BODY = (
    '{"started_at":"2026-03-02T09:00:00Z","ended_at":"2026-03-02T09:00:03Z","progress_start":%%(n)d,'
    '"progress_end":%%(n)d.5,"session_guid":"%s","suspend_data":null}'
)


async def open_contents(made: Bench, people: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    """A consumption and a session for each person. Answers the addresses and bodies of their updates."""
    rows = [(made.tenant.guid, uuid7(), uuid7(), person, uuid7()) for person, _ in people]
    connection = await made.connect()
    try:
        await connection.executemany(
            "INSERT INTO consumptions (tenant_id, guid, person_guid, content_guid, type, progress_ends)"
            " VALUES ($1, $2, $3, $4, 'CTTY_03', $5)",
            [(tenant, guid, person, content, LENGTH) for tenant, guid, _, person, content in rows],
        )
        await connection.executemany(
            "INSERT INTO consumption_sessions (tenant_id, guid, consumption_guid, started_at)"
            " VALUES ($1, $2, $3, now())",
            [(tenant, session, guid) for tenant, guid, session, _, _ in rows],
        )
        await connection.execute("VACUUM ANALYZE consumptions, consumption_sessions")
    finally:
        await connection.close()
    return [f"/api/consumptions/{row[1]}/progress" for row in rows], [BODY % row[2] for row in rows]


def main() -> None:
    """Load both in turn, report."""
    with bench() as made:
        people = asyncio.run(made.sign_in("R01", IN_FLIGHT))
        paths, bodies = asyncio.run(open_contents(made, people))
        with made.server("estante") as ours, made.server("without_write") as theirs:
            load = Load(
                port=ours, host=made.tenant.hosts[0], method="POST", paths=paths, bodies=bodies,
                tokens=[token for _, token in people], connections=IN_FLIGHT, seconds=SECONDS,
            )  # fmt: skip
            mine, idle = alternate(load, msgspec.structs.replace(load, port=theirs), ROUNDS)
    report(
        "consumption writes",
        median(mine, "per_second") / median(idle, "per_second"),
        ">= 0.95, p99 < 150 ms",
        f"the same route answering without a write, {IN_FLIGHT} in flight",
        {
            "writes/s": median(mine, "per_second"),
            "without a write/s": median(idle, "per_second"),
            "p50 ms": median(mine, "p50"),
            "p99 ms": median(mine, "p99"),
            "p99 ms without a write": median(idle, "p99"),
            "wrong answers": sum(measured.wrong for measured in (*mine, *idle)),
        },
    )


if __name__ == "__main__":
    main()
