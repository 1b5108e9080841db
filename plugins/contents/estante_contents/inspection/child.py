"""The child process of `sandbox`: sets its own limits, runs one inspector, writes one JSON answer."""

import importlib
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import msgspec

from estante_contents.contracts import Assets, Unpreparable
from estante_contents.inspection.sandbox import Finding, Order

Inspector = Callable[[Path], Assets]


def limit(order: Order) -> None:
    size = order.mebibytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    resource.setrlimit(resource.RLIMIT_CPU, (order.seconds, order.seconds))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def load(name: str) -> Inspector:
    module, _, function = name.partition(":")
    return cast("Inspector", getattr(importlib.import_module(module), function))


def examine(order: Order) -> Finding:
    try:
        return Finding(assets=load(order.inspector)(Path(order.path)))
    except Unpreparable as failure:
        return Finding(failure=failure.code, params=dict(failure.params))
    except MemoryError:
        return Finding(failure="TOO_LARGE")


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    # Native libraries print to descriptor 1; the answer keeps a descriptor of its own.
    answer = os.dup(1)
    os.dup2(2, 1)
    limit(order)
    with os.fdopen(answer, "wb") as out:
        out.write(msgspec.json.encode(examine(order)))


if __name__ == "__main__":
    main()
