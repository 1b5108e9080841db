"""What was acknowledged, what was answered, and what is said about it at the end."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

# Refusals that are right while something is hung, away or full; `full` counts only while the disk is.
AWAY, FULL = 503, 507
MEBIBYTE = 2**20
# Memory may grow by this much from the end of the warm-up: caches, and what an allocator keeps.
GROWTH, GROWTH_MEBIBYTES = 1.5, 120


class Ledger:
    """Counts while the load runs. One for all its people."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        self.broken_off = 0
        self.wrong: Counter[str] = Counter()
        self.acknowledged: Counter[str] = Counter()
        self.lost: list[str] = []
        self.done: Counter[str] = Counter()
        self.left_out: list[str] = []
        self.disk_is_full = False

    def answered(self, status: int, what: str) -> None:
        """Note an answer; one that should not be is named with the call."""
        self.answers[status] += 1
        if status >= 500 and status != AWAY and not (status == FULL and self.disk_is_full):
            self.wrong[f"{status} {what}"] += 1


class Memory(Struct, frozen=True):
    """Bytes that only the processes of a part have, by part."""

    parts: Mapping[str, int]

    def grown(self, before: "Memory") -> list[str]:
        """The parts that have far more than before."""
        return [
            name
            for name, now in self.parts.items()
            if now > before.parts.get(name, now) * GROWTH + GROWTH_MEBIBYTES * MEBIBYTE
        ]


def lines(ledger: Ledger, before: Memory, after: Memory) -> Iterator[str]:
    """The report."""
    yield f"answers        {sum(ledger.answers.values())}: {_counted(ledger.answers)}"
    yield f"broken off     {ledger.broken_off} (no answer came: the process was killed, or hung)"
    yield f"done to it     {_counted(ledger.done)}"
    yield from (f"left out       {what}" for what in ledger.left_out)
    yield f"acknowledged   {_counted(ledger.acknowledged)}"
    yield f"lost           {len(ledger.lost)}"
    yield from (f"               {what}" for what in ledger.lost[:20])
    yield f"5xx, not 503   {sum(ledger.wrong.values())}"
    yield from (f"               {what} x {count}" for what, count in ledger.wrong.most_common(20))
    for name, now in sorted(after.parts.items()):
        sizes = [size / MEBIBYTE for size in (before.parts.get(name, now), now)]
        yield "memory         {:<9}{:5.0f} MiB after the warm-up, {:5.0f} at the end".format(name, *sizes)


def _counted(counts: Mapping[Any, int]) -> str:
    return ", ".join(f"{what} x {count}" for what, count in sorted(counts.items())) or "nothing"


def faults(ledger: Ledger, before: Memory, after: Memory) -> list[str]:
    """What is wrong, in a sentence each; empty when all is well."""
    found = []
    if not sum(ledger.acknowledged.values()):
        found.append("Nothing was acknowledged.")
    if ledger.lost:
        found.append(f"{len(ledger.lost)} acknowledged writes were lost.")
    if ledger.wrong:
        found.append(f"{sum(ledger.wrong.values())} answers were 5xx and not 503.")
    found += [f"The memory of {name} grew." for name in after.grown(before)]
    return found
