"""Writes that come twice, late, or too often."""

import asyncio

import pytest


@pytest.mark.spec("KER-016", part="contents")
async def test_a_stale_version_is_refused_with_the_current_one_and_changes_nothing(client, tenant, note):
    admin = await client(tenant, "R04")
    guid = (await admin.post("sample/notes", json=note)).json()["data"]["guid"]
    version = (await admin.get(f"sample/notes/{guid}")).headers["etag"]
    renamed = {**note, "name": "Martes"}
    first = await admin.put(f"sample/notes/{guid}", json=renamed, headers={"If-Match": version})
    assert first.status_code == 200
    stale = await admin.put(f"sample/notes/{guid}", json=note, headers={"If-Match": version})
    assert (stale.status_code, stale.json()["code"]) == (412, "PRECONDITION_FAILED")
    assert stale.json()["version"] == 2
    assert (await admin.get(f"sample/notes/{guid}")).json()["data"]["name"] == "Martes"


async def test_the_same_key_and_body_is_done_once(client, tenant, note):
    admin = await client(tenant, "R04")
    key = {"Idempotency-Key": "one"}
    first = await admin.post("sample/notes", json=note, headers=key)
    again = await admin.post("sample/notes", json=note, headers=key)
    assert first.status_code == again.status_code == 201
    assert first.json() == again.json()
    assert (await admin.get("sample/notes")).json()["meta"]["total"] == 1


async def test_the_same_key_with_another_body_is_refused(client, tenant, note):
    admin = await client(tenant, "R04")
    key = {"Idempotency-Key": "two"}
    await admin.post("sample/notes", json=note, headers=key)
    other = await admin.post("sample/notes", json={**note, "name": "Jueves"}, headers=key)
    assert (other.status_code, other.json()["code"]) == (422, "UNPROCESSABLE")


async def test_a_key_is_one_persons(client, tenant, note):
    ana, eva = await client(tenant, "R04"), await client(tenant, "R04")
    key = {"Idempotency-Key": "three"}
    first = await ana.post("sample/notes", json=note, headers=key)
    second = await eva.post("sample/notes", json=note, headers=key)
    assert first.json()["data"]["guid"] != second.json()["data"]["guid"]


async def test_a_refused_call_may_be_tried_again_with_its_key(client, tenant, note):
    admin = await client(tenant, "R04")
    key = {"Idempotency-Key": "four"}
    answers = await asyncio.gather(
        *(admin.post("sample/notes", json=note, headers=key) for _ in range(10)),
    )
    assert {one.status_code for one in answers} <= {201, 409}
    assert (await admin.get("sample/notes")).json()["meta"]["total"] == 1


async def test_too_many_calls_are_told_when_to_come_back(client, tenant):
    admin = await client(tenant, "R04")
    answers = [await admin.get("sample/limited") for _ in range(4)]
    assert [one.status_code for one in answers] == [200, 200, 200, 429]
    assert 0 < int(answers[3].headers["retry-after"]) <= 3601
