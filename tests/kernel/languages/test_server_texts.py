"""The server's texts in words of a tenant's own: errors, names of roles, letters."""

import pytest
from estante.languages.texts import Texts

NOT_FOUND = "errors.NOT_FOUND"
FRENCH = {"Accept-Language": "fr"}


async def say(client, services, key, text, *, scope="estante.server", lang="es"):
    answer = await client.patch(f"langs/texts/{scope}/{lang}", json={"key": key, "text": text})
    await services.settings.refresh()
    return answer


async def message(client, path="cms/contents/00000000-0000-0000-0000-000000000000", **headers):
    answer = await client.get(path, headers=headers)
    assert answer.status_code == 404, answer.text
    return answer.json()["message"]


async def test_an_answer_is_in_the_tenants_own_words_and_in_no_other_tenants(
    client, tenant, other_tenant, services
):
    admin, foreign = await client(tenant, "R04"), await client(other_tenant, "R04")
    before, elsewhere = await message(admin), await message(foreign)
    said = await say(admin, services, NOT_FOUND, "Aquí no hay nada.")
    assert (said.status_code, said.json()["data"]["built_in"]) == (200, before)
    assert (await message(admin), await message(foreign)) == ("Aquí no hay nada.", elsewhere)
    await say(admin, services, NOT_FOUND, None)
    assert await message(admin) == before


async def test_an_added_language_is_one_of_the_servers_too(client, new_tenant, services):
    admin = await client(new_tenant(languages=["es", "pt"]), "R04", lang_id=None)
    await admin.post("langs", json={"id": "fr", "name": "Français", "is_for_ui": True})
    await say(admin, services, NOT_FOUND, "Rien ici.", lang="fr")
    await say(admin, services, "roles.R04", "Administratrice", lang="fr")
    assert await message(admin, **{"Accept-Language": "fr"}) == "Rien ici."
    roles = (await admin.get("users/roles", params={"pageSize": 200}, headers=FRENCH)).json()["data"]
    assert "Administratrice" in [text for role in roles for text in role.values()]
    # What nobody has said in French is said in the tenant's language.
    unknown = await admin.post("langs", json={}, headers=FRENCH)
    assert unknown.json()["message"] == Texts().get("es", "errors.VALIDATION_ERROR")


async def test_a_plugins_text_is_said_otherwise_and_before_the_kernels(client, tenant, services):
    admin = await client(tenant, "R04")
    rows = (await admin.get("langs/texts/contents.server/es", params={"pageSize": 200})).json()["data"]
    key = next(row["key"] for row in rows if row["key"].startswith("errors.") and not row["placeholders"])
    t = services.texts.translator("es", "contents", tenant=tenant)
    before = t(key)
    await say(admin, services, key, "Con palabras nuestras.", scope="contents.server")
    assert t(key) == "Con palabras nuestras."
    assert services.texts.translator("es", "contents")(key) == before
    await say(admin, services, NOT_FOUND, "Aquí no hay nada.")
    assert await message(admin, "jobs/00000000-0000-0000-0000-000000000000") == "Aquí no hay nada."


@pytest.mark.parametrize(
    ("text", "code"),
    [("Sin nada que rellenar", "placeholder_missing"), ("{max} {otra}", "placeholder_unknown")],
)
async def test_what_the_server_fills_in_stays_in_the_text(client, tenant, services, text, code):
    admin = await client(tenant, "R04")
    row = (await admin.get("langs/texts/estante.server/es", params={"q": "rules.max_length"})).json()["data"][
        0
    ]
    assert row["placeholders"] == ["max"]
    refused = await say(admin, services, row["key"], text)
    assert [(one["field"], one["code"]) for one in refused.json()["errors"]] == [("text", code)]
    assert "{max}" in refused.text or "{otra}" in refused.text
    assert "{{" not in refused.text


async def test_screens_do_not_fetch_what_the_server_says(client, tenant, services):
    admin = await client(tenant, "R04")
    await say(admin, services, NOT_FOUND, "Aquí no hay nada.")
    assert (await admin.get("ui/manifest")).json()["data"]["wordings"] == []
    assert (await admin.get("settings")).headers["etag"] == '"0"'


async def test_whole_scopes_and_a_language_that_goes_are_heard_too(client, new_tenant, services):
    tenant = new_tenant(languages=["es"])
    admin = await client(tenant, "R04")
    await admin.post("langs", json={"id": "fr", "name": "Français"})
    body = {"scope": "estante.server", "lang": "fr", "json": {"errors": {"NOT_FOUND": "Rien ici."}}}
    made = (await admin.post("langs/scopes", json=body)).json()["data"]
    t = services.texts.translator("fr", tenant=tenant)
    await services.settings.refresh()
    assert t(NOT_FOUND) == "Rien ici."
    changed = {"json": {"errors": {"NOT_FOUND": "Introuvable."}}}
    await admin.put(f"langs/scopes/{made['guid']}", json=changed, headers={"If-Match": "*"})
    await services.settings.refresh()
    assert t(NOT_FOUND) == "Introuvable."
    assert (await admin.delete("langs/fr", headers={"If-Match": "*"})).status_code == 200
    await services.settings.refresh()
    assert t(NOT_FOUND) == Texts().get("es", NOT_FOUND)
