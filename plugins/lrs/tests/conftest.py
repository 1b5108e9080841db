"""Clients of the record store, and statements."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from uuid import UUID

import httpx
import pytest
import pytest_asyncio
from estante.app import Estante
from estante.database.engine import Database
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of
from estante.testing.fixtures import SignedIn
from sqlalchemy import text
from uuid_utils.compat import uuid7

Json = dict[str, Any]
Provider = Callable[..., Awaitable[httpx.AsyncClient]]
VERSION = "X-Experience-API-Version"
VERBS = "http://adlnet.gov/expapi/verbs/"
ACTOR: Json = {"objectType": "Agent", "mbox": "mailto:ines@escuela.example"}
ACTIVITY = "https://escuela.example/ciclo-del-agua"
STATEMENTS = "lrs/xapi/statements"

ADD = text("""
INSERT INTO contents (tenant_id, guid, name, type_guid, url, status, is_public, is_teacher_only,
  storage_status, assets)
VALUES (:tenant, :guid, 'El ciclo del agua', :type_guid, '', 'active', :is_public, 0, 'none',
  CAST(:assets AS jsonb))
""")


@pytest.fixture
def content(database: Database) -> Callable[..., Awaitable[UUID]]:
    """Add a content that everybody may open: `await content(tenant, type_guid="CTTY_20")`."""

    async def add(tenant: Tenant, **changes: object) -> UUID:
        guid = uuid7()
        values = {
            "tenant": tenant.guid,
            "guid": guid,
            "type_guid": "CTTY_20",
            "is_public": True,
            "assets": "{}",
        }
        values |= changes
        async with database.transaction(tenant) as session:
            await session.execute(ADD, values)
        return guid

    return add


def statement(**more: object) -> Json:
    """A statement that is right, with these properties in place of its own."""
    return {"actor": ACTOR, "verb": {"id": f"{VERBS}experienced"}, "object": {"id": ACTIVITY}, **more}


@pytest_asyncio.fixture
async def provider(app: Estante, client: Callable[..., Awaitable[SignedIn]]) -> AsyncIterator[Provider]:
    """An activity provider that speaks xAPI: `await provider(tenant, version="2.0.0")`."""
    opened: list[httpx.AsyncClient] = []

    async def make(tenant: Tenant, version: str = "1.0.3", access: str = "all") -> httpx.AsyncClient:
        admin = await client(tenant, "R04")
        body = {"name": "Simulador", "provider": "Andaluna Digital", "access": access}
        made = data_of(await admin.post("lrs/clients", json=body), 201)
        speaker = SignedIn(app, tenant, None, None)
        speaker.headers[VERSION] = version
        speaker.auth = httpx.BasicAuth(made["key"], made["secret"])
        opened.append(speaker)
        return speaker

    yield make
    for speaker in opened:
        await speaker.aclose()


@pytest_asyncio.fixture
async def package_host(app: Estante) -> AsyncIterator[Callable[[str], httpx.AsyncClient]]:
    """What a page on a package's host sends: `package_host(state["launch"]["endpoint"])`."""
    opened: list[httpx.AsyncClient] = []

    def open_host(endpoint: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        page = httpx.AsyncClient(transport=transport, base_url=endpoint, headers={VERSION: "1.0.3"})
        opened.append(page)
        return page

    yield open_host
    for page in opened:
        await page.aclose()


@pytest.fixture
def stored() -> Callable[..., Awaitable[list[str]]]:
    """Store statements and answer their ids: `await stored(speaker, statement(), …)`."""

    async def store(speaker: httpx.AsyncClient, *statements: Json) -> list[str]:
        answer = await speaker.post(STATEMENTS, json=list(statements))
        assert answer.status_code == 200, answer.text
        ids: list[str] = answer.json()
        return ids

    return store
