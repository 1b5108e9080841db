"""Who may do what: Casbin over the plugins' policies, one lazily built enforcer a tenant.

A policy's conditions are looked at when a tenant's enforcer is built; what is left are plain (role, section,
action) rules. In a restricted tenant the people of its company domain ask as a second subject of their role.
"""

from collections.abc import Iterable, Mapping, Sequence
from uuid import UUID

import casbin
from casbin.model import FastModel

from estante.actions import (
    Action,
    Condition,
    FeatureOn,
    FlagOn,
    InService,
    NotRestricted,
    Policy,
    SettingOn,
    Verdict,
)
from estante.identity.principal import Principal
from estante.permissions.explanation import explain
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant

MODEL = """
[request_definition]
r = sub, obj, act
[policy_definition]
p = sub, obj, act
[policy_effect]
e = some(where (p.eft == allow))
[matchers]
m = r.sub == p.sub && r.obj == p.obj && r.act == p.act
"""
SECTION_AND_ACTION = [1, 2]
EXEMPT = "@company"


class Permissions:
    """The enforcers of every tenant, with what they answered in front of them."""

    def __init__(self, registry: PluginRegistry) -> None:
        self._registry = registry
        self._enforcers: dict[UUID, tuple[int, casbin.FastEnforcer]] = {}
        self._decisions: dict[tuple[UUID, int, str], dict[Action, bool]] = {}

    def allows(self, principal: Principal, action: Action) -> bool:
        """Whether the principal's role has the action in its tenant."""
        tenant = principal.tenant
        subject = subject_of(principal)
        key = (tenant.guid, tenant.revision, subject)
        decisions = self._decisions.get(key)
        if decisions is None:
            decisions = self._decisions[key] = {}
        decision = decisions.get(action)
        if decision is None:
            decision = bool(self._enforcer(tenant).enforce(subject, action.section, action.name))
            decisions[action] = decision
        return decision

    def actions(self, principal: Principal) -> Mapping[str, Sequence[str]]:
        """Every action that the principal has, by section, for plugins that are on."""
        enabled = self._registry.enabled(principal.tenant)
        sections: dict[str, list[str]] = {}
        for plugin in self._registry:
            if plugin.id in enabled:
                for section, names in plugin.manifest.sections.items():
                    had = [name for name in names if self.allows(principal, Action(section, name))]
                    if had:
                        sections[section] = had
        return sections

    def explain(self, principal: Principal) -> Sequence[Verdict]:
        """Whether the principal has each action that there is, and why, also of plugins that are off."""
        tenant = principal.tenant
        exempt = subject_of(principal).endswith(EXEMPT)
        return list(
            explain(
                self._registry,
                tenant,
                principal.role_guid,
                lambda action: self.allows(principal, action),
                lambda condition: holds(condition, tenant, exempt=exempt),
            )
        )

    def _enforcer(self, tenant: Tenant) -> casbin.FastEnforcer:
        cached = self._enforcers.get(tenant.guid)
        if cached is not None and cached[0] == tenant.revision:
            return cached[1]
        for key in [key for key in self._decisions if key[0] == tenant.guid and key[1] != tenant.revision]:
            del self._decisions[key]
        enforcer = build_enforcer(rules(self._registry.policies, tenant))
        self._enforcers[tenant.guid] = (tenant.revision, enforcer)
        return enforcer


def subject_of(principal: Principal) -> str:
    """The role, marked when the person is exempt from the tenant's restrictions (A029)."""
    settings = principal.tenant.settings
    if settings.restricted and is_exempt(principal.username, settings.company_domain):
        return principal.role_guid + EXEMPT
    return principal.role_guid


def is_exempt(username: str, company_domain: str | None) -> bool:
    """Whether a username is in the company domain (KER-086)."""
    if not company_domain:
        return False
    return username.lower().endswith("@" + company_domain.lower().lstrip("@"))


def rules(policies: Iterable[Policy], tenant: Tenant) -> list[tuple[str, str, str]]:
    """The plain rules of a tenant: policies whose conditions hold in it, and its own grants."""
    rows = []
    for policy in policies:
        for exempt, subject in ((False, policy.role), (True, policy.role + EXEMPT)):
            if all(holds(condition, tenant, exempt=exempt) for condition in policy.when):
                rows.append((subject, policy.action.section, policy.action.name))
    for grant in tenant.grants:
        for action in grant.actions:
            section, _, name = action.partition(".")
            rows += [(grant.role, section, name), (grant.role + EXEMPT, section, name)]
    return rows


def holds(condition: Condition, tenant: Tenant, *, exempt: bool) -> bool:
    """Whether a condition holds in a tenant, for people who are exempt from its restrictions or are not."""
    match condition:
        case FlagOn(flags):
            return any(tenant.flags.get(flag, False) for flag in flags)
        case SettingOn(setting):
            return bool(getattr(tenant.settings, setting))
        case FeatureOn(plugin, feature):
            return bool(getattr(tenant.plugin_settings.get(plugin), feature, False))
        case NotRestricted():
            return exempt or not tenant.settings.restricted
        case InService():
            return True


def build_enforcer(plain: Iterable[tuple[str, str, str]]) -> casbin.FastEnforcer:
    """An enforcer of plain rules, filled directly: its own loading is a hundred times slower."""
    model = FastModel(SECTION_AND_ACTION)
    model.load_model_from_text(MODEL)
    policy = model.model["p"]["p"].policy
    for rule in dict.fromkeys(plain):
        policy.append(list(rule))
    enforcer = casbin.FastEnforcer(model, cache_key_order=SECTION_AND_ACTION)
    enforcer.build_role_links()
    return enforcer
