"""`estante migrate` and `estante seed`: what the database needs before and after its first start."""

import click

from estante.config import Platform, load_platform
from estante.services.running import Services, connected


@click.command()
def migrate() -> None:
    """Bring the database up to date: the kernel's tables, then each plugin's."""
    with connected(load_platform()) as platform:
        moved = migrate_databases(platform)
    click.echo(f"Brought up to date: {', '.join(moved)}." if moved else "The database was up to date.")


@click.command()
def seed() -> None:
    """Fill the tenants with demo data; a second time changes nothing."""
    from estante.cli.boot import seed_tenants

    with connected(load_platform()) as platform:
        migrate_databases(platform)
        tenants = seed_tenants(platform)
    click.echo(f"Demo data is in: {', '.join(tenants) or 'no tenant'}.")


def migrate_databases(platform: Platform) -> list[str]:
    """Bring the platform's database up to date and answer the histories that moved."""
    from estante.cli.boot import load_registry
    from estante.database.migrate import migrate_all

    return migrate_all(platform.addresses.owner_url, load_registry().histories)


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
