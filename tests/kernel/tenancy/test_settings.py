"""Settings changed in the back office: laid over the file, told to every process, taken back, never fatal."""

import asyncio
from typing import Annotated

import msgspec
import pytest
from estante.app import create_app
from estante.settings import watcher
from estante.settings.watcher import SettingsWatcher
from estante.tenancy.editable import Editable, NotEditable, editable_fields
from estante.tenancy.layers import Layer, with_layer
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import living
from estante.testing.tenants import make_tenant
from sqlalchemy import text

HELD_SECONDS = 2.0


async def settings_of(client):
    answer = await client.get("settings")
    assert answer.status_code == 200, answer.text
    found = {one["key"]: one for section in answer.json()["data"]["sections"] for one in section["settings"]}
    return found, answer.headers["etag"]


async def change(client, values, etag="*"):
    return await client.patch("settings", json={"values": values}, headers={"If-Match": etag})


def wrong(answer):
    assert answer.status_code == 400, answer.text
    return {one["field"]: one["code"] for one in answer.json()["errors"]}


async def test_a_change_lies_over_the_file_and_says_who_made_it(client, new_tenant, services):
    tenant = new_tenant(branding={"product_name": "Del archivo"})
    admin = await client(tenant, "R04", name="Ana", lastname="Sanz")
    before, etag = await settings_of(admin)
    assert before["branding.product_name"]["source"] == "file"
    assert before["password.min_length"]["source"] == "built_in"
    changed = await change(admin, {"branding.product_name": "Aula", "time_zone": "Europe/Madrid"}, etag)
    assert changed.status_code == 200, changed.text
    after, newer = await settings_of(admin)
    assert newer != etag
    name = after["branding.product_name"]
    assert (name["value"], name["of_file"], name["source"]) == ("Aula", "Del archivo", "back_office")
    assert name["set_by"] == {"guid": str(admin.person.guid), "name": "Ana Sanz"}
    assert after["time_zone"]["value"] == "Europe/Madrid"
    served = services.tenants.by_guid(tenant.guid)
    assert (served.branding.product_name, served.time_zone) == ("Aula", "Europe/Madrid")
    assert served.revision != tenant.revision
    organization = (await admin.get("organization")).json()["data"]
    assert organization["product_name"] == "Aula"


async def test_a_change_is_audited_with_old_and_new_value_and_has_its_history(client, tenant):
    admin = await client(tenant, "R04", username="ana@andaluna.example")
    await change(admin, {"password.min_length": 12})
    await change(admin, {"password.min_length": 14})
    await admin.delete("settings/password.min_length")
    history = (await admin.get("settings/password.min_length/history")).json()
    rows = [(one["before"], one["after"], one["is_revert"], one["username"]) for one in history["data"]]
    who = "ana@andaluna.example"
    assert rows == [(14, 8, True, who), (12, 14, False, who), (8, 12, False, who)]
    assert history["meta"]["total"] == 3
    audit = (await admin.get("audit", params={"entity": "setting"})).json()["data"]
    assert audit[0]["detail"] == {"before": 14, "after": 8, "reverted": True}
    assert audit[0]["entity_guid"] == "password.min_length"


async def test_what_changes_nothing_is_no_change(client, tenant):
    admin = await client(tenant, "R04")
    _, etag = await settings_of(admin)
    answer = await change(admin, {"password.min_length": 8}, etag)
    assert answer.headers["etag"] == etag
    assert (await admin.get("settings/password.min_length/history")).json()["data"] == []


async def test_a_reverted_setting_has_the_files_value_again(client, new_tenant, services):
    tenant = new_tenant(password={"min_length": 9})
    admin = await client(tenant, "R04")
    await change(admin, {"password.min_length": 20})
    found, etag = await settings_of(admin)
    assert (
        await admin.delete("settings/password.min_length", headers={"If-Match": '"0"'})
    ).status_code == 412
    answer = await admin.delete("settings/password.min_length", headers={"If-Match": etag})
    assert answer.status_code == 200
    found, _ = await settings_of(admin)
    assert (found["password.min_length"]["value"], found["password.min_length"]["source"]) == (9, "file")
    assert services.tenants.by_guid(tenant.guid).revision == tenant.revision
    assert (await admin.delete("settings/password.nothing")).status_code == 404


WRONG = {
    "an unknown key": ({"branding.colour": "#ffffff"}, {"branding.colour": "unknown"}),
    "a key that is the file's": ({"settings.restricted": False}, {"settings.restricted": "unknown"}),
    "a limit": ({"branding.border_radius": 65}, {"branding.border_radius": "maximum"}),
    "a kind": ({"password.strong": "yes"}, {"password.strong": "invalid"}),
    "a colour": ({"branding.color_first": "red"}, {"branding.color_first": "invalid"}),
    "a time zone": ({"time_zone": "Madrid"}, {"time_zone": "time_zone"}),
    "a choice": ({"branding.font_first": "Comic Sans"}, {"branding.font_first": "choice"}),
    "an empty name": ({"name": ""}, {"name": "min_length"}),
    "no language": ({"languages": []}, {"languages": "min_length"}),
    "languages without the default": ({"languages": ["pt"]}, {"languages": "setting_contradicts"}),
    "a default that is none of them": (
        {"languages": ["es", "pt"], "default_language": "en"},
        {"languages": "setting_contradicts", "default_language": "setting_contradicts"},
    ),
    "a part of it": (
        {"password.min_length": 2, "branding.border_radius": 4},
        {"password.min_length": "minimum"},
    ),
}


