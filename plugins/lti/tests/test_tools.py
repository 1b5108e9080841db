"""Outside tools: a content launches one with the role and the course of who opens it."""

import re
from html import unescape
from uuid import UUID

import pytest
import pytest_asyncio
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_contents.testing import assert_content_type_conforms
from estante_lti.content_type import LTI
from joserfc import jwt
from joserfc.jwk import KeySet

from plugins.schools.tests.classes import Classes
from tests.fakes.lms import CLAIM, MEMBERSHIP, asked

LAB = {
    "name": "Laboratorio",
    "launch_url": "https://lab.example/launch",
    "login_url": "https://lab.example/login?kind=lti",
    "redirect_urls": ["https://lab.example/launch"],
}
PERSON = "http://purl.imsglobal.org/vocab/lis/v2/institution/person"


@pytest_asyncio.fixture
async def tool(client, tenant):
    """A registered tool."""
    admin = await client(tenant, "R04")
    return data_of(await admin.post("lti/tools", json=LAB), 201)


@pytest_asyncio.fixture
async def lesson(new_content, tenant, tool):
    """A public content of that tool."""
    return await new_content(
        tenant,
        "Reacciones",
        type_guid="LTI",
        url=f"{LAB['launch_url']}?unit=3",
        tool_guid=UUID(tool["guid"]),
        storage_status="none",
        is_public=True,
    )


class Opened:
    """A person who opens a content of a tool, and the tool that asks who it is."""

    def __init__(self, client, lesson) -> None:
        self.client, self.lesson = client, lesson
        self.began: dict[str, str] = {}
        self.cookie = ""

    async def begin(self, **body: object):
        answer = await self.client.post(f"lti/contents/{self.lesson.guid}/launch", json=body)
        if answer.status_code == 200:
            address = data_of(answer)["address"]
            assert address.startswith("https://lab.example/login?kind=lti&")
            self.began = asked(address)
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def question(self, **changes: object) -> dict[str, object]:
        question = {
            "scope": "openid",
            "response_type": "id_token",
            "response_mode": "form_post",
            "prompt": "none",
            "client_id": self.began["client_id"],
            "redirect_uri": "https://lab.example/launch",
            "login_hint": self.began["login_hint"],
            "lti_message_hint": self.began["lti_message_hint"],
            "state": "s-1",
            "nonce": "n-1",
            **changes,
        }
        return {name: value for name, value in question.items() if value is not None}

    async def ask(self, *, cookie: str | None = None, **changes: object):
        """The tool's question, as the browser brings it: without our token, with our cookie."""
        headers = {"Cookie": self.cookie if cookie is None else cookie, "Authorization": ""}
        return await self.client.get("lti/authorize", params=self.question(**changes), headers=headers)


@pytest.fixture
def opened(client, tenant, lesson):
    async def somebody(role: str = "R01", **fields: object) -> Opened:
        return Opened(await client(tenant, role, **fields), lesson)

    return somebody


async def told(person, answer):
    """What the tool is told, checked with our key set, and where."""
    assert answer.status_code == 200, answer.text
    fields = dict(re.findall(r'name="([a-z_]+)" value="([^"]*)"', answer.text))
    keys = (await person.client.get("lti/.well-known/jwks.json")).json()
    token = jwt.decode(fields["id_token"], KeySet.import_key_set(keys), algorithms=["RS256"])
    action = unescape(re.search(r'action="([^"]+)"', answer.text).group(1))
    return action, fields["state"], token.claims


def test_the_type_conforms():
    assert_content_type_conforms(LTI)


@pytest.mark.spec("LTI-013")
async def test_a_content_launches_its_tool_with_the_role_and_the_course(opened, tool, lesson, client, tenant):
    admin = await client(tenant, "R04")
    read = data_of(await admin.get(f"cms/contents/{lesson.guid}"))
    assert read["payload"] == {"tool_guid": tool["guid"], "url": f"{LAB['launch_url']}?unit=3"}
    person = await opened("R01")
    await person.begin()
    assert person.began["iss"] == str(person.client.base_url).removesuffix("/api/")
    assert person.began["target_link_uri"] == lesson.url
    assert person.began["client_id"] == tool["client_id"]
    action, state, claims = await told(person, await person.ask())
    assert (action, state) == ("https://lab.example/launch", "s-1")
    assert (claims["aud"], claims["sub"]) == (tool["client_id"], str(person.client.person.guid))
    assert (claims["iss"], claims["nonce"]) == (person.began["iss"], "n-1")
    assert claims[f"{CLAIM}message_type"] == "LtiResourceLinkRequest"
    assert (claims[f"{CLAIM}version"], claims[f"{CLAIM}deployment_id"]) == ("1.3.0", "1")
    assert claims[f"{CLAIM}target_link_uri"] == lesson.url
    assert claims[f"{CLAIM}resource_link"] == {"id": str(lesson.guid), "title": "Reacciones"}
    assert claims[f"{CLAIM}roles"] == [f"{MEMBERSHIP}#Learner"]
    assert f"{CLAIM}context" not in claims
    assert "given_name" not in claims


