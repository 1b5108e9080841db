"""What identity asks of the permissions: a person's actions by section, and the tenant's flags."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from estante.actions import Action, Verdict
from estante.identity.principal import Principal


@runtime_checkable
class PermissionChecker(Protocol):
    """The part of the enforcer that identity needs."""

    def allows(self, principal: Principal, action: Action) -> bool:
        """Whether the principal has the action."""
        ...

    def actions(self, principal: Principal) -> Mapping[str, Sequence[str]]:
        """Every action that the principal has, by section."""
        ...

    def explain(self, principal: Principal) -> Sequence[Verdict]:
        """Whether the principal has each action that there is, and why."""
        ...


class FlagAnswers(NamedTuple):
    """The flags by name; while they cannot be fetched they are all off, and not known."""

    flags: Mapping[str, bool]
    are_known: bool


@runtime_checkable
class FlagSource(Protocol):
    """The part of the flags that identity needs."""

    def all(self, principal: Principal) -> FlagAnswers:
        """Every flag, as the principal has it."""
        ...
