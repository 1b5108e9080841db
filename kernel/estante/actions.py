"""Actions, and the policies that give them to roles.

A route declares the one action that it needs; a plugin's policies say which role has it and under which
condition of the tenant. The enforcer (`estante.permissions`) is the only place that puts the two together.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct


class Action(Struct, frozen=True, order=True):
    """One thing a person may do in one section, written `rooms.readList`."""

    section: str
    name: str

    def __str__(self) -> str:
        return f"{self.section}.{self.name}"


class Section:
    """A section's actions as attributes: `Section("rooms", "readList").readList`."""

    def __init__(self, name: str, *actions: str) -> None:
        self.name = name
        self._actions = {action: Action(name, action) for action in actions}

    def __getattr__(self, name: str) -> Action:
        try:
            return self._actions[name]
        except KeyError:
            raise AttributeError(f"section {self.name!r} has no action {name!r}") from None

    @property
    def all(self) -> Sequence[Action]:
        return tuple(self._actions.values())


class FlagOn(Struct, frozen=True, tag="flag"):
    """Holds while any of these flags is on in the tenant."""

    flags: tuple[str, ...]


class SettingOn(Struct, frozen=True, tag="setting"):
    """Holds while this switch of the tenant's `[settings]` table is on."""

    setting: str


class FeatureOn(Struct, frozen=True, tag="feature"):
    """Holds while this switch of a plugin's own settings is on in the tenant."""

    plugin: str
    feature: str


class NotRestricted(Struct, frozen=True, tag="not_restricted"):
    """Holds unless the tenant is restricted; a username in its company domain is exempt."""


class InService(Struct, frozen=True, tag="service"):
    """The role may ask; the owning service decides on the record (own record, entitlement, school)."""

    rule: str


Condition = FlagOn | SettingOn | FeatureOn | NotRestricted | InService


class Policy(Struct, frozen=True):
    """A role has an action, always or while every condition holds. No policy means no."""

    role: str
    action: Action
    when: tuple[Condition, ...] = ()


class Verdict(Struct, frozen=True):
    """Whether somebody may do one thing, and why.

    `reason` is one of `ALLOWED` or `REFUSED`; `of` is what it speaks of: the plugin, the flags, the setting,
    or the rule by which a service decides on the record.
    """

    section: str
    action: str
    is_allowed: bool
    reason: str
    of: str = ""


ALLOWED = ("role", "service", "granted")
REFUSED = ("plugin_off", "no_policy", "flag_off", "setting_off", "feature_off", "restricted")


def grant(role: str, actions: Iterable[Action], *when: Condition) -> list[Policy]:
    """Give one role several actions under the same conditions."""
    return [Policy(role, action, when) for action in actions]


SessionKind = Literal["session", "access", "impersonation"]
