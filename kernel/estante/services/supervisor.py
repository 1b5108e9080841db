"""Keeps processes running: starts what ends, waits longer each time it ends soon, stops all in order.

One thread a process waits for its end and says so on a queue; everything else happens in the main thread.
"""

import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Protocol

import structlog

from estante.services import processes

# A worker gives its jobs twenty seconds before it hands them back.
PATIENCE = 30.0
FIRST_DELAY, MAX_DELAY, STEADY = 0.2, 10.0, 30.0
log = structlog.get_logger("estante.supervisor")


class Part(Protocol):
    """Something that runs as a process: PostgreSQL, Valkey, the server, the worker."""

    @property
    def name(self) -> str: ...

    process: subprocess.Popen[bytes] | None

    def start(self) -> subprocess.Popen[bytes]: ...

    def stop(self) -> None: ...


class Estante:
    """One of our own commands as a part, such as `estante worker`."""

    goodbye = signal.SIGTERM

    def __init__(
        self, name: str, words: Sequence[str], environ: Mapping[str, str], run_dir: Path, log: Path
    ) -> None:
        self.name = name
        program = [sys.executable, "-m", "estante.cli", *words]
        # With us go the services, so that finishing work could only fail; everything it does survives a kill.
        self.command = processes.Command(
            name, program, log, "", self.goodbye, environ, orphaned=signal.SIGKILL, patience=PATIENCE
        )
        self.run_dir = run_dir
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> subprocess.Popen[bytes]:
        """Start it; it answers a moment later."""
        self.process = processes.start(self.command, self.run_dir)
        return self.process

    def say_goodbye(self) -> None:
        """Ask it to end, and do not wait."""
        if self.process is not None:
            self.process.send_signal(self.goodbye)

    def stop(self) -> None:
        """Let it finish what it is at, within the patience."""
        if self.process is not None:
            processes.end(self.process, self.goodbye, self.command.patience)
            self.process = None


class StopRequested(KeyboardInterrupt):
    """Ctrl-C or SIGTERM. Whoever stops everything else that a plugin raises lets these through."""


@contextmanager
def stoppable() -> Iterator[None]:
    """Turn the first Ctrl-C or SIGTERM into `StopRequested` in the main thread; later ones are ignored.

    What follows has to end cleanly and ends within the patience, so hurrying it would only do harm.
    """

    def stop(_number: int, _frame: FrameType | None) -> None:
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, signal.SIG_IGN)
        raise StopRequested

    before = {sign: signal.signal(sign, stop) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


class Supervisor:
    """Watches parts that were started, until `StopRequested`."""

    def __init__(self) -> None:
        self._ended: queue.Queue[tuple[Part, subprocess.Popen[bytes]]] = queue.Queue()
        self._due: dict[Part, float] = {}
        self._delay: dict[Part, float] = {}
        self._since: dict[Part, float] = {}
        self._wanted: set[Part] = set()

    def add(self, part: Part) -> None:
        """Watch a part; starts it if it does not run."""
        process = part.process or part.start()
        self._since[part] = time.monotonic()
        threading.Thread(target=self._await_end, args=(part, process), daemon=True).start()

    def restart(self, part: Part) -> None:
        """Have a part end and start again at once; any thread may ask."""
        process = part.process
        if process is not None:
            self._wanted.add(part)
            process.terminate()

    def watch(self) -> None:
        """Start again what ends; returns never, `StopRequested` leaves it."""
        while True:
            try:
                part, process = self._ended.get(timeout=self._until_due())
            except queue.Empty:
                self._start_due()
            else:
                self._note_end(part, process)

    def _await_end(self, part: Part, process: subprocess.Popen[bytes]) -> None:
        process.wait()
        self._ended.put((part, process))

    def _note_end(self, part: Part, process: subprocess.Popen[bytes]) -> None:
        if part.process is not process:
            return
        part.process = None
        now = time.monotonic()
        is_steady = part in self._wanted or now - self._since[part] > STEADY
        self._wanted.discard(part)
        delay = FIRST_DELAY if is_steady else min(self._delay.get(part, FIRST_DELAY / 2) * 2, MAX_DELAY)
        self._delay[part] = delay
        self._due[part] = now if delay == FIRST_DELAY else now + delay
        log.warning("ended, starting again", part=part.name, code=process.returncode, delay_seconds=delay)

    def _until_due(self) -> float | None:
        return max(0.0, min(self._due.values()) - time.monotonic()) if self._due else None

    def _start_due(self) -> None:
        for part in [item for item, due in self._due.items() if due <= time.monotonic()]:
            del self._due[part]
            try:
                self.add(part)
            except processes.ServiceFailed as error:
                log.error("did not start", part=part.name, reason=str(error))
                self._due[part] = time.monotonic() + MAX_DELAY
