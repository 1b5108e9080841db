"""Launches from an LMS: whoever it sends is signed in, as what it says, into what it links."""

import asyncio
from uuid import UUID

import pytest
from estante.identity.models import OauthAccount, Person
from estante.testing.answers import data_of, rows_of, send_json
from estante_lti import tokens
from sqlalchemy import select, update

from tests.fakes.lms import CLAIM, MEMBERSHIP, new_key

from .launches import arrival_of, refusal_of

AGS = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"
SYSTEM = "http://purl.imsglobal.org/vocab/lis/v2/system/person"
INSTITUTION = "http://purl.imsglobal.org/vocab/lis/v2/institution/person"


async def me(browser, token):
    return data_of(await browser.client.get("users/whoami", headers={"Authorization": f"Bearer {token}"}))


async def may_open(browser, content, token):
    """The status of opening a content as whoever has a token."""
    headers = {"Authorization": f"Bearer {token}"}
    return (await browser.client.get(f"cms/contents/{content.guid}", headers=headers)).status_code


async def people_from(database, tenant):
    async with database.transaction(tenant) as session:
        return list(await session.scalars(select(Person).where(Person.source == "lti")))


@pytest.mark.spec("LTI-008")
async def test_a_launch_signs_an_unknown_person_in_and_opens_the_content(
    browser, launching, tenant, client, content, database
):
    answer = await browser.launch(f"/viewer/{content.guid}")
    token, path = arrival_of(answer)
    assert path == f"/viewer/{content.guid}"
    person = await me(browser, token)
    assert (person["name"], person["lastname"], person["source"]) == ("Ana", "Rey", "lti")
    assert (person["role_guid"], person["email"]) == ("R01", None)
    admin = await client(tenant, "R04")
    members = rows_of(await admin.get(f"schools/{launching}/users"))
    assert [row["guid"] for row in members] == [person["guid"]]
    assert await may_open(browser, content, token) == 200
    stranger = await client(tenant, "R01")
    assert await may_open(browser, content, stranger.token) == 403
    again, _ = arrival_of(await browser.launch(f"/viewer/{content.guid}"))
    assert (await me(browser, again))["guid"] == person["guid"]
    assert len(await people_from(database, tenant)) == 1


@pytest.mark.spec("LTI-008", part="asked of the LMS")
async def test_the_lms_is_asked_who_comes(browser, launching, lms):
    answer = await browser.begin("/")
    assert answer.status_code == 303
    assert answer.headers["location"].startswith(f"{lms.origin}/auth?flow=lti&")
    question = browser.question
    assert len(question.pop("state")) > 40
    assert len(question.pop("nonce")) > 40
    assert question == {
        "flow": "lti",
        "scope": "openid",
        "response_type": "id_token",
        "response_mode": "form_post",
        "prompt": "none",
        "client_id": lms.client_id,
        "redirect_uri": browser.address("/api/lti/launch"),
        "login_hint": "u-1",
        "lti_message_hint": "m-1",
    }
    cookie = answer.headers["set-cookie"]
    for word in ("Secure", "HttpOnly", "SameSite=None", "Partitioned", "Path=/api/lti;"):
        assert word in cookie
    form = lms.begin(browser.address("/"))
    posted = await browser.client.post("lti/login", data=form)
    assert posted.status_code == 303
    browser.follow(posted)
    arrival_of(await browser.answer(browser.token()))


@pytest.mark.spec("LTI-008", part="what is linked")
async def test_a_content_is_linked_by_its_address_or_by_a_custom_value(browser, launching, content):
    for target, custom, path in (
        ("/", {}, "/"),
        (f"/viewer/{content.guid}?header=false", {}, f"/viewer/{content.guid}"),
        (f"/viewer-v1/{content.guid}", {}, f"/viewer/{content.guid}"),
        ("/", {"content": str(content.guid)}, f"/viewer/{content.guid}"),
    ):
        answer = await browser.launch(target, **{f"{CLAIM}custom": custom})
        assert arrival_of(answer)[1] == path
    unknown = UUID(int=7)
    assert refusal_of(await browser.launch(f"/viewer/{unknown}")) == "LTI_CONTENT_UNKNOWN"


@pytest.mark.spec("LTI-010")
@pytest.mark.parametrize(
    ("roles", "role"),
    [
        ([f"{MEMBERSHIP}#Learner"], "R01"),
        ([f"{MEMBERSHIP}#Instructor"], "R02"),
        ([f"{MEMBERSHIP}#Administrator"], "R03"),
        ([f"{MEMBERSHIP}/Instructor#TeachingAssistant"], "R02"),
        (["Instructor", "Learner"], "R02"),
        ([f"{MEMBERSHIP}#Learner", f"{INSTITUTION}#Administrator"], "R01"),
        ([f"{INSTITUTION}#Administrator"], "R03"),
        ([f"{SYSTEM}#SysAdmin", f"{MEMBERSHIP}#Instructor"], "R02"),
        ([f"{INSTITUTION}#Faculty"], "R02"),
        (["R04", "admin", f"{MEMBERSHIP}#R04", 7, None], "R01"),
        ([], "R01"),
    ],
)
async def test_roles_of_a_launch_are_roles_here(browser, launching, roles, role):
    token, _ = arrival_of(await browser.launch(roles=roles))
    assert (await me(browser, token))["role_guid"] == role


