"""What tests claim to prove is a row, is run, and can fail."""

import re
import subprocess
import sys
from collections import Counter

import pytest
from marks import ROOT, all_marks, python_marks, requirement_rows, typescript_tests
from mutants import all_mutants, faults

from tests.selection import COLLECTED

pytest_plugins = ["pytester"]
MIN_MUTANTS, MIN_MUTANTS_AN_AREA = 120, 10


def test_every_claim_names_a_row() -> None:
    known = {row for rows in requirement_rows().values() for row in rows}
    unknown = [mark for mark in all_marks() if mark.row not in known]
    assert unknown == [], "these tests claim a row that there is not"


def collected(config: pytest.Config) -> frozenset[str]:
    """The tests that `make test-all` runs: of this run, where it read them all, else by asking pytest."""
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        return config.stash[COLLECTED]
    words = ["-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    listed = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return frozenset(line.partition("[")[0] for line in listed.stdout.splitlines() if "::" in line)


def test_every_test_that_claims_a_row_is_collected(request: pytest.FixtureRequest) -> None:
    tests = collected(request.config)
    assert [mark for mark in python_marks() if mark.test not in tests] == []


def test_no_typescript_test_is_left_out() -> None:
    left_out = re.compile(r"\b(?:test|it|describe)\.(?:skip|todo|only|fails|skipIf|runIf)\b")
    assert [path.name for path in typescript_tests() if left_out.search(path.read_text("utf-8"))] == []


def test_every_mutant_can_be_applied_and_its_test_claims_the_row() -> None:
    assert faults(all_mutants(), all_marks()) == []


def test_what_is_claimed_is_broken_in_every_area() -> None:
    broken = Counter(mutant.row.partition("-")[0] for mutant in all_mutants())
    assert broken.total() >= MIN_MUTANTS
    assert all(broken[mark.row.partition("-")[0]] >= MIN_MUTANTS_AN_AREA for mark in all_marks()), broken


def test_a_skipped_test_that_claims_a_row_fails(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((ROOT / "tests" / "selection.py").read_text("utf-8"))
    pytester.makeini("[pytest]\nmarkers = spec: rows\nasyncio_default_fixture_loop_scope = session")
    pytester.makepyfile("""
        import pytest

        @pytest.mark.spec("KER-001")
        @pytest.mark.skip(reason="no time")
        def test_claimed(): ...

        @pytest.mark.skip(reason="no time")
        def test_other(): ...
    """)
    result = pytester.runpytest_subprocess("-p", "no:xdist", "-p", "no:cacheprovider")
    result.assert_outcomes(errors=1, skipped=1)
    result.stdout.fnmatch_lines(["*test_claimed claims KER-001 and was skipped*"])
