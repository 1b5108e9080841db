"""Counting calls in Valkey, so that a limit holds over all processes.

A route with `limit=Limit(calls, seconds)` counts the calls of each person or, without a session, of each
address. While Valkey is away nothing is counted: a lost counter must not close the platform.
"""

import time
from typing import Any

import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from estante.errors import TooManyRequests

log = structlog.get_logger("estante.http")


class Limit(Struct, frozen=True):
    """At most `calls` in a window of `seconds`."""

    calls: int
    seconds: int


async def count(valkey: "Redis", key: str, limit: Limit) -> None:
    """Count one call under a key.

    Raises:
        TooManyRequests: 429 with Retry-After, when the window is full.
    """
    now = time.time()
    window = int(now // limit.seconds)
    name = f"estante:limit:{key}:{window}"
    try:
        pipeline = valkey.pipeline(transaction=False)
        pipeline.incr(name)
        pipeline.expire(name, limit.seconds)
        calls = int((await pipeline.execute())[0])
    except (RedisError, OSError) as error:
        log.warning("limit_uncounted", reason=str(error))
        return
    if calls > limit.calls:
        wait = max(1, int((window + 1) * limit.seconds - now) + 1)
        raise TooManyRequests(headers={"Retry-After": str(wait)})


def key_of(scope: Any) -> str:
    """Whose calls are counted on a route: the person's, else the address's."""
    state = scope["state"]
    person = state["principal"].person_guid
    client = scope.get("client")
    who = person or (client[0] if client else "")
    return f"{state['tenant'].guid}:{who}:{scope['path_template']}"
