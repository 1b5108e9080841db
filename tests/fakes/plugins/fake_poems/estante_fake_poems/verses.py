"""What a poem is made of, found in a process that can do nothing else."""

from pathlib import Path

from estante_contents.contracts import Assets, Unpreparable
from msgspec import Struct


class Stanza(Struct, frozen=True):
    """Verses that stand together."""

    verses: tuple[str, ...]


class Poem(Struct, frozen=True):
    """A poem. Whoever wrote `dedication` knows whom it is for; readers are not given it."""

    stanzas: tuple[Stanza, ...]
    dedication: str = ""


class Drawing(Struct, frozen=True):
    """What no poem is."""

    lines: int


def read_poem(path: Path) -> Assets:
    """The stanzas of a text, and its dedication: what stands after a line of three dashes."""
    text = path.read_text("utf-8")
    if text.startswith("DRAWING"):
        return Assets(own=Drawing(len(text)))
    body, _, dedication = text.partition("\n---\n")
    stanzas = tuple(Stanza(tuple(part.strip().split("\n"))) for part in body.split("\n\n") if part.strip())
    if not stanzas:
        raise Unpreparable("FILE_NOT_FOUND")
    return Assets(own=Poem(stanzas, dedication.strip()), text=body, title=stanzas[0].verses[0])
