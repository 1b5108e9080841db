"""The LTI configuration of schools by its calls."""

import json

import pytest
from estante.api.database import SecretBox
from estante.testing.answers import data_of, wrong_fields
from estante_lti.models import SigningKey
from joserfc.jwk import KeySet, OctKey, RSAKey
from sqlalchemy import select

from .conftest import CAMPUS, REGISTRATION

OWN = {
    "login_url": "/api/lti/login",
    "redirect_url": "/api/lti/launch",
    "tool_url": "/",
    "own_key_set_url": "/api/lti/.well-known/jwks.json",
}
NOT_HTTPS = [
    "http://campus.example",
    "campus.example",
    "javascript:alert(1)",
    "https://",
    "https://a b.example",
    "https://me@campus.example",
    "https://campus.example:x",
]


def at(school):
    return f"schools/{school}/lti"


async def save(admin, school, **fields):
    return await admin.put(at(school), json=fields)


@pytest.mark.spec("LTI-001", "LTI-002")
async def test_the_configuration_holds_what_the_lms_is_called_and_where_it_is(client, tenant, school):
    admin = await client(tenant, "R04")
    empty = data_of(await admin.get(at(school)))
    assert {name: empty[name] for name in REGISTRATION} == dict.fromkeys(REGISTRATION)
    assert (empty["authorization_keys"], empty["school_guid"]) == (None, str(school))
    keys = RSAKey.generate_key(2048).as_pem(private=False).decode()
    saved = data_of(await save(admin, school, **REGISTRATION, authorization_keys=keys))
    read = data_of(await admin.get(at(school)))
    assert read == saved
    assert {name: read[name] for name in REGISTRATION} == REGISTRATION
    assert read["authorization_keys"] == keys.strip()
    assert {*OWN, "public_key"} <= read.keys()
    changed = data_of(await save(admin, school, client_id="  otro  ", token_url=""))
    assert (changed["client_id"], changed["token_url"], changed["issuer"]) == ("otro", None, CAMPUS)


@pytest.mark.spec("LTI-003")
async def test_with_lti_on_seven_fields_are_needed_each_with_its_message(client, tenant, school):
    admin = await client(tenant, "R04")
    answer = await save(admin, school, enableLti=True)
    assert wrong_fields(answer) == {name: f"lti_{name}_required" for name in REGISTRATION}
    messages = [error["message"] for error in answer.json()["errors"]]
    assert len(set(messages)) == len(REGISTRATION)
    assert all("LTI" in message for message in messages)
    for name in REGISTRATION:
        without = {field: value for field, value in REGISTRATION.items() if field != name}
        refused = wrong_fields(await save(admin, school, enableLti=True, **{name: None}, **without))
        assert refused == {name: f"lti_{name}_required"}
    assert data_of(await admin.get(at(school)))["enableLti"] is False
    assert data_of(await save(admin, school, enableLti=True, **REGISTRATION))["enableLti"] is True
    assert wrong_fields(await save(admin, school, issuer=" ")) == {"issuer": "lti_issuer_required"}


@pytest.mark.spec("LTI-004")
async def test_with_lti_off_nothing_is_needed_and_values_are_kept(client, tenant, school):
    admin = await client(tenant, "R04")
    data_of(await save(admin, school, client_id="solo"))
    data_of(await save(admin, school, enableLti=True, **REGISTRATION))
    off = data_of(await save(admin, school, enableLti=False))
    assert off["enableLti"] is False
    assert {name: off[name] for name in REGISTRATION} == REGISTRATION
    assert data_of(await save(admin, school, issuer=None))["issuer"] is None


@pytest.mark.spec("LTI-005")
async def test_switching_lti_on_is_the_schools_own_value(client, tenant, school):
    admin = await client(tenant, "R04")
    data_of(await admin.put(f"schools/{school}", json={"lti_tool_id": "tool-9"}))
    saved = data_of(await save(admin, school, enableLti=True, **REGISTRATION))
    assert (saved["enableLti"], saved["lti_tool_id"]) == (True, "tool-9")
    read = data_of(await admin.get(f"schools/{school}"))
    assert (read["enableLti"], read["lti_tool_id"]) == (True, "tool-9")
    data_of(await admin.put(f"schools/{school}", json={"enableLti": False}))
    assert data_of(await admin.get(at(school)))["enableLti"] is False


@pytest.mark.spec("LTI-006")
@pytest.mark.parametrize("url", NOT_HTTPS)
async def test_addresses_that_are_not_https_are_refused(client, tenant, school, url):
    admin = await client(tenant, "R04")
    names = ("issuer_url", "key_set_url", "token_url", "authorization_url")
    assert wrong_fields(await save(admin, school, **dict.fromkeys(names, url))) == dict.fromkeys(
        names, "https"
    )


