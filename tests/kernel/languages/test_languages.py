"""Languages and the scopes that override the built-in texts."""

import asyncio

import pytest
from estante.languages.choice import language_of

SCOPE = {"scope": "viewer", "lang": "es", "json": {"title": "Visor", "menu": {"back": "Volver"}}}


@pytest.mark.spec("KER-123", "KER-124")
@pytest.mark.spec("SET-055", part="the call")
async def test_languages_are_listed_added_and_changed(client, new_tenant):
    tenant = new_tenant(languages=["es", "pt"])
    admin = await client(tenant, "R04")
    listed = (await (await client(tenant)).get("langs")).json()["data"]
    assert {one["id"]: one["is_for_ui"] for one in listed} == {"es": True, "pt": True, "en": False}
    assert all(one["code"] == one["id"] for one in listed)
    added = await admin.post("langs", json={"id": "fr", "name": "Français"})
    assert (added.status_code, added.json()["data"]["is_for_ui"]) == (201, False)
    changed = await admin.patch(f"langs/{added.json()['data']['guid']}", json={"is_for_ui": True})
    fields = {**added.json()["data"], "is_for_ui": True, "version": changed.json()["data"]["version"]}
    assert changed.json()["data"] == fields
    assert (await admin.patch("langs/en", json={"name": "English (UK)"})).status_code == 200
    names = {one["id"]: one["name"] for one in (await admin.get("langs")).json()["data"]}
    assert (names["fr"], names["en"], names["es"]) == ("Français", "English (UK)", "Español")


@pytest.mark.spec("KER-011")
@pytest.mark.parametrize("id", ["es", "ES"])
async def test_a_language_is_there_once(client, tenant, id):
    answer = await (await client(tenant, "R04")).post("langs", json={"id": id, "name": "Español"})
    assert (answer.status_code, answer.json()["code"]) == (409, "ER_DUP_ENTRY")


@pytest.mark.spec("KER-125", "KER-127", "KER-128")
async def test_a_scopes_texts_are_read_and_replaced(client, tenant):
    admin, nobody = await client(tenant, "R04"), await client(tenant)
    wanted = {"scope": "viewer", "lang": "es"}
    assert (await nobody.get("langs/scopes", params=wanted)).status_code == 404
    guid = (await admin.post("langs/scopes", json=SCOPE)).json()["data"]["guid"]
    read = (await nobody.get("langs/scopes", params=wanted)).json()["data"]
    assert read == {"guid": guid, **SCOPE, "version": read["version"]}
    await admin.put(f"langs/scopes/{guid}", json={"json": {"title": "Lector"}})
    assert (await nobody.get("langs/scopes", params=wanted)).json()["data"]["json"] == {"title": "Lector"}


async def test_without_a_language_the_callers_is_read(client, tenant):
    admin = await client(tenant, "R04", lang_id="pt")
    for lang in ("es", "pt"):
        await admin.post("langs/scopes", json={**SCOPE, "lang": lang})
    read = await admin.get("langs/scopes", params={"scope": "viewer"})
    assert read.json()["data"]["lang"] == "pt"
    nobody = await client(tenant)
    read = await nobody.get(
        "langs/scopes", params={"scope": "viewer"}, headers={"Accept-Language": "fr, es;q=0.4"}
    )
    assert read.json()["data"]["lang"] == "es"


@pytest.mark.spec("KER-126")
async def test_of_ten_who_add_one_scope_one_does(client, tenant):
    admin = await client(tenant, "R04")
    answers = await asyncio.gather(*(admin.post("langs/scopes", json=SCOPE) for _ in range(10)))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9
    assert {answer.json()["errno"] for answer in answers if answer.status_code == 409} == {1062}


@pytest.mark.spec("KER-130")
@pytest.mark.parametrize("role", ["R01", "R02", "R05", "R06", "R07", None])
async def test_only_the_admin_writes(client, tenant, role):
    somebody = await client(tenant, role)
    status = 401 if role is None else 403
    assert (await somebody.post("langs", json={"id": "fr", "name": "Français"})).status_code == status
    assert (await somebody.post("langs/scopes", json=SCOPE)).status_code == status


