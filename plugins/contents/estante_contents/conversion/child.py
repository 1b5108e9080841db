"""The child process of `sandbox`: gives up what it can, then becomes the program."""

import os
import sys

import msgspec

from estante_contents.conversion.confinement import confine
from estante_contents.conversion.sandbox import Order

# Behind whatever people wait for.
NICENESS = 15


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.nice(NICENESS)
    confine(order)
    os.execve(order.program, [order.program, *order.arguments], order.environment)  # noqa: S606 - ours


if __name__ == "__main__":
    main()
