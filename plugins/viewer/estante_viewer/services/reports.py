"""Reports: problems that people, or the viewer for them, tell the editors."""

import re
from uuid import UUID

from estante.api import audit
from estante.api.records import RecordEvents, Records

from estante_viewer.contracts import ContentReported
from estante_viewer.models import Report
from estante_viewer.schemas.marks import WriteReport

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
    """Reports: everybody may send them, editors read all, others their own (VIE-209)."""

    entity, section, title = "report", "reports", "type"
    events = RecordEvents(created=ContentReported)

    async def send(self, content: UUID, report: WriteReport) -> Report:
        """Keep a report and publish it."""
        comment = without_secrets(report.comment)
        return await self.create(
            report, content_guid=content, person_guid=self.principal.guid, comment=comment
        )

    def detail(self, record: Report) -> dict[str, audit.Detail]:
        """The content and the type; the comment is the person's own."""
        return {"content": str(record.content_guid), "type": record.type}
