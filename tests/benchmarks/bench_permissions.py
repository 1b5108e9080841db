"""A permission decision, remembered and not, against plain Casbin on the same rules."""

import statistics
import time
from collections.abc import Callable, Sequence

import casbin
from casbin.model import Model
from estante.actions import Action
from estante.builtin import load_registry
from estante.identity.principal import Principal
from estante.permissions.enforcer import MODEL, Permissions, rules
from estante.tenancy.registry import TenantRegistry
from harness import REPOSITORY, TENANT, report

WARM = 200_000
PLAIN = 200


def median_of(times: int, check: Callable[[int], object]) -> float:
    """The middle time of one call, in microseconds."""
    taken = []
    for turn in range(times):
        start = time.perf_counter_ns()
        check(turn)
        taken.append(time.perf_counter_ns() - start)
    return statistics.median(taken) / 1000


def each_of(times: int, check: Callable[[int], object]) -> float:
    """The mean time of a call among many, in microseconds: one alone is shorter than the clock's own call."""
    start = time.perf_counter_ns()
    for turn in range(times):
        check(turn)
    return (time.perf_counter_ns() - start) / times / 1000


def plain_enforcer(plain: Sequence[tuple[str, str, str]]) -> casbin.Enforcer:
    """Casbin as its own documentation sets it up."""
    model = Model()
    model.load_model_from_text(MODEL)
    enforcer = casbin.Enforcer(model)
    enforcer.add_policies([list(rule) for rule in dict.fromkeys(plain)])
    return enforcer


def main() -> None:
    """Ask the same questions of both, report."""
    registry = load_registry()
    tenant = TenantRegistry(REPOSITORY / "tenants", registry.known).by_key(TENANT)
    assert tenant is not None
    plain = rules(registry.policies, tenant)
    questions = [(Principal(tenant, role_guid=role), Action(section, name)) for role, section, name in plain]
    casbins = plain_enforcer(plain)

    def cold(turn: int) -> object:
        who, action = questions[turn % len(questions)]
        return fresh.allows(who, action)

    def warm(turn: int) -> object:
        who, action = questions[turn % len(questions)]
        return permissions.allows(who, action)

    def by_casbin(turn: int) -> object:
        who, action = questions[turn % len(questions)]
        return casbins.enforce(who.role_guid, action.section, action.name)

    fresh, permissions = Permissions(registry), Permissions(registry)
    fresh.allows(Principal(tenant, role_guid="R00"), Action("none", "none"))
    for turn in range(len(questions)):
        warm(turn)
    cold_us, warm_us = median_of(len(questions), cold), each_of(WARM, warm)
    casbin_us = median_of(PLAIN, by_casbin)
    report(
        "permission decision",
        casbin_us / warm_us,
        "< 1 µs warm, < 300 µs cold",
        f"plain casbin enforce on {len(set(plain))} rules (times faster)",
        {"warm µs": warm_us, "cold µs": cold_us, "plain casbin µs": casbin_us},
    )


if __name__ == "__main__":
    main()
