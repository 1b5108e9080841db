"""Content types, tags and custom tags."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.files import FileStore, finished_upload
from estante.api.http import Hourly
from estante.api.lists import Lists, Page
from estante.api.records import RecordGuid
from estante.api.tenants import Tenant, Translator
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from estante_contents.lists import CUSTOM_TAGS, TAGS, TYPES
from estante_contents.policies import Contents
from estante_contents.schemas import (
    CustomTagAnswer,
    DetectedType,
    NewCustomTag,
    NewTag,
    TagAnswer,
    TypeAnswer,
)
from estante_contents.services.catalogue import TypeCatalogue, custom_tag_guid, upload_of
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ContentService
from estante_contents.services.content_tags import ContentTagService


class ContentTypeController(Controller):
    """The types that contents can have."""

    path = "/types"

    @get(session=True, list=TYPES)
    async def list_types(
        self,
        types: NamedDependency[TypeCatalogue],
        tenant: NamedDependency[Tenant],
        t: NamedDependency[Translator],
        lists: NamedDependency[Lists],
    ) -> Page[TypeAnswer]:
        """The content types with their formats and media types (CON-042)."""
        most = tenant.limits.upload_bytes
        answers = [
            TypeAnswer(
                guid=kind.guid,
                name=t(kind.text_key),
                formats=kind.formats,
                mime_types=kind.media_types,
                max_bytes=min(kind.max_bytes or most, most),
                custom_tags=[
                    CustomTagAnswer(custom_tag_guid(tenant, tag), tag.type, tag.name)
                    for tag in kind.custom_tags
                ],
                takes_url=kind.takes_url,
                is_media=kind.is_media,
                is_offered=kind.is_offered,
                is_vacant=kind.is_vacant,
                takes_tool=kind.takes_tool,
                has_tracks=kind.has_tracks,
                max_questions=kind.max_questions,
                has_stops=kind.has_stops,
                is_project=kind.is_project,
                is_mapped=kind.is_mapped,
                tabs=kind.tabs,
                wide_steps=kind.wide_steps,
                tracking=kind.tracking,
            )
            for kind in types.all
        ]
        return lists.page_of(TYPES, answers)

    @get("/detect", action=Contents.create)
    async def detect_type(
        self,
        upload_guid: FromQuery[UUID],
        session: NamedDependency[Transaction],
        principal: NamedDependency[Principal],
        files: NamedDependency[FileStore],
        types: NamedDependency[TypeCatalogue],
    ) -> DetectedType:
        """What a finished upload can become (CON-075, CON-078); asking claims nothing. Raises NotFound."""
        stored = await finished_upload(session, principal, upload_guid)
        return types.detect(await upload_of(files, principal.tenant, stored))


class TagController(Controller):
    """Free words that contents are found by."""

    path = "/tags"

    @get(action=Contents.readList, list=TAGS)
    async def list_tags(self, lists: NamedDependency[Lists]) -> Page[TagAnswer]:
        """The tags, those that contain the words of `q`."""
        return await lists.page(TAGS)

    @post(action=Contents.update, status_code=201, limit=Hourly("writes"))
    async def create_tag(
        self, data: JSONBody[NewTag], content_tags: NamedDependency[ContentTagService]
    ) -> TagAnswer:
        """Make a tag, or answer the one that has this text (CON-041). Raises ValidationFailed: 400, empty."""
        return await content_tags.add_tag(data.tag)


class CustomTagController(Controller):
    """The switches of the viewer that contents can carry."""

    @get("/custom-tags", action=Contents.readList, list=CUSTOM_TAGS)
    async def list_custom_tags(
        self, content_tags: NamedDependency[ContentTagService], lists: NamedDependency[Lists]
    ) -> Page[CustomTagAnswer]:
        """The switches of the viewer that contents can carry."""
        return lists.page_of(CUSTOM_TAGS, await content_tags.custom_tags())

    @post("/custom-tags", action=Contents.update, status_code=201, limit=Hourly("writes"))
    async def create_custom_tag(
        self, data: JSONBody[NewCustomTag], content_tags: NamedDependency[ContentTagService]
    ) -> CustomTagAnswer:
        """Make a switch of the viewer, or answer the one of this value. Raises CustomTagUnknown: 422."""
        return await content_tags.add_custom_tag(data.type, data.name)

    @post(
        "/contents/{guid:uuid}/custom-tags", action=Contents.update, status_code=200, limit=Hourly("writes")
    )
    async def attach_custom_tag(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuid],
        contents: NamedDependency[ContentService],
        presenter: NamedDependency[ContentPresenter],
    ) -> Sequence[CustomTagAnswer]:
        """Attach a custom tag; twice is once (CON-047). Raises NotFound for either: 404."""
        content = await contents.attach_custom_tag(guid, data.guid)
        return (await presenter.present(contents.session, content)).customTags

    @delete("/contents/{guid:uuid}/custom-tags", action=Contents.update, status_code=200)
    async def detach_custom_tag(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuid],
        contents: NamedDependency[ContentService],
        presenter: NamedDependency[ContentPresenter],
    ) -> Sequence[CustomTagAnswer]:
        """Detach a custom tag (CON-048). Raises NotFound: 404."""
        content = await contents.detach_custom_tag(guid, data.guid)
        return (await presenter.present(contents.session, content)).customTags
