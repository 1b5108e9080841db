"""The tenants that are being served: from host to tenant, and reloaded when a file changes."""

import asyncio
from pathlib import Path
from uuid import UUID

import msgspec
import structlog
from watchfiles import awatch

from estante.tenancy.loader import FILE, Known, TenantInvalid, read_tenant
from estante.tenancy.tenant import Tenant

log = structlog.get_logger("estante.tenancy")


class TenantRegistry:
    """Every tenant with a good file. A file that turns bad keeps its last good version."""

    def __init__(self, folder: Path, known: Known) -> None:
        self.folder = folder
        self.known = known
        self.errors: dict[str, TenantInvalid] = {}
        self._tenants: dict[str, Tenant] = {}
        self._hosts: dict[str, Tenant] = {}
        self._texts: dict[str, bytes] = {}
        self.watching, self.changed = asyncio.Event(), asyncio.Event()
        self.reload()

    def reload(self) -> list[str]:
        """Read the files that changed. Answers the keys that did."""
        files = {path.parent.name: path for path in sorted(self.folder.glob(f"*/{FILE}"))}
        changed = [key for key in self._texts.keys() - files.keys() if self._forget(key)]
        changed += [key for key, path in files.items() if self._read(key, path)]
        self._index()
        return changed

    def put(self, tenant: Tenant) -> Tenant:
        """Serve a tenant that has no file, or another version of one that has, as a reload would."""
        last = self._tenants.get(tenant.key)
        placed = msgspec.structs.replace(tenant, revision=(last.revision if last else 0) + 1)
        self._tenants[tenant.key] = placed
        self._index()
        return placed

    def _index(self) -> None:
        self._hosts = {host.lower(): tenant for tenant in self.all() for host in tenant.hosts}

    def _forget(self, key: str) -> bool:
        self._tenants.pop(key, None)
        self._texts.pop(key)
        self.errors.pop(key, None)
        log.info("tenant_removed", tenant=key)
        return True

    def _read(self, key: str, path: Path) -> bool:
        try:
            text = path.read_bytes()
        except OSError:
            text = b""
        if self._texts.get(key) == text:
            return False
        self._texts[key] = text
        last = self._tenants.get(key)
        try:
            tenant = read_tenant(path, self.known, revision=(last.revision if last else 0) + 1)
            self._must_be_alone(tenant, path)
        except TenantInvalid as error:
            self.errors[key] = error
            log.error("tenant_invalid", tenant=key, kept_last_good=last is not None, mistakes=error.mistakes)
            return False
        self.errors.pop(key, None)
        self._tenants[key] = tenant
        log.info("tenant_loaded", tenant=key, revision=tenant.revision)
        return True

    def _must_be_alone(self, tenant: Tenant, path: Path) -> None:
        for other in self._tenants.values():
            if other.key == tenant.key:
                continue
            if other.guid == tenant.guid:
                raise TenantInvalid([f"{path}: guid: is also the guid of the tenant `{other.key}`"])
            if both := set(tenant.hosts) & set(other.hosts):
                hosts = ", ".join(sorted(both))
                raise TenantInvalid([f"{path}: hosts: {hosts} already belongs to the tenant `{other.key}`"])

    def all(self) -> list[Tenant]:
        """Every tenant, by key."""
        return [self._tenants[key] for key in sorted(self._tenants)]

    def by_key(self, key: str) -> Tenant | None:
        return self._tenants.get(key)

    def by_guid(self, guid: UUID) -> Tenant | None:
        return next((tenant for tenant in self._tenants.values() if tenant.guid == guid), None)

    def by_host(self, host: str) -> Tenant | None:
        """The tenant of a Host header; its port does not matter."""
        return self._hosts.get(host) or self._hosts.get(plain_host(host))

    async def watch(self, stop: asyncio.Event) -> None:
        """Reload while the process runs, until `stop` is set; `watching` and `changed` tell the first round
        and the first change."""
        changes = awatch(
            self.folder, stop_event=stop, step=50, debounce=400, yield_on_timeout=True, rust_timeout=1000
        )
        async for _changes in changes:
            # An empty round comes every second: a change that the system does not tell of is still read.
            if self.reload():
                self.changed.set()
            self.watching.set()


def plain_host(host: str) -> str:
    """A host's name without port, in lower case."""
    name = host.lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0].rstrip(".")
