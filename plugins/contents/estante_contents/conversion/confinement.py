"""What the child gives up before it becomes a program that reads a stranger's file."""

import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

from estante.api.sandbox import end_with_parent
from py_landlock import AccessFs, Landlock

from estante_contents.conversion.sandbox import Order
from estante_contents.inspection import seccomp
from estante_contents.inspection.confinement import MEBIBYTE

# Libraries, fonts and dictionaries map themselves.
MAPPED_MEBIBYTES = 4096
MAX_OPEN_FILES, MAX_TASKS = 256, 128
# More than one thread uses up processor time at once.
CORES = 2
READ = AccessFs.READ_FILE | AccessFs.READ_DIR
WRITTEN = (
    READ
    | AccessFs.WRITE_FILE
    | AccessFs.TRUNCATE
    | AccessFs.MAKE_REG
    | AccessFs.MAKE_DIR
    | AccessFs.REMOVE_FILE
    | AccessFs.REMOVE_DIR
    | AccessFs.REFER
)
SYSTEM = (
    *("/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib", "/lib64", "/usr/share", "/usr/local/share"),
    *(
        "/etc/fonts",
        "/etc/libreoffice",
        "/var/lib/libreoffice",
        "/var/spool/libreoffice",
        "/var/cache/fontconfig",
    ),
)
SYSTEM_FILES = ("/etc/ld.so.cache", "/dev/urandom", "/proc/cpuinfo", "/proc/meminfo")
LOADERS = ("/lib", "/lib64")


class Unconfined(RuntimeError):
    """This system cannot keep a program apart; nothing is converted on it (`readiness`)."""


def confine(order: Order) -> None:
    """Give everything up but reading the source, writing the target and becoming the program."""
    limit(order)
    see_only(order)
    if os.geteuid() == 0:
        become(order)
    end_with_parent(signal.SIGKILL, order.parent)
    if not seccomp.refuse_calls({"execve", *order.calls}, order.pretended):
        raise Unconfined


def limit(order: Order) -> None:
    """Memory, processor time, and the bytes of each file."""
    size = order.mebibytes * MEBIBYTE
    limits = {
        resource.RLIMIT_DATA: size,
        resource.RLIMIT_AS: size + MAPPED_MEBIBYTES * MEBIBYTE,
        resource.RLIMIT_CPU: order.seconds * CORES,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: order.max_bytes,
        resource.RLIMIT_NOFILE: MAX_OPEN_FILES,
    }
    for kind, most in limits.items():
        resource.setrlimit(kind, (most, most))


def become(order: Order) -> None:
    """Give up root for good, for a user that nothing belongs to but this file and this folder."""
    target = Path(order.target)
    for path in (Path(order.source), target, *target.rglob("*")):
        os.chown(path, order.uid, order.uid, follow_symlinks=False)
    resource.setrlimit(resource.RLIMIT_NPROC, (MAX_TASKS, MAX_TASKS))
    os.setgroups([])
    os.setresgid(order.uid, order.uid, order.uid)
    os.setresuid(order.uid, order.uid, order.uid)


def see_only(order: Order) -> None:
    """Let no more be read, written and started than the program needs. Raises LandlockError."""
    program = Path(order.program)
    ruleset = Landlock(strict=False)
    ruleset.add_path_rule(*_there(*SYSTEM), program.parent, access=READ)
    ruleset.add_path_rule(order.source, *_there(*SYSTEM_FILES), access=AccessFs.READ_FILE)
    ruleset.add_path_rule("/dev/null", access=AccessFs.READ_FILE | AccessFs.WRITE_FILE)
    ruleset.add_path_rule(order.target, access=WRITTEN)
    ruleset.add_path_rule(program, *_loaders(), access=AccessFs.READ_FILE | AccessFs.EXECUTE)
    ruleset.apply()


def _there(*names: str) -> Iterator[Path]:
    return (path for path in map(Path, names) if path.exists())


def _loaders() -> Iterator[Path]:
    """What starts a program with shared libraries."""
    return (path.resolve() for folder in LOADERS for path in Path(folder).glob("ld-*.so*"))
