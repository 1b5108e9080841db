"""The icons that a manifest may name: words that the SDK draws, or a drawing of the plugin's own."""

import re

# Those of web/sdk/src/feedback/named-icon.component.tsx.
ICONS = frozenset(
    {
        *("bell", "books", "building", "calendar", "chart", "check", "door", "file-text", "flag", "folders"),
        *("heart", "home", "info", "link", "list", "message", "notes", "palette", "pencil", "puzzle"),
        *("school", "settings", "shield", "star", "tag", "ticket", "users", "world"),
    }
)
# A path of 24 by 24, drawn as a line: commands and numbers, and nothing that could end it.
_PATH = re.compile(r"path:[MmLlHhVvCcSsQqTtAaZz0-9 ,.\-]{1,2000}")


def is_icon(name: str) -> bool:
    """Whether the SDK can draw it."""
    return name in ICONS or _PATH.fullmatch(name) is not None
