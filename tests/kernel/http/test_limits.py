"""Costly calls are counted: by person or address, over all routes of a kind, as often as the tenant says."""

import pytest


async def test_exports_end_at_the_tenants_number_and_others_go_on(client, new_tenant, tenant):
    few = new_tenant(calls={"exports": 2})
    admin, colleague = await client(few, "R04", lang_id="es"), await client(few, "R04")
    # All exports count together.
    assert (await admin.post("audit/export")).status_code == 202
    assert (await admin.post("cms/contents/export")).status_code == 202
    refused = await admin.post("audit/export")
    assert (refused.status_code, refused.json()["code"]) == (429, "TOO_MANY_REQUESTS")
    assert 0 < int(refused.headers["Retry-After"]) <= 3601
    assert refused.json()["message"].startswith("Ya lo has pedido 2 veces en una hora.")
    assert (await colleague.post("audit/export")).status_code == 202
    elsewhere = await client(tenant, "R04")
    for _ in range(3):
        assert (await elsewhere.post("audit/export")).status_code == 202


async def test_calls_that_are_refused_are_not_counted(client, new_tenant):
    few = new_tenant(calls={"exports": 1})
    publisher = await client(few, "R07")
    for _ in range(3):
        assert (await publisher.post("audit/export")).status_code == 403
    assert (await publisher.post("cms/contents/export")).status_code == 202


async def test_an_impersonation_spends_the_calls_of_who_acts(client, new_tenant):
    few = new_tenant(calls={"exports": 1})
    admin, publisher = await client(few, "R04"), await client(few, "R07")
    token = (await admin.post(f"users/{publisher.person.guid}/login")).json()["data"]["token"]
    shown = {"Authorization": f"Bearer {token}"}
    assert (await admin.post("cms/contents/export", headers=shown)).status_code == 202
    assert (await admin.post("cms/contents/export")).status_code == 429
    assert (await publisher.post("cms/contents/export")).status_code == 202


@pytest.mark.parametrize("path", ["login", "front/login"])
async def test_sign_ins_of_an_address_are_counted_without_a_session(client, new_tenant, path):
    few = new_tenant(calls={"sign_ins": 2})
    nobody = await client(few)
    answers = [await nobody.post(path, json={"email": f"n{n}", "password": "x"}) for n in range(3)]
    assert [one.status_code for one in answers] == [401, 401, 429]
    assert "Retry-After" in answers[-1].headers
