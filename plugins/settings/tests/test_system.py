"""The system settings by their calls: by name, over the tenant's file, and what follows from them."""

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields

CALL = "system-settings"


async def by_name(client):
    return data_of(await client.get(CALL))


@pytest.mark.spec("SET-002")
async def test_whoever_has_a_session_reads_the_switches(client, new_tenant):
    tenant = new_tenant(settings={}, plugin_settings={"settings": {"is_learning_objectives": True}})
    for role in ("R01", "R02", "R04", "R07"):
        found = await by_name(await client(tenant, role))
        assert (found["is_multicountry"], found["is_learning_objectives"]) == (False, True)
    assert (await (await client(tenant)).get(CALL)).status_code == 401


@pytest.mark.spec("KER-098")
async def test_switches_of_other_plugins_stand_beside_them_while_they_are_on(client, new_tenant):
    features = {
        "contents": {"cms_have_fixed_layout_editor_role": True},
        "viewer": {"enable_nutrient": True, "nutrient_licence": {"elsewhere.example": "key"}},
    }
    tenant = new_tenant(plugin_settings=features)
    found = await by_name(await client(tenant, "R04"))
    assert found == {
        "is_multicountry": True,
        "max_users_per_upload": 500,
        "is_learning_objectives": False,
        "cms_have_fixed_layout_editor_role": True,
        "is_isbn_hidden": False,
        "is_short_school_form": False,
        "enable_nutrient": True,
        "enable_nutrient_standalone": False,
        "nutrient_licence": None,
    }
    host = "con-licencia.test.localhost"
    licences = {"nutrient_licence": {host: "key", "elsewhere.example": "other"}}
    licensed = new_tenant(hosts=[host], plugin_settings={"viewer": licences})
    assert (await by_name(await client(licensed, "R04")))["nutrient_licence"] == "key"
    bare = new_tenant(plugins=["settings"])
    assert set(await by_name(await client(bare, "R04"))) == {
        "is_multicountry",
        "max_users_per_upload",
        "is_learning_objectives",
    }


@pytest.mark.spec("SET-003", part="the calls")
async def test_a_switch_is_changed_over_the_file_and_what_it_opens_follows(client, new_tenant, services):
    tenant = new_tenant(settings={"is_multicountry": False})
    admin = await client(tenant, "R04")
    assert (await admin.get("system-settings/countries")).status_code == 403
    changed = data_of(await admin.put(CALL, json={"is_multicountry": True, "is_learning_objectives": True}))
    assert (changed["is_multicountry"], changed["is_learning_objectives"]) == (True, True)
    assert await by_name(admin) == changed
    assert (await admin.get("system-settings/countries")).status_code == 200
    pages = data_of(await admin.get("ui/manifest"))["plugins"]
    assert "/settings-countries" in [page["path"] for one in pages for page in one["pages"]]
    audit = rows_of(await admin.get("audit", params={"entity": "setting"}))
    assert {one["entity_guid"] for one in audit} == {
        "settings.is_multicountry",
        "plugin_settings.settings.is_learning_objectives",
    }
    reverted = await admin.delete("settings/settings.is_multicountry")
    assert reverted.status_code == 200
    assert (await by_name(admin))["is_multicountry"] is False


async def test_what_cannot_hold_is_refused_by_its_name(client, tenant):
    admin = await client(tenant, "R04")
    for body, field in (
        ({"is_multicountry": "yes"}, "is_multicountry"),
        ({"is_learning_objectives": None}, "is_learning_objectives"),
        ({"is_single": True}, "is_single"),
    ):
        assert set(wrong_fields(await admin.put(CALL, json=body))) == {field}
    before = (await admin.get(CALL)).headers["etag"]
    assert data_of(await admin.put(CALL, json={}, headers={"If-Match": before}))["is_multicountry"] is True
    data_of(await admin.put(CALL, json={"is_multicountry": False}, headers={"If-Match": before}))
    stale = await admin.put(CALL, json={"is_multicountry": True}, headers={"If-Match": before})
    assert stale.status_code == 412


@pytest.mark.parametrize(("role", "status"), [("R05", 200), ("R02", 403), ("R07", 403), (None, 401)])
async def test_who_may_not_changes_no_switch(client, tenant, role, status):
    answer = await (await client(tenant, role)).put(CALL, json={"is_multicountry": False})
    assert answer.status_code == status


@pytest.mark.spec("SET-005")
async def test_the_most_people_per_upload_is_500_and_from_1_to_5000(client, tenant):
    admin = await client(tenant, "R04")
    assert (await by_name(admin))["max_users_per_upload"] == 500
    sections = data_of(await admin.get("settings"))["sections"]
    shown = {one["key"]: one for section in sections for one in section["settings"]}
    field = shown["settings.max_users_per_upload"]
    assert (field["minimum"], field["maximum"], field["value"]) == (1, 5000, 500)
    for wrong in (0, 5001, -1, 1.5, "many"):
        assert set(wrong_fields(await admin.put(CALL, json={"max_users_per_upload": wrong}))) == {
            "max_users_per_upload"
        }
    for right in (1, 5000):
        changed = data_of(await admin.put(CALL, json={"max_users_per_upload": right}))
        assert changed["max_users_per_upload"] == right
