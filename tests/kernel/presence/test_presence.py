"""Who has a record open."""

import asyncio
from time import time
from uuid import uuid4

import pytest
from estante.presence import service
from estante.testing.answers import data_of, send_json


@pytest.fixture
def address():
    return f"/content/{uuid4()}"


async def others(who, address):
    people = data_of(await who.post("presence", json={"address": address}))["people"]
    return [person["name"] for person in people]


async def test_each_hears_who_else_is_there_until_they_leave(client, tenant, address):
    ana = await client(tenant, "R04", name="Ana", lastname="Gil")
    eva = await client(tenant, "R07", name="Eva", lastname="Luna")
    assert await others(ana, address) == []
    assert await others(eva, address) == ["Ana Gil"]
    assert await others(ana, address) == ["Eva Luna"]
    assert await others(ana, f"/content/{uuid4()}") == []
    left = await send_json(eva, "DELETE", "presence", {"address": address})
    assert left.status_code == 204
    assert await others(ana, address) == []


async def test_who_says_nothing_for_a_minute_is_gone(client, tenant, address, monkeypatch):
    ana, eva = await client(tenant, "R04"), await client(tenant, "R04", name="Eva", lastname="")
    assert await others(eva, address) == []
    assert await others(ana, address) == ["Eva"]
    later = time() + service.TTL_SECONDS + 1
    monkeypatch.setattr("estante.presence.service.time", lambda: later)
    assert await others(ana, address) == []


async def test_who_is_there_hears_at_once_of_who_comes_and_goes(client, tenant, address, services):
    ana, eva = await client(tenant, "R04"), await client(tenant, "R04")
    await others(ana, address)
    events = services.queue.live.subscribe(tenant.guid, ana.person.guid)
    coming = asyncio.create_task(anext(events))
    await asyncio.wait([coming], timeout=0.2)
    await others(eva, address)
    event = await coming
    assert (event.name, event.data) == ("presence", {"address": address})
    leaving = asyncio.create_task(anext(events))
    await send_json(eva, "DELETE", "presence", {"address": address})
    assert (await leaving).data == {"address": address}
    await events.aclose()


@pytest.mark.parametrize(
    "wrong",
    ["/content/", "/content/none", "/contents", "/no/such", "/content/{guid}/details", "/viewer/{guid}"],
)
async def test_only_the_page_of_a_record_has_people(client, tenant, wrong):
    admin = await client(tenant, "R04")
    path = wrong.replace("{guid}", str(uuid4()))
    assert (await admin.post("presence", json={"address": path})).status_code == 404


async def test_who_may_not_open_the_page_hears_of_nobody(client, tenant, other_tenant, address):
    ana = await client(tenant, "R04")
    await others(ana, address)
    for role in ("R01", "R02", "R05"):
        answer = await (await client(tenant, role)).post("presence", json={"address": address})
        assert answer.status_code == 404, role
    assert await others(await client(other_tenant, "R04"), address) == []
    nobody = await client(tenant)
    assert (await nobody.post("presence", json={"address": address})).status_code == 401


async def test_without_valkey_nobody_else_is_there(client, tenant, address, services, monkeypatch):
    ana = await client(tenant, "R04")

    async def away(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(services.queue.live.valkey, "execute_command", away)
    assert await others(ana, address) == []
