"""The messages that are for the caller, and which of them were read."""

from collections.abc import Mapping
from uuid import UUID, uuid4

from estante.api.database import Transaction
from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.http import IfMatch
from estante.api.records import RecordContext
from msgspec import structs
from sqlalchemy import text

from estante_messages.lists import ALONE, MARK_READ, UNREAD
from estante_messages.schemas import FrontMessage, FrontRow, StoredFrontRow
from estante_messages.services.audience import AudienceService
from estante_messages.services.presenter import today_in

# The page of an article.
PAGE = "/message/{}"


class FrontMessageService:
    """What the caller is shown. Another's message, a draft and one that is over are not there."""

    def __init__(self, context: RecordContext, files: FileStore, audiences: AudienceService) -> None:
        self._session: Transaction = context.session
        self._principal, self._files, self._audiences = context.principal, files, audiences

    async def caller(self) -> Mapping[str, object]:
        """What the conditions of a message ask of the caller."""
        me = self._principal.guid
        return {
            "today": today_in(self._principal.tenant),
            "role": self._principal.role_guid,
            "country": await self._audiences.country_of(me),
            "groups": await self._audiences.groups_of(me),
        }

    async def count_unread(self) -> int:
        """How many messages the caller has not read, as far as a bubble counts."""
        values = {**await self.caller(), "me": self._principal.guid}
        return await self._session.scalar(text(UNREAD), values) or 0

    async def get(self, guid: UUID) -> tuple[FrontMessage, int]:
        """A message of the caller's with its text, and its version. Raises NotFound."""
        values = {**await self.caller(), "me": self._principal.guid, "guid": guid}
        row = (await self._session.execute(text(ALONE), values)).one_or_none()
        if row is None:
            raise NotFound
        *stored, words, version = row
        return FrontMessage(**structs.asdict(self.row(StoredFrontRow(*stored))), text=words), version

    async def mark_read(self, guid: UUID, if_match: IfMatch) -> tuple[FrontMessage, int]:
        """Note that the caller has read a message: once, however often it is said.

        Raises:
            NotFound: it is not for the caller. StaleVersion: 412, it says something else by now.
        """
        _message, version = await self.get(guid)
        if_match.check(version)
        values = {
            "tenant": self._principal.tenant.guid,
            "read": uuid4(),
            "guid": guid,
            "me": self._principal.guid,
        }
        await self._session.execute(text(MARK_READ), values)
        return await self.get(guid)

    def row(self, row: StoredFrontRow) -> FrontRow:
        """A row of the caller's list."""
        tenant = self._principal.tenant
        image = self._files.picture_url(tenant, row.image) if row.image else None
        page = PAGE.format(row.guid) if row.is_article else None
        return FrontRow(**structs.asdict(row) | {"image": image}, page=page)
