"""Whether this process can do its work."""

import asyncio

from litestar import get
from msgspec import Struct
from redis.asyncio import Redis

from estante.database.engine import Database
from estante.errors import Unavailable


class Health(Struct, frozen=True):
    """What was asked; each answered."""

    database: bool
    valkey: bool


@get("/health", public=True, summary="Whether the database and Valkey answer")
async def health(database: Database, valkey: Redis) -> Health:
    """Ask PostgreSQL and Valkey for a sign of life.

    Raises:
        Unavailable: 503, one of them is away; `database` and `valkey` say which.
    """
    found = await asyncio.gather(database.ping(), valkey.ping(), return_exceptions=True)
    answers = [not isinstance(one, BaseException) for one in found]
    if not all(answers):
        raise Unavailable(extra={"database": answers[0], "valkey": answers[1]})
    return Health(*answers)
