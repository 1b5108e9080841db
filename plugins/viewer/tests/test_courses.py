"""Courses: opened with what is kept, stored part by part from the package's host, rolled up to a result."""

import json
from collections.abc import Awaitable, Callable
from functools import partial
from time import time
from typing import Any

import httpx
import msgspec
import pytest
from estante.app import Estante
from estante.files.signatures import Signer
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SECRET, SignedIn
from estante_contents.contracts import ScormItem
from estante_viewer.schemas.consumptions import Score
from estante_viewer.schemas.courses import MAX_STATE_LENGTH
from estante_viewer.services.commit_tokens import CommitClaims, sign_claims
from estante_viewer.services.rollup import PartResult, course_result
from sqlalchemy import text

from .conftest import Json, NewContent, Viewing

Clients = Callable[..., Awaitable[SignedIn]]
PACKAGE = "0190c0ffee-b"
PREPARED = text(
    "UPDATE contents SET assets = CAST(:assets AS jsonb) WHERE tenant_id = :tenant AND guid = :guid"
)
LEGACY = text("UPDATE consumptions SET suspend_data = :state WHERE tenant_id = :tenant AND guid = :guid")


class Course:
    """A student with a course open, and the page that plays it."""

    def __init__(self, app: Estante, viewing: Viewing, package: str = PACKAGE) -> None:
        self.app, self.viewing, self.package = app, viewing, package
        self.tenant = viewing.client.tenant
        self.sequence = int(time() * 1000) - 60_000
        self.token = ""

    @property
    def path(self) -> str:
        started = self.viewing.started
        return f"consumptions/{started['guid']}/sessions/{started['session_guid']}/course"

    async def open(self) -> Json:
        answer = await self.viewing.client.post(self.path)
        assert answer.status_code == 200, answer.text
        data: Json = answer.json()["data"]
        self.token = data["token"]
        return data

    async def send(self, **changes: Any) -> httpx.Response:
        """Commit as the player does; `origin` and `package` say from where."""
        files = self.app.services.files
        package = changes.pop("package", self.package)
        base = files.addresses.base(self.tenant, package)
        origin = changes.pop("origin", base)
        key = files.signer.sign("package", self.tenant.guid, package)
        self.sequence += 1
        body = {
            "token": self.token,
            "part": "I1",
            "state": '{"cmi":{}}',
            "exit": None,
            "completion": "incomplete",
            "success": "unknown",
            "score": None,
            "progress": None,
            "sequence": self.sequence,
            **changes,
        }
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=base) as page:
            return await page.post(f"/{key}/_player/commit", json=body, headers={"Origin": origin})

    async def commit(self, **changes: Any) -> Json:
        answer = await self.send(**changes)
        assert answer.status_code == 200, answer.text
        data: Json = answer.json()["data"]
        return data

    async def part(self, name: str = "I1") -> Json:
        return next(one for one in (await self.open())["parts"] if one["part"] == name)


NewCourse = Callable[..., Awaitable[Course]]


def item(identifier: str, **more: Any) -> ScormItem:
    return ScormItem(identifier=identifier, title=identifier, href=f"{identifier}.html", **more)


@pytest.fixture
def course(app: Estante, tenant: Tenant, client: Clients, content: NewContent) -> NewCourse:
    """A student with a course of these items open: `await course(item("I1"), item("I2"))`."""

    async def begin(*items: ScormItem, by: SignedIn | None = None, package: str = PACKAGE) -> Course:
        guid = await content(tenant, type_guid="CTTY_10", url=None, storage_status="upload-done")
        assets = {"package": {"root": package, "entry": "p1.html", "items": items or (item("I1"),)}}
        async with app.services.database.transaction(tenant) as session:
            values = {"tenant": tenant.guid, "guid": guid, "assets": msgspec.json.encode(assets).decode()}
            await session.execute(PREPARED, values)
        viewing = Viewing(by or await client(tenant, "R01"), guid, 1, "CTTY_10")
        await viewing.start()
        made = Course(app, viewing, package)
        await made.open()
        return made

    return begin


@pytest.mark.spec("VIE-122", part="server")
@pytest.mark.spec("VIE-123")
async def test_a_commit_is_in_the_database_when_it_is_answered(course: NewCourse) -> None:
    begun = await course()
    assert (await begun.open())["parts"] == []
    score = {"scaled": 0.85, "raw": 85, "min": 0, "max": 100}
    told = await begun.commit(
        state='{"cmi":{"a":"á"}}', completion="completed", success="passed", score=score
    )
    assert told == {
        "progress": 100,
        "completion_status": "completed",
        "success_status": "passed",
        "score": score,
    }
    kept = await begun.part()
    assert (kept["state"], kept["completion"], kept["success"]) == (
        '{"cmi":{"a":"á"}}',
        "completed",
        "passed",
    )
    seen = await begun.viewing.read()
    assert (seen["progress"], seen["completion_status"], seen["score"]) == (100, "completed", score)


