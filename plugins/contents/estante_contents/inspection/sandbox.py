"""Runs an inspector in a process of its own, which can do nothing but read one file and answer.

A file that hangs or crashes takes only that process down, a fork of one that has imported what it needs
(`forkserver`). Ordinary files share four places on a machine; one that needs more memory than a place has is
begun again where there is room for it, alone (`turns`).
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import closing, suppress
from pathlib import Path
from tempfile import gettempdir

import msgspec
from estante.api.sandbox import InspectionLimits

from estante_contents.contracts import Assets, Param, Unpreparable
from estante_contents.inspection.folders import working_folder
from estante_contents.inspection.turns import turn

SECONDS = 120
ANSWER_BYTES = 16 * 1024 * 1024
PLACES = 4
# Users that no account has: whoever looks into a file owns nothing, not even another such file.
FIRST_UID = 61_600
LARGE_UID = FIRST_UID + PLACES
TOO_LARGE = "FILE_NEEDS_TOO_MUCH"
# By which the child knows the file, whatever its number here.
FILE_DESCRIPTOR = 50
MAX_REPLY_BYTES, READ_BYTES = 64, 64 * 1024


class Finding(msgspec.Struct):
    """What the child writes: assets, or why there are none, and which guards held while it looked."""

    assets: Assets | None = None
    failure: str | None = None
    params: dict[str, Param] = {}
    guards: tuple[str, ...] = ()


class Order(msgspec.Struct):
    """What the child reads. Limits are CPU seconds and MiB of memory; `path` leads to an open descriptor."""

    inspector: str
    path: str
    parent: int
    uid: int
    seconds: int
    mebibytes: int


async def inspect(inspector: str, path: Path, limits: InspectionLimits, *, seconds: int = SECONDS) -> Assets:
    """Run `module:function` on a file.

    Raises:
        Unpreparable: what the function found; `TOO_SLOW` beyond `seconds` of wall clock;
            `FILE_NEEDS_TOO_MUCH` when even the larger limit of memory is not enough, and `CRASHED` when the
            child died of something else.
    """
    finding = await look(inspector, path, limits, seconds=seconds)
    if finding.assets is None:
        raise Unpreparable(finding.failure or "CRASHED", **finding.params)
    return finding.assets


async def inspect_bytes(inspector: str, data: bytes, limits: InspectionLimits) -> Assets:
    """The same of bytes that are in memory; a library may still want a file of them."""
    with working_folder("bytes") as folder:
        path = folder / "file"
        await asyncio.to_thread(path.write_bytes, data)
        return await inspect(inspector, path, limits)


async def look(inspector: str, path: Path, limits: InspectionLimits, *, seconds: int = SECONDS) -> Finding:
    """The finding, of an ordinary place or, when that was too small, of the large one."""
    async with turn(limits.folder, "inspection", PLACES) as place:
        finding = await _run(inspector, path, FIRST_UID + place, limits.mebibytes, seconds)
    # A library that gets no memory often dies before it can say so.
    if finding.failure in {TOO_LARGE, "CRASHED"}:
        async with turn(limits.folder, "inspection-large", 1):
            finding = await _run(inspector, path, LARGE_UID, limits.large_mebibytes, seconds)
    return finding


def link(folder: Path, extension: str, descriptor: int) -> Path:
    """The one name of an open descriptor that the child sees; some libraries go by its extension."""
    name = folder / f"file{extension}"
    name.symlink_to(f"/dev/fd/{descriptor}")
    # Who it is handed to may go through, and see and write nothing.
    folder.chmod(0o711)
    return name


async def _run(inspector: str, path: Path, uid: int, mebibytes: int, seconds: int) -> Finding:
    with path.open("rb") as file, working_folder("inspect") as folder:
        name = link(folder, path.suffix, FILE_DESCRIPTOR)
        order = Order(inspector, str(name), os.getpid(), uid, seconds, mebibytes)
        answer = await _ask(msgspec.json.encode(order), file.fileno(), seconds)
    try:
        return msgspec.json.decode(answer, type=Finding)
    except msgspec.DecodeError:
        return Finding(failure="CRASHED")


async def _ask(order: bytes, file: int, seconds: int) -> bytes:
    answers, answer = os.pipe()
    reader = asyncio.StreamReader()
    transport, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(answers, "rb", buffering=0)
    )
    with closing(transport):
        try:
            pid = await asyncio.to_thread(_forkserver.fork, order, file, answer)
        finally:
            os.close(answer)
        try:
            async with asyncio.timeout(seconds):
                return await _read(reader)
        except BaseException as error:
            # Its answer has not ended: neither has the process, which nobody else is then.
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            if isinstance(error, TimeoutError):
                raise Unpreparable("TOO_SLOW", seconds=seconds) from None
            raise


async def _read(reader: asyncio.StreamReader) -> bytes:
    answer = bytearray()
    while part := await reader.read(READ_BYTES):
        answer += part
        if len(answer) > ANSWER_BYTES:
            raise Unpreparable("CRASHED")
    return bytes(answer)


class Forkserver:
    """The process of this one that makes children. It ends when this one does; one that died is replaced.

    So is one that was started by another process, or would import other packages than this one does by now.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._connection: socket.socket | None = None
        self._owner: tuple[int, str] | None = None

    def fork(self, order: bytes, file: int, answer: int) -> int:
        """Have a child look into an open file and write into another. Answers its process."""
        owner = (os.getpid(), import_path())
        with self._lock:
            if self._connection is not None and self._owner == owner:
                with suppress(ConnectionError):
                    return self._ask(self._connection, order, [file, answer])
            self._connection, self._owner = self._start(), owner
            return self._ask(self._connection, order, [file, answer])

    @staticmethod
    def _ask(connection: socket.socket, order: bytes, descriptors: list[int]) -> int:
        socket.send_fds(connection, [order], descriptors)
        if not (pid := connection.recv(MAX_REPLY_BYTES)):
            raise ConnectionResetError
        return int(pid)

    @staticmethod
    def _start() -> socket.socket:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            subprocess.Popen(
                [sys.executable, "-m", "estante_contents.inspection.forkserver", str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=environment(gettempdir()),
                cwd="/",
                pass_fds=(theirs.fileno(),),
            )
        return ours


_forkserver = Forkserver()


def import_path() -> str:
    """Where packages are imported from."""
    return os.pathsep.join(path for path in sys.path if path)


def environment(folder: str) -> dict[str, str]:
    """No secret reaches the child; one thread a library keeps its address space small."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": import_path(),
        "PYTHONDONTWRITEBYTECODE": "1",
        "LANG": "C.UTF-8",
        "TMPDIR": folder,
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "OPENCV_FFMPEG_CAPTURE_OPTIONS": "threads;1|protocol_whitelist;file",
    }
