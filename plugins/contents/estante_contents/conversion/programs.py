"""The programs that convert files: ffmpeg and LibreOffice.

Who runs Estante installs them, and they are called by their command lines: nothing of them is linked or
shipped. Where one is missing, files stay as they are.
"""

import subprocess
from collections.abc import Mapping
from pathlib import Path
from shutil import which

from msgspec import Struct

from estante_contents.conversion.values import Product

VERSION_SECONDS = 30


class Program(Struct, frozen=True):
    """A program by the name that it has on the PATH; `executable` is what that starts, beside it.

    `packages` are Debian's.
    """

    name: str
    command: str
    executable: str
    version_option: str
    packages: str

    @property
    def place(self) -> Path | None:
        """Where it is installed, if it is."""
        named = which(self.command)
        path = Path(named).resolve().with_name(self.executable) if named else None
        return path if path is not None and path.is_file() else None

    @property
    def install(self) -> str:
        """How to get it."""
        return f"apt-get install --no-install-recommends {self.packages}"

    def version(self) -> str:
        """What it says of itself, up to its number; empty where it is not installed or says nothing."""
        if self.place is None:
            return ""
        try:
            answer = subprocess.run(
                [self.place, self.version_option],
                capture_output=True,
                text=True,
                timeout=VERSION_SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return ""
        words = answer.stdout.split()
        return next((word for word in words if word[:1].isdigit()), "")


FFMPEG = Program("ffmpeg", "ffmpeg", "ffmpeg", "-version", "ffmpeg")
# `soffice` is a script that starts a process which starts another; what does the work is the last.
LIBREOFFICE = Program(
    "LibreOffice",
    "soffice",
    "soffice.bin",
    "--version",
    "libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui",
)
MAKERS: Mapping[Product, Program] = {
    "document": LIBREOFFICE,
    "cover": LIBREOFFICE,
    "film": FFMPEG,
    "sound": FFMPEG,
    "waveform": FFMPEG,
}
