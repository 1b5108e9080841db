"""`make conformance`: the clauses of public standards that tests hold, each passed or failed, and why.

A test names those that it holds: `@pytest.mark.clause("xAPI 1.0.3", "3: 2.1.1", …)`, the standard first.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAX_REASON = 160


class Clauses:
    """A plugin of pytest: keeps to tests of clauses, and notes what became of each."""

    def __init__(self) -> None:
        self.of_test: dict[str, list[tuple[str, str]]] = defaultdict(list)
        self.failed: dict[str, str] = {}
        self.run: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only tests that hold a clause run."""
        for item in items:
            for mark in item.iter_markers("clause"):
                standard, *numbers = mark.args
                self.of_test[item.nodeid] += [(standard, number) for number in numbers]
        items[:] = [item for item in items if item.nodeid in self.of_test]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that breaks in its fixtures holds nothing, either."""
        self.run.add(report.nodeid)
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            reason = str(crash.message if crash else report.longrepr)
            self.failed[report.nodeid] = reason.splitlines()[0][:MAX_REASON] if reason else "?"

    def results(self) -> dict[str, dict[str, list[str]]]:
        """Each standard's clauses with the reasons why they failed; none for those that hold."""
        found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        for test, clauses in sorted(self.of_test.items()):
            for standard, clause in clauses:
                reasons = found[standard][clause]
                if test not in self.run:
                    reasons.append(f"{test}: did not run")
                elif test in self.failed:
                    reasons.append(f"{test}: {self.failed[test]}")
        return found


def lines(results: dict[str, dict[str, list[str]]]) -> Iterator[str]:
    """What is printed: a block for each standard, its failures with their reasons."""
    for standard, clauses in results.items():
        passed = sum(not reasons for reasons in clauses.values())
        yield f"\n{standard}: {passed} passed, {len(clauses) - passed} failed"
        for clause, reasons in sorted(clauses.items()):
            yield f"  {'failed' if reasons else 'passed'}  {clause}"
            yield from (f"          {reason}" for reason in reasons)


def main() -> int:
    """Run the tests of clauses and print what became of them; 1 where something failed or nothing ran."""
    clauses = Clauses()
    pytest.main([str(ROOT / "tests" / "plugins"), "-q", "--no-header", "--tb=no"], plugins=[clauses])
    results = clauses.results()
    print("\n".join(lines(results)))
    return int(not results or any(reasons for found in results.values() for reasons in found.values()))


if __name__ == "__main__":
    sys.exit(main())
