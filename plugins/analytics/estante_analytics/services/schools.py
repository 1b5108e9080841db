"""The schools of an organization, where a plugin has them."""

from collections.abc import Sequence

from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_contents.contracts import SchoolDirectory


def school_directory(plugins: HookCaller, tenant: Tenant) -> SchoolDirectory | None:
    """What the tenant's plugin gives; None where no plugin knows of schools."""
    given: list[Sequence[SchoolDirectory]] = plugins.hook("register_schools", tenant)()
    return next((directory for several in given for directory in several), None)
