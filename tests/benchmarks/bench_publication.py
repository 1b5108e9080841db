"""A publication of 5,000 contents opened and reordered, beside one of fifty.

Opened is what its page asks for: the record, and the first 200 of its contents with their total. Moved is a
content that goes behind another one far away. Both sides ask the same server in turn.
"""

import asyncio
import random
import statistics
import time
from typing import Any

import httpx
from harness import Bench, bench, report, size
from million import FILL, NAMES, SURNAMES, WORDS
from uuid_utils.compat import uuid7

MANY, FEW = size(5_000), 50
ROUNDS = 100
PAGE = {"pageSize": 200}
PUBLICATION = "INSERT INTO publications (tenant_id, guid, name) VALUES ($1, $2, $3)"
CONTENTS = """
INSERT INTO publication_contents (tenant_id, publication_guid, content_guid, position)
SELECT $1, $2, c.guid, row_number() OVER (ORDER BY c.created_at)
FROM (SELECT guid, created_at FROM contents WHERE tenant_id = $1 LIMIT $3) AS c
"""


async def fill(made: Bench) -> dict[int, str]:
    """Both publications, by how many contents they have."""
    publications = {number: str(uuid7()) for number in (MANY, FEW)}
    connection = await made.connect()
    try:
        await connection.execute(FILL, made.tenant.guid, 1, MANY, WORDS, NAMES, SURNAMES)
        for number, guid in publications.items():
            await connection.execute(PUBLICATION, made.tenant.guid, guid, f"Lecturas {number}")
            await connection.execute(CONTENTS, made.tenant.guid, guid, number)
        await connection.execute("VACUUM ANALYZE contents, publications, publication_contents")
    finally:
        await connection.close()
    return publications


class Reader:
    """Somebody who opens publications and moves their contents."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def open(self, guid: str) -> list[dict[str, Any]]:
        """Ask for what the page shows; answers the first contents."""
        self._client.get(f"/api/cms/publications/{guid}").raise_for_status()
        answer = self._client.get(f"/api/cms/publications/{guid}/contents", params=PAGE)
        rows: list[dict[str, Any]] = answer.raise_for_status().json()["data"]
        return rows

    def all_of(self, guid: str, number: int) -> list[str]:
        """The guids of every content."""
        pages = range(1, -(-number // PAGE["pageSize"]) + 1)
        address = f"/api/cms/publications/{guid}/contents"
        answers = [self._client.get(address, params={**PAGE, "page": page}).json()["data"] for page in pages]
        return [str(row["guid"]) for rows in answers for row in rows]

    def move(self, guid: str, content: str, after: str) -> None:
        """Move a content behind another one."""
        body = {"guid": content, "after": after}
        self._client.patch(f"/api/cms/publications/{guid}/contents", json=body).raise_for_status()


def milliseconds(act: Any, *arguments: object) -> float:
    """Of one call."""
    start = time.perf_counter()
    act(*arguments)
    return (time.perf_counter() - start) * 1000


def measure(made: Bench) -> dict[str, list[float]]:
    """Milliseconds of all rounds, both sides in turn."""
    publications = asyncio.run(fill(made))
    ((_, token),) = asyncio.run(made.sign_in("R04", 1))
    headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}"}
    names = [f"{act} {number}" for act in ("open", "move") for number in (MANY, FEW)]
    times: dict[str, list[float]] = {name: [] for name in names}
    drawn = random.Random(5)  # noqa: S311 - which contents are moved
    with (
        made.server("estante") as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=60) as client,
    ):
        reader = Reader(client)
        contents = {number: reader.all_of(guid, number) for number, guid in publications.items()}
        for _ in range(ROUNDS):
            for number, guid in publications.items():
                times[f"open {number}"].append(milliseconds(reader.open, guid))
                content, after = drawn.sample(contents[number], 2)
                times[f"move {number}"].append(milliseconds(reader.move, guid, content, after))
    return times


def main() -> None:
    """The medians of all rounds."""
    with bench() as made:
        times = measure(made)
    medians = {f"{name} ms": statistics.median(rounds) for name, rounds in times.items()}
    report(
        f"a publication of {MANY:,} contents, opened",
        medians[f"open {FEW} ms"] / medians[f"open {MANY} ms"],
        ">= 0.50",
        f"one of {FEW}, of which a page shows all",
        medians,
    )


if __name__ == "__main__":
    main()
