"""Counting failed tries in Valkey: ten for one account or one address within 15 minutes (KER-030).

A try is counted before the password is looked at and taken back when it was right, so that many tries at
once cannot pass together. An address is only counted when a try fails: a class signs in from one address.
"""

import hashlib
from collections.abc import Sequence

from redis.asyncio import Redis

from estante.errors import TooManyRequests
from estante.tenancy.tenant import Tenant

MOST = 10
WINDOW_SECONDS = 900
# One round trip: the first count of a window also says when the window ends.
COUNT = """
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return count
"""


class Attempts:
    """The tries of one kind (`sign-in`, `recovery`, …) in one tenant."""

    def __init__(self, valkey: Redis, tenant: Tenant, kind: str) -> None:
        self._valkey = valkey
        self._count_script = valkey.register_script(COUNT)
        self._prefix = f"estante:attempts:{tenant.guid}:{kind}"

    async def begin(self, account: str, address: str) -> None:
        """Count a try of an account.

        Raises:
            TooManyRequests: the account or the address has used up its tries; nothing more is told.
        """
        by_account, by_address = self._keys(account, address)
        if await self._count_of(by_address) >= MOST:
            await self._refuse(by_address)
        if await self._count(by_account) > MOST:
            await self._refuse(by_account)

    async def failed(self, account: str, address: str) -> None:
        """The try was wrong: it counts for its address too."""
        await self._count(self._keys(account, address)[1])

    async def succeeded(self, account: str, address: str) -> None:
        """The try was right: the account starts anew, its address does not."""
        await self._valkey.delete(self._keys(account, address)[0])

    def _keys(self, account: str, address: str) -> Sequence[str]:
        # Hashed: what people type into the wrong field does not belong in a key.
        hashed = hashlib.sha256(account.strip().casefold().encode("utf-8", "surrogatepass")).hexdigest()
        return f"{self._prefix}:account:{hashed}", f"{self._prefix}:address:{address}"

    async def _count_of(self, key: str) -> int:
        return int(await self._valkey.get(key) or 0)

    async def _count(self, key: str) -> int:
        return int(await self._count_script(keys=[key], args=[WINDOW_SECONDS]))

    async def _refuse(self, key: str) -> None:
        seconds = max(1, int(await self._valkey.ttl(key)))
        minutes = -(-seconds // 60)
        raise TooManyRequests(headers={"Retry-After": str(seconds)}, text="TOO_MANY_TRIES", minutes=minutes)
