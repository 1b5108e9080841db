"""The SDK as an author elsewhere gets it: packed, beside the wheels."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.outside import making

pytestmark = pytest.mark.wide


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new plugin and the packed SDK; what that depends on is there as npm would lay it."""
    folder = tmp_path_factory.mktemp("author")
    new = [sys.executable, "-m", "estante.cli", "plugins", "new", "plain-notes", "--into", str(folder)]
    subprocess.run(new, cwd=folder, check=True, capture_output=True)
    making.lay_packages(folder)
    return folder / "plain-notes" / "web"


def run(folder: Path, *words: str) -> str:
    done = subprocess.run(
        ["npx", "--no-install", *words], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_types_and_builds_a_plugin_without_our_sources(author: Path):
    run(author, "tsc", "--noEmit")
    run(author, "vite", "build")
    assert (author / "dist" / "remoteEntry.js").exists()


def test_it_brings_no_tests_of_ours(author: Path):
    sdk = author.parents[1] / "node_modules" / "@estante" / "sdk"
    assert (sdk / "src" / "index.ts").exists()
    assert [
        path for path in sdk.rglob("*.test.*") if "node_modules" not in path.parts[len(sdk.parts) :]
    ] == []
