"""What a file is, by its bytes. A name is a claim: it is checked, never believed."""

import zipfile
from typing import BinaryIO

from estante.errors import Unprocessable, UnsupportedType
from estante.files.archives import Archive, open_archive
from estante.files.formats import (
    BY_EXTENSION,
    EXECUTABLE_MAGIC,
    FORMATS,
    HTML_START,
    LATE_PDF,
    MAGIC,
    SAME_CONTAINER,
    SVG_ROOT,
    TEXTS,
    Format,
    extension_of,
)

HEAD = 4096
END_OF_ARCHIVE = b"PK\x05\x06"
END_SIZE = 22
MAX_COMMENT_LENGTH = 65_535
OFFICE = {"word/": "docx", "ppt/": "pptx", "xl/": "xlsx"}


def sniff(file: BinaryIO, name: str) -> Format:
    """Answer the format of an open, seekable file.

    Raises:
        UnsupportedType: a program, bytes of no known format, or a name that says something else.
        Unprocessable: no bytes at all, or one file that is two things at once.
    """
    file.seek(0)
    head = file.read(HEAD)
    if not head:
        raise Unprocessable(text="EMPTY_FILE", name=name)
    if head.startswith(EXECUTABLE_MAGIC):
        raise UnsupportedType(text="PROGRAM_REFUSED", name=name)
    format_name = _format_of(file, head, name)
    if format_name is None:
        raise UnsupportedType(text="FORMAT_UNKNOWN", name=name)
    _refuse_wrong_name(format_name, name)
    if format_name not in _ARCHIVES:
        _reject_polyglot(file, name)
    return FORMATS[format_name]


_ARCHIVES = {"zip", "epub", "docx", "pptx", "xlsx", "odt", "odp", "ods"}


def _format_of(file: BinaryIO, head: bytes, name: str) -> str | None:
    for format, magic in MAGIC:
        if magic.match(head):
            return _kind_of_archive(file, name) if format == "zip" else format
    if SVG_ROOT.match(head):
        return "svg"
    if extension_of(name) == "pdf" and LATE_PDF.match(head):
        return "pdf"
    if not _is_text(head):
        return None
    claimed = BY_EXTENSION.get(extension_of(name))
    if HTML_START.match(head):
        return "html"
    return claimed.name if claimed is not None and claimed.name in TEXTS - {"html"} else "txt"


def _is_text(head: bytes) -> bool:
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return True
    # Latin-1 rosters are text too; what text never has is control characters.
    return not any(byte < 0x20 and byte not in b"\t\n\r\f\x1b" for byte in head)


def _kind_of_archive(file: BinaryIO, name: str) -> str:
    archive = open_archive(file)
    names = archive.names
    if "META-INF/MANIFEST.MF" in names or "AndroidManifest.xml" in names:
        raise UnsupportedType(text="PROGRAM_REFUSED", name=name)
    if "mimetype" in names:
        return _kind_by_media_type(archive)
    if "[Content_Types].xml" in names:
        return next(
            (kind for folder, kind in OFFICE.items() if any(n.startswith(folder) for n in names)), "zip"
        )
    return "zip"


def _kind_by_media_type(archive: Archive) -> str:
    media_type = archive.read("mimetype", most=200).decode("ascii", "replace").strip()
    return next((kind for kind in _ARCHIVES if FORMATS[kind].media_type == media_type), "zip")


def _refuse_wrong_name(actual: str, name: str) -> None:
    claimed = BY_EXTENSION.get(extension_of(name))
    if claimed is None or claimed.name == actual or frozenset({claimed.name, actual}) in SAME_CONTAINER:
        return
    if claimed.name in TEXTS and actual in TEXTS and actual != "html":
        return
    raise UnsupportedType(
        text="NAME_AND_BYTES_DIFFER", name=name, claimed=claimed.name.upper(), found=actual.upper()
    )


def _reject_polyglot(file: BinaryIO, name: str) -> None:
    """A picture that ends as a ZIP archive is two files at once, made to pass as one and act as the other."""
    size = file.seek(0, 2)
    reach = min(size, END_SIZE + MAX_COMMENT_LENGTH)
    file.seek(size - reach)
    tail = file.read(reach)
    at = tail.rfind(END_OF_ARCHIVE)
    if at < 0 or len(tail) - at < END_SIZE:
        return
    comment = int.from_bytes(tail[at + 20 : at + 22], "little")
    if at + END_SIZE + comment == len(tail) and zipfile.is_zipfile(file):
        raise Unprocessable(text="TWO_FILES_IN_ONE", name=name)
