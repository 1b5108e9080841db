"""Runs a program on a stranger's file, apart from everything: it reads that file, writes one folder, no more.

Who breaks out of a decoder or of an office program finds no network, no other file and no other program,
owns nothing, and is ended with everything that it started.
"""

import asyncio
import os
import signal
import stat
import sys
from asyncio import StreamReader
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import structlog
from estante.api.sandbox import InspectionLimits

from estante_contents.batches.archive.unpacking import FIRST_UID as ARCHIVE_UID
from estante_contents.batches.archive.unpacking import PLACES as ARCHIVE_PLACES
from estante_contents.contracts import Unpreparable
from estante_contents.conversion.command import Command, Workplace
from estante_contents.conversion.programs import Program
from estante_contents.inspection.sandbox import environment

# Of its own, as those who look into files have theirs.
UID = ARCHIVE_UID + ARCHIVE_PLACES
SAID_BYTES = 2000
LINE_BYTES = 64 * 1024
FAILED, TOO_SLOW = "CONVERSION_FAILED", "CONVERSION_TOO_SLOW"
Report = Callable[[float], Awaitable[None]]
log = structlog.get_logger("estante.contents")


class Order(msgspec.Struct):
    """What the child reads. Limits are CPU seconds, MiB of memory and bytes of one written file."""

    program: str
    arguments: tuple[str, ...]
    source: str
    target: str
    environment: dict[str, str]
    parent: int
    uid: int
    seconds: int
    mebibytes: int
    max_bytes: int
    calls: tuple[str, ...]
    pretended: tuple[str, ...]


def make_folders(folder: Path) -> tuple[Path, Path]:
    """Two folders in one: of the file to read, and of what the program writes."""
    # Who is handed a name below it may go through, and see and write nothing.
    folder.chmod(0o711)
    folders = folder / "source", folder / "target"
    for each in folders:
        each.mkdir()
    return folders


async def run(
    program: Program, command: Command, place: Workplace, limits: InspectionLimits, report: Report
) -> Path:
    """Have a program make its file. Answers where that is.

    Raises:
        Unpreparable: `CONVERSION_TOO_SLOW`, or `CONVERSION_FAILED` when it gave up, died or left no file.
    """
    executable = program.place
    if executable is None:
        raise Unpreparable(FAILED)
    for name, text in command.files.items():
        path = place.target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    order = Order(
        program=str(executable),
        arguments=command.arguments,
        source=str(place.source),
        target=str(place.target),
        environment={**environment(str(place.target)), "HOME": str(place.target), **command.environment},
        parent=os.getpid(),
        uid=UID,
        seconds=command.seconds,
        mebibytes=limits.large_mebibytes,
        max_bytes=command.max_bytes,
        calls=command.calls,
        pretended=command.pretended,
    )
    status, said = await _attend(order, command, report)
    if status == command.restart_status:
        status, said = await _attend(order, command, report)
    result = place.target / command.result
    # ffmpeg ends well, too, when it may write no more.
    if status != 0 or not _is_plain_file(result) or result.stat().st_size >= command.max_bytes:
        log.warning("conversion_failed", program=program.name, status=status, said=said)
        raise Unpreparable(FAILED)
    return result


async def _attend(order: Order, command: Command, report: Report) -> tuple[int, str]:
    """Run the child to its end. Answers its status, and the end of what it complained of."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "estante_contents.conversion.child",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=environment(order.target),
        cwd=order.target,
        limit=LINE_BYTES,
        # A group of its own: it ends with all that it started.
        start_new_session=True,
    )
    try:
        stdin, stdout, stderr = child.stdin, child.stdout, child.stderr
        if stdin is None or stdout is None or stderr is None:
            raise Unpreparable(FAILED)
        stdin.write(msgspec.json.encode(order))
        stdin.close()
        async with asyncio.timeout(command.seconds):
            _, said = await asyncio.gather(_follow(stdout, command, report), _end_of(stderr))
            await child.wait()
    except TimeoutError:
        raise Unpreparable(TOO_SLOW, minutes=-(-command.seconds // 60)) from None
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        await child.wait()
    return child.returncode or 0, said


async def _follow(stream: StreamReader, command: Command, report: Report) -> None:
    """Report how far it is. A line that is too long is nobody's progress."""
    while True:
        try:
            line = await stream.readline()
        except ValueError:
            continue
        if not line:
            return
        share = command.progress(line.decode(errors="replace").strip()) if command.progress else None
        if share is not None:
            await report(share)


async def _end_of(stream: StreamReader) -> str:
    end = b""
    while data := await stream.read(SAID_BYTES):
        end = (end + data)[-SAID_BYTES:]
    return end.decode(errors="replace").strip()


def _is_plain_file(path: Path) -> bool:
    """Whether it is a file with something in it, and no link to another one."""
    try:
        about = path.lstat()
    except OSError:
        return False
    return stat.S_ISREG(about.st_mode) and about.st_nlink == 1 and about.st_size > 0
