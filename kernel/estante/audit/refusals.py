"""What a signed-in person may not do is recorded by its count, so that an admin sees who rattles at doors."""

from litestar.types import Scope

from estante import audit
from estante.errors import Forbidden
from estante.http.request import RequestState


async def record_refusal(error: Exception, scope: Scope) -> None:
    """Record a 403 of somebody who is signed in, by the call and the action that it lacks."""
    state = RequestState.of_scope(scope)
    if not isinstance(error, Forbidden) or not state.has_person:
        return
    detail: dict[str, audit.Detail] = {"code": error.code, "action": str(error.extra.get("action", ""))}
    call = f"{scope.get('method', '')} {scope.get('path_template') or scope['path']}"
    services = state.services
    await audit.record_counted(
        services.database, services.valkey, state.principal, ("access.refuse", "call", call), detail
    )
