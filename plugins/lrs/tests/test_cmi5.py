"""cmi5: a unit is launched, says what it may in order, and the course is satisfied."""

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit
from uuid import UUID, uuid4

import httpx
import msgspec
import pytest
import pytest_asyncio
from estante.database.engine import Database
from estante.testing.answers import data_of, wrong_fields
from sqlalchemy import text

from plugins.lrs.tests.conftest import VERBS, VERSION

Json = dict[str, Any]
CONTEXT = "https://w3id.org/xapi/cmi5/context/"
CATEGORY, MOVE_ON = f"{CONTEXT}categories/cmi5", f"{CONTEXT}categories/moveon"
SESSION, MASTERY = f"{CONTEXT}extensions/sessionid", f"{CONTEXT}extensions/masteryscore"
ADL = "https://w3id.org/xapi/adl/verbs/"
BASE = "https://escuela.example/cmi5"
READING, EXAM, EXTRA, BLOCK = f"{BASE}/lectura", f"{BASE}/prueba", f"{BASE}/extra", f"{BASE}/bloque"
SAID = {"passed": {"success": True}, "failed": {"success": False}, "completed": {"completion": True}}
COURSE = {
    "identifier": BASE,
    "titles": {"es": "El ciclo del agua"},
    "units": [
        {
            "identifier": BLOCK,
            "titles": {"es": "Contenido", "no es una lengua": "x"},
            "children": [
                {
                    "identifier": READING,
                    "titles": {"es": "Lectura"},
                    "href": "lectura/mi página.html",
                    "query": "intento=1",
                    "move_on": "Completed",
                    "launch_parameters": "paginas=4",
                    "entitlement_key": "agua",
                },
                {
                    "identifier": EXAM,
                    "href": "prueba.html",
                    "move_on": "CompletedAndPassed",
                    "mastery_score": 0.7,
                },
            ],
        },
        {"identifier": EXTRA, "href": "extra.html", "activity_type": "https://escuela.example/tipos/extra"},
    ],
}


def assets(package: str = "p1", **changes: object) -> str:
    return msgspec.json.encode(
        {"package": {"root": package, "entry": "a.html", "course": {**COURSE, **changes}}}
    ).decode()


