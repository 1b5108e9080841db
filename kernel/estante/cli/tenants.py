"""`estante tenants`: whether their files are good, what they change, and where each value is from."""

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
import psycopg

from estante.cli.settings import StoredSettings, read_stored_if_running
from estante.cli.table import table
from estante.config import Platform, load_platform
from estante.tenancy.editable import SettingField, editable_fields
from estante.tenancy.layers import with_layer
from estante.tenancy.loader import FILE, Known, TenantInvalid, line_of, read_leniently, read_tenant
from estante.tenancy.registry import TenantRegistry, open_tenants
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    from estante.plugins.registry import PluginRegistry

BUILT_IN = "built in"
NOT_SETTINGS = ("key", "revision", "guid", "hosts")


class Value(msgspec.Struct, frozen=True):
    """One setting of a tenant: dotted path, value, the value without the file, and where it comes from."""

    path: str
    value: str
    before: str
    source: str


@click.group()
def tenants() -> None:
    """Look at the tenants' files."""


@tenants.command()
@click.argument("key", required=False)
def check(key: str | None) -> None:
    """Read one tenant's file, or all of them, and name every mistake."""
    platform = load_platform()
    registry = _registry()
    # All of them: whose a guid or a host is shows only beside the others.
    served = open_tenants(platform, registry, read_only=True)
    mistaken = 0
    for path in _files(platform, key):
        mistakes = _mistakes(path, registry.known, served)
        if not mistakes:
            tenant = read_tenant(path, registry.known)
            click.echo(f"ok    {path.parent.name}: {tenant.name}, {', '.join(tenant.hosts)}")
        mistaken += len(mistakes)
        click.echo("".join(f"fix   {mistake}\n" for mistake in mistakes), nl=False)
    sys.exit(mistaken > 0)


def _mistakes(path: Path, known: Known, served: TenantRegistry) -> list[str]:
    key = path.parent.name
    try:
        tenant = read_tenant(path, known)
    except TenantInvalid as error:
        return list(dict.fromkeys((*error.mistakes, *_refusal(served, key))))
    mistakes = list(_refusal(served, key))
    if tenant.database is not None and (reason := _unreachable(tenant.database)):
        line = line_of(path.read_text("utf-8"), "database")
        mistakes.append(f"{path}:{line}: database: no connection ({reason})")
    return mistakes


def _refusal(served: TenantRegistry, key: str) -> Sequence[str]:
    error = served.errors.get(key)
    return error.mistakes if error is not None else ()


def _unreachable(url: str) -> str | None:
    try:
        psycopg.connect(url.replace("+asyncpg", ""), connect_timeout=5).close()
    except (psycopg.Error, UnicodeError) as error:
        return str(error).strip().splitlines()[-1]
    return None


@tenants.command()
@click.argument("key")
@click.option("--name", required=True, help="As people read it.")
@click.option("--host", "hosts", required=True, multiple=True, help="Where it answers; may be repeated.")
@click.option("--like", help="A tenant whose languages, plugins, flags, settings and colours it takes.")
def new(key: str, name: str, hosts: tuple[str, ...], like: str | None) -> None:
    """Write a tenant's file, with a guid of its own. A running server takes it up within two seconds."""
    from estante.tenancy.creation import TenantRefused, write_tenant

    platform = load_platform()
    taken = [f"`{host}` is {owner.key}'s" for host in hosts if (owner := _served(platform).by_host(host))]
    if taken:
        raise click.ClickException(f"{', '.join(taken)}. Give it a host of its own.")
    try:
        path = write_tenant(platform.tenants_dir, key, name=name, hosts=hosts, like=like)
    except TenantRefused as error:
        raise click.ClickException(str(error)) from error
    if mistakes := _mistakes(path, _registry().known, _served(platform)):
        path.unlink()
        path.parent.rmdir()
        raise click.ClickException("\n".join(mistakes))
    click.echo(f"Written: {path}")
    click.echo(
        f"Next, its first administrator: estante people add --tenant {key} --role R04 --email … --name …"
    )


def _served(platform: Platform) -> TenantRegistry:
    return open_tenants(platform, _registry(), read_only=True)


@tenants.command()
@click.argument("key")
def diff(key: str) -> None:
    """Show what a tenant's file changes."""
    changed = [value for value in _values(load_platform(), key) if value.source != BUILT_IN]
    click.echo(
        "\n".join(table(("Setting", "Built in", "Here"), [(v.path, v.before, v.value) for v in changed]))
    )


