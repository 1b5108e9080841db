"""Whether this process can do its work."""

import asyncio
from collections.abc import Awaitable
from typing import cast

import asyncpg
from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from estante.database.engine import Database
from estante.errors import Unavailable

PATIENCE_SECONDS = 5.0


class Health(Struct, frozen=True):
    """What was asked; each answered."""

    database: bool
    valkey: bool


@get("/health", public=True, summary="Whether the database and Valkey answer")
async def health(database: NamedDependency[Database], valkey: NamedDependency[Redis]) -> Health:
    """Ask PostgreSQL and Valkey for a sign of life.

    Raises:
        Unavailable: 503, one of them is away; `database` and `valkey` say which.
    """
    answers = Health(*await asyncio.gather(_answers(database.ping()), _answers(_ping(valkey))))
    if not (answers.database and answers.valkey):
        raise Unavailable(extra={"database": answers.database, "valkey": answers.valkey})
    return answers


async def _answers(question: Awaitable[None]) -> bool:
    try:
        await asyncio.wait_for(question, PATIENCE_SECONDS)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, RedisError):
        return False
    return True


async def _ping(valkey: Redis) -> None:
    await cast("Awaitable[bool]", valkey.ping())
