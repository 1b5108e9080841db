"""What `estante doctor` asks contents: whether files can be looked into here, and how well apart."""

from asyncio import to_thread
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from estante.api.plugins import Check
from estante.api.sandbox import InspectionLimits

from estante_contents.batches.archive.members import can_read_rar
from estante_contents.conversion import readiness
from estante_contents.conversion.programs import FFMPEG, LIBREOFFICE, Program

INSPECTORS = {"pymediainfo": "video and audio", "cv2": "pictures of videos", "pypdfium2": "PDF"}
NO_FFMPEG = (
    "videos and audios that not every browser plays stay as they are, videos that say at their end where"
    " everything is begin late, and videos and M4A have no waveform."
)
NO_LIBREOFFICE = "office files can only be downloaded, and have no cover."
# What each guard of `inspection.confinement` gives, and what to do about a machine that lacks it.
GUARDS = {
    "user": (
        "Files are looked into by a user without rights",
        "this is root and cannot become another. Run Estante as a user of its own.",
    ),
    "files": (
        "Who looks into a file can read nothing else",
        "this system has no Landlock, so a fault in a reader of files could read what this user can, the"
        " secret among it, and no file is converted. Use Linux 5.13 or newer with `landlock` in CONFIG_LSM or"
        " `lsm=`.",
    ),
    "calls": (
        "Who looks into a file has no network and starts no program",
        "this system filters no calls, and no file is converted. Use Linux with seccomp on x86-64 or ARM64;"
        " containers must allow it.",
    ),
}


async def can_inspect() -> str | None:
    """None, or which kinds of files cannot be prepared and what to install."""
    missing = [f"{what} ({module})" for module, what in INSPECTORS.items() if not _loads(module)]
    return f"install what prepares {', '.join(missing)}" if missing else None


def _loads(module: str) -> bool:
    try:
        import_module(module)
    except (ImportError, OSError):
        # A wheel whose library lacks something of the system raises OSError.
        return False
    return True


async def can_open_rar() -> str | None:
    """None, or what to install so that batch uploads take RAR."""
    if can_read_rar():
        return None
    return "batch uploads open ZIP only. Install libarchive: on Debian, apt-get install libarchive13."


async def guards() -> tuple[str, ...]:
    """The guards that hold on this machine."""
    with TemporaryDirectory(prefix="estante-doctor-") as folder:
        return await readiness.guards(InspectionLimits(Path(folder)))


def _program(program: Program, without: str) -> Check:
    async def ask() -> str | None:
        return None if program.place is not None else f"{without} Install it: on Debian, {program.install}."

    async def version() -> str:
        return await to_thread(program.version)

    return Check(f"{program.name}, which converts files", ask, optional=True, note=version)


def _holds(guard: str, cure: str) -> Callable[[], Awaitable[str | None]]:
    async def ask() -> str | None:
        return None if guard in await guards() else cure

    return ask


ALL = (
    Check("inspectors of files", can_inspect),
    Check("RAR archives", can_open_rar),
    _program(FFMPEG, NO_FFMPEG),
    _program(LIBREOFFICE, NO_LIBREOFFICE),
    *(Check(name, _holds(guard, cure)) for guard, (name, cure) in GUARDS.items()),
)
