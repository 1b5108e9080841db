"""Whether a file can be converted here: the program is installed, and the system keeps it apart."""

from pathlib import Path

from estante.api.sandbox import InspectionLimits

from estante_contents.conversion.programs import MAKERS
from estante_contents.conversion.values import Conversion
from estante_contents.inspection.confinement import CALLS, FILES
from estante_contents.inspection.folders import working_folder
from estante_contents.inspection.sandbox import look

NOTHING = "estante_contents.inspection.forkserver:nothing"
# An office program opens what a document names: without these guards it is not started on a stranger's.
NEEDED = frozenset({FILES, CALLS})
_held: dict[Path, bool] = {}


async def is_ready(conversion: Conversion, limits: InspectionLimits) -> bool:
    """Whether this process can start what makes it."""
    return MAKERS[conversion.product].place is not None and await _is_confined(limits)


async def guards(limits: InspectionLimits) -> tuple[str, ...]:
    """The guards that hold on this machine, as a process that looks into a file finds them."""
    with working_folder("guards") as folder:
        path = folder / "file"
        path.touch()
        return (await look(NOTHING, path, limits)).guards


async def _is_confined(limits: InspectionLimits) -> bool:
    if limits.folder not in _held:
        _held[limits.folder] = set(await guards(limits)) >= NEEDED
    return _held[limits.folder]
