"""1,500 different lists of 1,000,000 people for 500 administrators, against the same SQL by asyncpg.

Made as `bench_contents_list.py`. `BENCH_ROWS` is how many people there are.
"""

import asyncio

import msgspec
from harness import Load, alternate, bench, median, report, size
from list_requests import user_requests
from million import fill_people

ROWS = size(1_000_000)
CONNECTIONS, PEOPLE = 50, 500
SECONDS = 20.0
ROUNDS = 3
PATHS = [f"/api/users?{query}" for query in user_requests()]


def main() -> None:
    """Fill, load both in turn, report."""
    with bench({"shared_buffers": "512MB"}) as made:
        asyncio.run(fill_people(made, ROWS))
        tokens = [token for _, token in asyncio.run(made.sign_in("R04", PEOPLE))]
        with made.server("estante") as ours, made.server("raw_users") as theirs:
            load = Load(
                port=ours, host=made.tenant.hosts[0], method="GET", paths=PATHS, tokens=tokens,
                connections=CONNECTIONS, seconds=SECONDS, turns=True,
            )  # fmt: skip
            mine, raw = alternate(load, msgspec.structs.replace(load, port=theirs), ROUNDS)
    report(
        f"users list, {len(PATHS):,} different requests, {ROWS:,} people",
        median(mine, "per_second") / median(raw, "per_second"),
        ">= 0.75",
        f"raw asyncpg in a bare ASGI application, {PEOPLE} people, {CONNECTIONS} concurrent",
        {
            "estante requests/s": median(mine, "per_second"),
            "raw requests/s": median(raw, "per_second"),
            "estante p99 ms": median(mine, "p99"),
            "raw p99 ms": median(raw, "p99"),
            "wrong answers": sum(measured.wrong for measured in (*mine, *raw)),
        },
    )


if __name__ == "__main__":
    main()
