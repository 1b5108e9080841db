"""How much arrives: by purpose, a day and a person, a day and a tenant, and in all."""

import asyncio

import pytest
from estante.cli.doctor.storage import storage_finding


async def ask(client, size, purpose="content"):
    answer = await client.post("uploads", json={"name": "a.pdf", "size": size, "purpose": purpose})
    return answer.status_code, answer.json().get("code")


@pytest.mark.parametrize(
    ("role", "purpose", "status"),
    [
        ("R01", "content", 403),
        ("R02", "image", 403),
        ("R05", "content", 403),
        ("R01", "avatar", 201),
        ("R07", "content", 201),
        ("R04", "header", 201),
    ],
)
async def test_who_may_not_use_a_file_may_not_send_it(client, tenant, role, purpose, status):
    person = await client(tenant, role)
    assert (await ask(person, 10, purpose))[0] == status


async def test_a_person_sends_so_much_a_day_and_others_go_on(client, new_tenant):
    tenant = new_tenant(limits={"person_bytes_a_day": 1000})
    editor, other = await client(tenant, "R04"), await client(tenant, "R04")
    assert (await ask(editor, 600))[0] == 201
    assert await ask(editor, 500) == (429, "TOO_MANY_REQUESTS")
    assert (await ask(editor, 400))[0] == 201
    assert (await ask(other, 900))[0] == 201


async def test_a_tenant_takes_so_much_a_day_and_another_goes_on(client, new_tenant, tenant):
    full = new_tenant(limits={"tenant_bytes_a_day": 1000})
    for size in (600, 400):
        assert (await ask(await client(full, "R04"), size))[0] == 201
    assert await ask(await client(full, "R04"), 1) == (429, "TOO_MANY_REQUESTS")
    assert (await ask(await client(tenant, "R04"), 1))[0] == 201


async def test_a_tenant_keeps_no_more_than_its_quota_whoever_sends(client, new_tenant):
    tenant = new_tenant(limits={"stored_bytes": 1000})
    editor = await client(tenant, "R04")
    answer = await editor.post("uploads", json={"name": "a.pdf", "size": 900})
    assert answer.status_code == 201
    assert await ask(await client(tenant, "R07"), 101) == (507, "STORAGE_FULL")
    # What is given up makes room again.
    assert (await editor.delete(answer.json()["data"]["url"].removeprefix("/api/"))).status_code == 204
    assert (await ask(editor, 1000))[0] == 201


async def test_many_at_once_get_no_more_than_one_after_another(client, new_tenant):
    tenant = new_tenant(limits={"person_bytes_a_day": 1000})
    editor = await client(tenant, "R04")
    answers = await asyncio.gather(*(ask(editor, 300) for _ in range(12)))
    assert sorted(status for status, _ in answers) == [201] * 3 + [429] * 9


async def test_the_admin_sees_what_is_used_and_who_sent_most(client, new_tenant):
    tenant = new_tenant(limits={"stored_bytes": 5000, "tenant_bytes_a_day": 4000})
    editor, other = await client(tenant, "R07", name="Eva", lastname="Paz"), await client(tenant, "R07")
    assert (await ask(editor, 900))[0] == 201
    assert (await ask(other, 100))[0] == 201
    admin = await client(tenant, "R04")
    use = (await admin.get("storage-use")).json()["data"]
    assert (use["stored"], use["stored_limit"]) == (1000, 5000)
    assert (use["tenant_day"], use["tenant_day_limit"]) == (1000, 4000)
    first = use["senders"][0]
    assert (first["name"], first["bytes"]) == ("Eva Paz", 900)
    assert len(use["senders"]) == 2
    assert (await editor.get("storage-use")).status_code == 403


async def test_the_doctor_says_what_each_tenant_uses_and_warns_in_time(client, new_tenant, services):
    tenant = new_tenant(limits={"stored_bytes": 1000})
    editor = await client(tenant, "R04")
    assert (await ask(editor, 800))[0] == 201
    calm = storage_finding(services.platform, tenant)
    assert calm.mark == "ok"
    assert calm.name.startswith(f"Storage of {tenant.key} (")
    assert (await ask(editor, 150))[0] == 201
    assert "trash" in (storage_finding(services.platform, tenant).cure or "")
