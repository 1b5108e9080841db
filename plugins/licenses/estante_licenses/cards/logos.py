"""An organization's logo as paper takes it."""

from pathlib import Path

import resvg_py
import structlog
from msgspec import Struct
from PIL import Image

# Twice what a printer sees of a picture of 12 mm.
PIXELS = 400

log = structlog.get_logger(__name__)


class PrintedLogo(Struct, frozen=True):
    """A PNG, and its width as a share of its height."""

    path: Path
    shape: float


def printed_logo(file: Path, folder: Path) -> PrintedLogo | None:
    """A logo as a PNG in a folder; None where it cannot be read: cards are of use without one."""
    target = folder / "logo.png"
    try:
        if file.suffix == ".svg":
            target.write_bytes(resvg_py.svg_to_bytes(svg_path=str(file), height=PIXELS))
        else:
            with Image.open(file) as picture:
                picture.thumbnail((4 * PIXELS, PIXELS))
                picture.convert("RGBA").save(target)
        with Image.open(target) as made:
            return PrintedLogo(target, made.width / made.height)
    except (OSError, ValueError, Image.DecompressionBombError) as error:
        log.warning("cards_without_logo", file=file.name, error=str(error))
        return None
