"""Whether this process can do its work: for people at `health`, for machines at `/livez` and `/readyz`.

A load balancer asks by address and has no tenant's host: these two are answered before the host is looked at.
"""

import asyncio
import os
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, cast

import asyncpg
import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.types import ASGIApp, Receive, Send
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from estante.database.engine import Database
from estante.errors import Unavailable

if TYPE_CHECKING:
    from estante.dependencies import Services

PATIENCE_SECONDS = 5.0
LIVE, READY = "/livez", "/readyz"
PROBES = (LIVE, READY)
# A load balancer's own patience is seldom longer.
PROBE_SECONDS, REMEMBERED_SECONDS = 2.0, 1.0
PROBE_FILE, PROBE_BYTES = ".readyz", 65_536


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


async def _answers(question: Awaitable[None], seconds: float = PATIENCE_SECONDS) -> bool:
    try:
        await asyncio.wait_for(question, seconds)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, RedisError):
        return False
    return True


async def _ping(valkey: Redis) -> None:
    await cast("Awaitable[bool]", valkey.ping())


class Readiness(Struct, frozen=True):
    """What `/readyz` found. Valkey is told and not asked for: reading works without it."""

    database: bool
    files: bool
    valkey: bool

    @property
    def is_ready(self) -> bool:
        return self.database and self.files


class Probes:
    """ASGI middleware that answers `/livez` (the process answers) and `/readyz` (it can do its work).

    However often it is asked, it looks once in `REMEMBERED_SECONDS`.
    """

    def __init__(self, app: ASGIApp, services: "Services") -> None:
        self._app = app
        self._services = services
        self._found: Readiness | None = None
        self._found_at = 0.0
        self._looking = asyncio.Lock()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["path"] not in PROBES or scope["method"] not in {"GET", "HEAD"}:
            await self._app(scope, receive, send)
            return
        scope["state"] = {**scope.get("state", {}), "answered_by": scope["path"]}
        if scope["path"] == LIVE:
            await _answer_probe(scope, send, 200, {"status": "ok"})
            return
        readiness = await self.look()
        body = {"status": "ok" if readiness.is_ready else "not ready", **msgspec.to_builtins(readiness)}
        await _answer_probe(scope, send, 200 if readiness.is_ready else 503, body)

    async def look(self) -> Readiness:
        """What there is, as of a moment ago."""
        async with self._looking:
            if self._found is None or time.monotonic() - self._found_at > REMEMBERED_SECONDS:
                self._found = await self._look()
                self._found_at = time.monotonic()
            return self._found

    async def _look(self) -> Readiness:
        database, valkey, files = await asyncio.gather(
            _answers(self._services.database.ping_for_writing(), PROBE_SECONDS),
            _answers(_ping(self._services.valkey), PROBE_SECONDS),
            _answers(asyncio.to_thread(self._write_a_little), PROBE_SECONDS),
        )
        return Readiness(database, files, valkey)

    def _write_a_little(self) -> None:
        """Write where files are received; a bucket needs nothing of this disk.

        Raises:
            OSError: the disk is full, read-only or gone.
        """
        if self._services.platform.s3 is not None:
            return
        path = self._services.platform.data_dir / PROBE_FILE
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            os.write(handle, b"\0" * PROBE_BYTES)
        finally:
            os.close(handle)


async def _answer_probe(scope: Any, send: Send, status: int, body: object) -> None:
    content = msgspec.json.encode(body)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(content)).encode()),
        (b"cache-control", b"no-store"),
        (b"server", b""),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    sent = b"" if scope["method"] == "HEAD" else content
    await send({"type": "http.response.body", "body": sent, "more_body": False})
