"""Services that are away, and tables that are gone: told as such, never as our mistake."""

import httpx
import pytest
import pytest_asyncio
from estante.app import create_app
from estante.config import Addresses
from estante.testing.tenants import make_tenant
from sqlalchemy import text

NOBODY_LISTENS = Addresses(
    "postgresql://estante_app:x@127.0.0.1:1/estante",
    "postgresql://estante_owner:x@127.0.0.1:1/estante",
    "redis://127.0.0.1:1",
)


@pytest_asyncio.fixture
async def cut_off(platform, registry_with_sample):
    """A client of an application whose database and Valkey are away."""
    app = create_app(platform.at(NOBODY_LISTENS), registry=registry_with_sample)
    tenant = app.services.tenants.put(make_tenant(registry_with_sample))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{tenant.hosts[0]}/api/") as client:
        yield client
    await app.services.database.close()


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
