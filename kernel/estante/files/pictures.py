"""Pictures in the width they are shown in: a narrower copy is made when it is first asked for, and kept."""

import asyncio
from io import BytesIO

import structlog
from PIL import Image

from estante.errors import NotFound
from estante.files.formats import extension_of
from estante.files.store import FileStore
from estante.tenancy.tenant import Tenant

# A slot of 44 px and a cover on a shelf, at two pixels a point. A picture's token opens its copies too.
WIDTHS = (96, 320)
NARROWED = "narrowed/"
QUALITY = 74
MAX_BYTES = 2 * 1024 * 1024
# A picture of few bytes can be of any size; one this large is shown as it is.
MAX_PIXELS = 16_000_000
FORMATS = {"webp": "WEBP", "jpg": "JPEG", "jpeg": "JPEG", "png": "PNG"}
log = structlog.get_logger("estante.files")


def copies_of(path: str) -> list[str]:
    """Where the narrower copies of a picture are, once they are made."""
    return [_copy(path, width) for width in WIDTHS]


async def narrowed(files: FileStore, tenant: Tenant, path: str, width: str) -> str:
    """The path of the picture at a width: the copy, or the picture itself where it is not wider.

    Raises:
        NotFound: the width is none of `WIDTHS`, or there is no such picture.
    """
    if width not in map(str, WIDTHS):
        raise NotFound
    copy = _copy(path, int(width))
    try:
        await files.stat(tenant, copy)
    except NotFound:
        made = await _make(files, tenant, path, int(width))
        if made is None:
            return path
        await files.put(tenant, copy, made)
    return copy


def _copy(path: str, width: int) -> str:
    return f"{NARROWED}{width}/{path}"


async def _make(files: FileStore, tenant: Tenant, path: str, width: int) -> bytes | None:
    format = FORMATS.get(extension_of(path))
    if format is None or (await files.stat(tenant, path)).size > MAX_BYTES:
        return None
    data = await files.read(tenant, path)
    try:
        return await asyncio.to_thread(_narrow, data, format, width)
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        log.warning("picture_not_narrowed", path=path, reason=repr(error))
        return None


def _narrow(data: bytes, format: str, width: int) -> bytes | None:
    with Image.open(BytesIO(data), formats=[format]) as picture:
        if picture.width <= width or picture.width * picture.height > MAX_PIXELS:
            return None
        small = picture.convert("RGBA" if picture.mode in {"RGBA", "LA", "PA"} else "RGB")
        height = max(1, round(picture.height * width / picture.width))
        small = small.resize((width, height), Image.Resampling.LANCZOS)
        out = BytesIO()
        small.save(out, "WEBP", quality=QUALITY, method=6)
        return out.getvalue()