@pytest.mark.spec("KER-130")
async def test_only_sign_in_and_viewer_texts_need_no_session(client, tenant):
    admin, nobody = await client(tenant, "R04"), await client(tenant)
    for scope in ("sign-in", "viewer"):
        await admin.post("langs/scopes", json={**SCOPE, "scope": scope})
        read = await nobody.get("langs/scopes", params={"scope": scope, "lang": "es"})
        assert read.json()["data"]["json"] == SCOPE["json"]
    await admin.post("langs/scopes", json={**SCOPE, "scope": "contents"})
    wanted = {"scope": "contents", "lang": "es"}
    assert (await nobody.get("langs/scopes", params=wanted)).status_code == 401
    assert (await admin.get("langs/scopes", params=wanted)).status_code == 200
    # The title of the sign-in page is named by it.
    await admin.post("langs/scopes", json={**SCOPE, "scope": "backoffice-name"})
    named = {"scope": "backoffice-name", "lang": "es"}
    assert (await nobody.get("langs/scopes", params=named)).status_code == 200


@pytest.mark.spec("KER-097")
async def test_a_tenants_texts_stay_its_own(client, tenant, other_tenant):
    guid = (await (await client(tenant, "R04")).post("langs/scopes", json=SCOPE)).json()["data"]["guid"]
    foreign = await client(other_tenant, "R04")
    assert (await foreign.get("langs/scopes", params={"scope": "viewer", "lang": "es"})).status_code == 404
    assert (await foreign.put(f"langs/scopes/{guid}", json={"json": {}})).status_code == 404


@pytest.mark.spec("KER-017")
@pytest.mark.parametrize(
    "body",
    [
        {**SCOPE, "scope": ""},
        {**SCOPE, "lang": "x"},
        {**SCOPE, "json": []},
        {**SCOPE, "json": {"a": "x" * 1_100_000}},
    ],
    ids=["no scope", "no language", "no object", "too long"],
)
async def test_odd_scopes_are_refused(client, tenant, body):
    assert (await (await client(tenant, "R04")).post("langs/scopes", json=body)).status_code == 400


async def test_the_manifest_says_which_scopes_are_worth_asking_for(client, tenant):
    admin, nobody = await client(tenant, "R04"), await client(tenant)
    for scope in ("viewer", "contents"):
        await admin.post("langs/scopes", json={**SCOPE, "scope": scope})
    seen = {who: (await who.get("ui/manifest")).json()["data"]["wordings"] for who in (admin, nobody)}
    assert seen[admin] == [{"scope": "contents", "lang": "es"}, {"scope": "viewer", "lang": "es"}]
    assert seen[nobody] == [{"scope": "viewer", "lang": "es"}]


async def test_a_language_that_was_added_is_of_use_everywhere(client, tenant):
    admin = await client(tenant, "R04")
    link = {"name": "Eau", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
    texts = {"scope": "viewer", "lang": "fr", "json": {"title": "Lecteur"}}
    calls = [
        ("POST", "cms/contents", {**link, "langs": ["fr"]}, "langs"),
        ("PUT", "front/profile", {"lang_id": "fr"}, "lang_id"),
        ("POST", "langs/scopes", texts, "lang"),
    ]
    for method, path, body, field in calls:
        refused = await admin.request(method, path, json=body)
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, field)
        assert "es, pt, en" in refused.json()["errors"][0]["message"]
    await admin.post("langs", json={"id": "fr", "name": "Français"})
    for method, path, body, _field in calls:
        assert (await admin.request(method, path, json=body)).status_code in (200, 201), path
    assert (await admin.get("users/whoami")).json()["data"]["lang_id"] == "fr"


async def test_a_missing_parameter_is_named(client, tenant):
    answer = await (await client(tenant, "R04")).get("langs/scopes")
    assert [(one["field"], one["code"]) for one in answer.json()["errors"]] == [("scope", "required")]


async def offered(client):
    rows = (await client.get("langs", params={"is_for_ui": True})).json()["data"]
    return [one["id"] for one in rows]


