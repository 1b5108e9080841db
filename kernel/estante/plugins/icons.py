"""The icons that a plugin may name: words that the SDK draws, a path, or an SVG file of the plugin's own."""

import re
from pathlib import Path

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import ParseError, fromstring

# Those of web/sdk/src/feedback/named-icon.component.tsx.
ICONS = frozenset(
    {
        *("app", "archive", "audio", "bell", "book", "books", "building", "calendar", "chart", "check"),
        *("checklist", "door", "file", "file-text", "flag", "folders", "grid", "heart", "home", "image"),
        *(
            "info",
            "link",
            "list",
            "message",
            "notes",
            "package",
            "palette",
            "pdf",
            "pencil",
            "plug",
            "puzzle",
        ),
        *("puzzle", "question", "route", "school", "settings", "shield", "spreadsheet", "star", "tag"),
        *("task", "ticket", "users", "video", "world"),
    }
)
SVG = ".svg"
MAX_SVG_BYTES = 16_384
# A path of 24 by 24, drawn as a line: commands and numbers, and nothing that could end it.
_PATH = re.compile(r"path:[MmLlHhVvCcSsQqTtAaZz0-9 ,.\-]{1,2000}")
_NAMESPACE = "{http://www.w3.org/2000/svg}"


class IconInvalid(Exception):
    """An icon that cannot be drawn; the message ends a sentence that begins with its name."""


def is_icon(name: str) -> bool:
    """Whether the SDK can draw it."""
    return name in ICONS or _PATH.fullmatch(name) is not None


def read_icon(name: str, folder: Path) -> str:
    """An icon as the SDK draws it: an SVG file becomes the paths in it, and nothing else of it is kept.

    Args:
        folder: the plugin's package, in which the file is.

    Raises:
        IconInvalid: nothing of that name can be drawn.
    """
    icon = _path_of(name, folder) if name.endswith(SVG) else name
    if not is_icon(icon):
        raise IconInvalid(f"is no icon: take one of {', '.join(sorted(ICONS))}")
    return icon


def _path_of(name: str, folder: Path) -> str:
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve()) or not path.is_file():
        raise IconInvalid("is no file in the plugin's package")
    if path.stat().st_size > MAX_SVG_BYTES:
        raise IconInvalid(f"has more than {MAX_SVG_BYTES} bytes")
    try:
        root = fromstring(path.read_bytes(), forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError) as error:
        raise IconInvalid(f"is no SVG: {error}") from error
    if (root.get("viewBox") or "").split() != ["0", "0", "24", "24"]:
        raise IconInvalid('must have viewBox="0 0 24 24"')
    paths = []
    for element in root:
        if element.tag != f"{_NAMESPACE}path":
            raise IconInvalid("must hold paths only: turn its other shapes into paths")
        # Drawing programs leave an empty frame behind, which would be drawn as a line.
        if element.get("stroke") != "none":
            paths.append(" ".join((element.get("d") or "").split()))
    icon = f"path:{' '.join(paths)}"
    if not is_icon(icon):
        raise IconInvalid("must be at most 2000 characters of path commands and plain numbers")
    return icon
