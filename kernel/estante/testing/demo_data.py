"""The data folder of a new Estante with its demo data, made once for all tests that start one.

Loading the demo and preparing its contents takes a minute of two cores; copying what came of it a second.
"""

import fcntl
import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import metadata
from importlib.resources import files
from pathlib import Path

import msgspec
import psycopg

from estante.config import Addresses
from estante.plugins.discovery import GROUP
from estante.plugins.registry import PluginRegistry
from estante.testing.live import LiveEstante, copy_data, running_estante, until

# Below the system's folder for what may go: another clone of the same sources finds it too.
CACHE = Path(tempfile.gettempdir()) / f"estante-demo-{os.getuid()}"
MAX_CACHED = 2
PREPARATION_SECONDS = 300
BUSY = (
    "SELECT (SELECT count(*) FROM saq_jobs WHERE status IN ('queued', 'active')"
    " AND scheduled <= extract(epoch FROM now())) + (SELECT count(*) FROM outbox WHERE failure IS NULL)"
)


def demo_data(registry: PluginRegistry) -> Path:
    """A data folder whose demo contents are prepared, to be copied; made if there is none of these sources.

    Whoever comes while it is made waits for it.
    """
    CACHE.mkdir(mode=0o755, exist_ok=True)
    made = CACHE / _key(registry)
    with _alone(CACHE / "lock"):
        if not made.exists():
            _make(registry, made)
        os.utime(made)
        folders = [path for path in CACHE.iterdir() if path.is_dir()]
        for path in sorted(folders, key=lambda path: path.stat().st_mtime)[:-MAX_CACHED]:
            shutil.rmtree(path, ignore_errors=True)
    return made


def _make(registry: PluginRegistry, folder: Path) -> None:
    with running_estante(registry) as live:
        until(live, lambda: _is_quiet(live), PREPARATION_SECONDS)
        live.process.terminate()
        live.process.wait()
        partial = folder.with_suffix(".partial")
        shutil.rmtree(partial, ignore_errors=True)
        copy_data(live.folder / "var", partial)
        partial.rename(folder)


def _is_quiet(live: LiveEstante) -> bool:
    """Whether nothing waits to be done or told."""
    addresses = msgspec.json.decode((live.folder / "var/run/addresses.json").read_bytes(), type=Addresses)
    with psycopg.connect(addresses.owner_url) as connection:
        return connection.execute(BUSY).fetchone() == (0,)


def _key(registry: PluginRegistry) -> str:
    """A digest of what the demo is made by: the kernel, every installed plugin, and the day it speaks of."""
    packages = {"estante", *(point.module.partition(".")[0] for point in metadata.entry_points(group=GROUP))}
    digest = hashlib.sha256(datetime.now(UTC).date().isoformat().encode())
    digest.update(" ".join(sorted(plugin.id for plugin in registry)).encode())
    for folder in sorted(Path(str(files(package))) for package in packages):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(str(path.relative_to(folder)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
