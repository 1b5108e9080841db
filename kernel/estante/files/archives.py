"""Archives from outside, opened with limits: entries, size, ratio, depth, names, memory and time.

The list of entries is judged before anything is unpacked, and every byte is counted while it is unpacked,
because an archive may lie about itself. Whatever is wrong is a 422 that names the entry.
"""

import posixpath
import stat
import time
import zipfile
import zlib
from asyncio import to_thread
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, BinaryIO

from msgspec import Struct

from estante.errors import NotFound, Unprocessable
from estante.files.paths import is_plain, package_path
from estante.languages.code_pages import decode_names, plain_name

if TYPE_CHECKING:
    from estante.files.store import FileStore
    from estante.tenancy.tenant import Tenant

CHUNK = 256 * 1024
END_REACH = 22 + 65_535 + 20
# Below this a high ratio is normal (a repetitive manifest) and harmless.
RATIO_FROM_BYTES = 1024 * 1024
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
# The name before an entry's bytes may not be the UTF-8 that it says it is.
BROKEN_ENTRY = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    UnicodeDecodeError,
)
UTF8_FLAG = 0x800
UNICODE_PATH = 0x7075


class ArchiveLimits(Struct, frozen=True):
    """`directory_bytes` bounds the list of entries itself, which is read whole; `seconds` the unpacking."""

    entries: int = 10_000
    total_bytes: int = 4 * 1024**3
    ratio: int = 200
    depth: int = 24
    name_bytes: int = 700
    directory_bytes: int = 4 * 1024**2
    seconds: float = 300.0


class Entry(Struct, frozen=True):
    """A file in an archive; `name` is plain (see `plain_name`) and never leads out of the archive's root."""

    name: str
    size: int


class Archive:
    """An opened archive whose list of entries was found harmless. Not for two threads at once."""

    def __init__(self, opened: zipfile.ZipFile, limits: ArchiveLimits) -> None:
        self._opened = opened
        self._infos = _checked(opened.infolist(), limits)
        if any(info.header_offset >= opened.start_dir for info in self._infos.values()):
            raise Unprocessable(text="ARCHIVE_BROKEN")
        self._until = time.monotonic() + limits.seconds
        self.entries = tuple(Entry(name, info.file_size) for name, info in self._infos.items())
        self.names = frozenset(self._infos)

    def find(self, name: str) -> str | None:
        """The entry that a path in a manifest means, whatever the form of its letters; None without one."""
        plain = posixpath.normpath(plain_name(name))
        return plain if plain in self.names else None

    def find_in_other_case(self, name: str) -> str | None:
        """The entry that differs from a path in capitals only: to Windows and macOS it is the same one."""
        folded = posixpath.normpath(plain_name(name)).casefold()
        return next((each for each in sorted(self.names) if each.casefold() == folded), None)

    def chunks(self, name: str) -> Iterator[bytes]:
        """The bytes of one entry, a bounded piece at a time."""
        try:
            with self._opened.open(self._infos[plain_name(name)]) as source:
                while data := source.read(CHUNK):
                    if time.monotonic() > self._until:
                        raise Unprocessable(text="ARCHIVE_TOO_SLOW", entry=name)
                    yield data
        except KeyError:
            raise NotFound from None
        except BROKEN_ENTRY as error:
            raise Unprocessable(text="ARCHIVE_ENTRY_BROKEN", entry=name) from error

    def read(self, name: str, most: int = 8 * 1024 * 1024) -> bytes:
        """All bytes of a small entry.

        Raises:
            NotFound: no such entry. Unprocessable: larger than `most`, or broken.
        """
        content = bytearray()
        for data in self.chunks(name):
            content += data
            if len(content) > most:
                raise Unprocessable(text="ARCHIVE_ENTRY_LARGE", entry=name, limit_mb=_megabytes(most))
        return bytes(content)


def open_archive(file: BinaryIO, limits: ArchiveLimits | None = None) -> Archive:
    """Open a ZIP archive; for code that runs in a thread.

    Raises:
        Unprocessable: broken, or its entries are over a limit or badly named (the text names the entry).
    """
    limits = limits or ArchiveLimits()
    _refuse_long_directory(file, limits)
    try:
        opened = zipfile.ZipFile(file)
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError, UnicodeDecodeError) as error:
        raise Unprocessable(text="ARCHIVE_BROKEN") from error
    return Archive(opened, limits)


async def extract(
    files: "FileStore",
    tenant: "Tenant",
    source: str,
    package: str,
    *,
    limits: ArchiveLimits | None = None,
    progress: Callable[[float], Awaitable[None]] | None = None,
) -> tuple[Entry, ...]:
    """Unpack a stored archive to the package `package`, entry by entry; on failure nothing of it stays.

    `progress` hears the share (0 to 1) of the bytes that are done.

    Raises:
        Unprocessable: see `open_archive`; also when an entry is not what the list said.
    """
    with files.open_seekable(tenant, source) as file:
        archive = await to_thread(open_archive, file, limits)
        total, done = sum(entry.size for entry in archive.entries) or 1, 0
        try:
            for entry in archive.entries:
                path = package_path(package, entry.name)
                await files.put(tenant, path, _unpacked(archive, entry.name))
                done += entry.size
                if progress is not None:
                    await progress(done / total)
        except BaseException:
            await files.delete_folder(tenant, package_path(package))
            raise
    return archive.entries


