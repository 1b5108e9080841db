"""Opening the front office as somebody else."""

import pytest


async def records(admin, **filters):
    return (await admin.get("audit", params=filters)).json()["data"]


@pytest.mark.spec("KER-040", "KER-134")
async def test_help_desk_sees_what_a_pupil_sees_and_both_are_recorded(client, tenant, person):
    student = await person(tenant, "R01")
    desk, admin = await client(tenant, "R05"), await client(tenant, "R04")
    opened = (await desk.post(f"users/{student.guid}/login")).json()["data"]
    shown = {"Authorization": f"Bearer {opened['token']}"}
    me = (await desk.get("users/whoami", headers=shown)).json()["data"]
    assert (me["guid"], me["impersonated_by"]) == (str(student.guid), str(desk.person.guid))
    assert (await desk.put("front/profile", json={"lang_id": "pt"}, headers=shown)).status_code == 200
    (started,) = await records(admin, action="users.impersonate")
    assert (started["actor_guid"], started["entity_guid"]) == (str(desk.person.guid), str(student.guid))
    (written,) = await records(admin, action="profile.update")
    assert (written["actor_guid"], written["shown_guid"]) == (str(desk.person.guid), str(student.guid))
    names = (written["actor_username"], written["shown_username"])
    assert names == (desk.person.username, student.username)
    for username in names:
        assert written in await records(admin, username=username)


@pytest.mark.spec("KER-041")
@pytest.mark.parametrize(
    ("caller", "shown", "status"),
    [
        ("R04", "R07", 200),
        ("R04", "R05", 200),
        ("R05", "R01", 200),
        ("R05", "R02", 200),
        ("R05", "R04", 403),
        ("R05", "R07", 403),
        ("R05", "R06", 403),
        ("R07", "R01", 403),
        ("R06", "R01", 403),
        ("R02", "R01", 403),
    ],
)
async def test_nobody_rises_by_it(client, tenant, person, caller, shown, status):
    target = await person(tenant, shown)
    answer = await (await client(tenant, caller)).post(f"users/{target.guid}/login")
    assert answer.status_code == status
    assert ("data" in answer.json()) == (status == 200)


@pytest.mark.spec("KER-042")
async def test_a_person_is_found_by_the_registrys_id(client, tenant, person):
    student = await person(tenant, "R01", oraculo_id="ora/77")
    admin = await client(tenant, "R04")
    await person(tenant, "R01", oraculo_id="ora-78")
    opened = (await admin.post("users/ora-78/login", params={"provider": "oraculo"})).json()["data"]
    assert opened["url"] == f"http://{tenant.hosts[0]}:8000/"
    assert len(opened["token"]) == 43
    assert (await admin.post(f"users/{student.guid}/login?provider=other")).status_code == 400
    assert (await admin.post("users/unknown/login?provider=oraculo")).status_code == 404


@pytest.mark.spec("KER-041")
async def test_an_impersonation_opens_no_other_and_sets_no_password(client, tenant, person):
    first, second = await person(tenant, "R05"), await person(tenant, "R01")
    admin = await client(tenant, "R04")
    token = (await admin.post(f"users/{first.guid}/login")).json()["data"]["token"]
    shown = {"Authorization": f"Bearer {token}"}
    assert (await admin.post(f"users/{second.guid}/login", headers=shown)).status_code == 403
    body = {"password": "x", "new_password": "Otra-clave-2027", "password_repeat": "Otra-clave-2027"}
    assert (await admin.put("front/profile/password", json=body, headers=shown)).status_code == 403


async def test_it_ends_with_the_session_that_opened_it(client, tenant, person):
    student = await person(tenant, "R01")
    admin = await client(tenant, "R04")
    token = (await admin.post(f"users/{student.guid}/login")).json()["data"]["token"]
    shown = {"Authorization": f"Bearer {token}"}
    assert (await admin.get("users/whoami", headers=shown)).status_code == 200
    await admin.post("logout")
    assert (await admin.get("users/whoami", headers=shown)).json()["code"] == "INVALID_TOKEN"


@pytest.mark.spec("KER-013", "KER-097")
async def test_another_tenants_person_is_not_there(client, tenant, other_tenant, person):
    foreign = await person(other_tenant, "R01")
    assert (await (await client(tenant, "R04")).post(f"users/{foreign.guid}/login")).status_code == 404
