"""A font file that somebody sent: looked into and made ready for the web, in a process of its own.

`python -m estante_personalization.services.font_file` reads a file from its input and writes a line of JSON,
and after it the woff2. It gives up memory and time first: a font's tables point at each other, and a small
file may unpack to a huge one.
"""

import io
import os
import resource
import signal
import sys
from collections.abc import Iterable

import msgspec
from estante.api.sandbox import end_with_parent
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from msgspec import Struct

SECONDS = 30
MEMORY_BYTES = 1536 * 1024 * 1024
# What a packed font may say that it unpacks to.
MAX_UNPACKED = 40 * 1024 * 1024
# OS/2 fsType: no embedding at all, and none of a part.
RESTRICTED, WHOLE_ONLY = 0x0002, 0x0100
REQUIRED = ("head", "hhea", "hmtx", "maxp", "cmap", "name")
OUTLINES = frozenset({"glyf", "CFF ", "CFF2"})
# Drawings that a browser takes from elsewhere, and what only printers and editors read.
LEFT_OUT = ("SVG ", "CBDT", "CBLC", "sbix", "DSIG", "EBDT", "EBLC", "EBSC", "FFTM")
# What a page in Spanish, Portuguese or English cannot do without.
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789áéíóúüñãõçâêôàÁÉÍÓÚÜÑÃÕÇ¿¡.,;:"
# Latin with its additions, Greek for formulas, punctuation, currencies, arrows and signs.
WEB = (
    (0x20, 0x24F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x1E00, 0x1EFF), (0x2000, 0x20CF), (0x2100, 0x22FF),
    (0x25A0, 0x25FF), (0xFB00, 0xFB06),
)  # fmt: skip


class Finding(Struct):
    """What the child says first: the font's weight or weights, or why it is not taken."""

    weight: str = ""
    refusal: str = ""
    missing: str = ""


class FontRefused(Exception):
    """Why a font is not taken: `errors.<code>`, with the letters that it lacks."""

    def __init__(self, code: str, missing: str = "") -> None:
        super().__init__(code)
        self.code, self.missing = code, missing


def prepare(content: bytes) -> tuple[str, bytes]:
    """The weight or weights of a font, and what of it a page needs as woff2. Raises FontRefused."""
    if content[:4] in {b"wOFF", b"wOF2"} and int.from_bytes(content[16:20], "big") > MAX_UNPACKED:
        raise FontRefused("FONT_BROKEN")
    try:
        font = TTFont(io.BytesIO(content), lazy=False)
        _check(font)
        weight = _weight_of(font)
        if not font["OS/2"].fsType & WHOLE_ONLY:
            _subset(font)
        font.flavor = "woff2"
        out = io.BytesIO()
        font.save(out, reorderTables=False)
    except FontRefused:
        raise
    except Exception as error:
        # Whatever a parser of a broken font comes upon.
        raise FontRefused("FONT_BROKEN") from error
    return weight, out.getvalue()


def _check(font: TTFont) -> None:
    if any(tag not in font for tag in (*REQUIRED, "OS/2")) or not OUTLINES & set(font.keys()):
        raise FontRefused("FONT_BROKEN")
    if font["OS/2"].fsType & RESTRICTED:
        raise FontRefused("FONT_RESTRICTED")
    known = font.getBestCmap() or {}
    if missing := "".join(letter for letter in LETTERS if ord(letter) not in known):
        raise FontRefused("FONT_LETTERS", missing)


def _weight_of(font: TTFont) -> str:
    axes = {axis.axisTag: axis for axis in font["fvar"].axes} if "fvar" in font else {}
    if "wght" in axes:
        least, most = (
            min(1000, max(1, round(end))) for end in (axes["wght"].minValue, axes["wght"].maxValue)
        )
        return f"{least} {most}"
    return str(min(1000, max(1, font["OS/2"].usWeightClass)))


def _subset(font: TTFont) -> None:
    options = Options(
        hinting=False, layout_features=["*"], name_IDs=["*"], notdef_outline=True, recalc_bounds=True
    )
    options.drop_tables += LEFT_OUT
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=_numbers(WEB))
    subsetter.subset(font)


def _numbers(ranges: Iterable[tuple[int, int]]) -> list[int]:
    return [number for first, last in ranges for number in range(first, last + 1)]


def main() -> None:
    """The child: judge the input, answer, end."""
    end_with_parent(signal.SIGKILL, os.getppid())
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    content = sys.stdin.buffer.read()
    try:
        weight, made = prepare(content)
        finding = Finding(weight)
    except FontRefused as refused:
        finding, made = Finding(refusal=refused.code, missing=refused.missing), b""
    sys.stdout.buffer.write(msgspec.json.encode(finding) + b"\n" + made)


if __name__ == "__main__":
    main()
