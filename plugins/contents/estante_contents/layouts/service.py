"""The mapping of a document: read and saved by its editor, copied with its content."""

from collections.abc import Sequence
from typing import Final
from uuid import UUID

import msgspec
from estante.api import audit
from estante.api.database import raw_connection
from estante.api.errors import FieldError, Unprocessable, ValidationFailed
from estante.api.files import FileStore
from estante.api.http import IfMatch
from estante.api.records import RecordContext
from msgspec import UNSET
from sqlalchemy import delete, func, insert, select

from estante_contents.contracts import CustomTag as Tag
from estante_contents.layouts.models import Layout, LayoutHotspot
from estante_contents.layouts.schemas import (
    LayoutArea,
    LayoutDocument,
    LayoutFields,
    LayoutPage,
    LayoutTag,
    LayoutView,
)
from estante_contents.models import Content, ContentCustomTag, CustomTag
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.content_service import ContentService
from estante_contents.services.content_tags import VALUES, ContentTagService
from estante_contents.services.content_validation import is_web_address
from estante_contents.services.records import content_row, record_of

TAGS: Final = tuple(VALUES)
TARGETS = ("target_content", "target_page", "target_url")
AREA = LayoutArea.__struct_fields__


class NotMapped(Unprocessable):
    """422: only fixed-layout books and PDFs are mapped (BO §3)."""

    code = "TYPE_NOT_MAPPED"


