"""What a demo tenant has of schools."""

import pytest
from estante.api.plugins import SeedContext
from estante.testing.answers import rows_of
from estante_schools.demo.loading import load_demo
from estante_settings.reference.loading import load
from estante_users.demo import load as load_people


@pytest.mark.parametrize(("like", "country"), [("andaluna", "ES"), ("ipe", "BR")])
async def test_six_schools_and_two_networks_come_once(client, services, new_tenant, like, country):
    tenant = new_tenant(like)
    context = SeedContext(tenant, services.database, services.files, services.queue)
    await load(context, [country])
    for _twice in range(2):
        await load_people(context)
        await load_demo(context)
    admin = await client(tenant, "R04")
    schools = rows_of(await admin.get("schools"))
    assert (len(schools), all(row["city_name"] for row in schools)) == (6, True)
    networks = rows_of(await admin.get("schools-networks"))
    assert [len(row["schools"]) for row in networks] == [2, 2]
    assert {row["school_year"] for row in schools} <= {"2026-2027", "2026"}
    groups = (await admin.get("groups", params={"pageSize": 50})).json()
    assert groups["meta"]["total"] == 30
    assert {(row["student_count"], row["teacher_count"]) for row in groups["data"]} == {(4, 1)}