@pytest.mark.parametrize(("values", "codes"), WRONG.values(), ids=WRONG)
async def test_what_cannot_hold_is_refused_at_its_field_and_nothing_is_stored(client, tenant, values, codes):
    admin = await client(tenant, "R04")
    assert wrong(await change(admin, values)) == codes
    found, etag = await settings_of(admin)
    assert etag == '"0"'
    assert {one["source"] for one in found.values()} <= {"built_in", "file"}


async def test_two_people_at_once_one_is_told_of_the_other(client, tenant):
    first, second = await client(tenant, "R04"), await client(tenant, "R04")
    _, etag = await settings_of(first)
    answers = await asyncio.gather(
        *(change(one, {"password.min_length": 10 + n}, etag) for n, one in enumerate((first, second) * 5))
    )
    assert sorted(one.status_code for one in answers) == [200] + [412] * 9
    history = (await first.get("settings/password.min_length/history")).json()
    assert history["meta"]["total"] == 1


async def test_another_tenant_sees_and_changes_nothing(client, tenant, other_tenant, services):
    admin, stranger = await client(tenant, "R04"), await client(other_tenant, "R04")
    await change(admin, {"branding.product_name": "Aula"})
    found, _ = await settings_of(stranger)
    assert found["branding.product_name"]["source"] == "built_in"
    assert (await stranger.delete("settings/branding.product_name")).status_code == 200
    assert services.tenants.by_guid(tenant.guid).branding.product_name == "Aula"


@pytest.mark.parametrize("role", ["R06", "R07", "R02", "R01"])
async def test_other_roles_neither_read_nor_change(client, tenant, role):
    somebody = await client(tenant, role)
    assert (await somebody.get("settings")).status_code == 403
    assert (await change(somebody, {"password.min_length": 3})).status_code == 403
    assert (await somebody.delete("settings/password.min_length")).status_code == 403


@pytest.mark.spec("KER-084", part="general settings")
async def test_a_restricted_tenant_has_no_settings_page(client, new_tenant):
    tenant = new_tenant(settings={"restricted": True, "company_domain": "casa.example"})
    admin = await client(tenant, "R04", username="ana@fuera.example")
    assert (await admin.get("settings")).status_code == 403
    permissions = (await admin.get("permissions")).json()["data"]
    assert "settings_general" not in str(permissions)
    company = await client(tenant, "R04", username="ana@casa.example")
    assert (await company.get("settings")).status_code == 200


async def held_by(tenants, guid, wanted):
    """Wait until a process answers with what another was told."""
    async with asyncio.timeout(HELD_SECONDS):
        while tenants.by_guid(guid).branding.product_name != wanted:
            await tenants.changed.wait()
            tenants.changed.clear()


@pytest.mark.parametrize("valkey", ["there", "away"])
async def test_another_process_holds_a_change_within_two_seconds(
    client, tenant, platform, registry, monkeypatch, valkey
):
    if valkey == "away":

        async def nobody(*_arguments):
            """Valkey is away: nobody is told."""

        monkeypatch.setattr("estante.settings.services.publish_change", nobody)
    second = create_app(platform, registry=registry)
    second.services.tenants.put(make_tenant_like(registry, tenant))
    async with living(second):
        admin = await client(tenant, "R04")
        await change(admin, {"branding.product_name": "Aula"})
        await held_by(second.services.tenants, tenant.guid, "Aula")
        await admin.delete("settings/branding.product_name")
        await held_by(second.services.tenants, tenant.guid, "Estante")
        held = second.services.tenants.by_guid(tenant.guid)
        assert held is not None
        assert held.revision == tenant.revision


def make_tenant_like(registry, tenant):
    """The same tenant as another process reads it from the file."""
    made = make_tenant(registry)
    return msgspec.structs.replace(made, guid=tenant.guid, key=tenant.key, hosts=tenant.hosts)


async def test_a_process_that_starts_later_knows_it_with_its_first_answer(client, tenant, platform, registry):
    admin = await client(tenant, "R04")
    await change(admin, {"branding.product_name": "Aula"})
    later = create_app(platform, registry=registry)
    later.services.tenants.put(make_tenant_like(registry, tenant))
    async with living(later):
        held = later.services.tenants.by_guid(tenant.guid)
        assert held is not None
        assert held.branding.product_name == "Aula"


