"""Looks into files, each by a fork: what an inspector needs is imported once and not for each file.

An interpreter of its own takes half a second of a core before it reads a byte, a fork some milliseconds. This
process reads no file. There is one for each process of Estante, and it ends when that does. A fork gives up
what it can, runs one inspector and writes one JSON answer.

    python -m estante_contents.inspection.forkserver <descriptor of a socket>
"""

import array
import codecs
import importlib
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import cast

import estante
import msgspec
from estante.api.files import NAME_ENCODINGS

import estante_contents
from estante_contents.contracts import Assets, Unpreparable
from estante_contents.inspection.confinement import confine
from estante_contents.inspection.sandbox import FILE_DESCRIPTOR, TOO_LARGE, Finding, Order

Inspector = Callable[[Path], Assets]
MAX_MESSAGE_BYTES = 64 * 1024
# What comes with an order: the file, and where the answer goes.
DESCRIPTORS = 2
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
    *NAME_ENCODINGS,
    *("cp1250", "cp1251", "mac-roman", "shift_jis", "euc-jp", "gb18030", "big5"),
    *(f"iso8859-{part}" for part in (2, 5, 7, 8, 9, 15)),
)


def load(name: str) -> tuple[ModuleType, Inspector]:
    """An inspector and its module, with what that loads at its first use, if it has a function `preload`."""
    module, _, function = name.partition(":")
    loaded = importlib.import_module(module)
    for encoding in ENCODINGS:
        codecs.lookup(encoding)
    if callable(preload := getattr(loaded, "preload", None)):
        preload()
    return loaded, cast("Inspector", getattr(loaded, function))


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


def work(order: Order, answer: int) -> None:
    """Look into the file of an order, and write what was found to a descriptor.

    An inspector's module may name the most that its files are worth, `MAX_MEBIBYTES`, however much there is.
    """
    module, inspector = load(order.inspector)
    order.mebibytes = min(order.mebibytes, getattr(module, "MAX_MEBIBYTES", order.mebibytes))
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


def main() -> None:
    """Fork for each order that comes, and say which process looks into the file."""
    connection = socket.socket(fileno=int(sys.argv[1]))
    # Nobody waits for a child: that its answer ends says that it has.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while message := receive(connection):
        order, descriptors = message
        order.parent = os.getpid()
        with suppress(Exception):
            load(order.inspector)
        pid = fork(connection, order, descriptors)
        for descriptor in descriptors:
            os.close(descriptor)
        connection.send(str(pid).encode())


def receive(connection: socket.socket) -> tuple[Order, list[int]] | None:
    """The next order and its descriptors; None where nobody is there any more."""
    space = socket.CMSG_SPACE(DESCRIPTORS * array.array("i").itemsize)
    data, ancillary, _, _ = connection.recvmsg(MAX_MESSAGE_BYTES, space)
    if not data:
        return None
    descriptors = array.array("i")
    for _, _, content in ancillary:
        descriptors.frombytes(content[: len(content) - len(content) % descriptors.itemsize])
    return msgspec.json.decode(data, type=Order), list(descriptors)


def fork(connection: socket.socket, order: Order, descriptors: list[int]) -> int:
    """A child that looks into the file. Answers its process."""
    if pid := os.fork():
        return pid
    code = 1
    try:
        connection.close()
        file, answer = descriptors
        os.dup2(file, FILE_DESCRIPTOR)
        folder = Path(order.path).parent
        os.chdir(folder)
        os.environ["TMPDIR"] = str(folder)
        work(order, answer)
        code = 0
    finally:
        # Without what this process has to do at its own end.
        os._exit(code)


if __name__ == "__main__":
    main()
