"""The schools and groups of people, where a plugin has them."""

from collections.abc import Sequence

from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_users.contracts import Memberships


def memberships(plugins: HookCaller, tenant: Tenant) -> Memberships | None:
    """What the tenant's plugin gives; None where no plugin knows who is in a school."""
    given: list[Sequence[Memberships]] = plugins.hook("register_memberships", tenant)()
    return next((source for several in given for source in several), None)
