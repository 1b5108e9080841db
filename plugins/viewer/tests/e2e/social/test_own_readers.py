"""Books that bring their reader: a Mint book at its lesson, and a cat book that talks to its API."""

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import pytest
from estante.testing.live import until
from playwright.sync_api import FrameLocator, Page, expect

from plugins.viewer.tests.e2e.readers import Readers
from plugins.viewer.tests.e2e.viewer_screens import consumption
from tests.samples.readers import cat_book_reader, mint_book


def reader(page: Page) -> FrameLocator:
    """The book's own page."""
    return page.frame_locator("iframe")


def told_to(page: Page) -> Any:
    """What the reader was opened with."""
    told = reader(page).locator("output")
    expect(told).not_to_be_empty()
    return json.loads(told.inner_text())


@pytest.fixture
def mint(class_readers: Readers) -> str:
    return class_readers.put("lecciones.zip", mint_book(), type_guid="CTTY_02")


@pytest.fixture
def cat_book(class_readers: Readers) -> str:
    needed = class_readers.put("lector.zip", cat_book_reader(), type_guid="CTTY_00")
    body = {"name": f"Libro {uuid4().hex[:6]}", "type_guid": "CTTY_CATBOOK", "dependencies": [needed]}
    admin = class_readers.person("R04")
    more = {"is_public": True, "is_teacher_only": 0}
    return str(class_readers.call(admin, "POST", "cms/contents", {**body, **more})["guid"])


@pytest.mark.spec("VIE-133", "VIE-134", "VIE-023")
def test_a_mint_book_opens_in_its_reader_at_its_lesson_and_item(class_readers: Readers, mint: str) -> None:
    page = class_readers.window()
    page.goto(f"/viewer/{mint}?lessonItem=3#/lessons/leccion-7")
    assert told_to(page) == {"user_role": "student", "lessonItem": "3", "lesson": "#/lessons/leccion-7"}
    address = urlsplit(page.locator("iframe").get_attribute("src") or "")
    assert address.path.endswith("/visor/index.html")
    assert address.netloc != urlsplit(page.url).netloc
    page.goto("/home")
    page.goto(f"/viewer/{mint}")
    assert told_to(page) == {"user_role": "student", "lesson": ""}


@pytest.mark.spec("VIE-150", part="a Mint book")
def test_a_mint_book_tells_the_pages_that_its_reader_turns(class_readers: Readers, mint: str) -> None:
    page = class_readers.window()
    page.goto(f"/viewer/{mint}")
    turn = reader(page).get_by_role("button", name="Pasar")
    with page.expect_response("**/progress"):
        turn.click()
    until(class_readers.live, lambda: consumption(page, mint)["progress"] == 25)
    with page.expect_response("**/progress"):
        turn.click()
    until(class_readers.live, lambda: consumption(page, mint)["progress"] == 50)


@pytest.mark.spec("VIE-031")
def test_who_has_no_known_role_is_shown_as_r04_and_may_no_more_than_before(
    class_readers: Readers, mint: str
) -> None:
    visitor = class_readers.outside()
    visitor.goto(f"/public-viewer/{mint}")
    assert told_to(visitor)["user_role"] == "admin"
    expect(visitor.get_by_role("button", name="Valorar")).to_have_count(0)
    stranger = class_readers.person("R19")
    page = class_readers.window(stranger)
    page.goto(f"/public-viewer/{mint}")
    assert told_to(page)["user_role"] == "admin"
    status = (
        "([path]) => fetch(`/api/${path}`, { headers: { Authorization: `Bearer ${JSON.parse("
        "localStorage.getItem('auth')).value.authToken}` } }).then((answer) => answer.status)"
    )
    for path in ("cms/contents", "cms/contents/reports", f"cms/contents/{mint}/annotations"):
        assert page.evaluate(status, [path]) == 403


@pytest.mark.spec("VIE-136")
@pytest.mark.parametrize(("role", "is_teacher"), [("R01", "false"), ("R02", "true"), ("R04", "false")])
def test_a_cat_book_is_told_whether_a_teacher_reads_it(
    class_readers: Readers, cat_book: str, role: str, is_teacher: str
) -> None:
    page = class_readers.window(class_readers.person(role))
    page.goto(f"/viewer/{cat_book}")
    assert told_to(page)["is_teacher"] == is_teacher


@pytest.mark.spec("VIE-135")
def test_a_cat_book_opens_its_dependency_and_talks_to_its_api(class_readers: Readers, cat_book: str) -> None:
    page = class_readers.window(class_readers.person("R02"))
    page.goto(f"/viewer/{cat_book}")
    assert told_to(page)["api"] == "/i2c-v1/"
    address = page.locator("iframe").get_attribute("src") or ""
    assert "token" not in parse_qs(urlsplit(address).query)
    with page.expect_request("**/api/i2c-v1/books%2Fpages") as sent:
        reader(page).get_by_role("button", name="Consultar").click()
    assert sent.value.post_data_json == {"content_guid": cat_book, "data": {"page": 0}}
    answered = reader(page).locator("#answer")
    expect(answered).not_to_be_empty()
    assert json.loads(answered.inner_text()) == {"path": "books/pages", "data": {"page": 0}, "role": "R02"}
