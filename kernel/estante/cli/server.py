"""`estante serve`, `worker`, `metrics` and `openapi`: each can be started alone, anywhere."""

import signal
import sys
import threading

import click
import msgspec

from estante.config import load_platform


@click.command()
def serve() -> None:
    """Answer requests, with one process a core (ESTANTE_PROCESSES)."""
    from estante.services import http_server

    platform = load_platform()
    # Fails here, once, and not in each process again and again.
    _ = platform.addresses
    http_server.serve(platform)


@click.command()
def worker() -> None:
    """Run jobs."""
    from estante.jobs.worker import run

    platform = load_platform()
    _ = platform.addresses
    run(platform)


@click.command()
def metrics() -> None:
    """Answer Prometheus about this machine's processes, at ESTANTE_METRICS_ADDRESS."""
    from estante.telemetry import exporter

    stop = threading.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: stop.set())
    exporter.serve(load_platform(), stop)


@click.command()
@click.option("--plugin", default="", help="Only what this plugin's UI half calls; `estante` is the kernel.")
@click.option("--each", is_flag=True, help="What each plugin's UI half calls, by the plugins' ids.")
def openapi(plugin: str, each: bool) -> None:
    """Print the OpenAPI document as JSON, of all installed plugins or not at all."""
    from estante.cli.boot import load_registry, openapi_document, openapi_parts

    registry = load_registry()
    if plugin and registry.get(plugin) is None:
        reason = registry.quarantined.get(plugin, "is not installed")
        raise click.ClickException(f"`{plugin}` {reason}")
    if (set_aside := registry.quarantined) and not plugin:
        reasons = "; ".join(f"`{plugin}` {reason}" for plugin, reason in set_aside.items())
        raise click.ClickException(
            f"the document would lack the calls of plugins that were set aside: {reasons}"
        )
    platform = load_platform()
    made = msgspec.json.encode(openapi_parts(platform)) if each else openapi_document(platform, plugin)
    sys.stdout.buffer.write(made)
