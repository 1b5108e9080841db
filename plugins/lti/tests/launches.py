"""A browser that comes from an LMS."""

import json
import re
from typing import Any

import httpx

from tests.fakes.lms import FakeLms, asked

ARRIVAL = re.compile(r'<script type="application/json" id="arrival">(.+?)</script>')
CODE = re.compile(r'<main data-code="([A-Z_]+)">')
HTML = {"Accept": "text/html,*/*;q=0.8"}


class Browser:
    """Goes through the two halves of a launch as a browser does: it follows, and keeps cookies."""

    def __init__(self, client: httpx.AsyncClient, lms: FakeLms) -> None:
        self.client, self.lms = client, lms
        self.cookies: dict[str, str] = {}
        self.question: dict[str, str] = {}

    def address(self, path: str = "/") -> str:
        """An address of the organization's application."""
        url = self.client.base_url
        return f"{url.scheme}://{url.netloc.decode()}{path}"

    async def begin(self, target: str = "/", **more: str) -> httpx.Response:
        """Come to the login address; what is asked of the LMS is kept."""
        sent = self.lms.begin(self.address(target), **more)
        answer = await self.client.get("lti/login", params=sent, headers=HTML)
        self.follow(answer)
        return answer

    def follow(self, answer: httpx.Response) -> None:
        """Keep the cookie and the question of a redirect to the LMS."""
        if answer.status_code == 303:
            name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
            self.cookies[name] = value
            self.question = asked(answer.headers["location"])

    def token(self, target: str = "/", **changes: Any) -> str:
        """What the LMS signs in answer."""
        return self.lms.sign(self.lms.claims(self.question["nonce"], self.address(target), **changes))

    async def answer(self, id_token: str, **headers: str) -> httpx.Response:
        """Bring the LMS's answer."""
        form = {"id_token": id_token, "state": self.question["state"]}
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {**HTML, **({"Cookie": cookie} if cookie else {}), **headers}
        return await self.client.post("lti/launch", data=form, headers=sent)

    async def launch(self, target: str = "/", **changes: Any) -> httpx.Response:
        """Both halves."""
        await self.begin(target)
        return await self.answer(self.token(target, **changes))


def arrival_of(answer: httpx.Response) -> tuple[str, str]:
    """The token and the path that a launch hands over."""
    assert answer.status_code == 200, answer.text
    matched = ARRIVAL.search(answer.text)
    assert matched is not None, answer.text
    handed = json.loads(matched.group(1))
    return handed["token"], handed["path"]


def refusal_of(answer: httpx.Response) -> str:
    """The code of a page that says why not."""
    assert answer.status_code == 401, answer.text
    matched = CODE.search(answer.text)
    assert matched is not None, answer.text
    return matched.group(1)
