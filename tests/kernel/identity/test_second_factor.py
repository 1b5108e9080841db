"""The second factor of staff: authenticators, recovery codes, and the step between password and session."""

import time

import pyotp
import pytest
from estante.identity.factors.models import RecoveryCode, SecondFactor
from estante.identity.factors.secret_box import SecretBox, SecretLost
from estante.identity.models import Person
from estante.testing.answers import data_of, rows_of, wrong_fields
from sqlalchemy import select, update

PASSWORD = "Una-clave-2026"
FACTOR = "front/profile/second-factor"
ANA = {"email": "ana", "password": PASSWORD}


def code_of(secret, later=0, at=None):
    """The code of now or of a time, or of so many steps later; clocks may be one step off."""
    return pyotp.TOTP(secret).at((at or time.time()) + 30 * later)


@pytest.fixture
async def ana(client, new_tenant, with_password):
    """A tenant with an administrator who is signed in, and nobody."""
    tenant = new_tenant(settings={})
    await with_password(tenant, username="ana", email="ana@escuela.example")
    nobody = await client(tenant)
    own = await client(tenant)
    own.headers["authorization"] = data_of(await nobody.post("login", json=ANA))["token"]
    return tenant, own, nobody


async def enrolled(own, at=None):
    """Add an authenticator by its code of now or of a time. Answers its secret and the recovery codes."""
    secret = data_of(await own.post(f"{FACTOR}/totp", json={"password": PASSWORD}))["secret"]
    body = {"code": code_of(secret, at=at), "label": "Teléfono"}
    codes = data_of(await own.post(f"{FACTOR}/totp/confirm", json=body), 201)["recovery_codes"]
    return secret, codes


async def first_step(nobody, path="login"):
    """The token of the second step."""
    answer = await nobody.post(path, json=ANA)
    assert (answer.status_code, answer.json()["code"]) == (401, "SECOND_FACTOR_REQUIRED")
    assert "token" not in answer.json()
    return answer.json()


async def second_step(nobody, token, code):
    return await nobody.post("login/second-step", json={"second_step": token, "code": code})


async def test_a_code_makes_the_session_that_the_password_no_longer_makes(ana):
    _tenant, own, nobody = ana
    secret, _codes = await enrolled(own)
    begun = await first_step(nobody)
    assert begun["methods"] == ["totp", "recovery"]
    # What was given opens nothing but the second step.
    refused = await nobody.get("users/whoami", headers={"authorization": begun["second_step"]})
    assert refused.status_code == 401
    signed_in = data_of(await second_step(nobody, begun["second_step"], code_of(secret, 1)))
    who = await nobody.get("users/whoami", headers={"authorization": signed_in["token"]})
    assert data_of(who)["username"] == "ana"
    assert (await second_step(nobody, begun["second_step"], code_of(secret, 1))).json()["code"] == (
        "SECOND_STEP_EXPIRED"
    )


async def test_the_front_door_asks_for_it_too(ana):
    _tenant, own, nobody = ana
    await enrolled(own)
    await first_step(nobody, "front/login")


async def test_a_code_holds_once(ana):
    _tenant, own, nobody = ana
    now = time.time()
    secret, _codes = await enrolled(own, now)
    proving, next_one = code_of(secret, at=now), code_of(secret, 1, at=now)
    token = (await first_step(nobody))["second_step"]
    # The one that proved the authenticator was used by that.
    for _again in range(2):
        assert (await second_step(nobody, token, proving)).json()["code"] == "SECOND_FACTOR_WRONG"
    data_of(await second_step(nobody, token, next_one))
    token = (await first_step(nobody))["second_step"]
    assert (await second_step(nobody, token, next_one)).json()["code"] == "SECOND_FACTOR_WRONG"


async def test_a_recovery_code_holds_once_however_it_is_typed(ana):
    _tenant, own, nobody = ana
    _secret, codes = await enrolled(own)
    assert len(set(codes)) == 10
    typed = codes[0].upper().replace("-", " ")
    data_of(await second_step(nobody, (await first_step(nobody))["second_step"], typed))
    token = (await first_step(nobody))["second_step"]
    assert (await second_step(nobody, token, codes[0])).json()["code"] == "SECOND_FACTOR_WRONG"
    assert data_of(await own.get(FACTOR))["recovery_codes_left"] == 9


