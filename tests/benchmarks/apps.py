"""What the benchmarks serve: Estante itself, and beside it what it is measured against."""

from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qsl

import asyncpg
import msgspec
from estante.app import create_app
from estante.lists.reading import read_page
from estante.lists.spec import ListSpec
from estante.lists.sql import ListStatement
from estante.lists.values import FilterContext
from estante.people.lists import USERS
from estante.services.http_server import application
from estante_contents.lists import CONTENTS
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.cards import openable_query
from estante_contents.services.opening.entitlements import OpeningRules
from estante_lrs.xapi.names import key_of, keys_of
from estante_viewer.lists import SHELF
from estante_viewer.schemas.consumptions import Progress
from estante_viewer.services.progress import ProgressWrite, ProgressWriter
from estante_viewer.services.shelf import PROGRESS
from list_requests import requests, user_requests
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from uuid_utils.compat import uuid7

STATEMENT = """
INSERT INTO xapi_statements (tenant_id, guid, stored_at, verb, actor, activity, statement, fingerprint)
VALUES ($1, $2, now(), $3, $4, $5, $6, $7)
"""
KEYS = """
INSERT INTO xapi_keys (tenant_id, statement_guid, of_guid, key, is_direct, stored_at)
SELECT $1, $2, $2, k.key, k.is_direct, now() FROM unnest($3::uuid[], $4::boolean[]) AS k (key, is_direct)
"""
ACTIVITY = """
INSERT INTO xapi_activities (tenant_id, key, activity_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
"""
UNITS = "SELECT * FROM program_units WHERE program_guid = $1 ORDER BY position, guid"
LESSONS = "SELECT * FROM program_lessons WHERE unit_guid = ANY($1) ORDER BY unit_guid, position, guid"


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
    """The contents list by hand."""
    return _raw_list(CONTENTS, requests())


def raw_users() -> ASGIApp:
    """The users list by hand."""
    return _raw_list(USERS, user_requests())


def raw_shelf() -> ASGIApp:
    """What somebody may open, by hand: the same look-ups, the same SQL and total, no framework."""
    services = create_app().services
    database, query = services.database, SHELF.read(b"", [])

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return
        headers = dict(scope["headers"])
        tenant = services.tenants.by_host(headers[b"host"].decode())
        if tenant is None or b"authorization" not in headers:
            await respond(send, 404, b"{}")
            return
        token = headers[b"authorization"].decode().split(" ")[1]
        principal = await services.authentication.principal(tenant, token)
        rules = OpeningRules(database, tenant, services.permissions, services.registry)
        types = [kind.guid for kind in TypeCatalogue(services.registry, tenant).all if kind.open is not None]
        opened = rules.opened_by(principal)
        arguments = (*opened.arguments, types)
        sql = openable_query(opened.conditions, None, None, descending=query.order[0].descending)
        async with database.reading(tenant) as connection:
            rows = await connection.fetch(sql.page, *arguments, query.page_size, query.offset)
            total = await database.totals.count(connection, tenant.guid, sql.counted, arguments)
        async with database.reading(tenant) as connection:
            await connection.fetch(PROGRESS, principal.guid, [row["guid"] for row in rows])
        body = {"status": "success", "data": [dict(row) for row in rows], "meta": {"total": total}}
        await respond(send, 200, msgspec.json.encode(body))

    return app


def raw_program() -> ASGIApp:
    """The units and lessons of a program by hand: the same look-ups and rows, no framework."""
    services = create_app().services

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return
        headers = dict(scope["headers"])
        tenant = services.tenants.by_host(headers[b"host"].decode())
        if tenant is None or b"authorization" not in headers:
            await respond(send, 404, b"{}")
            return
        token = headers[b"authorization"].decode().split(" ")[1]
        await services.authentication.principal(tenant, token)
        program = scope["path"].split("/")[-2]
        async with services.database.reading(tenant) as connection:
            units = [dict(row) for row in await connection.fetch(UNITS, program)]
            lessons = await connection.fetch(LESSONS, [unit["guid"] for unit in units])
        for unit in units:
            unit["lessons"] = [dict(row) for row in lessons if row["unit_guid"] == unit["guid"]]
        await respond(send, 200, msgspec.json.encode({"status": "success", "data": units}))

    return app


def raw_statements() -> ASGIApp:
    """One statement a request by hand: the same look-ups and rows, one transaction, no framework."""
    services = create_app().services
    pools: list[asyncpg.Pool[asyncpg.Record]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return
        headers = dict(scope["headers"])
        tenant = services.tenants.by_host(headers[b"host"].decode())
        if tenant is None or b"authorization" not in headers:
            await respond(send, 404, b"{}")
            return
        if not pools:
            pools.append(
                await asyncpg.create_pool(services.platform.addresses.app_url, min_size=10, max_size=10)
            )
        await services.authentication.principal(tenant, headers[b"authorization"].decode().split(" ")[1])
        body = await _body(receive)
        statement = msgspec.json.decode(body)
        guid, activity = uuid7(), statement["object"]["id"]
        keys = {key: is_direct for key, is_direct in keys_of(statement).items()}
        async with pools[0].acquire() as connection, connection.transaction():
            await connection.execute("SELECT set_config('app.tenant', $1, true)", str(tenant.guid))
            await connection.execute(
                STATEMENT, tenant.guid, guid, statement["verb"]["id"], statement["actor"]["name"], activity,
                body.decode(), sha256(body).digest(),
            )  # fmt: skip
            await connection.execute(KEYS, tenant.guid, guid, list(keys), list(keys.values()))
            await connection.execute(ACTIVITY, tenant.guid, key_of("activity", activity), activity)
        await respond(send, 200, msgspec.json.encode([str(guid)]))

    return app


async def _body(receive: Receive) -> bytes:
    """All that a request sends."""
    parts, has_more = [], True
    while has_more:
        message: Any = await receive()
        parts.append(message.get("body", b""))
        has_more = message.get("more_body", False)
    return b"".join(parts)


def _raw_list(spec: ListSpec[Any, Any], queries: Iterable[str]) -> ASGIApp:
    """A list by hand: the same look-ups, the same SQL and totals, no framework."""
    services = create_app().services
    # As the application's reading has it: a pool, and each connection shows one tenant.
    database, fields = services.database, spec.row.__struct_fields__
    statements = {query: _statement(spec, query) for query in queries}

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
            rows, total, _ = await read_page(connection, database.totals, tenant.guid, statement)
        body = {
            "status": "success",
            "data": [dict(zip(fields, row, strict=True)) for row in rows],
            "meta": {"total": total, "page": statement.query.page, "pageSize": statement.query.page_size},
        }
        await respond(send, 200, msgspec.json.encode(body))

    return app


def _statement(spec: ListSpec[Any, Any], query: str) -> ListStatement[Any, Any]:
    context = FilterContext(None, datetime.now(UTC), UTC)
    return ListStatement(spec, spec.read(query.encode(), parse_qsl(query)), context, {})


async def respond(send: Send, status: int, body: bytes) -> None:
    """Send one whole answer."""
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