@pytest.mark.spec("LTI-010", part="the role of now")
async def test_the_role_is_that_of_the_last_launch(browser, launching):
    for name, role in (("Learner", "R01"), ("Instructor", "R02"), ("Learner", "R01")):
        token, _ = arrival_of(await browser.launch(roles=[f"{MEMBERSHIP}#{name}"]))
        assert (await me(browser, token))["role_guid"] == role


@pytest.mark.spec("LTI-010", part="no back office")
async def test_no_launch_signs_in_who_became_staff_or_was_deactivated(browser, launching, tenant, database):
    arrival_of(await browser.launch())
    for change in ({"role_guid": "R04"}, {"role_guid": "R07"}, {"role_guid": "R01", "is_active": False}):
        async with database.transaction(tenant) as session:
            await session.execute(update(Person).where(Person.source == "lti").values(**change))
        assert refusal_of(await browser.launch()) == "LTI_PERSON_REFUSED"
    (person,) = await people_from(database, tenant)
    assert person.role_guid == "R01"


async def test_an_equal_email_is_nobodys_proof(browser, launching, tenant, person, database):
    known = await person(tenant, "R04", email="ana.rey@campus.example")
    token, _ = arrival_of(await browser.launch())
    stranger = await me(browser, token)
    assert stranger["guid"] != str(known.guid)
    assert stranger["email"] is None
    async with database.transaction(tenant) as session:
        account = (await session.scalars(select(OauthAccount))).one()
    assert (str(account.person_guid), account.email) == (stranger["guid"], "ana.rey@campus.example")


async def test_who_is_in_the_trash_does_not_come_back_by_a_launch(
    browser, launching, tenant, client, database
):
    arrival_of(await browser.launch())
    (person,) = await people_from(database, tenant)
    admin = await client(tenant, "R04")
    data_of(await send_json(admin, "DELETE", "users", {"guids": [str(person.guid)]}))
    assert refusal_of(await browser.launch()) == "LTI_PERSON_REFUSED"


async def test_names_of_an_lms_are_one_line_and_not_too_long(browser, launching):
    token, _ = arrival_of(
        await browser.launch(given_name="  Ana\n\x00María\t", family_name="R" * 200, locale="en-GB")
    )
    person = await me(browser, token)
    assert (person["name"], person["lastname"]) == ("Ana María", "R" * 50)
    nameless = {"given_name": None, "family_name": None, "email": None, "sub": "u-2"}
    token, _ = arrival_of(await browser.launch(**nameless))
    assert (await me(browser, token))["name"].startswith("lti-")


async def test_of_many_first_launches_at_once_one_person_is_made(browsers, launching, tenant, database):
    several = [await browsers() for _ in range(5)]
    answers = await asyncio.gather(*(one.launch() for one in several))
    assert {answer.status_code for answer in answers} == {200}
    assert len(await people_from(database, tenant)) == 1


async def test_an_lms_may_change_its_keys(browser, launching, lms, monkeypatch):
    arrival_of(await browser.launch())
    arrival_of(await browser.launch())
    assert len(lms.fetched) == 1
    lms.key = new_key("k2")
    lms.published.append(lms.key)
    assert refusal_of(await browser.launch()) == "LTI_KEY_UNKNOWN"
    monkeypatch.setattr(tokens, "PAUSE_SECONDS", 0.0)
    arrival_of(await browser.launch())
    assert len(lms.fetched) == 2


async def test_keys_that_were_written_down_need_no_address(browser, launching, lms, tenant, client):
    admin = await client(tenant, "R04")
    lms.is_away = True
    assert refusal_of(await browser.launch()) == "LTI_KEYS_AWAY"
    for keys in (lms.key_set, lms.key.as_pem(private=False).decode()):
        saved = await admin.put(f"schools/{launching}/lti", json={"authorization_keys": keys})
        assert saved.status_code == 200, saved.text
        arrival_of(await browser.launch())


async def test_the_content_stays_open_while_the_school_launches(browser, launching, tenant, client, content):
    token, _ = arrival_of(await browser.launch(f"/viewer/{content.guid}"))
    assert await may_open(browser, content, token) == 200
    admin = await client(tenant, "R04")
    await admin.put(f"schools/{launching}/lti", json={"enableLti": False})
    assert await may_open(browser, content, token) == 403
    assert refusal_of(await browser.begin()) == "LTI_PLATFORM_UNKNOWN"
