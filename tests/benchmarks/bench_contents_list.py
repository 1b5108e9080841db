"""1,500 different lists of 1,000,000 contents for 500 people, against the same SQL by asyncpg; then a search.

Everything that a real call passes is in it: tenant, token, permission, row security, envelope, and PostgreSQL
commits as it does in production. The other side has the same look-ups of tenant and token, the same SQL, the
same totals and as many connections to PostgreSQL. `BENCH_ROWS` is how many contents there are.
"""

import asyncio
import statistics
import time

import httpx
import msgspec
from harness import Bench, Load, alternate, bench, median, report, size
from list_requests import requests
from million import SEARCHES, fill

ROWS = size(1_000_000)
CONNECTIONS, PEOPLE = 50, 500
SECONDS = 20.0
ROUNDS = 3
PATHS = [f"/api/cms/contents?{query}" for query in requests()]
SEARCH_ROUNDS, MAX_SEARCH_MS = 5, 100.0


def search_times(made: Bench, port: int, token: str) -> list[float]:
    """Milliseconds of every search, one after another."""
    headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}"}
    times = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/", headers=headers, timeout=60) as client:
        for _ in range(SEARCH_ROUNDS):
            for words in SEARCHES:
                start = time.perf_counter()
                client.get("cms/contents", params={"q": words}).raise_for_status()
                times.append((time.perf_counter() - start) * 1000)
    return times


def main() -> None:
    """Fill, load both in turn, report."""
    with bench({"shared_buffers": "512MB"}) as made:
        asyncio.run(fill(made, ROWS))
        people = asyncio.run(made.sign_in("R04", PEOPLE))
        tokens = [token for _, token in people]
        with made.server("estante") as ours, made.server("raw_contents") as theirs:
            load = Load(
                port=ours, host=made.tenant.hosts[0], method="GET", paths=PATHS, tokens=tokens,
                connections=CONNECTIONS, seconds=SECONDS, turns=True,
            )  # fmt: skip
            mine, raw = alternate(load, msgspec.structs.replace(load, port=theirs), ROUNDS)
            searches = search_times(made, ours, tokens[0])
    report(
        f"contents list, {len(PATHS):,} different requests, {ROWS:,} contents",
        median(mine, "per_second") / median(raw, "per_second"),
        ">= 0.90, p99 <= 1.5 of raw",
        f"raw asyncpg in a bare ASGI application, {PEOPLE} people, {CONNECTIONS} concurrent",
        {
            "estante requests/s": median(mine, "per_second"),
            "raw requests/s": median(raw, "per_second"),
            "estante p99 ms": median(mine, "p99"),
            "raw p99 ms": median(raw, "p99"),
            "p99 ratio": median(mine, "p99") / median(raw, "p99"),
            "wrong answers": sum(measured.wrong for measured in (*mine, *raw)),
        },
    )
    p95 = statistics.quantiles(searches, n=20)[-1]
    report(
        f"search in {ROWS:,} contents",
        p95 / MAX_SEARCH_MS,
        "<= 1",
        f"a p95 of {MAX_SEARCH_MS:.0f} ms, one search after another",
        {"p50 ms": statistics.median(searches), "p95 ms": p95, "slowest ms": max(searches)},
    )


if __name__ == "__main__":
    main()
