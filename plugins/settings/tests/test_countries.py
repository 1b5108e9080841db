"""Countries by their calls."""

import asyncio

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

COUNTRIES = "system-settings/countries"
CHILE = {"name": "Chile", "iso_code": "CL", "academic_period": "trimester"}


async def codes(admin, **query):
    return [row["iso_code"] for row in rows_of(await admin.get(COUNTRIES, params=query))]


@pytest.mark.spec("SET-011")
async def test_a_country_needs_a_name_and_a_code_of_two_letters(client, tenant):
    admin = await client(tenant, "R04")
    assert wrong_fields(await admin.post(COUNTRIES, json={})) == {"name": "required", "iso_code": "required"}
    for code in ("C", "CHL", "C1", "Ñ1", ""):
        wrong = wrong_fields(await admin.post(COUNTRIES, json={"name": "Chile", "iso_code": code}))
        assert set(wrong) == {"iso_code"}, code
    assert set(wrong_fields(await admin.post(COUNTRIES, json={"name": " ", "iso_code": "CL"}))) == {"name"}
    assert await codes(admin) == []
    made = data_of(await admin.post(COUNTRIES, json={"name": "Chile", "iso_code": "cl"}), 201)
    assert (made["name"], made["iso_code"]) == ("Chile", "CL")


@pytest.mark.spec("SET-011")
async def test_no_two_countries_have_one_code_also_in_a_race(client, tenant, other_tenant):
    admin = await client(tenant, "R04")
    answers = await asyncio.gather(*(admin.post(COUNTRIES, json=CHILE) for _ in range(8)))
    assert sorted(one.status_code for one in answers) == [201] + [409] * 7
    refused = await admin.post(COUNTRIES, json={"name": "Otra", "iso_code": "cl"})
    assert refused.status_code == 409
    assert "Chile" in refused.json()["message"]
    second = data_of(await admin.post(COUNTRIES, json={"name": "México", "iso_code": "MX"}), 201)
    assert (await admin.put(f"{COUNTRIES}/{second['guid']}", json={"iso_code": "CL"})).status_code == 409
    assert await codes(admin) == ["CL", "MX"]


@pytest.mark.spec("SET-012")
async def test_a_school_year_is_divided_into_bimesters_or_trimesters(client, tenant):
    admin = await client(tenant, "R04")
    chile = data_of(await admin.post(COUNTRIES, json=CHILE), 201)
    address = f"{COUNTRIES}/{chile['guid']}"
    changed = data_of(await admin.put(address, json={"academic_period": "bimester"}))
    assert (changed["academic_period"], changed["name"]) == ("bimester", "Chile")
    renamed = data_of(await admin.put(address, json={"name": "República de Chile"}))
    assert (renamed["academic_period"], renamed["name"]) == ("bimester", "República de Chile")
    wrong = wrong_fields(await admin.put(address, json={"academic_period": "semester"}))
    assert set(wrong) == {"academic_period"}
    assert data_of(await admin.get(address))["academic_period"] == "bimester"


async def test_a_change_has_a_version_and_a_history(client, tenant):
    admin = await client(tenant, "R04")
    chile = data_of(await admin.post(COUNTRIES, json=CHILE), 201)
    address = f"{COUNTRIES}/{chile['guid']}"
    version = {"If-Match": (await admin.get(address)).headers["etag"]}
    data_of(await admin.put(address, json={"name": "República de Chile"}, headers=version))
    assert (await admin.put(address, json={"name": "Chile"}, headers=version)).status_code == 412
    assert (await admin.delete(address, headers=version)).status_code == 412
    changes = data_of(await admin.get(f"{address}/history"))["changes"]
    assert [change["act"] for change in changes] == ["update", "create"]


async def test_a_country_that_is_deleted_comes_back_unless_its_code_was_taken(client, tenant):
    admin = await client(tenant, "R04")
    chile = data_of(await admin.post(COUNTRIES, json=CHILE), 201)["guid"]
    assert data_of(await admin.delete(f"{COUNTRIES}/{chile}"))["deleted"] == [chile]
    assert (await admin.get(f"{COUNTRIES}/{chile}")).status_code == 404
    again = data_of(await admin.post(COUNTRIES, json=CHILE), 201)["guid"]
    refused = data_of(await send_json(admin, "POST", "trash/restore", {"guids": [chile]}))
    assert (refused["changed"], refused["refused"]) == (0, 1)
    deleted = await admin.post(f"{COUNTRIES}/bulk", json={"act": "delete", "guids": [again]})
    assert data_of(deleted)["changed"] == 1
    restored = data_of(await send_json(admin, "POST", "trash/restore", {"guids": [chile]}))
    assert (restored["changed"], await codes(admin)) == (1, ["CL"])


async def test_only_an_organization_of_several_countries_has_them(client, tenant, new_tenant):
    desk = await client(tenant, "R05")
    chile = data_of(await desk.post(COUNTRIES, json=CHILE), 201)["guid"]
    assert (await desk.delete(f"{COUNTRIES}/{chile}")).status_code == 403
    for role in ("R07", "R06", "R02", "R01"):
        assert (await (await client(tenant, role)).get(COUNTRIES)).status_code == 403
    alone = await client(new_tenant(settings={}), "R04")
    assert (await alone.get(COUNTRIES)).status_code == 403
