"""One call that searches every plugin."""

import pytest
from estante.search import sources
from estante.testing.answers import data_of
from msgspec.structs import replace

LINK = {"type_guid": "CTTY_06", "url": "https://example.org/brujula", "is_teacher_only": 0}


async def groups(who, words):
    found = data_of(await who.get("search", params={"q": words}))["groups"]
    return {group["plugin"]: [result["title"] for result in group["results"]] for group in found}


@pytest.fixture
def elsewhere(registry, monkeypatch):
    """Have a plugin's records searched at another address."""

    def move(plugin_id, call):
        plugin = registry.get(plugin_id)
        moved = replace(plugin.manifest, search=replace(plugin.manifest.search, call=call))
        discovered = replace(plugin.discovered, manifest=moved)
        monkeypatch.setitem(registry.plugins, plugin_id, replace(plugin, discovered=discovered))

    return move


@pytest.fixture
async def librarian(client, tenant, person):
    """An administrator with a content and a person of the same word."""
    admin = await client(tenant, "R04", lang_id="pt")
    made = await admin.post("cms/contents", json={**LINK, "name": "La brújula"})
    assert made.status_code == 201, made.text
    await person(tenant, "R01", name="Brujula", lastname="Rosa", username="rosa")
    return admin


async def test_every_plugin_answers_in_its_own_group(librarian):
    found = data_of(await librarian.get("search", params={"q": "brujula"}))["groups"]
    by_plugin = {group["plugin"]: group for group in found}
    assert set(by_plugin) == {"contents", "users"}
    assert (by_plugin["contents"]["title"], by_plugin["users"]["title"]) == ("Conteúdos", "Usuários")
    content, someone = by_plugin["contents"]["results"][0], by_plugin["users"]["results"][0]
    assert (content["title"], content["type"], content["detail"]) == ("La brújula", "CTTY_06", ["Link"])
    assert content["address"] == f"/content/{content['guid']}"
    assert (someone["title"], someone["detail"], someone["type"]) == ("Brujula Rosa", ["rosa"], None)
    assert await groups(librarian, "nadie lo tiene") == {}


async def test_each_finds_what_the_role_may_read_and_the_tenant_has(librarian, client, tenant, other_tenant):
    assert await groups(await client(tenant, "R07"), "brujula") == {"contents": ["La brújula"]}
    assert await groups(await client(tenant, "R05"), "brujula") == {"users": ["Brujula Rosa"]}
    assert await groups(await client(tenant, "R01"), "brujula") == {}
    assert await groups(await client(other_tenant, "R04"), "brujula") == {}
    nobody = await client(tenant)
    assert (await nobody.get("search", params={"q": "brujula"})).status_code == 401


async def test_a_plugin_that_is_off_is_not_searched(client, new_tenant):
    admin = await client(new_tenant(plugins=["contents"]), "R04", name="Brujula")
    assert await groups(admin, "brujula") == {}


@pytest.mark.parametrize("call", ["/no/such/call", "/system-settings", "/events"])
async def test_one_that_breaks_or_never_ends_leaves_the_others(librarian, elsewhere, monkeypatch, call):
    monkeypatch.setattr(sources, "MAX_SECONDS", 0.5)
    elsewhere("users", call)
    found = data_of(await librarian.get("search", params={"q": "brujula"}))["groups"]
    state = {group["plugin"]: (group["is_failed"], len(group["results"])) for group in found}
    assert state == {"contents": (False, 1), "users": (True, 0)}
    monkeypatch.undo()
    assert set(await groups(librarian, "brujula")) == {"contents", "users"}


@pytest.mark.parametrize("words", ["", "x" * 201])
async def test_words_have_a_length(librarian, words):
    assert (await librarian.get("search", params={"q": words})).status_code == 400


async def test_odd_words_are_words(librarian):
    assert await groups(librarian, "   ") == {}
    for words in ("%", "_", "'; DROP TABLE contents;--", "a&b|c!", "&pageSize=200", "#", "ñ" * 200):
        assert (await librarian.get("search", params={"q": words})).status_code == 200, words


async def test_who_learns_finds_what_they_may_open_and_as_much_as_was_asked(client, tenant):
    admin, student = await client(tenant, "R04"), await client(tenant, "R01", lang_id="es")
    for number in range(8):
        body = {**LINK, "name": f"Sextante {number}", "author_name": "Rosa", "author_lastname": "Vega"}
        made = await admin.post("cms/contents", json={**body, "is_public": number > 0})
    (group,) = data_of(await student.get("search", params={"q": "sextnte"}))["groups"]
    assert (group["plugin"], group["title"], group["total"]) == ("viewer", "Contenidos", 7)
    assert (group["suggestion"], len(group["results"])) == ("sextante", 6)
    newest = group["results"][0]
    assert (newest["title"], newest["address"]) == ("Sextante 7", f"/viewer/{made.json()['data']['guid']}")
    assert (newest["type"], newest["detail"]) == ("CTTY_06", ["Enlace", "Rosa Vega"])
    (group,) = data_of(await student.get("search", params={"q": "sextante", "pageSize": 60}))["groups"]
    assert len(group["results"]) == 7
    for size in (0, 61):
        refused = await student.get("search", params={"q": "sextante", "pageSize": size})
        assert refused.status_code == 400
