"""Contents that become active or inactive at a time that somebody has set."""

from datetime import UTC, datetime

from estante.api import audit
from estante.api.access import Principal
from estante.api.errors import FieldError, ValidationFailed
from estante.api.jobs import JobContext, Json, NoPayload
from msgspec import UNSET
from sqlalchemy import func, or_, select

from estante_contents.models import Content
from estante_contents.schemas import ContentFields
from estante_contents.services.content_validation import sent_or

MAX_CONTENTS = 200
DUE = "SELECT EXISTS (SELECT FROM contents WHERE publish_at <= now() OR withdraw_at <= now())"


def validate_schedule(sent: ContentFields, content: Content | None) -> None:
    """Refuse times that do not go together with the status. What is not sent is not judged.

    Raises:
        ValidationFailed: every wrong time.
    """
    publish_at = sent_or(sent.publish_at, content.publish_at if content else None)
    withdraw_at = sent_or(sent.withdraw_at, content.withdraw_at if content else None)
    is_active = sent_or(sent.status, content.status if content else "active") != "inactive"
    faults = []
    if sent.publish_at is not UNSET and publish_at is not None and is_active:
        faults.append(FieldError("publish_at", "publish_active"))
    if sent.withdraw_at is not UNSET and withdraw_at is not None:
        if publish_at is None and not is_active:
            faults.append(FieldError("withdraw_at", "withdraw_inactive"))
        if publish_at is not None and withdraw_at <= publish_at:
            faults.append(FieldError("withdraw_at", "withdraw_before"))
    if faults:
        raise ValidationFailed(fields=faults)


async def keep_schedules(job: JobContext, _payload: NoPayload) -> Json:
    """Publish and withdraw what is due; of both, what comes later holds.

    What is in the trash by then is not published: its time is over, and it comes back as it is.
    """
    now = datetime.now(UTC)
    async with job.transaction() as session:
        is_due = or_(Content.publish_at <= func.now(), Content.withdraw_at <= func.now())
        due = select(Content).where(is_due).limit(MAX_CONTENTS).with_for_update(skip_locked=True)
        contents = list(await session.scalars(due))
        for content in contents:
            before = content.status
            if content.publish_at is not None and content.publish_at <= now:
                content.status = "active" if content.deleted_at is None else before
                content.publish_at = None
            if content.withdraw_at is not None and content.withdraw_at <= now:
                content.status, content.withdraw_at = "inactive", None
            content.version, content.updated_at = content.version + 1, now
            if content.deleted_at is not None and content.status == before:
                continue
            changes: audit.Detail = {"status": [before, content.status]}
            detail: dict[str, audit.Detail] = {"fields": ["status"], "changes": changes}
            nobody = Principal(job.tenant)
            await audit.record(session, nobody, "contents.update", "content", content.guid, detail)
    return len(contents)
