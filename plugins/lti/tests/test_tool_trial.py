"""A tool tried: what its login address answers is read, and nobody is told to it."""

import pytest
import pytest_asyncio
from estante.api.files import Fetched, FetchFailed, fetch_public
from estante.testing.answers import data_of, send_json
from estante_lti.models import ToolLaunch
from estante_lti.services import tool_trial
from sqlalchemy import func, select

from tests.fakes.lms import asked

from .test_trial import outcomes

LAB = "https://lab.example"
TOOL = {
    "name": "Laboratorio",
    "launch_url": f"{LAB}/launch",
    "login_url": f"{LAB}/login?kind=lti",
    "redirect_urls": [f"{LAB}/launch"],
}


class FakeTool:
    """A tool that asks our address who comes. `changes` are of its question, `status` of its answer."""

    def __init__(self) -> None:
        self.authorization, self.status = "", 302
        self.changes: dict[str, str] = {}
        self.detours = 0
        self.begun: dict[str, str] = {}

    async def fetch(self, url: str, *, follows: bool) -> Fetched:
        """As the kernel's client answers."""
        assert not follows
        if self.status == 0:
            raise FetchFailed(text="FETCH_FAILED", url=url)
        if self.status != 302:
            return Fetched(url, self.status, {}, b"<p>Hola</p>")
        self.begun |= asked(url)
        if self.detours:
            self.detours -= 1
            return Fetched(url, 302, {"location": "/second"}, b"")
        question = {
            "scope": "openid",
            "response_type": "id_token",
            "response_mode": "form_post",
            "prompt": "none",
            "client_id": self.begun["client_id"],
            "redirect_uri": f"{LAB}/launch",
            "login_hint": self.begun["login_hint"],
            "state": "s-1",
            "nonce": "n-1",
            **self.changes,
        }
        query = "&".join(f"{name}={value}" for name, value in question.items() if value)
        return Fetched(url, 302, {"location": f"{self.authorization}?{query}"}, b"")


@pytest_asyncio.fixture
async def admin(client, tenant):
    return await client(tenant, "R04")


@pytest.fixture
def lab(admin, monkeypatch) -> FakeTool:
    """The tool, as the kernel's client reaches it."""
    made = FakeTool()
    made.authorization = f"{admin.base_url}lti/authorize"
    monkeypatch.setattr(tool_trial, "fetch_public", made.fetch)
    return made


@pytest.fixture
def tried(admin):
    """The answer of trying the tool, and its steps by their names."""

    async def ask(**fields: object):
        tool = data_of(await admin.post("lti/tools", json=TOOL | fields), 201)
        answer = data_of(await admin.post(f"lti/tools/{tool['guid']}/try"))
        assert [step["name"] for step in answer["steps"]] == ["login", "question"]
        return answer["is_ready"], {step["name"]: step for step in answer["steps"]}

    return ask


@pytest.mark.spec("LTI-013", part="tried")
async def test_a_tool_that_asks_as_registered_passes(tried, lab, admin, tenant, database):
    is_ready, steps = await tried()
    assert (is_ready, outcomes(steps)) == (True, {"login": "passed", "question": "passed"})
    assert lab.begun["kind"] == "lti"
    assert lab.begun["target_link_uri"] == TOOL["launch_url"]
    assert f"{lab.begun['iss']}/api/" == str(admin.base_url)
    async with database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(ToolLaunch)) == 0


async def test_a_tool_may_go_round_by_addresses_of_its_own(tried, lab):
    lab.detours = 2
    assert (await tried())[0] is True
    lab.detours = 9
    steps = (await tried(name="Otra"))[1]
    assert outcomes(steps) == {"login": "LTI_TOOL_AWAY", "question": "untried"}


@pytest.mark.spec("LTI-013", part="tried")
@pytest.mark.parametrize(
    "changes",
    [
        {"redirect_uri": f"{LAB}/other"},
        {"nonce": ""},
        {"scope": "profile"},
        {"response_mode": "query"},
        {"client_id": "another"},
        {"login_hint": "another"},
        {"prompt": "", "nonce": ""},
    ],
)
async def test_what_is_wrong_with_a_question_is_named(tried, lab, changes):
    lab.changes = changes
    is_ready, steps = await tried()
    assert (is_ready, steps["login"]["outcome"]) == (False, "passed")
    assert steps["question"]["code"] == "LTI_TOOL_ASKED_WRONGLY"
    assert all(name in steps["question"]["reason"] for name in changes)


@pytest.mark.spec("LTI-013", part="tried")
async def test_a_tool_that_asks_another_platform_is_told_where(tried, lab):
    lab.authorization = "https://campus.example/auth"
    is_ready, steps = await tried()
    assert (is_ready, steps["question"]["code"]) == (False, "LTI_TOOL_ELSEWHERE")
    assert "«https://campus.example/auth»" in steps["question"]["reason"]


@pytest.mark.parametrize("status", [0, 404, 500])
async def test_a_tool_that_is_away_is_told(tried, lab, status):
    lab.status = status
    is_ready, steps = await tried()
    assert (is_ready, outcomes(steps)) == (False, {"login": "LTI_TOOL_AWAY", "question": "untried"})
    assert f"{LAB}/login" in steps["login"]["reason"]


async def test_a_page_of_the_tools_own_is_neither_passed_nor_refused(tried, lab):
    lab.status = 200
    is_ready, steps = await tried()
    assert (is_ready, steps["login"]["outcome"], steps["question"]["outcome"]) == (False, "passed", "untried")
    assert "página propia" in steps["question"]["reason"]


async def test_a_trial_asks_nobody_inside_the_network(tried, lab, monkeypatch):
    monkeypatch.setattr(tool_trial, "fetch_public", fetch_public)
    is_ready, steps = await tried(login_url="https://127.0.0.1/login")
    assert (is_ready, steps["login"]["code"]) == (False, "LTI_TOOL_PRIVATE")


async def test_who_may_change_a_tool_tries_it(lab, admin, client, tenant, other_tenant):
    guid = data_of(await admin.post("lti/tools", json=TOOL), 201)["guid"]
    for role in ("R01", "R02", "R03", "R07"):
        refused = await (await client(tenant, role)).post(f"lti/tools/{guid}/try")
        assert (refused.status_code, refused.json()["action"]) == (403, "lti_tools.update")
    assert (await (await client(tenant)).post(f"lti/tools/{guid}/try")).status_code == 401
    assert (await (await client(other_tenant, "R04")).post(f"lti/tools/{guid}/try")).status_code == 404
    data_of(await send_json(admin, "DELETE", "lti/tools", {"guids": [guid]}))
    assert (await admin.post(f"lti/tools/{guid}/try")).status_code == 404
