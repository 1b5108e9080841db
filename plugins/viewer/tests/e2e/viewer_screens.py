"""What a person does in the viewer, in the words of its screens (Spanish)."""

import json
import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from estante.testing.browser import People
from playwright.sync_api import FrameLocator, Locator, Page, Request, Route, expect

ASK = """async ([path]) => {
  const { value } = JSON.parse(localStorage.getItem("auth"));
  const answer = await fetch(`/api/${path}`, { headers: { Authorization: `Bearer ${value.authToken}` } });
  return answer.json();
}"""
# What a browser writes of an answer that is no success, and of what only it decides: no fault of the page.
USUAL = re.compile(r"Failed to load resource|GPU|WebGL")


def ask(page: Page, path: str) -> Any:
    """What the API answers to the person of this page."""
    return page.evaluate(ASK, [path])["data"]


def new_link(people: People, **fields: object) -> str:
    """A link of nobody else's, public unless `fields` say otherwise. Answers its guid."""
    body = {
        "name": f"Enlace {uuid4().hex[:8]}",
        "type_guid": "CTTY_06",
        "url": "https://pages.example/agua",
        "is_public": True,
        "is_teacher_only": 0,
        **fields,
    }
    made = people.call("POST", "cms/contents", body)
    assert made.status_code == 201, made.text
    return str(made.json()["data"]["guid"])


def guid_of(page: Page, name: str) -> str:
    """The guid of a demo content: others may be called alike, and the demo was there first."""
    rows = ask(page, "cms/contents?pageSize=200&orderBy=created_at")
    return next(str(one["guid"]) for one in rows if one["name"] == name)


def view(page: Page, name: str, query: str = "") -> str:
    """Open a demo content in the viewer, from the list. Answers its guid."""
    guid = guid_of(page, name)
    page.goto(f"/viewer/{guid}{query}")
    return guid


def leave(page: Page) -> None:
    """Take the way back and arrive."""
    page.get_by_role("button", name="Volver").click()
    page.wait_for_url(re.compile("/(contents|home)"))


def consumption(page: Page, guid: str) -> Any:
    """The person's one consumption of a content."""
    (found,) = ask(page, f"consumptions?content_guid={guid}")
    return found


def page_field(page: Page) -> Locator:
    """The field of the page pill of a document."""
    return page.get_by_role("textbox", name="Página", exact=True)


def course(page: Page) -> tuple[FrameLocator, FrameLocator]:
    """The player of a course, and the part that it plays."""
    player = page.frame_locator("iframe")
    return player, player.frame_locator("iframe")


def answers(http: int, **body: object) -> Callable[[Route], None]:
    """A route's answer with a status."""
    return lambda route: route.fulfill(status=http, json=body, headers={"access-control-allow-origin": "*"})


def told(request: Request) -> Any:
    """The JSON that a call sends."""
    return json.loads(request.post_data or "null")


def complaints(page: Page) -> list[str]:
    """A list that fills with what the console complains of, policies' violations included."""
    heard: list[str] = []
    page.on(
        "console",
        lambda message: (
            heard.append(message.text)
            if message.type in {"error", "warning"} and not USUAL.search(message.text)
            else None
        ),
    )
    return heard


def shown_error(page: Page) -> Locator:
    """The error screen, which has the focus on its way back."""
    expect(page.get_by_role("button").filter(has_text="Voltar")).to_be_focused()
    return page.get_by_role("alert")
