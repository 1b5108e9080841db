"""The search over everything, among 1,000,000 contents and as many people, beside the contents' own search.

All lists are asked at once, so that it should take as long as the slowest of them. `BENCH_ROWS` is how many
there are of each.
"""

import asyncio
import statistics
import time

import httpx
from harness import bench, report, size
from million import SEARCHES, fill, fill_people

ROWS = size(1_000_000)
ROUNDS = 5
# Names, and the words of contents.
WORDS = (*SEARCHES, "lucia ferrer", "mateo", "persona4242", "souza inés")


def times_of(client: httpx.Client, path: str) -> list[float]:
    """Milliseconds of every search, one after another."""
    times = []
    for _ in range(ROUNDS):
        for words in WORDS:
            start = time.perf_counter()
            client.get(path, params={"q": words}).raise_for_status()
            times.append((time.perf_counter() - start) * 1000)
    return times


def main() -> None:
    """Fill, search, report."""
    with bench({"shared_buffers": "512MB"}) as made:
        asyncio.run(fill(made, ROWS))
        asyncio.run(fill_people(made, ROWS))
        ((_, token),) = asyncio.run(made.sign_in("R04", 1))
        headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}"}
        with (
            made.server("estante") as port,
            httpx.Client(base_url=f"http://127.0.0.1:{port}/api/", headers=headers, timeout=60) as client,
        ):
            contents, everything = times_of(client, "cms/contents"), times_of(client, "search")
    p95, floor = (statistics.quantiles(times, n=20)[-1] for times in (everything, contents))
    report(
        f"search over everything, {ROWS:,} contents and {ROWS:,} people",
        p95 / floor,
        "<= 1.5",
        "the p95 of the contents' own search, the same words one after another",
        {
            "p50 ms": statistics.median(everything),
            "p95 ms": p95,
            "contents p50 ms": statistics.median(contents),
            "contents p95 ms": floor,
        },
    )


if __name__ == "__main__":
    main()
