"""The server: Granian (or uvicorn) with one process a core, each of which ends with the one above."""

import gc
import multiprocessing
import os
import resource
import signal
import socket
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from importlib import import_module
from typing import TYPE_CHECKING

from estante.config import Platform, load_platform
from estante.services.launch import end_with_parent
from estante.services.logs import log_to_stderr
from estante.telemetry import metrics, tracing

if TYPE_CHECKING:
    from litestar.types import ASGIApp

TARGET = "estante.services.http_server:application"
CLOSING_SECONDS = 5
# A connection costs some 30 KiB, an idle one leaves after the header's time: this many are no harm, and with
# Granian's own 1,024 a thousand silent strangers were all that a process listened to.
MAX_CONNECTIONS = 16_384
MAX_WAITING = 4_096
HEADER_SECONDS = 20
# All that a browser may send of cookies (180 of 4 KiB), so that none keeps anybody out (`http.hosts`).
MAX_HEADER_BYTES = 1024 * 1024
ANSWER_SECONDS = 60


def application() -> "ASGIApp":
    """The application in a server process of its own; called once in each."""
    # Killing the parent must not leave a process behind that holds the port.
    if parent := multiprocessing.parent_process():
        end_with_parent(signal.SIGKILL, parent.pid or 0)
    log_to_stderr()
    from estante.app import create_app  # noqa: PLC0415 - only server processes need all of it

    platform = load_platform()
    metrics.enable(platform)
    tracing.enable(platform, "server")
    app = create_app(platform)
    # What lives as long as the process need not be walked through again and again while others wait.
    gc.collect()
    gc.freeze()
    return behind_proxies(app, platform.trusted_proxies)


def behind_proxies(app: "ASGIApp", trusted: Sequence[str]) -> "ASGIApp":
    """The application, told by trusted proxies who asked; from all others such headers mean nothing."""
    if not trusted:
        return app
    from granian.utils.proxies import wrap_asgi_with_proxy_headers  # noqa: PLC0415 - few stand behind one

    wrapped: ASGIApp = wrap_asgi_with_proxy_headers(app, list(trusted))
    return wrapped


def serve(platform: Platform) -> None:
    """Serve until SIGTERM or Ctrl-C."""
    workers = platform.processes or os.cpu_count() or 1
    _allow_files()
    if platform.server == "uvicorn":
        _serve_with_uvicorn(platform, workers)
    else:
        _serve_with_granian(platform, workers)


def _allow_files() -> None:
    """As many open files as the system lets us have: every connection is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _serve_with_granian(platform: Platform, workers: int) -> None:
    # Imported before the processes fork, so that it is done once and its memory is shared.
    import_module("estante.app")
    from granian.constants import HTTPModes, Interfaces  # noqa: PLC0415 - one server or the other
    from granian.http import HTTP1Settings  # noqa: PLC0415
    from granian.server import Server  # noqa: PLC0415

    Server(
        TARGET,
        address=platform.host,
        port=platform.port,
        interface=Interfaces.ASGI,
        workers=workers,
        respawn_failed_workers=True,
        respawn_interval=0.1,
        workers_kill_timeout=CLOSING_SECONDS,
        websockets=False,
        # To find out which of two protocols is spoken, it would wait for a first byte for ever.
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(
            header_read_timeout=HEADER_SECONDS * 1000, max_buffer_size=MAX_HEADER_BYTES
        ),
        backlog=MAX_WAITING,
        backpressure=MAX_CONNECTIONS,
        factory=True,
    ).serve()


def _serve_with_uvicorn(platform: Platform, workers: int) -> None:
    import uvicorn  # noqa: PLC0415 - an optional part

    uvicorn.run(
        TARGET,
        host=platform.host,
        port=platform.port,
        workers=workers,
        factory=True,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        timeout_keep_alive=HEADER_SECONDS,
        backlog=MAX_WAITING,
        access_log=False,
        h11_max_incomplete_event_size=MAX_HEADER_BYTES,
        server_header=False,
        # Which proxies to believe is a setting of ours, the same for both servers.
        proxy_headers=False,
    )


def is_free(platform: Platform) -> bool:
    """Whether nobody listens where the server wants to."""
    with socket.socket(socket.AF_INET6 if ":" in platform.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((platform.host, platform.port))
        except OSError:
            return False
    return True


def answers(platform: Platform) -> bool:
    """Whether the server gives any answer below 500."""
    host = "127.0.0.1" if platform.host in {"", "0.0.0.0", "::"} else platform.host  # noqa: S104 - compared only
    connection = HTTPConnection(host, platform.port, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", f"{platform.api_base}/health")
        return connection.getresponse().status < 500
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
