"""How many messages somebody has not read, among ten thousand: each person asks with every page.

A tenth of the messages is for the role that asks, and half of these were read. Against the list of one's
messages that is empty, which is the same route without anything to count.
"""

import asyncio

import msgspec
from harness import Bench, Load, alternate, bench, median, report, size

MESSAGES = size(10_000)
PEOPLE, SECONDS, ROUNDS = 50, 8.0, 3
PATH = "/api/front/messages/unread"
FILL = """
INSERT INTO messages (tenant_id, guid, title, text, roles, start_date, end_date, is_published)
SELECT $1, gen_random_uuid(), 'Mensaje ' || n, '', ARRAY[CASE WHEN n % 10 = 0 THEN 'R01' ELSE 'R02' END],
  current_date - 1 - n % 300, CASE WHEN n % 20 = 0 THEN current_date - 1 ELSE current_date + 30 END, true
FROM generate_series(1, $2::int) AS n
"""
READ = """
INSERT INTO message_reads (tenant_id, guid, message_guid, person_guid)
SELECT $1, gen_random_uuid(), m.guid, p.guid FROM messages m, unnest($2::uuid[]) AS p (guid)
WHERE 'R01' = ANY(m.roles) AND m.last_day >= current_date AND hashtext(m.guid::text) % 2 = 0
"""


async def fill(made: Bench, people: list[str]) -> None:
    """Messages, half of which the people have read."""
    connection = await made.connect()
    try:
        await connection.execute(FILL, made.tenant.guid, MESSAGES)
        await connection.execute(READ, made.tenant.guid, people)
        await connection.execute("VACUUM ANALYZE messages, message_reads")
    finally:
        await connection.close()


def main() -> None:
    """Load both in turn, report."""
    with bench() as made:
        students = asyncio.run(made.sign_in("R01", PEOPLE))
        # Nothing is for them.
        guests = asyncio.run(made.sign_in("R03", PEOPLE))
        asyncio.run(fill(made, [guid for guid, _ in students]))
        with made.server("estante") as port:
            load = Load(
                port=port, host=made.tenant.hosts[0], method="GET", paths=[PATH],
                tokens=[token for _, token in students], connections=PEOPLE, seconds=SECONDS,
            )  # fmt: skip
            none = msgspec.structs.replace(load, tokens=[token for _, token in guests])
            many, empty = alternate(load, none, ROUNDS)
    report(
        f"unread messages among {MESSAGES:,}",
        median(many, "per_second") / median(empty, "per_second"),
        ">= 0.75",
        f"the same call of people for whom no message is, {PEOPLE} connections",
        {
            "counts/s": median(many, "per_second"),
            "of nobody/s": median(empty, "per_second"),
            "p50 ms": median(many, "p50"),
            "p99 ms": median(many, "p99"),
            "wrong answers": sum(measured.wrong for measured in (*many, *empty)),
        },
    )


if __name__ == "__main__":
    main()
