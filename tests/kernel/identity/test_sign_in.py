"""Signing in with a password."""

import asyncio

import pytest
from estante.identity.roles import ROLES
from sqlalchemy import text

from .conftest import PASSWORD

BACK_OFFICE = {"R04", "R05", "R06", "R07"}


async def sign_in(client, name, password=PASSWORD, path="login", **more):
    return await client.post(path, json={"email": name, "password": password, **more})


@pytest.mark.spec("KER-018")
@pytest.mark.parametrize("name", ["username", "email"])
async def test_right_credentials_start_a_session(client, tenant, with_password, name):
    person = await with_password(tenant, name="Ana", lastname="Rey")
    nobody = await client(tenant)
    answer = await sign_in(nobody, getattr(person, name).upper())
    assert answer.status_code == 200
    data = answer.json()["data"]
    user = data["user"]
    assert (user["name"], user["lastname"], user["email"]) == ("Ana", "Rey", person.email)
    me = await nobody.get("users/whoami", headers={"Authorization": f"Bearer {data['token']}"})
    assert me.json()["data"]["guid"] == str(person.guid)


@pytest.mark.spec("KER-019", "KER-020", "KER-129")
async def test_what_was_wrong_is_told_in_the_callers_language(client, tenant, with_password):
    person = await with_password(tenant)
    nobody = await client(tenant)
    unknown = await sign_in(nobody, "nobody@example.org")
    assert (unknown.status_code, unknown.json()["code"]) == (401, "USER_NOT_FOUND")
    sentences = set()
    for lang in ("es", "pt", "en"):
        nobody.headers["Accept-Language"] = lang
        wrong = await sign_in(nobody, person.username, "wrong")
        assert (wrong.status_code, wrong.json()["code"]) == (401, "PASSWORD_INCORRECT")
        sentences.add(wrong.json()["message"])
    assert len(sentences) == 3


@pytest.mark.spec("KER-021")
async def test_a_discreet_tenant_tells_nothing(client, new_tenant, with_password):
    tenant = new_tenant(settings={"disclose_accounts": False})
    person = await with_password(tenant)
    nobody = await client(tenant)
    answers = [await sign_in(nobody, name, "wrong") for name in (person.username, "nobody@example.org")]
    assert {answer.json()["code"] for answer in answers} == {"INVALID_LOGIN"}
    assert len({answer.json()["message"] for answer in answers}) == 1


@pytest.mark.spec("KER-023")
@pytest.mark.spec("KER-024", part="refused at the back office")
@pytest.mark.parametrize("role", sorted(ROLES))
async def test_only_four_roles_enter_the_back_office(client, tenant, with_password, role):
    person = await with_password(tenant, role)
    answer = await sign_in(await client(tenant), person.username)
    if role in BACK_OFFICE:
        assert answer.status_code == 200
    else:
        assert (answer.status_code, answer.json()["code"]) == (401, "INVALID_LOGIN")
        assert "data" not in answer.json()
        # Only whoever knows the password is told of the other door.
        assert answer.json()["sign_in"] == "front"
        wrong = await sign_in(await client(tenant), person.username, "wrong")
        assert "sign_in" not in wrong.json()


@pytest.mark.spec("KER-022", "KER-025")
@pytest.mark.parametrize(
    ("role", "admitted", "status"),
    [("R04", ["R04"], 200), ("R05", ["R04"], 401), ("R04", [], 401), ("R01", ["R01", "R04"], 401)],
)
async def test_admitted_roles_narrow_and_never_widen(client, tenant, with_password, role, admitted, status):
    person = await with_password(tenant, role)
    answer = await sign_in(await client(tenant), person.username, admitted_roles=admitted)
    assert answer.status_code == status
    assert ("data" in answer.json()) is (status == 200)
    assert answer.json().get("code") == (None if status == 200 else "INVALID_LOGIN")


async def test_a_student_signs_in_to_the_front_office(client, tenant, with_password):
    student = await with_password(tenant, "R01")
    answer = await sign_in(await client(tenant), student.username, path="front/login")
    assert answer.json()["data"]["user"]["role_name"] == "Estudiante"


