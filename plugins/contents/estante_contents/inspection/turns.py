"""Turns that all processes of a machine take: a place is a file that one process at a time holds locked."""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

PACE_SECONDS = 0.05


@asynccontextmanager
async def turn(folder: Path, name: str, places: int) -> AsyncIterator[int]:
    """Wait for one of so many places and hold it; answers its number. The system frees it if we die."""
    descriptors = _open(folder, name, places)
    try:
        while (place := _taken(descriptors)) is None:  # noqa: ASYNC110 - no event tells of another process
            await asyncio.sleep(PACE_SECONDS)
        yield place
    finally:
        for descriptor in descriptors:
            os.close(descriptor)


@asynccontextmanager
async def free_turn(folder: Path, name: str, places: int) -> AsyncIterator[int | None]:
    """Hold one of so many places if one is free; answers its number, or None at once."""
    descriptors = _open(folder, name, places)
    try:
        yield _taken(descriptors)
    finally:
        for descriptor in descriptors:
            os.close(descriptor)


def _taken(descriptors: list[int]) -> int | None:
    for place, descriptor in enumerate(descriptors):
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            continue
        return place
    return None


def _open(folder: Path, name: str, places: int) -> list[int]:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
    return [os.open(folder / f"{name}-{number}.lock", flags, 0o600) for number in range(places)]
