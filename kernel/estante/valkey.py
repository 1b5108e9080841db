"""Connections to Valkey: one kind for calls, which may not wait, and one that only listens."""

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

ANSWER_SECONDS = 1.0
POOL_SECONDS = 1.0
HEALTH_CHECK_SECONDS = 30


def open_valkey(url: str) -> "Redis":
    """A client whose every call has an answer or a RedisError within some two seconds.

    It tries once more at once, as a connection that Valkey closed meanwhile is no failure. By itself redis-py
    tries three times over several seconds, and waits for ever for a Valkey that hangs.
    """
    pool = BlockingConnectionPool.from_url(
        url,
        timeout=POOL_SECONDS,
        socket_timeout=ANSWER_SECONDS,
        socket_connect_timeout=ANSWER_SECONDS,
        retry=Retry(NoBackoff(), 1),
    )
    return Redis(connection_pool=pool)


def open_listener(url: str) -> "Redis":
    """A client for subscriptions, on which silence is no fault."""
    return Redis.from_url(url, health_check_interval=HEALTH_CHECK_SECONDS)
