"""Starts parts again when the code that they run changes, for whoever is writing it."""

import contextlib
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

from watchfiles import Change, DefaultFilter, watch

from estante.services.supervisor import Part, Supervisor

# What a server half is made of. UI halves are built by their own tool, which watches them itself.
SERVER_ENDINGS = (".py", ".json", ".toml")
UI_FOLDERS = frozenset({"web", "node_modules", "dist", "tests"})


class ServerHalves(DefaultFilter):
    """Lets through what a server half is made of."""

    def __call__(self, change: Change, path: str) -> bool:
        """Whether a changed file matters."""
        is_server = path.endswith(SERVER_ENDINGS) and not UI_FOLDERS & set(Path(path).parts)
        return is_server and super().__call__(change, path)


@contextlib.contextmanager
def restarting(supervisor: Supervisor, parts: Sequence[Part], watched: Sequence[Path]) -> Iterator[None]:
    """Start parts again when a server half below the folders changes."""
    stop = threading.Event()

    def follow() -> None:
        for changes in watch(*watched, watch_filter=ServerHalves(), stop_event=stop):
            names = sorted({Path(path).name for _change, path in changes})
            sys.stdout.write(f"Changed: {', '.join(names[:3])}{' …' * (len(names) > 3)}. Starting again.\n")
            for part in parts:
                supervisor.restart(part)

    if watched:
        threading.Thread(target=follow, daemon=True).start()
    try:
        yield
    finally:
        stop.set()
