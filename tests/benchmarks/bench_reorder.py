"""Twenty editors who move units and lessons of one program at once, each on top of what they saw last.

The program is that of `programs`: 60 units and 900 lessons. Moves of one program wait for one another, so
they are measured against one editor who moves alone. Afterwards every part has to be there once, in a place
of its own.
"""

import asyncio
import random
import time
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import httpx
from bench_programs import LESSONS, UNITS, fill
from harness import Bench, bench, report

EDITORS, SECONDS = 20, 8.0
PATIENCE = 60.0
# A position that two parts share would put them in no settled order.
SHARED = """
SELECT count(*) - count(DISTINCT (parent, position)) FROM (
  SELECT program_guid AS parent, position FROM program_units WHERE program_guid = $1
  UNION ALL
  SELECT l.unit_guid, l.position FROM program_lessons l JOIN program_units u ON u.guid = l.unit_guid
  WHERE u.program_guid = $1
) AS parts
"""
Tree = dict[str, list[str]]


class Editor:
    """Moves parts of a program, now a unit, now a lesson of a unit or to it; keeps what it saw."""

    def __init__(self, client: httpx.AsyncClient, program: UUID, number: int) -> None:
        self._client, self._program = client, program
        self._random = random.Random(number)  # noqa: S311 - the same moves in every run
        self.times: list[float] = []
        self.answers: list[int] = []

    async def move_for(self, seconds: float) -> None:
        """Move until the time is over."""
        tree = await tree_of(self._client, self._program)
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            path, order, moved = self._next(tree)
            start = time.perf_counter()
            answer = await self._client.put(path, json={"guids": order, "moved": moved})
            self.times.append(time.perf_counter() - start)
            self.answers.append(answer.status_code)

    def _next(self, tree: Tree) -> tuple[str, list[str], str]:
        """Where a move is sent, with the order as this editor wants it."""
        if self._random.random() < 0.5:
            moved, others, path = self._random.choice(list(tree)), list(tree), self._units_path
        else:
            unit = self._random.choice(list(tree))
            moved = self._random.choice([lesson for lessons in tree.values() for lesson in lessons])
            others, path = tree[unit], f"lms/units/{unit}/lessons-order"
        order = [guid for guid in others if guid != moved]
        order.insert(self._random.randint(0, len(order)), moved)
        return path, order, moved

    @property
    def _units_path(self) -> str:
        return f"lms/courses/{self._program}/units-order"


async def tree_of(client: httpx.AsyncClient, program: UUID) -> Tree:
    """The units with their lessons, in order."""
    answer = await client.get(f"lms/courses/{program}/units", params={"pageSize": 200})
    rows: list[dict[str, Any]] = answer.raise_for_status().json()["data"]
    return {str(unit["guid"]): [str(lesson["guid"]) for lesson in unit["lessons"]] for unit in rows}


async def edit(made: Bench, port: int, program: UUID, editors: int) -> list[Editor]:
    """So many people at once, each with a connection of their own."""
    base, host = f"http://127.0.0.1:{port}/api/", made.tenant.hosts[0]
    people = await made.sign_in("R04", editors)
    headers = [{"Host": host, "Authorization": f"Bearer {token}"} for _, token in people]
    clients = [httpx.AsyncClient(base_url=base, headers=each, timeout=PATIENCE) for each in headers]
    working = [Editor(client, program, number) for number, client in enumerate(clients)]
    try:
        await asyncio.gather(*(editor.move_for(SECONDS) for editor in working))
    finally:
        await asyncio.gather(*(client.aclose() for client in clients))
    return working


async def faults(made: Bench, port: int, program: UUID) -> Mapping[str, int]:
    """Parts that are lost or there twice, and places that two of them share."""
    ((_, token),) = await made.sign_in("R04", 1)
    headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}"}
    base = f"http://127.0.0.1:{port}/api/"
    async with httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE) as client:
        tree = await tree_of(client, program)
    lessons = [lesson for own in tree.values() for lesson in own]
    connection = await made.connect()
    try:
        shared = int(await connection.fetchval(SHARED, program))
    finally:
        await connection.close()
    lost = UNITS * (1 + LESSONS) - len(tree) - len(set(lessons))
    return {"parts lost": lost, "parts twice": len(lessons) - len(set(lessons)), "places shared": shared}


def main() -> None:
    """One editor alone, then twenty; report."""
    with bench() as made, made.server("estante") as port:
        program = asyncio.run(fill(made))
        alone = asyncio.run(edit(made, port, program, 1))
        together = asyncio.run(edit(made, port, program, EDITORS))
        wrong = asyncio.run(faults(made, port, program))
    times = sorted(seconds for editor in together for seconds in editor.times)
    answers = [status for editor in together for status in editor.answers]
    report(
        f"{EDITORS} editors who reorder {UNITS} units and {UNITS * LESSONS} lessons",
        len(times) / len(alone[0].times),
        "told, not held",
        "one editor who moves alone",
        {
            "moves a second": len(times) / SECONDS,
            "alone a second": len(alone[0].times) / SECONDS,
            "p50 ms": times[len(times) // 2] * 1000,
            "p99 ms": times[int(len(times) * 0.99)] * 1000,
            "refused (4xx)": sum(400 <= status < 500 for status in answers),
            "failed (5xx)": sum(status >= 500 for status in answers),
            **wrong,
        },
    )


if __name__ == "__main__":
    main()
