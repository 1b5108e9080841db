"""Contents to view, and people who view them."""

import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from estante.database.engine import Database
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from sqlalchemy import text
from uuid_utils.compat import uuid7

Json = dict[str, Any]
NewContent = Callable[..., Awaitable[UUID]]
START = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)

ADD = text("""
INSERT INTO contents (tenant_id, guid, name, type_guid, url, status, is_public, is_teacher_only,
  storage_status, assets)
VALUES (:tenant, :guid, :name, :type_guid, :url, :status, :is_public, :is_teacher_only, :storage_status,
  CAST(:assets AS jsonb))
""")


@pytest.fixture
def content(database: Database) -> NewContent:
    """Add a link that everybody may open: `await content(tenant, is_public=False)`."""

    async def add(tenant: Tenant, **changes: object) -> UUID:
        guid = uuid7()
        values: dict[str, object] = {
            "name": "El ciclo del agua",
            "type_guid": "CTTY_06",
            "url": "https://example.org/agua",
            "status": "active",
            "is_public": True,
            "is_teacher_only": 0,
            "storage_status": "none",
            "assets": "{}",
            **changes,
        }
        async with database.transaction(tenant) as session:
            await session.execute(ADD, {"tenant": tenant.guid, "guid": guid, **values})
        return guid

    return add


class Viewing:
    """A person with a content open, as the viewer's page has it."""

    def __init__(self, client: SignedIn, content_guid: UUID, length: float | None, type_guid: str) -> None:
        self.client, self.content_guid = client, content_guid
        self.length, self.type_guid = length, type_guid
        self.started: Json = {}

    async def start(self, **more: object) -> Json:
        """Open the content; begins a session."""
        body = {"content_guid": str(self.content_guid), "type": self.type_guid, **more}
        if self.length is not None:
            body["progress_ends"] = self.length
        answer = await self.client.post("consumptions", json=body)
        assert answer.status_code == 200, answer.text
        self.started = answer.json()["data"]
        return self.started

    def update(self, start: float, end: float, *, at: float = 0, **more: object) -> Json:
        """The body of a progress update that was made `at` seconds after the start."""
        return {
            "started_at": (START + timedelta(seconds=at)).isoformat(),
            "ended_at": (START + timedelta(seconds=at + 3)).isoformat(),
            "progress_start": start,
            "progress_end": end,
            "session_guid": self.started["session_guid"],
            **more,
        }

    async def tell(self, start: float, end: float, *, at: float = 0, **more: object) -> Json:
        """Send a progress update and answer the new state."""
        answer = await self.client.post(self.address, json=self.update(start, end, at=at, **more))
        assert answer.status_code == 200, answer.text
        data: Json = answer.json()["data"]
        return data

    @property
    def address(self) -> str:
        return f"consumptions/{self.started['guid']}/progress"

    async def close(self, ended_at: datetime) -> Json:
        """Leave."""
        guid, session = self.started["guid"], self.started["session_guid"]
        body = {"consumption_guid": guid, "guid": session, "ended_at": ended_at.isoformat()}
        answer = await self.client.put(f"consumptions/{guid}/sessions/{session}", json=body)
        assert answer.status_code == 200, answer.text
        data: Json = answer.json()["data"]
        return data

    async def read(self) -> Json:
        """The consumption as the list answers it."""
        answer = await self.client.get("consumptions", params={"content_guid": str(self.content_guid)})
        (row,) = answer.json()["data"]
        found: Json = row
        return found


@pytest.fixture
def viewing(
    client: Callable[..., Awaitable[SignedIn]], content: NewContent
) -> Callable[..., Awaitable[Viewing]]:
    """A student who has just opened a content of 100 seconds: `await viewing(tenant)`.

    `length` is what the viewer says, `assets` is what the server has measured.
    """

    async def begin(
        tenant: Tenant,
        *,
        length: float | None = 100,
        type_guid: str = "CTTY_03",
        by: SignedIn | None = None,
        **assets: float,
    ) -> Viewing:
        guid = await content(tenant, type_guid=type_guid, assets=json.dumps(assets))
        made = Viewing(by or await client(tenant, "R01"), guid, length, type_guid)
        await made.start()
        return made

    return begin
