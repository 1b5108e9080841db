"""Counting wrong tries in Valkey, by the tenant's `[sign_in]` rule (KER-030; decision 0015).

A try is counted before the password is looked at and taken back when it was right, so that a thousand at once
cannot pass together. Who mistypes must not lock out others:

- an account from one place (an address, or a browser that its person has signed in with before): after
  `account_attempts` wrong ones that place waits for the rest of the window;
- an account from anywhere: after as many its tries take turns, `account_delay_seconds` apart. No door is
  closed, and a browser that is known need not queue;
- an address: the different names that failed there and did not get in afterwards, `address_attempts` of them.
"""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

from redis.asyncio import Redis

from estante.errors import ApiError, TooManyRequests
from estante.tenancy.tenant import Tenant

PENDING_SECONDS = 60
MAX_DELAY_SECONDS = 15.0
AGAIN_SECONDS = 0.2
# One round trip: the first count of a window also says when the window ends.
COUNT = """
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return count
"""
# Answers 'go' after some seconds, 'full' for some seconds, or 'busy' while others are being tried.
BEGIN = """
local place, account, turn, names, pending = unpack(KEYS)
local window, per_account, per_address = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local delay, now, try, known = tonumber(ARGV[4]), tonumber(ARGV[5]), ARGV[6], ARGV[7] == '1'
if tonumber(redis.call('GET', place) or '0') >= per_account then
  return {'full', tostring(redis.call('TTL', place))}
end
local wait = 0
if not known then
  redis.call('ZREMRANGEBYSCORE', names, '-inf', now - window)
  redis.call('ZREMRANGEBYSCORE', pending, '-inf', now)
  local failed = redis.call('ZCARD', names)
  if failed >= per_address then
    return {'full', tostring(redis.call('ZRANGE', names, 0, 0, 'WITHSCORES')[2] + window - now)}
  end
  if failed + redis.call('ZCARD', pending) >= per_address then return {'busy', '0'} end
  if tonumber(redis.call('GET', account) or '0') >= per_account then
    local slot = math.max(now, tonumber(redis.call('GET', turn) or '0'))
    wait = slot - now
    if wait > tonumber(ARGV[9]) then return {'full', tostring(wait)} end
    redis.call('SET', turn, tostring(slot + delay), 'EX', window)
  end
  redis.call('ZADD', pending, now + tonumber(ARGV[8]), try)
  redis.call('EXPIRE', pending, window)
  if redis.call('INCR', account) == 1 then redis.call('EXPIRE', account, window) end
end
if redis.call('INCR', place) == 1 then redis.call('EXPIRE', place, window) end
return {'go', tostring(wait)}
"""


class Attempts:
    """Tries of one kind (`recovery`, …) in one tenant, counted by account and by address."""

    def __init__(self, valkey: Redis, tenant: Tenant, kind: str) -> None:
        self._valkey = valkey
        self._rule = tenant.sign_in
        self._count_script = valkey.register_script(COUNT)
        self._prefix = f"estante:attempts:{tenant.guid}:{kind}"

    async def begin(self, account: str, address: str) -> None:
        """Count a try of an account from an address.

        Raises:
            TooManyRequests: the account or the address has used up its tries; nothing more is told.
        """
        by_account, by_address = self._keys(account, address)
        if await self._count(by_address) > self._rule.address_attempts:
            raise too_many(await self._valkey.ttl(by_address))
        if await self._count(by_account) > self._rule.account_attempts:
            raise too_many(await self._valkey.ttl(by_account))

    async def known(self, account: str, address: str) -> None:
        """The account is there: the try is not held against its address."""
        await self._valkey.decr(self._keys(account, address)[1])

    async def succeeded(self, account: str, address: str) -> None:
        """The try was right: the account starts anew."""
        by_account, by_address = self._keys(account, address)
        await self._valkey.delete(by_account)
        await self._valkey.decr(by_address)

    def _keys(self, account: str, address: str) -> tuple[str, str]:
        return f"{self._prefix}:account:{hashed(account)}", f"{self._prefix}:address:{address}"

    async def _count(self, key: str) -> int:
        return int(await self._count_script(keys=[key], args=[self._rule.window_seconds]))


class SignInAttempts:
    """Tries to sign in to one tenant from one address. `browser` is the id of one that the account knows."""

    def __init__(self, valkey: Redis, tenant: Tenant, address: str) -> None:
        self._valkey = valkey
        self._rule = tenant.sign_in
        self._address = address
        self._begin_script = valkey.register_script(BEGIN)
        self._prefix = f"estante:attempts:{tenant.guid}:sign-in"

    @asynccontextmanager
    async def trying(self, name: str, browser: str | None) -> AsyncIterator[None]:
        """Look at a password within it: an error below 500 is a wrong try, none a right one.

        Raises:
            TooManyRequests: 429, before anything was looked at.
        """
        keys, attempt = self._keys(name, browser), uuid4().hex
        await self._begin(keys, attempt, is_known=browser is not None)
        place, account, _turn, names, pending = keys
        pipeline = self._valkey.pipeline()
        pipeline.zrem(pending, attempt)
        try:
            yield
        except BaseException as error:
            if isinstance(error, ApiError) and error.status < 500:
                if browser is None:
                    pipeline.zadd(names, {hashed(name): time.time()})
                    pipeline.expire(names, self._rule.window_seconds)
            else:
                # Nothing was looked at.
                pipeline.decr(place)
                if browser is None:
                    pipeline.decr(account)
            await pipeline.execute()
            raise
        pipeline.delete(place, account)
        pipeline.zrem(names, hashed(name))
        await pipeline.execute()

    async def _begin(self, keys: list[str], attempt: str, *, is_known: bool) -> None:
        rule = self._rule
        until = time.monotonic() + MAX_DELAY_SECONDS
        while True:
            arguments: list[str | int | float] = [
                rule.window_seconds, rule.account_attempts, rule.address_attempts, rule.account_delay_seconds,
                time.time(), attempt, int(is_known), PENDING_SECONDS, MAX_DELAY_SECONDS,
            ]  # fmt: skip
            answer, seconds = await self._begin_script(keys=keys, args=arguments)
            if answer == b"go":
                await asyncio.sleep(float(seconds))
                return
            if answer == b"full" or time.monotonic() > until:
                raise too_many(float(seconds))
            await asyncio.sleep(AGAIN_SECONDS)

    def _keys(self, name: str, browser: str | None) -> list[str]:
        account = f"{self._prefix}:account:{hashed(name)}"
        place = f"browser:{browser}" if browser else f"address:{self._address}"
        address = f"{self._prefix}:address:{self._address}"
        return [f"{account}:{place}", account, f"{account}:turn", f"{address}:names", f"{address}:pending"]


def hashed(account: str) -> str:
    """An account's name in a key: what people type into the wrong field does not belong there."""
    return hashlib.sha256(account.strip().casefold().encode("utf-8", "surrogatepass")).hexdigest()


def too_many(seconds: float) -> TooManyRequests:
    """429 that says when to come back."""
    wait = max(1, int(-(-seconds // 1)))
    return TooManyRequests(headers={"Retry-After": str(wait)}, text="TOO_MANY_TRIES", minutes=-(-wait // 60))
