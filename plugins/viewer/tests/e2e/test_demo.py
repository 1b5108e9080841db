"""What a newcomer finds in a demo tenant: something to go on with, and something of every type to open."""

import re
from collections import Counter
from typing import Any

import httpx
import pytest
from estante.testing.browser import LOCALES, People
from estante_contents.demo.loading import catalogue
from playwright.sync_api import Locator, Page, expect

TYPES = {entry.type_guid for entry in catalogue()}
ROLES = ("R01", "R02", "R04", "R05", "R07")
TRACKED = ("R01", "R02", "R04", "R07")
OWNERS = ("R02", "R04", "R07")
SOME = 3
# The demo was there before what other tests made.
FIRST = "pageSize=200&orderBy=created_at"


def data(answer: httpx.Response) -> Any:
    """The data of a success."""
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


@pytest.mark.parametrize("tenant", LOCALES)
def test_every_role_and_nobody_open_a_demo_content_of_every_type(people: People, tenant: str) -> None:
    for role in ROLES:
        opens = data(people.call("GET", "front/contents?pageSize=200", role=role, tenant=tenant))
        assert {one["type_guid"] for one in opens} >= TYPES, role
    public = data(people.call("GET", f"cms/contents?is_public=true&status=active&{FIRST}", tenant=tenant))
    demo = [one for one in public if one["erp_id"]]
    assert {one["type_guid"] for one in demo} >= TYPES
    host = {"Host": f"{tenant}.localhost:{people.live.port}"}
    with httpx.Client(
        base_url=f"http://127.0.0.1:{people.live.port}/api/", headers=host, timeout=60
    ) as nobody:
        for one in demo:
            assert data(nobody.get(f"front/public-viewer/{one['guid']}"))["name"] == one["name"]


@pytest.mark.parametrize("tenant", LOCALES)
def test_the_demo_people_go_on_as_far_as_their_files_are_long(people: People, tenant: str) -> None:
    for role in TRACKED:
        rows = data(people.call("GET", "consumptions?pageSize=200", role=role, tenant=tenant))
        begun = [row for row in rows if row["sessions"] == 1 and 0 < row["progress"] < 100]
        assert begun, role
        for row in begun:
            body = {"content_guid": row["content_guid"], "type": row["type"]}
            opened = data(people.call("POST", "consumptions", body, role=role, tenant=tenant))
            assert (opened["progress"], opened["last"]) == (row["progress"], row["last"]), row


def test_each_demo_editor_has_made_some_contents(people: People) -> None:
    demo = data(people.call("GET", f"cms/contents?{FIRST}"))
    made = Counter(one["created_by"] for one in demo if one["erp_id"])
    assert None not in made
    assert len(made) == len(OWNERS)
    assert min(made.values()) >= SOME


def _whole(page: Page, name: str) -> Locator:
    """A part of the start page with all its rows: other tests' courses may stand before the demo's."""
    part = page.get_by_role("region", name=name)
    expect(part.get_by_role("listitem").first).to_be_visible()
    more = part.get_by_role("button", name=re.compile("^Ver"))
    while more.count():
        more.click()
    return part


def test_a_student_goes_on_at_the_first_start(people: People) -> None:
    page = people.enter("/home", "R01")
    begun = _whole(page, "Sigue donde estabas")
    paper = begun.get_by_role("listitem").filter(has_text="Guía de enlaces para investigar")
    expect(paper.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "66")
    expect(_whole(page, "Ya lo viste")).to_contain_text("Animación: cómo se forma la lluvia")
    paper.get_by_role("link").click()
    expect(page.get_by_role("textbox", name="Página", exact=True)).to_have_value("2")