@pytest.mark.spec("LTI-006", part="one school")
async def test_a_deployment_belongs_to_one_school(client, tenant, school, new_school, other_tenant):
    admin = await client(tenant, "R04")
    south = await new_school(tenant, "Escuela Sur")
    data_of(await save(admin, school, **REGISTRATION))
    refused = await save(admin, south, **REGISTRATION)
    assert (refused.status_code, refused.json()["code"]) == (409, "LTI_DEPLOYMENT_TAKEN")
    assert "Escuela Gabriela Mistral" in refused.json()["message"]
    assert data_of(await admin.get(at(south)))["issuer"] is None
    for name, value in (("deployment_id", "8"), ("client_id", "otro"), ("issuer", f"{CAMPUS}/2")):
        data_of(await save(admin, south, **{**REGISTRATION, name: value}))
    elsewhere = await client(other_tenant, "R04")
    data_of(await save(elsewhere, await new_school(other_tenant), **REGISTRATION))


@pytest.mark.spec("LTI-007")
async def test_the_platforms_own_values_are_given_and_cannot_be_changed(client, tenant, school):
    admin = await client(tenant, "R04")
    read = data_of(await admin.get(at(school)))
    origin = f"{admin.base_url.scheme}://{admin.base_url.netloc.decode()}"
    assert {name: read[name] for name in OWN} == {name: f"{origin}{path}" for name, path in OWN.items()}
    assert read["public_key"].startswith("-----BEGIN PUBLIC KEY-----")
    own = {name: read[name] for name in (*OWN, "public_key")}
    data_of(await save(admin, school, **own))
    other = dict.fromkeys(own, "https://elsewhere.example")
    assert wrong_fields(await save(admin, school, **other)) == dict.fromkeys(own, "own_value")


@pytest.mark.spec("LTI-007", part="key set")
async def test_the_key_set_is_public_and_its_private_half_is_sealed(
    client, tenant, school, database, platform, other_tenant
):
    nobody, admin = await client(tenant), await client(tenant, "R04")
    answer = await nobody.get("lti/.well-known/jwks.json")
    assert answer.status_code == 200
    (key,) = answer.json()["keys"]
    assert (key["kty"], key["use"], key["alg"]) == ("RSA", "sig", "RS256")
    assert not {"d", "p", "q", "dp", "dq", "qi"} & key.keys()
    written = RSAKey.import_key(data_of(await admin.get(at(school)))["public_key"]).as_dict()
    assert (written["n"], written["e"]) == (key["n"], key["e"])
    async with database.transaction(tenant) as session:
        stored = (await session.scalars(select(SigningKey))).one()
    assert str(stored.guid) == key["kid"]
    assert b"PRIVATE KEY" not in stored.sealed
    about = f"lti key {tenant.guid} {stored.guid}"
    assert b"PRIVATE KEY" in SecretBox(platform.secret).open(stored.sealed, about)
    (others,) = (await (await client(other_tenant)).get("lti/.well-known/jwks.json")).json()["keys"]
    assert others["n"] != key["n"]


async def test_authorization_keys_are_public_ones(client, tenant, school):
    admin = await client(tenant, "R04")
    pair = RSAKey.generate_key(2048)
    public = json.dumps(KeySet([pair]).as_dict(private=False))
    data_of(await save(admin, school, authorization_keys=public))
    secret = json.dumps(OctKey.generate_key(256).as_dict(private=True))
    for keys in ("hola", "{}", "[]", secret, pair.as_pem(private=True).decode(), '{"keys": []}', "9" * 5000):
        assert wrong_fields(await save(admin, school, authorization_keys=keys)) == {
            "authorization_keys": "public_keys"
        }, keys[:20]


async def test_two_people_who_change_it_hear_of_each_other(client, tenant, school):
    admin = await client(tenant, "R04")
    version = (await admin.get(at(school))).headers["ETag"]
    first = await admin.put(at(school), json={"client_id": "uno"}, headers={"If-Match": version})
    assert first.status_code == 200
    second = await admin.put(at(school), json={"client_id": "dos"}, headers={"If-Match": version})
    assert second.status_code == 412
    third = await admin.put(
        at(school), json={"client_id": "dos"}, headers={"If-Match": first.headers["ETag"]}
    )
    assert data_of(third)["client_id"] == "dos"


async def test_who_keeps_schools_keeps_it_unless_the_organization_is_restricted(
    client, tenant, school, new_tenant, new_school, other_tenant
):
    for role, status in (("R04", 200), ("R05", 200), ("R01", 403), ("R02", 403), ("R03", 403), ("R07", 403)):
        somebody = await client(tenant, role)
        assert (await somebody.get(at(school))).status_code == status, role
        assert (await save(somebody, school, client_id="x")).status_code == status, role
    restricted = new_tenant(settings={"restricted": True})
    admin = await client(restricted, "R04")
    assert (await admin.get(at(await new_school(restricted)))).status_code == 403
    elsewhere = await client(other_tenant, "R04")
    assert (await elsewhere.get(at(school))).status_code == 404
    assert (await save(elsewhere, school, client_id="x")).status_code == 404
