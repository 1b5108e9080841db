"""Tags, custom tags and languages: the lists, and what a content has of them."""

from collections.abc import Iterable, Sequence
from uuid import UUID

from estante.api import audit
from estante.api.access import Principal
from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante.api.tenants import validate_languages
from msgspec import UNSET
from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.contracts import ContentType, CustomTag
from estante_contents.models import Content, ContentCustomTag, ContentLanguage, ContentTag, Tag
from estante_contents.models import CustomTag as CustomTagRow
from estante_contents.schemas import ContentFields, CustomTagAnswer, TagAnswer
from estante_contents.services.catalogue import TypeCatalogue, custom_tag_guid


class ContentTagService:
    """Reads and writes them in the request's transaction."""

    def __init__(self, session: AsyncSession, principal: Principal, types: TypeCatalogue) -> None:
        self._session = session
        self._principal = principal
        self._types = types

    # -- lists

    async def add_tag(self, word: str) -> TagAnswer:
        """A tag, made unless there is one with this text already (CON-041).

        Raises:
            ValidationFailed: it is empty.
        """
        clean = " ".join(word.split())
        if not clean:
            raise ValidationFailed(fields=[FieldError("tag", "required")])
        made = await self._session.scalar(
            insert(Tag)
            .values(tenant_id=self._principal.tenant.guid, guid=uuid7(), tag=clean)
            .on_conflict_do_nothing()
            .returning(Tag.guid)
        )
        if made is not None:
            await audit.record(self._session, self._principal, "tags.create", "tag", made, {"tag": clean})
        found = await self._session.execute(
            select(Tag.guid, Tag.tag).where(func.lower(Tag.tag) == func.lower(clean))
        )
        return TagAnswer(*found.one())

    async def custom_tags(self) -> Sequence[CustomTagAnswer]:
        """The custom tags that the tenant's content types know."""
        await self._ensure(tag for one in self._types.all for tag in one.custom_tags)
        rows = await self._session.execute(
            select(CustomTagRow.guid, CustomTagRow.type, CustomTagRow.name).order_by(
                CustomTagRow.type, CustomTagRow.name
            )
        )
        return [CustomTagAnswer(*row) for row in rows]

    # -- of one content

    async def save(self, content: Content, data: ContentFields, defaults: ContentType | None) -> None:
        """Set the relations that were sent; `defaults` is a new content's type, whose custom tags it gets."""
        if data.tags is not UNSET:
            await self._put_tags(content, data.tags)
        if data.langs is not UNSET:
            await self._put_langs(content, data.langs)
        if data.customTags is not UNSET:
            await self._must_exist(CustomTagRow, "customTags", data.customTags)
            await self._replace(ContentCustomTag, "custom_tag_guid", content, data.customTags)
        if defaults is not None and defaults.custom_tags:
            guids = await self._ensure(defaults.custom_tags)
            await self._replace(ContentCustomTag, "custom_tag_guid", content, guids)

    async def attach(self, content: Content, guid: UUID) -> None:
        """Attach a custom tag; twice is once. Raises NotFound."""
        await self.custom_tags()
        if await self._session.scalar(select(CustomTagRow.guid).where(CustomTagRow.guid == guid)) is None:
            raise NotFound
        await self._session.execute(
            insert(ContentCustomTag)
            .values(tenant_id=content.tenant_id, content_guid=content.guid, custom_tag_guid=guid)
            .on_conflict_do_nothing()
        )

    async def detach(self, content: Content, guid: UUID) -> None:
        """Detach a custom tag; one that is not attached is no error."""
        await self._session.execute(
            delete(ContentCustomTag).where(
                ContentCustomTag.content_guid == content.guid, ContentCustomTag.custom_tag_guid == guid
            )
        )

    async def _put_tags(self, content: Content, guids: Sequence[UUID]) -> None:
        await self._must_exist(Tag, "tags", guids)
        await self._replace(ContentTag, "tag_guid", content, guids)

    async def _put_langs(self, content: Content, langs: Sequence[str]) -> None:
        await validate_languages(self._session, self._principal.tenant, "langs", langs)
        await self._replace(ContentLanguage, "lang_id", content, langs)

    async def _must_exist(
        self, table: type[Tag] | type[CustomTagRow], field: str, guids: Sequence[UUID]
    ) -> None:
        found = set(await self._session.scalars(select(table.guid).where(table.guid.in_(guids))))
        if missing := [guid for guid in guids if guid not in found]:
            raise ValidationFailed(fields=[FieldError(field, "choice", {"value": str(missing[0])})])

    async def _replace(
        self,
        table: type[ContentTag] | type[ContentLanguage] | type[ContentCustomTag],
        column: str,
        content: Content,
        values: Iterable[UUID | str],
    ) -> None:
        await self._session.execute(delete(table).where(table.content_guid == content.guid))
        owner = {"tenant_id": content.tenant_id, "content_guid": content.guid}
        if rows := [{**owner, column: value} for value in dict.fromkeys(values)]:
            await self._session.execute(insert(table), rows)

    async def _ensure(self, tags: Iterable[CustomTag]) -> list[UUID]:
        tenant, chosen = self._principal.tenant, list(dict.fromkeys(tags))
        rows = [
            {
                "tenant_id": tenant.guid,
                "guid": custom_tag_guid(tenant, tag),
                "type": tag.type,
                "name": tag.name,
            }
            for tag in chosen
        ]
        if rows:
            await self._session.execute(insert(CustomTagRow).values(rows).on_conflict_do_nothing())
        return [custom_tag_guid(tenant, tag) for tag in chosen]