async def test_three_parts_of_the_greatest_length_are_kept_apart(course: NewCourse) -> None:
    begun = await course(item("I1"), item("I2"), item("I3"))
    states = {
        name: msgspec.json.encode({"cmi": {"suspend_data": name * 32_000}}).decode()
        for name in ("I1", "I2", "I3")
    }
    for name, state in states.items():
        await begun.commit(part=name, state=state, completion="completed")
    opened = await begun.open()
    assert {one["part"]: one["state"] for one in opened["parts"]} == states
    assert (await begun.viewing.read())["completion_status"] == "completed"


@pytest.mark.spec("VIE-122", part="order")
async def test_a_commit_that_is_sent_again_or_late_changes_nothing(course: NewCourse) -> None:
    begun = await course()
    now = int(time() * 1000)
    await begun.commit(state="new", sequence=now - 1000)
    for sequence in (now - 1000, now - 2000):
        answer = await begun.send(state="old", sequence=sequence)
        assert (answer.status_code, answer.json()["code"]) == (409, "COMMIT_SUPERSEDED")
    assert (await begun.part())["state"] == "new"


async def test_a_clock_that_is_ahead_does_not_shut_others_out(course: NewCourse) -> None:
    begun = await course()
    await begun.commit(state="from tomorrow", sequence=int(time() * 1000) + 86_400_000)
    assert (await begun.part())["sequence"] <= int(time() * 1000)
    await begun.commit(state="from now", sequence=int(time() * 1000) + 5)
    assert (await begun.part())["state"] == "from now"


@pytest.mark.spec("VIE-123", part="two windows")
async def test_two_windows_count_each_others_parts(course: NewCourse, app: Estante) -> None:
    one = await course(item("I1"), item("I2"))
    other = Course(app, Viewing(one.viewing.client, one.viewing.content_guid, 1, "CTTY_10"))
    await other.viewing.start()
    await other.open()
    assert (await one.commit(part="I1", completion="completed"))["progress"] == 50
    told = await other.commit(part="I2", completion="completed")
    assert (told["progress"], told["completion_status"]) == (100, "completed")


@pytest.mark.spec("VIE-123", part="new attempt")
async def test_what_was_reached_stays_reached_in_a_new_attempt(course: NewCourse) -> None:
    begun = await course()
    await begun.commit(completion="completed", success="passed", score={"raw": 90}, exit="normal")
    told = await begun.commit(completion="incomplete", success="failed", score={"raw": 20}, state="again")
    assert (told["completion_status"], told["success_status"], told["score"]["raw"]) == (
        "completed",
        "passed",
        90,
    )
    assert told["progress"] == 100
    kept = await begun.part()
    assert (kept["state"], kept["exit"]) == ("again", None)


@pytest.mark.spec("VIE-115", part="commits")
@pytest.mark.parametrize(
    "change",
    [
        {"token": ""},
        {"token": "x.y.z"},
        {"package": "another-b"},
        {"origin": "http://andaluna.localhost:8000"},
        {"origin": "null"},
    ],
    ids=["none", "made up", "another package", "the application's page", "a page without origin"],
)
async def test_nobody_else_stores(course: NewCourse, change: Json) -> None:
    begun = await course()
    answer = await begun.send(**change)
    assert (answer.status_code, answer.json()["code"]) == (403, "COMMIT_FORBIDDEN")
    assert (await begun.open())["parts"] == []


@pytest.mark.spec("VIE-115", part="token")
async def test_a_token_is_one_persons_for_one_consumption_and_a_quarter_of_an_hour(
    course: NewCourse, app: Estante, tenant: Tenant, client: Clients
) -> None:
    begun = await course()
    guid, session = begun.viewing.started["guid"], begun.viewing.started["session_guid"]
    stranger = await client(tenant, "R01")
    for path in (begun.path, f"{begun.path}/token"):
        assert (await stranger.post(path)).status_code == 404
        assert (await (await client(tenant)).post(path)).status_code == 401
    sign = partial(sign_claims, tenant=tenant)
    assert stranger.person is not None
    strange = CommitClaims(stranger.person.guid, guid, session, PACKAGE)
    begun.token = sign(app.services.files.signer, claims=strange)
    assert (await begun.send()).status_code == 404
    assert begun.viewing.client.person is not None
    own = msgspec.structs.replace(strange, person=begun.viewing.client.person.guid)
    early = Signer(SECRET, clock=lambda: time() - 15 * 60 - 1)
    begun.token = sign(early, claims=own)
    assert (await begun.send()).status_code == 403
    begun.token = sign(Signer("another secret", clock=time), claims=own)
    assert (await begun.send()).status_code == 403
    begun.token = (await begun.viewing.client.post(f"{begun.path}/token")).json()["data"]["token"]
    assert (await begun.send()).status_code == 200


