"""`estante doctor`: what works, what does not, and what to do about it."""

import asyncio
import importlib.util
import shutil
import socket
import subprocess
import sys
from collections.abc import Awaitable, Iterator
from typing import TYPE_CHECKING, TypeVar

import click
import psycopg
import redis

from estante.cli.doctor.findings import Finding
from estante.cli.doctor.storage import storage_finding
from estante.cli.events import waiting_events
from estante.cli.people.commands import unanswered_columns
from estante.cli.settings import ignored_settings
from estante.config import Platform, load_platform
from estante.errors import NotFound, Unavailable
from estante.files.paths import ContentAddresses
from estante.services.embedded import connected
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    from estante.hooks import Check


Answer = TypeVar("Answer")
PACKAGE_LENGTH, MAX_LABEL = 32, 63


@click.command()
@click.option("--production", is_flag=True, help="Also what the open internet asks for.")
def doctor(*, production: bool) -> None:
    """Check this installation, and say what to do about what is wrong."""
    from estante.cli.doctor.production import production_findings

    settings = load_platform()
    with connected(settings) as platform:
        findings = list(_findings(platform))
        if production:
            findings += production_findings(settings, platform)
    for finding in findings:
        click.echo(f"{finding.mark:>8}  {finding.name}{': ' + finding.cure if finding.cure else ''}")
    sys.exit(any(finding.mark == "fix" for finding in findings))


def _findings(platform: Platform) -> Iterator[Finding]:
    yield Finding(f"Python {sys.version.split()[0]}", _python())
    yield Finding("Node", _node(), optional=True)
    yield Finding("PostgreSQL", _postgres(platform))
    yield Finding("Valkey", _valkey(platform))
    yield Finding("Room for data", _room(platform))
    yield Finding("Web shell", _shell(platform))
    yield Finding("Archives in RAR", _program("unar", "upload of .rar packages"), optional=True)
    yield Finding("uvicorn", _module("uvicorn", platform), optional=platform.server != "uvicorn")
    yield from _of_tenants_and_plugins(platform)


def _python() -> str | None:
    return None if sys.version_info[:2] == (3, 11) else "Estante runs on Python 3.11."


def _node() -> str | None:
    program = shutil.which("node")
    if program is None:
        return "not found. It is needed only to build the web halves: install Node 20 or newer."
    version = subprocess.run(
        [program, "--version"], capture_output=True, text=True, check=False
    ).stdout.strip()
    major = version.removeprefix("v").split(".")[0]
    return (
        None
        if major.isdigit() and int(major) >= 20
        else f"{version} is too old to build the web halves. Install 20."
    )


def _postgres(platform: Platform) -> str | None:
    try:
        with psycopg.connect(platform.addresses.app_url, connect_timeout=5) as session:
            rights = session.execute(
                "SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = user"
            ).fetchone()
    except psycopg.Error as error:
        return f"no connection ({str(error).strip().splitlines()[-1]}). Check DATABASE_URL."
    if rights == (True,):
        return "this role may step around row security. Give DATABASE_URL a NOSUPERUSER NOBYPASSRLS role."
    return None


def _valkey(platform: Platform) -> str | None:
    try:
        with redis.Redis.from_url(platform.addresses.redis_url, socket_connect_timeout=5) as client:
            client.ping()
    except (redis.RedisError, ValueError) as error:
        return f"no connection ({error}). Check REDIS_URL."
    return None


def _room(platform: Platform) -> str | None:
    folder = platform.data_dir
    free = shutil.disk_usage(folder).free
    return None if free > 1_000_000_000 else f"less than 1 GB is free for {folder}. Make room."


async def _ask_store(platform: Platform, tenant: Tenant) -> str | None:
    from estante.files.store import FileStore

    try:
        await FileStore.open(platform).stat(tenant, "doctor")
    except Unavailable:
        return "the store is not reachable. Check the [s3] settings."
    except NotFound:
        pass
    return None


def _shell(platform: Platform) -> str | None:
    built = (platform.shell_dir / "index.html").exists()
    return None if built else f"{platform.shell_dir} has no index.html. Run `make web`."


def _program(name: str, purpose: str) -> str | None:
    return None if shutil.which(name) else f"`{name}` is not installed, so there is no {purpose}."


def _module(name: str, platform: Platform) -> str | None:
    if importlib.util.find_spec(name):
        return None
    return f"not installed; the server is {platform.server}. `pip install estante[uvicorn]` brings it."


def _of_tenants_and_plugins(platform: Platform) -> Iterator[Finding]:
    from estante.cli.boot import load_registry, tenant_registry

    registry = load_registry()
    tenants = tenant_registry(platform, registry)
    for key, error in tenants.errors.items():
        yield Finding(f"Tenant {key}", str(error))
    for key, warnings in tenants.warnings.items():
        yield Finding(f"Tenant {key}", "; ".join(warnings), optional=True)
    for tenant in tenants.all():
        for host in tenant.hosts:
            yield Finding(f"Host {host}", _resolves(host), optional=True)
        content = ContentAddresses(platform).host(tenant, "check").partition(":")[0]
        yield Finding(f"Content host {content}", _resolves(content), optional=True)
        yield Finding(f"Content host of {tenant.key}", content_host_cure(platform, tenant))
        yield storage_finding(platform, tenant)
        ignored = ignored_settings(platform.addresses.app_url, tenants, tenant)
        yield Finding(f"Settings of {tenant.key}", ignored, optional=True)
        if platform.s3 is not None:
            yield Finding(f"S3 for {tenant.key}", _answer(_ask_store(platform, tenant)))
    for plugin, reason in registry.quarantined.items():
        yield Finding(f"Plugin {plugin}", f"set aside: {reason}")
    yield Finding("Events", waiting_events(platform, tenants.all()))
    yield Finding("Personal data", unanswered_columns(platform, registry))
    for check in registry.checks:
        yield _finding_of(check)


def content_host_cure(platform: Platform, tenant: Tenant) -> str | None:
    """What is wrong with where a tenant's packages come from."""
    addresses = ContentAddresses(platform)
    name = addresses.host(tenant, "0" * PACKAGE_LENGTH).partition(":")[0]
    cure = "Set ESTANTE_CONTENT_HOST, such as {package}--{tenant}.school-content.example."
    if name.endswith(".localhost") and not tenant.hosts[0].endswith("localhost"):
        return f"packages come from {name}, which is each visitor's own machine. {cure}"
    if any(len(label) > MAX_LABEL for label in name.split(".")):
        return f"{name} has a part of over {MAX_LABEL} letters. Shorten the name of the tenant's folder."
    return None


def _resolves(name: str) -> str | None:
    try:
        socket.getaddrinfo(name, None)
    except OSError:
        return (
            "does not resolve on this machine. Browsers resolve *.localhost themselves; other names need DNS."
        )
    return None


def _finding_of(check: "Check") -> Finding:
    try:
        cure = _answer(check.ask())
        note = _answer(check.note()) if cure is None and check.note is not None else None
    except Exception as error:
        failed = f"the question of a plugin failed ({type(error).__name__}: {error}). Tell its author."
        return Finding(check.name, failed)
    return Finding(f"{check.name} ({note})" if note else check.name, cure, check.optional)


def _answer(question: Awaitable[Answer]) -> Answer:
    async def answered() -> Answer:
        return await question

    return asyncio.run(answered())
