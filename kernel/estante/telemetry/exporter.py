"""`estante metrics`: adds up what this machine's processes count, and looks at the queue when asked."""

import os
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import psycopg

from estante.config import Platform, SettingsInvalid
from estante.telemetry.metrics import folder_of

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry
    from prometheus_client.core import Metric

DATABASE_SECONDS = 2
PROCESS = re.compile(r"_(\d+)\.db$")
QUEUE = (
    "SELECT status, count(*), min(scheduled) FILTER (WHERE scheduled <= extract(epoch FROM now()))"
    " FROM saq_jobs WHERE status IN ('queued', 'active') GROUP BY status"
)


def address_of(platform: Platform) -> tuple[str, int]:
    """Host and port of `metrics_address`.

    Raises:
        SettingsInvalid: there is none, or it is no `host:port`.
    """
    host, _, port = (platform.metrics_address or "").rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise SettingsInvalid(
            "Say where Prometheus may ask: ESTANTE_METRICS_ADDRESS=127.0.0.1:9464, for server and worker too."
        )
    return host.strip("[]"), int(port)


def serve(platform: Platform, stop: threading.Event) -> None:
    """Answer Prometheus until `stop` is set."""
    host, port = address_of(platform)
    folder = folder_of(platform)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    forget_the_dead(folder)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    from prometheus_client import start_http_server  # noqa: PLC0415 - after the folder is named

    try:
        server, thread = start_http_server(port, host, registry(platform))
    except OSError as error:
        raise SettingsInvalid(f"Nobody can listen on {host}:{port} ({error.strerror}).") from error
    stop.wait()
    server.shutdown()
    thread.join()


def registry(platform: Platform) -> "CollectorRegistry":
    """What is collected at each question."""
    from prometheus_client import CollectorRegistry  # noqa: PLC0415
    from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

    collector = CollectorRegistry()
    MultiProcessCollector(collector, str(folder_of(platform)))  # type: ignore[no-untyped-call]
    collector.register(_Queue(platform))
    return collector


def forget_the_dead(folder: Path) -> None:
    """Begin anew when none of the processes that counted here lives; never add up what dead ones held.

    Counts of a process that died stay while others live: a sum that shrank would look like a jump.
    """
    files = {path: int(matched[1]) for path in folder.glob("*.db") if (matched := PROCESS.search(path.name))}
    living = {pid for pid in set(files.values()) if psutil.pid_exists(pid)}
    for path, pid in files.items():
        if pid not in living and (not living or path.name.startswith("gauge_live")):
            path.unlink(missing_ok=True)


class _Queue:
    """The queue's depth and age, as the database has them now."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform

    def describe(self) -> list["Metric"]:
        """Nothing: asking the database in order to register would fail while it starts."""
        return []

    def collect(self) -> Iterator["Metric"]:
        """The metrics of this moment."""
        from prometheus_client.core import GaugeMetricFamily  # noqa: PLC0415

        forget_the_dead(folder_of(self._platform))
        jobs = GaugeMetricFamily("estante_queue_jobs", "Jobs in the queue.", labels=["status"])
        oldest = GaugeMetricFamily("estante_queue_oldest_seconds", "How long the oldest job has been due.")
        up = GaugeMetricFamily("estante_database_up", "Whether the database answers.")
        try:
            rows = _ask(self._platform.addresses.app_url)
        except psycopg.Error:
            up.add_metric([], 0)
            yield up
            return
        by_status = {status: (count, due) for status, count, due in rows}
        for status in ("queued", "active"):
            jobs.add_metric([status], by_status.get(status, (0, None))[0])
        due = by_status.get("queued", (0, None))[1]
        oldest.add_metric([], max(0.0, time.time() - due) if due else 0.0)
        up.add_metric([], 1)
        yield from (up, jobs, oldest)


def _ask(url: str) -> list[tuple[str, int, int | None]]:
    plain = url.replace("postgresql+asyncpg://", "postgresql://", 1)
    with psycopg.connect(plain, connect_timeout=DATABASE_SECONDS, autocommit=True) as session:
        session.execute(f"SET statement_timeout = '{DATABASE_SECONDS}s'")
        return session.execute(QUEUE).fetchall()
