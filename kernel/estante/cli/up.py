"""`estante up`: everything on one machine, kept running until Ctrl-C."""

import contextlib
import os
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from estante.cli.database import migrate_databases, seed_once
from estante.cli.table import table
from estante.config import Platform, load_platform
from estante.plugins.faults import read_faults
from estante.services import http_server, processes
from estante.services.changes import restarting
from estante.services.embedded import Services
from estante.services.logs import keep_turning
from estante.services.supervisor import Estante, StopRequested, Supervisor, stoppable

NOT_TOLD = {"DATABASE_OWNER_URL", "DATABASE_BACKUP_URL"}


@click.command()
def up() -> None:
    """Start the database, the server and the worker, and keep them running."""
    run_estante()


def run_estante(watched: Sequence[Path] = ()) -> None:
    """Run until Ctrl-C; the server and the worker start again when a server half in these folders changes."""
    services = Services(load_platform())
    with contextlib.suppress(StopRequested), stoppable():
        click.echo("Starting PostgreSQL and Valkey …")
        platform = services.start()
        try:
            _keep_running(platform, services, watched)
        finally:
            services.stop()
    click.echo("Stopped.")


def _keep_running(platform: Platform, services: Services, watched: Sequence[Path]) -> None:
    with _own_parts(platform, services) as (server, worker, *exporters):
        if not http_server.is_free(platform):
            raise processes.ServiceFailed(
                f"Another program listens on port {platform.port}. End it, or set ESTANTE_PORT."
            )
        # It takes a while to import everything, and touches no table before it is asked something.
        server.start()
        click.echo("Bringing the database up to date …")
        faults = read_faults(platform.data_dir)
        migrate_databases(platform)
        if read_faults(platform.data_dir) != faults:
            # It began with the plugins that worked before.
            server.stop()
            server.start()
        seed_once(platform, services)
        _await_answer(platform, server)
        supervisor = Supervisor()
        for part in (*services.parts, server, worker, *exporters):
            supervisor.add(part)
        click.echo(_welcome(platform, demo=services.postgres is not None))
        with _turning_logs(platform), restarting(supervisor, (server, worker), watched):
            supervisor.watch()


@contextlib.contextmanager
def _turning_logs(platform: Platform) -> Iterator[None]:
    stop = threading.Event()
    threading.Thread(target=keep_turning, args=(platform.data_dir / "logs", stop), daemon=True).start()
    try:
        yield
    finally:
        stop.set()


def _await_answer(platform: Platform, server: Estante) -> None:
    process = server.process or server.start()
    processes.wait_until(lambda: http_server.answers(platform), process, server.command)


@contextlib.contextmanager
def _own_parts(platform: Platform, services: Services) -> Iterator[list[Estante]]:
    """The server, the worker and what answers Prometheus, if it may ask.

    Those of an earlier life are ended first, these at the end.
    """
    # The roles for migrations and backups see or own every row: neither part is told their addresses.
    addresses = {"DATABASE_URL": platform.addresses.app_url, "REDIS_URL": platform.addresses.redis_url}
    environ = {name: value for name, value in os.environ.items() if name not in NOT_TOLD} | addresses
    logs = platform.data_dir / "logs"
    commands = {"server": "serve", "worker": "worker"}
    if platform.metrics_address:
        commands["metrics"] = "metrics"
    parts = [
        Estante(name, [command], environ, services.run_dir, logs / f"{name}.log")
        for name, command in commands.items()
    ]
    for part in parts:
        processes.end_leftover(part.command, services.run_dir)
    try:
        yield parts
    finally:
        click.echo("Stopping …")
        for part in parts:
            part.say_goodbye()
        for part in parts:
            part.stop()


def _welcome(platform: Platform, *, demo: bool) -> str:
    """What a person needs now: where to go and, with demo data, who to be there."""
    from estante.cli.boot import demo_sign_ins

    rows = []
    for tenant, people in demo_sign_ins(platform):
        addresses = [f"http://{host}:{platform.port}" for host in tenant.hosts]
        shown = [(person.name, person.username, person.password) for person in people] if demo else []
        rows += [(address, tenant.name, *who) for address in addresses for who in shown or [("", "", "")]]
    return "\n".join(
        [
            "",
            "Estante is running.",
            "",
            *table(("Address", "Tenant", "Person", "User name", "Password"), rows),
            "",
            *_set_aside(platform),
            f"Logs: {platform.data_dir / 'logs'}    Stop: Ctrl-C",
            "",
        ]
    )


def _set_aside(platform: Platform) -> list[str]:
    """What is wrong with plugins and tenants' files, and keeps nobody else."""
    from estante.cli.boot import load_registry, tenant_registry

    plugins = load_registry()
    tenants = tenant_registry(platform, plugins)
    lines = [f"  plugin {plugin} is set aside: {reason}" for plugin, reason in plugins.quarantined.items()]
    for key, error in tenants.errors.items():
        goes_on = "its last good file is served" if tenants.by_key(key) else "it is not served"
        lines += [f"  tenant {key}, {goes_on}: {mistake}" for mistake in error.mistakes]
    lines += [
        f"  tenant {key}: {warning}" for key, warnings in tenants.warnings.items() for warning in warnings
    ]
    return ["To be put right, while everything else works:", *lines, ""] if lines else []
