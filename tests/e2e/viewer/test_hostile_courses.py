"""A course that means harm reaches neither the application nor who opens it, whatever its pages try."""

import socket

from playwright.sync_api import Frame, Page, expect

from tests.e2e.people import People
from tests.samples.courses import Item

from .courses import add_course, enter_course, sco

HEAP = [f"c{number}={'x' * 4000}" for number in range(170)]


def outcome(part: Frame) -> object:
    part.wait_for_function("window.outcome !== undefined")
    return part.evaluate("window.outcome")


def opens(page: Page) -> None:
    """The application is there, and holds no cookie of a stranger."""
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    own = page.context.cookies(page.url)
    assert {one["name"] for one in own} <= {"core-last-location"}
    assert all("trap" not in (one.get("value") or "") for one in own)


def test_a_course_that_fills_the_jar_locks_nobody_out(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Galletas", behaviour="fills the jar"))
    page = enter_course(people, course)
    outcome(sco(page))
    opens(page)
    # By itself in a window, where it is at home, it fills its own jar: nobody else's.
    alone = page.context.new_page()
    address = course_address(page, course.guid)
    alone.goto(address)
    alone.wait_for_function("window.outcome > 100000")
    opens(page)
    page.goto(f"/viewer/{course.guid}")
    assert sco(page).evaluate("rte.found")


def course_address(page: Page, guid: str) -> str:
    page.goto(f"/viewer/{guid}")
    return sco(page).url


def test_a_heap_of_cookies_is_forgotten_on_the_way_in(people: People) -> None:
    page = people.enter("/", "R01")
    url = people.live.url()
    page.context.add_cookies([{"name": f"c{n}", "value": "x" * 4000, "url": url} for n in range(150)])
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    page.reload()
    assert not [
        one
        for one in page.context.cookies(url)
        if one.get("name", "").startswith("c") and one.get("name") != "core-last-location"
    ]


def test_all_that_a_browser_may_send_is_answered(people: People) -> None:
    lines = [
        "GET /api/organization HTTP/1.1",
        f"Host: andaluna.localhost:{people.live.port}",
        "Connection: close",
        f"Cookie: {'; '.join(HEAP)}",
        "",
        "",
    ]
    with socket.create_connection(("127.0.0.1", people.live.port)) as connection:
        connection.sendall("\r\n".join(lines).encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b"")).lower()
    assert answer.startswith(b"http/1.1 200")
    assert b'clear-site-data: "cookies"' in answer


def test_a_course_that_goes_for_the_application_gets_nowhere(people: People) -> None:
    course = add_course(people, "2004", Item(title="Curioso", behaviour="goes for the application"))
    page = enter_course(people, course)
    found = outcome(sco(page))
    assert isinstance(found, dict)
    assert len(found) == 9
    assert set(found.values()) == {"no"}, found
    assert page.url.endswith(course.guid)


def test_a_course_that_cries_for_help_files_no_reports(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Lobo", behaviour="cries for help"))
    page = enter_course(people, course)
    assert outcome(sco(page)) == "cried"
    opens(page)
    rows = course.rows("SELECT guid FROM reports WHERE content_guid = %s")
    assert rows == []
