"""Who may speak xAPI, and for whom."""

from uuid import uuid4

import httpx
import pytest
from estante.testing.answers import data_of, rows_of

from plugins.lrs.tests.conftest import ACTIVITY, STATEMENTS, VERSION, statement

STATE = "lrs/xapi/activities/state"


@pytest.fixture
def ghost_of(content):
    """The actor of somebody in an xAPI content."""

    async def ask(person, tenant):
        body = {"content_guid": str(await content(tenant)), "student_guid": str(person.person.guid)}
        return data_of(await person.post("lrs/xapi-state", json=body))["ghostUser"]

    return ask


@pytest.mark.spec("LRS-041")
@pytest.mark.clause("xAPI 1.0.3", "3: 4.1 Authentication")
async def test_a_client_and_a_session_may_ask_and_nobody_else(client, provider, tenant, stored):
    speaker, admin = await provider(tenant), await client(tenant, "R04")
    (guid,) = await stored(speaker, statement())
    admin.headers[VERSION] = "1.0.3"
    assert (await admin.get(STATEMENTS, params={"statementId": guid})).status_code == 200
    nobody = await client(tenant)
    nobody.headers[VERSION] = "1.0.3"
    key, secret = speaker.auth._auth_header, "Basic"
    assert key.startswith(secret)
    for sent in (None, "Basic", "Basic !", "Basic bm9ib2R5OnNlY3JldA==", "Bearer x", key[:-4] + "AAAA"):
        headers = {"Authorization": sent} if sent else {}
        for path in (
            "statements",
            "activities",
            "agents",
            "activities/state",
            "activities/profile",
            "agents/profile",
        ):
            refused = await nobody.get(f"lrs/xapi/{path}", headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (401, "LRS_CREDENTIALS"), (sent, path)
        assert refused.headers["www-authenticate"].startswith("Basic")
        assert refused.headers[VERSION] == "1.0.3"


@pytest.mark.spec("LRS-042")
async def test_a_learner_speaks_only_for_themselves(client, provider, tenant, stored, ghost_of):
    student, other, speaker = await client(tenant, "R01"), await client(tenant, "R01"), await provider(tenant)
    ghost, strange = await ghost_of(student, tenant), await ghost_of(other, tenant)
    student.headers[VERSION] = "1.0.3"
    (own,) = await stored(student, statement(actor=ghost))
    (foreign,) = await stored(speaker, statement(actor=strange))
    refused = await student.post(STATEMENTS, json=[statement(actor=ghost), statement(actor=strange)])
    assert (refused.status_code, refused.json()["code"]) == (403, "LRS_NOT_YOURS")
    assert [entry["id"] for entry in (await student.get(STATEMENTS)).json()["statements"]] == [own]
    assert (await student.get(STATEMENTS, params={"statementId": foreign})).status_code == 404
    voided = {"id": "http://adlnet.gov/expapi/verbs/voided"}
    voiding = statement(actor=ghost, verb=voided, object={"objectType": "StatementRef", "id": foreign})
    assert (await student.post(STATEMENTS, json=voiding)).status_code == 403
    for agent, status in ((ghost, 204), (strange, 403)):
        place = {"activityId": ACTIVITY, "agent": httpx.Response(200, json=agent).text, "stateId": "lugar"}
        put = await student.put(STATE, params=place, content=b"1")
        assert put.status_code == status
        got = await student.get(STATE, params=place)
        assert got.status_code == (200 if status == 204 else 403)
    shared = {"activityId": ACTIVITY, "profileId": "todos"}
    assert (await student.put("lrs/xapi/activities/profile", params=shared, content=b"1")).status_code == 403
    (late,) = await stored(speaker, statement(actor=ghost))
    assert [entry["id"] for entry in (await student.get(STATEMENTS)).json()["statements"]] == [late, own]


async def test_a_client_for_writing_reads_nothing(provider, tenant, stored):
    writer = await provider(tenant, access="write")
    (guid,) = await stored(writer, statement())
    assert (await writer.get(STATEMENTS, params={"statementId": guid})).status_code == 403
    assert (await writer.get("lrs/xapi/activities", params={"activityId": ACTIVITY})).status_code == 403


async def test_a_client_that_is_switched_off_or_deleted_is_nobody(client, provider, tenant):
    speaker, admin = await provider(tenant), await client(tenant, "R04")
    (row,) = rows_of(await admin.get("lrs/clients"))
    assert "secret" not in row
    assert "secret_hash" not in row
    address = f"lrs/clients/{row['guid']}"
    for status, answer in (("inactive", 401), ("active", 200)):
        data_of(await admin.put(address, json={"status": status}))
        assert (await speaker.get(STATEMENTS)).status_code == answer
    data_of(await admin.delete(address))
    assert (await speaker.get(STATEMENTS)).status_code == 401
    acts = rows_of(await admin.get("audit", params={"entity": "lrs_client"}))
    assert "lrs_clients.delete" in {act["action"] for act in acts}
    assert "secret" not in str(acts)


async def test_staff_see_statements_and_teachers_do_not(client, provider, tenant, other_tenant, stored):
    speaker = await provider(tenant)
    passed = statement(verb={"id": "http://adlnet.gov/expapi/verbs/passed"})
    first, second = await stored(speaker, statement(), passed)
    admin = await client(tenant, "R04")
    rows = rows_of(await admin.get("lrs/statements"))
    assert [row["guid"] for row in rows] == [second, first]
    for params in ({"verb": passed["verb"]["id"]}, {"guid": second}):
        assert [row["guid"] for row in rows_of(await admin.get("lrs/statements", params=params))] == [second]
    assert len(rows_of(await admin.get("lrs/statements", params={"activity": ACTIVITY, "q": "ines"}))) == 2
    named = statement(object={"id": f"{ACTIVITY}/n", "definition": {"name": {"es": "Agua"}}})
    await stored(speaker, named)
    assert rows_of(await admin.get("lrs/statements", params={"pageSize": 1}))[0]["activity_name"] == "Agua"
    detail = data_of(await admin.get(f"lrs/statements/{first}"))
    assert detail["statement"]["object"]["id"] == ACTIVITY
    assert (await (await client(tenant, "R02")).get("lrs/statements")).status_code == 403
    elsewhere = await client(other_tenant, "R04")
    assert (await elsewhere.get(f"lrs/statements/{first}")).status_code == 404
    assert (await admin.get(f"lrs/statements/{uuid4()}")).status_code == 404


@pytest.mark.spec("KER-044")
async def test_a_content_that_staff_have_open_is_no_staff(client, tenant, content):
    admin, student = await client(tenant, "R04"), await client(tenant, "R01")
    token = data_of(await admin.get("users/access-token"))["token"]
    player = {"Authorization": f"Bearer {token}", VERSION: "1.0.3"}
    for path in ("lrs/statements", "lrs/clients"):
        refused = await admin.get(path, headers=player)
        assert (refused.status_code, refused.json()["code"]) == (403, "FORBIDDEN"), path
    made = await admin.post("lrs/clients", json={"name": "Puerta", "access": "all"}, headers=player)
    assert made.status_code == 403
    assert rows_of(await admin.get("lrs/clients")) == []
    foreign = {"content_guid": str(await content(tenant)), "student_guid": str(student.person.guid)}
    assert (await admin.post("lrs/xapi-state", json=foreign, headers=player)).status_code == 403
    others = await admin.get("lrs/records", params={"personGuid": str(student.person.guid)}, headers=player)
    assert others.status_code == 403
    own = {**foreign, "student_guid": str(admin.person.guid)}
    ghost = data_of(await admin.post("lrs/xapi-state", json=own, headers=player))["ghostUser"]
    assert (await admin.post(STATEMENTS, json=statement(actor=ghost), headers=player)).status_code == 200
    assert (await admin.post(STATEMENTS, json=statement(), headers=player)).status_code == 403


@pytest.mark.spec("LRS-042")
async def test_a_learner_speaks_for_nobody_in_a_group_and_voids_nothing_to_come(
    client, provider, tenant, stored, ghost_of
):
    student, other, speaker = await client(tenant, "R01"), await client(tenant, "R01"), await provider(tenant)
    ghost, strange = await ghost_of(student, tenant), await ghost_of(other, tenant)
    student.headers[VERSION] = "1.0.3"
    group = {"objectType": "Group", "account": ghost["account"], "member": [strange]}
    assert (await student.post(STATEMENTS, json=statement(actor=group))).status_code == 403
    alone = {**group, "member": [ghost]}
    assert (await student.post(STATEMENTS, json=statement(actor=alone))).status_code == 200
    voided, guid = {"id": "http://adlnet.gov/expapi/verbs/voided"}, str(uuid4())
    voiding = statement(actor=ghost, verb=voided, object={"objectType": "StatementRef", "id": guid})
    assert (await student.post(STATEMENTS, json=voiding)).status_code == 403
    await stored(speaker, statement(id=guid, actor=strange))
    assert (await speaker.get(STATEMENTS, params={"statementId": guid})).status_code == 200
    (own,) = await stored(student, statement(actor=ghost))
    mine = {**voiding, "object": {"objectType": "StatementRef", "id": own}}
    assert (await student.post(STATEMENTS, json=mine)).status_code == 200
    assert (await speaker.get(STATEMENTS, params={"voidedStatementId": own})).status_code == 200


async def test_staff_who_only_read_statements_change_none(client, provider, tenant, stored):
    helper, speaker = await client(tenant, "R05"), await provider(tenant)
    (guid,) = await stored(speaker, statement())
    helper.headers[VERSION] = "1.0.3"
    assert (await helper.get(STATEMENTS, params={"statementId": guid})).status_code == 200
    assert (await helper.post(STATEMENTS, json=statement())).status_code == 403
    place = {"activityId": ACTIVITY, "agent": '{"mbox":"mailto:ines@escuela.example"}', "stateId": "lugar"}
    assert (await speaker.put(STATE, params=place, content=b"1")).status_code == 204
    assert (await helper.delete(STATE, params=place)).status_code == 403
    assert (await helper.get(STATE, params=place)).status_code == 200


async def test_the_calls_of_each_credential_are_counted_by_themselves(client, new_tenant, provider):
    tenant = new_tenant(calls={"machines": 3})
    first, second = await provider(tenant), await provider(tenant)
    for _ in range(3):
        assert (await first.get(STATEMENTS)).status_code == 200
    refused = await first.get("lrs/xapi/agents", params={"agent": '{"mbox":"mailto:a@b.example"}'})
    assert (refused.status_code, refused.json()["code"]) == (429, "TOO_MANY_REQUESTS")
    assert int(refused.headers["retry-after"]) > 0
    assert (await second.get(STATEMENTS)).status_code == 200
    nobody = await client(tenant)
    nobody.headers[VERSION] = "1.0.3"
    tried = [(await nobody.get(STATEMENTS)).status_code for _ in range(4)]
    assert tried == [401, 401, 401, 429]