async def test_a_role_enters_once_the_tenants_file_grants_it_something(client, new_tenant, with_password):
    tenant = new_tenant(grants=[{"role": "R26", "actions": ["users.readList"]}])
    person = await with_password(tenant, "R26")
    assert (await sign_in(await client(tenant), person.username)).status_code == 200


async def test_a_deactivated_account_is_told_so_after_the_right_password(client, tenant, with_password):
    person = await with_password(tenant, is_active=False)
    nobody = await client(tenant)
    assert (await sign_in(nobody, person.username)).json()["code"] == "WRONG_USER"
    assert (await sign_in(nobody, person.username, "wrong")).json()["code"] == "PASSWORD_INCORRECT"


@pytest.mark.spec("KER-097")
async def test_an_account_is_unknown_in_another_tenant(client, tenant, other_tenant, with_password):
    person = await with_password(tenant)
    assert (await sign_in(await client(other_tenant), person.username)).json()["code"] == "USER_NOT_FOUND"


@pytest.mark.spec("KER-030")
async def test_ten_wrong_passwords_close_the_account_for_a_while(client, tenant, with_password):
    person = await with_password(tenant)
    nobody = await client(tenant)
    for _ in range(10):
        assert (await sign_in(nobody, person.username, "wrong")).status_code == 401
    refused = await sign_in(nobody, person.username)
    assert (refused.status_code, refused.json()["code"]) == (429, "TOO_MANY_REQUESTS")
    assert 0 < int(refused.headers["Retry-After"]) <= 900


@pytest.mark.spec("KER-030")
async def test_ten_wrong_names_close_the_address_for_a_while(client, tenant, with_password):
    person = await with_password(tenant)
    nobody = await client(tenant)
    for number in range(10):
        await sign_in(nobody, f"guess-{number}@example.org")
    assert (await sign_in(nobody, person.username)).status_code == 429


@pytest.mark.spec("KER-030")
async def test_fifty_guesses_at_once_get_ten_answers(client, tenant, with_password):
    person = await with_password(tenant)
    nobody = await client(tenant)
    answers = await asyncio.gather(*(sign_in(nobody, person.username, f"guess-{i}") for i in range(50)))
    assert sorted({answer.status_code for answer in answers}) == [401, 429]
    assert sum(answer.status_code == 401 for answer in answers) <= 10


async def test_thirty_pupils_of_one_address_sign_in_at_once(client, tenant, with_password):
    pupils = [await with_password(tenant, "R01") for _ in range(30)]
    nobody = await client(tenant)
    answers = await asyncio.gather(*(sign_in(nobody, one.username, path="front/login") for one in pupils))
    assert {answer.status_code for answer in answers} == {200}


@pytest.mark.spec("KER-045")
@pytest.mark.spec("KER-031", part="stored and answered")
async def test_neither_passwords_nor_tokens_are_stored_or_answered(client, tenant, with_password, database):
    person = await with_password(tenant)
    answer = await sign_in(await client(tenant), person.username)
    token = answer.json()["data"]["token"]
    assert len(token) == 43
    assert PASSWORD not in answer.text
    assert "argon2" not in answer.text
    async with database.transaction(tenant) as session:
        stored = await session.scalar(
            text("SELECT password_hash FROM people WHERE guid = :guid"), {"guid": person.guid}
        )
        rows = await session.execute(text("SELECT sessions::text FROM sessions"))
        seen = " ".join(row[0] for row in rows)
        audited = await session.scalar(text("SELECT string_agg(audit::text, ' ') FROM audit"))
    assert stored.startswith("$argon2id$")
    for kept in (seen, audited):
        assert token not in kept
        assert PASSWORD not in kept


@pytest.mark.spec("KER-017")
@pytest.mark.parametrize("password", ["p" * 2000, "", "a\u0000b"])
async def test_odd_input_is_refused_and_nothing_breaks(client, tenant, password):
    answer = await sign_in(await client(tenant), "someone", password)
    assert answer.status_code == 400