async def test_a_token_opens_neither_files_nor_the_api(
    course: NewCourse, app: Estante, tenant: Tenant
) -> None:
    begun = await course()
    files = app.services.files
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=files.addresses.base(tenant, PACKAGE)) as page:
        for token in (begun.token, begun.token.partition(".")[2]):
            assert (await page.get(f"/{token}/_player/scorm")).status_code == 403
    api = begun.viewing.client
    answer = await api.get("consumptions", headers={"Authorization": f"Bearer {begun.token}"})
    assert answer.status_code == 401


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"state": "x" * (MAX_STATE_LENGTH + 1)}, 400),
        ({"state": "x" * (5 * MAX_STATE_LENGTH)}, 413),
        ({"part": ""}, 400),
        ({"progress": 1.5}, 400),
        ({"exit": "gone"}, 400),
        ({"completion": "passed"}, 400),
        ({"sequence": -1}, 400),
        ({"else": 1}, 400),
    ],
    ids=str,
)
async def test_what_is_too_large_or_wrong_is_refused(course: NewCourse, change: Json, status: int) -> None:
    begun = await course()
    assert (await begun.send(**change)).status_code == status
    assert (await begun.open())["parts"] == []


async def test_what_is_no_course_is_not_opened_as_one(
    viewing: Callable[..., Awaitable[Viewing]], app: Estante, tenant: Tenant
) -> None:
    video = await viewing(tenant)
    answer = await video.client.post(Course(app, video).path)
    assert (answer.status_code, answer.json()["code"]) == (404, "ERROR_404_DEPENDENCY")


@pytest.mark.spec("VIE-122", part="old states")
async def test_a_state_of_the_old_form_is_taken_apart(
    course: NewCourse, app: Estante, tenant: Tenant
) -> None:
    begun = await course(item("I1"), item("I2"), item("I3"))
    old: Json = {
        "current": "I1",
        "scos": {
            "I1": {
                "state": {"cmi": {"suspend_data": "página 3 \ud83d"}},
                "status": "incomplete",
                "score": None,
            },
            "I2": {"state": {"cmi": {}}, "status": "passed", "score": {"raw": 75}},
        },
    }
    values = {"tenant": tenant.guid, "guid": begun.viewing.started["guid"]}
    async with app.services.database.transaction(tenant) as session:
        await session.execute(LEGACY, {**values, "state": json.dumps(old)})
    for _ in range(2):
        parts = (await begun.open())["parts"]
        assert [one["part"] for one in parts] == ["I2", "I1"], "the one that was left is the newest"
        assert (parts[0]["completion"], parts[0]["success"], parts[0]["score"]["raw"]) == (
            "completed",
            "passed",
            75,
        )
        assert json.loads(parts[1]["state"]) == old["scos"]["I1"]["state"]
    assert (await begun.viewing.read())["suspend_data"] is None
    told = await begun.commit(part="I1", completion="completed", sequence=int(time() * 1000))
    assert told["progress"] == pytest.approx(66.67)


PASSED, FAILED = PartResult("completed", "passed"), PartResult("completed", "failed")
DONE, HALF = PartResult("completed"), PartResult("incomplete", progress=0.5)
THREE = (item("I1"), item("I2"), item("I3"))


@pytest.mark.spec("VIE-123", part="the course")
@pytest.mark.parametrize(
    ("items", "parts", "expected"),
    [
        (THREE, {}, (0, "not attempted", "unknown")),
        (THREE, {"I1": DONE}, (33.33, "incomplete", "unknown")),
        (THREE, {"I1": DONE, "I2": HALF}, (50, "incomplete", "unknown")),
        (THREE, {"I1": DONE, "I2": DONE, "I3": PASSED}, (100, "completed", "passed")),
        (THREE, {"I1": DONE, "I2": FAILED, "I3": PASSED}, (100, "completed", "failed")),
        (THREE[:1], {"I1": PartResult("incomplete", "passed")}, (100, "incomplete", "passed")),
        (THREE[:1], {"I1": PartResult("incomplete", progress=1.0)}, (97, "incomplete", "unknown")),
        ((item("I1"), item("I2", is_sco=False)), {"I1": DONE}, (100, "completed", "unknown")),
        ((item("I1"), item("I2", is_visible=False)), {"I1": DONE}, (100, "completed", "unknown")),
        ((item("I1"), item("I2", is_disabled=True)), {"I1": DONE}, (100, "completed", "unknown")),
        ((item("I1", is_visible=False),), {}, (0, "not attempted", "unknown")),
        ((item("I1", is_sco=False), item("I2", is_sco=False)), {"I1": DONE}, (50, "incomplete", "unknown")),
    ],
    ids=[
        "nothing begun",
        "one of three",
        "one and a half",
        "all, one judged",
        "one failed",
        "passed, not completed",
        "measured whole, not completed",
        "an asset",
        "a hidden item",
        "a disabled item",
        "a hidden one alone",
        "assets only",
    ],
)
def test_completion_success_and_progress_are_three_things(
    items: tuple[ScormItem, ...], parts: dict[str, PartResult], expected: tuple[float, str, str]
) -> None:
    told = course_result(items, parts)
    assert (told.progress, told.completion_status, told.success_status) == expected


def test_several_scores_are_one_mean() -> None:
    parts = {
        "I1": PartResult(score=Score(raw=50)),
        "I2": PartResult(score=Score(raw=3, min=1, max=5)),
        "I3": DONE,
    }
    assert course_result(THREE, parts).score == Score(scaled=0.5)
    assert course_result(THREE[:1], parts).score == Score(raw=50)
