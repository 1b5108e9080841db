"""Reports: problems that people, or the viewer for them, tell the editors."""

import re
from datetime import UTC, datetime
from typing import ClassVar
from uuid import UUID

import msgspec
from estante.api import audit
from estante.api.database import Transaction
from estante.api.http import IfMatch
from estante.api.lists import Page
from estante.api.people import find_person
from estante.api.records import RecordEvents, Records
from estante_contents.contracts import ContentLibrary
from msgspec.structs import replace

from estante_viewer.contracts import ContentReported, ReportAnswered
from estante_viewer.models import Report
from estante_viewer.schemas.marks import AnswerReport, ReportDetail, ReportRow, WriteReport

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


class ReportService(Records[Report]):
    """Reports: everybody may send them, editors read and answer all, others read their own (VIE-209)."""

    entity, section, title = "report", "reports", "type"
    events = RecordEvents(created=ContentReported)
    unrecorded: ClassVar = frozenset({"comment", "answer", "answered_by", "answered_at"})

    async def send(self, content: UUID, report: WriteReport) -> Report:
        """Keep a report and publish it."""
        comment = without_secrets(report.comment)
        return await self.create(
            report, content_guid=content, person_guid=self.principal.guid, comment=comment
        )

    async def answer(
        self, guid: UUID, sent: AnswerReport, if_match: IfMatch, library: ContentLibrary
    ) -> Report:
        """Answer a report, close it or open it again; its author is notified.

        Raises:
            NotFound: no such report. StaleVersion: 412.
        """
        before = await self.get_for_update(guid, if_match)
        answer, status = before.answer, before.status
        record = await self.update(guid, sent)
        if (record.answer, record.status) != (answer, status):
            record.answered_by, record.answered_at = self.principal.guid, datetime.now(UTC)
            await self.session.flush()
            await self._publish(record, library)
        return record

    def values(self, record: Report | None, sent: WriteReport | AnswerReport) -> dict[str, object]:
        """The columns; an answer without the space around it."""
        values = super().values(record, sent)
        return values | ({"answer": str(values["answer"]).strip()} if "answer" in values else {})

    async def _publish(self, record: Report, library: ContentLibrary) -> None:
        card = (await library.cards([record.content_guid])).get(record.content_guid)
        event = ReportAnswered(
            tenant_id=self.principal.tenant.guid,
            at=datetime.now(UTC),
            actor_guid=self.principal.person_guid,
            report_guid=record.guid,
            content_guid=record.content_guid,
            content_name=card.name if card else "",
            reporter_guid=record.person_guid,
            type=record.type,
            is_closed=record.status == "closed",
            answer=record.answer,
        )
        await self.context.events.publish(self.session, event)

    def detail(self, record: Report) -> dict[str, audit.Detail]:
        """The content and the type; the comment is the person's own."""
        return {"content": str(record.content_guid), "type": record.type}


class ReportPresenter:
    """Answers reports with what their contents and people are called."""

    def __init__(self, session: Transaction) -> None:
        self._session = session

    async def rows(self, page: Page[ReportRow], library: ContentLibrary) -> Page[ReportRow]:
        """A page of the list."""
        cards = await library.cards([row.content_guid for row in page.rows])
        names = {guid: card.name for guid, card in cards.items()}
        return page.map(lambda row: replace(row, content_name=names.get(row.content_guid)))

    async def detail(self, record: Report, library: ContentLibrary) -> ReportDetail:
        """One report."""
        cards = await library.cards([record.content_guid])
        people = [await self._name(guid) for guid in (record.person_guid, record.answered_by)]
        more = {
            "content_name": next((card.name for card in cards.values()), None),
            "reporter": people[0],
            "answerer": people[1],
        }
        fields = {name: getattr(record, name) for name in ReportDetail.__struct_fields__ if name not in more}
        return msgspec.convert({**fields, **more}, ReportDetail)

    async def _name(self, guid: UUID | None) -> str | None:
        person = await find_person(self._session, guid) if guid else None
        return person.full_name if person else None
