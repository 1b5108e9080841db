"""What a token opens, for how long, and how it ends."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from estante.errors import TokenExpired
from estante.identity import revocation, sessions
from estante.identity.models import PersonSession
from estante.identity.tokens import digest
from sqlalchemy import update


async def age(database, tenant, token, **columns):
    """Make a session older."""
    async with database.transaction(tenant) as session:
        await session.execute(
            update(PersonSession).where(PersonSession.token_hash == digest(token)).values(**columns)
        )


@pytest.mark.spec("KER-034", "KER-035", "KER-036")
async def test_whoami_answers_the_person_of_the_header(client, tenant):
    first, second = await client(tenant, "R04"), await client(tenant, "R05")
    headers = {"Authorization": f"Bearer {second.token}"}
    me = (await first.get("users/whoami", headers=headers)).json()["data"]
    assert me["guid"] == str(second.person.guid)
    asked = ("username", "name", "lastname", "email", "role_guid", "role_name", "source", "lang_id")
    assert all(me[field] for field in asked)
    assert "delete" not in me["permissions"]["users"]
    assert me["flags"]["showAmplitude"] is False


@pytest.mark.spec("KER-077")
@pytest.mark.parametrize(("role", "internal"), [("R04", True), ("R05", True), ("R06", False), ("R07", True)])
async def test_internal_admins_are_told_apart(client, tenant, role, internal):
    somebody = await client(tenant, role)
    assert (await somebody.get("users/whoami")).json()["data"]["internal_admin"] is internal


@pytest.mark.spec("KER-033")
@pytest.mark.parametrize(
    ("header", "code"),
    [(None, "UNAUTHENTICATED"), ("Bearer nothing", "INVALID_TOKEN"), ("Bearer " + "x" * 43, "INVALID_TOKEN")],
)
async def test_a_call_without_a_good_token_is_401(client, tenant, header, code):
    nobody = await client(tenant)
    answer = await nobody.get("users/whoami", headers={"Authorization": header} if header else {})
    assert (answer.status_code, answer.json()["code"]) == (401, code)


@pytest.mark.spec("KER-097")
async def test_a_token_of_one_tenant_is_unknown_in_another(client, tenant, other_tenant):
    admin, nobody = await client(tenant, "R04"), await client(other_tenant)
    answer = await nobody.get("users/whoami", headers={"Authorization": f"Bearer {admin.token}"})
    assert answer.json()["code"] == "INVALID_TOKEN"


@pytest.mark.spec("KER-037")
@pytest.mark.parametrize("column", ["last_used_at", "expires_at"])
async def test_a_session_ends_by_disuse_and_by_age(client, tenant, database, column):
    admin = await client(tenant, "R04")
    moment = datetime.now(UTC) - timedelta(seconds=86_401)
    await age(database, tenant, admin.token, **{column: moment})
    answer = await admin.get("users/whoami")
    assert (answer.status_code, answer.json()["code"]) == (401, "TOKEN_EXPIRED")


async def test_use_keeps_a_session_alive(client, tenant, database):
    admin = await client(tenant, "R04")
    await age(database, tenant, admin.token, last_used_at=datetime.now(UTC) - timedelta(hours=23))
    assert (await admin.get("users/whoami")).status_code == 200
    found = await sessions.find(database, tenant, admin.token)
    assert found.principal.person_guid == admin.person.guid
    async with database.reading(tenant) as connection:
        used = await connection.fetchval(
            "SELECT last_used_at FROM sessions WHERE token_hash = $1", digest(admin.token)
        )
    assert datetime.now(UTC) - used < timedelta(minutes=1)


@pytest.mark.spec("KER-038")
async def test_logout_ends_the_session_and_what_it_opened(client, tenant):
    admin = await client(tenant, "R04")
    access = (await admin.get("users/access-token")).json()["data"]["token"]
    assert (await admin.get("users/whoami")).status_code == 200
    assert (await admin.post("logout")).status_code == 200
    for token in (admin.token, access):
        answer = await admin.get("users/whoami", headers={"Authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "INVALID_TOKEN")


@pytest.mark.spec("KER-043", "KER-044")
async def test_an_access_token_reads_for_an_hour_and_does_not_write(client, tenant, database):
    admin = await client(tenant, "R04")
    answer = (await admin.get("users/access-token")).json()["data"]
    assert answer["expires_in"] == 3600
    player = {"Authorization": f"Bearer {answer['token']}"}
    assert (await admin.get("users/whoami", headers=player)).status_code == 200
    # A write of the viewer is let in, to be told what its body lacks.
    assert (await admin.post("consumptions", json={}, headers=player)).status_code == 400
    written = await admin.put("front/profile", json={"lang_id": "pt"}, headers=player)
    assert (written.status_code, written.json()["code"]) == (403, "FORBIDDEN")
    assert (await admin.get("users/access-token", headers=player)).status_code == 403
    await age(
        database, tenant, answer["token"], expires_at=PersonSession.expires_at - timedelta(seconds=3600)
    )
    with pytest.raises(TokenExpired):
        await sessions.authenticate(database, tenant, answer["token"])


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def test_one_sees_where_one_is_signed_in_and_signs_out_elsewhere(client, tenant, with_password):
    person = await with_password(tenant, "R02")
    nobody = await client(tenant)
    body = {"email": person.username, "password": "Una-clave-2026"}
    signed = await nobody.post("front/login", json=body, headers={"User-Agent": FIREFOX})
    there = {"Authorization": f"Bearer {signed.json()['data']['token']}"}
    here, third = await client(tenant, as_person=person), await client(tenant, as_person=person)
    listed = (await here.get("front/profile/sessions")).json()
    assert listed["meta"]["total"] == 3
    (firefox,) = [one for one in listed["data"] if one["browser"]]
    assert (firefox["browser"], firefox["system"], firefox["address"]) == ("Firefox", "Linux", "127.0.0.1")
    assert [one["is_current"] for one in listed["data"]].count(True) == 1
    assert (await here.delete(f"front/profile/sessions/{firefox['guid']}")).status_code == 200
    assert (await nobody.get("users/whoami", headers=there)).json()["code"] == "INVALID_TOKEN"
    assert (await here.delete("front/profile/sessions")).json()["data"]["ended"] == 1
    assert (await third.get("users/whoami")).json()["code"] == "INVALID_TOKEN"
    assert (await here.get("users/whoami")).status_code == 200


async def test_nobody_ends_or_sees_the_sessions_of_others(client, tenant, person):
    student, other = await person(tenant, "R01"), await client(tenant, "R01")
    (mine,) = (await (await client(tenant, as_person=student)).get("front/profile/sessions")).json()["data"]
    assert (await other.delete(f"front/profile/sessions/{mine['guid']}")).status_code == 404
    desk = await client(tenant, "R05")
    token = (await desk.post(f"users/{student.guid}/login")).json()["data"]["token"]
    shown = {"Authorization": f"Bearer {token}"}
    assert (await desk.get("front/profile/sessions", headers=shown)).status_code == 403
    assert (await desk.delete("front/profile/sessions", headers=shown)).status_code == 403


@pytest.mark.parametrize(
    ("role", "whom", "status"),
    [("R04", "R01", 200), ("R04", "R05", 200), ("R05", "R02", 200), ("R05", "R04", 403), ("R02", "R01", 403)],
)
async def test_staff_sign_somebody_out(client, tenant, other_tenant, role, whom, status):
    target, staff = await client(tenant, whom), await client(tenant, role)
    answer = await staff.delete(f"users/{target.person.guid}/sessions")
    assert answer.status_code == status
    assert (await target.get("users/whoami")).status_code == (401 if status == 200 else 200)
    if status == 200:
        admin = await client(tenant, "R04")
        (record,) = (await admin.get("audit", params={"action": "users.endSessions"})).json()["data"]
        assert (record["entity_guid"], record["detail"]) == (str(target.person.guid), {"ended": 1})
        foreign = await client(other_tenant, "R01")
        assert (await staff.delete(f"users/{foreign.person.guid}/sessions")).status_code == 404


@pytest.mark.spec("KER-044")
@pytest.mark.parametrize("path", ["audit", "users/roles", "cms/contents", "front/profile", "jobs", "events"])
async def test_a_players_token_reads_nothing_but_what_players_need(client, tenant, path):
    admin = await client(tenant, "R04")
    token = (await admin.get("users/access-token")).json()["data"]["token"]
    answer = await admin.get(path, headers={"Authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (403, "FORBIDDEN")
    assert (
        await admin.get("viewer/settings", headers={"Authorization": f"Bearer {token}"})
    ).status_code == 200


@pytest.mark.parametrize("heard", ["here", "from another process"])
async def test_the_event_stream_ends_with_its_session(app, client, tenant, services, heard):
    admin = await client(tenant, "R04")
    open_, done = asyncio.Event(), asyncio.Event()

    async def receive():
        await done.wait()
        return {"type": "http.disconnect"}

    async def send(message):
        open_.set()
        if message["type"] == "http.response.body" and not message.get("more_body"):
            done.set()

    request = admin.build_request("GET", "events")
    stream = asyncio.create_task(
        app(
            {
                "type": "http",
                "method": "GET",
                "path": request.url.path,
                "raw_path": request.url.raw_path,
                "query_string": b"",
                "headers": [(name.lower(), value) for name, value in request.headers.raw],
                "client": ("127.0.0.1", 1),
                "server": ("127.0.0.1", 80),
                "scheme": "http",
                "http_version": "1.1",
                "root_path": "",
            },
            receive,
            send,
        )
    )
    async with asyncio.timeout(60):
        await open_.wait()
        if heard == "here":
            assert (await admin.post("logout")).status_code == 200
        else:
            async with services.database.transaction(tenant) as session:
                found = await sessions.find(services.database, tenant, admin.token)
                await sessions.end(session, tenant, [found.guid])
            await services.valkey.publish(revocation.CHANNEL, digest(admin.token).hex())
        await stream


@pytest.mark.spec("KER-032")
async def test_who_must_change_the_password_can_do_nothing_else(client, tenant, with_password):
    person = await with_password(tenant, "R04", change_password=True)
    admin = await client(tenant, as_person=person)
    assert (await admin.get("users/whoami")).json()["data"]["change_password"] is True
    refused = await admin.get("front/profile")
    assert (refused.status_code, refused.json()["code"]) == (403, "PASSWORD_CHANGE_REQUIRED")
    assert (await admin.put("front/profile", json={"name": "Eva"})).status_code == 403
    new = {
        "password": "Una-clave-2026",
        "new_password": "Otra-clave-2027",
        "password_repeat": "Otra-clave-2027",
    }
    assert (await admin.put("front/profile/password", json=new)).status_code == 200
    assert (await admin.get("front/profile")).status_code == 200


@pytest.mark.spec("KER-132", part="sessions ended by staff")
async def test_staff_find_a_person_see_their_sessions_and_end_one(client, tenant, with_password):
    person = await with_password(tenant, "R02", name="Íñigo", lastname="Sáez")
    nobody, admin = await client(tenant), await client(tenant, "R04")
    body = {"email": person.username, "password": "Una-clave-2026"}
    signed = await nobody.post("front/login", json=body, headers={"User-Agent": FIREFOX})
    there = {"Authorization": f"Bearer {signed.json()['data']['token']}"}
    await client(tenant, as_person=person)
    (row,) = (await admin.get("users/sessions", params={"q": "inigo saez"})).json()["data"]
    assert (row["guid"], row["sessions"], row["is_active"]) == (str(person.guid), 2, True)
    listed = (await admin.get(f"users/{person.guid}/sessions")).json()
    assert listed["meta"]["total"] == 2
    assert not any(one["is_current"] for one in listed["data"])
    (firefox,) = [one for one in listed["data"] if one["browser"]]
    assert (firefox["browser"], firefox["address"]) == ("Firefox", "127.0.0.1")
    assert (await admin.delete(f"users/{person.guid}/sessions/{firefox['guid']}")).status_code == 200
    assert (await nobody.get("users/whoami", headers=there)).json()["code"] == "INVALID_TOKEN"
    assert (await admin.delete(f"users/{person.guid}/sessions/{firefox['guid']}")).status_code == 404
    (record,) = (await admin.get("audit", params={"action": "users.endSessions"})).json()["data"]
    assert (record["entity_guid"], record["detail"]["browser"]) == (str(person.guid), "Firefox")
    (row,) = (await admin.get("users/sessions", params={"guid": str(person.guid)})).json()["data"]
    assert row["sessions"] == 1


async def test_who_was_here_last_stands_first_and_who_never_was_last(client, tenant, person):
    never = await person(tenant, "R01")
    admin = await client(tenant, "R04")
    rows = (await admin.get("users/sessions")).json()["data"]
    assert [row["guid"] for row in rows] == [str(admin.person.guid), str(never.guid)]
    signed_in = await admin.get("users/sessions", params={"signed_in": "false"})
    assert [row["guid"] for row in signed_in.json()["data"]] == [str(never.guid)]


@pytest.mark.parametrize(
    ("role", "whom", "status"),
    [("R05", "R01", 200), ("R05", "R04", 403), ("R07", "R01", 403), ("R02", "R01", 403)],
)
async def test_sessions_are_shown_to_who_may_end_them(client, tenant, role, whom, status):
    target, staff = await client(tenant, whom), await client(tenant, role)
    assert (await staff.get(f"users/{target.person.guid}/sessions")).status_code == status
    (mine,) = (await target.get("front/profile/sessions")).json()["data"]
    ended = await staff.delete(f"users/{target.person.guid}/sessions/{mine['guid']}")
    assert ended.status_code == status


async def test_ending_all_of_ones_own_leaves_the_one_that_asks(client, tenant):
    admin = await client(tenant, "R04")
    other = await client(tenant, as_person=admin.person)
    answer = await admin.delete(f"users/{admin.person.guid}/sessions")
    assert answer.json()["data"]["ended"] == 1
    assert (await other.get("users/whoami")).status_code == 401
    assert (await admin.get("users/whoami")).status_code == 200
