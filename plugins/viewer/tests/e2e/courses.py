"""Courses of a test's own: uploaded by an administrator, opened by a student, looked at in the database."""

import json
import re
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Literal

import httpx
import psycopg
from estante.testing.browser import DESK, People, Scheme, Size
from estante.testing.live import until
from estante.testing.tenants import TENANTS
from msgspec import Struct
from playwright.sync_api import Frame, Page, expect
from psycopg.rows import dict_row

from tests.e2e.places import database_url, until_prepared
from tests.samples import courses

Version = Literal["1.2", "2004"]
PARTS = """
SELECT p.part, p.state, p.exit, p.completion_status AS completion, p.success_status AS success, p.score
FROM consumption_parts p JOIN consumptions c ON c.tenant_id = p.tenant_id AND c.guid = p.consumption_guid
WHERE c.content_guid = %s
"""
RESULT = """
SELECT progress::float8 AS progress, completion_status AS completion, success_status AS success, score
FROM consumptions WHERE content_guid = %s
"""


class Stored(Struct):
    """What the database has of the students' use of one course."""

    people: People
    guid: str

    def rows(self, query: str) -> list[dict[str, Any]]:
        with psycopg.connect(database_url(self.people.live), row_factory=dict_row) as connection:
            connection.execute("SELECT set_config('app.tenant', %s, false)", [TENANTS["andaluna"]["guid"]])
            return connection.execute(query.encode(), [self.guid]).fetchall()

    def part(self, name: str = "I1") -> dict[str, Any]:
        """A part, or nothing while there is none."""
        return next((row for row in self.rows(PARTS) if row["part"] == name), {})

    def data(self, name: str = "I1") -> str:
        """What the part wrote into its suspend data."""
        cmi = json.loads(self.part(name).get("state") or "{}").get("cmi", {})
        return str(cmi.get("suspend_data") or "")

    def result(self) -> dict[str, Any]:
        """The course as a whole."""
        (row,) = self.rows(RESULT)
        return row

    def until_data(self, expected: str, name: str = "I1") -> None:
        """Wait until a part's suspend data is this."""
        self.until(lambda stored: stored.data(name) == expected)

    def until(self, holds: Callable[["Stored"], bool]) -> None:
        """Wait until the database says so."""
        until(self.people.live, lambda: holds(self))


def add_course(
    people: People,
    version: Version,
    *items: courses.Item,
    sequencing: str = "",
    title: str = "Curso de prueba",
) -> Stored:
    """Upload a course that everybody may open, and wait until it is prepared."""
    account = people.live.sign_in("R04")
    host = {"Host": f"andaluna.localhost:{people.live.port}"}
    base = f"http://127.0.0.1:{people.live.port}/api/"
    data = courses.course(version, *items, sequencing=sequencing, title=title)
    with httpx.Client(base_url=base, headers=host, timeout=60) as client:
        who = {"email": account.username, "password": account.password}
        token = client.post("front/login", json=who).json()["data"]["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        upload = _upload(client, data)
        body = {
            "name": title,
            "type_guid": "CTTY_10",
            "upload_guid": upload,
            "is_public": True,
            "is_teacher_only": 0,
        }
        made = client.post("cms/contents", json=body)
        assert made.status_code == 201, made.text
    until_prepared(people.live, "andaluna")
    return Stored(people, made.json()["data"]["guid"])


def _upload(client: httpx.Client, data: bytes) -> str:
    name, purpose = b64encode(b"curso.zip").decode(), b64encode(b"content").decode()
    tus = {"Tus-Resumable": "1.0.0"}
    metadata = f"filename {name},purpose {purpose}"
    made = client.post(
        "uploads", headers={**tus, "Upload-Length": str(len(data)), "Upload-Metadata": metadata}
    )
    assert made.status_code == 201, made.text
    path = re.sub(r"^.*/api/", "", made.headers["location"])
    kind = "application/offset+octet-stream"
    sent = client.patch(path, content=data, headers={**tus, "Upload-Offset": "0", "Content-Type": kind})
    assert sent.status_code == 204, sent.text
    return path.rpartition("/")[2]


def enter_course(
    people: People, course: Stored, *, role: str = "R01", size: Size = DESK, scheme: Scheme = "light"
) -> Page:
    """A person with the course open, from their list of contents or start page."""
    page = people.enter("/", role, size=size, scheme=scheme)
    page.goto(f"/viewer/{course.guid}")
    return page


def sco(page: Page, number: int = 1) -> Frame:
    """The page of an item, when it is there and the player has given it its API."""
    player = page.frame_locator("iframe").frame_locator("iframe")
    expect(player.locator(f"html[data-item='p{number}']")).to_be_attached()
    return next(frame for frame in page.frames if f"/p{number}.html" in frame.url)
