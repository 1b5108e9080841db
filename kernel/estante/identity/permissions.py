"""What identity asks of the permissions: a person's actions by section, and the tenant's flags."""

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from estante.actions import Action
from estante.identity.principal import Principal
from estante.tenancy.tenant import Tenant


@runtime_checkable
class PermissionChecker(Protocol):
    """The part of the enforcer that identity needs."""

    def allows(self, principal: Principal, action: Action) -> bool:
        """Whether the principal has the action."""
        ...

    def actions(self, principal: Principal) -> Mapping[str, Sequence[str]]:
        """Every action that the principal has, by section."""
        ...


@runtime_checkable
class FlagSource(Protocol):
    """The part of the flags that identity needs."""

    def all(self, tenant: Tenant) -> Mapping[str, bool]:
        """Every known flag of the tenant."""
        ...
