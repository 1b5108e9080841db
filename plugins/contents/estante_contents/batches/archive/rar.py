"""RAR by libarchive: its entries as they come, without a file being written. Only where libarchive is."""

import ctypes
from collections.abc import Generator, Iterator
from pathlib import Path

import libarchive
from estante.api.errors import Unprocessable
from libarchive import ffi
from libarchive.exception import ArchiveError

from estante_contents.batches.archive.limits import CHUNK
from estante_contents.batches.archive.members import MemberBroken

is_data_encrypted = ffi.ffi("entry_is_data_encrypted", [ctypes.c_void_p], ctypes.c_int)
hardlink = ffi.ffi("entry_hardlink", [ctypes.c_void_p], ctypes.c_char_p)


class Entry:
    """One file of a RAR archive, valid until the next is asked for."""

    def __init__(self, entry: libarchive.entry.ArchiveEntry) -> None:
        self._entry = entry
        pointer = entry._entry_p
        self.raw_name: bytes = ffi.entry_pathname(pointer) or b""
        self.size: int = max(0, entry.size or 0)
        self.filetype: int = entry.filetype
        self.is_link = bool(entry.issym or hardlink(pointer))
        self.is_encrypted = bool(is_data_encrypted(pointer))

    def blocks(self) -> Iterator[bytes]:
        """Its bytes, a piece at a time. Raises MemberBroken."""
        try:
            yield from self._entry.get_blocks(CHUNK)
        except ArchiveError as error:
            raise MemberBroken from error


def entries(path: Path, format: str) -> Generator[Entry, None, None]:
    """The files, links and folders of an archive in their order.

    Raises:
        Unprocessable: it is broken or cut off, or its list is encrypted.
    """
    with path.open("rb") as file:
        try:
            with libarchive.fd_reader(file.fileno(), format_name=format, filter_name="none") as archive:
                for entry in archive:
                    yield Entry(entry)
        except ArchiveError as error:
            is_locked = "encrypt" in str(error).lower()
            raise Unprocessable(text="BATCH_ENCRYPTED" if is_locked else "ARCHIVE_BROKEN") from error


def preload() -> None:
    """Have libarchive set up what it reads names with: it is a pair of codecs that the system loads."""
    with libarchive.read.new_archive_read("rar5", "none"), libarchive.read.new_archive_read("rar", "none"):
        pass