class Unit:
    """A unit that was launched, as its page sees it."""

    def __init__(self, launch: Json, page: httpx.AsyncClient) -> None:
        self.url, self.page, self.session = str(launch["url"]), page, launch["session_guid"]
        self.query = dict(parse_qsl(urlsplit(self.url).query))
        self.actor: Json = msgspec.json.decode(self.query["actor"])
        self.launch_data: Json = {}

    async def fetch(self) -> Json:
        answer = await self.page.post(self.query["fetch"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
        found: Json = answer.json()
        return found

    def place(self, state: str) -> Json:
        agent, registration = self.query["actor"], self.query["registration"]
        activity = self.query["activityId"]
        return {"activityId": activity, "agent": agent, "registration": registration, "stateId": state}

    async def start(self) -> "Unit":
        """Fetch the credential, read the launch data and say that it is there."""
        self.page.headers["Authorization"] = f"Basic {(await self.fetch())['auth-token']}"
        self.launch_data = (
            await self.page.get("activities/state", params=self.place("LMS.LaunchData"))
        ).json()
        await self.says("initialized")
        return self

    def statement(self, word: str, **changes: Any) -> Json:
        context = msgspec.json.decode(msgspec.json.encode(self.launch_data["contextTemplate"]))
        context["registration"] = self.query["registration"]
        result: Json = dict(SAID.get(word, {}))
        category = [{"id": CATEGORY}, *([{"id": MOVE_ON}] if result else [])]
        context.setdefault("contextActivities", {})["category"] = category
        if word != "initialized":
            result["duration"] = "PT12.5S"
        made = {
            "actor": self.actor,
            "verb": {"id": f"{VERBS}{word}"},
            "object": {"id": self.query["activityId"]},
            "context": context,
            "timestamp": "2026-01-15T10:00:00Z",
            **({"result": result} if result else {}),
        }
        return {**made, **changes}

    async def send(self, statement: Json) -> httpx.Response:
        return await self.page.post("statements", json=statement)

    async def says(self, *verbs: str) -> None:
        for verb in verbs:
            answer = await self.send(self.statement(verb))
            assert answer.status_code == 200, (verb, answer.text)

    async def refused(self, statement: Json) -> str:
        """The rule that a statement breaks; nothing of it is stored."""
        answer = await self.send({**statement, "id": (guid := str(uuid4()))})
        assert answer.status_code == 403, answer.text
        stored = await self.page.get("statements", params={"statementId": guid})
        assert stored.status_code == 404
        rule: str = answer.json()["rule"]
        return rule

    async def verbs(self) -> list[str]:
        """What was said of the person in this content, the oldest first."""
        answer = await self.page.get("statements", params={"ascending": "true"})
        return [entry["verb"]["id"].rpartition("/")[2] for entry in answer.json()["statements"]]


@pytest_asyncio.fixture
async def student(client, tenant):
    return await client(tenant, "R01", name="Inés", email="ines@casa.example", lang_id="es")


@pytest.fixture
def launched(content, tenant, student, package_host) -> Callable[..., Any]:
    """A unit of a course: `await launched(EXAM)`; another of the same course with its guid."""

    async def launch(unit: str | None = None, guid: UUID | None = None, **more: Any) -> Unit:
        guid = guid or await content(tenant, assets=assets())
        body = {"content_guid": str(guid), **({"unit": unit} if unit else {}), **more}
        answer = data_of(await student.post("lrs/cmi5/launch", json=body))
        endpoint = dict(parse_qsl(urlsplit(answer["url"]).query))["endpoint"]
        return Unit(answer, package_host(endpoint))

    return launch


@pytest.mark.spec("LRS-044")
@pytest.mark.clause("cmi5 1.0", "8.1 Launch method", "9.2 Actor")
async def test_the_address_has_what_a_unit_is_launched_with(launched, tenant, student):
    unit = await launched(READING)
    address = urlsplit(unit.url)
    assert address.path.endswith("/lectura/mi%20p%C3%A1gina.html")
    assert address.query.startswith("intento=1&endpoint=")
    assert set(unit.query) == {"intento", "endpoint", "fetch", "actor", "registration", "activityId"}
    assert set(unit.actor) == {"objectType", "account"}
    assert "+" not in address.query
    secret = ("inés", "ines", str(student.person.guid))
    assert not any(word in unit.url.lower() for word in secret)
    assert str(UUID(unit.query["registration"])) == unit.query["registration"]
    assert unit.query["activityId"] not in (READING, "")
    host = f"{address.scheme}://{address.netloc}"
    assert unit.query["endpoint"] == f"{host}/_xapi/"
    assert unit.query["fetch"].startswith(f"{host}/_xapi/cmi5/fetch?key=")


@pytest.mark.spec("LRS-045")
@pytest.mark.clause("cmi5 1.0", "8.2 Fetch address")
async def test_the_credential_is_fetched_once(launched, client, tenant, package_host):
    unit = await launched(READING)
    key = urlsplit(unit.query["fetch"]).query
    elsewhere = package_host(unit.query["endpoint"].replace("//p1.", "//p2.").replace("//p1--", "//p2--"))
    assert elsewhere.base_url.host != unit.page.base_url.host
    stolen = await elsewhere.post(f"cmi5/fetch?{key}")
    assert (stolen.status_code, stolen.json()["error-code"]) == (200, "2")
    token = (await unit.fetch())["auth-token"]
    for _ in range(2):
        again = await unit.fetch()
        assert (again["error-code"], "auth-token" in again) == ("1", False)
    nobody = await client(tenant)
    assert (await nobody.post("lrs/cmi5/fetch", params={"key": "otra"})).json()["error-code"] == "2"
    assert (await nobody.post("lrs/cmi5/fetch")).json()["error-code"] == "2"
    other = await launched(EXAM)
    fetched = await nobody.post(f"lrs/cmi5/fetch?{urlsplit(other.query['fetch']).query}")
    headers = {"Authorization": f"Basic {fetched.json()['auth-token']}", VERSION: "1.0.3"}
    assert (await nobody.get("lrs/xapi/statements", headers=headers)).status_code == 200
    # The token of one package opens nothing on another's host.
    headers["Authorization"] = f"Basic {token}"
    assert (await elsewhere.get("statements", headers=headers)).status_code == 401
    assert (await unit.page.get("statements", headers=headers)).status_code == 200


@pytest.mark.spec("LRS-046")
@pytest.mark.clause("cmi5 1.0", "10 State data", "9.3.1 Launched", "11 Agent profile")
async def test_the_launch_data_is_there_before_the_unit(launched, provider, tenant):
    back = f"http://{tenant.hosts[0]}:8000/viewer/x?returned=true"
    unit = await (await launched(READING, return_url=back)).start()
    assert unit.launch_data == {
        "contextTemplate": {
            "extensions": {SESSION: unit.session},
            "contextActivities": {"grouping": [{"objectType": "Activity", "id": READING}]},
        },
        "launchMode": "Normal",
        "moveOn": "Completed",
        "launchParameters": "paginas=4",
        "entitlementKey": {"courseStructure": "agua"},
        "returnURL": back,
    }
    # It is the organization's: the unit changes and deletes none of it.
    place = unit.place("LMS.LaunchData")
    for method in ("PUT", "POST", "DELETE"):
        assert (await unit.page.request(method, "activities/state", params=place)).status_code == 403
    every = {name: value for name, value in place.items() if name != "stateId"}
    assert (await unit.page.delete("activities/state", params=every)).status_code == 204
    assert (await unit.page.get("activities/state", params=place)).status_code == 200
    profile = {"agent": unit.query["actor"], "profileId": "cmi5LearnerPreferences"}
    preferences = (await unit.page.get("agents/profile", params=profile)).json()
    assert preferences == {"languagePreference": "es", "audioPreference": "on"}
    said = (await unit.page.get("statements", params={"verb": f"{VERBS}launched"})).json()["statements"]
    (statement,) = said
    extensions = statement["context"]["extensions"]
    assert extensions[f"{CONTEXT}extensions/launchmode"] == "Normal"
    assert extensions[f"{CONTEXT}extensions/moveon"] == "Completed"
    assert extensions[f"{CONTEXT}extensions/launchparameters"] == "paginas=4"
    page = extensions[f"{CONTEXT}extensions/launchurl"]
    assert page.endswith("/lectura/mi%20p%C3%A1gina.html")
    assert urlsplit(page).path.count("/") == 2
    assert statement["object"]["id"] == unit.query["activityId"]


@pytest.mark.spec("LRS-047")
@pytest.mark.clause("cmi5 1.0", "7.1 Statements of a unit", "9.3 Verbs", "9.5 Result", "9.6 Context")
async def test_what_a_unit_says_comes_in_order_and_once(launched, content, tenant):
    guid = await content(tenant, assets=assets())
    unit = await launched(EXAM, guid)
    unit.page.headers["Authorization"] = f"Basic {(await unit.fetch())['auth-token']}"
    place = unit.place("LMS.LaunchData")
    unit.launch_data = (await unit.page.get("activities/state", params=place)).json()
    allowed = unit.statement("experienced")
    allowed["context"]["contextActivities"].pop("category")
    for early in (unit.statement("completed"), unit.statement("terminated"), allowed):
        assert await unit.refused(early) == "initialized_first"
    await unit.says("initialized")
    assert (await unit.send(allowed)).status_code == 200
    assert await unit.refused(unit.statement("initialized")) == "once"
    await unit.says("completed")
    assert await unit.refused(unit.statement("completed")) == "once"
    judged = unit.statement("passed")
    judged["context"]["extensions"][MASTERY] = 0.7
    judged["result"]["score"] = {"scaled": 0.7}
    kept = {**judged, "id": str(uuid4())}
    for _ in range(2):
        # Sent again, as after a lost answer, it changes nothing.
        assert (await unit.send(kept)).status_code == 200
    for verb in ("passed", "failed"):
        assert await unit.refused(unit.statement(verb)) == "once"
    await unit.says("terminated")
    for late in (unit.statement("terminated"), unit.statement("completed"), allowed):
        assert await unit.refused(late) == "session_ended"
    again = await (await launched(EXAM, guid)).start()
    for verb in ("completed", "passed", "failed"):
        assert await again.refused(again.statement(verb)) == "once"
    await again.says("terminated")


async def test_a_failed_unit_may_be_tried_again_and_passed(launched, content, tenant):
    guid = await content(tenant, assets=assets())
    for verb in ("failed", "failed", "passed"):
        unit = await (await launched(EXAM, guid)).start()
        await unit.says(verb)
        await unit.says("terminated")
    assert (await unit.verbs()).count("failed") == 2


def changed(statement: Json, path: tuple[str, ...], value: object) -> Json:
    """A statement with another value at a path, or without one."""
    copy: Json = msgspec.json.decode(msgspec.json.encode(statement))
    *above, last = path
    place = copy
    for name in above:
        place = place.setdefault(name, {})
    if value is None:
        del place[last]
    else:
        place[last] = value
    return copy


SCORE = ("result", "score")
BROKEN: list[tuple[str, str, tuple[str, ...], object]] = [
    ("registration", "completed", ("context", "registration"), str(uuid4())),
    ("registration", "completed", ("context", "registration"), None),
    ("session_id", "completed", ("context", "extensions"), {}),
    ("session_id", "completed", ("context", "extensions", SESSION), str(uuid4())),
    ("publisher_id", "completed", ("context", "contextActivities", "grouping"), [{"id": READING}]),
    ("object", "completed", ("object",), {"id": EXAM}),
    ("verb", "completed", ("verb",), {"id": f"{ADL}satisfied"}),
    ("verb", "completed", ("verb",), {"id": f"{VERBS}experienced"}),
    ("timestamp", "completed", ("timestamp",), None),
    ("result", "completed", ("result", "completion"), False),
    ("result", "completed", ("result", "success"), True),
    ("result", "passed", ("result", "success"), False),
    ("result", "failed", ("result", "success"), True),
    ("result", "terminated", ("result", "completion"), True),
    ("move_on_category", "completed", ("context", "contextActivities", "category"), [{"id": CATEGORY}]),
    ("duration", "completed", ("result", "duration"), None),
    ("duration", "terminated", ("result", "duration"), None),
    ("score", "completed", SCORE, {"scaled": 0.9}),
    ("score", "passed", SCORE, {"scaled": -0.5}),
    ("score", "passed", SCORE, {"scaled": 0.9, "raw": 9}),
    ("mastery_score", "passed", SCORE, {"scaled": 0.69}),
    ("mastery_score", "failed", SCORE, {"scaled": 0.7}),
    ("mastery_score", "passed", SCORE, {"scaled": 0.9}),
]


@pytest.mark.spec("LRS-047", part="each rule")
async def test_each_rule_is_held(launched):
    unit = await (await launched(EXAM)).start()
    for rule, verb, path, value in BROKEN:
        assert await unit.refused(changed(unit.statement(verb), path, value)) == rule, (rule, verb, path)
    own = (await unit.page.get("statements")).json()["statements"][0]["id"]
    voiding = unit.statement("voided", object={"objectType": "StatementRef", "id": own})
    assert (await unit.send(voiding)).status_code == 403


@pytest.mark.spec("LRS-048")
@pytest.mark.clause("cmi5 1.0", "9.3.9 Satisfied", "13.1.4 moveOn")
async def test_units_blocks_and_the_course_are_satisfied_once(launched, content, tenant, student):
    guid = await content(tenant, assets=assets())

    async def satisfied(unit: Unit) -> list[str]:
        query = {"verb": f"{ADL}satisfied", "ascending": "true"}
        said = (await unit.page.get("statements", params=query)).json()["statements"]
        assert all(entry["context"]["registration"] == unit.query["registration"] for entry in said)
        grouping = [entry["context"]["contextActivities"]["grouping"][0]["id"] for entry in said]
        kinds = {entry["object"].get("definition", {}).get("type", "").rpartition("/")[2] for entry in said}
        assert kinds <= {"", "extra", "block", "course"}
        return grouping

    reading = await (await launched(READING, guid)).start()
    # Without a rule to move on a unit is satisfied from the beginning.
    assert await satisfied(reading) == [EXTRA]
    await reading.says("completed", "terminated")
    assert await satisfied(reading) == [EXTRA, READING]
    exam = await (await launched(EXAM, guid)).start()
    await exam.says("completed")
    assert await satisfied(exam) == [EXTRA, READING]
    await exam.says("passed", "terminated")
    assert await satisfied(exam) == [EXTRA, READING, EXAM, BLOCK, BASE]
    again = await (await launched(READING, guid)).start()
    assert await satisfied(again) == [EXTRA, READING, EXAM, BLOCK, BASE]
    body = {"content_guid": str(guid), "student_guid": str(student.person.guid)}
    units = data_of(await student.post("lrs/xapi-state", json=body))["units"]
    assert [
        (unit["unit"], unit["is_completed"], unit["is_passed"], unit["is_satisfied"]) for unit in units
    ] == [
        (READING, True, False, True),
        (EXAM, True, True, True),
        (EXTRA, False, False, True),
    ]


@pytest.mark.parametrize(
    ("move_on", "verbs"),
    [
        ("Passed", ("completed", "passed")),
        ("Completed", ("passed", "completed")),
        ("CompletedAndPassed", ("passed", "completed")),
        ("CompletedOrPassed", ("failed", "completed")),
    ],
)
@pytest.mark.spec("LRS-048", part="each moveOn")
async def test_each_rule_to_move_on_is_met_by_its_verbs(launched, content, tenant, move_on, verbs):
    units = [{"identifier": EXAM, "href": "prueba.html", "move_on": move_on}]
    unit = await (await launched(EXAM, await content(tenant, assets=assets(units=units)))).start()
    for verb, count in zip(verbs, (0, 2), strict=True):
        await unit.says(verb)
        assert (await unit.verbs()).count("satisfied") == count


@pytest.mark.spec("LRS-049")
@pytest.mark.clause("cmi5 1.0", "9.3.6 Abandoned", "9.5.4 Duration")
async def test_a_session_without_an_end_is_abandoned_at_the_next_launch(launched, content, tenant):
    guid = await content(tenant, assets=assets())
    left = await (await launched(EXAM, guid)).start()
    ended = await (await launched(READING, guid)).start()
    said = (await ended.page.get("statements", params={"verb": f"{ADL}abandoned"})).json()["statements"]
    (abandoned,) = said
    assert abandoned["object"]["id"] == left.query["activityId"]
    assert abandoned["context"]["extensions"][SESSION] == left.session
    assert abandoned["result"]["duration"].startswith("PT")
    assert await left.refused(left.statement("completed")) == "session_ended"
    await ended.says("completed", "terminated")
    last = await (await launched(READING, guid)).start()
    assert (await last.verbs()).count("abandoned") == 1


async def test_a_launch_is_for_courses_that_the_person_may_open(
    client, tenant, other_tenant, content, student
):
    course = await content(tenant, assets=assets())
    for guid, more, field in (
        (await content(tenant), {}, "content_guid"),
        (await content(tenant, type_guid="CTTY_06", assets=assets()), {}, "content_guid"),
        (course, {"unit": "https://otro.example"}, "unit"),
        (course, {"return_url": "https://otro.example/"}, "return_url"),
        (course, {"return_url": "javascript:alert(1)"}, "return_url"),
    ):
        answer = await student.post("lrs/cmi5/launch", json={"content_guid": str(guid), **more})
        assert list(wrong_fields(answer)) == [field]
    closed = await content(tenant, assets=assets(), is_public=False)
    elsewhere = await content(other_tenant, assets=assets())
    for who, guid, status in (
        (student, closed, 403),
        (student, elsewhere, 404),
        (student, uuid4(), 404),
        (await client(tenant), course, 401),
    ):
        assert (await who.post("lrs/cmi5/launch", json={"content_guid": str(guid)})).status_code == status


async def test_what_is_said_of_a_content_that_is_gone_is_kept_and_satisfies_nothing(
    launched, content, tenant, database: Database
):
    guid = await content(tenant, assets=assets())
    unit = await (await launched(READING, guid)).start()
    async with database.transaction(tenant) as session:
        await session.execute(
            text("UPDATE contents SET deleted_at = now() WHERE guid = :guid"), {"guid": guid}
        )
    await unit.says("completed", "terminated")
    assert (await unit.verbs()).count("satisfied") == 1
