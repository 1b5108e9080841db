"""A school's registration tried: each step with its result, in the words of the log."""

import pytest
from estante.api.files import fetch_public
from estante.identity.models import Person, PersonSession
from estante.testing.answers import data_of, rows_of
from estante_lti import tokens
from estante_lti.models import LoginAttempt
from estante_lti.services import scores
from estante_lti.services.platform_keys import PlatformKeys
from joserfc import jwt
from joserfc.jwk import KeySet
from sqlalchemy import func, select

from tests.fakes.lms import new_key

from .launches import refusal_of

STEPS = ["registration", "keys", "launch", "scores"]


@pytest.fixture
def tried(client, tenant, lms, monkeypatch):
    """The answer of trying a school's registration, and its steps by their names."""
    monkeypatch.setattr(scores, "post_public", lms.post)

    async def ask(school, role: str = "R04"):
        answer = data_of(await (await client(tenant, role)).post(f"schools/{school}/lti/try"))
        assert [step["name"] for step in answer["steps"]] == STEPS
        return answer["is_ready"], {step["name"]: step for step in answer["steps"]}

    return ask


def outcomes(steps) -> dict[str, str | None]:
    """What is wrong with each step, or how it stands."""
    return {name: step["code"] or step["outcome"] for name, step in steps.items()}


@pytest.mark.spec("LTI-009", part="tried")
async def test_a_registration_that_is_right_passes_every_step(
    launching, tried, lms, client, tenant, database
):
    is_ready, steps = await tried(launching, "R05")
    assert (is_ready, outcomes(steps)) == (True, dict.fromkeys(STEPS, "passed"))
    assert {step["reason"] for step in steps.values()} == {None}
    assert lms.fetched == [f"{lms.origin}/certs"]
    (asked,) = lms.asked_for_tokens
    keys = (await (await client(tenant)).get("lti/.well-known/jwks.json")).json()
    signed = jwt.decode(asked["client_assertion"], KeySet.import_key_set(keys), algorithms=["RS256"])
    assert signed.claims["iss"] == lms.client_id
    assert lms.scores == []
    admin = await client(tenant, "R04")
    assert rows_of(await admin.get(f"schools/{launching}/lti/launches")) == []
    async with database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).where(Person.source == "lti")) == 0
        opened = select(func.count()).join(Person, Person.guid == PersonSession.person_guid)
        assert await session.scalar(opened.select_from(PersonSession).where(Person.source == "lti")) == 0
        # Its state is spent, so that nothing can come to it.
        assert await session.scalar(select(func.count()).where(LoginAttempt.used_at.is_(None))) == 0


@pytest.mark.spec("LTI-003", part="tried")
async def test_a_school_that_does_not_launch_has_nothing_else_tried(school, tried, client, tenant, lms):
    admin = await client(tenant, "R04")
    for fields in ({}, lms.registration, {"enableLti": True}, {"enableLti": False}):
        if fields:
            data_of(await admin.put(f"schools/{school}/lti", json=fields))
        is_ready, steps = await tried(school)
        is_on = fields.get("enableLti", False)
        assert is_ready is is_on
        if not is_on:
            untried = dict.fromkeys(STEPS[1:], "untried")
            assert outcomes(steps) == {"registration": "LTI_SCHOOL_NOT_LAUNCHING", **untried}
            assert "siete campos" in steps["registration"]["reason"]


@pytest.mark.spec("LTI-009", part="tried")
async def test_a_key_set_that_is_away_is_told_unless_keys_are_written_down(
    launching, tried, lms, client, tenant
):
    lms.is_away = True
    is_ready, steps = await tried(launching)
    passed = {"registration": "passed", "launch": "passed"}
    away = {"keys": "LTI_KEYS_AWAY", "scores": "LTI_LEAVE_AWAY"}
    assert (is_ready, outcomes(steps)) == (False, passed | away)
    assert f"{lms.origin}/certs" in steps["keys"]["reason"]
    written = new_key("k9").as_pem(private=False).decode()
    admin = await client(tenant, "R04")
    data_of(await admin.put(f"schools/{launching}/lti", json={"authorization_keys": written}))
    is_ready, steps = await tried(launching)
    assert (is_ready, steps["keys"]["outcome"]) == (True, "passed")
    data_of(await admin.put(f"schools/{launching}/lti", json={"authorization_keys": None}))
    lms.is_away, lms.published = False, []
    assert outcomes((await tried(launching))[1])["keys"] == "LTI_KEYS_AWAY"


async def test_a_trial_asks_nobody_inside_the_network(launching, tried, client, tenant, monkeypatch):
    monkeypatch.setattr(tokens, "fetch_public", fetch_public)
    admin = await client(tenant, "R04")
    inside = {"key_set_url": "https://127.0.0.1/certs", "token_url": "https://[::1]/token"}
    data_of(await admin.put(f"schools/{launching}/lti", json=inside))
    is_ready, steps = await tried(launching)
    assert (is_ready, steps["keys"]["code"]) == (False, "LTI_KEYS_PRIVATE")


async def test_leave_to_send_scores_is_no_part_of_a_launch(launching, tried, client, tenant):
    admin = await client(tenant, "R04")
    elsewhere = {"token_url": "https://campus.example/scores"}
    data_of(await admin.put(f"schools/{launching}/lti", json=elsewhere))
    is_ready, steps = await tried(launching)
    assert is_ready is True
    # What nobody with a token may ask for is asked again: 401 is no last word.
    assert steps["scores"]["code"] == "LTI_LEAVE_AWAY"
    assert "«https://campus.example/scores 401»" in steps["scores"]["reason"]


@pytest.mark.spec("LTI-009", part="tried")
async def test_our_own_key_signs_no_launch_but_a_tried_one(
    browser, launching, tried, database, tenant, platform
):
    assert (await tried(launching))[0] is True
    async with database.transaction(tenant) as session:
        key = await PlatformKeys(session, tenant, platform).signing_key()
    await browser.begin()
    claims = browser.lms.claims(browser.question["nonce"], browser.address())
    token = jwt.encode({"alg": "RS256", "kid": key.kid}, claims, key)
    assert refusal_of(await browser.answer(token)) == "LTI_KEY_UNKNOWN"


async def test_a_key_that_is_not_published_any_more_fails_the_launch(launching, tried, monkeypatch):
    async def nothing(_keys):
        return {"keys": []}

    monkeypatch.setattr(PlatformKeys, "key_set", nothing)
    is_ready, steps = await tried(launching)
    assert (is_ready, steps["launch"]["code"]) == (False, "LTI_KEY_UNKNOWN")
    assert steps["launch"]["reason"]


async def test_who_may_change_a_registration_tries_it(
    launching, client, tenant, other_tenant, new_tenant, new_school
):
    for role in ("R01", "R02", "R03", "R07"):
        refused = await (await client(tenant, role)).post(f"schools/{launching}/lti/try")
        assert (refused.status_code, refused.json()["action"]) == (403, "school_lti.update")
    assert (await (await client(tenant)).post(f"schools/{launching}/lti/try")).status_code == 401
    elsewhere = await client(other_tenant, "R04")
    assert (await elsewhere.post(f"schools/{launching}/lti/try")).status_code == 404
    restricted = new_tenant(settings={"restricted": True})
    admin = await client(restricted, "R04")
    assert (await admin.post(f"schools/{await new_school(restricted)}/lti/try")).status_code == 403
