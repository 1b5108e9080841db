"""Ended sessions are told to every process, so that none answers from what it remembers.

The message on the channel is the hex SHA-256 of the token. Listeners in this process hear it at once.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "estante:revoked"
Forget = Callable[[str], None]
_listeners: list[Forget] = []


def on_revoked(forget: Forget) -> None:
    """Have a function called with the hex SHA-256 of every token that this process ends."""
    _listeners.append(forget)


def no_longer(forget: Forget) -> None:
    """Stop calling a function that `on_revoked` was given."""
    _listeners.remove(forget)


async def announce(valkey: "Redis", hashes: Sequence[bytes]) -> None:
    """Say that these tokens ended; call it after the commit that ended them."""
    for token_hash in hashes:
        for forget in _listeners:
            forget(token_hash.hex())
    if hashes:
        pipeline = valkey.pipeline(transaction=False)
        for token_hash in hashes:
            pipeline.publish(CHANNEL, token_hash.hex())
        await pipeline.execute()