@pytest.mark.spec("SET-056", part="the calls")
async def test_an_offered_language_is_an_interface_language_everywhere(client, new_tenant, services):
    tenant = new_tenant(languages=["es", "pt"])
    admin = await client(tenant, "R04")
    await admin.post("langs", json={"id": "pt-PT", "name": "Português (Portugal)", "is_for_ui": True})
    await admin.post("langs", json={"id": "fr", "name": "Français"})
    assert await offered(admin) == ["es", "pt", "pt-pt"]
    assert (await admin.get("organization")).json()["data"]["languages"] == ["es", "pt", "pt-pt"]
    sections = (await admin.get("settings")).json()["data"]["sections"]
    shown = {one["key"]: one for section in sections for one in section["settings"]}["languages"]
    assert (shown["value"], shown["source"]) == (["es", "pt", "pt-pt"], "back_office")
    assert {"value": "pt-pt", "label": "Português (Portugal)"} in shown["choices"]
    served = services.tenants.by_guid(tenant.guid)
    assert language_of(served, "pt-PT") == "pt-pt"
    assert language_of(served, None, "pt-PT-x-some, es") == "pt-pt"
    assert language_of(served, "fr", "fr") == "es"
    changed = await admin.patch("settings", json={"values": {"languages": ["es", "fr"]}})
    assert changed.status_code == 200, changed.text
    assert await offered(admin) == ["es", "fr"]
    unknown = await admin.patch("settings", json={"values": {"languages": ["es", "de"]}})
    assert unknown.json()["errors"][0]["field"] == "languages"
    assert "pt-pt" in unknown.json()["errors"][0]["message"]


async def test_the_default_language_is_always_offered(client, new_tenant):
    admin = await client(new_tenant(languages=["es", "pt"]), "R04")
    refused = await admin.patch("langs/es", json={"is_for_ui": False})
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "is_for_ui")
    assert (await admin.patch("langs/pt", json={"is_for_ui": False})).json()["data"]["is_for_ui"] is False
    assert await offered(admin) == ["es"]
    await admin.patch("langs/pt", json={"is_for_ui": False})
    history = (await admin.get("settings/languages/history")).json()["data"]
    assert [(one["before"], one["after"]) for one in history] == [(["es", "pt"], ["es"])]


async def test_a_language_is_deleted_once_nothing_uses_it(client, tenant):
    admin = await client(tenant, "R04")
    await admin.post("langs", json={"id": "fr", "name": "Français", "is_for_ui": True})
    await admin.post("langs/scopes", json={**SCOPE, "lang": "fr"})
    link = {"name": "Eau", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
    content = (await admin.post("cms/contents", json={**link, "langs": ["fr"]})).json()["data"]["guid"]
    await admin.put("front/profile", json={"lang_id": "fr"})
    assert (await admin.delete("langs/fr")).json()["code"] == "CONFLICT"
    await admin.patch("langs/fr", json={"is_for_ui": False})
    refused = await admin.delete("langs/fr")
    assert (refused.status_code, refused.json()["code"]) == (409, "IN_USE")
    assert {one["count"] for one in refused.json()["used_by"]} == {1}
    assert len(refused.json()["used_by"]) == 2
    await admin.put("front/profile", json={"lang_id": "es"})
    await admin.put(f"cms/contents/{content}", json={"langs": ["es"]})
    assert (await admin.delete("langs/fr", headers={"If-Match": '"1"'})).status_code == 412
    assert (await admin.delete("langs/fr")).status_code == 200
    assert "fr" not in [one["id"] for one in (await admin.get("langs")).json()["data"]]
    await admin.post("langs", json={"id": "fr", "name": "Français"})
    texts = await admin.get("langs/scopes", params={"scope": "viewer", "lang": "fr"})
    assert texts.status_code == 404
    assert (await admin.delete("langs/es")).status_code == 409
    assert (await admin.delete("langs/de")).status_code == 404


@pytest.mark.parametrize("id", ["", "f", "français", "fr_FR", "fr-", "fr-x!", "frenchy", "e" * 40])
async def test_a_language_has_a_code_of_bcp_47(client, tenant, id):
    answer = await (await client(tenant, "R04")).post("langs", json={"id": id, "name": "Français"})
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (400, "id")