@pytest.mark.spec("LTI-013", part="the course")
async def test_a_tool_is_told_the_group_in_which_a_content_is_opened(opened, tenant, database):
    person, other = await opened("R01"), await opened("R01")
    group = str(await Classes(database, tenant).group("3.º A", person.client.person))
    await person.begin(course_guid=group)
    claims = (await told(person, await person.ask()))[2]
    assert claims[f"{CLAIM}context"] == {"id": group, "title": "3.º A"}
    await other.begin(course_guid=group)
    assert f"{CLAIM}context" not in (await told(other, await other.ask()))[2]


@pytest.mark.spec("LTI-013", part="by a form")
async def test_a_tool_may_ask_by_a_form(opened):
    person = await opened("R01")
    await person.begin()
    headers = {"Cookie": person.cookie, "Authorization": ""}
    answer = await person.client.post("lti/authorize", data=person.question(state="s-2"), headers=headers)
    action, state, claims = await told(person, answer)
    assert (action, state) == ("https://lab.example/launch", "s-2")
    assert claims["sub"] == str(person.client.person.guid)
    assert (await person.ask()).status_code == 400
    huge = await person.client.post("lti/authorize", data={"state": "x" * 300_000}, headers=headers)
    assert huge.status_code == 413


@pytest.mark.spec("LTI-013", part="roles")
@pytest.mark.parametrize(
    ("role", "roles"),
    [
        ("R02", [f"{MEMBERSHIP}#Instructor"]),
        ("R03", [f"{MEMBERSHIP}#Instructor", f"{PERSON}#Administrator"]),
        ("R04", [f"{MEMBERSHIP}#Instructor"]),
    ],
)
async def test_a_role_here_is_a_role_there(opened, role, roles):
    person = await opened(role)
    await person.begin()
    assert (await told(person, await person.ask()))[2][f"{CLAIM}roles"] == roles


@pytest.mark.spec("LTI-013", part="names")
async def test_a_tool_is_told_names_where_staff_say_so(opened, tool, client, tenant):
    admin = await client(tenant, "R04")
    data_of(await admin.put(f"lti/tools/{tool['guid']}", json={"shares_names": True}))
    person = await opened("R01", name="Ana", lastname="Rey")
    await person.begin()
    claims = (await told(person, await person.ask()))[2]
    assert (claims["given_name"], claims["family_name"]) == ("Ana", "Rey")


@pytest.mark.spec("LTI-013", part="once, in one browser")
async def test_a_launch_of_a_tool_is_answered_once_and_in_its_own_browser(opened):
    person = await opened()
    await person.begin()
    assert (await person.ask(cookie="")).status_code == 400
    thief = await opened()
    await thief.begin()
    assert (await person.ask(cookie=thief.cookie)).status_code == 400
    assert (await person.ask()).status_code == 200
    again = await person.ask()
    assert (again.status_code, again.json()["code"]) == (400, "LTI_AUTHORIZATION_REFUSED")


@pytest.mark.spec("LTI-013", part="what a tool may not ask")
@pytest.mark.parametrize(
    "changes",
    [
        {"redirect_uri": "https://elsewhere.example/launch"},
        {"redirect_uri": "https://lab.example/launch/"},
        {"client_id": "another"},
        {"nonce": None},
        {"scope": "profile"},
        {"response_type": "code"},
        {"response_mode": "query"},
        {"prompt": "login"},
        {"login_hint": "unknown"},
    ],
)
async def test_a_question_that_is_not_as_registered_is_answered_to_nobody(opened, changes):
    person = await opened()
    await person.begin()
    answer = await person.ask(**changes)
    assert answer.status_code == 400, answer.text
    assert "id_token" not in answer.text


async def test_only_who_may_open_the_content_launches_its_tool(
    opened, tool, lesson, new_content, client, tenant
):
    closed = await new_content(
        tenant, "Cerrado", type_guid="LTI", url=LAB["launch_url"], tool_guid=UUID(tool["guid"])
    )
    student = await client(tenant, "R01")
    assert (await student.post(f"lti/contents/{closed.guid}/launch", json={})).status_code == 403
    nobody = await client(tenant)
    assert (await nobody.post(f"lti/contents/{lesson.guid}/launch", json={})).status_code == 401
    admin = await client(tenant, "R04")
    data_of(await send_json(admin, "DELETE", "lti/tools", {"guids": [tool["guid"]]}))
    gone = await (await opened()).begin()
    assert (gone.status_code, gone.json()["code"]) == (404, "TOOL_GONE")
    assert rows_of(await admin.get("cms/tools")) == []


async def test_tools_are_registered_with_https_addresses_and_a_name_of_their_own(tool, client, tenant):
    admin = await client(tenant, "R04")
    assert rows_of(await admin.get("cms/tools"))[0]["name"] == "Laboratorio"
    same = await admin.post("lti/tools", json={**LAB, "name": "laboratorio"})
    assert (same.status_code, same.json()["errors"][0]["field"]) == (409, "name")
    plain = {"launch_url": "http://a.example", "login_url": "b", "redirect_urls": ["javascript:1"]}
    assert wrong_fields(
        await admin.post("lti/tools", json={**LAB, "name": "Otra", **plain})
    ) == dict.fromkeys(plain, "https")
    for role, status in (("R05", 200), ("R01", 403), ("R02", 403), ("R07", 403)):
        assert (await (await client(tenant, role)).get("lti/tools")).status_code == status, role
