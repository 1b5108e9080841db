"""What `estante plugins new` writes works without an edit: its own tests and the checkers say so."""

import shutil
import subprocess
from pathlib import Path

import pytest
from estante.testing.live import LiveEstante

from tests.e2e.outside import making

pytestmark = pytest.mark.wide

MAX_LINES = 450


def test_a_plugin_of_records_takes_few_lines(author: Path, site: Path) -> None:
    lines = making.written_lines(author / "study-rooms")
    assert lines <= MAX_LINES, lines


@pytest.mark.parametrize("name", making.GENERATED)
def test_its_own_tests_pass(author: Path, site: Path, estante: LiveEstante, name: str) -> None:
    making.run_tests(author / name, site, estante)


@pytest.mark.parametrize("name", making.GENERATED)
def test_the_checkers_have_nothing_against_it(author: Path, site: Path, name: str) -> None:
    assert making.check_types(author / name) == ""
    assert making.lint(author / name) == ""


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
