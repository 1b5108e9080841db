"""What a PDF of a few KB takes that unpacks to gigabytes: server and preparation together, over idle."""

import sys
import threading
import time

import psutil
from bench_pdf_first_page import upload
from estante.builtin import load_registry
from estante.testing.live import running_estante
from harness import REPOSITORY, report

sys.path.insert(0, str(REPOSITORY))
from tests.samples.pdfs import swelling_pdf

MIB = 1024**2
GOAL_MIB, UNPACKED_MIB = 512, 1_500
LOOKS_PER_SECOND = 20


class Scale:
    """The memory of a process and all that it started, of which shared pages count once."""

    def __init__(self, pid: int) -> None:
        self._root, self._stop = psutil.Process(pid), threading.Event()
        self.peak = 0.0

    def weigh(self) -> float:
        """MiB now."""
        every, total = [self._root, *self._root.children(recursive=True)], 0
        for process in every:
            try:
                total += process.memory_full_info().pss
            except psutil.Error:
                # It ended between two looks.
                continue
        return total / MIB

    def watch(self) -> None:
        """Note the most until `stop`."""
        while not self._stop.wait(1 / LOOKS_PER_SECOND):
            self.peak = max(self.peak, self.weigh())

    def stop(self) -> None:
        """End watching."""
        self._stop.set()


def main() -> None:
    """Upload it once, report."""
    data = swelling_pdf(UNPACKED_MIB)
    with running_estante(load_registry()) as live:
        # The first upload loads what the next ones find loaded.
        upload(live, swelling_pdf(1), "Primero", "primero.pdf")
        scale = Scale(live.process.pid)
        idle = scale.weigh()
        watching = threading.Thread(target=scale.watch)
        watching.start()
        begun = time.perf_counter()
        upload(live, data, "Inflado", "inflado.pdf")
        seconds = time.perf_counter() - begun
        scale.stop()
        watching.join()
    report(
        f"a PDF of {len(data) / 1024:.0f} KiB that unpacks to {UNPACKED_MIB:,} MiB",
        (scale.peak - idle) / GOAL_MIB,
        f"<= 1.00 ({GOAL_MIB} MiB)",
        f"{GOAL_MIB} MiB over idle, server and preparation together",
        {"idle MiB": idle, "peak MiB": scale.peak, "over idle MiB": scale.peak - idle, "seconds": seconds},
    )


if __name__ == "__main__":
    main()
