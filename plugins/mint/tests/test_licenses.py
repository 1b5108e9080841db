"""Mint licences: the client's, signed by a service outside, and those of people."""

import asyncio
from datetime import timedelta
from uuid import uuid4

import pytest
from estante.api.files import fetch_public
from estante.testing.answers import data_of
from estante_mint.licensing import keys
from sqlalchemy import text

from tests.fakes.license_service import FakeLicenseService

ADDRESS = "v3/license-mint"


@pytest.fixture(scope="module")
def service():
    """The service that signs licences, at work."""
    fake = FakeLicenseService()
    with fake.answering():
        yield fake


@pytest.fixture
def outside(service, monkeypatch):
    """The kernel's outgoing client, with the service in its internet."""

    async def fetch(address, **options):
        return await fetch_public(address, **options, resolver=service.resolve, transport=service.net)

    monkeypatch.setattr(keys, "fetch_public", fetch)
    return service


@pytest.fixture
def house(new_tenant, outside):
    """An organization with a licence; its claims may be said."""

    def make(*, by=None, **claims):
        guid = uuid4()
        statement = (by or outside).license(guid, **claims)
        settings = {"license_url": outside.url, "license_statement": statement}
        return new_tenant(guid=str(guid), settings={}, plugin_settings={"mint": settings})

    return make


async def give(admin, person, has_license=True):
    body = {"has_license_mint": has_license}
    return await admin.patch(f"{ADDRESS}/user/{person.guid}", json=body)


def refusal(answer):
    return answer.status_code, answer.json()["code"]


@pytest.mark.spec("MIN-002")
@pytest.mark.spec("MIN-003")
async def test_a_licence_is_given_read_and_taken(client, person, house):
    tenant = house()
    admin, teacher = await client(tenant, "R04"), await person(tenant, "R02")
    address = f"{ADDRESS}/user/{teacher.guid}"
    assert data_of(await admin.get(address)) == {"has_license_mint": False, "status": "none"}
    assert data_of(await give(admin, teacher)) == {"has_license_mint": True, "status": "active"}
    assert data_of(await admin.get(address)) == {"has_license_mint": True, "status": "active"}
    client_view = data_of(await admin.get(f"{ADDRESS}/client"))
    assert (client_view["licenses"], client_view["licenses_used"], client_view["editors_used"]) == (2, 1, 0)
    assert data_of(await give(admin, teacher, False))["has_license_mint"] is False
    student = await client(tenant, "R01")
    assert (await student.get(address)).status_code == 403


@pytest.mark.spec("MIN-001")
async def test_the_editor_opens_only_with_a_licence(client, house):
    tenant = house()
    without = await client(tenant, "R04")
    body = {"name": "El agua", "type_guid": "CTTY_02", "is_teacher_only": 0}
    lesson = data_of(await without.post("cms/contents", json=body), 201)["guid"]
    for answer in (
        await without.get(f"mint/lessons/{lesson}"),
        await without.post(f"mint/lessons/{lesson}/pages", json={}),
    ):
        assert refusal(answer) == (403, "MINT_LICENSE_NEEDED")
        assert "licencia Mint" in answer.json()["message"]
    writer = await client(tenant, "R04", has_license_mint=True)
    assert (await writer.get(f"mint/lessons/{lesson}")).status_code == 200
    assert (await writer.post(f"mint/lessons/{lesson}/pages", json={})).status_code == 201


@pytest.mark.spec("MIN-004")
async def test_a_client_without_a_licence_gives_none(client, person, tenant):
    admin, teacher = await client(tenant, "R04"), await person(tenant, "R02")
    refused = await give(admin, teacher)
    assert refusal(refused) == (409, "MINT_NO_CLIENT_LICENSE")
    assert "no tiene licencia Mint" in refused.json()["message"]
    form = await admin.put(f"users/{teacher.guid}", json={"has_license_mint": True})
    assert refusal(form) == (409, "MINT_NO_CLIENT_LICENSE")


