"""A whole Estante in processes of its own, as `estante up` runs it.

`python -m estante.testing.live` keeps one running and prints a setting: tests that are given it use that one,
so that a story which is worked on starts in a second.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from estante.builtin import load_registry
from estante.config import PREFIX
from estante.plugins.registry import PluginRegistry
from estante.seeding import DemoSignIn
from estante.tenancy.registry import TenantRegistry
from estante.testing.tenants import write_tenants

START_SECONDS = 180
STOP_SECONDS = 30
MAX_WAIT_SECONDS = 60
UP = (sys.executable, "-m", "estante.cli", "up")
# What `estante up` says when the demo data is in.
READY = "Estante is running."
# Names the folder of one that is kept running; the note in it holds its port and process.
SETTING, NOTE = "ESTANTE_TEST_LIVE", "kept.txt"
# From the folder of the sources, where the built shell is, if it was built.
SHELL = Path(__file__).resolve().parents[3] / "web" / "shell" / "dist"


# Where a page leads to its manifest's `older` one.
PRODUCTION_HOST = "produccion.localhost"


class LiveEstante(Struct, frozen=True):
    """Where it listens, and who can sign in: `live.url("andaluna")`, `live.sign_ins["andaluna"]`."""

    port: int
    folder: Path
    log: Path
    process: "subprocess.Popen[bytes]"
    sign_ins: dict[str, Sequence[DemoSignIn]]

    def url(self, tenant: str = "andaluna") -> str:
        """The address of a tenant's shell; the API is below `/api`."""
        return f"http://{tenant}.localhost:{self.port}"

    def sign_in(self, role: str, tenant: str = "andaluna") -> DemoSignIn:
        """The demo account of a role."""
        return next(sign_in for sign_in in self.sign_ins[tenant] if sign_in.role_guid == role)


@contextmanager
def running_estante(
    registry: PluginRegistry,
    settings: Mapping[str, str] | None = None,
    command: Sequence[str] = UP,
    data: Path | None = None,
) -> Iterator[LiveEstante]:
    """Start `estante up` in a folder of its own, wait until it answers, and end it afterwards.

    `settings` are more variables for it: `DATABASE_URL`, or `PYTHONPATH` with a plugin. What this process
    has of Estante's own settings is not handed on. `command` is another one that does the same and more.
    It begins with a copy of `data`, the folder that a stopped one of the same plugins left.

    Raises:
        RuntimeError: it did not start; the message ends with its log.
    """
    folder = Path(tempfile.mkdtemp(prefix="estante-live-"))
    folder.chmod(0o755)
    write_tenants(folder / "tenants", registry)
    if data:
        copy_data(data, folder / "var")
    port = _free_port()
    environ = {
        **{name: value for name, value in os.environ.items() if not name.startswith(PREFIX)},
        "ESTANTE_BASE_PATH": str(folder),
        "ESTANTE_SHELL_DIR": str(SHELL),
        "ESTANTE_PORT": str(port),
        "ESTANTE_PROCESSES": "1",
        "ESTANTE_PRODUCTION_VIEWER_HOSTS": PRODUCTION_HOST,
        **(settings or {}),
    }
    log = folder / "up.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            env=environ,
            cwd=folder,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        _wait(process, log)
        yield LiveEstante(port, folder, log, process, _sign_ins(folder, registry))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def copy_data(source: Path, destination: Path) -> None:
    """Copy a data folder whose Estante has stopped, with its owners: PostgreSQL's files have another."""
    subprocess.run(["cp", "-a", str(source), str(destination)], check=True)


@contextmanager
def kept_estante(registry: PluginRegistry, folder: Path) -> Iterator[LiveEstante]:
    """One that runs already, in its folder; it goes on afterwards."""
    port, pid = (folder / NOTE).read_text("utf-8").split()
    # Ends when that process does, as one of our own would.
    with subprocess.Popen(["tail", f"--pid={pid}", "-f", os.devnull]) as watch:
        yield LiveEstante(int(port), folder, folder / "up.log", watch, _sign_ins(folder, registry))
        watch.terminate()


def until(live: LiveEstante, ready: Callable[[], bool], seconds: float = MAX_WAIT_SECONDS) -> None:
    """Wait for something; the server, which may not end meanwhile, paces the questions.

    Raises:
        TimeoutError: it was not so in time. RuntimeError: the server ended; says its last words.
    """
    deadline = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > deadline:
            raise TimeoutError(f"not so after {seconds} seconds")
        try:
            live.process.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
        raise RuntimeError(f"the server ended:\n{live.log.read_text('utf-8')[-2000:]}")


def _wait(process: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        if READY in log.read_text("utf-8", "replace"):
            return
        time.sleep(0.1)
    raise RuntimeError(f"`estante up` did not start:\n{log.read_text('utf-8', 'replace')[-4000:]}")


def _sign_ins(folder: Path, registry: PluginRegistry) -> dict[str, Sequence[DemoSignIn]]:
    tenants = TenantRegistry(folder / "tenants", registry.known)
    loaders = [demo for _, demo in registry.demo_data if demo.sign_ins is not None]
    return {
        tenant.key: [sign_in for demo in loaders if demo.sign_ins for sign_in in demo.sign_ins(tenant)]
        for tenant in tenants.all()
    }


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> None:
    """Keep one running until it is interrupted or ended."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with running_estante(load_registry()) as live:
        (live.folder / NOTE).write_text(f"{live.port} {live.process.pid}", "utf-8")
        sys.stdout.write(f"{SETTING}={live.folder}\n")
        sys.stdout.flush()
        live.process.wait()


if __name__ == "__main__":
    main()
