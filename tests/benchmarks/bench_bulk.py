"""90,000 of 100,000 contents switched off by a list's filter, and edited, each undone, beside bare SQL.

The bulk acts judge, audit and remember each row, in a worker; the bare statements change every row and do
nothing else. An edit gives each content another author and a subject.
"""

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from uuid import uuid4

import httpx
from harness import HERE, Bench, bench, report, size
from million import fill

ROWS, MAX_RATIO, MAX_EDIT_RATIO = size(100_000), 60.0, 40.0
CHANGED = ROWS * 9 // 10
PATIENCE, PAUSE = 900.0, 0.05
MIB = 1024
CLASSIFY = """
INSERT INTO content_disciplines (tenant_id, content_guid, discipline_guid)
SELECT tenant_id, guid, $1 FROM contents
"""


def seconds_of(client: httpx.Client, path: str, body: object = None, **query: str) -> tuple[float, str]:
    """How long a bulk act takes, from the call to the end of its job, and its guid."""
    start = time.perf_counter()
    started = client.post(path, params=query, json=body).raise_for_status().json()["data"]
    while time.perf_counter() - start < PATIENCE:
        change = client.get(f"bulk/{started['guid']}").raise_for_status().json()["data"]
        if change["status"] != "running":
            assert (change["status"], change["changed"]) == ("done", CHANGED), change
            return time.perf_counter() - start, started["guid"]
        time.sleep(PAUSE)
    raise TimeoutError(path)


async def bare(made: Bench) -> tuple[float, float]:
    """Seconds of one UPDATE of every row, and of one that classifies them too."""
    connection = await made.connect()
    try:
        start = time.perf_counter()
        await connection.execute("UPDATE contents SET updated_at = now(), version = version + 1")
        updated = time.perf_counter() - start
        await connection.execute(CLASSIFY, uuid4())
        return updated, time.perf_counter() - start
    finally:
        await connection.close()


def resident_mib(process: "subprocess.Popen[bytes]") -> float:
    """The most memory that a process has had."""
    status = Path(f"/proc/{process.pid}/status").read_text("ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / MIB


def edited(client: httpx.Client) -> tuple[float, float]:
    """How long an edit of the contents takes, and its undo."""
    country = made_of(client, "system-settings/countries", name="Chile", iso_code="CL")
    subject = made_of(client, "disciplines", name="Arte", country=country)
    edit = {"set": {"author_name": "Gabriela"}, "add": {"disciplines": [subject]}}
    done, change = seconds_of(
        client, "cms/contents/bulk", {"act": "edit", "all": True, "edit": edit}, status="active"
    )
    return done, seconds_of(client, f"bulk/{change}/undo")[0]


def made_of(client: httpx.Client, path: str, **body: str) -> str:
    """The guid of a record that is made."""
    return str(client.post(path, json=body).raise_for_status().json()["data"]["guid"])


def main() -> None:
    """Fill, switch off, edit, undo, and compare."""
    with bench({"synchronous_commit": "off"}) as made:
        asyncio.run(fill(made, ROWS))
        ((_, token),) = asyncio.run(made.sign_in("R04", 1))
        worker = subprocess.Popen([sys.executable, "-m", "estante.cli", "worker"], cwd=HERE, env=made.environ)
        try:
            with made.server("estante") as port:
                headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}"}
                base = f"http://127.0.0.1:{port}/api/"
                with httpx.Client(base_url=base, headers=headers, timeout=60) as client:
                    chosen = {"act": "deactivate", "all": True}
                    # A tenth of the rows is switched off already: the rest changes.
                    off, change = seconds_of(client, "cms/contents/bulk", chosen, status="active")
                    undone, _ = seconds_of(client, f"bulk/{change}/undo")
                    before = resident_mib(worker)
                    edit, unedited = edited(client)
                    grown = resident_mib(worker) - before
        finally:
            worker.terminate()
            worker.wait()
        updated, classified = asyncio.run(bare(made))
    report(
        f"a bulk act on {CHANGED:,} of {ROWS:,} contents",
        off / updated,
        f"<= {MAX_RATIO:.0f}",
        "one bare UPDATE of every row",
        {
            "act s": off,
            "undo s": undone,
            "bare s": updated,
            "rows a second": CHANGED / off,
            "undone a second": CHANGED / undone,
        },
    )
    report(
        f"an edit of {CHANGED:,} of {ROWS:,} contents",
        edit / classified,
        f"<= {MAX_EDIT_RATIO:.0f}",
        "one bare UPDATE and one INSERT of every row",
        {
            "edit s": edit,
            "undo s": unedited,
            "bare s": classified,
            "rows a second": CHANGED / edit,
            "undone a second": CHANGED / unedited,
            "worker MiB more": grown,
        },
    )


if __name__ == "__main__":
    main()
