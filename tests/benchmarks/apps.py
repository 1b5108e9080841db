"""What the benchmarks serve: Estante itself, and beside it what it is measured against."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

import asyncio

import msgspec
from asyncpg import Pool, Record, create_pool
from estante.app import create_app
from estante.config import load_platform
from estante.services.http_server import application
from estante_viewer.schemas.consumptions import Progress
from estante_viewer.services.progress import ProgressWrite, ProgressWriter
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

PAGE_SIZE = 25


def estante() -> ASGIApp:
    """The application as it is served."""
    return application()


def without_write() -> ASGIApp:
    """The application with progress answered at once and written nowhere."""

    async def answer(_writer: ProgressWriter, _tenant: object, _write: ProgressWrite) -> Progress:
        return Progress(0.0, 0.0)

    ProgressWriter.put = answer  # type: ignore[assignment, method-assign]
    return application()


def bare() -> ASGIApp:
    """The least that a server can answer."""

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await respond(send, 200, b"{}")

    return app


def raw_contents() -> ASGIApp:
    """The contents list by hand: the same look-ups of tenant and token, the same SQL, no framework."""
    services = create_app().services
    pool: Pool[Record] | None = None
    opening = asyncio.Lock()

    async def opened(tenant: str) -> "Pool[Record]":
        nonlocal pool
        async with opening:
            if pool is not None:
                return pool
            settings = {"app.tenant": tenant}
            url = load_platform().addresses.app_url
            pool = await create_pool(url, min_size=10, max_size=10, server_settings=settings)
        return pool

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return
        headers = dict(scope["headers"])
        tenant = services.tenants.by_host(headers[b"host"].decode())
        if tenant is None or b"authorization" not in headers:
            await respond(send, 404, b"{}")
            return
        await services.authentication.principal(tenant, headers[b"authorization"].decode().split(" ")[1])
        connections = await opened(str(tenant.guid))
        async with connections.acquire() as connection:
            rows = await connection.fetch(RAW_LIST)
        body = {
            "status": "success",
            "data": [dict(row) for row in rows],
            "meta": {"total": 10_000, "page": 1, "pageSize": PAGE_SIZE, "total_is_capped": True},
        }
        await respond(send, 200, msgspec.json.encode(body))

    return app


RAW_WHERE = "deleted_at IS NULL AND type_guid = ANY('{CTTY_05}') AND status <> 'inactive'"
RAW_LIST = f"""
SELECT guid, name, type_guid, thumbnail_path AS thumbnail, author_name, author_lastname, country, status,
  storage_status, size, is_public, is_teacher_only, erp_id, created_by, created_at, updated_at
FROM contents WHERE {RAW_WHERE} ORDER BY created_at DESC, guid DESC LIMIT {PAGE_SIZE} OFFSET 0
"""


async def respond(send: Send, status: int, body: bytes) -> None:
    """Send one whole answer."""
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
