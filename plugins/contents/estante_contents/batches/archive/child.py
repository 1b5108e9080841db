"""The process that reads an archive: it gives up what one that looks into a file does, and answers in frames.

A frame is a letter, the length of what follows, and that: `L` all that is in the archive, with the table that
lies in it; then for each file that was asked for `E` its place, `D` its bytes and `Z`, or `X` where they are
broken; and `F` the end, with why nothing more could be read.
"""

import codecs
import io
import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path

import estante
import msgspec
from estante.api.errors import Param, Unprocessable
from estante.api.files import NAME_ENCODINGS, TABLE_ENCODINGS
from estante.api.imports import TableLimits, open_table
from msgspec import Struct

import estante_contents
from estante_contents.batches.archive import members
from estante_contents.batches.archive.limits import MAX_FILES, MAX_TABLE_BYTES, MAX_TABLE_COLUMNS
from estante_contents.batches.archive.members import Member, MemberBroken, Reading
from estante_contents.inspection.confinement import confine
from estante_contents.inspection.sandbox import TOO_LARGE, Order

HEAD = struct.Struct(">cI")
TABLE_STEMS = ("metadata", "metadatos", "metadados")
TABLE_ENDINGS = ("csv", "xlsx")
NO_LIBRARY = "BATCH_NO_RAR"
Send = Callable[[bytes, bytes], None]


class Request(Struct):
    """What is read: with `skip` None what there is, else the files at all other places."""

    order: Order
    skip: frozenset[int] | None = None


class Failure(Struct):
    """Why an archive, or the table in it, cannot be read; a text of errors and what fills it."""

    code: str
    params: dict[str, Param] = {}


class TableFound(Struct):
    """The table of an archive: the place and name of its file, and its rows, the headers first."""

    position: int
    name: str
    rows: list[tuple[int, list[str]]] = []
    failure: Failure | None = None


class Listing(Struct):
    """What is in an archive."""

    members: list[Member]
    table: TableFound | None = None
    guards: tuple[str, ...] = ()


def is_table(name: str) -> bool:
    """Whether a file is the table of names and classification: at the top, or in the one folder there is."""
    stem, _, ending = name.rpartition("/")[2].casefold().rpartition(".")
    return stem in TABLE_STEMS and ending in TABLE_ENDINGS and name.count("/") <= 1


def listing(reading: Reading, guards: tuple[str, ...]) -> Listing:
    members = reading.members()
    # The shallowest is the archive's own; another may belong to a folder.
    tables = sorted((m for m in members if is_table(m.name) and not m.fault), key=lambda m: m.name.count("/"))
    return Listing(members, _table(reading, tables[0]) if tables else None, guards)


def _table(reading: Reading, member: Member) -> TableFound:
    table = TableFound(member.position, member.name)
    try:
        data = _bytes_of(reading, member)
        limits = TableLimits(MAX_FILES, MAX_TABLE_COLUMNS)
        headers, rows = open_table(io.BytesIO(data), member.name.casefold().rpartition(".")[2], limits)
        table.rows = [
            (headers.headers_at, list(headers.headers)),
            *((row.line, list(row.cells)) for row in rows),
        ]
    except Unprocessable as error:
        table.failure = _failure_of(error)
    except MemberBroken:
        table.failure = Failure("ARCHIVE_ENTRY_BROKEN", {"entry": member.name})
    return table


def _bytes_of(reading: Reading, member: Member) -> bytes:
    data = bytearray()
    for position, chunks in reading.read():
        if position == member.position:
            for chunk in chunks:
                data += chunk
                if len(data) > MAX_TABLE_BYTES:
                    limit = MAX_TABLE_BYTES // 1024**2
                    raise Unprocessable(text="ARCHIVE_ENTRY_LARGE", entry=member.name, limit_mb=limit)
            break
    return bytes(data)


def send_files(reading: Reading, skip: frozenset[int], send: Send) -> None:
    for position, chunks in reading.read():
        if position in skip:
            continue
        send(b"E", str(position).encode())
        try:
            for chunk in chunks:
                send(b"D", chunk)
        except MemberBroken:
            send(b"X", b"")
        else:
            send(b"Z", b"")


def _failure_of(error: Unprocessable) -> Failure:
    return Failure(error.text_key.removeprefix("errors."), dict(error.params))


def answer(request: Request, guards: tuple[str, ...], send: Send) -> Failure | None:
    """Send what is asked for. Answers why not all of it could be read."""
    path = Path(request.order.path)
    if members.is_rar(path) and not members.can_read_rar():
        return Failure(NO_LIBRARY)
    try:
        reading = members.open_reading(path)
        if request.skip is None:
            send(b"L", msgspec.json.encode(listing(reading, guards)))
        else:
            send_files(reading, request.skip, send)
    except Unprocessable as error:
        return _failure_of(error)
    except MemoryError:
        return Failure(TOO_LARGE)
    return None


def preload() -> None:
    """Load what is needed while a file is read: an unprivileged user may not find it then."""
    for name in (*NAME_ENCODINGS, *TABLE_ENCODINGS, "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"):
        codecs.lookup(name)
    if members.can_read_rar():
        from estante_contents.batches.archive import rar  # noqa: PLC0415 - only where libarchive is

        rar.preload()


def main() -> None:
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=Request)
    # Native libraries print to descriptor 1; the answer keeps a descriptor of its own.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    preload()
    folders = {Path(next(iter(package.__path__))) for package in (estante, estante_contents)}
    guards = confine(request.order, folders)

    def send(letter: bytes, data: bytes) -> None:
        out.write(HEAD.pack(letter, len(data)))
        out.write(data)

    failure = answer(request, guards, send)
    send(b"F", msgspec.json.encode(failure))
    out.flush()


if __name__ == "__main__":
    main()
