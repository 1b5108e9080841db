"""xAPI packages: the window goes to their page, and what they tell is recorded of a pseudonym."""

import json
import re
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit
from uuid import uuid4

import pytest
from estante.testing.browser import DESK, PHONE, Size, violations
from playwright.sync_api import Page, expect

from .readers import REPOSITORY, Readers
from .viewer_screens import answers, shown_error

SAMPLE = "xapi-ciclo-del-agua.zip"
# Two statements go out at once.
RECORDED = re.compile("^(initialized|experienced) 204$")
AWAY = re.compile(r"^http://[0-9a-f]{32}\.andaluna\.estante-content\.localhost(:\d+)?/")
REACH = """async ({endpoint, auth, app, actor}) => {
  const ask = (url, options) => fetch(url, options).then((answer) => answer.status, () => "refused");
  const headers = { Authorization: auth, "X-Experience-API-Version": "1.0.3" };
  const other = JSON.stringify({ mbox: "mailto:otro@casa.example" });
  return {
    own: await ask(`${endpoint}statements`, { headers }),
    other: await ask(`${endpoint}agents?agent=${encodeURIComponent(other)}`, { headers }),
    application: await ask(`${app}/api/lrs/xapi/statements`, { headers }),
    session: await ask(`${app}/api/users/me`, { credentials: "include" }),
    cookies: document.cookie,
    storage: Object.keys(localStorage).length,
  };
}"""


def put(readers: Readers, name: str, **fields: object) -> str:
    data = (REPOSITORY / "tests/samples" / name).read_bytes()
    return readers.put(name, data, type_guid="CTTY_20", **fields)


def launched_with(page: Page) -> dict[str, Any]:
    """The parameters that the window's address has."""
    query = {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}
    return {**query, "actor": json.loads(query["actor"])}


@pytest.mark.spec("VIE-124", "VIE-125", "VIE-126")
@pytest.mark.parametrize(
    ("name", "is_teacher_only", "title"),
    [
        ("xapi-alumno-docente.zip", 0, "El ciclo del agua: alumno"),
        ("xapi-alumno-docente.zip", 1, "El ciclo del agua: docente"),
        (SAMPLE, 0, "El ciclo del agua"),
        (SAMPLE, 1, "El ciclo del agua"),
    ],
)
def test_the_window_goes_to_the_page_of_who_it_is_for(
    readers: Readers, name: str, is_teacher_only: int, title: str
) -> None:
    guid = put(readers, name, is_teacher_only=is_teacher_only, is_public=not is_teacher_only)
    page = readers.window(readers.person("R04" if is_teacher_only else "R01"))
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page).to_have_url(AWAY)
    expect(page.locator("#status")).to_have_text(RECORDED)


@pytest.mark.spec("VIE-127", "VIE-128", "VIE-129")
def test_a_package_records_a_pseudonym_and_learns_nothing_of_the_student(readers: Readers) -> None:
    guid = put(readers, SAMPLE)
    word = uuid4().hex[:8]
    student = readers.person(
        "R01", name=f"Inés{word}", lastname=f"Gil{word}", username=word, email=f"{word}@casa.example"
    )
    page = readers.window(student)
    with page.expect_request("**/api/lrs/xapi-state") as asked:
        page.goto(f"/viewer/{guid}")
    expect(page.locator("#status")).to_have_text(RECORDED)
    assert asked.value.post_data_json == {"content_guid": guid, "student_guid": str(student.guid)}
    query = launched_with(page)
    content = readers.call(student, "GET", f"cms/contents/{guid}", None)
    own = {name: values[0] for name, values in parse_qs(content["xapi"]["query"]).items()}
    assert json.loads(own["actor"]) == content["xapi"]["actor"]
    assert content["xapi"]["actor"]["mbox"] == f"mailto:{word}@casa.example"
    assert query["activity_id"] == own["activity_id"] == "https://example.org/xapi/ciclo-del-agua"
    assert set(query) == {"activity_id", "actor", "endpoint", "auth", "registration"}
    assert word not in page.url
    assert word not in page.content()
    page.get_by_role("button", name="El sol").click()
    expect(page.locator("#status")).to_have_text("completed 204")
    account = query["actor"]["account"]
    ghost = f"{account['name']}@{account['homePage']}"
    rows = readers.staff_answer(f"lrs/statements?actor={quote(ghost)}&orderBy=stored_at")
    assert sorted(row["verb"].rpartition("/")[2] for row in rows) == [
        "answered",
        "completed",
        "experienced",
        "initialized",
    ]
    assert {row["actor"] for row in rows} == {ghost}
    app = readers.live.url().rstrip("/")
    reached = page.evaluate(REACH, {**query, "app": app})
    assert reached == {
        "own": 200,
        "other": 403,
        "application": "refused",
        "session": "refused",
        "cookies": "",
        "storage": 0,
    }


