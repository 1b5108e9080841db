"""The end of processes that are not our children, told by the kernel."""

import os
import select
from collections.abc import Iterable
from contextlib import suppress

import psutil
from estante.services.processes import lives

LONGEST = 60


def await_end(processes: Iterable[psutil.Process]) -> None:
    """Wait until each of them has ended."""
    for process in filter(lives, processes):
        with suppress(ProcessLookupError):
            handle = os.pidfd_open(process.pid)
            try:
                ended, _, _ = select.select([handle], [], [], LONGEST)
            finally:
                os.close(handle)
            assert ended, f"{process} lives on"
