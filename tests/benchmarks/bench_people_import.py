"""100,000 people of a file, looked at and made by the rules of the form, beside bare INSERTs of as many.

The import checks every cell, looks for names that are taken, and makes each person with audit and event. The
people have no passwords: hashing those is measured by `sign_ins`. A tenth of them is looked at first: memory
is flat where all of them take little more. `BENCH_ROWS` is how many people there are.
"""

import asyncio
import time
from unittest.mock import patch
from uuid import UUID

from bench_import import begin, seconds_of
from estante.builtin import load_registry
from estante.jobs.worker import open_services
from estante.plugins.registry import PluginRegistry
from estante_users.imports import USERS_IMPORT
from harness import Bench, bench, peak_mib, report, size
from million import NAMES, SURNAMES
from msgspec.structs import replace
from uuid_utils.compat import uuid7

ROWS, BATCH = size(100_000), 1_000
# A tenant allows 5,000 at most (SET-005); what is asked here is what the import does.
PEOPLE = replace(USERS_IMPORT, max_rows=ROWS, max_rows_of=None)
INSERT = """
INSERT INTO people (tenant_id, guid, username, email, name, lastname, role_guid)
SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
"""


def person(number: int) -> tuple[str, str, str, str]:
    """Name, surname, username and address."""
    name, surname = NAMES[number % len(NAMES)], SURNAMES[number // len(NAMES) % len(SURNAMES)]
    return name, surname, f"persona{number}", f"persona{number}@escuela.example"


async def bare(made: Bench) -> float:
    """Seconds of the same people by INSERTs alone."""
    connection = await made.connect()
    try:
        start = time.perf_counter()
        for first in range(0, ROWS, BATCH):
            rows = [person(number) for number in range(first, min(ROWS, first + BATCH))]
            names, surnames, usernames, emails = zip(*rows, strict=True)
            guids, roles = [uuid7() for _ in rows], ["R01"] * len(rows)
            columns = (guids, [f"b{name}" for name in usernames], [f"b{mail}" for mail in emails])
            await connection.execute(INSERT, made.tenant.guid, *columns, names, surnames, roles)
        return time.perf_counter() - start
    finally:
        await connection.close()


async def measure(made: Bench) -> dict[str, float]:
    """Every figure; memory is what was added at most since the files were written."""
    ((admin, _),) = await made.sign_in("R04", 1)
    work = open_services(made.platform, load_registry())
    try:
        lines = [line_of(number) for number in range(ROWS)]
        tenth = await begin(work, made, UUID(admin), PEOPLE, lines[: ROWS // 10])
        guid = await begin(work, made, UUID(admin), PEOPLE, lines)
        before = peak_mib()
        await seconds_of(work, made, tenth, write=False, rows=ROWS // 10)
        figures = {"memory of a tenth MiB": peak_mib() - before}
        figures["look s"] = await seconds_of(work, made, guid, write=False, rows=ROWS)
        figures["memory of the look MiB"] = peak_mib() - before
        figures["write s"] = await seconds_of(work, made, guid, write=True, rows=ROWS)
        figures["memory of both MiB"] = peak_mib() - before
    finally:
        await work.database.close()
    figures["bare s"] = await bare(made)
    return figures


def line_of(number: int) -> str:
    """A person as the file has them."""
    name, surname, username, email = person(number)
    return ";".join((name, surname, username, email, "", "R01", "", "", ""))


def main() -> None:
    """Import, compare, report."""
    with (
        bench({"synchronous_commit": "off"}) as services,
        patch.object(PluginRegistry, "imports", {PEOPLE.name: PEOPLE}),
    ):
        made = services.with_tenants(["bench"])
        figures = asyncio.run(measure(made))
    report(
        f"an import of {ROWS:,} people",
        figures["bare s"] / figures["write s"],
        "told, not held",
        "the same people by INSERTs alone",
        {"people a second": ROWS / figures["write s"], **figures},
    )


if __name__ == "__main__":
    main()
