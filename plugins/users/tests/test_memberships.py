"""Schools and groups of people, as a plugin for them gives them."""

import asyncio

import pytest
from estante.testing.answers import data_of, send_json, wrong_fields

from plugins.users.tests.fake_schools.plugin import FIRST, NORTH, SECOND, SOUTH, THIRD

NORA = {"name": "Nora", "lastname": "Gil", "username": "nora.gil", "role": "R02"}
ALL = (
    "avatar change_password country country_guid groups school schools is_demo lastname name oraculo_id role"
    " username"
)


def guids(*memberships):
    return [str(one.guid) for one in memberships]


def guids_in(rows):
    return [row["guid"] for row in rows]


@pytest.mark.spec("USR-004", "USR-009", "USR-010")
async def test_a_new_user_is_in_the_schools_and_groups_of_the_form(client, alone):
    admin = await client(alone, "R04")
    body = {**NORA, "schools": guids(SOUTH), "groups": guids(FIRST, THIRD)}
    made = data_of(await admin.post("users", json=body), 201)
    read = data_of(await admin.get(f"users/{made['guid']}"))
    assert set(ALL.split()) <= set(read)
    assert (read["school"], guids_in(read["schools"])) == (
        {"guid": guids(SOUTH)[0], "name": "Sur"},
        guids(SOUTH),
    )
    assert guids_in(read["groups"]) == guids(FIRST, THIRD)
    assert (read["role"], read["username"], read["lastname"]) == ("R02", "nora.gil", "Gil")
    unknown = {**NORA, "username": "otra", "groups": ["00000000-0000-0000-0000-0000000000ff"]}
    assert wrong_fields(await admin.post("users", json=unknown)) == {"groups": "choice"}
    assert (await admin.get("users?q=otra")).json()["meta"]["total"] == 0


@pytest.mark.spec("USR-012")
async def test_syncing_groups_adds_the_chosen_and_removes_the_others(client, alone):
    admin = await client(alone, "R04")
    made = data_of(await admin.post("users", json={**NORA, "groups": guids(FIRST, SECOND)}), 201)
    address = f"users/{made['guid']}/groups"
    put = data_of(await admin.put(address, json={"guids": guids(SECOND, THIRD)}))
    assert guids_in(put["groups"]) == guids(SECOND, THIRD)
    assert data_of(await admin.put(address, json={"guids": []}))["groups"] == []


@pytest.mark.spec("USR-035")
async def test_a_school_is_added_to_a_user_and_taken_away(client, alone):
    admin = await client(alone, "R04")
    made = data_of(await admin.post("users", json={**NORA, "schools": guids(NORTH)}), 201)
    address = f"users/{made['guid']}/schools"
    for _twice in range(2):
        added = data_of(await admin.post(address, json={"guid": guids(SOUTH)[0]}))
        assert guids_in(added["schools"]) == guids(NORTH, SOUTH)
    left = data_of(await send_json(admin, "DELETE", address, {"guids": guids(NORTH)}))
    assert (left["deleted"], left["refused"]) == (guids(NORTH), [])
    assert guids_in(data_of(await admin.get(f"users/{made['guid']}"))["schools"]) == guids(SOUTH)
    unknown = await admin.post(address, json={"guid": "00000000-0000-0000-0000-0000000000ff"})
    assert wrong_fields(unknown) == {"schools": "choice"}


async def test_two_who_add_a_school_at_once_lose_neither(client, alone):
    admin = await client(alone, "R04")
    made = data_of(await admin.post("users", json=NORA), 201)
    address = f"users/{made['guid']}/schools"
    for _turn in range(10):
        sent = [admin.post(address, json={"guid": guid}) for guid in guids(NORTH, SOUTH)]
        assert {answer.status_code for answer in await asyncio.gather(*sent)} == {200}
        now = data_of(await admin.get(f"users/{made['guid']}"))["schools"]
        assert sorted(guids_in(now)) == guids(NORTH, SOUTH)
        await send_json(admin, "DELETE", address, {"guids": guids(NORTH, SOUTH)})


async def test_without_such_a_plugin_nobody_is_in_a_school(client, new_tenant):
    admin = await client(new_tenant(settings={}, plugins=["settings", "users"]), "R04")
    made = data_of(await admin.post("users", json=NORA), 201)
    assert (made["school"], made["schools"], made["groups"]) == (None, [], [])
    refused = {**NORA, "username": "otra", "schools": guids(NORTH)}
    assert wrong_fields(await admin.post("users", json=refused)) == {"schools": "choice"}
