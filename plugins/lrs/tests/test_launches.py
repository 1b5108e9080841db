"""An xAPI package that somebody has open speaks to the record store on its own host, for that person only."""

import base64
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import msgspec
import pytest
from estante.database.engine import Database
from estante.identity.models import Person
from estante.testing.answers import data_of
from sqlalchemy import update

from plugins.lrs.tests.conftest import ACTIVITY, STATEMENTS, VERBS, VERSION, statement


def assets(package: str) -> str:
    return msgspec.json.encode({"package": {"root": package, "entry": "index.html"}}).decode()


@pytest.fixture
def launched(content):
    """The state of a package that a person has open, at its own host."""

    async def launch(person, tenant, package="p1"):
        guid = await content(tenant, assets=assets(package))
        body = {"content_guid": str(guid), "student_guid": str(person.person.guid)}
        return data_of(await person.post("lrs/xapi-state", json=body))

    return launch


def agent(actor):
    return msgspec.json.encode(actor).decode()


@pytest.mark.spec("VIE-127", part="the state has what the package is launched with")
async def test_a_package_speaks_for_who_has_it_open_and_nobody_else(
    client, provider, tenant, stored, launched, package_host
):
    student, speaker = await client(tenant, "R01", email="ines@casa.example"), await provider(tenant)
    state, other = await launched(student, tenant), await launched(student, tenant, "p2")
    ghost, launch = state["ghostUser"], state["launch"]
    assert urlsplit(launch["endpoint"]).path == "/_xapi/"
    page = package_host(launch["endpoint"])
    page.headers["Authorization"] = launch["auth"]
    registered = statement(actor=ghost, context={"registration": launch["registration"]})
    (own,) = await stored_at(page, registered)
    foreign = await stored(
        speaker,
        statement(),
        statement(actor=other["ghostUser"]),
        statement(actor={"mbox": "mailto:ines@casa.example"}),
    )
    listed = (await page.get("statements")).json()["statements"]
    assert [entry["id"] for entry in listed] == [own]
    assert str(student.person.guid) not in str(listed)
    assert (await page.get("statements", params={"statementId": own})).status_code == 200
    for guid in foreign:
        assert (await page.get("statements", params={"statementId": guid})).status_code == 404
    for actor in (statement()["actor"], other["ghostUser"], {"mbox": "mailto:ines@casa.example"}):
        assert (await page.post("statements", json=statement(actor=actor))).status_code == 403
        place = {"activityId": ACTIVITY, "agent": agent(actor), "stateId": "lugar"}
        assert (await page.get("activities/state", params=place)).status_code == 403
        assert (await page.get("agents", params={"agent": agent(actor)})).status_code == 403
    place = {"activityId": ACTIVITY, "agent": agent(ghost), "stateId": "lugar"}
    assert (await page.put("activities/state", params=place, content=b"3")).status_code == 204
    assert (await page.get("activities/state", params=place)).content == b"3"
    voided = {"id": f"{VERBS}voided"}
    voiding = statement(actor=ghost, verb=voided, object={"objectType": "StatementRef", "id": own})
    assert (await page.post("statements", json=voiding)).status_code == 403


async def stored_at(page: httpx.AsyncClient, *statements):
    answer = await page.post("statements", json=list(statements))
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_launch_opens_one_package_of_one_organization_on_its_host(
    client, provider, tenant, other_tenant, launched, package_host
):
    student, speaker = await client(tenant, "R01"), await provider(tenant)
    launch, other = (
        (await launched(student, tenant))["launch"],
        (await launched(student, tenant, "p2"))["launch"],
    )
    elsewhere = (await launched(await client(other_tenant, "R01"), other_tenant))["launch"]
    for endpoint, auth, status in (
        (launch["endpoint"], launch["auth"], 200),
        (other["endpoint"], launch["auth"], 401),
        (elsewhere["endpoint"], launch["auth"], 401),
        (launch["endpoint"], elsewhere["auth"], 401),
        # Neither a session nor a provider's key is taken where a package could have sent it.
        (launch["endpoint"], student.headers["Authorization"], 401),
        (launch["endpoint"], speaker.auth._auth_header, 401),
        (launch["endpoint"], "Basic !", 401),
        (launch["endpoint"], changed(launch["auth"]), 401),
    ):
        answer = await package_host(endpoint).get("statements", headers={"Authorization": auth})
        assert answer.status_code == status, (endpoint, auth, answer.text)
    nobody = await client(tenant)
    headers = {"Authorization": launch["auth"], VERSION: "1.0.3"}
    assert (await nobody.get(STATEMENTS, headers=headers)).status_code == 401
    asked = {"Origin": launch["endpoint"].removesuffix("/_xapi/"), "Access-Control-Request-Method": "PUT"}
    preflight = await nobody.options(STATEMENTS, headers=asked)
    assert "access-control-allow-origin" not in preflight.headers


def changed(auth: str) -> str:
    """A launch's credential under another pseudonym."""
    _, _, secret = base64.b64decode(auth.removeprefix("Basic ")).decode().partition(":")
    return "Basic " + base64.b64encode(f"{uuid4()}:{secret}".encode()).decode()


async def test_a_launch_is_given_to_who_may_open_the_content(client, tenant, content):
    student, admin = await client(tenant, "R01"), await client(tenant, "R04")
    guid = str(await content(tenant, assets=assets("p1")))
    closed = str(await content(tenant, assets=assets("p1"), is_public=False))
    unprepared = str(await content(tenant))
    for who, of, content_guid, is_given in (
        (student, student, guid, True),
        (admin, admin, guid, True),
        (admin, student, guid, False),
        (student, student, closed, False),
        (student, student, unprepared, False),
    ):
        body = {"content_guid": content_guid, "student_guid": str(of.person.guid)}
        state = data_of(await who.post("lrs/xapi-state", json=body))
        assert (state["launch"] is not None) == is_given


async def test_a_launch_ends_with_its_persons_account(
    client, tenant, launched, package_host, database: Database
):
    student = await client(tenant, "R01")
    launch = (await launched(student, tenant))["launch"]
    page = package_host(launch["endpoint"])
    page.headers["Authorization"] = launch["auth"]
    assert (await page.get("statements")).status_code == 200
    async with database.transaction(tenant) as session:
        await session.execute(
            update(Person).where(Person.guid == student.person.guid).values(is_active=False)
        )
    assert (await page.get("statements")).status_code == 401


async def test_a_record_store_that_is_off_answers_no_package(
    client, new_tenant, launched, package_host, services
):
    tenant = new_tenant()
    launch = (await launched(await client(tenant, "R01"), tenant))["launch"]
    page = package_host(launch["endpoint"])
    assert (await page.get("about")).status_code == 200
    services.tenants.put(msgspec.structs.replace(tenant, plugins=("contents", "viewer")))
    for path in ("about", "statements"):
        assert (await page.get(path, headers={"Authorization": launch["auth"]})).status_code == 404
