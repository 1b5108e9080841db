"""The child process of `sandbox`: gives up what it can, runs one inspector, writes one JSON answer."""

import codecs
import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import cast

import estante
import msgspec

import estante_contents
from estante_contents.contracts import Assets, Unpreparable
from estante_contents.inspection.confinement import confine
from estante_contents.inspection.sandbox import TOO_LARGE, Finding, Order

Inspector = Callable[[Path], Assets]
# What is imported while a file is read has to be found then, and an unprivileged user may not find it.
ENCODINGS = (
    *(
        "ascii",
        "latin-1",
        "utf-8-sig",
        "utf-16",
        "utf-16-le",
        "utf-16-be",
        "utf-32",
        "utf-32-le",
        "utf-32-be",
    ),
    *("cp437", "cp850", "cp1250", "cp1251", "cp1252", "mac-roman", "shift_jis", "euc-jp", "gb18030", "big5"),
    *(f"iso8859-{part}" for part in (2, 5, 7, 8, 9, 15)),
)


def load(name: str) -> tuple[ModuleType, Inspector]:
    module, _, function = name.partition(":")
    loaded = importlib.import_module(module)
    return loaded, cast("Inspector", getattr(loaded, function))


def preload(module: ModuleType) -> None:
    """Have an inspector's module load what it would at its first use, if it has a function `preload`."""
    for name in ENCODINGS:
        codecs.lookup(name)
    if module.__name__ != __spec__.name and callable(load_parts := getattr(module, "preload", None)):
        load_parts()


def nothing(_: Path) -> Assets:
    """An inspector that finds nothing: to see which guards hold here."""
    return Assets()


def examine(inspector: Inspector, path: Path) -> Finding:
    try:
        return Finding(assets=inspector(path))
    except Unpreparable as failure:
        return Finding(failure=failure.code, params=dict(failure.params))
    except MemoryError:
        return Finding(failure=TOO_LARGE)


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    # Native libraries print to descriptor 1; the answer keeps a descriptor of its own.
    answer = os.dup(1)
    os.dup2(2, 1)
    module, inspector = load(order.inspector)
    preload(module)
    packages = {_folder(module), _folder(estante), _folder(estante_contents)}
    guards = confine(order, packages)
    finding = examine(inspector, Path(order.path))
    finding.guards = guards
    with os.fdopen(answer, "wb") as out:
        out.write(msgspec.json.encode(finding))


def _folder(module: ModuleType) -> Path:
    """The folder of a module's package: what lies beside it in the same distribution."""
    top = sys.modules[module.__name__.partition(".")[0]]
    return Path(next(iter(getattr(top, "__path__", ())), Path(module.__file__ or os.__file__).parent))


if __name__ == "__main__":
    main()
