"""Services that are away, and tables that are gone: told as such, never as our mistake."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
import pytest_asyncio
from estante.app import create_app
from estante.config import Addresses
from estante.identity.models import PersonSession
from estante.identity.passwords import HASHER
from estante.jobs import queue
from estante.jobs.models import Job
from estante.mail.models import OutgoingLetter
from estante.tenancy.tenant import Tenant
from estante.testing.people import add_person, sign_in
from estante.testing.tenants import make_tenant
from sqlalchemy import func, select, text

NOBODY_LISTENS = Addresses(
    "postgresql://estante_app:x@127.0.0.1:1/estante",
    "postgresql://estante_owner:x@127.0.0.1:1/estante",
    "redis://127.0.0.1:1",
)


PASSWORD = "Una-clave-2026"


@asynccontextmanager
async def client_at(platform, registry, addresses) -> AsyncIterator[tuple[httpx.AsyncClient, Tenant]]:
    """A client of an application that looks for its services at these addresses, and its tenant."""
    app = create_app(platform.at(addresses), registry=registry)
    tenant = app.services.tenants.put(make_tenant(registry))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{tenant.hosts[0]}/api/") as client:
        yield client, tenant
    await app.services.database.close()


@pytest_asyncio.fixture
async def cut_off(platform, registry_with_sample):
    """A client of an application whose database and Valkey are away."""
    async with client_at(platform, registry_with_sample, NOBODY_LISTENS) as (client, _tenant):
        yield client


async def count_of(database, tenant, model) -> int:
    """How many rows of a table a tenant has."""
    async with database.transaction(tenant) as session:
        return await session.scalar(select(func.count()).select_from(model)) or 0


def is_away(answer: httpx.Response) -> bool:
    """A 503 that says when to come again."""
    found = (answer.status_code, answer.json()["code"])
    return found == (503, "UNAVAILABLE") and int(answer.headers["retry-after"]) > 0


@pytest.mark.spec("KER-015", part="database and store")
@pytest.mark.parametrize("path", ["sample/stored?value=x", "users/whoami", "health"])
async def test_without_the_database_a_call_is_answered_503_with_retry_after(cut_off, path):
    answer = await cut_off.get(path, headers={"Authorization": "Bearer " + "x" * 43})
    assert (answer.status_code, answer.json()["code"]) == (503, "UNAVAILABLE")
    assert int(answer.headers["retry-after"]) > 0


@pytest.mark.spec("KER-015", part="database and store")
async def test_what_needs_no_database_is_answered_meanwhile(cut_off):
    assert (await cut_off.get("organization")).status_code == 200


@pytest.mark.spec("KER-015", part="database and store")
async def test_a_transaction_whose_connection_dies_leaves_nothing_and_the_next_one_works(
    client, tenant, database, services
):
    nobody = await client(tenant)
    assert (await nobody.get("sample/stored?value=before")).status_code == 200
    async with database.transaction(tenant) as session:
        await session.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE usename = current_user AND pid <> pg_backend_pid()"
            )
        )
    statuses = [(await nobody.get("sample/stored?value=after")).status_code for _ in range(12)]
    assert set(statuses) <= {200, 503}
    assert statuses[-1] == 200


@pytest.mark.spec("KER-015", part="database and store")
async def test_a_connection_that_was_closed_while_nobody_used_it_costs_no_call(client, tenant, database):
    nobody = await client(tenant)
    async with database.session(tenant) as session:
        unused = (await (await session.connection()).get_raw_connection()).driver_connection
    await unused.close()
    for value in ("one", "two"):
        assert (await nobody.get(f"sample/stored?value={value}")).status_code == 200


@pytest.mark.spec("KER-015", part="Valkey")
async def test_without_valkey_nobody_gets_in_and_who_is_inside_goes_on(
    platform, registry_with_sample, database
):
    addresses = platform.addresses
    away = Addresses(addresses.app_url, addresses.owner_url, NOBODY_LISTENS.redis_url)
    async with client_at(platform, registry_with_sample, away) as (client, tenant):
        person = await add_person(database, tenant, password_hash=HASHER.hash(PASSWORD))
        body = {"email": person.username, "password": PASSWORD}
        assert is_away(await client.post("login", json=body))
        assert await count_of(database, tenant, PersonSession) == 0
        inside = {"Authorization": f"Bearer {await sign_in(database, tenant, person)}"}
        assert (await client.get("users/whoami", headers=inside)).status_code == 200
        assert (await client.get("sample/stored?value=x", headers=inside)).status_code == 200


@pytest.mark.spec("KER-015")
async def test_without_the_queue_a_call_is_answered_503_and_nothing_of_it_is_there(
    client, tenant, database, monkeypatch
):
    """What asks for a job writes it with its change: the queue dies between the two."""
    person = await add_person(database, tenant)
    nobody = await client(tenant)
    dies = text("SELECT pg_terminate_backend(pg_backend_pid())")
    with monkeypatch.context() as broken:
        broken.setattr(queue, "INSERTED_RUN", dies)
        assert is_away(await nobody.post("front/recover-account", json={"email": person.email}))
    assert [await count_of(database, tenant, model) for model in (OutgoingLetter, Job)] == [0, 0]
    again = await nobody.post("front/recover-account", json={"email": person.email})
    assert again.status_code == 200
    assert [await count_of(database, tenant, model) for model in (OutgoingLetter, Job)] == [1, 1]
