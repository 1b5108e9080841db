"""The part of the plugin registry that values of hooks see: what plugins answer, and which are on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import pluggy

    from estante.records.uses import Uses
    from estante.tenancy.tenant import Tenant


class HookCaller(Protocol):
    """Calls the hooks of plugins."""

    def hook(self, name: str, tenant: "Tenant | None" = None) -> "pluggy.HookCaller":
        """A hook of the plugins that are on for a tenant, or of all; calling it answers a list."""
        ...

    def on(self, tenant: "Tenant", plugin_id: str) -> bool:
        """Whether a plugin is on for a tenant."""
        ...

    @property
    def front_sections(self) -> frozenset[str]:
        """The sections that serve people in the front office."""
        ...

    def public_scopes(self, tenant: "Tenant") -> frozenset[str]:
        """The scopes of texts that a tenant's plugins show without a session."""
        ...

    def uses(self, tenant: "Tenant", of: str) -> "Sequence[tuple[str, Uses]]":
        """How a tenant's plugins use records of one kind, each with the id of its plugin."""
        ...
