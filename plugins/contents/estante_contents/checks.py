"""What `estante doctor` asks contents: whether files can be looked into here, and how well apart."""

from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from estante.api.plugins import Check
from estante.api.sandbox import InspectionLimits

from estante_contents.inspection.sandbox import look

INSPECTORS = {"pymediainfo": "video and audio", "cv2": "pictures of videos", "pypdfium2": "PDF"}
NOTHING = "estante_contents.inspection.child:nothing"
# What each guard of `inspection.confinement` gives, and what to do about a machine that lacks it.
GUARDS = {
    "user": (
        "Files are looked into by a user without rights",
        "this is root and cannot become another. Run Estante as a user of its own.",
    ),
    "files": (
        "Who looks into a file can read nothing else",
        "this system has no Landlock, so a fault in a reader of files could read what this user can, the"
        " secret among it. Use Linux 5.13 or newer with `landlock` in CONFIG_LSM or `lsm=`.",
    ),
    "calls": (
        "Who looks into a file has no network and starts no program",
        "this system filters no calls. Use Linux with seccomp on x86-64 or ARM64; containers must allow it.",
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


async def guards() -> tuple[str, ...]:
    """The guards that hold on this machine, as a process that looks into a file finds them."""
    with TemporaryDirectory(prefix="estante-doctor-") as folder:
        path = Path(folder) / "file"
        path.touch()
        return (await look(NOTHING, path, InspectionLimits(Path(folder)))).guards


def _holds(guard: str, cure: str) -> Callable[[], Awaitable[str | None]]:
    async def ask() -> str | None:
        return None if guard in await guards() else cure

    return ask


ALL = (
    Check("inspectors of files", can_inspect),
    *(Check(name, _holds(guard, cure)) for guard, (name, cure) in GUARDS.items()),
)
