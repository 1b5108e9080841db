"""From a token to a person, remembered in this process for a few seconds.

A revoked token is forgotten at once: by this process itself, and by the others through Valkey. If Valkey is
away a revoked token lives on elsewhere for at most `SECONDS`.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from random import uniform
from time import monotonic
from uuid import UUID

import structlog
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope
from msgspec import Struct
from redis.exceptions import RedisError

from estante.database.engine import Database
from estante.identity import revocation, sessions
from estante.identity.principal import Principal
from estante.identity.tokens import digest
from estante.tenancy.tenant import Tenant
from estante.valkey import open_listener

log = structlog.get_logger("estante.http")
SECONDS = 5.0
MAX_REMEMBERED = 20_000
Connection = ASGIConnection[BaseRouteHandler, object, object, State]


class _Remembered(Struct):
    principal: Principal
    until: float


class Authentication:
    """Answers whom a token stands for, from memory or from the database."""

    def __init__(self, database: Database, redis_url: str) -> None:
        self._database = database
        self._redis_url = redis_url
        self._known: dict[tuple[UUID, str], _Remembered] = {}
        self._by_hash: dict[str, tuple[UUID, str]] = {}
        self._following: dict[str, set[asyncio.Event]] = {}

    async def principal(self, tenant: Tenant, token: str) -> Principal:
        """The person behind a token.

        Raises:
            InvalidToken, TokenExpired: 401.
        """
        key = (tenant.guid, token)
        known, now = self._known.get(key), monotonic()
        if known is not None and known.until > now and known.principal.tenant is tenant:
            return known.principal
        principal = await sessions.authenticate(self._database, tenant, token)
        if len(self._known) >= MAX_REMEMBERED:
            self._forget_all()
        self._by_hash[digest(token).hex()] = key
        # A crowd that came at once is not looked up again at once.
        self._known[key] = _Remembered(principal, now + uniform(SECONDS / 2, SECONDS))  # noqa: S311 - no secret
        return principal

    @contextlib.contextmanager
    def following(self, token: str) -> Iterator[asyncio.Event]:
        """An event that is set when the token ends, for what goes on after its call was let in."""
        token_hash, ended = digest(token).hex(), asyncio.Event()
        self._following.setdefault(token_hash, set()).add(ended)
        try:
            yield ended
        finally:
            others = self._following[token_hash]
            others.discard(ended)
            if not others:
                del self._following[token_hash]

    def forget(self, token_hash: str) -> None:
        """Forget one token by the hex SHA-256 of it, and end what follows it."""
        for ended in self._following.get(token_hash, ()):
            ended.set()
        if key := self._by_hash.pop(token_hash, None):
            self._known.pop(key, None)

    def _forget_all(self) -> None:
        self._known.clear()
        self._by_hash.clear()

    async def listen(self, stop: asyncio.Event) -> None:
        """Hear of revoked tokens until `stop` is set; reconnects by itself."""
        revocation.on_revoked(self.forget)
        try:
            while not stop.is_set():
                with contextlib.suppress(RedisError, OSError):
                    await self._listen()
                # What was said while nobody listened is unknown, so nothing remembered can be trusted.
                self._forget_all()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(stop.wait(), 1.0)
        finally:
            revocation.no_longer(self.forget)

    async def _listen(self) -> None:
        async with (
            open_listener(self._redis_url) as valkey,
            valkey.pubsub(ignore_subscribe_messages=True) as inbox,
        ):
            await inbox.subscribe(revocation.CHANNEL)
            async for message in inbox.listen():
                self.forget(bytes(message["data"]).decode())


def bearer_token(scope: Scope) -> str | None:
    """The token of the Authorization header, with or without the word Bearer."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.strip().decode("latin-1").partition(" ")
            return (token.strip() if scheme.lower() == "bearer" else value.decode("latin-1").strip()) or None
    return None
