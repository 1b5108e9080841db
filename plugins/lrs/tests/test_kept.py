"""What was stored outlives every process, and nobody who asked to be erased."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from estante.config import Platform
from estante.database.engine import Database
from estante.database.migrate import migrate_all
from estante.plugins.registry import PluginRegistry
from estante.services.embedded import Services
from estante.testing.answers import data_of
from estante.testing.tenants import make_tenant
from estante_lrs.services.statement_queries import StatementQueries
from estante_lrs.services.statements import StatementStore
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.statements import read_statements

from plugins.lrs.tests.conftest import ACTOR, STATEMENTS, statement

ASKER = Asker(authority=ACTOR)


@pytest.fixture
def durable(services_folder: Path, registry: PluginRegistry) -> Iterator[Services]:
    """Services that keep what they promise, unlike those of other tests."""
    folder = services_folder / "records"
    running = Services(
        Platform(base_path=folder, data_dir=folder / "var", tenants_dir=folder, secret="x" * 40)
    )
    migrate_all(running.start().addresses.owner_url, registry.histories)
    yield running
    running.stop()


@pytest.mark.wide
@pytest.mark.spec("LRS-050")
async def test_a_statement_has_the_same_bytes_after_everything_was_started_again(durable, registry):
    tenant = make_tenant(registry, "andaluna")
    body = msgspec.json.encode(statement(result={"extensions": {"https://escuela.example/n": 1.10}}))

    async def read(guid):
        assert durable.postgres is not None
        database = Database(durable.postgres.url("estante_app"))
        async with database.transaction(tenant) as session:
            found = await StatementQueries(session, tenant).get(ASKER, str(guid), is_voided=False)
        await database.close()
        return found

    assert durable.postgres is not None
    database = Database(durable.postgres.url("estante_app"))
    async with database.transaction(tenant) as session:
        stored = await StatementStore(session, tenant).add(ASKER, read_statements(body, is_second=False))
    await database.close()
    (guid,) = stored.guids
    before = await read(guid)
    assert before is not None
    assert '"https://escuela.example/n":1.1' in before
    durable.stop()
    durable.start()
    assert await read(guid) == before


async def test_what_was_said_of_an_erased_person_is_gone(
    client, tenant, provider, stored, workbench, content
):
    admin, speaker = await client(tenant, "R04"), await provider(tenant)
    student = await client(tenant, "R01", username="ines.gil", email="ines@casa.example")
    water = await content(tenant)
    asked = {"content_guid": str(water), "student_guid": str(student.person.guid)}
    ghost = data_of(await student.post("lrs/xapi-state", json=asked))["ghostUser"]
    record = {"content_guid": str(water), "referenceId": "e", "scope": "u", "data": 1}
    data_of(await student.post("lrs/records", json=record), 201)
    mine = await stored(
        speaker, statement(actor=ghost), statement(actor={"mbox": "mailto:ines@casa.example"})
    )
    (kept,) = await stored(speaker, statement(actor={"mbox": "mailto:mateo@casa.example"}))
    student.headers["X-Experience-API-Version"] = "1.0.3"
    place = {
        "activityId": "https://a.example/x",
        "agent": msgspec.json.encode(ghost).decode(),
        "stateId": "s",
    }
    assert (await student.put("lrs/xapi/activities/state", params=place, content=b"1")).status_code == 204
    address = f"users/{student.person.guid}/personal-data/erase"
    begun = data_of(await admin.post(address, json={"username": "ines.gil"}), 202)
    job = await workbench.finish(begun["job_guid"], tenant)
    erased = msgspec.convert(job.result, dict[str, dict[str, int]])["erased"]
    names = ("xapi_statements", "xapi_documents", "lrs_records", "xapi_pseudonyms")
    assert {name: erased.get(name) for name in names} == dict(zip(names, (2, 1, 1, 1), strict=True))
    found = (await speaker.get(STATEMENTS)).json()["statements"]
    assert [entry["id"] for entry in found] == [kept]
    assert mine[0] not in str(found)
