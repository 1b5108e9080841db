"""Why somebody may do a thing or not: the enforcer's verdicts, each with the policy that it comes from."""

from collections.abc import Callable, Iterator, Sequence

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
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant

Holds = Callable[[Condition], bool]


def explain(
    registry: PluginRegistry, tenant: Tenant, role: str, allows: Callable[[Action], bool], holds: Holds
) -> Iterator[Verdict]:
    """A verdict on every action that a plugin names, on or off.

    Args:
        allows: what the enforcer says. holds: whether a condition does, for the person who is asked about.
    """
    policies: dict[Action, list[Policy]] = {}
    for policy in registry.policies:
        if policy.role == role:
            policies.setdefault(policy.action, []).append(policy)
    enabled = registry.enabled(tenant)
    for plugin in registry:
        for section, names in plugin.manifest.sections.items():
            for action in (Action(section, name) for name in names):
                if plugin.id not in enabled:
                    yield Verdict(section, action.name, is_allowed=False, reason="plugin_off", of=plugin.id)
                elif allows(action):
                    yield _allowed(action, policies.get(action, ()), holds)
                else:
                    yield _refused(action, policies.get(action, ()), holds)


def _allowed(action: Action, policies: Sequence[Policy], holds: Holds) -> Verdict:
    """By its policy; what no policy gives is the tenant's own grant."""
    met = [policy for policy in policies if all(map(holds, policy.when))]
    rules = [
        [condition.rule for condition in policy.when if isinstance(condition, InService)] for policy in met
    ]
    reason = "granted" if not met else "service" if all(rules) else "role"
    of = "; ".join(rules[0]) if reason == "service" else ""
    return Verdict(action.section, action.name, is_allowed=True, reason=reason, of=of)


def _refused(action: Action, policies: Sequence[Policy], holds: Holds) -> Verdict:
    """By the policy that is nearest to holding."""
    unmet = [[condition for condition in policy.when if not holds(condition)] for policy in policies]
    nearest = min(unmet, key=len, default=[])
    reason, of = _words(nearest[0]) if nearest else ("no_policy", "")
    return Verdict(action.section, action.name, is_allowed=False, reason=reason, of=of)


def _words(condition: Condition) -> tuple[str, str]:
    match condition:
        case FlagOn(flags):
            return "flag_off", ", ".join(flags)
        case SettingOn(setting):
            return "setting_off", setting
        case FeatureOn(plugin, feature):
            return "feature_off", f"{plugin}.{feature}"
        case NotRestricted():
            return "restricted", ""
        case InService(rule):
            return "service", rule
