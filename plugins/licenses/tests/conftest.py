"""The application with what licences need, and a plugin that has ISBNs and schools."""

from collections.abc import Awaitable, Callable
from importlib.metadata import EntryPoint
from typing import Any
from uuid import UUID

import pytest
import pytest_asyncio
from estante.app import create_app
from estante.builtin import load_registry
from estante.database.engine import Database
from estante.dependencies import Services
from estante.jobs.models import Job
from estante.plugins.discovery import GROUP, entry_points
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of, send_json
from estante.testing.fixtures import SignedIn, living
from estante_contents.publications.models import Publication, PublicationContent
from sqlalchemy import text
from uuid_utils.compat import uuid7

NEEDED = {"contents", "settings", "users", "viewer", "licenses"}
Json = dict[str, Any]
BY_INTERVAL = {
    "countdown_original": 5,
    "expires": "interval",
    "expires_after_number": 1,
    "expires_after_string": "MONTH",
}
BATCHES = "license-batches"
NEW_BATCH = {
    "name": "Colegio Los Andes",
    "codes_amount": 3,
    "expires": "interval",
    "expires_after_number": 1,
    "expires_after_string": "MONTH",
}
LICENSE_ENDS = """
UPDATE licenses SET ends_at = now() - interval '1 second' WHERE guid = :guid AND ends_at IS NOT NULL
"""
REDEMPTIONS_END = """
UPDATE license_redemptions SET expires_at = now() - interval '1 second' WHERE license_guid = :guid
"""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(platform):
    books = EntryPoint("fake_books", "plugins.licenses.tests.fake_books.plugin", GROUP)
    needed = [entry for entry in entry_points() if entry.name in NEEDED]
    async with living(create_app(platform, registry=load_registry([*needed, books]))) as made:
        yield made


@pytest.fixture
def alone(new_tenant):
    """An organization of one country."""
    return new_tenant(settings={})


class Desk:
    """Somebody who keeps licences."""

    def __init__(self, client: SignedIn, database: Database) -> None:
        self.client, self._database = client, database

    async def license(self, **fields: object) -> Json:
        """A new licence, of an interval where nothing is said."""
        return data_of(await self.client.post("license-personals", json={**BY_INTERVAL, **fields}), 201)

    async def read(self, made: Json) -> Json:
        """A licence as it is now."""
        return data_of(await self.client.get(f"license-personals/{made['guid']}"))

    async def publication(self, name: str = "Ciencias 1", *contents: str) -> Json:
        """A publication with contents, which needs no subject of a country here."""
        tenant_id, guid = self.client.tenant.guid, uuid7()
        held = [
            PublicationContent(
                tenant_id=tenant_id, publication_guid=guid, content_guid=UUID(content), position=at
            )
            for at, content in enumerate(contents)
        ]
        async with self._database.transaction(self.client.tenant) as session:
            session.add(Publication(tenant_id=tenant_id, guid=guid, name=name))
            await session.flush()
            session.add_all(held)
        return {"guid": str(guid), "name": name}

    async def country(self, iso_code: str, name: str) -> str:
        """The guid of a country, which is made where it is not there."""
        rows = rows_of(await self.client.get(f"system-settings/countries?iso_code={iso_code}"))
        if not rows:
            body = {"iso_code": iso_code, "name": name}
            rows = [data_of(await self.client.post("system-settings/countries", json=body), 201)]
        return str(rows[0]["guid"])

    async def opens(self, made: Json, *publications: Json) -> None:
        """Have a licence open publications."""
        body = {"guids": [publication["guid"] for publication in publications]}
        answer = await self.client.post(f"license-personals/{made['guid']}/publications", json=body)
        assert answer.status_code == 200, answer.text

    async def status(self, made: Json, status: str) -> None:
        """Switch a licence off or on."""
        address = f"license-personals/{made['guid']}"
        data_of(await self.client.patch(address, json={"status": status}))

    async def take(self, made: Json, *people: object) -> Json:
        """Take a licence from people."""
        body = {"guids": [str(guid) for guid in people]}
        return data_of(
            await send_json(self.client, "DELETE", f"license-personals/{made['guid']}/users", body)
        )


async def end_now(database: Database, tenant: Tenant, made: Json) -> None:
    """The end of a licence is over, for it and for whoever has it."""
    async with database.transaction(tenant) as session:
        for change in (LICENSE_ENDS, REDEMPTIONS_END):
            await session.execute(text(change), {"guid": made["guid"]})


async def file_of(services: Services, tenant: Tenant, job: Job) -> str:
    """What an export wrote."""
    assert job.status == "done"
    return (await services.files.read(tenant, job.result["path"])).decode("utf-8-sig")


async def redeem(client: SignedIn, code: str, person: object = None) -> Any:
    """The answer of redeeming a code, for oneself or for somebody."""
    assert client.person is not None
    guid = person or client.person.guid
    return await client.post(f"users/{guid}/redeem", json={"code": code})


def refusal_of(answer: Any) -> str:
    """The code of a 412, which its field says too."""
    body = answer.json()
    assert answer.status_code == 412, answer.text
    assert [error["field"] for error in body["errors"]] == ["code"]
    assert body["errors"][0]["message"] == body["message"]
    return str(body["code"])


@pytest.fixture
def desk(client, alone, database) -> Callable[..., Awaitable[Desk]]:
    """Staff of the organization of one country, or of another one."""

    async def sit(tenant=None, role: str = "R04") -> Desk:
        return Desk(await client(tenant or alone, role), database)

    return sit


async def read_batch(client, made):
    return data_of(await client.get(f"{BATCHES}/{made['guid']}"))


@pytest.fixture
def batch_of(workbench, alone):
    """A new batch of somebody's, with all its codes where it is not said otherwise."""

    async def make(client, *, is_made=True, **fields):
        made = data_of(await client.post(BATCHES, json={**NEW_BATCH, **fields}), 201)
        if is_made:
            await workbench.finish(made["job_guid"], client.tenant)
        return await read_batch(client, made)

    return make
