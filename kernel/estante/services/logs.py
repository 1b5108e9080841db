"""Where our own log goes: standard error, so that what a command prints can be piped."""

import logging
import sys

import structlog

SILENT = logging.CRITICAL


def log_to_stderr(level: int = logging.INFO) -> None:
    """Write entries of this level and above; colours only on a terminal."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso"),
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        # Asked for each time: what standard error is may change.
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )
