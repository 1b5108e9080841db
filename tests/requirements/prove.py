"""Break the product, one line at a time, and see that the marked test catches it (`make prove`).

A random twenty of `mutants.tsv` by default; `--all`, `--count 10`, `--seed 7`, `--row KER-021` choose others.
A mutant is caught when its test fails: an error before the test began, or no test at all, is not enough.
Files are changed in place and put back, whatever happens.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

from defusedxml import ElementTree
from estante.builtin import load_registry
from estante.testing.fixtures import migrated_services, platform_in
from marks import ROOT
from mutants import Mutant, all_mutants

DEFAULT_COUNT = 20
SERVICES = "ESTANTE_TEST_SERVICES"
MAX_SECONDS = 600
# Where `test.each` puts a value into a title: `%s`, `$name`.
PLACES = re.compile(r"%[sdifjoO]|\$[\w.]+")


def choose(mutants: Sequence[Mutant], arguments: argparse.Namespace) -> list[Mutant]:
    """The mutants that the command line asks for, those of one test beside each other."""
    if arguments.row:
        return [mutant for mutant in mutants if mutant.row in arguments.row]
    if arguments.all:
        return list(mutants)
    chosen = random.Random(arguments.seed).sample(list(mutants), min(arguments.count, len(mutants)))  # noqa: S311
    return sorted(chosen, key=lambda mutant: mutant.test)


def is_caught(mutant: Mutant) -> bool:
    """Whether the marked test fails while the product is broken."""
    is_python = mutant.test.partition("::")[0].endswith(".py")
    workspace = workspace_of(mutant.path) if is_python and mutant.is_web else None
    source = mutant.apply()
    try:
        if workspace:
            build(workspace)
        with own_services() if "migrations" in mutant.path.parts else nullcontext():
            return pytest_fails(mutant.test) if is_python else vitest_fails(mutant.test)
    finally:
        mutant.path.write_text(source, encoding="utf-8")
        if workspace:
            build(workspace)


def workspace_of(path: Path) -> Path:
    """The folder of the npm package; what the SDK changes shows in the shell."""
    folder = next(parent for parent in path.parents if (parent / "package.json").is_file())
    return ROOT / "web" / "shell" if folder.name == "sdk" else folder


def build(workspace: Path) -> None:
    """Build a browser's half, which browser tests load."""
    run(["npm", "run", "--silent", "build", "-w", f"./{workspace.relative_to(ROOT).as_posix()}"])


def pytest_fails(test: str) -> bool:
    """Whether a pytest test fails by itself, and not before it began.

    What ends before it began is tried once more: a busy machine may not have started an Estante in time.
    """
    for _ in range(2):
        failures, errors, words = pytest_counts(test)
        if failures or not errors:
            break
        print(f"{test} did not get as far as failing:\n{words}", file=sys.stderr, flush=True)
    return failures > 0


def pytest_counts(test: str) -> tuple[int, int, str]:
    """How often a pytest test failed, how often something broke around it, and its last words."""
    with tempfile.NamedTemporaryFile(suffix=".xml") as report:
        options = ["-q", "-x", "-p", "no:cacheprovider", f"--junitxml={report.name}"]
        answer = run([sys.executable, "-m", "pytest", *options, test])
        try:
            suite = ElementTree.parse(report.name).find("testsuite")
        except ElementTree.ParseError:
            suite = None
    counts = {} if suite is None else suite.attrib
    return int(counts.get("failures", 0)), int(counts.get("errors", 1)), answer.stdout[-2000:]


def vitest_fails(test: str) -> bool:
    """Whether a TypeScript test fails by itself."""
    path, _, title = test.partition("::")
    workspace = next(parent for parent in (ROOT / path).parents if (parent / "package.json").is_file())
    command = ["npx", "vitest", "run", str((ROOT / path).relative_to(workspace)), "--reporter=json"]
    # A test for each of several rows is called what it is written as, but for the places of its values.
    name = ".*".join(re.escape(words) for words in PLACES.split(title))
    answer = run([*command, "-t", name], cwd=workspace)
    start = answer.stdout.find("{")
    return start >= 0 and json.loads(answer.stdout[start:]).get("numFailedTests", 0) > 0


def run(command: Sequence[str], cwd: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end; one that hangs is broken too, and its test has not failed."""
    # Compiled files are told apart by whole seconds: a file that was put back could run as it was broken.
    environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        return subprocess.run(
            command, cwd=cwd, env=environ, capture_output=True, text=True, timeout=MAX_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", "timed out")


@contextmanager
def own_services() -> Iterator[None]:
    """Let the test start services of its own: those that are shared were migrated before the breakage."""
    shared = os.environ.pop(SERVICES)
    try:
        yield
    finally:
        os.environ[SERVICES] = shared


@contextmanager
def shared_services() -> Iterator[None]:
    """One PostgreSQL and Valkey for all the tests that follow: each would start its own."""
    registry = load_registry()
    folder = Path(tempfile.mkdtemp(prefix="estante-prove-"))
    folder.chmod(0o755)
    try:
        with migrated_services(platform_in(folder), registry):
            os.environ[SERVICES] = str(folder / "var" / "run" / "addresses.json")
            yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Print what became of each mutant; answer how many survived."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--count", type=int, default=DEFAULT_COUNT)
    parser.add_argument("--seed", type=int, default=random.randrange(10_000))  # noqa: S311
    parser.add_argument("--row", action="append")
    arguments = parser.parse_args()
    mutants = choose(all_mutants(), arguments)
    print(f"{len(mutants)} mutants, seed {arguments.seed}", flush=True)
    survived = 0
    with shared_services():
        for mutant in mutants:
            caught = is_caught(mutant)
            survived += not caught
            verdict = "caught  " if caught else "SURVIVED"
            print(f"{verdict}  {mutant.row}  {mutant.file}  {mutant.test}", flush=True)
    print(f"{len(mutants) - survived} caught, {survived} survived")
    return survived


if __name__ == "__main__":
    sys.exit(min(main(), 1))
