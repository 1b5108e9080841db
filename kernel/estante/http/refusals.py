"""What a signed-in person may not do is recorded by its count, so that an admin sees who rattles at doors."""

from litestar.types import Scope
from redis.asyncio import Redis

from estante import audit
from estante.database.engine import Database
from estante.errors import Forbidden
from estante.http.request import RequestState


class RefusalRecorder:
    """Records a 403 of somebody who is signed in, by the call and the action that it lacks."""

    def __init__(self, database: Database, valkey: Redis) -> None:
        self._database, self._valkey = database, valkey

    async def __call__(self, error: Exception, scope: Scope) -> None:
        """As Litestar's `after_exception`."""
        state = RequestState.of_scope(scope)
        if not isinstance(error, Forbidden) or not state.has_person:
            return
        detail: dict[str, audit.Detail] = {"code": error.code, "action": str(error.extra.get("action", ""))}
        call = f"{scope.get('method', '')} {scope.get('path_template') or scope['path']}"
        await audit.record_sampled(
            self._database, self._valkey, state.principal, ("access.refuse", "call", call), detail
        )
