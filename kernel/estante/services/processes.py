"""Child processes: started so that they end with us, awaited until they answer, ended firmly."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec
import psutil

from estante.services.logs import MODE, turn_over

LAUNCHER = Path(__file__).with_name("launch.py")
PACE = 0.02
PATIENCE = 10.0


class ServiceFailed(Exception):
    """A service did not start; the message names its log and ends with the log's last lines."""


class Command(msgspec.Struct, frozen=True):
    """What to run.

    Attributes:
        name: also names the file under the run folder that remembers the process.
        words: the program's absolute path and its arguments.
        log: where its output goes; None is our own output.
        user: whom to run as when we are root; an empty text is nobody else.
        goodbye: the signal that asks this program to end cleanly.
        environ: its environment; None is ours.
        orphaned: the signal that the kernel sends it when we die; None is the goodbye.
        patience: seconds until it is killed after the goodbye.
    """

    name: str
    words: Sequence[str]
    log: Path | None = None
    user: str = ""
    goodbye: signal.Signals = signal.SIGTERM
    environ: Mapping[str, str] | None = None
    orphaned: signal.Signals | None = None
    patience: float = PATIENCE


def start(command: Command, run_dir: Path) -> subprocess.Popen[bytes]:
    """Start it after ending what an earlier life of ours may have left of it.

    Call this from the main thread: the kernel ties the child's life to the thread that starts it. The child
    gets a session of its own, so that Ctrl-C reaches only the supervisor, which then ends things in order.
    """
    end_leftover(command, run_dir)
    words = [
        sys.executable,
        "-I",
        "-S",
        str(LAUNCHER),
        str(os.getpid()),
        str(int(command.orphaned or command.goodbye)),
        command.user,
    ]
    output = _open_log(command.log) if command.log else None
    try:
        process = subprocess.Popen(
            [*words, *command.words],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT if output else None,
            env=None if command.environ is None else dict(command.environ),
            start_new_session=True,
        )
    finally:
        if output:
            output.close()
    remember(command, run_dir, process.pid)
    return process


def _open_log(log: Path) -> BinaryIO:
    """A log to append to, which only its owner reads."""
    turn_over(log)
    handle = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, MODE)
    os.fchmod(handle, MODE)
    return os.fdopen(handle, "ab")


def remember(command: Command, run_dir: Path, pid: int) -> None:
    """Write down the process and when it began, because ids are given again."""
    try:
        born = psutil.Process(pid).create_time()
    except psutil.NoSuchProcess:
        return
    (run_dir / f"{command.name}.pid").write_bytes(msgspec.json.encode((pid, born)))


def end_leftover(command: Command, run_dir: Path) -> None:
    """End the process that an earlier life started under this name, if it still lives."""
    note = run_dir / f"{command.name}.pid"
    try:
        pid, born = msgspec.json.decode(note.read_bytes(), type=tuple[int, float])
        process = psutil.Process(pid)
        if abs(process.create_time() - born) < 1:
            end_all([process], command.goodbye)
    except (FileNotFoundError, msgspec.DecodeError, psutil.NoSuchProcess):
        pass
    note.unlink(missing_ok=True)


def end_all(processes: Sequence[psutil.Process], goodbye: signal.Signals) -> None:
    """Ask all of them to end, and kill those that have not within the patience."""
    for sign in (goodbye, signal.SIGKILL):
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(sign)
        deadline = time.monotonic() + PATIENCE
        while (processes := [item for item in processes if lives(item)]) and time.monotonic() < deadline:
            psutil.wait_procs(processes, timeout=PACE)


def lives(process: psutil.Process) -> bool:
    """Whether it still runs; one that only waits for its parent to take notice does not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def end(process: subprocess.Popen[bytes], goodbye: signal.Signals, patience: float = PATIENCE) -> None:
    """End our own child and everything that it started."""
    try:
        family = psutil.Process(process.pid).children(recursive=True)
    except psutil.NoSuchProcess:
        family = []
    process.send_signal(goodbye)
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    end_all(family, signal.SIGKILL)


def wait_until(
    ready: Callable[[], bool], process: subprocess.Popen[bytes], command: Command, seconds: float = 300
) -> None:
    """Wait until `ready()`; fails at once when the process ends.

    The time is long because PostgreSQL may have to replay much after a power cut.

    Raises:
        ServiceFailed: it ended, or the time is over.
    """
    deadline = time.monotonic() + seconds
    while not ready():
        try:
            process.wait(PACE)
        except subprocess.TimeoutExpired:
            if time.monotonic() < deadline:
                continue
            end(process, command.goodbye)
        raise ServiceFailed(f"{command.name} did not start.{last_lines(command.log)}")


def last_lines(log: Path | None, count: int = 8) -> str:
    """What a person should read of a log first, or nothing."""
    if log is None or not log.exists():
        return ""
    lines = log.read_text(errors="replace").splitlines()[-count:]
    return "\n".join(["", f"The end of {log}:", *(f"  {line}" for line in lines)])
