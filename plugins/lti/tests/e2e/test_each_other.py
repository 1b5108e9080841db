"""Two organizations of one Estante launch each other: one is the LMS, the other one the tool in its frame."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from estante.testing.browser import People
from estante.testing.live import LiveEstante, until
from playwright.sync_api import Browser, Page, expect

from plugins.lti.tests.e2e.test_lti_screens import new_school
from plugins.viewer.tests.e2e.readers import stored_session
from tests.e2e.places import ask
from tests.fakes.tls_door import tls_door

LMS, TOOL = "aula.estante.test", "laboratorio.estante.test"


@contextmanager
def known_as(live: LiveEstante, tenant: str, host: str, **more: str) -> Iterator[None]:
    """A demo tenant that has another host as well, and more in its file."""
    path = live.folder / "tenants" / tenant / "tenant.toml"
    before = path.read_text("utf-8")
    hosts = re.sub(r"(?m)^hosts = \[", f'hosts = ["{host}", ', before)
    path.write_text(hosts + "".join(f"{name} = {value}\n" for name, value in more.items()), "utf-8")
    try:
        until(live, lambda: ask(live, host, "/api/organization").status_code == 200)
        yield
    finally:
        path.write_text(before, "utf-8")


@contextmanager
def window(browser: Browser, door: str, host: str, token: str) -> Iterator[Page]:
    """A page of somebody who is signed in at a host that the door knows."""
    context = browser.new_context(
        proxy={"server": door, "bypass": "*.localhost"},
        ignore_https_errors=True,
        base_url=f"https://{host}",
        storage_state=stored_session(f"https://{host}", token),
        locale="es-ES",
    )
    yield context.new_page()
    context.close()


@pytest.mark.spec("LTI-008", "LTI-013", part="our platform and our tool, in a browser")
def test_our_platform_launches_our_tool_in_its_frame(
    people: People, chromium: Browser, tmp_path: Path
) -> None:
    live = people.live
    framed = {"embedded_by": f'["https://{LMS}"]'}
    with (
        known_as(live, "andaluna", LMS),
        known_as(live, "ipe", TOOL, **framed),
        tls_door(live.port, tmp_path, "*.estante.test") as door,
    ):
        rows = people.call("GET", "cms/contents?pageSize=100", tenant="ipe").json()["data"]
        shown = next(row for row in rows if row["type_guid"] == "CTTY_07")
        tool = f"https://{TOOL}"
        made = people.call(
            "POST",
            "lti/tools",
            {
                "name": f"Laboratorio {uuid4().hex[:6]}",
                "launch_url": f"{tool}/viewer/{shown['guid']}",
                "login_url": f"{tool}/api/lti/login",
                "redirect_urls": [f"{tool}/api/lti/launch"],
            },
        ).json()["data"]
        body = {"name": f"Experimento {uuid4().hex[:6]}", "type_guid": "LTI", "tool_guid": made["guid"]}
        content = people.call("POST", "cms/contents", {**body, "is_public": True}).json()["data"]
        register(people, made["client_id"])
        with people.client("R01") as student:
            token = student.headers["Authorization"].removeprefix("Bearer ")
        with window(chromium, door, LMS, token) as page:
            page.goto(f"/viewer/{content['guid']}")
            inside = page.frame_locator("iframe")
            expect(inside.get_by_role("heading", name=shown["name"], level=1)).to_be_visible()


def register(people: People, client_id: str) -> None:
    """The tool knows the platform: a school of its own is launched by it."""
    lms = f"https://{LMS}"
    keys = ask(people.live, LMS, "/api/lti/.well-known/jwks.json").text
    school = new_school(people, "ipe")
    sent = {
        "enableLti": True,
        "issuer": lms,
        "issuer_url": lms,
        "client_id": client_id,
        "deployment_id": "1",
        "key_set_url": f"{lms}/api/lti/.well-known/jwks.json",
        "token_url": f"{lms}/api/lti/token",
        "authorization_url": f"{lms}/api/lti/authorize",
        "authorization_keys": keys,
    }
    answer = people.call("PUT", f"schools/{school}/lti", sent, tenant="ipe")
    assert answer.is_success, answer.text
