"""Who gets in: plugin, session, action, flag, in this order."""

import asyncio

import msgspec
import pytest
from estante.http import authentication
from estante.identity import revocation
from estante.identity.tokens import digest
from estante.testing.tenants import plugins_of
from sqlalchemy import text


@pytest.mark.spec("KER-062")
async def test_without_the_action_a_call_is_forbidden_by_its_name_and_changes_nothing(client, tenant, note):
    helper = await client(tenant, "R05")
    answer = await helper.post("sample/notes", json=note)
    assert (answer.status_code, answer.json()["code"]) == (403, "FORBIDDEN")
    assert answer.json()["action"] == "notes.create"
    assert (await helper.get("sample/notes")).json()["meta"]["total"] == 0


async def test_without_a_session_nobody_gets_in(client, tenant):
    nobody = await client(tenant)
    assert (await nobody.get("sample/notes")).json()["code"] == "UNAUTHENTICATED"
    nobody.headers["Authorization"] = "Bearer nonsense"
    assert (await nobody.get("sample/notes")).json()["code"] == "INVALID_TOKEN"


@pytest.mark.spec("KER-097")
async def test_a_session_of_one_tenant_opens_nothing_in_another(client, tenant, other_tenant):
    ours, theirs = await client(tenant, "R04"), await client(other_tenant)
    theirs.headers["Authorization"] = f"Bearer {ours.token}"
    answer = await theirs.get("sample/notes")
    assert (answer.status_code, answer.json()["code"]) == (401, "INVALID_TOKEN")


@pytest.mark.spec("KER-093", "KER-094")
async def test_a_flag_opens_a_call_in_one_tenant_without_a_restart(client, tenant, other_tenant, services):
    here, there = await client(tenant, "R04"), await client(other_tenant, "R04")
    assert (await here.get("sample/shelf")).status_code == 404
    switched = services.tenants.by_key(tenant.key)
    services.tenants.put(msgspec.structs.replace(switched, flags={"sample_shelf": True}))
    assert (await here.get("sample/shelf")).json()["data"] == {"word": "shelf"}
    assert (await there.get("sample/shelf")).status_code == 404


@pytest.mark.spec("KER-131", "KER-013")
async def test_a_plugin_that_is_off_is_not_there_and_the_others_work(client, new_tenant, services):
    rest = [name for name in plugins_of(services.registry) if name != "sample"]
    tenant = new_tenant(plugins=rest)
    admin = await client(tenant, "R04")
    answer = await admin.get("sample/notes")
    assert (answer.status_code, answer.json()["code"]) == (404, "NOT_FOUND")
    shown = (await admin.get("ui/manifest")).json()["data"]["plugins"]
    assert "sample" not in [one["id"] for one in shown]
    assert "notes" not in (await admin.get("permissions")).json()["data"]["permissions"]
    assert (await admin.get("users/whoami")).status_code == 200


@pytest.mark.spec("KER-131")
async def test_the_manifest_shows_a_person_only_what_that_person_may_open(client, tenant, new_tenant):
    async def sample(who):
        shown = (await who.get("ui/manifest")).json()["data"]["plugins"]
        return next(one for one in shown if one["id"] == "sample")

    admin = await sample(await client(tenant, "R04"))
    assert [page["path"] for page in admin["pages"]] == ["/notes", "/notes/public"]
    assert [entry["id"] for entry in admin["navigation"]] == ["notes", "notes-list"]
    assert [fill["component"] for fill in admin["slots"]] == ["NotesTab"]
    student = await sample(await client(tenant, "R01"))
    assert [page["path"] for page in student["pages"]] == ["/notes/public"]
    assert (student["navigation"], student["slots"]) == ([], [])
    nobody = await sample(await client(tenant))
    assert [page["path"] for page in nobody["pages"]] == ["/notes/public"]
    flagged = await sample(await client(new_tenant(flags={"sample_shelf": True}), "R04"))
    assert "/notes/shelf" in [page["path"] for page in flagged["pages"]]


@pytest.mark.spec("KER-061", "KER-077")
@pytest.mark.parametrize(("role", "internal"), [("R04", True), ("R05", True), ("R07", True), ("R06", False)])
async def test_permissions_are_told_by_section_and_internal_admins_are_three_roles(
    client, tenant, role, internal
):
    who = await client(tenant, role)
    found = (await who.get("permissions")).json()["data"]
    assert found["internal_admin"] is internal
    assert ("update" in found["permissions"].get("notes", [])) is (role == "R04")


@pytest.mark.spec("KER-089", "KER-090", "KER-091", "KER-092")
async def test_every_flag_of_the_specification_is_answered(client, new_tenant):
    tenant = new_tenant(flags={"showAmplitude": True})
    admin = await client(tenant, "R04")
    flags = (await admin.get("permissions")).json()["data"]["flags"]
    del flags["sample_shelf"]
    assert flags.pop("showAmplitude") is True
    assert set(flags.values()) == {False}
    assert {
        "advanced_program_look",
        "power_lesson",
        "evaluation_model",
        "library",
        "program_resources",
        "advanced_programming",
        "teaching_load",
        "mint_page_lesson_dual",
        "ai_feedback_generator",
        "mint_lesson_in_programs",
        "program_articles",
        "programming",
        "structure_levels",
        "single_post_mode",
        "showMessagesGlobal",
        "showAnalyticsGame",
    } == set(flags)


@pytest.mark.spec("KER-086")
async def test_the_company_domain_is_exempt_in_a_restricted_tenant(client, new_tenant, note):
    tenant = new_tenant(settings={"restricted": True, "company_domain": "casa.example"})
    outside = await client(tenant, "R07", username="eva@fuera.example")
    inside = await client(tenant, "R07", username="Ana@Casa.Example")
    alike = await client(tenant, "R07", username="eva@otracasa.example")
    assert (await outside.post("sample/notes", json=note)).status_code == 403
    assert (await alike.post("sample/notes", json=note)).status_code == 403
    assert (await inside.post("sample/notes", json=note)).status_code == 201


async def test_who_must_choose_a_password_can_do_nothing_else(client, tenant):
    new = await client(tenant, "R04", change_password=True)
    answer = await new.get("sample/notes")
    assert (answer.status_code, answer.json()["code"]) == (403, "PASSWORD_CHANGE_REQUIRED")
    assert (await new.get("users/whoami")).status_code == 200


async def test_a_token_that_another_process_ended_is_refused_at_once(
    client, tenant, services, database, monkeypatch
):
    # Nothing but the message can have it forgotten while this runs.
    monkeypatch.setattr(authentication, "SECONDS", 3600.0)
    admin = await client(tenant, "R04")
    assert (await admin.get("permissions")).status_code == 200
    async with database.transaction(tenant) as session:
        gone = text("DELETE FROM sessions WHERE person_guid = :guid")
        await session.execute(gone, {"guid": admin.person.guid})
    await services.valkey.publish(revocation.CHANNEL, digest(admin.token).hex())
    async with asyncio.timeout(60):
        while (await admin.get("permissions")).status_code == 200:
            # A remembered answer waits for nothing, so the listener would never have its turn.
            await services.valkey.ping()
    assert (await admin.get("permissions")).json()["code"] == "INVALID_TOKEN"
