"""Deep linking: a teacher chooses contents, and the LMS gets one link for each."""

import re
from html import unescape
from uuid import UUID

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from joserfc import jwt
from joserfc.jwk import KeySet

from tests.fakes.lms import MEMBERSHIP

from .launches import Browser, arrival_of, refusal_of

DL = "https://purl.imsglobal.org/spec/lti-dl/claim/"
LTI = "https://purl.imsglobal.org/spec/lti/claim/"
RETURN = "https://campus.example/return?course=1"
SETTINGS = {
    "deep_link_return_url": RETURN,
    "accept_types": ["link", "ltiResourceLink"],
    "accept_presentation_document_targets": ["iframe", "window"],
    "accept_multiple": True,
    "data": "opaque-7",
}
TEACHER = [f"{MEMBERSHIP}#Instructor"]


def asking(**settings):
    """The changes of a launch that asks for links."""
    return {
        "message_type": "LtiDeepLinkingRequest",
        "resource_link": None,
        "roles": TEACHER,
        f"{DL}deep_linking_settings": {**SETTINGS, **settings},
    }


class Teacher:
    """A teacher who came from the LMS to choose."""

    def __init__(self, browser: Browser, token: str, path: str) -> None:
        self.browser, self.choice = browser, path.rpartition("/")[2]
        self._headers = {"Authorization": f"Bearer {token}"}

    async def get(self, path: str):
        return await self.browser.client.get(path, headers=self._headers)

    async def choose(self, *contents: UUID):
        body = {"choice": self.choice, "contents": [str(guid) for guid in contents]}
        return await self.browser.client.post("lti/deep-linking", json=body, headers=self._headers)

    async def bring(self, answer):
        """The page that brings the links, without a session as browsers ask for it."""
        return await self.browser.client.get(data_of(answer)["address"])


@pytest.fixture
def teacher(browser, launching):
    async def come(**settings) -> Teacher:
        return Teacher(browser, *arrival_of(await browser.launch(**asking(**settings))))

    return come


@pytest.fixture
def open_contents(new_content, tenant):
    """Two contents that everybody may open."""

    async def add():
        return [await new_content(tenant, name, is_public=True) for name in ("Volcanes", "Ríos")]

    return add


async def read_links(browser, page):
    """What the LMS reads of a page that brings links, checked with our key set."""
    assert page.status_code == 200, page.text
    action = re.search(r'action="([^"]+)"', page.text).group(1)
    token = re.search(r'name="JWT" value="([^"]+)"', page.text).group(1)
    keys = (await browser.client.get("lti/.well-known/jwks.json")).json()
    claims = jwt.decode(token, KeySet.import_key_set(keys), algorithms=["RS256"]).claims
    return unescape(action), claims


@pytest.mark.spec("LTI-011")
async def test_the_lms_gets_one_link_for_each_chosen_content(teacher, open_contents, lms):
    volcanoes, rivers = await open_contents()
    person = await teacher()
    assert data_of(await person.get(f"lti/links/{person.choice}"))["max_links"] > 1
    offered = rows_of(await person.get(f"lti/links/{person.choice}/contents?q=volc"))
    assert [row["guid"] for row in offered] == [str(volcanoes.guid)]
    page = await person.bring(await person.choose(rivers.guid, volcanoes.guid, rivers.guid))
    action, claims = await read_links(person.browser, page)
    assert action == RETURN
    assert "form-action https:" in page.headers["content-security-policy"]
    assert (claims["iss"], claims["aud"]) == (lms.client_id, [lms.origin])
    assert claims[f"{LTI}deployment_id"] == lms.deployment_id
    assert claims[f"{LTI}message_type"] == "LtiDeepLinkingResponse"
    assert (claims[f"{LTI}version"], claims[f"{DL}data"]) == ("1.3.0", "opaque-7")
    items = claims[f"{DL}content_items"]
    assert [item["title"] for item in items] == ["Ríos", "Volcanes"]
    assert items[0] == {
        "type": "ltiResourceLink",
        "title": "Ríos",
        "url": person.browser.address(f"/viewer/{rivers.guid}"),
        "custom": {"content": str(rivers.guid)},
    }


@pytest.mark.spec("LTI-011", part="scored contents")
async def test_what_is_scored_has_a_column_in_the_book_of_marks(teacher, new_content, tenant):
    course = await new_content(tenant, "Curso", is_public=True, type_guid="CTTY_10")
    person = await teacher()
    _, claims = await read_links(person.browser, await person.bring(await person.choose(course.guid)))
    (item,) = claims[f"{DL}content_items"]
    assert item["lineItem"] == {"label": "Curso", "scoreMaximum": 100}


@pytest.mark.spec("LTI-011", part="once")
async def test_a_choice_is_made_once_and_brought_once(teacher, open_contents):
    volcanoes, _ = await open_contents()
    person = await teacher()
    answer = await person.choose(volcanoes.guid)
    assert (await person.bring(answer)).status_code == 200
    assert (await person.bring(answer)).status_code == 404
    assert (await person.choose(volcanoes.guid)).status_code == 404
    assert (await person.get(f"lti/links/{person.choice}")).status_code == 404


@pytest.mark.spec("LTI-011", part="how many, and which")
async def test_only_what_the_lms_takes_and_the_teacher_may_open_is_linked(
    teacher, open_contents, content, database, tenant
):
    volcanoes, rivers = await open_contents()
    one = await teacher(accept_multiple=False)
    assert wrong_fields(await one.choose(volcanoes.guid, rivers.guid)) == {"contents": "max_items"}
    for guid in (content.guid, UUID(int=9)):
        assert wrong_fields(await one.choose(guid)) == {"contents": "choice"}
    nothing = await one.bring(await one.choose())
    assert (await read_links(one.browser, nothing))[1][f"{DL}content_items"] == []


@pytest.mark.spec("LTI-011", part="an instructor")
async def test_who_does_not_teach_chooses_nothing(browser, launching, client, tenant, teacher):
    learner = {**asking(), "roles": [f"{MEMBERSHIP}#Learner"]}
    assert refusal_of(await browser.launch(**learner)) == "LTI_LEARNER_CHOOSES"
    wrong = asking(accept_types=["file"])
    assert refusal_of(await browser.launch(**wrong)) == "LTI_MESSAGE_UNKNOWN"
    nowhere = asking(deep_link_return_url=None)
    assert refusal_of(await browser.launch(**nowhere)) == "LTI_CLAIM_MISSING"
    person = await teacher()
    for role, status in (("R02", 404), ("R01", 403), ("R04", 403)):
        stranger = await client(tenant, role)
        assert (await stranger.get(f"lti/links/{person.choice}")).status_code == status
    assert (await browser.client.get("lti/deep-linking/nothing")).status_code == 404
