"""Pictures from outside: measured before anything decodes them, and an SVG must be only a drawing."""

from typing import BinaryIO
from xml.etree.ElementTree import ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import iterparse
from PIL import Image, UnidentifiedImageError

from estante.errors import Unprocessable

RASTER = {"png": "PNG", "jpg": "JPEG", "gif": "GIF", "webp": "WEBP"}
MAX_PIXELS = 60_000_000
MAX_SVG_BYTES = 5 * 1024**2
MAX_SVG_ELEMENTS = 100_000
ACTIVE_ELEMENTS = {"script", "foreignobject", "iframe", "embed", "object", "handler", "audio", "video"}
LINKS = {"href", "src", "xlink:href"}


def dimensions(file: BinaryIO, format: str, name: str) -> tuple[int, int]:
    """Width and height in pixels, from the header alone.

    Raises:
        Unprocessable: not readable, or more than 60 megapixels.
    """
    file.seek(0)
    try:
        with Image.open(file, formats=[RASTER[format]]) as picture:
            width, height = picture.size
    except Image.DecompressionBombError as error:
        raise _too_many_pixels(name) from error
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, EOFError) as error:
        raise Unprocessable(text="IMAGE_BROKEN", name=name) from error
    if width * height > MAX_PIXELS:
        raise _too_many_pixels(name)
    return width, height


def refuse_active_svg(file: BinaryIO, name: str) -> None:
    """Return when an SVG draws and does nothing else.

    Raises:
        Unprocessable: it has scripts, handlers, foreign content, links out, entities, or is no XML.
    """
    if file.seek(0, 2) > MAX_SVG_BYTES:
        raise Unprocessable(text="SVG_TOO_LARGE", name=name, limit_mb=MAX_SVG_BYTES // 1024**2)
    file.seek(0)
    try:
        for count, (_, element) in enumerate(iterparse(file, events=("start",))):
            tag = str(element.tag)
            if count > MAX_SVG_ELEMENTS or _is_active(tag, element.attrib):
                raise Unprocessable(text="SVG_ACTIVE", name=name, element=_local(tag))
    except DefusedXmlException as error:
        # Illustrator writes its namespaces as entities where it is told to keep a drawing editable.
        raise Unprocessable(text="SVG_ENTITIES", name=name) from error
    except (ParseError, ValueError, LookupError) as error:
        raise Unprocessable(text="IMAGE_BROKEN", name=name) from error


def _is_active(tag: str, attributes: dict[str, str]) -> bool:
    if _local(tag) in ACTIVE_ELEMENTS:
        return True
    return any(
        _local(key).startswith("on")
        or (_local(key) in LINKS and not _stays_inside(value, tag))
        or "javascript:" in value.lower()
        for key, value in attributes.items()
    )


def _stays_inside(target: str, tag: str) -> bool:
    clean = "".join(target.split()).lower()
    if _local(tag) == "a":
        return clean.startswith(("#", "https://", "http://"))
    return clean.startswith(("#", "data:image/png", "data:image/jpeg", "data:image/gif", "data:image/webp"))


def _local(name: str) -> str:
    return name.rpartition("}")[2].lower()


def _too_many_pixels(name: str) -> Unprocessable:
    return Unprocessable(text="IMAGE_TOO_BIG", name=name, limit=MAX_PIXELS // 1_000_000)
