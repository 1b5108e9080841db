"""Two tenants with people, on services of their own; the application in this process, a worker in another."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from uuid import UUID

import httpx
from estante import builtin
from estante.app import create_app
from estante.config import Platform, load_platform
from estante.database.migrate import migrate_all
from estante.identity import sessions
from estante.identity.models import Person
from estante.plugins.discovery import DiscoveredPlugin
from estante.plugins.registry import PluginRegistry
from estante.services.embedded import Services
from estante.tenancy.tenant import Tenant
from uuid_utils.compat import uuid7

TENANT = """
guid = "{guid}"
name = "{key}"
hosts = ["{key}.localhost"]
languages = ["es", "pt", "en"]
plugins = ["probe"]

[limits]
upload_bytes = {upload_bytes}
image_bytes = 200000
avatar_bytes = 100000

[settings]
restricted = {hidden}
"""
TENANTS = {
    "andaluna": ("018f0000-0000-7000-8000-000000000001", 60_000_000, "false"),
    "ipe": ("018f0000-0000-7000-8000-000000000002", 1_000_000, "true"),
}


def registry() -> PluginRegistry:
    """The kernel and the probe."""
    kernel = DiscoveredPlugin(builtin.MANIFEST, builtin, "estante", None)
    return PluginRegistry(kernel, [EntryPoint("probe", "tests.kernel.jobs.probe.plugin", "estante.plugins")])


class World:
    """What the stories happen in."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.app = create_app(platform, registry=registry())
        self.services = self.app.services
        self.files, self.database, self.queue = (
            self.services.files,
            self.services.database,
            self.services.queue,
        )

    def tenant(self, key: str = "andaluna") -> Tenant:
        found = self.services.tenants.by_key(key)
        assert found is not None, self.services.tenants.errors
        return found

    async def sign_in(self, key: str = "andaluna", lang: str = "es") -> tuple[str, UUID]:
        """A new person of a tenant: (token, guid)."""
        tenant = self.tenant(key)
        guid = uuid7()
        async with self.database.transaction(tenant) as session:
            session.add(
                Person(
                    tenant_id=tenant.guid,
                    guid=guid,
                    username=guid.hex,
                    name="Ana",
                    lastname="Prueba",
                    role_guid="R04",
                    lang_id=lang,
                )
            )
            await session.flush()
            opened = await sessions.start(session, tenant, guid)
        return opened.token, guid

    @asynccontextmanager
    async def client(self, key: str = "andaluna", lang: str = "es") -> AsyncIterator[httpx.AsyncClient]:
        """A signed-in browser on the tenant's host."""
        token, _ = await self.sign_in(key, lang)
        async with self.browser(f"{key}.localhost", {"Authorization": f"Bearer {token}"}) as client:
            yield client

    def browser(self, host: str, headers: dict[str, str] | None = None) -> httpx.AsyncClient:
        """A browser on any host, without a session."""
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app), base_url=f"http://{host}:8000", headers=headers
        )

    @contextmanager
    def worker(self) -> Iterator[subprocess.Popen[bytes]]:
        """A worker process; ended at the end if it still lives."""
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.kernel.jobs.probe.world"],
            env={**os.environ, **self.environ(), "PYTHONPATH": str(Path(__file__).parents[4])},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield process
        finally:
            process.terminate()
            process.wait(30)

    def environ(self) -> dict[str, str]:
        found = self.platform.addresses
        return {
            "DATABASE_URL": found.app_url,
            "REDIS_URL": found.redis_url,
            "ESTANTE_BASE_PATH": str(self.platform.base_path),
            "ESTANTE_SECRET": self.platform.secret,
        }

    async def close(self) -> None:
        await self.queue.live.close()
        await self.database.close()
        await self.services.valkey.aclose()


@contextmanager
def running(folder: Path) -> Iterator[Platform]:
    """Services on a folder, migrated, with the two tenants' files."""
    platform = load_platform({"ESTANTE_BASE_PATH": str(folder)})
    for key, (guid, upload_bytes, hidden) in TENANTS.items():
        (platform.tenants_dir / key).mkdir(parents=True)
        text = TENANT.format(key=key, guid=guid, upload_bytes=upload_bytes, hidden=hidden)
        (platform.tenants_dir / key / "tenant.toml").write_text(text)
    services = Services(platform, {"fsync": "off"})
    try:
        started = services.start()
        migrate_all(started.addresses.owner_url)
        yield started
    finally:
        services.stop()


async def person_of(world: World, key: str, token: str) -> UUID:
    return (await sessions.authenticate(world.database, world.tenant(key), token)).guid


if __name__ == "__main__":
    import asyncio

    from estante.jobs.worker import WorkerProcess, _serve_until_signal
    from estante.tenancy.registry import TenantRegistry

    own = load_platform()
    plugins = registry()
    tenants = TenantRegistry(own.tenants_dir, plugins.known)
    asyncio.run(_serve_until_signal(WorkerProcess(own, plugins, tenants, sweep_seconds=1, grace_seconds=1)))
