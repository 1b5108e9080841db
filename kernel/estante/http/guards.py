"""What every call passes, in this order: plugin on, signed in, own password, action, flag, limits."""

from collections.abc import Mapping

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from estante.actions import Action
from estante.errors import Forbidden, InvalidToken, NotFound, TokenExpired, Unauthenticated
from estante.http import limits
from estante.http.authentication import Connection, bearer_token
from estante.http.request import RequestState
from estante.identity.principal import Principal


class PasswordChangeRequired(Forbidden):
    """403: the person has to choose a new password before anything else."""

    code = "PASSWORD_CHANGE_REQUIRED"


async def admit(connection: "Connection | ASGIConnection", handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Let a call in or raise what it lacks. One guard and not five: Litestar copies the handler for each."""
    opt = handler.opt
    plugin_is_on(connection, opt.get("plugin"))
    await set_principal(connection, public=bool(opt.get("public")))
    principal = RequestState(connection).principal
    if not opt.get("public"):
        is_signed_in(principal)
        has_own_password(principal, allowed=bool(opt.get("while_password_expired")))
        is_for_players(connection, principal, opt)
    if (action := opt.get("action")) is not None:
        has_action(connection, principal, action)
    if (flag := opt.get("flag")) is not None:
        flag_is_on(connection, flag)
    if (limit := opt.get("limit")) is not None:
        await limits.count(RequestState(connection).services.valkey, connection.scope, limit)


def plugin_is_on(connection: "Connection", plugin_id: str | None) -> None:
    """404 as if the route were not there, when its plugin is off for the tenant."""
    state = RequestState(connection)
    if plugin_id is not None and not state.services.registry.on(state.tenant, plugin_id):
        raise NotFound


async def set_principal(connection: "Connection", *, public: bool) -> None:
    """Find out who asks. A public call with a bad token is answered as to anybody."""
    values = connection.scope["state"]
    state = RequestState(connection)
    token = bearer_token(connection.scope)
    principal = Principal(state.tenant)
    if token is not None:
        try:
            principal = await state.services.authentication.principal(state.tenant, token)
        except (InvalidToken, TokenExpired):
            if not public:
                raise
    values["principal"] = principal


def is_signed_in(principal: Principal) -> None:
    """401 without a session."""
    if not principal.is_signed_in:
        raise Unauthenticated


def has_own_password(principal: Principal, *, allowed: bool) -> None:
    """403 while the person must choose a new password, except where choosing it."""
    if principal.must_change_password and not allowed:
        raise PasswordChangeRequired


def is_for_players(connection: "Connection", principal: Principal, opt: Mapping[str, object]) -> None:
    """403 for a player's token anywhere but at the plugins that players speak to (KER-044).

    A player is code of a content: it gets what it plays with, and not what its person may read elsewhere.
    """
    if principal.session_kind != "access" or opt.get("player_token"):
        return
    plugin = RequestState(connection).services.registry.get(str(opt.get("plugin") or ""))
    if plugin is None or not plugin.manifest.player_token:
        raise Forbidden(text="ACCESS_TOKEN")


def has_action(connection: "Connection", principal: Principal, action: Action) -> None:
    """403 naming the action."""
    if not RequestState(connection).services.permissions.allows(principal, action):
        raise Forbidden(extra={"action": str(action)}, action=str(action))


def flag_is_on(connection: "Connection", flag: str) -> None:
    """404 while the tenant has the flag off (A003)."""
    state = RequestState(connection)
    if not state.services.flags.on(state.tenant, flag):
        raise NotFound