@tenants.command()
@click.argument("key")
@click.argument("name", required=False)
@click.option("--role", help="Of this role, such as R05: what it may do, what not, and why.")
@click.option("--username", default="", help="Whose, where a restricted tenant has a company domain.")
def explain(key: str, name: str | None, role: str | None, username: str) -> None:
    """Show every setting of a tenant, or one, and where its value is from; or what a role may do, and why."""
    platform = load_platform()
    values = _values(platform, key)
    tenant = read_leniently(_files(platform, key)[0], _registry().known).tenant
    stored, note = read_stored_if_running(platform, tenant)
    if role is not None:
        _explain_role(with_layer(tenant, stored.layer, _editable()).tenant, name, role, username)
    else:
        values = _with_layer(values, tenant, stored)
        if name is not None:
            values = [value for value in values if value.path == name or value.path.startswith(f"{name}.")]
            if not values:
                raise click.ClickException(f"There is no setting `{name}`.")
        rows = [(v.path, v.value, v.source) for v in values]
        click.echo("\n".join(table(("Setting", "Value", "From"), rows)))
    if note is not None:
        click.echo(note, err=True)


def _explain_role(tenant: Tenant, name: str | None, role: str, username: str) -> None:
    from estante.identity.principal import Principal
    from estante.permissions.enforcer import Permissions

    who = Principal(tenant, role_guid=role, username=username)
    verdicts = Permissions(_registry()).explain(who)
    rows = [
        (
            f"{verdict.section}.{verdict.action}",
            "yes" if verdict.is_allowed else "no",
            f"{verdict.reason} {verdict.of}".strip(),
        )
        for verdict in verdicts
        if name in (None, verdict.section, f"{verdict.section}.{verdict.action}")
    ]
    if not rows:
        raise click.ClickException(f"There is no action `{name}`.")
    click.echo("\n".join(table(("Action", "May", "Why"), rows)))


def _editable() -> Mapping[str, SettingField]:
    return {field.key: field for field in editable_fields(Tenant, _registry().known.plugins)}


def _with_layer(values: list[Value], tenant: Tenant, stored: StoredSettings) -> list[Value]:
    """The same with what the back office changed; a stored value that does not hold is named with why."""
    layered = with_layer(tenant, stored.layer, _editable())
    here = dict(_leaves(layered.tenant))
    shown = []
    for value in values:
        author = stored.authors.get(value.path)
        if reason := layered.problems.get(value.path):
            shown.append(
                msgspec.structs.replace(value, source=f"{value.source}; ignored: {reason} ({author})")
            )
        elif author is not None:
            source = f"back office: {author}; else {value.source}"
            shown.append(msgspec.structs.replace(value, value=here[value.path], source=source))
        else:
            shown.append(value)
    return shown


def _registry() -> "PluginRegistry":
    from estante.cli.boot import load_registry

    return load_registry()


def _files(platform: Platform, key: str | None) -> list[Path]:
    files = sorted(platform.tenants_dir.glob(f"*/{FILE}"))
    chosen = [path for path in files if key in (None, path.parent.name)]
    if not chosen:
        keys = ", ".join(path.parent.name for path in files) or "none"
        raise click.ClickException(
            f"There is no tenant `{key or '*'}` in {platform.tenants_dir}. There are: {keys}."
        )
    return chosen


def _values(platform: Platform, key: str) -> list[Value]:
    path = _files(platform, key)[0]
    try:
        tenant = read_leniently(path, _registry().known).tenant
    except TenantInvalid as error:
        raise click.ClickException(str(error)) from error
    text = path.read_text("utf-8")
    here, built_in = dict(_leaves(tenant)), dict(_leaves(_without_file(tenant)))
    written = dict(_leaves(tomllib.loads(text)))
    return [
        Value(
            name,
            value,
            built_in.get(name, "-"),
            f"{path.parent.name}/{FILE}:{line_of(text, name)}" if name in written else BUILT_IN,
        )
        for name, value in here.items()
    ]


def _without_file(tenant: Tenant) -> Tenant:
    """What would hold if the file said only what it must."""
    settings = {name: type(value)() for name, value in tenant.plugin_settings.items()}
    return Tenant(guid=tenant.guid, name=tenant.name, hosts=tenant.hosts, plugin_settings=settings)


def _leaves(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every value with its dotted path; lists are one value."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, dict) and (value or not path):
        for name, part in value.items():
            if path or name not in NOT_SETTINGS:
                yield from _leaves(part, f"{path}.{name}" if path else name)
    else:
        yield path, msgspec.json.encode(value).decode()
