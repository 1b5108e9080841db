"""Keeps the worker's tasks alive: one that ends before its time is logged and started again."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

FIRST_DELAY, MAX_DELAY, STABLE_SECONDS = 0.2, 30.0, 60.0
log = structlog.get_logger(__name__)


# What runs until it is told to stop.
Part = Callable[[], Awaitable[object]]


async def supervise(name: str, work: Part, stop: asyncio.Event) -> None:
    """Do some work until `stop` is set, however often it fails; each time it waits a little longer."""
    delay = FIRST_DELAY
    while not stop.is_set():
        began = time.monotonic()
        try:
            await work()
        except Exception:
            log.exception("worker_task_failed", task=name, again_in_seconds=delay)
        else:
            if stop.is_set():
                return
            log.error("worker_task_ended", task=name, again_in_seconds=delay)
        if time.monotonic() - began > STABLE_SECONDS:
            delay = FIRST_DELAY
        await pause(stop, delay)
        delay = min(delay * 2, MAX_DELAY)


async def pause(stop: asyncio.Event, seconds: float) -> None:
    """Wait so long, or until `stop` is set."""
    with suppress(TimeoutError):
        await asyncio.wait_for(stop.wait(), seconds)
