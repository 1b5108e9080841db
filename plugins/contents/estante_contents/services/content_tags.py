"""Tags, topics and custom tags, which contents are given."""

import re
from collections.abc import Iterable, Sequence
from uuid import UUID

from estante.api import audit
from estante.api.access import Principal
from estante.api.errors import FieldError, NotFound, Unprocessable, ValidationFailed
from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.contracts import CustomTag
from estante_contents.models import CustomTag as CustomTagRow
from estante_contents.models import Tag, Topic
from estante_contents.schemas import CustomTagAnswer, TagAnswer, TopicAnswer
from estante_contents.services.catalogue import TypeCatalogue, custom_tag_guid

# The switches that the viewer knows, and what each may say.
PAGE = re.compile(r"[1-9][0-9]{0,4}")
VALUES = {
    "ENABLE_SEARCH": re.compile("YES|NO"),
    "START_PAGE": PAGE,
    "LED_START_PAGE": PAGE,
    "LED_NUMBER_PAGE": PAGE,
}
ANY_VALUE = re.compile(".+")


class CustomTagUnknown(Unprocessable):
    """422: the viewer knows no such switch, or not that value of it; the text names those that it knows."""

    code = "CUSTOM_TAG_UNKNOWN"


class ContentTagService:
    """Reads and writes them in the request's transaction."""

    def __init__(self, session: AsyncSession, principal: Principal, types: TypeCatalogue) -> None:
        self._session, self._principal, self._types = session, principal, types

    async def add_tag(self, word: str) -> TagAnswer:
        """A tag, made unless there is one with this text (CON-041). Raises ValidationFailed: empty."""
        return TagAnswer(*await self._ensure_word(Tag, "tag", "tags.create", word))

    async def add_topic(self, word: str) -> TopicAnswer:
        """A topic, made unless there is one with this text already. Raises ValidationFailed: empty."""
        return TopicAnswer(*await self._ensure_word(Topic, "topic", "topics.create", word))

    async def _ensure_word(
        self, model: type[Tag] | type[Topic], name: str, action: str, word: str
    ) -> tuple[UUID, str]:
        clean = " ".join(word.split())
        if not clean:
            raise ValidationFailed(fields=[FieldError(name, "required")])
        made = await self._session.scalar(
            insert(model)
            .values(tenant_id=self._principal.tenant.guid, guid=uuid7(), **{name: clean})
            .on_conflict_do_nothing()
            .returning(model.guid)
        )
        if made is not None:
            await audit.record(self._session, self._principal, action, name, made, {name: clean})
        column = getattr(model, name)
        rows = await self._session.execute(
            select(model.guid, column).where(func.lower(column) == func.lower(clean))
        )
        guid, text = rows.one()
        return guid, text

    async def custom_tags(self) -> Sequence[CustomTagAnswer]:
        """The custom tags that the tenant's content types know."""
        await self.ensure(tag for kind in self._types.all for tag in kind.custom_tags)
        columns = (CustomTagRow.guid, CustomTagRow.type, CustomTagRow.name)
        rows = await self._session.execute(
            select(*columns).order_by(
                CustomTagRow.type, func.estante_order(CustomTagRow.name), CustomTagRow.name
            )
        )
        return [CustomTagAnswer(*row) for row in rows]

    async def add_custom_tag(self, type: str, name: str) -> CustomTagAnswer:
        """A switch of the viewer, made unless there is one with this value.

        Raises:
            CustomTagUnknown: 422, nothing here knows such a switch, or not that value of it.
        """
        known = {*VALUES, *(tag.type for kind in self._types.all for tag in kind.custom_tags)}
        if type not in known or not VALUES.get(type, ANY_VALUE).fullmatch(name):
            raise CustomTagUnknown(tag=f"{type} {name}", known=", ".join(sorted(known)))
        is_new = await self._session.scalar(
            select(CustomTagRow.guid).where(CustomTagRow.type == type, CustomTagRow.name == name)
        )
        (guid,) = await self.ensure([CustomTag(type, name)])
        if is_new is None:
            detail: dict[str, audit.Detail] = {"type": type, "name": name}
            await audit.record(
                self._session, self._principal, "custom_tags.create", "custom_tag", guid, detail
            )
        return CustomTagAnswer(guid, type, name)

    async def must_exist(self, guid: UUID) -> None:
        """Raises NotFound: no custom tag has this guid."""
        if guid not in {tag.guid for tag in await self.custom_tags()}:
            raise NotFound

    async def ensure(self, tags: Iterable[CustomTag]) -> list[UUID]:
        """The guids of these custom tags; a tenant gets its own when they are first needed."""
        tenant = self._principal.tenant
        guids = {tag: custom_tag_guid(tenant, tag) for tag in tags}
        if guids:
            rows = [
                {"tenant_id": tenant.guid, "guid": guid, "type": tag.type, "name": tag.name}
                for tag, guid in guids.items()
            ]
            await self._session.execute(insert(CustomTagRow).values(rows).on_conflict_do_nothing())
        return list(guids.values())
