"""Archives for batch uploads: made as programs of other people make them."""

import io
import zipfile
from collections.abc import Mapping

from PIL import Image


def zip_of(files: Mapping[str, bytes], encoding: str | None = None, *, is_stored: bool = False) -> bytes:
    """A ZIP archive. With an encoding the names are written in it and not marked, as old programs do."""
    packed = io.BytesIO()
    method = zipfile.ZIP_STORED if is_stored else zipfile.ZIP_DEFLATED
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(_info(name, encoding), data)
    return packed.getvalue()


class _OldInfo(zipfile.ZipInfo):
    """An entry whose name is written in an encoding of its own, without the flag of UTF-8."""

    encoding = "cp437"

    def _encodeFilenameFlags(self) -> tuple[bytes, int]:  # noqa: N802 - the standard library's name
        return self.filename.encode(self.encoding), self.flag_bits & ~0x800


def _info(name: str, encoding: str | None) -> zipfile.ZipInfo:
    if encoding is None:
        return zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
    info = _OldInfo(name, (2026, 1, 1, 0, 0, 0))
    info.encoding = encoding
    return info


def png(number: int) -> bytes:
    """A picture that is another for each number."""
    picture = io.BytesIO()
    Image.new("RGB", (8, 8), (number % 256, number // 256 % 256, 90)).save(picture, "png")
    return picture.getvalue()
