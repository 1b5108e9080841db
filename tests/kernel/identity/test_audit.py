"""Who did what."""

from datetime import UTC, datetime, timedelta

import pytest
from asyncpg import InsufficientPrivilegeError
from estante import audit
from estante.audit import AuditRecord
from estante.audit.retention import EXPIRE_AUDIT
from estante.identity.principal import Principal
from estante.jobs.payloads import NoPayload

from .conftest import PASSWORD


async def records_of(admin, **params):
    """The records that a search finds."""
    answer = await admin.get("audit", params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


@pytest.mark.spec("KER-132", part="sign-in and changes")
async def test_signing_in_and_changing_are_recorded_with_who_what_and_when(client, tenant, with_password):
    person = await with_password(tenant)
    admin = await client(tenant, "R04")
    before = datetime.now(UTC)
    await admin.post("login", json={"email": person.username, "password": PASSWORD})
    await admin.put("front/profile", json={"name": "Eva"})
    await admin.post("langs", json={"id": "fr", "name": "Français"})
    listed = (await admin.get("audit")).json()
    assert [one["action"] for one in listed["data"]] == [
        "languages.create",
        "profile.update",
        "session.start",
    ]
    started = listed["data"][-1]
    assert (started["actor_guid"], started["actor_username"]) == (str(person.guid), person.username)
    assert datetime.fromisoformat(started["at"]) >= before - timedelta(seconds=1)
    assert listed["meta"] == {"total": 3, "page": 1, "pageSize": 25}


@pytest.mark.spec("KER-132", part="failed sign-ins")
async def test_failed_sign_ins_are_recorded_with_the_account_and_why(client, tenant, with_password, database):
    person, student = await with_password(tenant), await with_password(tenant, "R01")
    gone = await with_password(tenant, is_active=False)
    nobody = await client(tenant)
    tried = [(person.username, "wrong"), ("Mi-clave-secreta", PASSWORD)]
    for name, password in [*tried, (student.username, PASSWORD), (gone.username, PASSWORD)]:
        answer = await nobody.post("login", json={"email": name, "password": password})
        assert answer.status_code == 401
    admin = await client(tenant, "R04")
    listed = await admin.get("audit", params={"action": "session.refuse", "orderBy": "at"})
    assert [(one["entity_guid"], one["detail"]["code"]) for one in listed.json()["data"]] == [
        (str(person.guid), "PASSWORD_INCORRECT"),
        (None, "USER_NOT_FOUND"),
        (str(student.guid), "INVALID_LOGIN"),
        (str(gone.guid), "WRONG_USER"),
    ]
    assert {one["actor_guid"] for one in listed.json()["data"]} == {None}
    assert all(one["detail"]["address"] for one in listed.json()["data"])
    async with database.reading(tenant) as connection:
        assert "secreta" not in await connection.fetchval("SELECT string_agg(audit::text, '') FROM audit")


@pytest.mark.spec("KER-003")
@pytest.mark.spec("KER-132", part="sign-in and changes")
async def test_records_are_filtered_and_paged(client, tenant, database):
    admin = await client(tenant, "R04")
    principal = Principal(tenant, person_guid=admin.person.guid, username="x")
    async with database.transaction(tenant) as session:
        for number in range(30):
            await audit.record(session, principal, "contents.create", "content", f"guid-{number}")
    page = (await admin.get("audit", params={"entity": "content", "page": 2, "pageSize": 20})).json()
    assert (len(page["data"]), page["meta"]["total"]) == (10, 30)
    one = await admin.get("audit", params={"entity_guid": "guid-7", "actor": str(admin.person.guid)})
    assert [record["entity_guid"] for record in one.json()["data"]] == ["guid-7"]
    later = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
    assert (await admin.get("audit", params={"from": later})).json()["data"] == []
    for odd in ({"pageSize": 201}, {"colour": "red"}, {"actor": "nobody"}, {"orderBy": "detail"}):
        assert (await admin.get("audit", params=odd)).status_code == 400
    oldest = await admin.get("audit", params={"orderBy": "at", "pageSize": 1})
    assert oldest.json()["data"][0]["entity_guid"] == "guid-0"


@pytest.mark.spec("KER-132", part="in words")
async def test_records_speak_the_language_of_who_reads(client, tenant, with_password):
    person = await with_password(tenant)
    admin = await client(tenant, "R04", lang_id="es")
    await admin.post("login", json={"email": person.username, "password": "wrong"})
    (refused,) = (await admin.get("audit", params={"action": "session.refuse"})).json()["data"]
    assert (refused["action_name"], refused["entity_name"]) == ("Inicio de sesión fallido", "Persona")
    assert {"label": "Motivo", "value": "La contraseña no era correcta"} in refused["facts"]
    facets = (await admin.get("audit/facets")).json()["data"]
    assert {"value": "contents.delete", "label": "Contenido enviado a la papelera"} in facets["action"]
    assert {"value": "content", "label": "Contenido"} in facets["entity"]


@pytest.mark.spec("KER-132", part="found again")
async def test_records_are_found_by_a_persons_name_by_day_and_by_guid(client, tenant, database):
    admin = await client(tenant, "R04", name="Íñigo", lastname="Zúñiga")
    other = await client(tenant, "R07")
    await admin.put("front/profile", json={"lastname": "Zúñiga Paz"})
    await other.put("front/profile", json={"lang_id": "pt"})
    assert [one["action"] for one in await records_of(admin, q="zuniga")] == ["profile.update"]
    guid = str(other.person.guid)
    assert [one["actor_guid"] for one in await records_of(admin, q=guid)] == [guid]
    assert await records_of(admin, q="nadie-se-llama-asi") == []
    today = datetime.now(UTC).date()
    assert len(await records_of(admin, at=f"{today - timedelta(days=1)}..{today + timedelta(days=1)}")) == 2
    assert len(await records_of(admin, at="7d")) == 2
    assert await records_of(admin, at=f"..{today - timedelta(days=3)}") == []
    assert await records_of(admin, to=f"{today - timedelta(days=3)}T00:00:00Z") == []
    assert len(await records_of(admin, to=f"{today + timedelta(days=1)}T00:00:00Z")) == 2
    assert (await admin.get("audit", params={"at": "yesterday"})).status_code == 400


@pytest.mark.spec("KER-133")
async def test_no_secret_gets_into_a_record(tenant, database):
    detail: dict[str, audit.Detail] = {
        "password": "a",
        "new_password": "b",
        "nested": {"access_token": "c", "kept": "d"},
        "long": "x" * 999,
    }
    async with database.transaction(tenant) as session:
        await audit.record(session, Principal(tenant), "a.b", "thing", None, detail)
    async with database.reading(tenant) as connection:
        found = await connection.fetchval("SELECT detail::text FROM audit")
    assert "password" not in found
    assert "token" not in found
    assert '"kept": "d"' in found
    assert len(found) < 700


@pytest.mark.spec("KER-133")
@pytest.mark.parametrize(
    "statement", ["DELETE FROM audit", "UPDATE audit SET action = 'x'", "TRUNCATE audit"]
)
async def test_the_applications_role_cannot_change_a_record(tenant, database, statement):
    async with database.reading(tenant) as connection:
        with pytest.raises(InsufficientPrivilegeError):
            await connection.execute(statement)


@pytest.mark.spec("KER-132", part="refusals and lock-outs")
async def test_refusals_are_recorded_by_their_count(client, tenant):
    publisher, admin = await client(tenant, "R07"), await client(tenant, "R04")
    for _ in range(25):
        assert (await publisher.get("audit")).status_code == 403
    found = (await admin.get("audit", params={"action": "access.refuse", "orderBy": "at"})).json()["data"]
    assert [one["detail"]["count"] for one in found] == [1, 10]
    assert {one["actor_guid"] for one in found} == {str(publisher.person.guid)}
    assert {one["entity_guid"] for one in found} == {"GET /api/audit"}
    assert {one["detail"]["action"] for one in found} == {"audit.readList"}


@pytest.mark.spec("KER-132", part="refusals and lock-outs")
async def test_a_lock_out_is_recorded_by_its_count(client, new_tenant, with_password):
    tenant = new_tenant(sign_in={"account_attempts": 2})
    person, admin = await with_password(tenant), await client(tenant, "R04")
    for _ in range(14):
        await admin.post("login", json={"email": person.username, "password": "wrong"})
    found = (await admin.get("audit", params={"action": "session.lock", "orderBy": "at"})).json()["data"]
    assert [one["detail"]["count"] for one in found] == [1, 10]
    assert {one["entity_guid"] for one in found} == {str(person.guid)}


@pytest.mark.spec("KER-119", part="the audit")
async def test_the_filtered_records_are_exported_as_csv(client, tenant, workbench):
    admin = await client(tenant, "R04", lang_id="en")
    await admin.put("front/profile", json={"name": "Eva"})
    await admin.post("langs", json={"id": "fr", "name": "Français"})
    asked = await admin.post("audit/export", params={"action": "profile.update"})
    assert asked.status_code == 202
    guid = asked.json()["data"]["id"]
    await workbench.finish(guid, tenant)
    lines = (await admin.get(f"exports/{guid}/download")).text.splitlines()
    assert lines[0].lstrip("\ufeff") == "Time,Who,Shown as,Action,Kind,Record,Details,Action code,Kind code"
    assert len(lines) == 2
    assert f"{admin.person.username},,Profile changed,Person,{admin.person.guid}" in lines[1]
    assert (await (await client(tenant, "R05")).post("audit/export")).status_code == 403


async def test_records_go_when_the_tenant_keeps_them_no_longer(new_tenant, database, services, workbench):
    tenant = new_tenant(settings={"audit_days": 100})
    async with database.transaction(tenant) as session:
        for days in (99, 101, 4000):
            at = datetime.now(UTC) - timedelta(days=days)
            session.add(
                AuditRecord(
                    tenant_id=tenant.guid,
                    at=at,
                    actor_username="x",
                    action="a.b",
                    entity=f"{days}",
                    detail={},
                )
            )
    async with database.transaction(tenant) as session:
        job = await services.queue.enqueue(session, EXPIRE_AUDIT, NoPayload())
    await workbench.finish(job.guid, tenant)
    async with database.reading(tenant) as connection:
        assert await connection.fetchval("SELECT string_agg(entity, ' ') FROM audit") == "99"
        # Whatever the application asks for, the last month stays.
        await connection.execute("SELECT audit_expire(now())")
        assert await connection.fetchval("SELECT string_agg(entity, ' ') FROM audit") is None


@pytest.mark.spec("KER-133")
async def test_the_last_month_cannot_be_expired(tenant, database):
    async with database.transaction(tenant) as session:
        await audit.record(session, Principal(tenant), "a.b", "thing")
    async with database.reading(tenant) as connection:
        assert await connection.fetchval("SELECT audit_expire(now() + interval '1 day')") == 0
        assert await connection.fetchval("SELECT count(*) FROM audit") == 1


@pytest.mark.spec("KER-097")
async def test_records_stay_in_their_tenant(client, tenant, other_tenant):
    await (await client(tenant, "R04")).put("front/profile", json={"name": "Eva"})
    assert (await (await client(other_tenant, "R04")).get("audit")).json()["data"] == []


@pytest.mark.parametrize("role", ["R01", "R05", "R06", "R07"])
async def test_only_the_admin_reads_the_audit(client, tenant, role):
    somebody = await client(tenant, role)
    for path in ("audit", "audit/facets"):
        answer = await somebody.get(path)
        assert (answer.status_code, answer.json()["action"]) == (403, "audit.readList")
