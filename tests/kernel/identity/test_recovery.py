"""Getting back into an account."""

import asyncio
from datetime import timedelta

import pytest
from estante.identity.models import PersonSession
from estante.testing.answers import send_json
from sqlalchemy import update

from .conftest import PASSWORD

NEW = "Otra-clave-2027"


async def ask(nobody, email, **more):
    return await nobody.post("front/recover-account", json={"email": email, **more})


async def finish(nobody, token, password=NEW):
    return await nobody.post(
        "front/recover-account-password", json={"token": token, "new_password": password}
    )


@pytest.mark.spec("KER-046", "KER-047", "KER-050")
async def test_the_letters_link_sets_a_password_that_works(
    client, tenant, with_password, letters, reset_token
):
    person = await with_password(tenant, lang_id="pt")
    nobody = await client(tenant)
    assert (await ask(nobody, person.email, captcha="x", extra={"a": 1})).status_code == 200
    assert [letter["To"] for letter in (await letters(tenant))] == [person.email]
    assert (await letters(tenant))[0]["Subject"].startswith("Escolha uma senha nova")
    assert (await finish(nobody, await reset_token(tenant))).status_code == 200
    signed = await nobody.post("login", json={"email": person.username, "password": NEW})
    assert signed.status_code == 200


@pytest.mark.spec("KER-048", "KER-021")
async def test_an_unknown_email_is_told_unless_the_tenant_is_discreet(client, tenant, new_tenant, letters):
    answer = await ask(await client(tenant), "nobody@example.org")
    assert (answer.status_code, answer.json()["code"]) == (400, "BAD_REQUEST")
    discreet = new_tenant(settings={"disclose_accounts": False})
    assert (await ask(await client(discreet), "nobody@example.org")).status_code == 200
    assert (await letters(discreet)) == []


@pytest.mark.spec("KER-049", "KER-009")
@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "required"),
        ({"email": "not an address"}, "email"),
        ({"email": f"{'a' * 200}@example.org"}, "max_length"),
    ],
)
async def test_a_wrong_email_is_named(client, tenant, body, code):
    answer = await (await client(tenant)).post("front/recover-account", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "VALIDATION_ERROR")
    assert [(error["field"], error["code"]) for error in answer.json()["errors"]] == [("email", code)]


@pytest.mark.spec("KER-051", "KER-052")
async def test_a_reset_token_works_once(client, tenant, with_password, reset_token):
    person = await with_password(tenant)
    nobody = await client(tenant)
    await ask(nobody, person.email)
    token = await reset_token(tenant)
    assert (await finish(nobody, token[:-1] + ("A" if token[-1] != "A" else "B"))).json()["code"] == "INVALID"
    assert (await finish(nobody, token)).status_code == 200
    again = await finish(nobody, token)
    assert (again.status_code, again.json()["code"]) == (400, "INVALID")


@pytest.mark.spec("KER-052")
async def test_of_ten_who_use_a_reset_token_at_once_one_does(client, tenant, with_password, reset_token):
    person = await with_password(tenant)
    nobody = await client(tenant)
    await ask(nobody, person.email)
    token = await reset_token(tenant)
    answers = await asyncio.gather(*(finish(nobody, token, f"{NEW}-{number}") for number in range(10)))
    assert sum(answer.status_code == 200 for answer in answers) == 1


@pytest.mark.spec("KER-052")
async def test_a_reset_token_works_for_an_hour(client, tenant, with_password, reset_token, database):
    person = await with_password(tenant)
    nobody = await client(tenant)
    await ask(nobody, person.email)
    token = await reset_token(tenant)
    async with database.transaction(tenant) as session:
        row = update(PersonSession).where(PersonSession.kind == "reset")
        await session.execute(row.values(expires_at=PersonSession.expires_at - timedelta(seconds=3600)))
    assert (await finish(nobody, token)).json()["code"] == "INVALID"


async def test_a_reset_token_opens_no_session(client, tenant, with_password, reset_token):
    person = await with_password(tenant)
    nobody = await client(tenant)
    await ask(nobody, person.email)
    headers = {"Authorization": f"Bearer {await reset_token(tenant)}"}
    assert (await nobody.get("users/whoami", headers=headers)).json()["code"] == "INVALID_TOKEN"


@pytest.mark.spec("KER-039", part="changing and resetting")
async def test_a_reset_ends_every_session(client, tenant, with_password, reset_token):
    person = await with_password(tenant)
    signed_in = await client(tenant, as_person=person)
    assert (await signed_in.get("users/whoami")).status_code == 200
    nobody = await client(tenant)
    await ask(nobody, person.email)
    await finish(nobody, await reset_token(tenant))
    assert (await signed_in.get("users/whoami")).json()["code"] == "INVALID_TOKEN"


@pytest.mark.spec("KER-039")
@pytest.mark.parametrize("act", ["changing", "resetting", "deleting"])
async def test_a_new_password_and_a_deletion_end_all_other_sessions(
    client, tenant, with_password, reset_token, act
):
    person, admin = await with_password(tenant, "R02"), await client(tenant, "R04")
    here, *others = [await client(tenant, as_person=person) for _ in range(3)]
    stranger = await client(tenant, as_person=await with_password(tenant, "R02"))
    if act == "changing":
        body = {"password": PASSWORD, "new_password": NEW, "password_repeat": NEW}
        answer = await here.put("front/profile/password", json=body)
    elif act == "resetting":
        await ask(here, person.email)
        answer = await finish(await client(tenant), await reset_token(tenant))
    else:
        answer = await send_json(admin, "DELETE", "users", {"guids": [str(person.guid)]})
    assert answer.status_code == 200, answer.text
    for one in others if act == "changing" else (here, *others):
        assert (await one.get("users/whoami")).json()["code"] == "INVALID_TOKEN"
    for one in (stranger, admin, *((here,) if act == "changing" else ())):
        assert (await one.get("users/whoami")).status_code == 200


@pytest.mark.spec("KER-053", "KER-054")
@pytest.mark.parametrize(
    ("rule", "password", "codes"),
    [
        ({}, "seven77", ["min_length"]),
        ({"min_length": 3}, "ab", ["min_length"]),
        ({"min_length": 3}, "abc", []),
        ({"min_length": 12}, "elevenchars", ["min_length"]),
        (
            {"strong": True},
            "short",
            ["min_length", "password_uppercase", "password_digit", "password_special"],
        ),
        ({"strong": True}, "Larga-clave-9", []),
    ],
)
async def test_the_tenants_rule_holds_for_the_new_password(
    client, new_tenant, with_password, reset_token, rule, password, codes
):
    tenant = new_tenant(password=rule)
    person = await with_password(tenant)
    nobody = await client(tenant)
    await ask(nobody, person.email)
    answer = await finish(nobody, await reset_token(tenant), password)
    assert [error["code"] for error in answer.json().get("errors", [])] == codes
    assert answer.status_code == (400 if codes else 200)


async def test_a_link_sets_no_password_that_is_guessed_first(client, tenant, with_password, reset_token):
    person = await with_password(tenant, name="Valentina", username="valentina.gil")
    nobody = await client(tenant)
    await ask(nobody, person.email)
    token = await reset_token(tenant)
    for password, code in (("princesa", "password_common"), ("valentina.gil1", "password_own_name")):
        answer = await finish(nobody, token, password)
        assert [one["code"] for one in answer.json()["errors"]] == [code]
    assert (await finish(nobody, token)).status_code == 200
