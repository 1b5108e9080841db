"""Runs an inspector in a process of its own, which can do nothing but read one file and answer.

A file that hangs or crashes takes only that process down. Ordinary files share four places on a machine; one
that needs more memory than a place has is begun again where there is room for it, alone (`turns`).
"""

import asyncio
import os
import sys
from pathlib import Path

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
        name = link(folder, path.suffix, file.fileno())
        order = Order(inspector, str(name), os.getpid(), uid, seconds, mebibytes)
        answer = await _ask(msgspec.json.encode(order), str(folder), file.fileno(), seconds)
    try:
        return msgspec.json.decode(answer, type=Finding)
    except msgspec.DecodeError:
        return Finding(failure="CRASHED")


async def _ask(order: bytes, folder: str, descriptor: int, seconds: int) -> bytes:
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "estante_contents.inspection.child",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=environment(folder),
        cwd=folder,
        limit=ANSWER_BYTES,
        pass_fds=(descriptor,),
    )
    try:
        async with asyncio.timeout(seconds):
            answer, _ = await child.communicate(order)
    except TimeoutError:
        raise Unpreparable("TOO_SLOW", seconds=seconds) from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    return answer


def environment(folder: str) -> dict[str, str]:
    """No secret reaches the child; one thread a library keeps its address space small."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PYTHONDONTWRITEBYTECODE": "1",
        "LANG": "C.UTF-8",
        "TMPDIR": folder,
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "OPENCV_FFMPEG_CAPTURE_OPTIONS": "threads;1|protocol_whitelist;file",
    }
