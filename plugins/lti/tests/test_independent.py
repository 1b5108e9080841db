"""Launches with implementations that are not ours: an LMS that launches us, and a tool that we launch."""

import re

import pytest
from estante.testing.answers import data_of
from estante_lti import tokens
from pylti1p3.exception import LtiException

from tests.fakes.lms import CLAIM, asked

from .independent_platform import WRITTEN, IndependentPlatform
from .independent_tool import IndependentTool
from .launches import HTML, arrival_of, refusal_of
from .test_tools import LAB, lesson, opened, tool

__all__ = ["lesson", "opened", "tool"]
pytestmark = pytest.mark.wide


@pytest.mark.spec("LTI-008", "LTI-009", part="of an independent LMS")
async def test_an_lms_that_is_not_ours_signs_its_teacher_in(client, tenant, school, monkeypatch):
    admin = await client(tenant, "R04")
    saved = await admin.put(f"schools/{school}/lti", json={"enableLti": True, **WRITTEN})
    own = data_of(saved)
    there, browser = IndependentPlatform(own), await client(tenant)
    monkeypatch.setattr(tokens, "fetch_public", there.fetch)
    monkeypatch.setattr(tokens.PlatformKeySets, "_remembered", {})
    begun = await browser.get("lti/login", params=there.begin(), headers=HTML)
    cookie = begun.headers["set-cookie"].partition(";")[0]
    form = there.launch(asked(begun.headers["location"]))
    assert form.pop("launch_url") == own["redirect_url"]
    head, body, signature = form["id_token"].split(".")
    headers = {**HTML, "Cookie": cookie}
    token, path = arrival_of(await browser.post("lti/launch", data=form, headers=headers))
    assert path == "/"
    who = await browser.get("users/whoami", headers={"Authorization": f"Bearer {token}"})
    assert (data_of(who)["name"], data_of(who)["role_guid"]) == ("Ana", "R02")
    begun = await browser.get("lti/login", params=there.begin(), headers=HTML)
    cookie = begun.headers["set-cookie"].partition(";")[0]
    form = there.launch(asked(begun.headers["location"]))
    changed = {**form, "id_token": f"{head}.{form['id_token'].split('.')[1]}.{signature}"}
    answer = await browser.post("lti/launch", data=changed, headers={**HTML, "Cookie": cookie})
    assert refusal_of(answer) == "LTI_SIGNATURE_WRONG"
    assert body not in changed["id_token"]


@pytest.mark.spec("LTI-013", part="by an independent tool")
async def test_a_tool_that_is_not_ours_takes_our_launch_and_no_other(opened, tool, lesson):
    person = await opened("R02")
    await person.begin()
    keys = (await person.client.get("lti/.well-known/jwks.json")).json()
    there = IndependentTool(person.began["iss"], tool["client_id"], person.began["lti_deployment_id"], keys)
    question = there.login(person.began, LAB["launch_url"])
    answer = await person.ask(**question)
    form = dict(re.findall(r'name="([a-z_]+)" value="([^"]*)"', answer.text))
    landed = there.land(form)
    assert landed.is_resource_launch()
    assert (landed.check_teacher_access(), landed.check_student_access()) == (True, False)
    claims = landed.get_launch_data()
    assert claims["sub"] == str(person.client.person.guid)
    assert claims[f"{CLAIM}target_link_uri"] == lesson.url
    head, body, signature = form["id_token"].split(".")
    for changed in (
        {**form, "state": "another"},
        {**form, "id_token": f"{head}.{body}.{signature[:-8]}AAAAAAAA"},
    ):
        with pytest.raises(LtiException):
            there.land(changed)
    await person.begin()
    other = IndependentTool(person.began["iss"], tool["client_id"], "2", keys)
    answer = await person.ask(**other.login(person.began, LAB["launch_url"]))
    with pytest.raises(LtiException):
        other.land(dict(re.findall(r'name="([a-z_]+)" value="([^"]*)"', answer.text)))
