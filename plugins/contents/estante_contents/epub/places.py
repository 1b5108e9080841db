"""Where the links of a book lead, in its archive."""

import posixpath
from urllib.parse import unquote, urlsplit

from estante.api.files import plain_name


def place_of(href: str, base: str) -> str | None:
    """The file in the archive that a link in `base` leads to; None for one that leads elsewhere."""
    try:
        parts = urlsplit(href)
    except ValueError:
        return None
    if parts.scheme or parts.netloc or not parts.path or parts.path.startswith("/"):
        return None
    name = posixpath.normpath(posixpath.join(posixpath.dirname(base), plain_name(unquote(parts.path))))
    return None if name.startswith("../") or name == ".." else name
