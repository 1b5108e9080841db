"""What `estante plugins new` writes works without an edit: its own tests and the checkers say so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from estante.testing.live import SETTING, LiveEstante

from tests.e2e.outside import making

MAX_LINES = 450
# Made by a command, or how the parts are put together, the same in every plugin.
NOT_WRITTEN = {"schema.d.ts", "package.json", "tsconfig.json", "vite.config.ts", "pyproject.toml"}
COMPILED = {"dist", "__pycache__", ".pytest_cache", "versions"}


def written_lines(plugin: Path) -> int:
    """The lines that an author would have to write, with tests, texts and README."""
    return sum(
        len([line for line in path.read_text("utf-8").splitlines() if line.strip()])
        for path in plugin.rglob("*")
        if path.is_file() and path.name not in NOT_WRITTEN and not COMPILED & set(path.parts)
    )


def test_a_plugin_of_records_takes_few_lines(author: Path, site: Path) -> None:
    lines = written_lines(author / "study-rooms")
    assert lines <= MAX_LINES, lines


@pytest.mark.parametrize("name", making.GENERATED)
def test_its_own_tests_pass(author: Path, site: Path, estante: LiveEstante, name: str) -> None:
    environ = {**os.environ, **making.environment(site), SETTING: str(estante.folder)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "300"]
    done = subprocess.run(
        command, cwd=author / name, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.parametrize("name", making.GENERATED)
def test_the_checkers_have_nothing_against_it(author: Path, site: Path, name: str) -> None:
    assert making.check_types(author / name) == ""
    ruff = [
        sys.executable,
        "-m",
        "ruff",
        "check",
        "--quiet",
        "--config",
        str(making.ROOT / "pyproject.toml"),
        name,
    ]
    linted = subprocess.run(ruff, cwd=author, capture_output=True, text=True, check=False)
    assert linted.returncode == 0, linted.stdout


def test_it_is_laid_out_as_this_repository_is(author: Path, site: Path, tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("dist", "schema.d.ts", "node_modules")
    for name in making.GENERATED:
        shutil.copytree(author / name, tmp_path / "plugins" / name, ignore=left_out)
    shutil.copy(making.ROOT / "biome.json", tmp_path)
    biome = [
        str(making.ROOT / "node_modules" / ".bin" / "biome"),
        "ci",
        "--vcs-enabled=false",
        "--colors=off",
        ".",
    ]
    checked = subprocess.run(biome, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
