"""What the shell's screens hold, in their own words (Spanish)."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Request, Route, expect

ASK = """async (path) => {
  const { value } = JSON.parse(localStorage.getItem("auth"));
  const answer = await fetch(`/api/${path}`, { headers: { Authorization: `Bearer ${value.authToken}` } });
  return answer.json();
}"""
STORED = "(name) => JSON.parse(localStorage.getItem(name))"


def stored(page: Page, name: str) -> Any:
    """What the shell keeps under a name: value and the time it expires, or None."""
    return page.evaluate(STORED, name)


def ask(page: Page, path: str) -> Any:
    """What the API answers to the person of this page; only a browser knows names below localhost."""
    return page.evaluate(ASK, path)


def heading(page: Page, text: str | re.Pattern[str]) -> Locator:
    """The page's title."""
    return page.get_by_role("heading", name=text, level=1)


def at_the_door(page: Page) -> None:
    """Wait for the sign-in page."""
    expect(heading(page, "Hola de nuevo")).to_be_visible()
    assert "/auth/login" in page.url


def sign_in(page: Page, email: str, password: str) -> None:
    """Fill the sign-in form and send it."""
    page.get_by_role("textbox", name="Correo o usuario").fill(email)
    page.locator("input[type=password]").fill(password)
    page.keyboard.press("Enter")


def side_bar(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Principal")


def person_menu(page: Page) -> Locator:
    """The open menu of the person."""
    side_bar(page).get_by_role("button", name=re.compile("Ana Pérez")).click()
    return page.get_by_role("menu")


def answers(http: int, code: str, **more: object) -> Callable[[Route], None]:
    """A call's refusal."""
    body = {"status": "error", "code": code, "message": "", "errors": [], "request_id": "r-1", **more}
    return lambda route: route.fulfill(status=http, json=body)


def told(request: Request) -> Any:
    """The JSON that a call sends."""
    return json.loads(request.post_data or "null")
