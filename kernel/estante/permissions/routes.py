"""GET permissions: what the caller may do, by section (KER-061)."""

from collections.abc import Mapping, Sequence

from litestar import get
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante.flags.provider import Flags
from estante.identity.principal import Principal
from estante.permissions.enforcer import Permissions

INTERNAL_ADMINS = frozenset({"R04", "R05", "R07"})


class PermissionsAnswer(Struct, frozen=True):
    """Actions by section, the tenant's flags, and the tags of the role (KER-077)."""

    role_guid: str
    permissions: Mapping[str, Sequence[str]]
    flags: Mapping[str, bool]
    internal_admin: bool


@get("/permissions", session=True, summary="What the caller may do")
async def permissions(
    principal: NamedDependency[Principal],
    permissions: NamedDependency[Permissions],
    flags: NamedDependency[Flags],
) -> PermissionsAnswer:
    """The actions of the caller's role in this tenant."""
    return PermissionsAnswer(
        role_guid=principal.role_guid,
        permissions=permissions.actions(principal),
        flags=flags.all(principal).flags,
        internal_admin=principal.role_guid in INTERNAL_ADMINS,
    )


ROUTES: list[ControllerRouterHandler] = [permissions]
