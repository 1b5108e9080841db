"""What a call passes, in order: plugin on, signed in, own password, second factor, action, flag, limits."""

from collections.abc import Mapping

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from redis.asyncio import Redis

from estante.actions import Action
from estante.errors import Forbidden, InvalidToken, NotFound, TokenExpired, Unauthenticated
from estante.flags.provider import Flags
from estante.http import limits
from estante.http.authentication import Authentication, Connection, bearer_token
from estante.http.request import RequestState
from estante.identity.factors.required import SecondFactorMissing
from estante.identity.passwords import PasswordChangeRequired
from estante.identity.permissions import PermissionChecker
from estante.identity.principal import Principal
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant


class Guard:
    """Lets a call in or raises what it lacks. One guard, not six: Litestar copies the handler for each."""

    def __init__(
        self,
        registry: PluginRegistry,
        authentication: Authentication,
        permissions: PermissionChecker,
        flags: Flags,
        valkey: Redis,
    ) -> None:
        self._registry, self._authentication = registry, authentication
        self._permissions, self._flags, self._valkey = permissions, flags, valkey

    async def __call__(self, connection: "ASGIConnection", handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        """As a guard of Litestar."""
        opt, tenant = handler.opt, RequestState(connection).tenant
        plugin_is_on(self._registry, tenant, opt.get("plugin"))
        principal = await self._principal(connection, tenant, public=bool(opt.get("public")))
        connection.scope["state"]["principal"] = principal
        if not opt.get("public"):
            is_signed_in(principal)
            has_own_password(principal, allowed=bool(opt.get("while_password_expired")))
            has_second_factor(principal, allowed=bool(opt.get("while_factor_missing")))
            self._is_for_players(principal, opt)
        if (action := opt.get("action")) is not None:
            self._has_action(principal, action)
        if (flag := opt.get("flag")) is not None:
            self._flag_is_on(principal, flag)
        await limits.count_declared(self._valkey, connection.scope, opt.get("limit"))

    async def _principal(self, connection: Connection, tenant: Tenant, *, public: bool) -> Principal:
        """Who asks. A public call with a bad token is answered as to anybody."""
        token = bearer_token(connection.scope)
        if token is not None:
            try:
                return await self._authentication.principal(tenant, token)
            except (InvalidToken, TokenExpired):
                if not public:
                    raise
        return Principal(tenant)

    def _is_for_players(self, principal: Principal, opt: Mapping[str, object]) -> None:
        """403 for a player's token anywhere but at the plugins that players speak to (KER-044).

        A player is code of a content: it gets what it plays with, and not what its person may read elsewhere,
        nor what staff do with the same plugin.
        """
        if principal.session_kind != "access" or opt.get("player_token"):
            return
        plugin = self._registry.get(str(opt.get("plugin") or ""))
        if plugin is None or not plugin.manifest.player_token:
            raise Forbidden(text="ACCESS_TOKEN")
        action = opt.get("action")
        if isinstance(action, Action) and action.section not in plugin.manifest.front_sections:
            raise Forbidden(text="ACCESS_TOKEN")

    def _has_action(self, principal: Principal, action: Action) -> None:
        """403 naming the action."""
        if not self._permissions.allows(principal, action):
            raise Forbidden(extra={"action": str(action)}, action=str(action))

    def _flag_is_on(self, principal: Principal, flag: str) -> None:
        """404 while the tenant has the flag off (A003)."""
        if not self._flags.on(principal, flag):
            raise NotFound


class ContentHostGuard:
    """Lets calls in to plugins' pages on content hosts: nobody is signed in there, whatever is sent."""

    def __init__(self, registry: PluginRegistry, valkey: Redis) -> None:
        self._registry, self._valkey = registry, valkey

    async def __call__(self, connection: "ASGIConnection", handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        """As a guard of Litestar."""
        tenant = RequestState(connection).tenant
        plugin_is_on(self._registry, tenant, handler.opt.get("plugin"))
        connection.scope["state"]["principal"] = Principal(tenant)
        await limits.count_declared(self._valkey, connection.scope, handler.opt.get("limit"))


def plugin_is_on(registry: PluginRegistry, tenant: Tenant, plugin_id: str | None) -> None:
    """404 as if the route were not there, when its plugin is off for the tenant."""
    if plugin_id is not None and not registry.on(tenant, plugin_id):
        raise NotFound


def is_signed_in(principal: Principal) -> None:
    """401 without a session."""
    if not principal.is_signed_in:
        raise Unauthenticated


def has_own_password(principal: Principal, *, allowed: bool) -> None:
    """403 while the person must choose a new password, except where choosing it."""
    if principal.must_change_password and not allowed:
        raise PasswordChangeRequired


def has_second_factor(principal: Principal, *, allowed: bool) -> None:
    """403 while the organization asks for a second factor that the person lacks, except where adding it.

    A password that has to be chosen comes first.
    """
    if principal.must_add_factor and not principal.must_change_password and not allowed:
        raise SecondFactorMissing
