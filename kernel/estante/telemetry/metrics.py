"""Numbers for Prometheus, gathered over all processes of one machine.

Each process counts into files of its own in `data_dir/run/metrics`, and `estante metrics` adds them up. While
the platform has no `metrics_address`, nothing is imported and nothing counted. Labels are route templates,
statuses, kinds and outcomes: never a tenant, a person or an address, so that their number is bounded.
"""

import os
from asyncio import CancelledError
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from estante.config import Platform

FOLDER = Path("run") / "metrics"
BATCH_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
JOB_SECONDS = (0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600)


class _Recorder:
    """The process's counters. Made after the folder is named: the library looks when it is imported."""

    def __init__(self) -> None:
        from prometheus_client import Counter, Gauge, Histogram  # noqa: PLC0415 - only where it is wanted

        self.requests = Counter("estante_http_requests", "Requests answered.", ("method", "route", "status"))
        self.seconds = Histogram(
            "estante_http_request_seconds", "Time until an answer began.", ("method", "route")
        )
        self.job_runs = Counter("estante_job_runs", "Runs of jobs that ended.", ("kind", "outcome"))
        self.job_seconds = Histogram(
            "estante_job_seconds", "Time that a job ran.", ("kind",), buckets=JOB_SECONDS
        )
        self.batches = Histogram(
            "estante_write_batch_size", "Writes that shared one commit.", buckets=BATCH_SIZES
        )
        self.connections = Gauge(
            "estante_database_connections",
            "Connections of the pools, by what they do.",
            ("pool", "state"),
            multiprocess_mode="livesum",
        )
        self.tenants = Gauge(
            "estante_tenants", "Tenants by the state of their file.", ("state",), multiprocess_mode="livemax"
        )


_recorder: _Recorder | None = None


def folder_of(platform: "Platform") -> Path:
    """Where the processes of this machine count."""
    return platform.data_dir / FOLDER


def enable(platform: "Platform") -> None:
    """Count from now on, if the platform's settings want it."""
    global _recorder  # noqa: PLW0603 - one a process, as the library's own
    if not platform.metrics_address or _recorder is not None:
        return
    folder = folder_of(platform)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    _recorder = _Recorder()


def request_answered(method: str, route: str, status: int, seconds: float) -> None:
    """Count a request, by the template of its route."""
    if _recorder is not None:
        _recorder.requests.labels(method, route, status).inc()
        _recorder.seconds.labels(method, route).observe(seconds)


@contextmanager
def job_run(kind: str) -> Iterator[None]:
    """Count and time one run of a job: `done`, `failed`, or `stopped` by a person or the end."""
    if _recorder is None:
        yield
        return
    began, outcome = perf_counter(), "failed"
    try:
        yield
        outcome = "done"
    except CancelledError:
        outcome = "stopped"
        raise
    finally:
        _recorder.job_runs.labels(kind, outcome).inc()
        _recorder.job_seconds.labels(kind).observe(perf_counter() - began)


def batch_written(size: int) -> None:
    """Count a commit that several writes shared."""
    if _recorder is not None:
        _recorder.batches.observe(size)


def connections(pool: str, state: str, count: int) -> None:
    """How many connections a pool of this process has in a state."""
    if _recorder is not None:
        _recorder.connections.labels(pool, state).set(count)


def tenants(served: int, refused: int) -> None:
    """How many tenants are served, and how many files are refused."""
    if _recorder is not None:
        _recorder.tenants.labels("served").set(served)
        _recorder.tenants.labels("refused").set(refused)


def is_enabled() -> bool:
    """Whether this process counts."""
    return _recorder is not None
