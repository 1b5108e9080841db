"""Signing in by an identity provider."""

import asyncio
import time

import pytest
from estante.identity.models import OauthAccount
from uuid_utils.compat import uuid7

from tests.fakes.identity_provider import FakeIdentityProvider


@pytest.fixture(scope="module")
def provider():
    return FakeIdentityProvider()


@pytest.fixture
def oauth_tenant(new_tenant, provider):
    return new_tenant(identity_providers=[provider.settings])


@pytest.fixture
async def linked(person, database, oauth_tenant):
    somebody = await person(oauth_tenant, "R04")
    async with database.transaction(oauth_tenant) as session:
        account = {"provider": "example", "subject": "sub-1", "email": "ana@accounts.example"}
        session.add(
            OauthAccount(tenant_id=oauth_tenant.guid, guid=uuid7(), person_guid=somebody.guid, **account)
        )
    return somebody


async def sign_in(nobody, token, provider="example"):
    return await nobody.post("login-oauth", json={"token": token, "identity_provider": provider})


@pytest.mark.spec("KER-026", "KER-029")
async def test_a_linked_account_signs_in(client, oauth_tenant, provider, linked):
    nobody = await client(oauth_tenant)
    answer = await sign_in(nobody, provider.token("sub-1"))
    assert answer.status_code == 200
    data = answer.json()["data"]
    assert data["oauth_accounts"] == [{"provider": "example", "email": "ana@accounts.example"}]
    me = await nobody.get("users/whoami", headers={"Authorization": f"Bearer {data['token']}"})
    assert me.json()["data"]["guid"] == str(linked.guid)


async def test_a_token_starts_one_session(client, oauth_tenant, provider, linked):
    nobody, token = await client(oauth_tenant), provider.token("sub-1")
    answers = await asyncio.gather(*(sign_in(nobody, token) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 401, 401, 401, 401]
    refused = next(answer for answer in answers if answer.status_code == 401)
    assert refused.json()["code"] == "INVALID_TOKEN"
    assert (await sign_in(nobody, provider.token("sub-1"))).status_code == 200


@pytest.mark.spec("KER-027")
@pytest.mark.parametrize(
    ("claims", "code"),
    [
        ({"exp": int(time.time()) - 3600}, "TOKEN_EXPIRED"),
        ({"iss": "https://elsewhere.example"}, "INVALID_TOKEN"),
        ({"aud": "another-application"}, "INVALID_TOKEN"),
        ({"aud": ["estante", "x"], "azp": "another-application"}, "INVALID_TOKEN"),
        ({"sub": 7}, "INVALID_TOKEN"),
    ],
)
async def test_a_token_that_is_not_for_us_starts_nothing(
    client, oauth_tenant, provider, linked, claims, code
):
    subject = claims.pop("sub", "sub-1") if "sub" in claims else "sub-1"
    answer = await sign_in(await client(oauth_tenant), provider.token(subject, **claims))
    assert (answer.status_code, answer.json()["code"]) == (401, code)


@pytest.mark.spec("KER-027")
async def test_a_forged_token_starts_nothing(client, oauth_tenant, linked):
    nobody = await client(oauth_tenant)
    forged = FakeIdentityProvider().token("sub-1")
    unsigned = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJzdWItMSJ9."
    for token in (forged, unsigned, "no token", "a.b.c"):
        answer = await sign_in(nobody, token)
        assert (answer.status_code, answer.json()["code"]) == (401, "INVALID_TOKEN")


async def test_an_account_that_is_not_linked_is_nobody(client, oauth_tenant, provider):
    answer = await sign_in(await client(oauth_tenant), provider.token("somebody-else"))
    assert (answer.status_code, answer.json()["code"]) == (401, "USER_NOT_FOUND")


@pytest.mark.spec("KER-028", "SHE-007")
async def test_only_the_tenants_providers_are_offered_and_taken(client, tenant, oauth_tenant, provider):
    nobody = await client(tenant)
    assert (await nobody.get("identity-providers")).json()["data"] == []
    assert (await sign_in(nobody, provider.token("sub-1"))).status_code == 400
    offered = (await (await client(oauth_tenant)).get("identity-providers")).json()["data"]
    assert [one["id"] for one in offered] == ["example"]
    assert "jwks" not in offered[0]


async def test_somebody_who_is_no_staff_comes_in_by_a_provider_at_the_front(
    client, oauth_tenant, provider, person, database
):
    student = await person(oauth_tenant, "R01")
    async with database.transaction(oauth_tenant) as session:
        account = {"provider": "example", "subject": "sub-student", "email": None}
        session.add(
            OauthAccount(tenant_id=oauth_tenant.guid, guid=uuid7(), person_guid=student.guid, **account)
        )
    nobody = await client(oauth_tenant)
    refused = await sign_in(nobody, provider.token("sub-student"))
    assert (refused.status_code, refused.json()["code"]) == (401, "INVALID_LOGIN")
    assert refused.json()["sign_in"] == "front"
    body = {"token": provider.token("sub-student"), "identity_provider": "example"}
    answer = await nobody.post("front/login-oauth", json=body)
    assert answer.status_code == 200
    assert answer.json()["data"]["user"]["guid"] == str(student.guid)
    by_one_call = {**body, "token": provider.token("sub-student"), "else_front": True}
    came = await nobody.post("login-oauth", json=by_one_call)
    assert came.json()["data"]["user"]["guid"] == str(student.guid)
