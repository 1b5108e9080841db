"""Messages as the back office is answered."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from estante.api.database import Transaction
from estante.api.files import FileStore
from estante.api.tenants import Tenant
from msgspec import structs
from sqlalchemy import func, select

from estante_messages.models import Message, MessageRead
from estante_messages.schemas import MessageAnswer, MessageRow, State, StoredRow
from estante_messages.services.audience import AudienceService


def today_in(tenant: Tenant) -> date:
    """The day on the clock of the tenant."""
    return datetime.now(UTC).astimezone(ZoneInfo(tenant.time_zone)).date()


def state_of(*, is_published: bool, start: date, end: date | None, today: date) -> State:
    """What a message is on a day; both of its days belong to it."""
    if not is_published:
        return "draft"
    if start > today:
        return "scheduled"
    return "ended" if end is not None and end < today else "shown"


class MessagePresenter:
    """Answers messages with their state, for whom they are in words, and the address of the picture."""

    def __init__(self, tenant: Tenant, files: FileStore, audiences: AudienceService) -> None:
        self._tenant, self._files, self._audiences = tenant, files, audiences

    async def row_maker(self, rows: Sequence[StoredRow]) -> Callable[[StoredRow], MessageRow]:
        """What answers each of these rows; what they name is read once for all of them."""
        countries = {guid for row in rows for guid in row.countries}
        names = await self._audiences.names(countries, [row.audiences for row in rows])
        today = today_in(self._tenant)
        return lambda row: self._row(row, names, today)

    async def present(self, session: Transaction, record: Message) -> MessageAnswer:
        """A message with its text, as the session's transaction has written it so far."""
        reads = select(func.count()).where(MessageRead.message_guid == record.guid)
        stored = StoredRow(
            guid=record.guid,
            title=record.title,
            roles=record.roles,
            countries=record.countries,
            audiences={kind: [UUID(guid) for guid in guids] for kind, guids in record.audiences.items()},
            start_date=record.start_date,
            end_date=record.end_date,
            is_published=record.is_published,
            is_article=record.is_article,
            image=record.image_path,
            reads=await session.scalar(reads) or 0,
            created_by=record.created_by,
            created_at=record.created_at,
            updated_at=record.updated_at,
        )
        make = await self.row_maker([stored])
        return MessageAnswer(**structs.asdict(make(stored)), text=record.text)

    def _row(self, row: StoredRow, names: Mapping[str, str], today: date) -> MessageRow:
        kinds = (*self._audiences.kinds, *(row.audiences.keys() - self._audiences.kinds.keys()))
        groups = [guid for kind in kinds for guid in row.audiences.get(kind, ())]
        # A message for a group that is gone does not look as if it were for everybody.
        gone = self._audiences.gone
        parts = (row.roles, row.countries, groups)
        named = (dict.fromkeys(names.get(str(value), gone) for value in values) for values in parts)
        words = [", ".join(some) for some in named if some]
        values = structs.asdict(row) | {
            "image": self._files.picture_url(self._tenant, row.image) if row.image else None
        }
        state = state_of(is_published=row.is_published, start=row.start_date, end=row.end_date, today=today)
        return MessageRow(**values, state=state, audience=" · ".join(words))
