"""Writing messages."""

import re
from collections.abc import Collection, Sequence
from datetime import date
from typing import ClassVar
from uuid import UUID

from estante.api.errors import FieldError, ValidationFailed
from estante.api.files import COVER_FORMATS, UploadPurpose, claim_upload, release_file
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records, TrashRules, clean_html, record_acts
from msgspec import UNSET
from sqlalchemy import select

from estante_messages.models import Message
from estante_messages.policies import Messages
from estante_messages.schemas import MIN_TITLE, MessageFields
from estante_messages.services.audience import AudienceService

IMAGE = UploadPurpose("messages.image", (Messages.create, Messages.update), COVER_FORMATS, "image_bytes")
_TAG = re.compile(r"<(?!img )[^>]*>|&nbsp;")


class MessageService(Records[Message]):
    """The messages of a tenant."""

    entity, section, title = "message", Messages.name, "title"
    # A text has pictures in it.
    unrecorded: ClassVar = frozenset({"text"})
    trash_rules = TrashRules(Messages.delete, Messages.delete, thumbnail="image_path")

    def __init__(self, context: RecordContext, audiences: AudienceService) -> None:
        super().__init__(context)
        self._audiences = audiences

    async def check(self, record: Message | None, sent: MessageFields) -> None:
        """Refuse an end before the start, a text that says nothing, and an audience that is not there."""
        wrong = [*_wrong_words(sent), *_wrong_days(record, sent)]
        wrong += await self._audiences.faults(
            roles=() if sent.roles is UNSET else sent.roles,
            countries=() if sent.countries is UNSET else sent.countries,
            audiences={} if sent.audiences is UNSET else sent.audiences,
        )
        if wrong:
            raise ValidationFailed(fields=wrong)

    def values(self, record: Message | None, sent: MessageFields) -> dict[str, object]:
        """The columns as they are stored: each value of an audience once, and no kind without any."""
        values = super().values(record, sent)
        if sent.title is not UNSET:
            values["title"] = sent.title.strip()
        for name in ("roles", "countries"):
            if name in values:
                values[name] = list(dict.fromkeys(getattr(sent, name)))
        if sent.audiences is not UNSET:
            named = {
                kind: [str(guid) for guid in dict.fromkeys(guids)] for kind, guids in sent.audiences.items()
            }
            merged = {**(record.audiences if record is not None else {}), **named}
            values["audiences"] = {kind: guids for kind, guids in merged.items() if guids}
        return values

    async def relate(self, record: Message, sent: MessageFields, changed: Collection[str] | None) -> None:
        """Take over the picture that was sent. Raises NotFound, UploadNotReady, ValidationFailed."""
        if sent.image is UNSET:
            return
        if record.image_guid is not None:
            await release_file(self.session, record.image_guid)
        record.image_path = record.image_guid = None
        if sent.image is not None:
            stored = await claim_upload(self.session, self.principal, sent.image)
            if stored.format not in COVER_FORMATS:
                raise ValidationFailed(fields=[FieldError("image", "choice")])
            record.image_path, record.image_guid = stored.path, stored.guid
        await self.session.flush()

    async def publish(self, guid: UUID, if_match: IfMatch) -> Message:
        """Show a message from its first day on, if it is not yet. Raises NotFound, StaleVersion."""
        record = await self.get_for_update(guid, if_match)
        if not record.is_published:
            record.is_published = True
            await self.save(record, "publish")
        return record

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete messages for good, and let go of their pictures."""
        pictures = select(Message.image_guid).where(Message.guid.in_(guids), Message.image_guid.is_not(None))
        for picture in await self.session.scalars(pictures):
            if picture is not None:
                await release_file(self.session, picture)
        await super().delete_rows(guids)


def _wrong_words(sent: MessageFields) -> list[FieldError]:
    wrong = []
    if sent.title is not UNSET and len(sent.title.strip()) < MIN_TITLE:
        wrong.append(FieldError("title", "min_length", {"min": MIN_TITLE}))
    if sent.text is not UNSET and not _TAG.sub("", clean_html(sent.text, pictures=True)).strip():
        wrong.append(FieldError("text", "required"))
    return wrong


def _wrong_days(record: Message | None, sent: MessageFields) -> list[FieldError]:
    start = record.start_date if record is not None and sent.start_date is UNSET else sent.start_date
    end = record.end_date if record is not None and sent.end_date is UNSET else sent.end_date
    if isinstance(start, date) and isinstance(end, date) and end < start:
        return [FieldError("end_date", "before_start")]
    return []


ACTS = record_acts(MessageService, Messages)
