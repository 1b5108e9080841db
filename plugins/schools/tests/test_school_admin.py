"""What a teacher-admin does with the classes of their own school."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json

YEAR = {"title": "2030", "school_year": "2030", "expired_at": "2030-12-17"}


@pytest.fixture
def group(client, tenant, school, year):
    """Makes a group of the school."""

    async def make(name="1A"):
        admin = await client(tenant, "R04")
        return data_of(await admin.post("groups", json={"name": name, "school_guid": school}), 201)["guid"]

    return make


@pytest.fixture
def head(client, tenant, school):
    """Signs in a teacher-admin of the school, which administers itself."""

    async def sign():
        admin, person = await client(tenant, "R04"), await client(tenant, "R03")
        sent = {"guids": [str(person.person.guid)]}
        data_of(await admin.post(f"schools/{school}/users", json=sent))
        data_of(await admin.put(f"schools/{school}", json={"school_admin_enabled": True}))
        return person

    return sign


async def pupils_of(client, tenant, person, school, count):
    admin = await client(tenant, "R04")
    guids = [str((await person(tenant, "R01")).guid) for _ in range(count)]
    data_of(await admin.post(f"schools/{school}/users", json={"guids": guids}))
    return guids


@pytest.mark.spec("SCH-036", "SCH-037", "SCH-038")
async def test_a_teacher_admin_puts_people_into_a_group_and_takes_them_out(
    client, tenant, school, group, head, person
):
    guid, me = await group(), await head()
    first, second = await pupils_of(client, tenant, person, school, 2)
    stranger = str((await person(tenant, "R01")).guid)
    address = f"front/school-admin/{school}/groups/{guid}/users"
    added = data_of(await me.post(address, json={"guids": [first, second, stranger]}))
    assert (added["added"], [row["guid"] for row in added["refused"]]) == ([first, second], [stranger])
    assert {row["guid"] for row in rows_of(await me.get(address))} == {first, second}
    gone = data_of(await send_json(me, "DELETE", address, {"guids": [first]}))
    assert gone["deleted"] == [first]
    assert [row["guid"] for row in rows_of(await me.get(address))] == [second]


@pytest.mark.spec("SCH-049")
async def test_a_school_of_others_or_without_administration_is_not_there(
    client, tenant, school, body, group, head
):
    guid, me, admin = await group(), await head(), await client(tenant, "R04")
    mine = f"front/school-admin/{school}/groups"
    assert [row["name"] for row in rows_of(await me.get(mine))] == ["1A"]
    other = {**body, "code": None, "school_admin_enabled": True}
    foreign = data_of(await admin.post("schools", json=other), 201)["guid"]
    data_of(await admin.post(f"schools/{foreign}/school-years", json=YEAR), 201)
    theirs = data_of(await admin.post("groups", json={"name": "9", "school_guid": foreign}), 201)["guid"]
    for path in (
        f"front/school-admin/{foreign}/groups",
        f"front/school-admin/{foreign}/groups/{theirs}/users",
        f"{mine}/{theirs}/users",
    ):
        assert (await me.get(path)).status_code == 404
    assert (await me.post(f"{mine}/{theirs}/users", json={"guids": [theirs]})).status_code == 404
    data_of(await admin.put(f"schools/{school}", json={"school_admin_enabled": False}))
    assert (await me.get(mine)).status_code == 404
    assert (await me.get(f"{mine}/{guid}/users")).status_code == 404
    for role in ("R01", "R02", "R04"):
        assert (await (await client(tenant, role)).get(mine)).status_code == 403