async def _unpacked(archive: Archive, name: str) -> AsyncIterator[bytes]:
    chunks = archive.chunks(name)
    while (data := await to_thread(next, chunks, None)) is not None:
        yield data


def _refuse_long_directory(file: BinaryIO, limits: ArchiveLimits) -> None:
    """Read the size of the list from the archive's last record, before Python's reader loads the list."""
    size = file.seek(0, 2)
    file.seek(max(0, size - END_REACH))
    tail = file.read(END_REACH)
    at = tail.rfind(b"PK\x05\x06")
    if at < 0 or len(tail) < at + 22:
        raise Unprocessable(text="ARCHIVE_BROKEN")
    directory = int.from_bytes(tail[at + 12 : at + 16], "little")
    locator = tail[at - 20 : at] if at >= 20 else b""
    if locator.startswith(b"PK\x06\x07"):
        record_at = int.from_bytes(locator[8:16], "little")
        if record_at > size:
            raise Unprocessable(text="ARCHIVE_BROKEN")
        file.seek(record_at)
        record = file.read(56)
        directory = max(directory if directory != 0xFFFFFFFF else 0, int.from_bytes(record[40:48], "little"))
    file.seek(0)
    if directory > limits.directory_bytes:
        raise Unprocessable(text="ARCHIVE_TOO_MANY_ENTRIES", limit=limits.entries)


def _checked(infos: list[zipfile.ZipInfo], limits: ArchiveLimits) -> dict[str, zipfile.ZipInfo]:
    if len(infos) > limits.entries:
        raise Unprocessable(text="ARCHIVE_TOO_MANY_ENTRIES", limit=limits.entries)
    entries: dict[str, zipfile.ZipInfo] = {}
    total = 0
    named = decode_names([_packed_name(info) for info in infos])
    for info, packed in zip(infos, named, strict=True):
        if not packed and info.orig_filename.endswith(("/", "\\")):
            # The root itself.
            continue
        name = _checked_name(packed, limits)
        _refuse_kind(info, name)
        if info.is_dir() or packed.endswith("/"):
            continue
        if name in entries:
            raise Unprocessable(text="ARCHIVE_ENTRY_TWICE", entry=name)
        total += info.file_size
        if info.file_size > RATIO_FROM_BYTES and info.file_size > limits.ratio * max(info.compress_size, 1):
            raise Unprocessable(text="ARCHIVE_RATIO", entry=name, limit=limits.ratio)
        if total > limits.total_bytes:
            raise Unprocessable(text="ARCHIVE_TOO_LARGE", entry=name, limit_mb=_megabytes(limits.total_bytes))
        entries[name] = info
    _refuse_overlap(infos)
    return entries


def _packed_name(info: zipfile.ZipInfo) -> tuple[bytes, bool]:
    """The bytes of a name, and whether they are UTF-8: what is not marked so is read as cp437."""
    if info.flag_bits & UTF8_FLAG:
        return info.orig_filename.encode("utf-8", "replace"), True
    if name := _unicode_path(info.extra):
        return name, True
    return info.orig_filename.encode("cp437", "replace"), False


def _unicode_path(extra: bytes) -> bytes | None:
    """The name in UTF-8 that some programs add beside one in an encoding of their own (APPNOTE 4.6.9)."""
    while len(extra) >= 4:
        kind, size = int.from_bytes(extra[:2], "little"), int.from_bytes(extra[2:4], "little")
        if kind == UNICODE_PATH and size > 5:
            return extra[9 : 4 + size]
        extra = extra[4 + size :]
    return None


def _checked_name(name: str, limits: ArchiveLimits) -> str:
    bare = name.removesuffix("/")
    if not bare or not is_plain(bare) or ":" in bare.split("/")[0]:
        raise Unprocessable(text="ARCHIVE_ENTRY_NAME", entry=_printable(name))
    if len(bare.encode()) > limits.name_bytes or bare.count("/") >= limits.depth:
        raise Unprocessable(text="ARCHIVE_ENTRY_DEPTH", entry=_printable(name))
    return bare


def _refuse_kind(info: zipfile.ZipInfo, name: str) -> None:
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise Unprocessable(text="ARCHIVE_ENTRY_LINK", entry=name)
    if info.flag_bits & 0x1:
        raise Unprocessable(text="ARCHIVE_ENTRY_ENCRYPTED", entry=name)
    if info.compress_type not in METHODS:
        raise Unprocessable(text="ARCHIVE_ENTRY_METHOD", entry=name)


def _refuse_overlap(infos: list[zipfile.ZipInfo]) -> None:
    """Entries that share bytes unpack to far more than any single ratio shows."""
    end, before = 0, ""
    for info in sorted(infos, key=lambda item: item.header_offset):
        if info.header_offset < end:
            raise Unprocessable(text="ARCHIVE_ENTRY_OVERLAP", entry=_printable(before or info.filename))
        end = info.header_offset + 30 + info.compress_size
        before = info.filename


def _printable(name: str) -> str:
    return "".join(char if char.isprintable() else "�" for char in name)[:200]


def _megabytes(size: int) -> int:
    return size // 1024**2
