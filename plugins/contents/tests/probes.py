"""Inspectors that do what an inspector never should, and say how far they came. They run in the sandbox."""

import contextlib
import ctypes
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

from estante_contents.contracts import Assets, OutlineEntry


def hang(_: Path) -> Assets:
    signal.pause()
    return Assets()


def swell(_: Path) -> Assets:
    held = bytearray(700 * 1024 * 1024)
    return Assets(pages=len(held) // len(held))


def escape(path: Path) -> Assets:
    """Each try as an entry: its name, then `no` or what came of it. The file holds the paths to go for."""
    secret, folder, open_socket = path.read_text().splitlines()
    tries: dict[str, Callable[[], object]] = {
        "read secret": lambda: Path(secret).read_bytes(),
        "list folder": lambda: list(Path(folder).iterdir()),
        "read passwords": lambda: Path("/etc/passwd").read_bytes(),
        "read own environment": lambda: Path("/proc/self/environ").read_bytes(),
        "write beside": lambda: Path(folder, "new").write_text("x"),
        "write temporary": lambda: Path("/tmp", f"estante-probe-{os.getpid()}").write_text("x"),  # noqa: S108
        "connect": lambda: socket.socket().connect(("127.0.0.1", int(open_socket))),
        "resolve": lambda: socket.getaddrinfo("example.org", 80),
        "datagram": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM),
        "local socket": lambda: socket.socket(socket.AF_UNIX),
        "program": lambda: os.execv("/bin/true", ["true"]),  # noqa: S606
        "signal": lambda: os.kill(os.getppid(), 0),
        "root": lambda: os.setuid(0),
        "namespace": lambda: _call(ctypes.CDLL(None, use_errno=True).unshare, 0x10000000),
    }
    return Assets(
        outline=tuple(OutlineEntry(f"{name}: {_outcome(one)}", None) for name, one in tries.items())
    )


def _call(function: Callable[..., int], *arguments: int) -> None:
    if function(*arguments) != 0:
        raise OSError(ctypes.get_errno(), "refused")


def _outcome(one: Callable[[], object]) -> str:
    try:
        one()
    except (OSError, LookupError):
        return "no"
    return "yes"


def parent(_: Path) -> Assets:
    return Assets(pages=os.getppid())


def chatter(_: Path) -> Assets:
    """Write without an end to whatever takes it."""
    for descriptor in range(3, 64):
        with contextlib.suppress(OSError):
            while True:
                os.write(descriptor, b"x" * 65536)
    return Assets()
