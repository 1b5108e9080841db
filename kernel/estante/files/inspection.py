"""What looking into an uploaded file may take, for whichever plugin looks."""

from pathlib import Path

from msgspec import Struct


class InspectionLimits(Struct, frozen=True):
    """MiB of memory that one file may need, and one that is begun again alone; `folder` holds the turns."""

    folder: Path
    mebibytes: int = 512
    large_mebibytes: int = 2048