@pytest.mark.spec("MIN-005")
async def test_of_fifty_who_race_for_two_licences_two_get_one(client, person, house):
    tenant = house(licenses=2)
    admin = await client(tenant, "R04")
    teachers = [await person(tenant, "R02") for _ in range(50)]
    answers = await asyncio.gather(*(give(admin, teacher) for teacher in teachers))
    given = [answer for answer in answers if answer.status_code == 200]
    assert len(given) == 2
    refused = {refusal(answer) for answer in answers if answer.status_code != 200}
    assert refused == {(409, "MINT_LICENSES_EXCEEDED")}
    assert data_of(await admin.get(f"{ADDRESS}/client"))["licenses_used"] == 2
    new = {"name": "Eva", "lastname": "Sol", "username": "eva.sol", "role": "R02", "has_license_mint": True}
    made = await admin.post("users", json=new)
    assert refusal(made) == (409, "MINT_LICENSES_EXCEEDED"), made.text


@pytest.mark.spec("MIN-006")
async def test_more_editors_than_the_client_has_are_refused(client, person, house):
    tenant = house(licenses=10, editors=1)
    admin = await client(tenant, "R04")
    first, second = await person(tenant, "R07"), await person(tenant, "R07")
    teacher = await person(tenant, "R02")
    assert (await give(admin, first)).status_code == 200
    assert refusal(await give(admin, second)) == (409, "MINT_EDITORS_EXCEEDED")
    assert (await give(admin, teacher)).status_code == 200
    assert (await give(admin, first, False)).status_code == 200
    assert (await give(admin, second)).status_code == 200


@pytest.mark.spec("MIN-007")
@pytest.mark.parametrize(("claims", "status"), [({"status": "off"}, "inactive"), ({"exp": 1}, "expired")])
async def test_a_licence_that_is_not_active_is_refused(client, person, house, claims, status):
    tenant = house(**claims)
    admin = await client(tenant, "R04", has_license_mint=True)
    refused = await give(admin, await person(tenant, "R02"))
    assert refusal(refused) == (409, "MINT_LICENSE_NOT_ACTIVE")
    assert "no está activa" in refused.json()["message"]
    assert refused.json()["license_status"] == status
    body = {"name": "El agua", "type_guid": "CTTY_02", "is_teacher_only": 0}
    lesson = data_of(await admin.post("cms/contents", json=body), 201)["guid"]
    assert refusal(await admin.get(f"mint/lessons/{lesson}")) == (409, "MINT_LICENSE_NOT_ACTIVE")


@pytest.mark.spec("MIN-008")
@pytest.mark.spec("MIN-009", part="a wrong signature")
async def test_the_services_key_tells_a_licence_of_somebody_else(client, person, house):
    tenant, forged = house(), house(by=FakeLicenseService())
    admin = await client(tenant, "R04")
    assert data_of(await admin.get(f"{ADDRESS}/client"))["status"] == "active"
    other = await client(forged, "R04")
    assert refusal(await give(other, await person(forged, "R02"))) == (409, "MINT_LICENSE_INVALID")


@pytest.mark.spec("MIN-009")
async def test_the_last_key_is_used_for_a_day_while_the_service_is_away(
    client, house, database, monkeypatch, outside
):
    tenant = house()
    admin, forger = await client(tenant, "R04"), await client(house(by=FakeLicenseService()), "R04")
    assert (await admin.get(f"{ADDRESS}/client")).status_code == 200
    assert refusal(await forger.get(f"{ADDRESS}/client")) == (409, "MINT_LICENSE_INVALID")

    async def fetch(address, **options):
        away = FakeLicenseService()
        return await fetch_public(address, **options, resolver=away.resolve, transport=away.net)

    monkeypatch.setattr(keys, "fetch_public", fetch)

    async def aged(age: timedelta):
        async with database.transaction(tenant) as session:
            change = "UPDATE mint_license_keys SET fetched_at = now() - make_interval(secs => :secs)"
            await session.execute(text(change), {"secs": age.total_seconds()})
        return await admin.get(f"{ADDRESS}/client")

    assert (await aged(timedelta(hours=23))).status_code == 200
    away = await aged(timedelta(hours=25))
    assert (away.status_code, away.json()["code"]) == (503, "UNAVAILABLE")
