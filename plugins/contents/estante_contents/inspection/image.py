"""Reads an image: its size as it is seen, whether it moves, and a thumbnail. SVG is never drawn here."""

import re
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import parse
from estante.api.errors import Unprocessable
from estante.api.sandbox import refuse_active_svg
from PIL import Image, UnidentifiedImageError

from estante_contents.contracts import Assets, Unpreparable
from estante_contents.inspection.pictures.sizes import sizes, thumbnail

PIXELS = 100_000_000
FORMATS = ("JPEG", "PNG", "GIF", "WEBP")
ANIMATED = {"PNG", "GIF", "WEBP"}
COVER_FORMATS = ("JPEG", "PNG")
# EXIF 2.32, 4.6.4: how a picture lies in its file; the last four on a side.
ORIENTATION, UPRIGHT, LYING, TURNED = 0x0112, 1, range(2, 9), range(5, 9)
SVG_HEAD = re.compile(rb"<svg[\s>]", re.IGNORECASE)
LENGTH = re.compile(r"^\s*([0-9]*\.?[0-9]+)\s*(?:px)?\s*$")


def preload() -> None:
    """The readers of pictures, which are imported at their first use otherwise."""
    Image.preinit()


def inspect(path: Path) -> Assets:
    """Pixels, animation, thumbnail and narrower files.

    Raises:
        Unpreparable: `IMAGE_DAMAGED`, `IMAGE_TOO_LARGE` (with `pixels`) or `SVG_SCRIPT`.
    """
    with path.open("rb") as file:
        head = file.read(4096)
    return (
        _svg(path)
        if SVG_HEAD.search(head) or head.lstrip().startswith(b"<?xml")
        else _raster(path, FORMATS, is_shown=True)
    )


def inspect_cover(path: Path) -> Assets:
    """A thumbnail that a person chose: JPG or PNG only (BO §5)."""
    return _raster(path, COVER_FORMATS)


def _raster(path: Path, formats: tuple[str, ...], *, is_shown: bool = False) -> Assets:
    Image.MAX_IMAGE_PIXELS = None
    try:
        with Image.open(path, formats=formats) as picture:
            if picture.width * picture.height > PIXELS:
                raise Unpreparable("IMAGE_TOO_LARGE", pixels=PIXELS // 1_000_000)
            orientation = picture.getexif().get(ORIENTATION, UPRIGHT)
            width, height = picture.size[::-1] if orientation in TURNED else picture.size
            # The second picture of a telephone's JPEG is another view, and not what comes next.
            is_animated = picture.format in ANIMATED and getattr(picture, "n_frames", 1) > 1
            return Assets(
                width=width,
                height=height,
                is_animated=is_animated,
                orientation=orientation if orientation in LYING else None,
                # A still would take the place of what moves.
                sizes=sizes(picture) if is_shown and not is_animated else (),
                thumbnail=thumbnail(picture),
            )
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError) as error:
        raise Unpreparable("IMAGE_DAMAGED") from error


def _svg(path: Path) -> Assets:
    try:
        with path.open("rb") as file:
            refuse_active_svg(file, path.name)
        root = parse(path).getroot()
    except Unprocessable as error:
        raise Unpreparable("SVG_SCRIPT" if "ACTIVE" in error.text_key else "IMAGE_DAMAGED") from error
    except (ParseError, DefusedXmlException, ValueError) as error:
        raise Unpreparable("IMAGE_DAMAGED") from error
    if root is None or root.tag.rpartition("}")[2] != "svg":
        raise Unpreparable("IMAGE_DAMAGED")
    width, height = _svg_size(root)
    return Assets(width=width, height=height)


def _svg_size(root: Element) -> tuple[int | None, int | None]:
    lengths = [LENGTH.match(root.get(name, "")) for name in ("width", "height")]
    if all(lengths):
        return tuple(round(float(length.group(1))) for length in lengths if length)  # type: ignore[return-value]
    box = root.get("viewBox", "").replace(",", " ").split()
    try:
        return (round(float(box[2])), round(float(box[3]))) if len(box) == 4 else (None, None)
    except (ValueError, OverflowError):
        return None, None
