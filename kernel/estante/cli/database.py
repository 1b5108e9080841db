"""`estante migrate` and `seed`: what the database needs before and after its first start; `migration new`."""

import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import click

from estante.config import Platform, load_platform
from estante.services.embedded import Services, connected

if TYPE_CHECKING:
    from estante.database.migrate import Migrated


@click.command()
def migrate() -> None:
    """Bring the database up to date: the kernel's tables, then each plugin's."""
    with connected(load_platform()) as platform:
        done = migrate_databases(platform)
    moved = ", ".join(done.moved)
    click.echo(f"Brought up to date: {moved}." if moved else "The database was up to date.")
    for plugin, reason in done.failed.items():
        click.echo(f"Set aside: {plugin}: {reason}", err=True)
    sys.exit(bool(done.failed))


@click.group(invoke_without_command=True)
@click.pass_context
def seed(context: click.Context) -> None:
    """Fill the tenants with demo data; a second time changes nothing."""
    from estante.cli.boot import seed_tenants

    if context.invoked_subcommand is not None:
        return
    with connected(load_platform()) as platform:
        migrate_databases(platform)
        tenants = seed_tenants(platform)
    click.echo(f"Demo data is in: {', '.join(tenants) or 'no tenant'}.")


@seed.command("reference")
@click.option("--country", "countries", multiple=True, help="An ISO 3166-1 code; all countries without it.")
def seed_reference(countries: tuple[str, ...]) -> None:
    """Load countries with their education levels, years and subjects; a second time changes nothing."""
    from estante.cli import boot

    known = boot.reference_countries()
    wanted = [code.upper() for code in countries] or known
    if unknown := [code for code in wanted if code not in known]:
        raise click.BadParameter(f"no data of {', '.join(unknown)}; there is {', '.join(known)}")
    with connected(load_platform()) as platform:
        migrate_databases(platform)
        tenants = boot.seed_reference(platform, wanted)
    click.echo(f"{', '.join(wanted)} is in: {', '.join(tenants) or 'no tenant'}.")


def migrate_databases(platform: Platform) -> "Migrated":
    """Bring the platform's database up to date; plugins whose migrations fail are set aside from now on.

    Raises:
        MigrationFailed: the kernel's own tables cannot be brought up to date.
    """
    from estante.cli.boot import load_registry
    from estante.database.migrate import migrate_all
    from estante.plugins.faults import read_faults, write_faults

    registry = load_registry()
    done = migrate_all(platform.addresses.owner_url, registry.histories)
    before = read_faults(platform.data_dir)
    write_faults(platform.data_dir, registry, done.failed)
    if read_faults(platform.data_dir) != before:
        load_registry.cache_clear()
    return done


def seed_once(platform: Platform, services: Services) -> None:
    """Load demo data when the embedded database is new.

    A database from outside gets none: it may be in use. `estante seed` fills it on demand.
    """
    from estante.cli.boot import seed_tenants

    if services.postgres is None:
        return
    done = services.postgres.home / "seeded"
    if not done.exists():
        click.echo("Loading demo data …")
        seed_tenants(platform)
        done.touch()


@click.group()
def migration() -> None:
    """Migrations of the kernel and of plugins, for who develops them."""


@migration.command("new")
@click.argument("plugin")
@click.argument("message")
def new_migration(plugin: str, message: str) -> None:
    """Write a migration of what changed in the models of PLUGIN (`estante` is the kernel).

    MESSAGE is a sentence of what changes; the database is brought up to date first. Read what was written:
    rows that are there need words that no model has.
    """
    from estante.cli.boot import load_registry
    from estante.database.autogenerate import TenantMissing, write_migration
    from estante.database.histories import KERNEL, History
    from estante.database.migrate import owner_connection

    registry = load_registry()
    installed = registry.get(plugin)
    if installed is None:
        raise click.ClickException(f"There is no working plugin `{plugin}`. See `estante plugins list`.")
    package = installed.discovered.package
    history = KERNEL if plugin == KERNEL.id else History(plugin, Path(str(files(package))) / "migrations")
    with connected(load_platform()) as platform:
        migrate_databases(platform)
        with owner_connection(platform.addresses.owner_url) as connection:
            try:
                path = write_migration(connection, history, package, message)
            except TenantMissing as error:
                raise click.ClickException(str(error)) from error
    if path is None:
        click.echo(f"The models of {plugin} and the database do not differ: nothing to write.")
        return
    click.echo(f"Written: {_short(path)}. Read it, then `estante migrate`.")


def _short(path: Path) -> str:
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
