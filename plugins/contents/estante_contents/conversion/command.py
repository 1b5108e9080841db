"""What a program is asked for: its command line, what it may take, and what it leaves behind."""

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct


class Workplace(Struct, frozen=True):
    """Where one conversion happens: the file that is read, and the folder that everything is written into."""

    source: Path
    target: Path


class Command(Struct, frozen=True, kw_only=True):
    """One call of a program. `result` is the file that it writes, by its name in `Workplace.target`.

    Attributes:
        files: what is written for it before, by names in `Workplace.target`.
        progress: how far it is (0 to 1), from a line that it prints.
        seconds: of the clock; twice as many of a processor.
        max_bytes: of one file that it writes.
        restart_status: how it ends when it wants to be started once more.
        calls: system calls that it does not start without.
        pretended: those that only have to seem to succeed.
    """

    arguments: tuple[str, ...]
    result: str
    seconds: int
    max_bytes: int
    files: Mapping[str, str] = {}
    environment: Mapping[str, str] = {}
    progress: Callable[[str], float | None] | None = None
    restart_status: int | None = None
    calls: tuple[str, ...] = ()
    pretended: tuple[str, ...] = ()
