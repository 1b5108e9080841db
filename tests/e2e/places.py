"""Tenants that a test adds to a running Estante, and people with sessions put straight into its database."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from uuid import uuid4

import httpx
import msgspec
import psycopg
from estante.config import PREFIX, Addresses, Platform, load_platform
from estante.database.engine import Database
from estante.events.outbox import CHANNEL
from estante.plugins.discovery import GROUP
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.live import LiveEstante, until
from estante.testing.people import add_person, sign_in
from estante.testing.tenants import TENANTS, make_tenant, plugins_of, write_tenant

REPOSITORY = Path(__file__).resolve().parents[2]
LONGEST_PREPARATION_SECONDS = 120
UNPREPARED = "SELECT count(*) FROM contents WHERE storage_status IN ('uploading', 'preparing')"
UNHEARD = "SELECT count(*) FROM outbox WHERE failure IS NULL"


def installed(folder: Path, plugin: EntryPoint) -> str:
    """The path by which a running Estante finds a plugin of the tests as one that is installed."""
    about = folder / f"{plugin.name}-0.1.0.dist-info"
    about.mkdir()
    name = plugin.name.replace("_", "-")
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{plugin.name} = {plugin.value}\n")
    return f"{folder}:{REPOSITORY}"


def ask(live: LiveEstante, host: str, path: str, **more: object) -> httpx.Response:
    """One GET of a tenant's host."""
    headers = {"host": host, **more.pop("headers", {})}  # type: ignore[dict-item]
    return httpx.get(f"http://127.0.0.1:{live.port}{path}", headers=headers, timeout=30, **more)  # type: ignore[arg-type]


def new_tenant(live: LiveEstante, registry: PluginRegistry, **changes: object) -> Tenant:
    """Add a tenant's file to a running Estante and wait until it is served."""
    key = f"t{uuid4().hex[:8]}"
    values: Mapping[str, object] = {
        **TENANTS["andaluna"],
        "guid": str(uuid4()),
        "hosts": [f"{key}.localhost"],
        "plugins": plugins_of(registry),
        **changes,
    }
    tenant = make_tenant(registry, **values)
    write_tenant(live.folder / "tenants", key, values)
    until(live, lambda: ask(live, tenant.hosts[0], "/api/organization").status_code == 200)
    return tenant


def database_url(live: LiveEstante) -> str:
    """Where the running Estante's database is, for the role of its server."""
    return _addresses(live).app_url


def redis_url(live: LiveEstante) -> str:
    """Where the running Estante's Valkey is."""
    return _addresses(live).redis_url


def platform_of(live: LiveEstante) -> Platform:
    """The running Estante's settings, for an application of the test's own over the same tables."""
    settings = {f"{PREFIX}BASE_PATH": str(live.folder), f"{PREFIX}PORT": str(live.port)}
    return load_platform(settings).at(_addresses(live))


def _addresses(live: LiveEstante) -> Addresses:
    return msgspec.json.decode((live.folder / "var" / "run" / "addresses.json").read_bytes(), type=Addresses)


def until_prepared(live: LiveEstante, tenant: str) -> None:
    """Wait until the contents of a demo tenant are prepared; each one's commit is notified."""
    with psycopg.connect(database_url(live), autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}".encode())
        connection.execute("SELECT set_config('app.tenant', %s, false)", [TENANTS[tenant]["guid"]])
        while connection.execute(UNPREPARED).fetchone() != (0,):
            told = connection.notifies(timeout=LONGEST_PREPARATION_SECONDS, stop_after=1)
            assert list(told), "no preparation ended"
        # What was done is told a moment later, and has the lists that stand open read again.
        until(live, lambda: connection.execute(UNHEARD).fetchone() == (0,))


@asynccontextmanager
async def database_of(live: LiveEstante) -> AsyncIterator[Database]:
    """The running Estante's database, as its server sees it."""
    database = Database(database_url(live))
    try:
        yield database
    finally:
        await database.close()


class Somebody(msgspec.Struct, frozen=True):
    """A person with a session."""

    tenant: Tenant
    role: str
    guid: str
    token: str
    username: str


async def somebody(database: Database, tenant: Tenant, role: str, **fields: object) -> Somebody:
    """A new person of a role, signed in."""
    person = await add_person(database, tenant, role, **fields)
    token = await sign_in(database, tenant, person)
    return Somebody(tenant, role, str(person.guid), token, person.username)


def client_of(live: LiveEstante, tenant: Tenant, token: str | None = None) -> httpx.AsyncClient:
    """A client of a tenant as the owner of a token or as nobody. Paths begin with `/api/`."""
    headers = {"host": tenant.hosts[0], **({"authorization": f"Bearer {token}"} if token else {})}
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{live.port}", headers=headers, timeout=60)
