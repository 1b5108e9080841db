"""Networks of schools by their calls."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields


async def school(admin, body, name):
    return data_of(await admin.post("schools", json={**body, "name": name, "code": None}), 201)["guid"]


@pytest.mark.spec("SCH-052", part="by calls, but for the filter of users")
async def test_a_network_has_a_name_and_schools_and_leaves_them_when_it_goes(client, tenant, body):
    admin = await client(tenant, "R04")
    first, second = [await school(admin, body, name) for name in ("Uno", "Dos")]
    made = data_of(await admin.post("schools-networks", json={"name": "Cordillera", "schools": [first]}), 201)
    address = f"schools-networks/{made['guid']}"
    assert data_of(await admin.put(address, json={"schools": [first, second]}))["schools"] == [second, first]
    assert data_of(await admin.put(address, json={"name": "Sierra"}))["schools"] == [second, first]
    assert [row["name"] for row in rows_of(await admin.get("schools-networks"))] == ["Sierra"]
    of_school = data_of(await admin.get(f"schools/{first}"))["networks"]
    assert of_school == [{"guid": made["guid"], "name": "Sierra"}]
    narrowed = rows_of(await admin.get("schools", params={"network": made["guid"]}))
    assert [row["name"] for row in narrowed] == ["Dos", "Uno"]
    data_of(await admin.put(address, json={"schools": [second]}))
    narrowed = rows_of(await admin.get("schools", params={"network": made["guid"]}))
    assert [row["name"] for row in narrowed] == ["Dos"]
    gone = data_of(await send_json(admin, "DELETE", "schools-networks", {"guids": [made["guid"]]}))
    assert gone["deleted"] == [made["guid"]]
    assert rows_of(await admin.get("schools-networks")) == []
    assert data_of(await admin.get(f"schools/{second}"))["networks"] == []


async def test_a_network_takes_schools_that_there_are_and_a_name_of_its_own(
    client, tenant, other_tenant, body
):
    admin = await client(tenant, "R04")
    data_of(await admin.post("schools-networks", json={"name": "Cordillera"}), 201)
    taken = await admin.post("schools-networks", json={"name": "CORDILLERA"})
    assert (taken.status_code, "Cordillera" in taken.json()["message"]) == (409, True)
    assert set(wrong_fields(await admin.post("schools-networks", json={}))) == {"name"}
    stranger = await client(other_tenant, "R04")
    mine = await school(admin, body, "Uno")
    foreign = await stranger.post("schools-networks", json={"name": "Ajena", "schools": [mine]})
    assert wrong_fields(foreign) == {"schools": "choice"}


async def test_a_school_in_the_trash_is_in_no_network_until_it_comes_back(client, tenant, body):
    admin = await client(tenant, "R04")
    guid = await school(admin, body, "Uno")
    data_of(await admin.post("schools-networks", json={"name": "Cordillera", "schools": [guid]}), 201)
    data_of(await send_json(admin, "DELETE", "schools", {"guids": [guid]}))
    assert rows_of(await admin.get("schools-networks"))[0]["schools"] == []
    data_of(await send_json(admin, "POST", "trash/restore", {"guids": [guid]}))
    assert rows_of(await admin.get("schools-networks"))[0]["schools"] == [guid]


async def test_help_desk_keeps_networks_and_deletes_none(client, tenant):
    helper = await client(tenant, "R05")
    made = data_of(await helper.post("schools-networks", json={"name": "Cordillera"}), 201)
    refused = await send_json(helper, "DELETE", "schools-networks", {"guids": [made["guid"]]})
    assert refused.status_code == 403
    publisher = await client(tenant, "R07")
    assert (await publisher.get("schools-networks")).status_code == 403