async def test_wrong_codes_are_refused_unread_after_ten_and_the_audit_has_them(ana):
    _tenant, own, nobody = ana
    secret, _codes = await enrolled(own)
    token = (await first_step(nobody))["second_step"]
    for _again in range(10):
        assert (await second_step(nobody, token, "000000")).status_code == 401
    assert (await second_step(nobody, token, code_of(secret, 1))).status_code == 429
    failed = rows_of(await own.get("audit/failed-sign-ins"))
    assert [row["username"] for row in failed].count("ana") == 11
    assert {row["reason"] for row in failed} >= {"El segundo paso no era correcto"}


async def test_a_deactivated_person_does_not_get_in_with_the_code(ana, database):
    tenant, own, nobody = ana
    secret, _codes = await enrolled(own)
    token = (await first_step(nobody))["second_step"]
    async with database.transaction(tenant) as session:
        await session.execute(update(Person).where(Person.username == "ana").values(is_active=False))
    assert (await second_step(nobody, token, code_of(secret, 1))).json()["code"] == "WRONG_USER"


async def test_a_new_password_ends_a_step_that_was_begun_and_does_not_pass_the_factor(ana, reset_token):
    tenant, own, nobody = ana
    secret, _codes = await enrolled(own)
    token = (await first_step(nobody))["second_step"]
    data_of(await nobody.post("front/recover-account", json={"email": "ana@escuela.example"}))
    body = {"token": await reset_token(tenant), "new_password": "Otra-clave-2027"}
    assert "token" not in data_of(await nobody.post("front/recover-account-password", json=body))
    assert (await second_step(nobody, token, code_of(secret, 1))).json()["code"] == "SECOND_STEP_EXPIRED"
    answer = await nobody.post("login", json={**ANA, "password": "Otra-clave-2027"})
    assert answer.json()["code"] == "SECOND_FACTOR_REQUIRED"


async def test_each_change_asks_for_the_password(ana):
    _tenant, own, _nobody = ana
    _secret, codes = await enrolled(own)
    factor = data_of(await own.get(FACTOR))["factors"][0]
    for path in ("totp", "passkeys", "recovery-codes", f"{factor['guid']}/removal"):
        answer = await own.post(f"{FACTOR}/{path}", json={"password": "otra"})
        assert (answer.status_code, answer.json()["code"]) == (400, "PASSWORD_INCORRECT")
    renewed = data_of(await own.post(f"{FACTOR}/recovery-codes", json={"password": PASSWORD}))
    assert not set(renewed["recovery_codes"]) & set(codes)
    data_of(await own.post(f"{FACTOR}/{factor['guid']}/removal", json={"password": PASSWORD}))
    left = data_of(await own.get(FACTOR))
    assert (left["factors"], left["recovery_codes_left"]) == ([], 0)


async def test_a_wrong_first_code_adds_nothing_and_a_name_can_be_changed(ana):
    _tenant, own, _nobody = ana
    body = {"code": "000000", "label": "Teléfono"}
    assert (await own.post(f"{FACTOR}/totp/confirm", json=body)).json()["code"] == "FACTOR_SETUP_EXPIRED"
    data_of(await own.post(f"{FACTOR}/totp", json={"password": PASSWORD}))
    for code in ("000000", "é🙂", "\u0661" * 6):
        refused = await own.post(f"{FACTOR}/totp/confirm", json={**body, "code": code})
        assert wrong_fields(refused) == {"code": "second_factor"}
    assert data_of(await own.get(FACTOR))["factors"] == []
    await enrolled(own)
    guid = data_of(await own.get(FACTOR))["factors"][0]["guid"]
    assert data_of(await own.put(f"{FACTOR}/{guid}", json={"label": "Tableta"}))["label"] == "Tableta"


