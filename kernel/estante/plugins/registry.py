"""The plugins of this installation: which work, what they contribute, and which are on for a tenant."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from importlib.resources import files
from inspect import isasyncgenfunction, iscoroutinefunction
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pluggy
import structlog
from litestar.di import Provide
from msgspec import Struct

from estante import hooks
from estante.actions import Policy
from estante.bulk.acts import BulkAct
from estante.database.histories import History, history_of
from estante.events.listeners import Listener
from estante.first_steps.steps import FirstStep
from estante.hooks import Check, Flag
from estante.identity.roles import ROLES
from estante.imports.spec import ImportSpec
from estante.jobs.kinds import JobKind
from estante.mail.kinds import LetterKind
from estante.notifications.kinds import NotificationKind
from estante.plugins.answers import ANNOTATIONS, check_answer
from estante.plugins.discovery import DiscoveredPlugin, Plugin, PluginFault, entry_points, faults_as, find
from estante.plugins.hook_caller import HookCaller
from estante.plugins.icons import IconInvalid, read_icon
from estante.plugins.owners import KERNEL
from estante.plugins.record_types import RecordType
from estante.plugins.validation import claims_of, first_conflict
from estante.privacy.declarations import PersonalData
from estante.records.uses import Uses
from estante.seeding import DemoData, ReferenceData
from estante.tenancy.editable import fields_of
from estante.tenancy.loader import Known
from estante.tenancy.tenant import Tenant
from estante.trash.kinds import TrashKind, trash_policies

log = structlog.get_logger("estante.plugins")
# Attribute of Plugin -> the hook that fills it.
CONTRIBUTIONS = {
    "routes": "register_routes",
    "content_host_routes": "register_content_host_routes",
    "policies": "register_policies",
    "flags": "register_flags",
    "settings": "register_settings",
    "jobs": "register_jobs",
    "notification_kinds": "register_notification_kinds",
    "letters": "register_letters",
    "upload_purposes": "register_upload_purposes",
    "bulk_acts": "register_bulk_acts",
    "trash": "register_trash",
    "imports": "register_imports",
    "uses": "register_uses",
    "relations": "register_relations",
    "listeners": "register_listeners",
    "personal_data": "register_personal_data",
    "services": "register_services",
    "demo_data": "register_demo_data",
    "reference_data": "register_reference_data",
    "first_steps": "register_first_steps",
    "checks": "register_checks",
}


class Added(Struct, frozen=True):
    """A hook that a plugin added: the type of its answers, and what only one plugin may give, in words."""

    annotation: Any
    claim: Callable[[Any], str] | None


class BootRefused(Exception):
    """The kernel itself contradicts itself; nothing can be served."""


class PluginRegistry:
    """Every working plugin by requirements (the kernel's own part first), and the quarantined ones.

    `histories` are the plugins' migrations, in the order of their requirements.
    """

    def __init__(
        self,
        kernel: DiscoveredPlugin,
        entries: Iterable[EntryPoint] | None = None,
        try_out: Callable[[Plugin, Mapping[str, Provide]], None] = lambda _plugin, _services: None,
    ) -> None:
        self.quarantined: dict[str, str] = {}
        self._manager = pluggy.PluginManager(hooks.PROJECT)
        self._manager.add_hookspecs(hooks)
        self._try_out = try_out
        self._added: dict[str, Added] = {}
        self._owners: dict[str, str] = {}
        self._subsets: dict[tuple[str, frozenset[str]], pluggy.HookCaller] = {}
        self._enabled: dict[tuple[str, int], frozenset[str]] = {}
        discovered = [kernel, *self._find(entry_points() if entries is None else entries)]
        self.plugins: dict[str, Plugin] = {}
        self._register(discovered)
        self._build(discovered)
        # Also of those that are set aside later: `estante migrate` tries them again.
        self.histories = [plugin for plugin in map(_history, self) if plugin is not None]

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
    def jobs(self) -> dict[str, JobKind[Any]]:
        return {job.name: job for plugin in self for job in plugin.jobs}

    @property
    def notification_kinds(self) -> dict[str, NotificationKind[Any]]:
        return {kind.name: kind for plugin in self for kind in plugin.notification_kinds}

    @property
    def letters(self) -> dict[str, LetterKind[Any]]:
        return {kind.name: kind for plugin in self for kind in plugin.letters}

    @property
    def bulk_acts(self) -> dict[str, BulkAct]:
        return {act.name: act for plugin in self for act in plugin.bulk_acts}

    @property
    def imports(self) -> dict[str, ImportSpec]:
        return {spec.name: spec for plugin in self for spec in plugin.imports}

    def trash(self, tenant: Tenant) -> list[TrashKind]:
        """The kinds of deleted records of a tenant's plugins."""
        return [kind for plugin in self if self.on(tenant, plugin.id) for kind in plugin.trash]

    def uses(self, tenant: Tenant, of: str) -> list[tuple[str, Uses]]:
        """How a tenant's plugins use records of one kind, each with the id of its plugin."""
        return [
            (plugin.id, uses)
            for plugin in self
            if self.on(tenant, plugin.id)
            for uses in plugin.uses
            if uses.of == of
        ]

    @property
    def personal_data(self) -> list[PersonalData]:
        """What every plugin keeps about people, also one that is off where it was on before.

        What names people comes before the people, and they are the kernel's: its own declarations end it.
        """
        return [data for plugin in reversed(self.plugins.values()) for data in plugin.personal_data]

    @property
    def listeners(self) -> list[tuple[str, Listener[Any]]]:
        """Listeners with the id of their plugin, so that only enabled ones are told."""
        return [(plugin.id, listener) for plugin in self for listener in plugin.listeners]

    @property
    def providers(self) -> dict[str, Provide]:
        """The services that plugins promise to others, by the name under which a handler asks for them."""
        return _providers(self)

    @property
    def demo_data(self) -> list[tuple[str, DemoData]]:
        """Demo loaders with the id of their plugin, in the order in which they must run."""
        return [(plugin.id, plugin.demo_data) for plugin in self if plugin.demo_data is not None]

    @property
    def reference_data(self) -> list[tuple[str, ReferenceData]]:
        """Loaders of reference data with the id of their plugin, in the order in which they must run."""
        return [(plugin.id, plugin.reference_data) for plugin in self if plugin.reference_data is not None]

    def first_steps(self, tenant: Tenant) -> list[FirstStep]:
        """What a tenant's plugins have a new organization do."""
        return [step for plugin in self if self.on(tenant, plugin.id) for step in plugin.first_steps]

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

    def public_scopes(self, tenant: Tenant) -> frozenset[str]:
        """The scopes of texts that a tenant's plugins show without a session."""
        on = (plugin for plugin in self if self.on(tenant, plugin.id))
        return frozenset(scope for plugin in on for scope in plugin.manifest.public_texts)

    @property
    def known(self) -> Known:
        """What tenants' files may name."""
        plugins = {plugin.id: plugin.settings for plugin in self if plugin.id != KERNEL}
        # A quarantined plugin is off, but a tenant's file that lists it is no mistake.
        plugins |= dict.fromkeys(self.quarantined, None)
        return Known(plugins, frozenset(self.flags), self.actions, frozenset(ROLES), dict(self.quarantined))

    @property
    def text_folders(self) -> dict[str, Path]:
        """The plugins' `texts/` folders, by plugin."""
        return {plugin.id: plugin.discovered.texts for plugin in self if plugin.id != KERNEL}

    # -- setting aside

    def set_aside(self, plugin_id: str, reason: str) -> None:
        """Take a plugin out, and those that need it; what it gave is not asked for again."""
        del self.plugins[plugin_id]
        self._quarantine(plugin_id, reason)
        self._enabled.clear()
        self._subsets.clear()
        for other in [plugin.id for plugin in self if plugin_id in plugin.manifest.requires]:
            if other in self.plugins:
                self.set_aside(other, f"needs a plugin that is missing or quarantined: {plugin_id}")

    def _quarantine(self, plugin_id: str, reason: str) -> None:
        self.quarantined[plugin_id] = reason
        log.error("plugin_quarantined", plugin=plugin_id, reason=reason)
        if self._manager.has_plugin(plugin_id):
            self._manager.unregister(name=plugin_id)

    # -- building

    def _find(self, entries: Iterable[EntryPoint]) -> Iterator[DiscoveredPlugin]:
        taken = {KERNEL}
        for entry in entries:
            try:
                if entry.name in taken:
                    # By its module, or the reason would be told of the one that has the name.
                    self._quarantine(entry.module, f"its id `{entry.name}` belongs to another plugin")
                    continue
                taken.add(entry.name)
                yield find(entry)
            except PluginFault as fault:
                self._quarantine(entry.name, str(fault))

    def _register(self, discovered: Sequence[DiscoveredPlugin]) -> None:
        """Register every plugin when all hooks are known, so that each is measured by all of them."""
        for plugin in discovered:
            with self._setting_aside(plugin.id, "register_hookspecs failed"):
                self._add_hooks(plugin)
        for plugin in [plugin for plugin in discovered if plugin.id not in self.quarantined]:
            with self._setting_aside(plugin.id, "has hooks that cannot be used"):
                self._manager.register(plugin.module, name=plugin.id)
        while True:
            try:
                self._manager.check_pending()
                return
            except pluggy.PluginValidationError as error:
                self._quarantine(str(self._manager.get_name(error.plugin)), str(error))

    def _add_hooks(self, discovered: DiscoveredPlugin) -> None:
        """Add the hooks that a plugin brings, which it names while nothing else of it is known yet."""
        alone = pluggy.PluginManager(hooks.PROJECT)
        alone.add_hookspecs(hooks)
        alone.register(discovered.module)
        for impl in alone.hook.register_hookspecs.get_hookimpls():
            module: Any = impl.function()
            check_answer("register_hookspecs", module, ModuleType)
            self._manager.add_hookspecs(module)
            claims = getattr(module, "CLAIMS", {})
            for name, spec in vars(module).items():
                if name.startswith("register_"):
                    self._added[name] = Added(spec.__annotations__.get("return", Any), claims.get(name))

    @contextmanager
    def _setting_aside(self, plugin_id: str, what: str) -> Iterator[None]:
        try:
            with faults_as(what):
                yield
        except PluginFault as fault:
            if plugin_id == KERNEL:
                raise BootRefused(f"the kernel {fault}") from fault
            self._quarantine(plugin_id, str(fault))

    def _call(self, discovered: DiscoveredPlugin, hook: str) -> list[Any]:
        impls = getattr(self._manager.hook, hook).get_hookimpls()
        return [impl.function() for impl in impls if impl.plugin_name == discovered.id]

    def _build(self, discovered: Sequence[DiscoveredPlugin]) -> None:
        """Take plugins whose requirements are met until none is left that can be taken."""
        waiting = {plugin.id: plugin for plugin in discovered if plugin.id not in self.quarantined}
        while ready := [
            plugin for plugin in waiting.values() if set(plugin.manifest.requires) <= set(self.plugins)
        ]:
            for plugin in ready:
                del waiting[plugin.id]
                self._take(plugin)
        for plugin in waiting.values():
            lacking = ", ".join(sorted(set(plugin.manifest.requires) - set(self.plugins)))
            self._quarantine(plugin.id, f"needs a plugin that is missing or quarantined: {lacking}")

    def _take(self, discovered: DiscoveredPlugin) -> None:
        with self._setting_aside(discovered.id, "cannot be taken"):
            plugin = self._contributions(discovered)
            with faults_as("has routes that cannot be built"):
                claims = claims_of(plugin)
                fault = first_conflict(plugin, self.plugins.values(), claims, self._owners)
            if fault:
                raise PluginFault(fault)
            if discovered.id != KERNEL:
                self._try_out(plugin, _providers([*self, plugin]))
            self.plugins[discovered.id] = plugin
            self._owners |= dict.fromkeys(claims, discovered.id)

    def _contributions(self, discovered: DiscoveredPlugin) -> Plugin:
        parts = {
            attribute: answer
            for attribute, hook in CONTRIBUTIONS.items()
            for answer in self._answers(discovered, hook, ANNOTATIONS[attribute])
        }
        if (settings := parts.get("settings")) is not None:
            with faults_as("has settings that cannot be read"):
                list(fields_of(settings))
        # The hooks of other plugins are theirs to call: one that cannot answer must not wait until then.
        values = {hook: self._values(discovered, hook, added) for hook, added in self._added.items()}
        return Plugin(
            discovered=discovered,
            claimed=tuple(_claims(values, self._added)),
            record_types=tuple(_record_types(values, discovered)),
            **parts,
        )

    def _answers(self, discovered: DiscoveredPlugin, hook: str, annotation: Any) -> list[Any]:
        """What one hook of a plugin gave, if the plugin has it; of its right type."""
        with faults_as(f"{hook} failed"):
            answers = self._call(discovered, hook)
        for answer in answers:
            check_answer(hook, answer, annotation)
        return answers

    def _values(self, discovered: DiscoveredPlugin, hook: str, added: Added) -> list[Any]:
        answers = self._answers(discovered, hook, added.annotation)
        with faults_as(f"{hook} gave what it may not"):
            return [value for answer in answers for value in answer]

    def _reach(self, wanted: Iterable[str]) -> Iterator[str]:
        for plugin_id in wanted:
            if plugin := self.plugins.get(plugin_id):
                yield plugin_id
                yield from self._reach(plugin.manifest.requires)


def _claims(values: Mapping[str, Sequence[Any]], hooks: Mapping[str, Added]) -> Iterator[str]:
    for hook, answers in values.items():
        claim = hooks[hook].claim
        with faults_as(f"{hook} gave what it may not"):
            yield from (claim(value) for value in answers if claim is not None)


def _record_types(values: Mapping[str, Sequence[Any]], discovered: DiscoveredPlugin) -> Iterator[RecordType]:
    for hook, answers in values.items():
        for value in answers:
            if isinstance(value, RecordType):
                try:
                    icon = read_icon(value.icon, Path(str(files(discovered.package))))
                except IconInvalid as error:
                    raise PluginFault(f"{hook}: the icon `{value.icon}` of {value.guid} {error}") from error
                yield RecordType(guid=value.guid, text_key=value.text_key, icon=icon, cover=value.cover)


def _history(plugin: Plugin) -> History | None:
    """A plugin's migrations, if it has any."""
    return None if plugin.id == KERNEL else history_of(plugin.id, plugin.discovered.package)


def _providers(plugins: Iterable[Plugin]) -> dict[str, Provide]:
    services = {name: provider for plugin in plugins for name, provider in plugin.services.items()}
    return {
        name: Provide(provider) if _is_async(provider) else Provide(provider, sync_to_thread=False)
        for name, provider in services.items()
    }


def _is_async(provider: Callable[..., object]) -> bool:
    return iscoroutinefunction(provider) or isasyncgenfunction(provider)


def registry_of(plugins: HookCaller) -> PluginRegistry:
    """The kernel's whole view of what plugins are given to call hooks by."""
    return cast("PluginRegistry", plugins)
