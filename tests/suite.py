"""What `make test` and `make test-all` run: every test beside the others, and what fell once more, alone.

    python -m tests.suite            all but what is marked `wide`
    python -m tests.suite --all      everything

A test that fell and passes alone is printed as `flaky: NAME` and ends nothing; its first traceback is kept in
`var/flaky`, because it names the cause, which is to be mended the same day. More than ten are no coincidence.
"""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

MAX_RETRIED = 10
SLOWEST_SHOWN = 60
PYTEST = ("-m", "not wide", f"--durations={SLOWEST_SHOWN}")
PYTEST_OF_ALL = (f"--durations={SLOWEST_SHOWN}",)
FLAKY = Path("var/flaky")


class Outcome:
    """A pytest plugin that keeps the first traceback of each test that fell, and what each file took."""

    def __init__(self) -> None:
        self.tracebacks: dict[str, str] = {}
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test, in whatever process it ran."""
        self.seconds[report.nodeid.partition("::")[0]] += report.duration
        if report.failed:
            self.tracebacks.setdefault(report.nodeid, report.longreprtext)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the slowest files: what is mended there makes every run shorter."""
        slowest = sorted(self.seconds.items(), key=lambda entry: -entry[1])
        terminalreporter.section(f"slowest {SLOWEST_SHOWN} files of {sum(self.seconds.values()):.0f} s")
        for path, seconds in slowest[:SLOWEST_SHOWN]:
            terminalreporter.write_line(f"{seconds:.1f}s {path}")


def run(arguments: list[str]) -> int:
    """Run the suite.

    Args:
        arguments: `--all` for everything; others are pytest's.

    Returns:
        pytest's exit code: 0 where everything passed at last.
    """
    selected = PYTEST_OF_ALL if "--all" in arguments else PYTEST
    options = [*selected, *(argument for argument in arguments if argument != "--all")]
    outcome = Outcome()
    code = pytest.main(["-n", "auto", "--cache-clear", *options], plugins=[outcome])
    if code != pytest.ExitCode.TESTS_FAILED or len(outcome.tracebacks) > MAX_RETRIED:
        return int(code)
    print(f"\nOnce more, alone: {len(outcome.tracebacks)}", flush=True)
    again = subprocess.run([sys.executable, "-m", "pytest", "--lf", "-n", "0", *options], check=False)
    if again.returncode == 0:
        report_flaky(outcome.tracebacks)
    return again.returncode


def report_flaky(tracebacks: dict[str, str]) -> None:
    """Name what passed alone, and keep why it fell.

    Args:
        tracebacks: of the first run, by the test's name.
    """
    FLAKY.mkdir(parents=True, exist_ok=True)
    for name, traceback in tracebacks.items():
        path = FLAKY / f"{re.sub(r'[^A-Za-z0-9_]+', '-', name)[-150:]}.txt"
        path.write_text(f"{name}\n\n{traceback}\n", encoding="utf-8")
        print(f"flaky: {name} (why it fell: {path})", flush=True)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
