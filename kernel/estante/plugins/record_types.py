"""What tells the types of a plugin's records apart on every screen: their names, icons and covers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

# Those of web/sdk/src/covers/drawings.tsx.
Drawing = Literal[
    "bars",
    "cell",
    "contours",
    "curve",
    "hills",
    "leaves",
    "letters",
    "orbits",
    "pies",
    "quarters",
    "rosette",
    "sound",
    "waves",
]


class CoverShape(Struct, frozen=True):
    """A type's covers: width by height before the real picture is known, and what is drawn without one."""

    ratio: Annotated[float, Meta(ge=0.25, le=4)] = 3 / 4
    drawings: tuple[Drawing, ...] = ("rosette", "leaves", "quarters")


class RecordType(Struct, frozen=True, kw_only=True):
    """A type of records that lists, cards, covers and the viewer tell apart, such as a content type.

    Subclass it for the values of a hook that your plugin adds: whatever plugins give to such a hook is in
    `GET ui/manifest`, so that a type of a plugin from outside shows its own name, icon and cover everywhere.

    Attributes:
        guid: what records name their type by.
        text_key: its name, in the plugin's texts.
        icon: a word of `estante.plugins.icons`, `path:` and a path of 24 by 24, or the name of an SVG file
            in the plugin's package that holds nothing but such paths.
        cover: the shape of its covers.
    """

    guid: str
    text_key: str
    icon: str = "file"
    cover: CoverShape = CoverShape()
