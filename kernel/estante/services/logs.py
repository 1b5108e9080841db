"""Our own log: to standard error, a line of JSON an entry, or readable lines where a person looks on.

Whoever starts a process keeps its lines: the journal, a container, or `estante up` in files of mode 600.
Those are turned over here by copying and emptying them, because several processes write into each.
"""

import logging
import shutil
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO, cast

import msgspec
import structlog

SILENT = logging.CRITICAL
MODE = 0o600
MAX_LOG_BYTES = 20_000_000
MAX_LOG_FILES = 5
TURNING_SECONDS = 30.0


def log_to_stderr(level: int = logging.INFO) -> None:
    """Write entries of this level and above; colours only on a terminal."""
    is_watched = sys.stderr.isatty()
    last: Sequence[Any] = (
        [structlog.processors.format_exc_info, structlog.dev.ConsoleRenderer()]
        if is_watched
        else [
            structlog.processors.format_exc_info,
            structlog.processors.EventRenamer("event"),
            structlog.processors.JSONRenderer(serializer=_as_json),
        ]
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso"),
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        # Asked for each time: what standard error is may change.
        logger_factory=lambda *_: structlog.PrintLogger(cast("TextIO", WhatFits(sys.stderr))),
        cache_logger_on_first_use=False,
    )


class WhatFits:
    """Standard error on a full disk: what cannot be written is dropped, and whoever told it goes on."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        with suppress(OSError):
            return self._file.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


def _as_json(entry: Any, default: Any = None, **_: Any) -> str:
    return msgspec.json.encode(entry, enc_hook=default or repr).decode()


def turn_over(log: Path, max_bytes: int = MAX_LOG_BYTES, max_files: int = MAX_LOG_FILES) -> bool:
    """Begin a log anew once it is long, and keep the last few: `server.log.1` is the newest."""
    if not log.exists() or log.stat().st_size <= max_bytes:
        return False
    for number in range(max_files - 1, 0, -1):
        older = log.with_name(f"{log.name}.{number}")
        if older.exists():
            older.replace(log.with_name(f"{log.name}.{number + 1}"))
    newest = log.with_name(f"{log.name}.1")
    newest.touch(mode=MODE)
    with log.open("rb+") as source, newest.open("wb") as target:
        # What is written while this copies is copied too; whoever writes appends, so it goes on at the top.
        shutil.copyfileobj(source, target)
        source.truncate(0)
    return True


def keep_turning(logs: Path, stop: threading.Event, seconds: float = TURNING_SECONDS) -> None:
    """Look at every log of a folder now and then, until `stop` is set."""
    while not stop.wait(seconds):
        for log in sorted(logs.glob("*.log")):
            try:
                turn_over(log)
            except OSError as error:
                structlog.get_logger("estante.logs").warning(
                    "log_not_turned", log=log.name, reason=str(error)
                )
