"""A worker process that kills itself at one line, as a machine that loses its power does.

Its input says at which: the first time that the line is reached, or the so-many-th.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID

import msgspec
from estante.builtin import load_registry
from estante.config import load_platform
from estante.jobs import runner
from estante.jobs.worker import WorkerProcess
from estante.tenancy.registry import TenantRegistry
from estante.testing.tenants import make_tenant
from estante_contents.batches import files, processing
from estante_contents.conversion import job
from estante_contents.services import preparation
from msgspec import Struct

Call = Callable[..., Awaitable[Any]]
# Where each line is: a module, the function that reaches it, and whether the kill comes before or after it.
LINES = {
    "begun": (preparation, "_assets", "before"),
    "inspected": (preparation.Preparation, "inspect", "after"),
    "unpacking": (runner.JobRun, "progress", "unpacking"),
    "unpacked": (preparation.Preparation, "unpack", "after"),
    "keeping": (preparation, "_keep_thumbnail", "after"),
    "finished": (preparation, "_finish", "after"),
    "converting": (job, "made_of", "at"),
    "converted": (job, "_store", "after"),
    "recorded": (job, "_finish", "after"),
    "listed": (processing, "_write_rows", "after"),
    "received": (files, "_receive", "after"),
    "made": (files, "_make", "after"),
    "settled": (files, "settle", "after"),
}


class Death(Struct):
    """Whose jobs are run, and where the process dies, the so-many-th time that it comes there."""

    tenant: UUID
    line: str
    time: int = 1


def arm(death: Death) -> None:
    """Have the process end at a line."""
    owner, name, when = LINES[death.line]
    reached = 0

    def pass_by() -> None:
        nonlocal reached
        reached += 1
        if reached >= death.time:
            os.kill(os.getpid(), signal.SIGKILL)

    called: Call = getattr(owner, name)
    if when == "at":
        setattr(owner, name, lambda *_: pass_by())
        return

    async def dying(*args: Any, **kwargs: Any) -> Any:
        if when == "before" or (when == "unpacking" and "contents.stages.unpacking" in args):
            pass_by()
        answer = await called(*args, **kwargs)
        if when == "after":
            pass_by()
        return answer

    setattr(owner, name, dying)


async def work(death: Death) -> None:
    """Run jobs until the end."""
    platform, registry = load_platform(os.environ), load_registry()
    tenants = TenantRegistry(platform.tenants_dir, registry.known)
    tenants.put(make_tenant(registry, "andaluna", guid=str(death.tenant)))
    await WorkerProcess(platform, registry, tenants, sweep_seconds=1, dequeue_seconds=0.1).serve(
        asyncio.Event()
    )


if __name__ == "__main__":
    told = msgspec.json.decode(sys.stdin.buffer.read(), type=Death)
    arm(told)
    asyncio.run(work(told))
