"""Folders to work in for a moment. One whose process was killed goes when the next process begins to work."""

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir, mkdtemp

PREFIX = "estante-work-"
# Between being made and being locked a folder looks as if nobody had it.
SETTLED_SECONDS = 60


@contextmanager
def working_folder(name: str) -> Iterator[Path]:
    """A folder that goes with the block; locked, so that others know that somebody works in it."""
    _sweep_once(gettempdir())
    folder = Path(mkdtemp(prefix=f"{PREFIX}{name}-"))
    lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder
    finally:
        rmtree(folder, ignore_errors=True)
        os.close(lock)


@cache
def _sweep_once(place: str) -> None:
    sweep(Path(place))


def sweep(place: Path) -> int:
    """Delete the folders that nobody works in any more. Answers how many there were."""
    return sum(_delete_left(folder) for folder in place.glob(f"{PREFIX}*"))


def _delete_left(folder: Path) -> bool:
    try:
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        # Another user's, no folder, or gone.
        return False
    try:
        about = os.fstat(lock)
        if about.st_uid != os.geteuid() or about.st_mtime > time.time() - SETTLED_SECONDS:
            return False
        # A process that ends in whatever way lets go of its locks.
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        rmtree(folder, ignore_errors=True)
    except BlockingIOError:
        return False
    finally:
        os.close(lock)
    return True
