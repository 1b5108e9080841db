"""`make soak`: mixed load on an Estante of its own, with kills, hangs, a full disk and slow clients.

SOAK_MINUTES says how long (30). Ends with 0 only if nothing that was acknowledged is lost, no answer was 5xx
but 503 (or 507 while the disk was full), and no part's memory grew.
"""

import asyncio
import os
import sys
import threading
from contextlib import ExitStack

from estante.builtin import load_registry
from estante.testing.live import LiveEstante, running_estante

from tests.soak.ledger import Ledger, Memory, faults, lines
from tests.soak.load import at_work
from tests.soak.trouble import Trouble, small_disk

WARM_UP = 0.15
SECONDS_BETWEEN = 12.0
SECONDS_TO_COOL = 5.0


async def soak(
    live: LiveEstante, trouble: Trouble, stop: threading.Event, seconds: float
) -> tuple[Memory, Memory]:
    """Load for so long; answers the memory after the warm-up and at the end."""
    async with at_work(live, trouble.ledger) as end:
        await asyncio.sleep(seconds * WARM_UP)
        before = trouble.memory()
        between = min(SECONDS_BETWEEN, seconds / 20)
        thread = threading.Thread(target=trouble.run, args=(between,), daemon=True)
        thread.start()
        await asyncio.sleep(seconds * (1 - WARM_UP))
        stop.set()
        await asyncio.to_thread(thread.join)
        await asyncio.sleep(min(SECONDS_TO_COOL, seconds / 10))
        await end()
    return before, trouble.memory()


def run(minutes: float) -> int:
    """Everything, and the report."""
    ledger, stop = Ledger(), threading.Event()
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk(ledger))
        live = stack.enter_context(running_estante(load_registry(), {"ESTANTE_PROCESSES": "2"}))
        trouble = Trouble(live, disk, ledger, stop, min(1.0, minutes))
        before, after = asyncio.run(soak(live, trouble, stop, minutes * 60))
    for line in lines(ledger, before, after):
        print(line)
    wrong = faults(ledger, before, after)
    print("\n".join(wrong) or "All is well.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(run(float(os.environ.get("SOAK_MINUTES", "30"))))
