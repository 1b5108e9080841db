"""Reports: problems that people, or the viewer for them, tell the editors."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

import re
from datetime import datetime
from uuid import UUID

import msgspec
from estante.api import audit
from estante.api.access import Principal
from estante.api.events import Events
from sqlalchemy import RowMapping, text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_viewer.contracts import ContentReported
from estante_viewer.schemas.marks import ReportRow, WriteReport

ROW = "guid, content_guid, person_guid, type, comment, created_at"
WRITE = text(f"""
INSERT INTO reports (tenant_id, guid, person_guid, content_guid, type, comment)
VALUES (:tenant, :guid, :person, :content, :type, :comment) RETURNING {ROW}
""")
SECRET = re.compile(
    r"(?P<name>\b(?:token|access_token|signature|sig|cookie|authorization|x-amz-[a-z-]+)\b[\"']?\s*[=:]\s*[\"']?)"
    r"(?:bearer\s+)?[^\s&\"',;}]+",
    re.IGNORECASE,
)
BEARER = re.compile(r"\bbearer\s+[\w.~+/=-]+", re.IGNORECASE)
# On content hosts the first part of the path is the key to the package.
SIGNED_PATH = re.compile(r"(://[^/\s]+/)[0-9a-f]{6}\.[0-9a-f]+\.[\w-]{20,}")
HIDDEN = "[hidden]"


def without_secrets(comment: str) -> str:
    """A comment without tokens, cookies and signatures, whatever a client put into it (VIE-074)."""
    comment = SIGNED_PATH.sub(rf"\1{HIDDEN}", comment)
    comment = SECRET.sub(lambda secret: secret["name"] + HIDDEN, comment)
    return BEARER.sub(HIDDEN, comment)


class ReportService:
    """Reports: everybody may send them, editors read all, others their own (VIE-209)."""

    def __init__(self, session: AsyncSession, principal: Principal, events: Events) -> None:
        self._session = session
        self._principal = principal
        self._events = events

    async def write(self, content: UUID, report: WriteReport) -> ReportRow:
        """Keep a report and tell listeners."""
        values = self._keys(
            content=content, guid=uuid7(), type=report.type, comment=without_secrets(report.comment)
        )
        row = (await self._session.execute(WRITE, values)).mappings().one()
        detail = {"content": str(content), "type": report.type}
        await audit.record(self._session, self._principal, "reports.create", "report", row["guid"], detail)
        await self._events.publish(self._session, self._told(row, row["created_at"]))
        return msgspec.convert(dict(row), ReportRow)

    def _told(self, row: RowMapping, at: datetime) -> ContentReported:
        return ContentReported(
            tenant_id=self._principal.tenant.guid,
            at=at,
            actor_guid=self._principal.guid,
            report_guid=row["guid"],
            content_guid=row["content_guid"],
            type=row["type"],
        )

    def _keys(self, **values: object) -> dict[str, object]:
        return {"tenant": self._principal.tenant.guid, "person": self._principal.guid, **values}
