"""Runs an inspector in a process of its own: a file that hangs or crashes takes only that down."""

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from estante_contents.contracts import Assets, Param, Unpreparable

SECONDS = 120
MEBIBYTES = 4096
ANSWER_BYTES = 16 * 1024 * 1024


class Finding(msgspec.Struct):
    """What the child writes: assets, or why there are none."""

    assets: Assets | None = None
    failure: str | None = None
    params: dict[str, Param] = {}


class Order(msgspec.Struct):
    """What the child reads. Limits are CPU seconds and MiB of address space."""

    inspector: str
    path: str
    folder: str
    seconds: int = SECONDS
    mebibytes: int = MEBIBYTES


async def inspect(
    inspector: str, path: Path, *, seconds: int = SECONDS, mebibytes: int = MEBIBYTES
) -> Assets:
    """Run `module:function` on a file.

    Raises:
        Unpreparable: what the function found; `TOO_SLOW` beyond `seconds` of wall clock; `CRASHED` when
            the child died, which is what running out of memory looks like from outside.
    """
    with TemporaryDirectory(prefix="estante-inspect-") as folder:
        order = Order(inspector, str(path), folder, seconds, mebibytes)
        answer = await _run(msgspec.json.encode(order), folder, seconds)
    try:
        finding = msgspec.json.decode(answer, type=Finding)
    except msgspec.DecodeError:
        raise Unpreparable("CRASHED") from None
    if finding.assets is None:
        raise Unpreparable(finding.failure or "CRASHED", **finding.params)
    return finding.assets


async def _run(order: bytes, folder: str, seconds: int) -> bytes:
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "estante_contents.inspection.child",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=_environment(folder),
        cwd=folder,
        limit=ANSWER_BYTES,
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


def _environment(folder: str) -> dict[str, str]:
    """No secret reaches the child; one thread a library keeps its address space small."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "LANG": "C.UTF-8",
        "TMPDIR": folder,
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "OPENCV_FFMPEG_CAPTURE_OPTIONS": "threads;1|protocol_whitelist;file",
    }
