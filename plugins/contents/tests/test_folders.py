"""Folders to work in go with their process, however that ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from estante_contents.inspection import folders

WORK = """
import sys, time
from estante_contents.inspection.folders import working_folder
with working_folder("inspect") as folder:
    (folder / "file").touch()
    print(folder, flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def worker(tmp_path: Path) -> subprocess.Popen[str]:
    """Another process that works in a folder below `tmp_path`."""
    return subprocess.Popen(
        [sys.executable, "-c", WORK],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def folder_of(worker: subprocess.Popen[str]) -> Path:
    assert worker.stdout is not None
    folder = Path(worker.stdout.readline().strip())
    # As if it had been there for a while.
    earlier = time.time() - 2 * folders.SETTLED_SECONDS
    os.utime(folder, (earlier, earlier))
    return folder


def test_what_a_killed_process_left_is_deleted(worker: subprocess.Popen[str], tmp_path: Path) -> None:
    folder = folder_of(worker)
    assert folders.sweep(tmp_path) == 0
    assert (folder / "file").exists()
    worker.send_signal(signal.SIGKILL)
    worker.communicate()
    assert folder.exists()
    assert folders.sweep(tmp_path) == 1
    assert not folder.exists()


def test_a_folder_goes_with_its_process(worker: subprocess.Popen[str]) -> None:
    folder = folder_of(worker)
    worker.communicate("")
    assert worker.returncode == 0
    assert not folder.exists()


def test_what_is_no_folder_of_ours_stays(tmp_path: Path) -> None:
    other = tmp_path / "elsewhere"
    other.mkdir()
    (tmp_path / f"{folders.PREFIX}link").symlink_to(other)
    (tmp_path / f"{folders.PREFIX}file").touch()
    (tmp_path / f"{folders.PREFIX}new").mkdir()
    assert folders.sweep(tmp_path) == 0
    assert {path.name for path in tmp_path.iterdir()} == {
        "elsewhere",
        *(f"{folders.PREFIX}{name}" for name in ("link", "file", "new")),
    }
