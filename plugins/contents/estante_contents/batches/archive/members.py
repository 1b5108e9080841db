"""What is in an archive, and its bytes, one file after another. Runs in the process that `unpacking` starts.

ZIP is read by Python's reader behind the kernel's limits, RAR by libarchive. Neither writes a file.
"""

import stat
from collections.abc import Iterator
from contextlib import closing
from ctypes.util import find_library
from functools import cache
from pathlib import Path
from typing import Protocol

from estante.api.errors import Param, Unprocessable
from estante.api.files import decode_names, open_archive
from msgspec import Struct
from msgspec.structs import replace

from estante_contents.batches.archive.limits import (
    ARCHIVE_LIMITS,
    MAX_FILES,
    MAX_NAME_BYTES,
    MAX_RATIO,
    RATIO_FROM_BYTES,
    TOO_MANY,
)

RAR5 = b"Rar!\x1a\x07\x01\x00"
# Names that are devices of Windows, whatever ends them.
DEVICES = frozenset(
    {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(10))}
)
SYSTEM_NAMES = frozenset({"thumbs.db", "desktop.ini", "__macosx"})
MEBIBYTE = 1024 * 1024


class Member(Struct, frozen=True):
    """A file of an archive, by its place there. `fault` keeps it from being taken.

    `is_system` is what a computer put there by itself.
    """

    position: int
    name: str
    size: int
    fault: str | None = None
    params: dict[str, Param] = {}
    is_system: bool = False


class MemberBroken(Exception):
    """The bytes of one file cannot be read; what follows may still be."""


class Reading(Protocol):
    """The files of an archive in their order, each with what reads it."""

    def members(self) -> list[Member]:
        """What is in it. Raises Unprocessable: broken, or over a limit."""

    def read(self) -> Iterator[tuple[int, Iterator[bytes]]]:
        """Each file that has no fault, by its place, with its bytes, a piece at a time."""


def open_reading(path: Path) -> Reading:
    """The reader of an archive by its first bytes."""
    if not is_rar(path):
        return ZipReading(path)
    return RarReading(path, "rar5" if _head(path) == RAR5 else "rar")


def is_rar(path: Path) -> bool:
    """Whether it begins as a RAR archive."""
    return _head(path).startswith(b"Rar!")


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(RAR5))


class ZipReading:
    """A ZIP archive. What is harmful in its list was refused when it was sent, and is again."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def members(self) -> list[Member]:
        with self._path.open("rb") as file:
            entries = open_archive(file, ARCHIVE_LIMITS).entries
        return judged([entry.name for entry in entries], [entry.size for entry in entries])

    def read(self) -> Iterator[tuple[int, Iterator[bytes]]]:
        with self._path.open("rb") as file:
            archive = open_archive(file, ARCHIVE_LIMITS)
            for position, entry in enumerate(archive.entries):
                yield position, _translated(archive.chunks(entry.name))


def _translated(chunks: Iterator[bytes]) -> Iterator[bytes]:
    try:
        yield from chunks
    except Unprocessable as error:
        raise MemberBroken from error


class RarReading:
    """A RAR archive, by libarchive, which names and judges nothing by itself."""

    def __init__(self, path: Path, format: str) -> None:
        self._path, self._format = path, format

    def members(self) -> list[Member]:
        names: list[tuple[bytes, bool]] = []
        sizes: list[int] = []
        faults: dict[int, str] = {}
        for entry in self._entries():
            if stat.S_ISDIR(entry.filetype):
                continue
            if fault := _fault_of(entry):
                faults[len(names)] = fault
            names.append((entry.raw_name, True))
            sizes.append(entry.size)
            _refuse_growth(sum(sizes), len(names), self._path)
        members = judged(decode_names(names), sizes)
        return [
            replace(member, fault=faults[member.position], params={"entry": member.name})
            if member.position in faults and member.fault is None
            else member
            for member in members
        ]

    def read(self) -> Iterator[tuple[int, Iterator[bytes]]]:
        position, total = -1, 0

        def counted(entry: "RarEntry") -> Iterator[bytes]:
            nonlocal total
            for piece in entry.blocks():
                total += len(piece)
                # An archive may lie about itself.
                if total > ARCHIVE_LIMITS.total_bytes:
                    raise MemberBroken
                yield piece

        for entry in self._entries():
            if not stat.S_ISDIR(entry.filetype):
                position += 1
                yield position, counted(entry)

    def _entries(self) -> Iterator["RarEntry"]:
        from estante_contents.batches.archive import rar  # noqa: PLC0415 - only where libarchive is

        with closing(rar.entries(self._path, self._format)) as entries:
            yield from entries


class RarEntry(Protocol):
    """A file as `rar` has it."""

    raw_name: bytes
    size: int
    filetype: int
    is_link: bool
    is_encrypted: bool

    def blocks(self) -> Iterator[bytes]:
        """Its bytes. Raises MemberBroken."""


def _fault_of(entry: RarEntry) -> str | None:
    if entry.is_encrypted:
        return "ARCHIVE_ENTRY_ENCRYPTED"
    return None if stat.S_ISREG(entry.filetype) and not entry.is_link else "ARCHIVE_ENTRY_LINK"


def _refuse_growth(total: int, count: int, path: Path) -> None:
    if count > MAX_FILES:
        raise Unprocessable(text=TOO_MANY, limit=MAX_FILES)
    if total > ARCHIVE_LIMITS.total_bytes:
        raise Unprocessable(text="BATCH_TOO_LARGE", limit_mb=ARCHIVE_LIMITS.total_bytes // MEBIBYTE)
    if total > RATIO_FROM_BYTES and total > MAX_RATIO * path.stat().st_size:
        raise Unprocessable(text="BATCH_RATIO", limit=MAX_RATIO)


@cache
def can_read_rar() -> bool:
    """Whether this machine has libarchive: looked for once, as that starts programs."""
    return find_library("archive") is not None


def judged(names: list[str], sizes: list[int]) -> list[Member]:
    """The files by their names as people read them, and those that cannot be taken by these names."""
    if len(names) > MAX_FILES:
        raise Unprocessable(text=TOO_MANY, limit=MAX_FILES)
    members: list[Member] = []
    seen: set[str] = set()
    for position, (name, size) in enumerate(zip(names, sizes, strict=True)):
        shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in name)[:MAX_NAME_BYTES]
        fault = _fault_of_name(name, seen)
        seen.add(name)
        params: dict[str, Param] = {"entry": shown} if fault else {}
        members.append(Member(position, shown, size, fault, params, is_system=is_of_system(name)))
    return members


def _fault_of_name(name: str, seen: set[str]) -> str | None:
    segments = name.split("/")
    if name in seen:
        return "ARCHIVE_ENTRY_TWICE"
    if any(part in {"", ".", ".."} for part in segments) or ":" in segments[0] or not name.isprintable():
        return "ARCHIVE_ENTRY_NAME"
    if len(name.encode("utf-8", "replace")) > MAX_NAME_BYTES or len(segments) > ARCHIVE_LIMITS.depth:
        return "ARCHIVE_ENTRY_DEPTH"
    if any(part.partition(".")[0].rstrip().upper() in DEVICES for part in segments):
        return "BATCH_DEVICE_NAME"
    return None


def is_of_system(name: str) -> bool:
    """Whether a computer put it there by itself: folders of macOS, thumbnails of Windows, hidden files."""
    segments = name.casefold().split("/")
    return any(part in SYSTEM_NAMES for part in segments) or segments[-1].startswith(".")
