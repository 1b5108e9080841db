"""Fonts made for tests: a box for every letter."""

import io
from collections.abc import Iterable
from typing import Any

from estante_personalization.services.font_file import LETTERS
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

# More than a page needs: what is subset away.
GLAGOLITIC = "ⰀⰁⰂ"


def font_of(
    ending: str = "ttf",
    *,
    letters: Iterable[str] = LETTERS + GLAGOLITIC,
    embedding: int = 0,
    weight: int = 400,
) -> bytes:
    """A font as the file of this ending has it; `embedding` is what its licence allows (OS/2 fsType)."""
    is_cff = ending == "otf"
    cmap = {ord(letter): f"g{ord(letter)}" for letter in letters}
    names = [".notdef", *cmap.values()]
    made: Any = FontBuilder(1000, isTTF=not is_cff)
    made.setupGlyphOrder(names)
    made.setupCharacterMap(cmap)
    if is_cff:
        shapes = {name: _box(T2CharStringPen(500, None)).getCharString() for name in names}
        made.setupCFF("Casa-Regular", {}, shapes, {})
    else:
        made.setupGlyf({name: _box(TTGlyphPen(None)).glyph() for name in names})
    made.setupHorizontalMetrics(dict.fromkeys(names, (500, 0)))
    made.setupHorizontalHeader(ascent=800, descent=-200)
    made.setupNameTable({"familyName": "Casa", "styleName": "Regular"})
    made.setupOS2(fsType=embedding, usWeightClass=weight)
    made.setupPost()
    if ending in {"woff", "woff2"}:
        made.font.flavor = ending
    out = io.BytesIO()
    made.font.save(out)
    return out.getvalue()


def _box(pen: Any) -> Any:
    pen.moveTo((0, 0))
    for point in ((0, 700), (400, 700), (400, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen
