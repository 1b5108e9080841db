"""Files that must be refused, each made here so that none has to be kept: bombs, slips, disguises."""

import io
import struct
import zipfile
import zlib
from pathlib import Path

HERE = Path(__file__).parent
MEBIBYTE = 1024 * 1024
EMPTY = b""
TEXT = "Había una vez un texto que decía ser otra cosa.\n".encode()
ELF = b"\x7fELF\x02\x01\x01" + bytes(57)
WINDOWS_PROGRAM = b"MZ\x90\x00" + bytes(60) + b"This program cannot be run in DOS mode."
SHELL_SCRIPT = b"#!/bin/sh\necho hello\n"
ACTIVE_SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><circle r="4"/></svg>'
HANDLER_SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><circle r="4" onload="alert(1)"/></svg>'
LINKING_SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg"><a href="java&#10;script:alert(1)"><circle r="4"/></a></svg>'
)
ENTITY_SVG = (
    b'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
    b'<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>'
)


def good(name: str) -> bytes:
    """One of the good files beside this one."""
    return (HERE / name).read_bytes()


def truncated_pdf() -> bytes:
    """A PDF that ends in the middle: its bytes begin like one, so it is for the PDF reader to refuse."""
    return good("texto.pdf")[:20_000]


def giant_png(width: int = 60_000, height: int = 60_000) -> bytes:
    """A PNG of a few bytes that says it has 3,600 megapixels."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = zlib.compress(b"\x00" * 64)
    parts = ((b"IHDR", header), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in parts
    )


def picture_and_archive() -> bytes:
    """A PNG that is a ZIP archive too."""
    return good("avatar-256.png") + archive({"a.txt": b"a"})


def archive(entries: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A ZIP archive of these entries, however badly they are named."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as opened:
        for name, data in entries.items():
            opened.writestr(zipfile.ZipInfo(name), data, compress_type=method)
    return target.getvalue()


def bomb(mebibytes: int = 512) -> bytes:
    """An archive of some hundred kilobytes that unpacks to this many mebibytes of zeros."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as opened, opened.open("zeros.bin", "w") as entry:
        for _ in range(mebibytes):
            entry.write(bytes(MEBIBYTE))
    return target.getvalue()


def lying_bomb(mebibytes: int = 64) -> bytes:
    """The same, with a list of entries that says it is small."""
    packed = bytearray(bomb(mebibytes))
    at = packed.rfind(b"PK\x01\x02")
    packed[at + 24 : at + 28] = struct.pack("<I", 1000)
    local = packed.find(b"PK\x03\x04")
    packed[local + 22 : local + 26] = struct.pack("<I", 1000)
    return bytes(packed)


def slip(name: str = "../../etc/cron.d/x") -> bytes:
    """An archive with an entry that leads out of its root."""
    return archive({"index.html": b"<p>ok</p>", name: b"x"})


def linked() -> bytes:
    """An archive with a symbolic link."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as opened:
        info = zipfile.ZipInfo("passwords")
        info.external_attr = 0o120777 << 16
        opened.writestr(info, "/etc/passwd")
    return target.getvalue()


def crowd(entries: int = 10_001) -> bytes:
    """An archive with more entries than anybody needs."""
    return archive({f"{number}.txt": b"" for number in range(entries)}, zipfile.ZIP_STORED)


def overlapping() -> bytes:
    """An archive whose two entries are the same bytes (the "better zip bomb" of Fifield)."""
    packed = bytearray(archive({"a.bin": b"a" * 1000, "b.bin": b"a" * 1000}, zipfile.ZIP_STORED))
    second = packed.rfind(b"PK\x01\x02")
    packed[second + 42 : second + 46] = struct.pack("<I", 4)
    return bytes(packed)


def scorm_without_manifest() -> bytes:
    """A package whose manifest was forgotten."""
    source = zipfile.ZipFile(io.BytesIO(good("scorm12-un-sco.zip")))
    return archive({name: source.read(name) for name in source.namelist() if name != "imsmanifest.xml"})
