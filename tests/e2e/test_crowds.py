"""Strangers who hold connections, and a thousand viewers: whoever comes next is answered."""

import asyncio
import resource
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from estante.identity import sessions
from estante.identity.models import Person
from estante.jobs.live import Live
from estante.plugins.registry import PluginRegistry
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.live import LiveEstante
from uuid_utils.compat import uuid7

from tests.e2e.places import ask, client_of, database_of, redis_url

pytestmark = pytest.mark.wide

STRANGERS = 2_000
VIEWERS = 1_000
AT_ONCE = 50
NEWCOMERS = 20
HALF_BODY = (
    "POST /api/login HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n"
    '{{"email":'
)
HALF_HEADER = "GET /api/organization HTTP/1.1\r\nHost: {host}\r\nX-More: "
STREAM = "GET /api/events HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\r\n"
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(autouse=True)
def many_files() -> None:
    """Each connection is an open file of this process too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * STRANGERS)), hard))


@asynccontextmanager
async def lines(port: int, requests: Sequence[str], until: bytes = b"") -> AsyncIterator[list[Line]]:
    """Connections that have said that much and were answered `until` there, a few begun at a time."""
    turns, opened = asyncio.Semaphore(AT_ONCE), list[Line]()

    async def begin(request: str) -> None:
        async with turns:
            line = await asyncio.open_connection("127.0.0.1", port)
            opened.append(line)
            line[1].write(request.encode())
            await line[1].drain()
            if until:
                await line[0].readuntil(until)

    try:
        await asyncio.gather(*(begin(request) for request in requests))
        yield opened
    finally:
        for _, writer in opened:
            writer.transport.abort()


def andaluna(live: LiveEstante, registry: PluginRegistry) -> Tenant:
    tenants = TenantRegistry(live.folder / "tenants", registry.known).all()
    return next(tenant for tenant in tenants if tenant.key == "andaluna")


async def notification(reader: asyncio.StreamReader) -> str:
    """The guid that the next notification carries."""
    await reader.readuntil(b'"text":"')
    return (await reader.readexactly(36)).decode()


@pytest.mark.parametrize(
    "said", ["", HALF_HEADER, HALF_BODY], ids=["nothing", "half a header", "half a body"]
)
async def test_two_thousand_strangers_who_say_nothing_more_leave_newcomers_answered(
    live: LiveEstante, said: str
) -> None:
    host = f"andaluna.localhost:{live.port}"
    async with lines(live.port, [said.format(host=host)] * STRANGERS):
        answers = [
            await asyncio.to_thread(ask, live, host, f"/api/organization?nr={nr}") for nr in range(NEWCOMERS)
        ]
    assert [answer.status_code for answer in answers] == [200] * NEWCOMERS


async def test_a_thousand_viewers_have_a_stream_each_and_every_one_is_told(
    live: LiveEstante, registry: PluginRegistry
) -> None:
    tenant = andaluna(live, registry)
    host = f"andaluna.localhost:{live.port}"
    async with database_of(live) as database, database.transaction(tenant) as session:
        people = [
            Person(
                tenant_id=tenant.guid,
                guid=uuid7(),
                role_guid="R01",
                username=f"crowd-{uuid7().hex}",
                name="Ana",
                lastname="Pérez",
                lang_id=tenant.default_language,
            )
            for _ in range(VIEWERS)
        ]
        session.add_all(people)
        await session.flush()
        tokens = [(await sessions.start(session, tenant, person.guid)).token for person in people]
    requests = [STREAM.format(host=host, token=token) for token in tokens]
    async with lines(live.port, requests, until=b": hello") as streams:
        teller = Live(redis_url(live))
        for person in people:
            await teller.publish(tenant.guid, person.guid, "notification", {"text": str(person.guid)})
        await teller.close()
        texts = await asyncio.gather(*(notification(reader) for reader, _ in streams))
        assert set(texts) == {str(person.guid) for person in people}
        async with client_of(live, tenant, tokens[0]) as viewer:
            assert (await viewer.get("/api/users/whoami")).status_code == 200
