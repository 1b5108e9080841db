"""Making thumbnails, and pictures in the sizes that screens have: WebP, upright, and without metadata."""

from io import BytesIO

from PIL import (
    GifImagePlugin,
    Image,
    ImageOps,
    JpegImagePlugin,
    MpoImagePlugin,
    PngImagePlugin,
    WebPImagePlugin,
)

from estante_contents.contracts import PictureSize

# What is read and written: Pillow would load the forty formats that it knows at the first one it has not met.
FORMATS = (GifImagePlugin, JpegImagePlugin, MpoImagePlugin, PngImagePlugin, WebPImagePlugin)
THUMBNAIL = (640, 640)
QUALITY = 80
# The longest side of what is shown in place of a larger picture: on a phone, a phone of three pixels a point,
# and a window. Whoever looks closer is shown the picture itself.
SIDES = (640, 1280, 2560)


def thumbnail(picture: Image.Image) -> bytes:
    """The picture as a WebP of at most 640 pixels a side, turned as its EXIF orientation says."""
    small = _upright(picture)
    small.thumbnail(THUMBNAIL, Image.Resampling.LANCZOS)
    return _webp(small)


def sizes(picture: Image.Image) -> tuple[PictureSize, ...]:
    """The picture in each of `SIDES` that is shorter than its longest one, upright, the narrowest first."""
    longest = max(picture.size)
    sides = [side for side in SIDES if side < longest]
    if not sides:
        return ()
    # A JPEG is decoded in an eighth of its pixels where that is enough.
    picture.draft("RGB", (sides[-1], sides[-1]))
    small = _upright(picture)
    made: list[PictureSize] = []
    for side in reversed(sides):
        small.thumbnail((side, side), Image.Resampling.LANCZOS)
        made.append(PictureSize(width=small.width, height=small.height, data=_webp(small)))
    return tuple(reversed(made))


def _upright(picture: Image.Image) -> Image.Image:
    upright = ImageOps.exif_transpose(picture)
    if upright.mode == "CMYK":
        # Its profile is of inks, and would be taken for one of light.
        upright.info.pop("icc_profile", None)
    has_alpha = upright.mode in {"RGBA", "LA", "PA"} or "transparency" in upright.info
    return upright.convert("RGBA" if has_alpha else "RGB")


def _webp(picture: Image.Image) -> bytes:
    out = BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=4, exif=b"", xmp=b"")
    return out.getvalue()
