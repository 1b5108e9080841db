"""Launches that are refused: each for its reason, which the school's log says, and nobody is signed in."""

import re
import time
from datetime import UTC, datetime, timedelta

import pytest
from estante.api.files import fetch_public
from estante.identity.models import Person, PersonSession
from estante.testing.answers import rows_of
from estante_lti import tokens
from estante_lti.models import LoginAttempt
from sqlalchemy import func, select, update

from tests.fakes.lms import CLAIM, new_key, new_nonce, signed_by_secret, unsigned

from .launches import Browser, arrival_of, refusal_of

OTHER = "https://other.example"


@pytest.fixture
def refused(client, tenant, launching, database):
    """What is true of a refusal: its page, its line in the log, and nobody new."""

    async def check(answer, code, detail=None):
        assert refusal_of(answer) == code
        admin = await client(tenant, "R04")
        (newest, *_rest) = rows_of(await admin.get(f"schools/{launching}/lti/launches"))
        assert (newest["outcome"], newest["code"], newest["person_guid"]) == ("refused", code, None)
        if detail is not None:
            assert newest["detail"] == detail
        assert newest["reason"]
        assert "{" not in newest["reason"]
        async with database.transaction(tenant) as session:
            assert await session.scalar(select(func.count()).where(Person.source == "lti")) == 0
        assert "arrival" not in answer.text

    return check


@pytest.mark.spec("LTI-009")
async def test_a_signature_of_another_key_is_refused(browser, lms, refused):
    await browser.begin()
    claims = lms.claims(browser.question["nonce"], browser.address())
    await refused(await browser.answer(lms.sign(claims, new_key("k1"))), "LTI_SIGNATURE_WRONG")
    await browser.begin()
    token = browser.token()
    head, body, signature = token.split(".")
    other = lms.sign({**claims, "sub": "somebody"}).split(".")[1]
    await refused(await browser.answer(f"{head}.{other}.{signature}"), "LTI_SIGNATURE_WRONG")
    assert body != other


@pytest.mark.spec("LTI-009")
async def test_what_is_not_signed_by_a_private_key_is_refused(browser, lms, refused):
    await browser.begin()
    claims = lms.claims(browser.question["nonce"], browser.address())
    await refused(await browser.answer(unsigned(claims)), "LTI_ALGORITHM_REFUSED", "none")
    await browser.begin()
    claims = lms.claims(browser.question["nonce"], browser.address())
    token = signed_by_secret(claims, lms.key.as_pem(private=False))
    await refused(await browser.answer(token), "LTI_ALGORITHM_REFUSED", "HS256")


WRONG_CLAIMS = [
    ({"iss": OTHER}, "LTI_ISSUER_WRONG", OTHER),
    ({"aud": "another"}, "LTI_AUDIENCE_WRONG", "another"),
    ({"aud": ["estante-1", "another"]}, "LTI_AUDIENCE_WRONG", "estante-1, another"),
    ({"aud": ["estante-1", "another"], "azp": "another"}, "LTI_AUDIENCE_WRONG", None),
    ({"azp": "another"}, "LTI_AUDIENCE_WRONG", None),
    ({"deployment_id": "8"}, "LTI_DEPLOYMENT_UNKNOWN", "8"),
    ({"nonce": new_nonce()}, "LTI_NONCE_WRONG", None),
    ({"version": "1.1"}, "LTI_MESSAGE_UNKNOWN", "LTI 1.1"),
    ({"message_type": "LtiSubmissionReviewRequest"}, "LTI_MESSAGE_UNKNOWN", None),
    ({"target_link_uri": OTHER}, "LTI_TARGET_FOREIGN", OTHER),
    ({"exp": float("nan")}, "LTI_CLAIM_MISSING", "exp"),
    ({"exp": "tomorrow"}, "LTI_CLAIM_MISSING", "exp"),
    ({"roles": "Learner"}, "LTI_CLAIM_MISSING", "roles"),
    ({"resource_link": {}}, "LTI_CLAIM_MISSING", "id"),
]


@pytest.mark.spec("LTI-009")
@pytest.mark.parametrize(("changes", "code", "detail"), WRONG_CLAIMS)
async def test_a_token_that_is_for_somebody_or_something_else_is_refused(
    browser, refused, changes, code, detail
):
    await refused(await browser.launch(**changes), code, detail)


@pytest.mark.spec("LTI-009", part="missing claims")
@pytest.mark.parametrize(
    "name", ["sub", "exp", "iat", "nonce", "message_type", "version", "deployment_id", "target_link_uri",
             "resource_link", "roles"],
)  # fmt: skip
async def test_a_token_that_lacks_a_claim_is_refused(browser, refused, name):
    await refused(await browser.launch(**{name: None}), "LTI_CLAIM_MISSING", name)


