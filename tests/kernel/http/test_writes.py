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


async def stored_replies(services):
    """Every answer that Valkey keeps for a key."""
    names = [name async for name in services.valkey.scan_iter("estante:idempotency:*")]
    return b"".join([await services.valkey.get(name) or b"" for name in sorted(names)])


@pytest.mark.spec("KER-045")
async def test_no_answer_with_a_token_is_kept(client, tenant, services, person):
    student, admin, nobody = await person(tenant, "R01"), await client(tenant, "R04"), await client(tenant)
    headers = {"Idempotency-Key": "token"}
    opened = await admin.post(f"users/{student.guid}/login", headers=headers)
    token = opened.json()["data"]["token"]
    assert token.encode() not in await stored_replies(services)
    again = await admin.post(f"users/{student.guid}/login", headers=headers)
    assert again.json()["data"]["token"] != token
    # Nothing at all is kept for those who are not signed in.
    before = await stored_replies(services)
    for body in ({"email": "a", "password": "b"}, {"email": "a", "password": "c"}):
        assert (await nobody.post("login", json=body, headers=headers)).json()["code"] == "USER_NOT_FOUND"
    assert (await nobody.post("sample/notes", json={}, headers=headers)).status_code == 401
    assert await stored_replies(services) == before


async def test_a_session_that_ended_gets_no_kept_answer(client, tenant, note):
    admin = await client(tenant, "R04")
    headers = {"Idempotency-Key": "ended"}
    assert (await admin.post("sample/notes", json=note, headers=headers)).status_code == 201
    assert (await admin.post("logout")).status_code == 200
    again = await admin.post("sample/notes", json=note, headers=headers)
    assert (again.status_code, again.json()["code"]) == (401, "INVALID_TOKEN")


async def test_long_keys_are_refused_and_never_cut(client, tenant, note):
    admin = await client(tenant, "R04")
    answers = [
        await admin.post("sample/notes", json=note, headers={"Idempotency-Key": "k" * 200 + tail})
        for tail in ("", "1")
    ]
    assert [one.status_code for one in answers] == [201, 400]
    assert "200" in answers[1].json()["message"]