async def test_secrets_are_stored_encrypted_and_hashed(ana, database):
    tenant, own, _nobody = ana
    secret, codes = await enrolled(own)
    async with database.transaction(tenant) as session:
        stored = (await session.scalars(select(SecondFactor.secret))).one()
        hashes = list(await session.scalars(select(RecoveryCode.code_hash)))
    assert secret.encode() not in stored
    assert not {code.encode() for code in codes} & set(hashes)
    audit = (await own.get("audit", params={"action": "session.add_factor"})).text
    assert "Teléfono" in audit
    assert secret not in audit


async def test_students_add_none_and_another_tenants_is_not_there(ana, client, new_tenant):
    tenant, own, _nobody = ana
    await enrolled(own)
    guid = data_of(await own.get(FACTOR))["factors"][0]["guid"]
    student = await client(tenant, "R01")
    assert (await student.post(f"{FACTOR}/totp", json={"password": ""})).status_code == 403
    stranger = await client(new_tenant(settings={}), "R04")
    assert (await stranger.put(f"{FACTOR}/{guid}", json={"label": "Mío"})).status_code == 404
    assert (await stranger.post(f"{FACTOR}/{guid}/removal", json={"password": ""})).status_code in (400, 404)


async def test_off_offers_none_and_still_asks_who_has_one(ana):
    _tenant, own, nobody = ana
    await enrolled(own)
    guid = data_of(await own.get(FACTOR))["factors"][0]["guid"]
    await change_rule(own, "off")
    await first_step(nobody)
    assert (await own.post(f"{FACTOR}/totp", json={"password": PASSWORD})).status_code == 403
    data_of(await own.post(f"{FACTOR}/{guid}/removal", json={"password": PASSWORD}))
    data_of(await nobody.post("login", json=ANA))


async def change_rule(admin, rule):
    body = {"values": {"settings.second_factor": rule}}
    data_of(await admin.patch("settings", json=body, headers={"If-Match": "*"}))


async def test_required_leads_staff_to_add_one_before_anything_else(ana, client):
    tenant, own, _nobody = ana
    student = await client(tenant, "R01")
    await change_rule(own, "required")
    refused = await own.get("front/profile")
    assert (refused.status_code, refused.json()["code"]) == (403, "SECOND_FACTOR_MISSING")
    assert data_of(await own.get("users/whoami"))["must_add_factor"] is True
    assert data_of(await student.get("users/whoami"))["must_add_factor"] is False
    await enrolled(own)
    data_of(await own.get("front/profile"))
    assert data_of(await own.get("users/whoami"))["must_add_factor"] is False


async def test_an_administrator_resets_it_for_others_and_the_person_gets_a_letter(ana, client, letters):
    tenant, own, nobody = ana
    await enrolled(own)
    admin, desk = await client(tenant, "R04"), await client(tenant, "R05")
    guid = data_of(await own.get("users/whoami"))["guid"]
    path = f"users/{guid}/second-factor"
    assert (await desk.delete(path)).status_code == 403
    assert (await own.delete(path)).status_code == 403
    assert len(data_of(await admin.get(path))["factors"]) == 1
    assert data_of(await admin.delete(path)) == {"removed": 1}
    assert (await own.get("users/whoami")).status_code == 401
    letter = (await letters(tenant))[-1]
    assert letter["To"] == "ana@escuela.example"
    assert "segundo paso" in letter["Subject"]
    audit = await admin.get("audit", params={"action": "users.resetSecondFactor"})
    assert audit.json()["meta"]["total"] == 1
    data_of(await nobody.post("login", json=ANA))
    stranger = "01990000-0000-7000-8000-000000000000"
    assert (await admin.delete(f"users/{stranger}/second-factor")).status_code == 404


def test_a_former_secret_opens_and_nothing_else_does():
    sealed = SecretBox("old").seal(b"JBSWY3DP", "tenant/ana/1")
    assert SecretBox("new old").open(sealed, "tenant/ana/1") == b"JBSWY3DP"
    for box, about in ((SecretBox("new"), "tenant/ana/1"), (SecretBox("old"), "tenant/eva/1")):
        with pytest.raises(SecretLost):
            box.open(sealed, about)
