"""Recording what may come in floods: the first time, and then at ten, a hundred, a thousand times in an hour.

Whoever asks ten thousand times for what is refused leaves five records, and the last says how often it was.
"""

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING
from uuid import UUID

import structlog
from redis.exceptions import RedisError

from estante.audit.records import Detail, record

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from estante.database.engine import Database
    from estante.identity.principal import Principal

WINDOW_SECONDS = 3600
log = structlog.get_logger("estante.audit")
What = tuple[str, str, UUID | str | None]


async def record_sampled(
    database: "Database",
    valkey: "Redis",
    principal: "Principal",
    what: What,
    detail: Mapping[str, Detail],
) -> None:
    """Record (action, entity, its guid) at its first and every tenfold time within an hour.

    While Valkey is away nothing is counted, and each time is logged instead.
    """
    parts = (
        principal.tenant.guid,
        principal.acting_guid,
        principal.person_guid,
        *what,
        *sorted(detail.items()),
    )
    key = f"estante:counted:{hashlib.sha256(repr(parts).encode()).hexdigest()}"
    try:
        pipeline = valkey.pipeline()
        pipeline.incr(key)
        pipeline.expire(key, WINDOW_SECONDS, nx=True)
        count = int((await pipeline.execute())[0])
    except (RedisError, OSError) as error:
        log.warning("uncounted", action=what[0], reason=str(error))
        return
    if str(count).strip("0") != "1":
        return
    async with database.transaction(principal.tenant) as session:
        await record(session, principal, *what, {**detail, "count": count})