STORE = "INSERT INTO tenant_settings (tenant_id, key, value) VALUES (:tenant, :key, CAST(:value AS jsonb))"
COUNT = """
INSERT INTO settings_versions VALUES (:tenant, 1)
ON CONFLICT (tenant_guid) DO UPDATE SET version = settings_versions.version + 1
"""
SPOILT = {
    "another kind": ("password.min_length", '"many"'),
    "beyond a limit": ("branding.border_radius", "99"),
    "a zone that went": ("time_zone", '"Atlantis/Center"'),
    "a language that went": ("default_language", '"fr"'),
}


@pytest.mark.parametrize(("key", "value"), SPOILT.values(), ids=SPOILT)
async def test_a_stored_value_that_became_wrong_leaves_the_files_value(
    client, tenant, services, database, key, value
):
    admin = await client(tenant, "R04")
    await change(admin, {"branding.product_name": "Aula"})
    async with database.transaction(tenant) as session:
        await session.execute(text(STORE), {"tenant": tenant.guid, "key": key, "value": value})
        await session.execute(text(COUNT), {"tenant": tenant.guid})
    await services.settings.refresh()
    found, _ = await settings_of(admin)
    assert (found[key]["is_ignored"], found[key]["value"]) == (True, found[key]["of_file"])
    assert key in services.tenants.layer_problems(tenant.key)
    assert services.tenants.by_guid(tenant.guid).branding.product_name == "Aula"
    assert (await admin.delete(f"settings/{key}")).status_code == 200
    assert services.tenants.layer_problems(tenant.key) == {}


async def test_a_stored_key_that_is_gone_is_named_and_stops_nothing(client, tenant, services, database):
    async with database.transaction(tenant) as session:
        await session.execute(text(STORE), {"tenant": tenant.guid, "key": "gone.away", "value": "1"})
        await session.execute(text(COUNT), {"tenant": tenant.guid})
    await services.settings.refresh()
    assert set(services.tenants.layer_problems(tenant.key)) == {"gone.away"}
    admin = await client(tenant, "R04")
    assert (await admin.get("settings")).status_code == 200
    assert (await admin.delete("settings/gone.away")).status_code == 200
    assert services.tenants.layer_problems(tenant.key) == {}


async def test_a_plugins_setting_is_changed_like_the_kernels(client, tenant, services):
    admin = await client(tenant, "R04")
    key = "plugin_settings.viewer.reviews"
    assert (await change(admin, {key: False})).status_code == 200
    assert services.tenants.by_guid(tenant.guid).plugin_settings["viewer"].reviews is False
    found, _ = await settings_of(admin)
    assert found[key]["label"] == "Valoraciones"


async def test_a_setting_of_a_plugin_that_is_off_waits(client, new_tenant, services, registry):
    tenant = new_tenant()
    admin = await client(tenant, "R04")
    key = "plugin_settings.viewer.reviews"
    await change(admin, {key: False})
    of_file = services.tenants.of_file(tenant.key)
    services.tenants.put(msgspec.structs.replace(of_file, plugins=(), plugin_settings={}))
    found, _ = await settings_of(admin)
    assert key not in found
    assert wrong(await change(admin, {key: True})) == {key: "unknown"}
    services.tenants.put(of_file)
    assert services.tenants.by_guid(tenant.guid).plugin_settings["viewer"].reviews is False


def test_every_editable_setting_has_its_words_in_every_language(registry, services):
    for field in editable_fields(Tenant, {plugin.id: plugin.settings for plugin in registry}):
        if not field.is_shown:
            continue
        for language in ("es", "pt", "en"):
            assert services.texts.get(language, field.text_key) != field.text_key, field.key
        if field.plugin is None:
            assert services.texts.has(f"settings.sections.{field.section}")


class Secret(msgspec.Struct):
    api_token: Annotated[str, Editable("x")] = ""


class Odd(msgspec.Struct):
    table: Annotated[dict[str, str], Editable("x")] = {}


class Listed(msgspec.Struct):
    words: Annotated[tuple[str, ...], Editable("x")] = ()
    parts: Annotated[tuple[int, ...], Editable("x")] = ()


class Timed(msgspec.Struct):
    name: Annotated[str, Editable("x", kind="duration")] = ""


@pytest.mark.parametrize("kind", [Secret, Odd, Listed, Timed])
def test_a_secret_a_table_and_a_duration_of_words_are_never_editable(kind):
    with pytest.raises(NotEditable):
        editable_fields(kind, {})


def test_a_wrong_layer_of_two_languages_falls_back_as_a_whole(registry):
    tenant = make_tenant(registry)
    fields = {one.key: one for one in editable_fields(Tenant, registry.known.plugins)}
    found = with_layer(tenant, Layer(1, {"languages": ["pt"]}), fields)
    assert found.tenant.languages == tenant.languages
    assert set(found.problems) == {"languages"}


async def test_a_process_that_ends_does_not_wait_for_the_next_look(services, monkeypatch):
    monkeypatch.setattr(watcher, "LOOK_SECONDS", 3600)
    stop = asyncio.Event()
    redis_url = services.platform.addresses.redis_url
    watched = SettingsWatcher(services.database, services.tenants, services.texts, redis_url)

    async def look() -> None:
        stop.set()

    monkeypatch.setattr(watched, "refresh", look)
    await watched.watch(stop)
