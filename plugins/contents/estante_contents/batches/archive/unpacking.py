"""Reading an archive from outside the process that opens it: what is in it, and its files as streams."""

import asyncio
import os
import sys
from asyncio import StreamReader
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from estante.api.errors import Unprocessable
from estante.api.sandbox import InspectionLimits
from msgspec import Struct

from estante_contents.batches.archive.child import HEAD, Failure, Listing, Request
from estante_contents.batches.archive.limits import CPU_SECONDS, SILENCE_SECONDS
from estante_contents.inspection.folders import working_folder
from estante_contents.inspection.sandbox import LARGE_UID, Order, environment, link
from estante_contents.inspection.turns import turn

PLACES = 2
FIRST_UID = LARGE_UID + 1
MAX_FRAME = 32 * 1024 * 1024
CRASHED = "CRASHED"


class Broken(Exception):
    """The bytes of one file cannot be read to their end."""


class Streamed(Struct, frozen=True):
    """A file of the archive: its place, and its bytes as they come."""

    position: int
    chunks: AsyncIterator[bytes]


async def list_archive(path: Path, limits: InspectionLimits) -> Listing:
    """What is in an archive. Raises Unprocessable: broken, over a limit, or of a kind this machine lacks."""
    async with _child(path, limits, None) as frames:
        async for letter, data in frames:
            if letter == b"L":
                return msgspec.json.decode(data, type=Listing)
    raise Unprocessable(text=CRASHED)


async def read_archive(
    path: Path, limits: InspectionLimits, skip: frozenset[int]
) -> AsyncGenerator[Streamed, None]:
    """The files at all places but these, in the archive's order. What is left of one is passed over.

    Raises:
        Unprocessable: the rest cannot be read. `chunks` raises Broken for one file.
    """
    async with _child(path, limits, skip) as frames:
        async for letter, data in frames:
            if letter == b"E":
                chunks = _chunks(frames)
                yield Streamed(int(data), chunks)
                try:
                    async for _ in chunks:
                        pass
                except Broken:
                    continue


async def _chunks(frames: AsyncIterator[tuple[bytes, bytes]]) -> AsyncIterator[bytes]:
    async for letter, data in frames:
        if letter == b"X":
            raise Broken
        if letter == b"Z":
            return
        yield data


@asynccontextmanager
async def _child(
    path: Path, limits: InspectionLimits, skip: frozenset[int] | None
) -> AsyncIterator[AsyncIterator[tuple[bytes, bytes]]]:
    """A process that reads the archive, and its frames; it ends with this."""
    async with turn(limits.folder, "batch", PLACES) as place:
        with path.open("rb") as file, working_folder("batch") as folder:
            name = link(folder, path.suffix, file.fileno())
            order = Order("", str(name), os.getpid(), FIRST_UID + place, CPU_SECONDS, limits.mebibytes)
            child = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "estante_contents.batches.archive.child",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env=environment(str(folder)),
                cwd=folder,
                pass_fds=(file.fileno(),),
            )
            try:
                stdin, stdout = child.stdin, child.stdout
                if stdin is None or stdout is None:
                    raise Unprocessable(text=CRASHED)
                stdin.write(msgspec.json.encode(Request(order, skip)))
                stdin.close()
                yield _frames(stdout)
            finally:
                if child.returncode is None:
                    child.kill()
                await child.wait()


async def _frames(stdout: StreamReader) -> AsyncIterator[tuple[bytes, bytes]]:
    """What the process says, up to its last frame. Raises Unprocessable: what that says, or that it died."""
    try:
        while True:
            async with asyncio.timeout(SILENCE_SECONDS):
                letter, size = HEAD.unpack(await stdout.readexactly(HEAD.size))
                if size > MAX_FRAME:
                    raise Unprocessable(text=CRASHED)
                data = await stdout.readexactly(size)
            if letter != b"F":
                yield letter, data
                continue
            failure = msgspec.json.decode(data, type=Failure | None)
            if failure is not None:
                raise failed(failure)
            return
    except TimeoutError:
        raise Unprocessable(text="TOO_SLOW", seconds=SILENCE_SECONDS) from None
    except asyncio.IncompleteReadError:
        raise Unprocessable(text=CRASHED) from None


def failed(failure: Failure) -> Unprocessable:
    """Why an archive, or the table in it, cannot be read, as an error."""
    error = Unprocessable(text=failure.code)
    error.params = failure.params
    return error