class LayoutService:
    """The mappings of a tenant's documents."""

    def __init__(
        self,
        context: RecordContext,
        *,
        types: TypeCatalogue,
        contents: ContentService,
        tags: ContentTagService,
        store: FileStore,
    ) -> None:
        self._session, self._principal, self._types = context.session, context.principal, types
        self._contents, self._tags, self._store = contents, tags, store

    async def read(self, content_guid: UUID) -> tuple[LayoutView, int]:
        """A document's mapping and its version; an empty one of version 0 before it is first saved.

        Raises:
            NotFound: no such content. NotMapped: its type is not mapped.
        """
        content = await self._contents.get(content_guid)
        self._must_be_mapped(content)
        layout = await self._layout(content_guid)
        return await self._view(content_guid, layout), layout.version if layout else 0

    async def save(self, content_guid: UUID, sent: LayoutFields, if_match: IfMatch) -> tuple[LayoutView, int]:
        """Keep what was sent as it is now; a hotspot that runs over its page's edge ends there.

        Raises:
            NotFound, NotMapped: see `read`. StaleVersion: 412. ValidationFailed: a guid that is used twice, a
            hotspot with two places, a content that is not there, an address that is no web address, an
            unknown tag.
        """
        # The content's row is the lock of its mapping, which may not be there yet.
        content = await self._contents.get_for_update(content_guid)
        self._must_be_mapped(content)
        layout = await self._layout(content_guid)
        if_match.check(layout.version if layout else 0)
        await self._validate(content_guid, sent)
        if layout is None:
            layout = Layout(tenant_id=content.tenant_id, content_guid=content_guid, pages=[], version=0)
            self._session.add(layout)
        layout.version += 1
        if sent.pages is not UNSET:
            titled = sorted((page for page in sent.pages if page.title.strip()), key=lambda page: page.page)
            layout.pages = msgspec.to_builtins(titled)
        await self._session.flush()
        if sent.hotspots is not UNSET:
            await self._put_hotspots(content, sent.hotspots)
        if sent.tags is not UNSET:
            await self._put_tags(content_guid, sent.tags)
        view = await self._view(content_guid, layout)
        detail: dict[str, audit.Detail] = {"hotspots": len(view.hotspots)}
        await audit.record(self._session, self._principal, "contents.layout", "content", content_guid, detail)
        return view, layout.version

    def _must_be_mapped(self, content: Content) -> None:
        kind = self._types.get(content.type_guid)
        if kind is None or not kind.is_mapped:
            raise NotMapped

    async def _layout(self, content_guid: UUID) -> Layout | None:
        return await self._session.scalar(select(Layout).where(Layout.content_guid == content_guid))

    async def _view(self, content_guid: UUID, layout: Layout | None) -> LayoutView:
        content = record_of(await content_row(await raw_connection(self._session), content_guid))
        titles = {page["page"]: str(page["title"]) for page in (layout.pages if layout else [])}
        hotspots = await self._session.scalars(
            select(LayoutHotspot)
            .where(LayoutHotspot.content_guid == content_guid)
            .order_by(LayoutHotspot.position)
        )
        pages = range(1, (content.assets.pages or 0) + 1)
        file = content.file
        return LayoutView(
            pages=[LayoutPage(page=page, title=titles.get(page, "")) for page in pages],
            hotspots=[LayoutArea(**{name: getattr(hotspot, name) for name in AREA}) for hotspot in hotspots],
            tags=[LayoutTag(type=tag.type, name=tag.name) for tag in await self._tags_of(content_guid)],
            document=LayoutDocument(self._store.url(self._principal.tenant, file.key), file.size)
            if file
            else None,
        )

    async def _validate(self, content_guid: UUID, sent: LayoutFields) -> None:
        areas: Sequence[LayoutArea] = () if sent.hotspots is UNSET else sent.hotspots
        faults = []
        if len({area.guid for area in areas}) != len(areas):
            faults.append(FieldError("hotspots", "unique"))
        known = await self._living({area.target_content for area in areas if area.target_content})
        for place, area in enumerate(areas):
            field = f"hotspots[{place}]"
            if sum(getattr(area, name) is not None for name in TARGETS) > 1:
                faults.append(FieldError(f"{field}.target_content", "one_target"))
            if area.target_content is not None and area.target_content not in known - {content_guid}:
                faults.append(FieldError(f"{field}.target_content", "choice"))
            if area.target_url is not None and not is_web_address(area.target_url):
                faults.append(FieldError(f"{field}.target_url", "url"))
        if sent.tags is not UNSET and not {tag.type for tag in sent.tags}.issubset(TAGS):
            faults.append(FieldError("tags", "choice", {"allowed": ", ".join(TAGS)}))
        if faults:
            raise ValidationFailed(fields=faults)

    async def _living(self, guids: set[UUID]) -> set[UUID]:
        """Those that are there, and stay until this is saved."""
        living = select(Content.guid).where(Content.guid.in_(guids), Content.deleted_at.is_(None))
        return set(await self._session.scalars(living.with_for_update(read=True, key_share=True)))

    async def _put_hotspots(self, content: Content, areas: Sequence[LayoutArea]) -> None:
        await self._session.execute(delete(LayoutHotspot).where(LayoutHotspot.content_guid == content.guid))
        rows = [
            {
                **{name: getattr(area, name) for name in AREA},
                "tenant_id": content.tenant_id,
                "content_guid": content.guid,
                "position": position,
                "label": area.label.strip(),
                "width": min(area.width, 1 - area.x),
                "height": min(area.height, 1 - area.y),
            }
            for position, area in enumerate(areas)
        ]
        if rows:
            await self._session.execute(insert(LayoutHotspot), rows)

    async def _tags_of(self, content_guid: UUID) -> Sequence[CustomTag]:
        mine = (
            select(CustomTag)
            .join(ContentCustomTag, ContentCustomTag.custom_tag_guid == CustomTag.guid)
            .where(ContentCustomTag.content_guid == content_guid, CustomTag.type.in_(TAGS))
        )
        return (
            await self._session.scalars(
                mine.order_by(CustomTag.type, func.estante_order(CustomTag.name), CustomTag.name)
            )
        ).all()

    async def _put_tags(self, content_guid: UUID, tags: Sequence[LayoutTag]) -> None:
        """Have the content carry these of the reader's switches, and its other tags as before."""
        wanted = set(await self._tags.ensure({Tag(tag.type, tag.name) for tag in tags}))
        carried = {tag.guid for tag in await self._tags_of(content_guid)}
        for guid in carried - wanted:
            await self._contents.detach_custom_tag(content_guid, guid)
        for guid in wanted - carried:
            await self._contents.attach_custom_tag(content_guid, guid)