@pytest.mark.spec("LTI-009", part="clocks")
async def test_a_token_that_is_over_or_from_the_future_is_refused_beyond_a_minute(browser, refused):
    now = int(time.time())
    await refused(await browser.launch(exp=now - 90), "LTI_TOKEN_EXPIRED")
    await refused(await browser.launch(iat=now + 120, exp=now + 600), "LTI_TOKEN_FROM_FUTURE")
    await refused(await browser.launch(nbf=now + 120, exp=now + 600), "LTI_TOKEN_FROM_FUTURE")
    arrival_of(await browser.launch(iat=now + 30, exp=now + 600))
    arrival_of(await browser.launch(iat=now - 400, exp=now - 30))


@pytest.mark.spec("LTI-009", part="once")
async def test_a_launch_is_good_once(browser, refused, client, tenant, launching):
    await browser.begin()
    token = browser.token()
    arrival_of(await browser.answer(token))
    assert refusal_of(await browser.answer(token)) == "LTI_NONCE_USED"
    await browser.begin()
    assert refusal_of(await browser.answer(token)) == "LTI_NONCE_WRONG"
    admin = await client(tenant, "R04")
    codes = [row["code"] for row in rows_of(await admin.get(f"schools/{launching}/lti/launches"))]
    assert codes == ["LTI_NONCE_WRONG", "LTI_NONCE_USED", None]


@pytest.mark.spec("LTI-009", part="old")
async def test_a_launch_that_took_too_long_is_refused(browser, refused, database, tenant):
    await browser.begin()
    async with database.transaction(tenant) as session:
        await session.execute(
            update(LoginAttempt).values(expires_at=datetime.now(UTC) - timedelta(seconds=1))
        )
    await refused(await browser.answer(browser.token()), "LTI_STATE_EXPIRED")


@pytest.mark.spec("LTI-009", part="browser")
async def test_another_browsers_state_is_refused_and_stays_good_for_its_own(browser, browsers, refused):
    await browser.begin()
    thief = await browsers()
    thief.question = browser.question
    answer = await thief.answer(browser.token())
    await refused(answer, "LTI_STATE_FOREIGN")
    assert 'target="_blank"' in answer.text
    assert "/api/lti/login?iss=" in answer.text
    await thief.begin()
    thief.question = browser.question
    await refused(await thief.answer(browser.token()), "LTI_STATE_FOREIGN")
    # Whoever knows what the cookie is called does not know what is in it.
    thief.cookies = dict.fromkeys(browser.cookies, "a guess")
    await refused(await thief.answer(browser.token()), "LTI_STATE_FOREIGN")
    arrival_of(await browser.answer(browser.token()))
    thief.question = {"state": "x" * 43, "nonce": "y"}
    assert refusal_of(await thief.answer(browser.token())) == "LTI_STATE_UNKNOWN"
    thief.question = {"state": "", "nonce": "y"}
    assert refusal_of(await thief.answer(browser.token())) == "LTI_STATE_UNKNOWN"


@pytest.mark.spec("LTI-009", part="keys")
async def test_a_key_set_inside_the_network_is_not_asked(
    browser, refused, client, tenant, launching, monkeypatch
):

    monkeypatch.setattr(tokens, "fetch_public", fetch_public)
    admin = await client(tenant, "R04")
    for url in ("https://127.0.0.1/certs", "https://169.254.169.254/certs", "https://[::1]/certs"):
        saved = await admin.put(f"schools/{launching}/lti", json={"key_set_url": url})
        assert saved.status_code == 200, saved.text
        await refused(await browser.launch(), "LTI_KEYS_PRIVATE", url)


@pytest.mark.spec("LTI-009", part="not a token")
async def test_what_is_no_token_is_refused(browser, refused):
    for written in ("", "a.b", "a.b.c", "x" * 5000, "é.é.é", "W10.e30.x"):
        await browser.begin()
        await refused(await browser.answer(written), "LTI_TOKEN_UNREADABLE")
    await browser.begin()
    await refused(await browser.answer("e30.e30."), "LTI_ALGORITHM_REFUSED")
    await browser.begin()
    form = {"error": "login_required", "state": browser.question["state"]}
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    answer = await browser.client.post(
        "lti/launch", data=form, headers={"Cookie": cookie, "Accept": "text/html"}
    )
    await refused(answer, "LTI_PLATFORM_REFUSED", "login_required")


async def test_a_login_of_an_unknown_platform_goes_nowhere(browser, client, tenant, launching):
    admin = await client(tenant, "R04")
    for changes, code, is_logged in (
        ({"iss": OTHER}, "LTI_PLATFORM_UNKNOWN", False),
        ({"client_id": "another"}, "LTI_CLIENT_UNKNOWN", True),
        ({"lti_deployment_id": "8"}, "LTI_DEPLOYMENT_UNKNOWN", True),
        ({"target_link_uri": OTHER}, "LTI_TARGET_FOREIGN", True),
        ({"login_hint": ""}, "LTI_LOGIN_INCOMPLETE", False),
    ):
        answer = await browser.begin(**changes)
        assert refusal_of(answer) == code
        assert "set-cookie" not in answer.headers
        codes = [row["code"] for row in rows_of(await admin.get(f"schools/{launching}/lti/launches"))]
        assert (code in codes) is is_logged
    without = browser.lms.begin(browser.address())
    del without["client_id"]
    assert (await browser.client.get("lti/login", params=without)).status_code == 303


