"""Where things are in a package: names that a person knows, and that every system takes."""

import re
import unicodedata

FOLDER = "files"
MAX_NAME = 60
# What no XML and no page may hold.
UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def writable(text: str) -> str:
    """A text without the characters that XML has no way to say."""
    return UNWRITABLE.sub(" ", text)


def place_of(number: int, title: str, extension: str = "") -> str:
    """`files/03-El-agua.png`: the number makes it one of its kind, and no name of a device.

    Args:
        number: the material's place in the lesson, from 1.
        extension: letters and digits; of others there is none.
    """
    plain = re.fullmatch(r"[a-z0-9]{1,8}", extension.lower())
    ending = f".{plain[0]}" if plain else ""
    return f"{FOLDER}/{number:02}-{name_of(title)}{ending}"


def name_of(title: str) -> str:
    """The letters and digits of a title, without accents."""
    bare = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9]+", "-", bare)[:MAX_NAME].strip("-") or "material"
