"""What is to be made of a file, as preparing it settles."""

from typing import Literal

from msgspec import Struct

# A PDF that is read in the place of the file; the picture of its first page alone; a film and a sound that
# every browser plays; how loud a sound is along its length.
Product = Literal["document", "cover", "film", "sound", "waveform"]


class Conversion(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is still to be made of a file. A film keeps its picture or its sound as it is where that plays."""

    product: Product
    keeps_picture: bool = False
    keeps_sound: bool = False


class ConvertedFile(Struct, frozen=True, kw_only=True):
    """What was made of a file, and is shown or played in its place."""

    key: str
    media_type: str
    size: int
