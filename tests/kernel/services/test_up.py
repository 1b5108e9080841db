"""`estante up`: everything is running, whatever is killed comes back, and nothing is left behind."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from uuid import uuid4

import msgspec
import psutil
import pytest
from estante.services.processes import lives

from tests.kernel.services.endings import await_end

PARTS = ("postgres", "valkey", "server", "worker")
LONGEST = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def until(ready: Callable[[], bool], watched: psutil.Process) -> None:
    """Wait for something; a process that may not end meanwhile paces the questions."""
    deadline = time.monotonic() + LONGEST
    while not ready():
        assert time.monotonic() < deadline, "it took too long"
        psutil.wait_procs([watched], timeout=0.05)
        assert watched.is_running()


def answers(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=LONGEST)
    try:
        connection.request("GET", "/api/health", headers={"Host": "solo.localhost"})
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def running(folder: Path, name: str) -> psutil.Process | None:
    """The process of a part, when it lives."""
    try:
        noted = (folder / "var" / "run" / f"{name}.pid").read_bytes()
        process = psutil.Process(msgspec.json.decode(noted, type=tuple[int, float])[0])
        return process if process.status() != psutil.STATUS_ZOMBIE else None
    except (FileNotFoundError, msgspec.DecodeError, psutil.NoSuchProcess):
        return None


@contextmanager
def estante_up(folder: Path, port: int, **more: str) -> Iterator[subprocess.Popen[str]]:
    """A running `estante up`, once it has printed its addresses."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("ESTANTE_")}
    settings = {"ESTANTE_BASE_PATH": str(folder), "ESTANTE_PORT": str(port), "ESTANTE_PROCESSES": "1", **more}
    for name in ("DATABASE_URL", "DATABASE_OWNER_URL", "REDIS_URL"):
        known.pop(name, None)
    process = subprocess.Popen(
        [sys.executable, "-m", "estante.cli", "up"], env=known | settings, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        printed = []
        for line in iter(process.stdout.readline, ""):
            printed.append(line)
            if "Ctrl-C" in line:
                break
        assert f"http://solo.localhost:{port}" in "".join(printed)
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def home(folder: Path) -> Path:
    """A folder with one tenant, without plugins and so without much demo data."""
    (folder / "tenants" / "solo").mkdir(parents=True)
    lines = [f'guid = "{uuid4()}"', 'name = "Solo"', 'hosts = ["solo.localhost"]', "plugins = []"]
    (folder / "tenants" / "solo" / "tenant.toml").write_text("\n".join(lines))
    return folder


@pytest.mark.wide
def test_whatever_is_killed_comes_back_and_nothing_is_left_behind(home: Path) -> None:
    port = free_port()
    with estante_up(home, port) as up:
        watched = psutil.Process(up.pid)
        before = {name: running(home, name) for name in PARTS}
        assert all(before.values())
        for process in before.values():
            assert process is not None
            process.kill()
        until(lambda: all((now := running(home, name)) and now != before[name] for name in PARTS), watched)
        until(lambda: answers(port), watched)
        family = watched.children(recursive=True)
        up.kill()
        up.wait()
        await_end(family)
    with estante_up(home, port) as up:
        assert answers(port)
        family = psutil.Process(up.pid).children(recursive=True)
        up.send_signal(signal.SIGINT)
        assert up.wait(LONGEST) == 0
        assert not any(lives(one) for one in family)
