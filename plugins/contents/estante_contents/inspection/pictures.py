"""Making thumbnails: WebP, upright, and small enough for a shelf of them."""

from io import BytesIO

from PIL import Image, ImageOps

THUMBNAIL = (640, 640)
QUALITY = 80


def thumbnail(picture: Image.Image) -> bytes:
    """The picture as a WebP of at most 640 pixels a side, turned as its EXIF orientation says."""
    upright = ImageOps.exif_transpose(picture)
    has_alpha = upright.mode in {"RGBA", "LA", "PA"} or "transparency" in upright.info
    small = upright.convert("RGBA" if has_alpha else "RGB")
    small.thumbnail(THUMBNAIL, Image.Resampling.LANCZOS)
    out = BytesIO()
    small.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()
