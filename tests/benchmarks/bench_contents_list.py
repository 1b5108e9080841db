"""25 of 1,000,000 contents, filtered and sorted, against the same SQL by raw asyncpg; then a search.

Everything that a real call passes is in it: tenant, token, permission, row security, envelope. The other side
has the same look-ups of tenant and token, the same SQL and as many connections to PostgreSQL.
"""

import asyncio
import statistics
import time

import httpx
import msgspec
from harness import Bench, Load, alternate, bench, median, report
from million import SEARCHES, fill

CONNECTIONS = 50
SECONDS = 8.0
ROUNDS = 3
PATH = "/api/cms/contents?type=CTTY_05&status=active&orderBy=-created_at"
SEARCH_ROUNDS, MOST_SEARCH_MS = 5, 100.0


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
            searches = search_times(made, ours, tokens[0])
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
    p95 = statistics.quantiles(searches, n=20)[-1]
    report(
        "search in 1,000,000 contents",
        p95 / MOST_SEARCH_MS,
        "<= 1",
        f"a p95 of {MOST_SEARCH_MS:.0f} ms, one search after another",
        {"p50 ms": statistics.median(searches), "p95 ms": p95, "slowest ms": max(searches)},
    )


if __name__ == "__main__":
    main()
