"""What a course commits is in the database, however the student leaves."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from estante.testing.browser import People
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, Request, expect

from tests.samples.courses import Item

from .courses import Version, add_course, enter_course, sco

COMMITS = re.compile(r"/_player/commit$")


def close(page: Page) -> None:
    page.close(run_before_unload=True)


def reload(page: Page) -> None:
    page.reload(wait_until="commit")


def go_back(page: Page) -> None:
    page.go_back(wait_until="commit")


def go_elsewhere(page: Page) -> None:
    page.goto("about:blank")


def crash(page: Page) -> None:
    """The tab's process dies: no handler of the page runs any more."""
    with page.expect_event("crash"), suppress(PlaywrightError):
        page.goto("chrome://crash")


def take_the_arrow(page: Page) -> None:
    page.get_by_role("button", name="Volver").click()
    # A window that is closed while it goes elsewhere may never end: it waits for what the part says last.
    page.wait_for_url(lambda url: "/viewer/" not in url, wait_until="commit")


WAYS: list[Callable[[Page], None]] = [close, reload, go_back, go_elsewhere, take_the_arrow]


@pytest.mark.spec("VIE-122", part="every way out")
@pytest.mark.parametrize("version", ["1.2", "2004"])
def test_what_was_committed_outlives_every_way_out(people: People, version: Version) -> None:
    course = add_course(people, version, Item(title="Lectura"))
    for number, leave in enumerate(WAYS):
        page = enter_course(people, course)
        part = sco(page)
        assert part.evaluate(f"rte.set('cmi.suspend_data', 'written {number}')") == "true"
        assert part.evaluate("rte.commit()") == "true"
        leave(page)
        course.until_data(f"written {number}")
    page = enter_course(people, course)
    entry = "cmi.entry" if version == "2004" else "cmi.core.entry"
    assert sco(page).evaluate(f"rte.get('{entry}')") == "resume"
    assert sco(page).evaluate("rte.get('cmi.suspend_data')") == f"written {len(WAYS) - 1}"


@pytest.mark.parametrize("behaviour", ["saves on unload", "saves on pagehide"])
@pytest.mark.parametrize("leave", WAYS, ids=lambda way: way.__name__)
def test_a_part_that_saves_while_it_goes_is_stored(
    people: People, behaviour: str, leave: Callable[[Page], None]
) -> None:
    course = add_course(people, "1.2", Item(title="Lectura", behaviour=behaviour))
    page = enter_course(people, course)
    sco(page)
    leave(page)
    course.until(lambda stored: stored.data().startswith("saved in"))


def test_what_was_set_and_not_committed_is_stored_when_the_page_hides(people: People) -> None:
    course = add_course(people, "2004", Item(title="Lectura"))
    page = enter_course(people, course)
    sco(page).evaluate("rte.set('cmi.suspend_data', 'only set')")
    close(page)
    course.until_data("only set")


def test_a_commit_without_a_line_is_kept_and_sent_at_the_next_open(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Lectura"))
    page = enter_course(people, course)
    part = sco(page)
    context = page.context
    context.set_offline(True)
    part.evaluate("rte.set('cmi.suspend_data', 'x'.repeat(4000))")
    assert part.evaluate("rte.commit()") == "true"
    expect(page.get_by_role("status").filter(has_text="guardado en este dispositivo")).to_be_visible()
    assert course.data() == ""
    crash(page)
    page.close()
    context.set_offline(False)
    again = context.new_page()
    again.goto(f"/viewer/{course.guid}")
    assert sco(again).evaluate("rte.get('cmi.suspend_data').length") == 4000
    course.until_data("x" * 4000)


def test_a_token_that_ran_out_is_renewed_and_nothing_is_lost(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Lectura"))
    page = enter_course(people, course)
    part = sco(page)
    asked: list[Request] = []
    page.on(
        "request", lambda request: asked.append(request) if request.url.endswith("/course/token") else None
    )
    refused = {"status": "error", "code": "COMMIT_FORBIDDEN", "message": "", "errors": []}
    page.route(COMMITS, lambda route: route.fulfill(status=403, json=refused), times=1)
    part.evaluate("rte.set('cmi.suspend_data', 'after a break')")
    with page.expect_response(lambda answer: bool(COMMITS.search(answer.url)) and answer.ok):
        assert part.evaluate("rte.commit()") == "true"
    course.until_data("after a break")
    assert asked


def test_three_parts_of_64000_characters_are_stored_each_in_its_row(people: People) -> None:
    course = add_course(people, "2004", *(Item(title=f"Parte {number}") for number in (1, 2, 3)))
    page = enter_course(people, course)
    for number in (1, 2, 3):
        if number > 1:
            page.get_by_role("button", name=f"Parte {number}").click()
        part = sco(page, number)
        part.evaluate("number => rte.set('cmi.suspend_data', String(number).repeat(64000))", number)
        part.evaluate("rte.set('cmi.completion_status', 'completed')")
        assert part.evaluate("rte.commit()") == "true"
    for number in (1, 2, 3):
        course.until_data(str(number) * 64_000, f"I{number}")
    course.until(lambda stored: stored.result()["completion"] == "completed")
    close(page)


def test_two_windows_keep_what_each_has_done(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Uno"), Item(title="Dos"))
    one = enter_course(people, course)
    other = one.context.new_page()
    other.goto(f"/viewer/{course.guid}")
    sco(other)
    other.get_by_role("button", name="Dos").click()
    for page, number in ((other, 2), (one, 1)):
        part = sco(page, number)
        part.evaluate("rte.set('cmi.core.lesson_status', 'completed')")
        assert part.evaluate("rte.commit()") == "true"
    course.until(lambda stored: stored.result()["completion"] == "completed")
