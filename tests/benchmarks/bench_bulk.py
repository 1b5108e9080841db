"""90,000 of 100,000 contents switched off by a list's filter, and undone, beside one bare UPDATE.

The bulk act judges, audits and remembers each row, in a worker; the bare statement changes every row and does
nothing else.
"""

import asyncio
import subprocess
import sys
import time

import httpx
from harness import HERE, Bench, bench, report
from million import fill

ROWS, CHANGED, MAX_RATIO = 100_000, 90_000, 60.0
PATIENCE, PAUSE = 300.0, 0.05


def seconds_of(client: httpx.Client, path: str, body: object = None, **query: str) -> tuple[float, str]:
    """How long a bulk act takes, from the call to the end of its job, and its guid."""
    start = time.perf_counter()
    asked = client.post(path, params=query, json=body).raise_for_status().json()["data"]
    while time.perf_counter() - start < PATIENCE:
        change = client.get(f"bulk/{asked['guid']}").raise_for_status().json()["data"]
        if change["status"] != "running":
            assert (change["status"], change["changed"]) == ("done", CHANGED), change
            return time.perf_counter() - start, asked["guid"]
        time.sleep(PAUSE)
    raise TimeoutError(path)


async def bare_update(made: Bench) -> float:
    """Seconds of one UPDATE of every row."""
    connection = await made.connect()
    try:
        start = time.perf_counter()
        await connection.execute("UPDATE contents SET updated_at = now(), version = version + 1")
        return time.perf_counter() - start
    finally:
        await connection.close()


def main() -> None:
    """Fill, switch off, undo, and compare."""
    with bench({"synchronous_commit": "off"}) as made:
        asyncio.run(fill(made, ROWS))
        ((_, token),) = asyncio.run(made.sign_in("R04", 1))
        worker = subprocess.Popen([sys.executable, "-m", "estante.cli", "worker"], cwd=HERE, env=made.environ)
        try:
            with made.server("estante") as port:
                headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}"}
                base = f"http://127.0.0.1:{port}/api/"
                with httpx.Client(base_url=base, headers=headers, timeout=60) as client:
                    asked = {"act": "deactivate", "all": True}
                    # A tenth of the rows is switched off already: the rest changes.
                    off, change = seconds_of(client, "cms/contents/bulk", asked, status="active")
                    undone, _ = seconds_of(client, f"bulk/{change}/undo")
        finally:
            worker.terminate()
            worker.wait()
        bare = asyncio.run(bare_update(made))
    report(
        f"a bulk act on {CHANGED:,} of {ROWS:,} contents",
        off / bare,
        f"<= {MAX_RATIO:.0f}",
        "one bare UPDATE of every row",
        {"act s": off, "undo s": undone, "bare s": bare, "rows a second": CHANGED / off},
    )


if __name__ == "__main__":
    main()
