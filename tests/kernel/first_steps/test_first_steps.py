"""The list that the administrators of a new organization go by."""

from estante.actions import Action
from estante.plugins.validation import first_conflict
from estante.testing.answers import data_of
from msgspec.structs import replace

LINK = {"type_guid": "CTTY_06", "url": "https://example.org/a", "is_teacher_only": 0, "name": "El agua"}
CHILE = {"name": "Chile", "iso_code": "CL"}
EVA = {"name": "Eva", "lastname": "Sol", "username": "eva"}


async def steps(who):
    found = data_of(await who.get("first-steps"))["steps"]
    return {step["name"]: step["is_done"] for step in found}


async def test_each_step_is_done_when_its_records_say_so(client, tenant):
    admin = await client(tenant, "R04")
    names = [
        *("estante.settings", "personalization.look", "settings.countries"),
        *("users.colleagues", "users.users", "contents.content"),
    ]
    assert list((await steps(admin)).items()) == [(name, False) for name in names]
    country = data_of(await admin.post("system-settings/countries", json=CHILE), 201)["guid"]
    for path, body in (
        ("cms/contents", LINK),
        ("users", {**EVA, "role": "R01", "country_guid": country}),
        ("users-admin", {**EVA, "username": "eva.r07", "role": "R07", "country_guid": country}),
    ):
        data_of(await admin.post(path, json=body), 201)
    done = await steps(admin)
    assert [name for name, is_done in done.items() if not is_done] == names[:2]
    data_of(await admin.post("organization/css/stylesheet", json={"color_first": "#123456"}))
    assert (await steps(admin))["personalization.look"]
    assert not (await steps(admin))["estante.settings"]
    data_of(await admin.patch("settings", json={"values": {"settings.max_users_per_upload": 300}}))
    assert set((await steps(admin)).values()) == {True}


async def test_they_are_said_in_the_callers_language_to_who_may_do_them(client, new_tenant):
    tenant = new_tenant(plugins=["users", "settings", "personalization"], settings={})
    admin = await client(tenant, "R04", lang_id="pt")
    found = data_of(await admin.get("first-steps"))["steps"]
    assert [step["name"] for step in found] == [
        *("estante.settings", "personalization.look", "users.colleagues", "users.users")
    ]
    assert found[0]["text"] == "Revise o nome, os idiomas e o fuso horário"
    desk = await steps(await client(tenant, "R05"))
    assert "users.colleagues" not in desk
    for role in ("R07", "R02"):
        assert (await (await client(tenant, role)).get("first-steps")).status_code == 403


async def test_a_step_that_cannot_be_looked_at_is_left_out(client, tenant, registry, monkeypatch):
    async def break_down(_session):
        raise RuntimeError("no such table")

    plugin = registry.get("contents")
    broken = [replace(step, is_done=break_down) for step in plugin.first_steps]
    monkeypatch.setitem(registry.plugins, "contents", replace(plugin, first_steps=broken))
    found = await steps(await client(tenant, "R04"))
    assert "contents.content" not in found
    assert "users.users" in found


def test_a_step_of_an_unknown_action_sets_its_plugin_aside(registry):
    plugin = registry.get("contents")
    unknown = [replace(step, action=Action("poems", "create")) for step in plugin.first_steps]
    others = [one for one in registry if one.id != plugin.id]
    fault = first_conflict(replace(plugin, first_steps=unknown), others, [], {})
    assert fault == "its first step `contents.content` names the unknown action poems.create"
