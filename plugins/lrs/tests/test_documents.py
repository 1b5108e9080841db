"""States and profiles: bytes that come back as they went, and never over somebody else's."""

import hashlib
from email.utils import parsedate_to_datetime
from uuid import uuid4

import pytest
from estante.testing.answers import wrong_fields

from plugins.lrs.tests.conftest import ACTIVITY, STATEMENTS, statement

STATE, OF_ACTIVITY, OF_AGENT = (
    f"lrs/xapi/{path}" for path in ("activities/state", "activities/profile", "agents/profile")
)
AGENT = '{"mbox":"mailto:ines@escuela.example"}'
PLACE = {"activityId": ACTIVITY, "agent": AGENT}
TEXT, JSON = {"content-type": "text/plain; charset=utf-8"}, {"content-type": "application/json"}


@pytest.mark.spec("LRS-034", "LRS-035")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.3 State Resource")
async def test_states_are_put_read_listed_and_deleted(provider, tenant):
    speaker = await provider(tenant)
    registered = {**PLACE, "registration": str(uuid4())}
    for params, content in (({**PLACE, "stateId": "a"}, b"1"), ({**registered, "stateId": "a"}, b"2")):
        assert (await speaker.put(STATE, params=params, content=content, headers=TEXT)).status_code == 204
        assert (await speaker.get(STATE, params=params)).content == content
    assert (await speaker.post(STATE, params={**PLACE, "stateId": "b"}, json={"n": 1})).status_code == 204
    moment = (await speaker.post(STATEMENTS, json=statement())).headers["X-Experience-API-Consistent-Through"]
    assert (await speaker.put(STATE, params={**PLACE, "stateId": "c"}, content=b"3")).status_code == 204
    assert (await speaker.get(STATE, params=PLACE)).json() == ["a", "b", "c"]
    assert (await speaker.get(STATE, params=registered)).json() == ["a"]
    assert (await speaker.get(STATE, params={**PLACE, "since": moment})).json() == ["c"]
    assert (await speaker.delete(STATE, params={**PLACE, "stateId": "b"})).status_code == 204
    assert (await speaker.get(STATE, params={**PLACE, "stateId": "b"})).status_code == 404
    other = {**PLACE, "agent": '{"openid":"https://otra.example/mateo"}'}
    assert (await speaker.get(STATE, params=other)).json() == []
    assert (await speaker.delete(STATE, params=registered)).status_code == 204
    assert (await speaker.get(STATE, params=PLACE)).json() == ["a", "c"]
    assert (await speaker.delete(STATE, params=PLACE)).status_code == 204
    assert (await speaker.get(STATE, params=PLACE)).json() == []
    assert wrong_fields(await speaker.get(STATE, params={"stateId": "a"})) == {
        "activityId": "required",
        "agent": "required",
    }
    assert wrong_fields(await speaker.put(STATE, params=PLACE, content=b"1")) == {"stateId": "required"}
    for name, wrong in (("agent", "ines"), ("activityId", "agua"), ("registration", "1")):
        found = wrong_fields(await speaker.get(STATE, params={**PLACE, name: wrong}))
        assert all(field.startswith(name) for field in found)


@pytest.mark.spec("LRS-036")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.2 Document Resources: JSON merge")
async def test_json_is_merged_into_json_and_into_nothing_else(provider, tenant):
    speaker = await provider(tenant)
    place = {**PLACE, "stateId": "lugar"}
    for sent in ({"page": 1, "seen": {"a": 1}}, {"page": 2, "seen": {"b": 2}}):
        assert (await speaker.post(STATE, params=place, json=sent)).status_code == 204
    assert (await speaker.get(STATE, params=place)).json() == {"page": 2, "seen": {"b": 2}}
    assert wrong_fields(await speaker.post(STATE, params=place, content=b"x", headers=TEXT)) == {
        "Content-Type": "one_of"
    }
    assert wrong_fields(await speaker.post(STATE, params=place, content=b"[1]", headers=JSON)) == {
        "body": "invalid"
    }
    await speaker.put(STATE, params=place, content=b"x", headers=TEXT)
    assert wrong_fields(await speaker.post(STATE, params=place, json={"page": 3})) == {
        "Content-Type": "one_of"
    }
    assert (await speaker.get(STATE, params=place)).content == b"x"
    assert wrong_fields(await speaker.put(STATE, params=place, content=b"{", headers=JSON)) == {
        "body": "invalid"
    }


