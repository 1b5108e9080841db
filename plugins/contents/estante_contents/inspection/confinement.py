"""What the child gives up before it looks at a stranger's bytes: memory, rights, files, sockets, programs.

Everything it needs is imported before. What a machine lacks is left out and not reported as held, so that
`estante doctor` can say it (`checks`).
"""

import os
import resource
import signal
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

from estante.api.sandbox import end_with_parent
from py_landlock import AccessFs, Landlock, LandlockError, RulesetError

from estante_contents.inspection import seccomp
from estante_contents.inspection.sandbox import Order

USER, FILES, CALLS = "user", "files", "calls"
MEBIBYTE = 1024 * 1024
# Libraries map themselves and their fonts, which `RLIMIT_DATA` rightly does not count.
MAPPED_MEBIBYTES = 1024
MAX_OPEN_FILES, MAX_TASKS = 64, 64
SYSTEM = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib", "/lib64", "/usr/share/fonts")
PYTHON = ("stdlib", "platstdlib", "purelib", "platlib")


def confine(order: Order, packages: Iterable[Path]) -> tuple[str, ...]:
    """Give everything up but reading the file and these packages' folders. Answers the guards that hold."""
    limit(order)
    guards = list(_guards(order, packages))
    end_with_parent(signal.SIGKILL, order.parent)
    if seccomp.refuse_calls():
        guards.append(CALLS)
    return tuple(guards)


def limit(order: Order) -> None:
    """Memory, processor time, and that no file is written, in whatever folder."""
    # What the libraries hold is there before, and shared with all other children.
    size = _data_bytes() + order.mebibytes * MEBIBYTE
    limits = {
        resource.RLIMIT_DATA: size,
        resource.RLIMIT_AS: size + MAPPED_MEBIBYTES * MEBIBYTE,
        resource.RLIMIT_CPU: order.seconds,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_NOFILE: MAX_OPEN_FILES,
    }
    for kind, most in limits.items():
        resource.setrlimit(kind, (most, most))


def _data_bytes() -> int:
    """What this process has of its own writable memory; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[5])
    except OSError:
        return 0
    return pages * resource.getpagesize()


def _guards(order: Order, packages: Iterable[Path]) -> Iterator[str]:
    # Before the user changes: what is allowed has to be found by who may find it.
    if see_only(Path(order.path), packages):
        yield FILES
    if os.geteuid() == 0:
        become(order.uid, Path(order.path))
    if os.geteuid() != 0:
        yield USER


def become(uid: int, path: Path) -> None:
    """Give up root for good, for a user that nothing belongs to and that may read the open file."""
    path.chmod(0o444)
    resource.setrlimit(resource.RLIMIT_NPROC, (MAX_TASKS, MAX_TASKS))
    os.setgroups([])
    os.setresgid(uid, uid, uid)
    os.setresuid(uid, uid, uid)


def see_only(path: Path, packages: Iterable[Path]) -> bool:
    """Whether the system takes it that nothing but these is read, and nothing at all is written."""
    python = (sysconfig.get_paths()[name] for name in PYTHON)
    named = [*map(Path, SYSTEM), *map(Path, python), *packages]
    folders = [folder for folder in named if folder.is_dir()]
    try:
        ruleset = Landlock(strict=False).allow_read(*folders)
        ruleset.add_path_rule(path, access=AccessFs.READ_FILE).apply()
    except (LandlockError, RulesetError):
        return False
    return True
