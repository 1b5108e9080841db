"""The tenants that are being served: from host to tenant, and reloaded when a file changes."""

import asyncio
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Protocol
from uuid import UUID

import msgspec
import structlog
from msgspec import Struct
from watchfiles import awatch

from estante.config import Platform
from estante.tenancy.editable import SettingField, editable_fields, system_keys
from estante.tenancy.layers import Layer, Layered, with_layer
from estante.tenancy.loader import FILE, Known, Reading, TenantInvalid, line_of_text, read_leniently
from estante.tenancy.ownership import settle
from estante.tenancy.snapshots import NAME, TenantSnapshots
from estante.tenancy.tenant import Tenant

log = structlog.get_logger("estante.tenancy")
NO_LAYER = Layer()


class HasKnown(Protocol):
    """The part of the plugin registry that the tenants need."""

    @property
    def known(self) -> Known: ...


class _File(Struct):
    """A tenant's file as it was last read."""

    seen: tuple[int, int, int]
    content: bytes
    reading: Reading | None = None
    error: TenantInvalid | None = None


class TenantRegistry:
    """Every tenant with a good file. A file that turns bad keeps its last good version, also over a restart.

    Over the file lies what the back office changed (`set_layer`). `errors` say why a folder's file is not
    what is served, `warnings` what is odd in one that is, `layer_problems` why stored values do not hold.
    """

    def __init__(self, folder: Path, known: Known, snapshots: TenantSnapshots | None = None) -> None:
        self.folder = folder
        self.known = known
        self.errors: dict[str, TenantInvalid] = {}
        self.warnings: dict[str, tuple[str, ...]] = {}
        self._snapshots = snapshots or TenantSnapshots()
        self._files: dict[str, _File] = {}
        self._fields: dict[str, SettingField] | None = None
        self._system_keys: Mapping[str, str] | None = None
        # As their files say them; `_served` is what holds, with the file's tenant and the layer it came from.
        self._tenants: dict[str, Tenant] = {}
        self._layers: dict[UUID, Layer] = {}
        self._served: dict[str, tuple[Tenant, Layer, Layered]] = {}
        self._hosts: dict[str, Tenant] = {}
        self._guids: dict[UUID, Tenant] = {}
        self.watching, self.changed = asyncio.Event(), asyncio.Event()
        self.reload()

    def reload(self) -> list[str]:
        """Read the files that changed. Answers the keys of the tenants that did."""
        paths = {path.parent.name: path for path in sorted(self.folder.glob(f"*/{FILE}"))}
        gone = self._files.keys() - paths.keys()
        known = set(self._files)
        fresh = [key for key, path in paths.items() if self._read(key, path)]
        if not gone and not fresh:
            return []
        for key in gone:
            del self._files[key]
            self._snapshots.forget(key)
        return self._settle(gone, fresh, known.intersection(fresh))

    def put(self, tenant: Tenant) -> Tenant:
        """Serve a tenant that has no file, or another version of one that has, as a reload would."""
        last = self._tenants.get(tenant.key)
        placed = msgspec.structs.replace(tenant, revision=(last.revision if last else 0) + 1)
        self._tenants[tenant.key] = placed
        self._index()
        return self._served[tenant.key][2].tenant

    @property
    def fields(self) -> Mapping[str, SettingField]:
        """The keys that the back office may change, by their dotted path."""
        if self._fields is None:
            self._fields = {field.key: field for field in editable_fields(Tenant, self.known.plugins)}
        return self._fields

    @property
    def system_keys(self) -> Mapping[str, str]:
        """The dotted path of each setting that `GET system-settings` answers, by its name there."""
        if self._system_keys is None:
            self._system_keys = system_keys(Tenant, self.known.plugins)
        return self._system_keys

    def set_layer(self, guid: UUID, layer: Layer) -> None:
        """Lay what the back office changed over a tenant's file, from now on."""
        if self._layers.get(guid) == layer:
            return
        self._layers[guid] = layer
        self._index()
        tenant = self._guids.get(guid)
        if tenant is not None:
            self.changed.set()
            log.info("tenant_settings_changed", tenant=tenant.key, revision=tenant.revision)
            for key, reason in self.layer_problems(tenant.key).items():
                log.warning("tenant_setting_ignored", tenant=tenant.key, setting=key, reason=reason)

    def layer(self, guid: UUID) -> Layer:
        """What the back office changed, as this process knows it."""
        return self._layers.get(guid, NO_LAYER)

    def layer_problems(self, key: str) -> Mapping[str, str]:
        """Why stored values of a tenant do not hold, by setting."""
        return self._served[key][2].problems if key in self._served else {}

    def of_file(self, key: str) -> Tenant | None:
        """A tenant as its file alone says it."""
        return self._tenants.get(key)

    def _lay(self, key: str, of_file: Tenant) -> tuple[Tenant, Layer, Layered]:
        """A tenant with its layer: the same object for as long as both are the same."""
        layer = self.layer(of_file.guid)
        last = self._served.get(key)
        if last is not None and last[0] is of_file and last[1] is layer:
            return last
        return of_file, layer, with_layer(of_file, layer, self.fields)

    def _index(self) -> None:
        self._served = {key: self._lay(key, of_file) for key, of_file in self._tenants.items()}
        self._hosts = {host.lower(): tenant for tenant in self.all() for host in tenant.hosts}
        self._guids = {tenant.guid: tenant for tenant in self.all()}

    def _read(self, key: str, path: Path) -> bool:
        """Take up a file whose content is another than before."""
        last = self._files.get(key)
        try:
            mark = path.stat()
            seen = (mark.st_mtime_ns, mark.st_size, mark.st_ino)
            if last is not None and last.seen == seen:
                return False
            content = path.read_bytes()
        except OSError:
            seen, content = (0, 0, 0), b""
        if last is not None and last.content == content:
            last.seen = seen
            return False
        self._files[key] = file = _File(seen, content)
        try:
            file.reading = read_leniently(path, self.known, content)
        except TenantInvalid as error:
            file.error = error
        return True

    def _settle(self, gone: Collection[str], fresh: Collection[str], renewed: Collection[str]) -> list[str]:
        """Decide anew who is served, because some files went, came or changed."""
        wanted = {key: file.reading.tenant for key, file in self._files.items() if file.reading}
        standing = {key: last for key in self._files if (last := self._last_good(key)) is not None}
        with self._snapshots.open() as owners:
            decision = settle(wanted, standing, self._files.keys(), renewed, owners)
        changed = []
        for key in gone:
            if self._tenants.pop(key, None) is not None:
                log.info("tenant_removed", tenant=key)
                changed.append(key)
        self.errors = {}
        self.warnings = {}
        for key, file in self._files.items():
            served = decision.served.get(key)
            if served is not self._tenants.get(key):
                changed.append(key)
                self._serve(key, served)
            self._note(key, file, decision.refused.get(key), is_fresh=key in fresh)
            if served is not None and served is wanted.get(key):
                self._snapshots.keep(key, file.content)
        self._index()
        return changed

    def _last_good(self, key: str) -> Tenant | None:
        """What is served now, else what was served before the process began."""
        last = self._tenants.get(key)
        content = self._snapshots.last_good(key) if last is None else None
        if content is None or content == self._files[key].content:
            return last
        try:
            return read_leniently(self.folder / key / FILE, self.known, content).tenant
        except TenantInvalid:
            return None

    def _serve(self, key: str, tenant: Tenant | None) -> None:
        if tenant is None:
            del self._tenants[key]
        else:
            self._tenants[key] = tenant
            log.info("tenant_loaded", tenant=key, revision=tenant.revision)

    def _note(self, key: str, file: "_File", refused: str | None, *, is_fresh: bool) -> None:
        """Keep what is wrong or odd with a file for whoever asks, and log it when the file is new."""
        path = self.folder / key / FILE
        if refused is not None:
            file.error = TenantInvalid([f"{path}:{line_of_text(file.content, refused)}: {refused}"])
        elif file.reading is not None:
            file.error = None
        if file.error is not None:
            self.errors[key] = file.error
            if is_fresh:
                is_served = key in self._tenants
                log.error(
                    "tenant_invalid", tenant=key, kept_last_good=is_served, mistakes=file.error.mistakes
                )
        elif file.reading is not None and file.reading.warnings:
            self.warnings[key] = file.reading.warnings
            if is_fresh:
                log.warning("tenant_odd", tenant=key, warnings=file.reading.warnings)

    def all(self) -> list[Tenant]:
        """Every tenant, by key."""
        return [self._served[key][2].tenant for key in sorted(self._served)]

    def by_key(self, key: str) -> Tenant | None:
        return self._served[key][2].tenant if key in self._served else None

    def by_guid(self, guid: UUID) -> Tenant | None:
        return self._guids.get(guid)

    def by_host(self, host: str) -> Tenant | None:
        """The tenant of a Host header; its port does not matter."""
        return self._hosts.get(host) or self._hosts.get(plain_host(host))

    def by_label(self, key: str) -> Tenant | None:
        """The tenant of a folder, as a host's name says it: in lower case."""
        return next((tenant for tenant in self.all() if tenant.key.lower() == key), None)

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


def open_tenants(platform: Platform, known: HasKnown, *, read_only: bool = False) -> TenantRegistry:
    """The platform's tenants, with what is remembered of them."""
    snapshots = TenantSnapshots(platform.data_dir / NAME, read_only=read_only)
    return TenantRegistry(platform.tenants_dir, known.known, snapshots)