@pytest.mark.spec("LRS-037", "LRS-038")
@pytest.mark.parametrize(
    ("path", "of"), [(OF_ACTIVITY, {"activityId": ACTIVITY}), (OF_AGENT, {"agent": AGENT})]
)
@pytest.mark.clause("xAPI 1.0.3", "3: 2.6 Agent Profile", "3: 2.7 Activity Profile", "3: 3.1 Concurrency")
async def test_profiles_are_written_by_who_knows_what_is_there(provider, tenant, path, of):
    speaker = await provider(tenant)
    place = {**of, "profileId": "gustos"}
    new = {**TEXT, "If-None-Match": "*"}
    assert (await speaker.put(path, params=place, content=b"1", headers=new)).status_code == 204
    assert (await speaker.put(path, params=place, content=b"2", headers=new)).status_code == 412
    assert (await speaker.put(path, params=place, content=b"2", headers=TEXT)).status_code == 409
    etag = (await speaker.get(path, params=place)).headers["etag"]
    known = {**TEXT, "If-Match": etag}
    assert (await speaker.put(path, params=place, content=b"2", headers=known)).status_code == 204
    assert (await speaker.put(path, params=place, content=b"3", headers=known)).status_code == 412
    assert (await speaker.delete(path, params=place, headers={"If-Match": etag})).status_code == 412
    assert (await speaker.get(path, params=place)).content == b"2"
    moment = (await speaker.post(STATEMENTS, json=statement())).headers["X-Experience-API-Consistent-Through"]
    assert (await speaker.post(path, params={**of, "profileId": "otros"}, json={"a": 1})).status_code == 204
    assert (await speaker.get(path, params=of)).json() == ["gustos", "otros"]
    assert (await speaker.get(path, params={**of, "since": moment})).json() == ["otros"]
    assert (await speaker.delete(path, params=place)).status_code == 204
    assert (await speaker.get(path, params=place)).status_code == 404
    assert wrong_fields(await speaker.delete(path, params=of)) == {"profileId": "required"}


@pytest.mark.spec("LRS-039")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.2 Document Resources: content and Last-Modified")
async def test_a_document_comes_back_as_it_went(provider, tenant):
    speaker = await provider(tenant)
    place, content = {**PLACE, "stateId": "foto"}, bytes(range(256))
    sent = {"content-type": "image/x-raro; a=b"}
    assert (await speaker.put(STATE, params=place, content=content, headers=sent)).status_code == 204
    got = await speaker.get(STATE, params=place)
    assert (got.content, got.headers["content-type"]) == (content, "image/x-raro; a=b")
    assert got.headers["etag"] == f'"{hashlib.sha1(content, usedforsecurity=False).hexdigest()}"'
    assert parsedate_to_datetime(got.headers["last-modified"]).tzinfo is not None
    assert got.headers["content-security-policy"].startswith("sandbox")


@pytest.mark.spec("LRS-040")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.4 Agents Resource", "3: 2.5 Activities Resource")
async def test_what_was_said_of_activities_and_agents_is_put_together(provider, tenant, stored):
    speaker = await provider(tenant)
    for definition in ({"name": {"es": "Agua"}, "type": f"{ACTIVITY}/tipo"}, {"name": {"pt": "Água"}}):
        await stored(speaker, statement(object={"id": ACTIVITY, "definition": definition}))
    known = (await speaker.get("lrs/xapi/activities", params={"activityId": ACTIVITY})).json()
    assert known == {
        "objectType": "Activity",
        "id": ACTIVITY,
        "definition": {"name": {"es": "Agua", "pt": "Água"}, "type": f"{ACTIVITY}/tipo"},
    }
    unknown = (await speaker.get("lrs/xapi/activities", params={"activityId": f"{ACTIVITY}/otra"})).json()
    assert unknown == {"objectType": "Activity", "id": f"{ACTIVITY}/otra"}
    for name in ("Inés", "Inés Gil"):
        await stored(speaker, statement(actor={"mbox": "mailto:ines@escuela.example", "name": name}))
    person = (await speaker.get("lrs/xapi/agents", params={"agent": AGENT})).json()
    assert person["objectType"] == "Person"
    assert person["mbox"] == ["mailto:ines@escuela.example"]
    assert set(person["name"]) == {"Inés", "Inés Gil"}


@pytest.mark.spec("LRS-043", part="documents")
async def test_another_organization_has_none_of_them(provider, tenant, other_tenant):
    speaker, stranger = await provider(tenant), await provider(other_tenant)
    place = {**PLACE, "stateId": "lugar"}
    await speaker.put(STATE, params=place, content=b"1")
    assert (await stranger.get(STATE, params=place)).status_code == 404
    assert (await stranger.get(STATE, params=PLACE)).json() == []
    await stranger.delete(STATE, params=PLACE)
    assert (await speaker.get(STATE, params=place)).content == b"1"
