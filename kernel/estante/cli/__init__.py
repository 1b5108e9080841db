"""The command `estante`. Commands import what they need when they run, so that each starts quickly."""

import logging
import sys

import click

from estante.backup.archives import BackupRefused
from estante.cli.backup import backup, restore
from estante.cli.database import migrate, migration, seed
from estante.cli.doctor.command import doctor
from estante.cli.people.commands import people
from estante.cli.plugins import plugins
from estante.cli.server import metrics, openapi, serve, worker
from estante.cli.tenants import tenants
from estante.cli.up import up
from estante.config import SettingsInvalid
from estante.database.histories import MigrationFailed
from estante.services.embedded import AlreadyRunning
from estante.services.logs import SILENT, log_to_stderr
from estante.services.processes import ServiceFailed

LEVELS = {"up": logging.WARNING, "serve": logging.INFO, "worker": logging.INFO}


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="estante", message="%(version)s")
@click.pass_context
def commands(context: click.Context) -> None:
    """Estante, a platform for educational content."""
    # A command that answers a question is no place for a log.
    log_to_stderr(LEVELS.get(context.invoked_subcommand or "", SILENT))


for command in (
    up,
    serve,
    worker,
    metrics,
    migrate,
    migration,
    seed,
    tenants,
    people,
    plugins,
    openapi,
    doctor,
    backup,
    restore,
):
    commands.add_command(command)


def main() -> None:
    """Run a command; what a person can put right is said in a sentence and not in a traceback."""
    try:
        commands()
    except (SettingsInvalid, ServiceFailed, AlreadyRunning, MigrationFailed, BackupRefused) as error:
        click.echo(f"estante: {error}", err=True)
        sys.exit(1)
