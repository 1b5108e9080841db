"""`estante people`: somebody is added, given what is kept about them, or erased; and what the doctor asks."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn
from uuid import UUID

import click

from estante.cli.people.invitations import TENANT, add, link, named_tenant
from estante.config import Platform, load_platform
from estante.plugins.registry import registry_of
from estante.services.embedded import connected

if TYPE_CHECKING:
    from estante.errors import ApiError
    from estante.plugins.registry import PluginRegistry
    from estante.tenancy.tenant import Tenant

PERSON = click.option("--person", "name", required=True, help="A guid or a username.")


@click.group()
def people() -> None:
    """Add somebody; give them what is kept about them, or erase it (GDPR, LGPD)."""


for command in (add, link):
    people.add_command(command)


@people.command()
@TENANT
@PERSON
@click.option(
    "--to", "target", type=click.Path(path_type=Path), help="The ZIP to write; <username>.zip if not."
)
def export(tenant_key: str, name: str, target: Path | None) -> None:
    """Write everything that is kept about a person into a ZIP: JSON, files, and a page that explains them."""
    with connected(load_platform()) as platform:
        asyncio.run(_export(platform, named_tenant(platform, tenant_key), name, target))


async def _export(platform: Platform, tenant: "Tenant", name: str, target: Path | None) -> None:
    from estante.cli.boot import load_registry
    from estante.errors import NotFound
    from estante.languages.choice import language_of
    from estante.languages.own_texts import read_own_texts
    from estante.languages.texts import Texts
    from estante.privacy.export import write_export
    from estante.privacy.people import subject_of
    from estante.privacy.work import working_on

    async with working_on(platform, load_registry(), tenant) as work:
        try:
            person = await work.find(name)
        except NotFound:
            _nobody(tenant, name)
        path = target or Path(f"{person.username.replace('/', '_')}.zip")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        lang, texts = language_of(tenant, person.lang_id), Texts(registry_of(work.plugins).text_folders)
        async with work.database.reading(tenant) as connection:
            texts.set_own(tenant.guid, await read_own_texts(connection))
        rows = await write_export(work, subject_of(person), lang, path, texts)
    click.echo(f"Wrote {path}: {rows} records about {person.username}. Only they should get it.")


@people.command()
@TENANT
@PERSON
@click.option("--yes", is_flag=True, help="Do not ask for the username again.")
def erase(tenant_key: str, name: str, *, yes: bool) -> None:
    """Erase a person for good. Broken off, it goes on when the command is given again."""
    with connected(load_platform()) as platform:
        asyncio.run(_erase(platform, named_tenant(platform, tenant_key), name, yes=yes))


async def _erase(platform: Platform, tenant: "Tenant", name: str, *, yes: bool) -> None:
    from estante.cli.boot import load_registry
    from estante.errors import ApiError, NotFound
    from estante.privacy.work import working_on

    async with working_on(platform, load_registry(), tenant) as work:
        try:
            person = await work.find(name)
        except NotFound:
            if ended := await work.unfinished():
                click.echo(f"Went on with what was broken off: {ended} erased.")
                return
            _nobody(tenant, name)
        if not yes:
            _confirm(person.guid, person.username)
        try:
            counts = await work.erase(person.guid)
        except ApiError as error:
            _refuse(error)
    click.echo("Erased. Rows that were deleted or lost the name:")
    click.echo("".join(f"{count:>8}  {table}\n" for table, count in counts.items()), nl=False)
    click.echo("Backups made before now still hold this person: `estante restore` erases again.")


@people.command()
def erased() -> None:
    """List who was erased, as `estante restore` reads it: a tenant's guid and a person's, and no name."""
    from estante.backup import database
    from estante.privacy.lists import read_erased

    settings = load_platform()
    with connected(settings) as platform:
        url = database.backup_url(settings, platform.addresses.owner_url)
        for tenant, person in sorted(read_erased(url)):
            click.echo(f"{tenant} {person}")


def unanswered_columns(platform: Platform, registry: "PluginRegistry") -> str | None:
    """A sentence about columns that no plugin declares, and declarations without their column, or None."""
    import psycopg

    from estante.privacy.undeclared import COLUMNS, Column, missing, undeclared

    try:
        with psycopg.connect(platform.addresses.app_url, connect_timeout=5) as session:
            columns = [Column(*row) for row in session.execute(COLUMNS).fetchall()]
    except psycopg.Error as error:
        return f"the tables cannot be read ({str(error).strip().splitlines()[0]}). Run `estante migrate`."
    open_ended = [column.place for column in undeclared(columns, registry.personal_data)]
    sentences = []
    if open_ended:
        sentences.append(
            f"no plugin says what becomes of {', '.join(open_ended)} when a person is erased."
            " Tell the plugin's author: `register_personal_data`."
        )
    if lacking := missing(columns, registry.personal_data):
        sentences.append(f"a plugin declares {', '.join(lacking)}, which the database does not have.")
    return " ".join(sentences) or None


def _confirm(guid: UUID, username: str) -> None:
    click.echo(f"This erases {username} ({guid}) and cannot be taken back.")
    if click.prompt("Type the username to go on") != username:
        raise click.ClickException("That is another name. Nothing was changed.")


def _nobody(tenant: "Tenant", name: str) -> NoReturn:
    raise click.ClickException(f"{tenant.name} has nobody with the guid or username `{name}`.")


def _refuse(error: "ApiError") -> NoReturn:
    from estante.languages.texts import Texts

    raise click.ClickException(Texts().get("en", error.text_key, **error.params))
