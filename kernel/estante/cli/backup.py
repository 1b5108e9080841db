"""`estante backup` and `estante restore`: everything that cannot be made again, and its way back."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from estante.config import Platform, load_platform
from estante.services.embedded import Services, connected

if TYPE_CHECKING:
    from estante.privacy.lists import Erased


@click.command()
@click.argument("place", type=click.Path(path_type=Path))
def backup(place: Path) -> None:
    """Back up the database, the files, the secret and the tenants into PLACE: a .tar file or a new folder.

    The platform may run meanwhile. Settings (the environment, estante.toml) are not in it: they name machines
    and passwords. Whoever has a backup has everything: keep it where only you can read it.
    """
    from estante.backup.creation import make_backup

    settings = load_platform()
    with connected(settings) as platform:
        manifest = make_backup(settings, platform.addresses.owner_url, place.resolve())
        apart = _databases_apart(platform)
    click.echo(f"Backed up to {place}: the database, the secret, the tenants, {_files(manifest.files)}.")
    if manifest.bucket is not None:
        click.echo(
            f"The files are in the bucket {manifest.bucket} and not in this backup: keep its versions there."
        )
    for name in manifest.missing:
        click.echo(f"The database names a file that the store does not have: {name}", err=True)
    for key in apart:
        click.echo(f"Tenant {key} has a database of its own, which is not in this backup.", err=True)


@click.command()
@click.argument("place", type=click.Path(path_type=Path, exists=True))
@click.option("--replace", is_flag=True, help="Move aside what is here, instead of refusing.")
def restore(place: Path, *, replace: bool) -> None:
    """Restore the backup in PLACE into this data folder and database, which must be empty."""
    from estante.backup.restoration import erased_since, restore_backup
    from estante.cli.database import migrate_databases

    settings = load_platform()
    services = Services(settings)
    platform = services.start()
    try:
        erased = erased_since(services, place.resolve())
        manifest = restore_backup(settings, services, place.resolve(), replace=replace)
        migrate_databases(platform)
        returned = asyncio.run(_erase_again(platform, erased))
    finally:
        services.stop()
    click.echo(
        f"Restored the backup of {manifest.made_at}: the database, the tenants, {_files(manifest.files)}."
    )
    if returned:
        click.echo(f"Erased again, because the backup is older than their erasure: {returned}.")
    if manifest.bucket is not None:
        click.echo(
            f"Its files are in the bucket {manifest.bucket}: the [s3] settings have to name it, or a copy."
        )


async def _erase_again(platform: Platform, erased: "set[Erased]") -> int:
    from estante.cli.boot import load_registry, tenant_registry
    from estante.privacy.work import working_on

    registry, returned = load_registry(), 0
    for tenant in tenant_registry(platform, registry).all():
        guids = sorted(person for home, person in erased if home == tenant.guid)
        async with working_on(platform, registry, tenant) as work:
            returned += await work.erase_again(guids)
            await work.unfinished()
    return returned


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"


def _databases_apart(platform: Platform) -> list[str]:
    from estante.cli.boot import load_registry, tenant_registry

    return [tenant.key for tenant in tenant_registry(platform, load_registry()).all() if tenant.database]
