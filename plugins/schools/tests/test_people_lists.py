"""The lists of people, narrowed by schools, groups and networks."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json

EVERYWHERE = ["settings", "users"]


@pytest.fixture
def joined(client, tenant, school, year, person):
    """Ida in the school's group 1A, Eva in the school alone, Sol in none; the school in a network."""

    async def join():
        admin = await client(tenant, "R04")
        people = {
            name: str((await person(tenant, "R01", name=name, lastname="Paz", username=name.lower())).guid)
            for name in ("Ida", "Eva", "Sol")
        }
        data_of(await admin.post(f"schools/{school}/users", json={"guids": [people["Ida"], people["Eva"]]}))
        group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]
        data_of(await admin.post(f"groups/{group}/users", json={"guids": [people["Ida"]]}))
        networks = {"name": "Cordillera", "schools": [school]}
        network = data_of(await admin.post("schools-networks", json=networks), 201)["guid"]
        return admin, {"school": school, "group": group, "network": network}, people

    return join


async def names(caller, **query):
    return [row["name"] for row in rows_of(await caller.get("users", params=query))]


@pytest.mark.spec("USR-003", part="school and group, by calls")
@pytest.mark.spec("SCH-052", part="the filter of users")
async def test_people_are_narrowed_by_school_group_and_network(joined):
    admin, places, _ = await joined()
    assert await names(admin, school=places["school"]) == ["Eva", "Ida"]
    assert await names(admin, group=places["group"]) == ["Ida"]
    assert await names(admin, network=places["network"]) == ["Eva", "Ida"]
    assert await names(admin, network=places["network"], q="eva") == ["Eva"]
    assert await names(admin, school=places["network"]) == []
    rows = {row["name"]: row["schools"] for row in rows_of(await admin.get("users"))}
    own = [{"guid": places["school"], "name": "Escuela Gabriela Mistral"}]
    assert (rows["Ida"], rows["Eva"], rows["Sol"]) == (own, own, [])


async def test_a_group_of_another_year_and_a_deleted_network_have_nobody(joined):
    admin, places, _ = await joined()
    data_of(await send_json(admin, "DELETE", "schools-networks", {"guids": [places["network"]]}))
    assert await names(admin, network=places["network"]) == []
    following = {"title": "Año escolar 2031", "school_year": "2031", "expired_at": "2031-12-17"}
    address = f"schools/{places['school']}/school-years"
    later = data_of(await admin.post(address, json=following), 201)["guid"]
    data_of(await admin.post(f"{address}/{later}/activate"))
    assert await names(admin, group=places["group"]) == []
    assert await names(admin, school=places["school"]) == ["Eva", "Ida"]


async def test_what_is_done_to_all_that_is_shown_is_done_to_those_of_the_school_alone(joined):
    admin, places, people = await joined()
    query = {"school": places["school"]}
    deleted = await admin.post("users/bulk", params=query, json={"act": "delete", "all": True})
    assert data_of(deleted)["changed"] == 2
    left = {row["guid"] for row in rows_of(await admin.get("users"))}
    assert left & set(people.values()) == {people["Sol"]}


async def test_the_file_of_people_has_the_school_and_its_people_alone(joined, tenant, workbench):
    admin, places, _ = await joined()
    export = data_of(await admin.post("users/export", params={"group": places["group"]}), 202)
    await workbench.finish(export["id"], tenant)
    file = (await admin.get(f"exports/{export['id']}/download")).content.decode("utf-8-sig")
    head, *rows = [line.split(";") for line in file.splitlines()]
    assert [row[head.index("Nombre")] for row in rows] == ["Ida"]
    assert [row[head.index("Escuelas")] for row in rows] == ["Escuela Gabriela Mistral"]


async def test_schools_of_other_organizations_have_nobody(joined, client, other_tenant):
    _, places, _ = await joined()
    stranger = await client(other_tenant, "R04")
    for name, guid in places.items():
        assert await names(stranger, **{name: guid}) == []


async def test_where_schools_are_off_nobody_is_of_one(joined, client, new_tenant, person):
    _, places, _ = await joined()
    without = new_tenant(plugins=EVERYWHERE)
    await person(without, "R01", name="Luz")
    admin = await client(without, "R04")
    assert await names(admin, school=places["school"]) == []
    assert [row["schools"] for row in rows_of(await admin.get("users"))] == [[]]
