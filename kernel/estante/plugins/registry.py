"""The plugins of this installation: which work, what they contribute, and which are on for a tenant."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.metadata import EntryPoint
from importlib.resources import files
from inspect import isasyncgenfunction, iscoroutinefunction
from pathlib import Path
from typing import Any

import pluggy
import structlog
from litestar.di import Provide

from estante import hooks
from estante.actions import Policy
from estante.bulk.acts import BulkAct
from estante.database.histories import History, history_of
from estante.events import Listener
from estante.hooks import Check, Flag
from estante.jobs.kinds import JobKind
from estante.plugins.contradictions import fault_of
from estante.plugins.discovery import Found, Plugin, PluginFault, entry_points, find
from estante.seeding import DemoData
from estante.tenancy.loader import Known
from estante.tenancy.tenant import Tenant
from estante.trash.kinds import TrashKind, trash_policies

log = structlog.get_logger("estante.plugins")
KERNEL = "estante"
# Attribute of Plugin -> the hook that fills it.
CONTRIBUTIONS = {
    "routes": "register_routes",
    "content_host_routes": "register_content_host_routes",
    "policies": "register_policies",
    "flags": "register_flags",
    "settings": "register_settings",
    "jobs": "register_jobs",
    "upload_purposes": "register_upload_purposes",
    "bulk_acts": "register_bulk_acts",
    "trash": "register_trash",
    "listeners": "register_listeners",
    "services": "register_services",
    "demo_data": "register_demo_data",
    "checks": "register_checks",
}


class BootRefused(Exception):
    """The kernel itself contradicts itself; nothing can be served."""


class PluginRegistry:
    """Every working plugin by requirements (the kernel's own part first), and the quarantined ones."""

    def __init__(self, kernel: Found, entries: Iterable[EntryPoint] | None = None) -> None:
        self.quarantined: dict[str, str] = {}
        self._manager = pluggy.PluginManager(hooks.PROJECT)
        self._manager.add_hookspecs(hooks)
        self._added: dict[str, Callable[[Any], str] | None] = {}
        self._subsets: dict[tuple[str, frozenset[str]], pluggy.HookCaller] = {}
        self._enabled: dict[tuple[str, int], frozenset[str]] = {}
        found = [kernel, *self._find(entry_points() if entries is None else entries)]
        self._register(found)
        self.plugins: dict[str, Plugin] = {}
        self._build(found)

    # -- what is here

    def __iter__(self) -> Iterator[Plugin]:
        return iter(self.plugins.values())

    def get(self, plugin_id: str) -> Plugin | None:
        return self.plugins.get(plugin_id)

    def enabled(self, tenant: Tenant) -> frozenset[str]:
        """The plugins that are on for a tenant: those of its file that work, with what they need."""
        key = (tenant.key, tenant.revision)
        enabled = self._enabled.get(key)
        if enabled is None:
            enabled = self._enabled[key] = frozenset(self._reach((KERNEL, *tenant.plugins)))
        return enabled

    def on(self, tenant: Tenant, plugin_id: str) -> bool:
        return plugin_id in self.enabled(tenant)

    def hook(self, name: str, tenant: Tenant | None = None) -> pluggy.HookCaller:
        """A hook that reaches every working plugin or, given a tenant, only those that are on for it.

        This is how a plugin calls the hooks that it added with `register_hookspecs`.
        """
        enabled = frozenset(self.plugins) if tenant is None else self.enabled(tenant)
        caller = self._subsets.get((name, enabled))
        if caller is None:
            off = [module for id, module in self._manager.list_name_plugin() if id not in enabled]
            caller = self._manager.subset_hook_caller(name, off)
            self._subsets[name, enabled] = caller
        return caller

    # -- merged contributions

    @property
    def policies(self) -> list[Policy]:
        return [policy for plugin in self for policy in (*plugin.policies, *trash_policies(plugin))]

    @property
    def flags(self) -> dict[str, Flag]:
        return {flag.name: flag for plugin in self for flag in plugin.flags}

    @property
    def jobs(self) -> dict[str, JobKind]:
        return {job.name: job for plugin in self for job in plugin.jobs}

    @property
    def bulk_acts(self) -> dict[str, BulkAct]:
        return {act.name: act for plugin in self for act in plugin.bulk_acts}

    def trash(self, tenant: Tenant) -> list[TrashKind]:
        """The kinds of deleted records of a tenant's plugins."""
        return [kind for plugin in self if self.on(tenant, plugin.id) for kind in plugin.trash]

    @property
    def listeners(self) -> list[tuple[str, Listener[Any]]]:
        """Listeners with the id of their plugin, so that only enabled ones are told."""
        return [(plugin.id, listener) for plugin in self for listener in plugin.listeners]

    @property
    def providers(self) -> dict[str, Provide]:
        """The services that plugins promise to others, by the name under which a handler asks for them."""
        services = {name: provider for plugin in self for name, provider in plugin.services.items()}
        return {
            name: Provide(provider) if _is_async(provider) else Provide(provider, sync_to_thread=False)
            for name, provider in services.items()
        }

    @property
    def demo_data(self) -> list[tuple[str, DemoData]]:
        """Demo loaders with the id of their plugin, in the order in which they must run."""
        return [(plugin.id, plugin.demo_data) for plugin in self if plugin.demo_data is not None]

    @property
    def checks(self) -> list[Check]:
        return [check for plugin in self for check in plugin.checks]

    @property
    def actions(self) -> frozenset[str]:
        return frozenset(action for plugin in self for action in plugin.actions)

    @property
    def front_sections(self) -> frozenset[str]:
        """The sections that serve people in the front office."""
        return frozenset(name for plugin in self for name in plugin.manifest.front_sections)

    @property
    def known(self) -> Known:
        """What tenants' files may name."""
        plugins = {plugin.id: plugin.settings for plugin in self if plugin.id != KERNEL}
        # A quarantined plugin is off, but a tenant's file that lists it is no mistake.
        plugins |= dict.fromkeys(self.quarantined, None)
        return Known(plugins, frozenset(self.flags), self.actions)

    @property
    def text_folders(self) -> list[Path]:
        """The plugins' `texts/` folders."""
        packages = [plugin.found.package for plugin in self if plugin.id != KERNEL]
        return [Path(str(files(package))) / "texts" for package in packages]

    @property
    def histories(self) -> list[History]:
        """The plugins' migrations, in the order of their requirements."""
        found = [history_of(plugin.id, plugin.found.package) for plugin in self if plugin.id != KERNEL]
        return [history for history in found if history is not None]

    # -- building

    def _quarantine(self, plugin_id: str, reason: str) -> None:
        self.quarantined[plugin_id] = reason
        log.error("plugin_quarantined", plugin=plugin_id, reason=reason)
        if self._manager.has_plugin(plugin_id):
            self._manager.unregister(name=plugin_id)

    def _find(self, entries: Iterable[EntryPoint]) -> Iterator[Found]:
        for entry in entries:
            try:
                yield find(entry)
            except PluginFault as fault:
                self._quarantine(entry.name, str(fault))

    def _register(self, found: Sequence[Found]) -> None:
        for one in found:
            self._manager.register(one.module, name=one.id)
        for one in found:
            try:
                for module in self._call(one, "register_hookspecs"):
                    self._manager.add_hookspecs(module)
                    claims = getattr(module, "CLAIMS", {})
                    names = [name for name in vars(module) if name.startswith("register_")]
                    self._added |= {name: claims.get(name) for name in names}
            except Exception as error:
                self._quarantine(one.id, f"register_hookspecs failed: {error!r}")
        while True:
            try:
                self._manager.check_pending()
                return
            except pluggy.PluginValidationError as error:
                self._quarantine(str(self._manager.get_name(error.plugin)), str(error))

    def _call(self, found: Found, hook: str) -> list[Any]:
        impls = getattr(self._manager.hook, hook).get_hookimpls()
        return [impl.function() for impl in impls if impl.plugin_name == found.id]

    def _build(self, found: Sequence[Found]) -> None:
        """Take plugins whose requirements are met until none is left that can be taken."""
        waiting = {one.id: one for one in found if one.id not in self.quarantined}
        while ready := [one for one in waiting.values() if set(one.manifest.requires) <= set(self.plugins)]:
            for one in ready:
                del waiting[one.id]
                self._take(one)
        for one in waiting.values():
            lacking = ", ".join(sorted(set(one.manifest.requires) - set(self.plugins)))
            self._quarantine(one.id, f"needs a plugin that is missing or quarantined: {lacking}")

    def _take(self, found: Found) -> None:
        try:
            plugin = self._contributions(found)
            if fault := fault_of(plugin, self.plugins.values()):
                raise PluginFault(fault)
        except PluginFault as fault:
            if found.id == KERNEL:
                raise BootRefused(f"the kernel {fault}") from fault
            self._quarantine(found.id, str(fault))
        else:
            self.plugins[found.id] = plugin

    def _contributions(self, found: Found) -> Plugin:
        given = {attribute: self._answer(found, hook) for attribute, hook in CONTRIBUTIONS.items()}
        # The hooks of other plugins are theirs to call: one that cannot answer must not wait until then.
        claimed = frozenset(one for hook in self._added for one in self._claims(found, hook))
        told = {attribute: answer for attribute, answer in given.items() if answer is not None}
        return Plugin(found=found, claimed=claimed, **told)

    def _answer(self, found: Found, hook: str) -> Any:
        try:
            answers = [answer for answer in self._call(found, hook) if answer is not None]
        except Exception as error:
            raise PluginFault(f"{hook} failed: {type(error).__name__}: {error}") from error
        return answers[0] if answers else None

    def _claims(self, found: Found, hook: str) -> list[str]:
        answer, claim = self._answer(found, hook), self._added[hook]
        try:
            return [claim(one) for one in answer or ()] if claim else []
        except Exception as error:
            raise PluginFault(f"{hook} gave what it may not: {type(error).__name__}: {error}") from error

    def _reach(self, wanted: Iterable[str]) -> Iterator[str]:
        for plugin_id in wanted:
            if plugin := self.plugins.get(plugin_id):
                yield plugin_id
                yield from self._reach(plugin.manifest.requires)


def _is_async(provider: Callable[..., object]) -> bool:
    return iscoroutinefunction(provider) or isasyncgenfunction(provider)
