"""Fixtures for tests of the kernel and of plugins: `pytest_plugins = ["estante.testing.fixtures"]`.

Each xdist worker has its own PostgreSQL and Valkey, migrated once, unless `ESTANTE_TEST_SERVICES` names a
file with the addresses of others. A test gets tenants of its own that nobody else uses, and row security
keeps the rest apart: nothing has to be emptied between tests.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import httpx
import msgspec
import pytest
import pytest_asyncio

from estante.app import Estante, create_app
from estante.builtin import load_registry
from estante.config import Addresses, Platform
from estante.database.engine import Database
from estante.database.migrate import migrate_all
from estante.dependencies import Services
from estante.identity.models import Person
from estante.plugins.discovery import GROUP, entry_points
from estante.plugins.registry import PluginRegistry
from estante.services.embedded import Services as RunningServices
from estante.tenancy.tenant import Tenant
from estante.testing.demo_data import demo_data
from estante.testing.live import SETTING, LiveEstante, kept_estante, running_estante
from estante.testing.people import add_person, sign_in
from estante.testing.tenants import TENANTS, make_tenant, write_tenants
from estante.testing.workbench import Workbench

# Tests may lose their data, so nothing has to reach the disk.
UNSAFE_AND_QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
SECRET = "only tests know this one, all forty bytes"  # noqa: S105 - signs nothing real


@pytest.fixture(scope="session")
def registry() -> PluginRegistry:
    """The installed plugins."""
    return load_registry()


@pytest.fixture(scope="session")
def services_folder() -> Iterator[Path]:
    """A short path (sockets need one) that the unprivileged user of PostgreSQL can reach."""
    folder = Path(tempfile.mkdtemp(prefix="estante-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def platform(services_folder: Path, registry: PluginRegistry) -> Iterator[Platform]:
    """The platform's settings, with PostgreSQL and Valkey of this test worker running and migrated."""
    write_tenants(services_folder / "tenants", registry)
    settings = platform_in(services_folder)
    if shared := os.environ.get("ESTANTE_TEST_SERVICES"):
        yield settings.at(msgspec.json.decode(Path(shared).read_bytes(), type=Addresses))
        return
    with migrated_services(settings, registry) as started:
        yield started


def platform_in(folder: Path) -> Platform:
    """The settings of a platform whose every file lies in a folder."""
    return Platform(
        base_path=folder,
        data_dir=folder / "var",
        tenants_dir=folder / "tenants",
        shell_dir=folder / "shell",
        secret=SECRET,
    )


@contextmanager
def migrated_services(settings: Platform, registry: PluginRegistry) -> Iterator[Platform]:
    """PostgreSQL and Valkey running in the platform's folder, with every table of the installed plugins."""
    running = RunningServices(settings, UNSAFE_AND_QUICK)
    started = running.start()
    try:
        done = migrate_all(started.addresses.owner_url, registry.histories)
        assert not done.failed, done.failed  # noqa: S101 - tests of a plugin whose tables cannot be made
        yield started
    finally:
        running.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(platform: Platform, registry: PluginRegistry) -> AsyncIterator[Estante]:
    """The application in this process."""
    async with living(create_app(platform, registry=registry)) as made:
        yield made


def living_with(platform: Platform, **plugins: str) -> AbstractAsyncContextManager[Estante]:
    """The application with a test's own plugins beside the installed ones, by the modules of their hooks."""
    own = [EntryPoint(name, module, GROUP) for name, module in plugins.items()]
    return living(create_app(platform, registry=load_registry([*entry_points(), *own])))


@asynccontextmanager
async def living(app: Estante) -> AsyncIterator[Estante]:
    """The application between its start and its end.

    pytest ends a fixture in another task than it began, and a lifespan wants one task: it gets one.
    """
    ready, stop = asyncio.Event(), asyncio.Event()
    task = asyncio.create_task(_live(app, ready, stop))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
    yield app
    stop.set()
    await task


async def _live(app: Estante, ready: asyncio.Event, stop: asyncio.Event) -> None:
    async with app.lifespan():
        ready.set()
        await stop.wait()


@pytest.fixture
def services(app: Estante) -> Services:
    """What the application is made of: database, files, queue, texts, …"""
    return app.services


@pytest.fixture
def database(services: Services) -> Database:
    """The database."""
    return services.database


@pytest.fixture
def new_tenant(services: Services) -> Callable[..., Tenant]:
    """Make a tenant of this test's own: `new_tenant(flags={"library": True})`, as its file would say it."""

    def make(like: str = "andaluna", **changes: object) -> Tenant:
        return services.tenants.put(make_tenant(services.registry, like, **changes))

    return make


@pytest.fixture
def tenant(new_tenant: Callable[..., Tenant]) -> Tenant:
    """A Spanish-speaking tenant of this test's own, with every plugin on."""
    return new_tenant()


@pytest.fixture
def other_tenant(new_tenant: Callable[..., Tenant]) -> Tenant:
    """A Portuguese-speaking tenant beside it."""
    return new_tenant("ipe")


@pytest.fixture
def person(database: Database) -> Callable[..., object]:
    """Add a person: `await person(tenant, "R04", username="ana")`."""

    async def add(tenant: Tenant, role: str = "R04", **fields: object) -> Person:
        return await add_person(database, tenant, role, **fields)

    return add


@pytest_asyncio.fixture
async def client(app: Estante) -> AsyncIterator[Callable[..., object]]:
    """Clients of a tenant's API: `await client(tenant, "R04")` is signed in, `client(tenant)` is nobody.

    Paths are relative to the API base: `await admin.get("cms/contents")`. `client.person` is the Person.
    """
    opened: list[httpx.AsyncClient] = []

    async def sign(
        tenant: Tenant, role: str | None = None, *, as_person: Person | None = None, **fields: object
    ) -> SignedIn:
        somebody = as_person
        if role is not None and somebody is None:
            somebody = await add_person(app.services.database, tenant, role, **fields)
        token = await sign_in(app.services.database, tenant, somebody) if somebody else None
        made = SignedIn(app, tenant, somebody, token)
        opened.append(made)
        return made

    yield sign
    for client in opened:
        await client.aclose()


class SignedIn(httpx.AsyncClient):
    """A client of one tenant as one person (or nobody)."""

    def __init__(self, app: Estante, tenant: Tenant, person: Person | None, token: str | None) -> None:
        platform = app.services.platform
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        super().__init__(
            transport=httpx.ASGITransport(app, raise_app_exceptions=False),
            base_url=f"http://{tenant.hosts[0]}:{platform.port}{platform.api_base}/",
            headers=headers,
        )
        self.tenant, self.person, self.token = tenant, person, token


@pytest_asyncio.fixture
async def workbench(services: Services) -> AsyncIterator[Workbench]:
    """A worker in this process: `await workbench.finish(job_guid, tenant)` waits until a job has ended."""
    bench = Workbench(services)
    yield bench
    await bench.close()


@pytest.fixture(scope="session")
def live(registry: PluginRegistry) -> Iterator[LiveEstante]:
    """A whole `estante up` on a free port: server, worker, services, demo data. For end-to-end tests."""
    if folder := os.environ.get(SETTING):
        starting = kept_estante(registry, Path(folder))
    else:
        starting = running_estante(registry, data=demo_data(registry))
    with starting as started:
        yield started


__all__ = ["TENANTS", "SignedIn"]