def test_the_way_back_leads_to_the_viewer_and_out_of_it(readers: Readers) -> None:
    guid = put(readers, SAMPLE)
    page = readers.enter()
    page.evaluate(
        "(address) => { history.pushState(null, '', '/home'); location.assign(address); }", f"/viewer/{guid}"
    )
    status = page.locator("#status")
    expect(status).to_have_text(RECORDED)
    page.go_back()
    card = page.get_by_role("article")
    expect(card).to_contain_text("Has vuelto de la actividad")
    card.get_by_role("button", name="Abrir otra vez").click()
    expect(status).to_have_text(RECORDED)
    page.go_back()
    expect(card).to_be_visible()
    page.get_by_role("button", name="Volver").click()
    expect(page).to_have_url(re.compile("/home$"))


def test_a_package_runs_by_itself_where_nobody_records(readers: Readers) -> None:
    guid = put(readers, SAMPLE)
    page = readers.window()
    page.route("**/api/lrs/xapi-state", answers(404, status="error", code="NOT_FOUND", message="", errors=[]))
    page.goto(f"/viewer/{guid}")
    expect(page.locator("#status")).to_have_text("no endpoint")
    assert urlsplit(page.url).query == ""
    visitor = readers.outside()
    visitor.goto(f"/public-viewer/{guid}")
    expect(visitor.locator("#status")).to_have_text("no endpoint")
    assert urlsplit(visitor.url).query == ""


def test_a_package_is_not_opened_while_it_is_unclear_whether_it_is_recorded(readers: Readers) -> None:
    guid = put(readers, SAMPLE)
    page = readers.window()
    page.route(
        "**/api/lrs/xapi-state", answers(500, status="error", code="INTERNAL_ERROR", message="", errors=[])
    )
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_be_visible()
    page.unroute("**/api/lrs/xapi-state")
    page.get_by_role("button", name="Reintentar").click()
    expect(page.locator("#status")).to_have_text(RECORDED)


COURSE = "cmi5-ciclo-del-agua.zip"


@pytest.mark.story
@pytest.mark.spec("LRS-044", part="by the viewer")
@pytest.mark.spec("LRS-048", part="in a course of a package")
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_course_is_gone_through_unit_by_unit(readers: Readers, size: Size) -> None:
    guid = put(readers, COURSE)
    page = readers.window(size=size)
    page.goto(f"/viewer/{guid}")
    parts = page.get_by_role("navigation", name="Partes del curso")
    expect(parts).to_contain_text("Contenido")
    reading = parts.get_by_role("button", name="Lectura")
    expect(reading.get_by_role("img", name="Sin empezar")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    reading.click()
    expect(page.locator("#status")).to_have_text("initialized 204")
    # The unit itself returns the window, by the address that it was launched with.
    page.get_by_role("button", name="Terminar").click()
    expect(reading.get_by_role("img", name="Completado")).to_be_visible()
    parts.get_by_role("button", name="Prueba").click()
    expect(page.locator("#status")).to_have_text("initialized 204")
    # Left without a word, as by the browser's own way back.
    page.go_back()
    expect(parts.get_by_role("button", name="Prueba")).to_be_visible()
    parts.get_by_role("button", name="Prueba").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#status")).to_have_text("initialized 204")
    page.get_by_role("button", name="Nubes").click()
    expect(page.locator("#status")).to_have_text("terminated 204")
    page.go_back()
    exam = parts.get_by_role("button", name="Prueba")
    expect(exam.get_by_role("img", name="Aprobado")).to_be_visible()
