"""Exercise records: each is a row of its own, as it was sent (LRS-006 to LRS-013)."""

import msgspec
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import FieldError, TooLarge, ValidationFailed

from estante_lrs.models import LearningRecord
from estante_lrs.schemas import MAX_DATA_BYTES, SESSION_TIME, LearningRecordRow, NewLearningRecord
from estante_lrs.services.completions import record_completion

COMPLETED = "completed"


class LearningRecordService:
    """The records of the person who asks."""

    def __init__(self, session: Transaction, principal: Principal) -> None:
        self._session, self._principal = session, principal

    async def add(self, sent: NewLearningRecord, name: str) -> LearningRecordRow:
        """Store a record; a completed one makes a statement too.

        Args:
            name: what the content is called.

        Raises:
            ValidationFailed: 400, `session_time` is no duration. TooLarge: 413, `data` is over 1 MB.
        """
        if sent.session_time is not None and SESSION_TIME.fullmatch(sent.session_time) is None:
            raise ValidationFailed(fields=[FieldError("session_time", "invalid")])
        data = msgspec.json.encode(sent.data)
        if len(data) > MAX_DATA_BYTES:
            raise TooLarge(text="RECORD_TOO_LARGE", limit_kb=MAX_DATA_BYTES // 1024)
        record = LearningRecord(
            tenant_id=self._principal.tenant.guid,
            person_guid=self._principal.guid,
            content_guid=sent.content_guid,
            reference_id=sent.reference_id,
            scope=sent.scope,
            data=data.decode(),
            session_time=sent.session_time,
            completion_status=sent.completion_status,
        )
        self._session.add(record)
        await self._session.flush()
        if sent.completion_status == COMPLETED:
            person, tenant = self._principal.guid, self._principal.tenant
            await record_completion(self._session, tenant, person, sent.content_guid, name)
        return LearningRecordRow(
            guid=record.guid,
            content_guid=record.content_guid,
            reference_id=record.reference_id,
            scope=record.scope,
            data=sent.data,
            session_time=record.session_time,
            completion_status=sent.completion_status,
            person_guid=record.person_guid,
            created_at=record.created_at,
        )
