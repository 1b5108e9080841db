"""What is done to a running Estante: kills, hangs, a full disk. Only its own processes, each by its id."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event

import msgspec
import psutil
from estante.testing.live import LiveEstante

from tests.soak.ledger import Ledger, Memory

PARTS = ("postgres", "valkey", "server", "worker")
DISK_MEBIBYTES = 3072
HANG_SECONDS, FULL_SECONDS = 6.0, 5.0


@contextmanager
def small_disk(ledger: Ledger) -> Iterator[Path | None]:
    """A disk of its own, which can be filled; None where this user may mount none."""
    place = Path(tempfile.mkdtemp(prefix="estante-soak-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MEBIBYTES}m,mode=755", "tmpfs", str(place)]
    mounted = not subprocess.run(mount, check=False, capture_output=True).returncode
    if not mounted:
        ledger.left_out.append("the full disk: this user may mount none")
    before, tempfile.tempdir = tempfile.tempdir, str(place) if mounted else tempfile.tempdir
    try:
        yield place if mounted else None
    finally:
        tempfile.tempdir = before
        if mounted:
            subprocess.run(["umount", "--lazy", str(place)], check=False)
        shutil.rmtree(place, ignore_errors=True)


class Trouble:
    """Does one thing after another to it, from a thread of its own, until it is told to stop."""

    def __init__(
        self, live: LiveEstante, disk: Path | None, ledger: Ledger, stop: Event, share: float
    ) -> None:
        self._live, self._disk, self.ledger, self._stop = live, disk, ledger, stop
        # Of the times for which something hangs: a short soak has all of them all the same.
        self._share = share

    def run(self, seconds_between: float) -> None:
        """Go through all of it, again and again."""
        kinds = list(self._kinds())
        while True:
            for name, make in kinds:
                if self._stop.wait(seconds_between):
                    return
                with suppress(psutil.NoSuchProcess, FileNotFoundError):
                    make()
                    self.ledger.done[name] += 1

    def _kinds(self) -> Iterator[tuple[str, Callable[[], None]]]:
        yield "server process killed", lambda: self._kill_child("server")
        yield "worker killed", lambda: self.process("worker").kill()
        yield "session of PostgreSQL killed", lambda: self._kill_child("postgres")
        yield "Valkey hung", lambda: self._hang("valkey")
        yield "Valkey killed", lambda: self.process("valkey").kill()
        yield "PostgreSQL hung", lambda: self._hang("postgres")
        if self._disk is not None:
            yield "disk full", self._fill

    def process(self, name: str) -> psutil.Process:
        """The process of a part.

        Raises:
            FileNotFoundError, NoSuchProcess: it is not there just now.
        """
        note = self._live.folder / "var" / "run" / f"{name}.pid"
        try:
            return psutil.Process(msgspec.json.decode(note.read_bytes(), type=tuple[int, float])[0])
        except msgspec.DecodeError:
            raise FileNotFoundError(note) from None

    def family(self, name: str) -> list[psutil.Process]:
        """The process of a part and all that it started."""
        parent = self.process(name)
        return [parent, *parent.children(recursive=True)]

    def _kill_child(self, name: str) -> None:
        children = self.family(name)[1:]
        # The last is the youngest: a server's process, a session of PostgreSQL.
        (children[-1] if children else self.process(name)).kill()

    def _hang(self, name: str) -> None:
        stopped = self.family(name)
        try:
            for one in stopped:
                with suppress(psutil.NoSuchProcess):
                    one.send_signal(signal.SIGSTOP)
            self._stop.wait(HANG_SECONDS * self._share)
        finally:
            for one in stopped:
                with suppress(psutil.NoSuchProcess):
                    one.send_signal(signal.SIGCONT)

    def _fill(self) -> None:
        assert self._disk is not None
        ballast = self._disk / "ballast"
        self.ledger.disk_is_full = True
        try:
            with ballast.open("wb") as file, suppress(OSError):
                while True:
                    free = os.statvfs(self._disk).f_bavail * os.statvfs(self._disk).f_frsize
                    os.posix_fallocate(file.fileno(), file.tell(), max(free, 4096))
                    file.seek(0, os.SEEK_END)
            self._stop.wait(FULL_SECONDS * self._share)
        finally:
            ballast.unlink(missing_ok=True)
            # Answers of what was refused may still be on their way.
            time.sleep(2)
            self.ledger.disk_is_full = False

    def memory(self) -> Memory:
        """What each part has for itself now."""
        parts = {}
        for name in PARTS:
            with suppress(psutil.Error, FileNotFoundError):
                parts[name] = sum(self._own(one) for one in self.family(name))
        return Memory(parts)

    def _own(self, process: psutil.Process) -> int:
        with suppress(psutil.Error):
            return int(process.memory_full_info().uss)
        return 0
