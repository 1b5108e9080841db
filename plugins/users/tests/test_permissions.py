"""Why can this person do that, and why not?"""

import pytest
from estante.testing.answers import data_of


async def verdicts_of(admin, person):
    rows = data_of(await admin.get(f"users/{person.guid}/permissions"))["verdicts"]
    return {f"{row['section']}.{row['action']}": row for row in rows}


async def test_each_action_has_a_verdict_and_its_reason(client, new_tenant, person):
    tenant = new_tenant(
        settings={}, plugins=["settings", "users"], grants=[{"role": "R07", "actions": ["audit.readList"]}]
    )
    admin, publisher = await client(tenant, "R04"), await person(tenant, "R07")
    verdicts = await verdicts_of(admin, publisher)
    for action, is_allowed, reason in (
        ("audit.readList", True, "granted"),
        ("profile.update", True, "service"),
        ("users.create", False, "no_policy"),
        ("contents.create", False, "plugin_off"),
    ):
        assert (verdicts[action]["is_allowed"], verdicts[action]["reason"]) == (is_allowed, reason), action
    assert verdicts["users.create"]["text"] == "El rol Editor/a no lo tiene"
    assert "contents" in verdicts["contents.create"]["text"]


async def test_it_is_what_the_person_themselves_may_do(client, tenant, person):
    admin = await client(tenant, "R04")
    for role in ("R01", "R02", "R04", "R05", "R07"):
        who = await client(tenant, role)
        own = data_of(await who.get("permissions"))["permissions"]
        verdicts = await verdicts_of(admin, who.person)
        may = {name for name, row in verdicts.items() if row["is_allowed"]}
        assert may == {f"{section}.{name}" for section, names in own.items() for name in names}, role


@pytest.mark.parametrize(("username", "is_allowed"), [("ana@casa.example", True), ("ana", False)])
async def test_what_stands_in_the_way_is_named(client, new_tenant, person, username, is_allowed):
    settings = {"restricted": True, "company_domain": "casa.example"}
    tenant = new_tenant(settings=settings, flags={})
    admin, desk = await client(tenant, "R04"), await person(tenant, "R05", username=username)
    verdict = (await verdicts_of(admin, desk))["users.create"]
    assert verdict["is_allowed"] is is_allowed
    assert verdict["reason"] == ("role" if is_allowed else "restricted")


async def test_who_may_not_read_the_person_may_not_ask(client, alone, other_tenant, person):
    student, desk = await person(alone, "R01"), await client(alone, "R05")
    assert (await desk.get(f"users/{student.guid}/permissions")).status_code == 200
    assert (await (await client(alone, "R07")).get(f"users/{student.guid}/permissions")).status_code == 403
    foreign = await person(other_tenant, "R01")
    assert (await desk.get(f"users/{foreign.guid}/permissions")).status_code == 404
