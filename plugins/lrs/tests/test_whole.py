"""Rows that go through several resources at once."""

import msgspec
import pytest
from estante.testing.answers import data_of

from plugins.lrs.tests.conftest import ACTIVITY, ACTOR, STATEMENTS, VERSION, statement

AGENT = msgspec.json.encode(ACTOR).decode()
PLACES = (
    ("lrs/xapi/activities/state", {"activityId": ACTIVITY, "agent": AGENT, "stateId": "lugar"}),
    ("lrs/xapi/activities/profile", {"activityId": ACTIVITY, "profileId": "lugar"}),
    ("lrs/xapi/agents/profile", {"agent": AGENT, "profileId": "lugar"}),
)


@pytest.mark.spec("LRS-026")
@pytest.mark.parametrize("wanted", ["ids", "exact", "canonical"])
async def test_a_list_is_gone_through_in_each_format_while_others_write(provider, tenant, stored, wanted):
    speaker = await provider(tenant)
    name = {"es": "Agua", "en": "Water"}
    named = {"id": ACTIVITY, "definition": {"name": name}}
    ids = await stored(speaker, *(statement(object=named) for _ in range(7)))
    for ascending in ("true", "false"):
        seen: list[str] = []
        address, query = STATEMENTS, {"limit": "3", "ascending": ascending, "format": wanted}
        sizes = []
        while address:
            answer = await speaker.get(address, params=query or None, headers={"accept-language": "en"})
            page = answer.json()
            sizes.append(len(page["statements"]))
            for entry in page["statements"]:
                shown = entry["object"].get("definition", {}).get("name")
                known = {"ids": None, "exact": name, "canonical": {"en": "Water"}}
                assert shown == known[wanted]
                seen.append(entry["id"])
            address, query = page["more"].removeprefix("/api/"), {}
            if len(sizes) == 1:
                (new,) = await stored(speaker, statement(object=named))
        assert sizes[:2] == [3, 3]
        # What comes meanwhile is at the end of a list of the oldest first, and in none that began before.
        wanted_ids = [*ids, new] if ascending == "true" else ids[::-1]
        assert seen == wanted_ids
        ids = [*ids, new]


@pytest.mark.spec("LRS-043")
async def test_nothing_of_one_organization_is_answered_to_another(
    client, provider, tenant, other_tenant, content, stored
):
    here, there = await provider(tenant), await provider(other_tenant)
    student, admin = await client(tenant, "R01"), await client(other_tenant, "R04")
    named = {"id": ACTIVITY, "definition": {"name": {"es": "Agua"}}}
    (guid,) = await stored(here, statement(object=named, actor={**ACTOR, "name": "Inés"}))
    for path, place in PLACES:
        assert (await here.put(path, params=place, content=b"1")).status_code == 204
    water = await content(tenant)
    record = {"content_guid": str(water), "referenceId": "e", "scope": "u", "data": 1}
    data_of(await student.post("lrs/records", json=record), 201)

    assert (await there.get(STATEMENTS)).json()["statements"] == []
    for name in ("statementId", "voidedStatementId"):
        assert (await there.get(STATEMENTS, params={name: guid})).status_code == 404
    for path, place in PLACES:
        assert (await there.get(path, params=place)).status_code == 404
        listed = {name: value for name, value in place.items() if name not in ("stateId", "profileId")}
        assert (await there.get(path, params=listed)).json() == []
    known = (await there.get("lrs/xapi/activities", params={"activityId": ACTIVITY})).json()
    assert "definition" not in known
    assert "name" not in (await there.get("lrs/xapi/agents", params={"agent": AGENT})).json()
    of_student = {"personGuid": str(student.person.guid)}
    assert (await admin.get("lrs/records", params=of_student)).json()["data"] == []
    assert (await admin.get("lrs/records", params={"contentGuid": str(water)})).json()["data"] == []
    assert (await admin.get(f"lrs/statements/{guid}")).status_code == 404
    # Its credentials open nothing here, either.
    foreign = await client(other_tenant)
    headers = {"Authorization": here.auth._auth_header, VERSION: "1.0.3"}
    assert (await foreign.get(STATEMENTS, headers=headers)).status_code == 401
