"""From starting the server's process to its first answer, with a warm database."""

import statistics
import time

from harness import Bench, bench, report

ROUNDS = 5


def seconds_to_answer(made: Bench, target: str) -> float:
    """How long a server takes to answer for the first time."""
    start = time.perf_counter()
    with made.server(target):
        return time.perf_counter() - start


def main() -> None:
    """Start both in turn, report."""
    with bench() as made:
        seconds_to_answer(made, "estante")
        pairs = [(seconds_to_answer(made, "estante"), seconds_to_answer(made, "bare")) for _ in range(ROUNDS)]
    ours, floor = (statistics.median(times) for times in zip(*pairs, strict=True))
    report(
        "boot to the first answer",
        ours / floor,
        "< 2 s",
        "a bare ASGI application on the same server, which imports Estante too",
        {"estante s": ours, "bare s": floor},
    )


if __name__ == "__main__":
    main()
