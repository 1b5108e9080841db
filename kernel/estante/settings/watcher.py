"""Holds the tenants' changed settings and texts in a process: told through Valkey at once, looked for
every second.

A change counts the tenant's version in the transaction that makes it. Whoever sees another sum of all
versions than before reads what it lacks. A message only wakes the look: a Valkey that is away costs a
second.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING
from uuid import UUID

import asyncpg
import msgspec
import structlog
from redis.exceptions import RedisError

from estante.languages.own_texts import read_own_texts
from estante.tenancy.layers import Layer
from estante.valkey import open_listener

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from estante.database.engine import Database, Reading
    from estante.languages.texts import Texts
    from estante.tenancy.registry import TenantRegistry
    from estante.tenancy.tenant import Tenant

CHANNEL = "estante:settings"
LOOK_SECONDS = 1.0
SUM = "SELECT coalesce(sum(version + texts), 0) FROM settings_versions"
VERSIONS = "SELECT tenant_guid, version, texts FROM settings_versions"
# One statement, so that the values are those of the version.
VALUES = """
SELECT v.version, s.key, s.value::text AS value
FROM settings_versions v LEFT JOIN tenant_settings s ON s.tenant_id = v.tenant_guid
WHERE v.tenant_guid = $1 ORDER BY s.key
"""
# How often a tenant's settings, and its texts, were changed.
Counts = tuple[int, int]
NEVER: Counts = (0, 0)
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
log = structlog.get_logger("estante.settings")


class SettingsWatcher:
    """Lays what is stored over the tenants, and over the texts, of one process."""

    def __init__(
        self, database: "Database", tenants: "TenantRegistry", texts: "Texts", redis_url: str
    ) -> None:
        self._database, self._tenants, self._redis_url = database, tenants, redis_url
        self._texts = texts
        # By PostgreSQL (None is the platform's): the sum that was seen last, and each tenant's version then.
        self._sums: dict[str | None, int] = {}
        self._versions: dict[str | None, dict[UUID, Counts]] = {}
        self._loaded: dict[tuple[str | None, UUID], Counts] = {}
        self._woken = asyncio.Event()

    async def refresh(self) -> None:
        """Read what changed since the last look. A PostgreSQL that is away leaves what is known."""
        homes: dict[str | None, list[Tenant]] = {}
        for tenant in self._tenants.all():
            homes.setdefault(tenant.database, []).append(tenant)
        for url, living in homes.items():
            try:
                async with self._database.reading(living[0]) as connection:
                    await self._look(connection, url)
                for tenant in living:
                    now = self._versions[url].get(tenant.guid, NEVER)
                    before = self._loaded.get((url, tenant.guid), NEVER)
                    if now[0] != before[0]:
                        await self.load(tenant)
                    if now[1] != before[1]:
                        await self._load_texts(tenant, now[1])
            except AWAY as error:
                log.warning("settings_not_read", reason=repr(error))

    async def _look(self, connection: "Reading", url: str | None) -> None:
        total = int(await connection.fetchval(SUM))
        if self._sums.get(url) != total:
            rows = await connection.fetch(VERSIONS)
            self._versions[url] = {row["tenant_guid"]: (row["version"], row["texts"]) for row in rows}
            self._sums[url] = total

    async def load(self, tenant: "Tenant") -> None:
        """Read one tenant's settings now."""
        async with self._database.reading(tenant) as connection:
            rows = await connection.fetch(VALUES, tenant.guid)
        if not rows:
            return
        version = rows[0]["version"]
        values = {row["key"]: msgspec.json.decode(row["value"]) for row in rows if row["key"] is not None}
        known, texts = self._loaded.get((tenant.database, tenant.guid), NEVER)
        if version >= known:
            self._loaded[tenant.database, tenant.guid] = (version, texts)
            self._tenants.set_layer(tenant.guid, Layer(version, values))

    async def _load_texts(self, tenant: "Tenant", count: int) -> None:
        """Read one tenant's texts: at least what they were when they had been changed `count` times."""
        async with self._database.reading(tenant) as connection:
            own = await read_own_texts(connection)
        version, _before = self._loaded.get((tenant.database, tenant.guid), NEVER)
        self._loaded[tenant.database, tenant.guid] = (version, count)
        self._texts.set_own(tenant.guid, own)

    async def watch(self, stop: asyncio.Event) -> None:
        """Keep the process up to date until `stop` is set."""
        tasks = [asyncio.create_task(self._listen(stop)), asyncio.create_task(self._wake_at(stop))]
        try:
            while not stop.is_set():
                try:
                    await self.refresh()
                except Exception:
                    log.exception("settings_watch_failed")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), LOOK_SECONDS)
                self._woken.clear()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _wake_at(self, stop: asyncio.Event) -> None:
        """Let nobody who ends wait for the next look."""
        await stop.wait()
        self._woken.set()

    async def _listen(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(RedisError, OSError):
                async with (
                    open_listener(self._redis_url) as valkey,
                    valkey.pubsub(ignore_subscribe_messages=True) as inbox,
                ):
                    await inbox.subscribe(CHANNEL)
                    async for _message in inbox.listen():
                        self._woken.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), LOOK_SECONDS)


async def publish_change(valkey: "Redis", tenant: "Tenant") -> None:
    """Wake the other processes; call it after the commit. They look by themselves when Valkey is away."""
    with contextlib.suppress(RedisError, OSError):
        await valkey.publish(CHANNEL, str(tenant.guid))
