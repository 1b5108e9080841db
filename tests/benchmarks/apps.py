"""What the benchmarks serve: Estante itself, and beside it what it is measured against."""

from datetime import UTC, datetime
from urllib.parse import parse_qsl

import msgspec
from estante.app import create_app
from estante.lists.sql import ListStatement
from estante.lists.values import FilterContext
from estante.services.http_server import application
from estante_contents.lists import CONTENTS
from estante_contents.schemas import ContentRow
from estante_contents.services.lists import search
from estante_viewer.schemas.consumptions import Progress
from estante_viewer.services.progress import ProgressWrite, ProgressWriter
from list_requests import requests
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

FIELDS = ContentRow.__struct_fields__


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
    """The contents list by hand: the same look-ups, the same SQL and totals, no framework."""
    services = create_app().services
    # As the application's reading has it: a pool, and each connection shows one tenant.
    database = services.database
    statements = {query: _statement(query) for query in requests()}

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return
        headers = dict(scope["headers"])
        tenant = services.tenants.by_host(headers[b"host"].decode())
        if tenant is None or b"authorization" not in headers:
            await respond(send, 404, b"{}")
            return
        await services.authentication.principal(tenant, headers[b"authorization"].decode().split(" ")[1])
        statement = statements[scope["query_string"].decode()]
        async with database.reading(tenant) as connection:
            rows, total = await search.find(connection, statement)
            if total is None:
                sql, arguments = search.counted(statement)
                total = await database.totals.count(connection, tenant.guid, sql, arguments)
        body = {
            "status": "success",
            "data": [dict(zip(FIELDS, row, strict=True)) for row in rows],
            "meta": {"total": total, "page": statement.query.page, "pageSize": statement.query.page_size},
        }
        await respond(send, 200, msgspec.json.encode(body))

    return app


def _statement(query: str) -> search.Statement:
    context = FilterContext(None, datetime.now(UTC), UTC)
    read = CONTENTS.read(query.encode(), parse_qsl(query))
    return ListStatement(CONTENTS, read, context, {})


async def respond(send: Send, status: int, body: bytes) -> None:
    """Send one whole answer."""
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