async def test_a_program_is_told_the_reason_as_any_error(browser, launching):
    answer = await browser.client.get("lti/login", params={"iss": OTHER})
    assert (answer.status_code, answer.json()["code"]) == (401, "LTI_LOGIN_INCOMPLETE")
    assert "login_hint" in answer.json()["message"]


async def test_a_frame_that_is_not_allowed_offers_a_tab_of_its_own(
    browser, launching, refused, lms, tenant, services
):
    framed = {"Sec-Fetch-Dest": "iframe", "Origin": lms.origin}
    await browser.begin()
    answer = await browser.answer(browser.token(), **framed)
    await refused(answer, "LTI_FRAME_REFUSED", lms.origin)
    assert 'target="_blank"' in answer.text
    arrival_of(await browser.answer(browser.token(), Origin=lms.origin))


async def test_an_allowed_frame_opens(new_tenant, new_school, new_content, client, lms):
    hosts = ["https://*.campus.example", lms.origin]
    allowed = new_tenant(embedded_by=hosts)
    admin = await client(allowed, "R04")
    saved = await admin.put(
        f"schools/{await new_school(allowed)}/lti", json={"enableLti": True, **lms.registration}
    )
    assert saved.status_code == 200, saved.text
    browser = Browser(await client(allowed), lms)
    viewer = f"/viewer/{(await new_content(allowed, 'La lluvia')).guid}"
    for origin, is_open in (
        (lms.origin, True),
        ("https://es.campus.example", True),
        ("https://evilcampus.example", False),
        ("http://es.campus.example", False),
        ("null", False),
        ("", False),
    ):
        await browser.begin(viewer)
        token = browser.token(viewer)
        answer = await browser.answer(token, **{"Sec-Fetch-Dest": "iframe", "Origin": origin})
        assert (answer.status_code == 200) is is_open, origin
        if is_open:
            arrival_of(answer)
            policy = answer.headers["content-security-policy"]
            assert policy.endswith(f"frame-ancestors 'self' {' '.join(hosts)}")


async def test_the_start_page_is_offered_in_a_tab_where_a_frame_would_not_show_it(
    new_tenant, new_school, client, lms
):
    allowed = new_tenant(embedded_by=[lms.origin])
    admin = await client(allowed, "R04")
    await admin.put(f"schools/{await new_school(allowed)}/lti", json={"enableLti": True, **lms.registration})
    browser = Browser(await client(allowed), lms)
    await browser.begin()
    answer = await browser.answer(browser.token(), **{"Sec-Fetch-Dest": "iframe", "Origin": lms.origin})
    assert refusal_of(answer) == "LTI_START_FRAMED"
    assert "/api/lti/login?" in re.findall(r'href="([^"]+)" target="_blank"', answer.text)[0]
    await browser.begin()
    assert arrival_of(await browser.answer(browser.token()))[1] == "/"


async def test_a_launch_opens_one_session_and_no_refusal_opens_one(browser, launching, tenant, database):
    await browser.launch(exp=1)
    arrival_of(await browser.launch())
    async with database.transaction(tenant) as session:
        opened = select(func.count()).join(Person, Person.guid == PersonSession.person_guid)
        assert await session.scalar(opened.select_from(PersonSession).where(Person.source == "lti")) == 1


async def test_the_log_is_the_schools_staffs(browser, launching, tenant, client, new_school, other_tenant):
    arrival_of(await browser.launch(roles=[f"{CLAIM}x"]))
    admin = await client(tenant, "R04")
    (row,) = rows_of(await admin.get(f"schools/{launching}/lti/launches"))
    assert (row["outcome"], row["code"], row["reason"], row["person_name"]) == (
        "opened",
        None,
        None,
        "Ana Rey",
    )
    await browser.launch(exp=1)
    only = rows_of(await admin.get(f"schools/{launching}/lti/launches?outcome=refused"))
    assert [row["code"] for row in only] == ["LTI_TOKEN_EXPIRED"]
    assert rows_of(await admin.get(f"schools/{await new_school(tenant, 'Sur')}/lti/launches")) == []
    teacher, elsewhere = await client(tenant, "R02"), await client(other_tenant, "R04")
    assert (await teacher.get(f"schools/{launching}/lti/launches")).status_code == 403
    assert (await elsewhere.get(f"schools/{launching}/lti/launches")).status_code == 404
