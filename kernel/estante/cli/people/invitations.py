"""`estante people add` and `estante people link`: somebody gets in without a letter."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import click

from estante.config import Platform, load_platform
from estante.identity.roles import ROLES
from estante.services.embedded import connected

if TYPE_CHECKING:
    from estante.database.engine import Database
    from estante.identity.accounts.invitations import Invitation
    from estante.tenancy.tenant import Tenant

TENANT = click.option("--tenant", "tenant_key", required=True, help="The tenant's key: its folder's name.")


@click.command()
@TENANT
@click.option("--role", required=True, type=click.Choice(sorted(ROLES)), help="R04 is an administrator.")
@click.option("--email", required=True, help="Where letters go; the username too.")
@click.option("--name", required=True)
@click.option("--lastname", default="", show_default=False)
@click.option("--language", help="es, pt or en; the tenant's own if not.")
def add(*, tenant_key: str, role: str, email: str, name: str, lastname: str, language: str | None) -> None:
    """Add a person, such as a first administrator, and print a link that sets the password once."""
    from estante.identity.accounts.invitations import NewPerson, PersonThere, invite
    from estante.identity.accounts.recovery import EMAIL

    if not EMAIL.fullmatch(email):
        raise click.ClickException(f"`{email}` is no e-mail address.")

    async def work(database: "Database", tenant: "Tenant") -> "Invitation":
        if language not in (None, *tenant.languages):
            raise click.ClickException(f"{tenant.name} speaks {', '.join(tenant.languages)}.")
        new = NewPerson(email, name, lastname, role, language or tenant.default_language)
        try:
            return await invite(database, tenant, new)
        except PersonThere:
            raise click.ClickException(
                f"{tenant.name} has somebody with `{email}` already, perhaps in the trash."
                f" For another link: estante people link --tenant {tenant_key} --person {email}"
            ) from None

    _print_link(tenant_key, work)


@click.command()
@TENANT
@click.option("--person", "username", required=True, help="A username or an e-mail.")
def link(tenant_key: str, username: str) -> None:
    """Print a link with which somebody who cannot get in, and gets no letter, sets a password once."""
    from estante.errors import NotFound
    from estante.identity.accounts.invitations import renew_link

    async def work(database: "Database", tenant: "Tenant") -> "Invitation":
        try:
            return await renew_link(database, tenant, username)
        except NotFound:
            raise click.ClickException(
                f"{tenant.name} has nobody called `{username}` who may sign in."
            ) from None

    _print_link(tenant_key, work)


def _print_link(tenant_key: str, work: "Callable[[Database, Tenant], Awaitable[Invitation]]") -> None:
    with connected(load_platform()) as platform:
        tenant = named_tenant(platform, tenant_key)
        invitation = asyncio.run(_invitation(platform, tenant, work))
        click.echo(_address(platform, tenant, invitation.token))
    until = f"{invitation.expires_at:%Y-%m-%d %H:%M} UTC"
    click.echo(f"It works once, until {until}. Only they should get it.", err=True)


async def _invitation(
    platform: Platform, tenant: "Tenant", work: "Callable[[Database, Tenant], Awaitable[Invitation]]"
) -> "Invitation":
    from estante.database.engine import Database

    database = Database(platform.addresses.app_url)
    try:
        return await work(database, tenant)
    finally:
        await database.close()


def _address(platform: Platform, tenant: "Tenant", token: str) -> str:
    from estante.files.store import FileStore
    from estante.identity.accounts.letters import RESET_PAGE

    origin = FileStore.open(platform).addresses.app_origins(tenant)[0]
    return f"{origin}{RESET_PAGE}?token={token}"


def named_tenant(platform: Platform, key: str) -> "Tenant":
    """A tenant that is served. Raises ClickException, which names those that are."""
    from estante.cli.boot import load_registry, tenant_registry

    tenants = tenant_registry(platform, load_registry())
    tenant = tenants.by_key(key)
    if tenant is None:
        keys = ", ".join(tenant.key for tenant in tenants.all()) or "none"
        raise click.ClickException(f"There is no tenant `{key}`. There are: {keys}.")
    return tenant
