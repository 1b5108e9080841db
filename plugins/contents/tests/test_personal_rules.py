"""Who may export and erase whom; what was broken off goes on; and nobody else is touched."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any
from uuid import UUID, uuid4

import pytest
from estante.database.engine import Database
from estante.dependencies import Services
from estante.identity.models import Person
from estante.privacy import erasure, tables
from estante.privacy.erasure import begin_erasure, erase_person, erase_unfinished
from estante.privacy.models import ErasedPerson
from estante.privacy.requests import LastAdmin, refuse_last_admin
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, wrong_fields
from estante.testing.fixtures import SignedIn
from estante.testing.people import add_person
from estante.testing.workbench import Workbench
from sqlalchemy import func, select, text
from sqlalchemy.exc import DBAPIError

Clients = Callable[..., Awaitable[SignedIn]]


def address(guid: object, act: str) -> str:
    return f"users/{guid}/personal-data/{act}"


def work_on(services: Services, tenant: Tenant) -> Any:
    """Implements `PrivacyContext`."""
    return SimpleNamespace(
        tenant=tenant, database=services.database, files=services.files, queue=services.queue,
        plugins=services.registry,
    )  # fmt: skip


@pytest.mark.spec("KER-062", part="personal data")
@pytest.mark.parametrize("role", ["R01", "R02", "R05", "R06", "R07"])
async def test_only_admins_export_and_erase_people(tenant: Tenant, client: Clients, role: str) -> None:
    somebody, pupil = await client(tenant, role), await client(tenant, "R01")
    assert pupil.person is not None
    for act, body in (("export", None), ("erase", {"username": pupil.person.username})):
        answer = await somebody.post(address(pupil.person.guid, act), json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "FORBIDDEN")
    assert (await pupil.get("users/whoami")).status_code == 200


async def test_anothers_tenants_people_are_not_there(
    tenant: Tenant, other_tenant: Tenant, client: Clients
) -> None:
    admin, stranger = await client(tenant, "R04"), await client(other_tenant, "R01")
    assert stranger.person is not None
    for guid in (stranger.person.guid, uuid4()):
        for act, body in (("export", None), ("erase", {"username": stranger.person.username})):
            assert (await admin.post(address(guid, act), json=body)).status_code == 404
    assert (await stranger.get("users/whoami")).status_code == 200


async def test_nobody_erases_themselves_or_the_last_admin_or_by_another_name(
    tenant: Tenant, client: Clients, database: Database
) -> None:
    admin = await client(tenant, "R04")
    assert admin.person is not None
    own = {"username": admin.person.username}
    answer = await admin.post(address(admin.person.guid, "erase"), json=own)
    assert (answer.status_code, answer.json()["code"]) == (409, "ERASE_YOURSELF")
    await add_person(database, tenant, "R04", is_active=False)
    async with database.transaction(tenant) as session:
        person = await session.get_one(Person, (tenant.guid, admin.person.guid))
        with pytest.raises(LastAdmin):
            await refuse_last_admin(session, person)
    other = await client(tenant, "R04")
    assert other.person is not None
    for name in ("", other.person.username.upper(), admin.person.username):
        answer = await admin.post(address(other.person.guid, "erase"), json={"username": name})
        assert wrong_fields(answer) == {"username": "same_name"}
    assert (await other.get("users/whoami")).status_code == 200


@pytest.mark.spec("KER-121", part="one's own data")
async def test_everybody_gets_their_own_data_and_nobody_elses_in_an_impersonation(
    tenant: Tenant, client: Clients, workbench: Workbench
) -> None:
    pupil, admin = await client(tenant, "R01"), await client(tenant, "R04")
    assert pupil.person is not None
    asked = data_of(await pupil.post("front/profile/personal-data/export"), 202)
    job = await workbench.finish(asked["id"], tenant)
    assert job.status == "done"
    assert (await admin.get(f"exports/{asked['id']}/download")).status_code == 404
    assert (await pupil.get(f"exports/{asked['id']}/download")).content[:2] == b"PK"
    opened = data_of(await admin.post(f"users/{pupil.person.guid}/login"))
    as_pupil = {"Authorization": f"Bearer {opened['token']}"}
    refused = await pupil.post("front/profile/personal-data/export", headers=as_pupil)
    assert (refused.status_code, refused.json()["code"]) == (403, "FORBIDDEN")


async def test_an_erasure_that_was_broken_off_goes_on(
    services: Services, tenant: Tenant, client: Clients, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupil = await client(tenant, "R01")
    assert pupil.person is not None
    async with services.database.transaction(tenant) as session:
        person = await session.get_one(Person, (tenant.guid, pupil.person.guid))
        entry, ended = await begin_erasure(session, tenant, person)
    assert len(ended) == 1
    work, erase_rows = work_on(services, tenant), tables.erase_rows

    async def killed(context: Any, data: Any, subject: Any) -> int:
        if data.table == "audit":
            raise ConnectionResetError
        return await erase_rows(context, data, subject)

    monkeypatch.setattr(erasure, "erase_rows", killed)
    with pytest.raises(ConnectionResetError):
        await erase_person(work, entry)
    monkeypatch.undo()
    # Not yet abandoned: somebody may be at it.
    assert await erase_unfinished(work, erasure.ABANDONED) == 0
    assert await erase_unfinished(work) == 1
    async with services.database.transaction(tenant) as session:
        assert await session.get(Person, (tenant.guid, pupil.person.guid)) is None
        assert (await session.get_one(ErasedPerson, (tenant.guid, entry.guid))).finished_at is not None
    assert await erase_unfinished(work) == 0


async def test_what_a_plugin_that_is_set_aside_holds_keeps_an_erasure_open(
    services: Services, tenant: Tenant, client: Clients
) -> None:
    teacher = await client(tenant, "R04")
    assert teacher.person is not None
    made = await teacher.post(
        "cms/contents",
        json={"name": "Agua", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0},
    )
    work = work_on(services, tenant)
    kept = [one for one in services.registry.personal_data if one.table != "contents"]
    work.plugins = SimpleNamespace(personal_data=kept)
    async with services.database.transaction(tenant) as session:
        person = await session.get_one(Person, (tenant.guid, teacher.person.guid))
        entry, _ = await begin_erasure(session, tenant, person)
    with pytest.raises(erasure.ErasureIncomplete) as refused:
        await erase_person(work, entry)
    assert refused.value.params == {"tables": "contents"}
    assert await erase_unfinished(work) == 0
    work.plugins = services.registry
    assert await erase_unfinished(work) == 1
    admin = await client(tenant, "R04")
    assert data_of(await admin.get(f"cms/contents/{data_of(made, 201)['guid']}"))["created_by"] is None


@pytest.mark.spec("KER-133", part="erased people")
async def test_the_list_of_the_erased_cannot_be_shortened_nor_used_to_rename_others(
    tenant: Tenant, client: Clients, database: Database
) -> None:
    pupil = await client(tenant, "R01", lastname="Otero")
    assert pupil.person is not None
    await pupil.put("front/profile", json={"name": "Eva"})
    async with database.transaction(tenant) as session:
        # Nobody who is not in the list.
        assert (
            await session.scalar(text("SELECT audit_anonymize(:guid, 10)"), {"guid": pupil.person.guid}) == 0
        )
        person = await session.get_one(Person, (tenant.guid, pupil.person.guid))
        await begin_erasure(session, tenant, person)
    for statement in ("DELETE FROM erased_people", "UPDATE erased_people SET person_guid = guid"):
        with pytest.raises(DBAPIError, match="permission denied"):
            async with database.transaction(tenant) as session:
                await session.execute(text(statement))
    async with database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(ErasedPerson)) == 1


async def test_other_tenants_keep_what_they_have(
    services: Services, tenant: Tenant, other_tenant: Tenant, client: Clients
) -> None:
    """Even of somebody with the same guid and name."""
    here = await client(tenant, "R01", username="eva.otero")
    assert here.person is not None
    same = UUID(str(here.person.guid))
    await add_person(services.database, other_tenant, "R01", username="eva.otero", guid=same)
    async with services.database.transaction(other_tenant) as session:
        added = (
            "INSERT INTO audit (tenant_id, guid, actor_guid, actor_username, action, entity, detail)"
            " VALUES (:tenant, :same, :same, 'eva.otero', 'x', 'person', '{}')"
        )
        await session.execute(text(added), {"same": same, "tenant": other_tenant.guid})
    async with services.database.transaction(tenant) as session:
        person = await session.get_one(Person, (tenant.guid, same))
        entry, _ = await begin_erasure(session, tenant, person)
    await erase_person(work_on(services, tenant), entry)
    async with services.database.transaction(other_tenant) as session:
        assert (await session.get_one(Person, (other_tenant.guid, same))).username == "eva.otero"
        assert await session.scalar(text("SELECT actor_username FROM audit")) == "eva.otero"


async def test_what_is_kept_is_told_with_its_reason(
    tenant: Tenant, client: Clients, services: Services
) -> None:
    # Records of any plugin stay when who made them is erased.
    records = {
        one.table
        for one in services.registry.personal_data
        if one.text_key.endswith(".personal_data.records")
    }
    pupil = await client(tenant, "R01")
    kinds = {
        one["kind"]: one
        for one in (await pupil.get("personal-data", params={"pageSize": 200})).json()["data"]
    }
    assert kinds["annotations"]["on_erase"] == "delete"
    assert kinds["annotations"]["why"] is None
    assert {name for name, one in kinds.items() if one["on_erase"] != "delete"} - records == {
        "audit", "contents", "erased_people", "lrs_clients", "lti_launches", "mint_pages", "mint_versions",
        "outbox", "people", "program_cards", "program_programmings", "program_sessions", "record_versions",
        "reports", "stored_files", "tenant_settings", "usage_contents", "usage_days",
    }  # fmt: skip
    assert all(one["why"] for one in kinds.values() if one["on_erase"] != "delete")
