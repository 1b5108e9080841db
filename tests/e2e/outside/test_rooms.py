"""Two tables, a slot of contents, an import, an event that another plugin hears: written by hand, outside."""

from pathlib import Path
from uuid import uuid4

import httpx
import pytest
from estante.testing.browser import People, violations
from estante.testing.live import LiveEstante
from playwright.sync_api import expect

from tests.e2e.outside import making

pytestmark = pytest.mark.wide

MAX_LINES = 900


def test_both_plugins_take_few_lines() -> None:
    lines = {name: making.written_lines(making.HERE / name) for name in making.WRITTEN}
    assert sum(lines.values()) <= MAX_LINES, lines


@pytest.mark.parametrize("name", making.WRITTEN)
def test_its_own_tests_pass(author: Path, site: Path, estante: LiveEstante, name: str) -> None:
    making.run_tests(author / name, site, estante)


@pytest.mark.parametrize("name", making.WRITTEN)
def test_the_checkers_have_nothing_against_it(author: Path, site: Path, name: str) -> None:
    output = making.run_estante("plugins", "check", name, folder=author, site=site)
    assert output.splitlines()[-1] == "Nothing is missing."
    assert making.lint(author / name) == ""


def test_its_calls_are_typed(author: Path, site: Path) -> None:
    assert making.check_types(author / "rooms") == ""
    calls = author / "rooms" / "web" / "components" / "content-bookings.component.tsx"
    written = calls.read_text("utf-8")
    calls.write_text(written.replace("content: [record.guid]", "contents: [record.guid]"), "utf-8")
    assert "contents" in making.check_types(author / "rooms")
    calls.write_text(written, "utf-8")


def test_who_books_is_told_once_by_the_other_plugin(people: People, admin: httpx.Client) -> None:
    mark = uuid4().hex[:6]
    room = admin.post("rooms", json={"name": f"Sala {mark}", "seats": 24}).json()["data"]["guid"]
    times = {"starts_at": "2026-03-02T09:00:00Z", "ends_at": "2026-03-02T10:00:00Z"}
    body = {"name": f"Ciencias {mark}", "room_guid": room, **times}
    assert admin.post("bookings", json=body).status_code == 201
    page = people.enter("/notifications")
    expect(page.get_by_text(f"La sala es tuya: Ciencias {mark}.")).to_have_count(1)
    assert violations(page) == []
    page.get_by_text(f"La sala es tuya: Ciencias {mark}.").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Ciencias {mark}")
