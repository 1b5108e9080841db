"""Tests wait for what they want to see, never for a time: too short on one machine, it is lost on another."""

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]
# How long something takes is what these measure, and how long it lasts.
MEASURING = (TESTS / "benchmarks", TESTS / "soak")
WAITING = {"sleep", "wait_for_timeout"}


def waits_in(source: str) -> list[int]:
    """The lines that wait for a time."""
    calls = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [one.lineno for one in calls if ast.unparse(one).rpartition(".")[2] in WAITING]


def test_no_test_waits_for_a_time() -> None:
    found = {
        str(path.relative_to(TESTS)): lines
        for path in TESTS.rglob("*.py")
        if not any(map(path.is_relative_to, MEASURING))
        and (lines := waits_in(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_every_way_to_wait_for_a_time_is_seen() -> None:
    ways = ["time.sleep(1)", "sleep(1)", "page.wait_for_timeout(5)", "async def f(): await asyncio.sleep(0)"]
    assert [waits_in(way) for way in ways] == [[1]] * 4
    assert waits_in("page.wait_for_url('x')") == []
