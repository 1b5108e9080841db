"""The own picture: JPG or PNG by its bytes, within the tenant's limit, made square and small (KER-113)."""

import asyncio
from io import BytesIO

from PIL import Image, ImageOps, UnidentifiedImageError
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.errors import TooLarge, Unprocessable, UnsupportedType
from estante.files.detection import sniff
from estante.files.images import dimensions
from estante.files.store import FileStore
from estante.tenancy.tenant import MEBIBYTE, Tenant

FORMATS = ("jpg", "png")
SIDE_PIXELS = 512


async def store_avatar(
    session: AsyncSession, files: FileStore, tenant: Tenant, name: str, content: bytes
) -> str:
    """Check a picture and store it re-encoded, without what else the file carried. Answers its path.

    Raises:
        TooLarge: 413. UnsupportedType: 415, not JPG or PNG. Unprocessable: 422, broken or too many pixels.
    """
    limit = tenant.limits.avatar_bytes
    if len(content) > limit:
        raise TooLarge(text="FILE_TOO_LARGE", name=name, limit_mb=limit // MEBIBYTE)
    picture = await asyncio.to_thread(_square, content, name)
    path = f"avatars/{uuid7()}.png"
    await files.put_with(session, tenant, path, picture)
    return path


def _square(content: bytes, name: str) -> bytes:
    file = BytesIO(content)
    kind = sniff(file, name).name
    if kind not in FORMATS:
        raise UnsupportedType(text="AVATAR_FORMAT", name=name)
    dimensions(file, kind, name)
    file.seek(0)
    try:
        with Image.open(file) as picture:
            upright = ImageOps.exif_transpose(picture).convert("RGBA")
            small = ImageOps.fit(upright, (SIDE_PIXELS, SIDE_PIXELS))
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError) as error:
        raise Unprocessable(text="IMAGE_BROKEN", name=name) from error
    out = BytesIO()
    small.save(out, "PNG", optimize=True)
    return out.getvalue()
