"""Counting calls in Valkey, so that a limit holds over all processes.

A route says `limit=Hourly("exports")`, whose number is the tenant's (`[calls]`), or for one of its own
`limit=Limit(calls, seconds)`. Counted are the calls of each person or, without a session, of each address.
A `POST` that costs next to nothing says `unlimited="why"` in its place. While Valkey is away nothing is
counted: a lost counter must not close the platform.
"""

import time
from typing import Any, Literal

import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from estante.errors import TooManyRequests
from estante.tenancy.tenant import Tenant

HOUR_SECONDS = 3600
log = structlog.get_logger("estante.http")


Kind = Literal[
    "exports",
    "imports",
    "uploads",
    "links",
    "bulk",
    "writes",
    "letters",
    "impersonations",
    "sign_ins",
    "machines",
]


class Limit(Struct, frozen=True):
    """At most `calls` in a window of `seconds`, of this one route."""

    calls: int
    seconds: int


class Hourly(Struct, frozen=True):
    """So many calls an hour as the tenant says for `kind`, of all routes of this kind together.

    `in_handler` leaves the counting to the handler, which knows whose credential asks it (`count_call`).
    """

    kind: Kind
    in_handler: bool = False

    def of(self, tenant: Tenant) -> Limit:
        """The tenant's number."""
        return Limit(getattr(tenant.calls, self.kind), HOUR_SECONDS)


async def count_call(scope: Any, limit: Hourly, who: str | None) -> None:
    """Count one call of whoever has a credential of the plugin's own; None for one that has none.

    Raises:
        TooManyRequests: 429 with Retry-After, when the window is full.
    """
    await count(scope["state"]["services"].valkey, scope, limit, who)


async def count_declared(valkey: "Redis", scope: Any, limit: Limit | Hourly | None) -> None:
    """Count one call of a route, by what it declares. Raises TooManyRequests: 429."""
    if limit is not None and not (isinstance(limit, Hourly) and limit.in_handler):
        await count(valkey, scope, limit)


async def count(valkey: "Redis", scope: Any, limit: Limit | Hourly, who: str | None = None) -> None:
    """Count one call of a request: of `who`, else of the person, else of the address.

    Raises:
        TooManyRequests: 429 with Retry-After, when the window is full.
    """
    most = limit.of(scope["state"]["tenant"]) if isinstance(limit, Hourly) else limit
    now = time.time()
    window = int(now // most.seconds)
    name = f"estante:limit:{_key(scope, limit, who)}:{window}"
    try:
        pipeline = valkey.pipeline(transaction=False)
        pipeline.incr(name)
        pipeline.expire(name, most.seconds)
        calls = int((await pipeline.execute())[0])
    except (RedisError, OSError) as error:
        log.warning("limit_uncounted", reason=str(error))
        return
    if calls > most.calls:
        wait = max(1, int((window + 1) * most.seconds - now) + 1)
        headers = {"Retry-After": str(wait)}
        raise TooManyRequests(
            text="TOO_MANY_CALLS", headers=headers, limit=most.calls, minutes=-(-wait // 60)
        )


def _key(scope: Any, limit: Limit | Hourly, who: str | None) -> str:
    """Whose calls of what are counted."""
    state = scope["state"]
    person = state["principal"].acting_guid or state["principal"].person_guid
    client = scope.get("client")
    caller = who or person or (client[0] if client else "")
    what = limit.kind if isinstance(limit, Hourly) else scope["path_template"]
    return f"{state['tenant'].guid}:{caller}:{what}"
