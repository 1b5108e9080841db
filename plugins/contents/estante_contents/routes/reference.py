"""Content types, tags and custom tags."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.http import Hourly
from estante.api.lists import Lists, Page
from estante.api.tenants import Tenant, Translator
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_contents.lists import CUSTOM_TAGS, TAGS, TYPES
from estante_contents.policies import Contents
from estante_contents.routes.answers import read_back
from estante_contents.schemas import CustomTagAnswer, NewTag, OneGuid, TagAnswer, TypeAnswer
from estante_contents.services.catalogue import TypeCatalogue, custom_tag_guid
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ContentService
from estante_contents.services.content_tags import ContentTagService


@get("/types", session=True, list=TYPES)
async def list_types(
    types: NamedDependency[TypeCatalogue],
    tenant: NamedDependency[Tenant],
    t: NamedDependency[Translator],
    lists: NamedDependency[Lists],
) -> Page[TypeAnswer]:
    """The content types with their formats and media types (CON-042)."""
    answers = [
        TypeAnswer(
            guid=one.guid,
            name=t(one.text_key),
            formats=one.formats,
            mime_types=one.media_types,
            max_bytes=min(one.max_bytes or tenant.limits.upload_bytes, tenant.limits.upload_bytes),
            custom_tags=[
                CustomTagAnswer(custom_tag_guid(tenant, tag), tag.type, tag.name) for tag in one.custom_tags
            ],
            takes_url=one.takes_url,
            is_media=one.is_media,
            tracking=one.tracking,
        )
        for one in types.all
    ]
    return lists.page_of(TYPES, answers)


@get("/tags", action=Contents.readList, list=TAGS)
async def list_tags(lists: NamedDependency[Lists]) -> Page[TagAnswer]:
    """The tags, those that contain the words of `q`."""
    return await lists.page(TAGS)


@post("/tags", action=Contents.update, status_code=201, limit=Hourly("writes"))
async def create_tag(data: JSONBody[NewTag], content_tags: NamedDependency[ContentTagService]) -> TagAnswer:
    """Make a tag, or answer the one that has this text (CON-041). Raises ValidationFailed: 400, empty."""
    return await content_tags.add_tag(data.tag)


@get("/custom-tags", action=Contents.readList, list=CUSTOM_TAGS)
async def list_custom_tags(
    content_tags: NamedDependency[ContentTagService], lists: NamedDependency[Lists]
) -> Page[CustomTagAnswer]:
    """The switches of the viewer that contents can carry."""
    return lists.page_of(CUSTOM_TAGS, await content_tags.custom_tags())


@post("/contents/{guid:uuid}/custom-tags", action=Contents.update, status_code=200, limit=Hourly("writes"))
async def attach_custom_tag(
    guid: FromPath[UUID],
    data: JSONBody[OneGuid],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Sequence[CustomTagAnswer]:
    """Attach a custom tag; twice is once (CON-047). Raises NotFound for either: 404."""
    await contents.attach_custom_tag(guid, data.guid)
    return (await read_back(contents, presenter, guid)).customTags


@delete("/contents/{guid:uuid}/custom-tags", action=Contents.update, status_code=200)
async def detach_custom_tag(
    guid: FromPath[UUID],
    data: JSONBody[OneGuid],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Sequence[CustomTagAnswer]:
    """Detach a custom tag (CON-048). Raises NotFound: 404."""
    await contents.detach_custom_tag(guid, data.guid)
    return (await read_back(contents, presenter, guid)).customTags


ROUTES = (
    list_types,
    list_tags,
    create_tag,
    list_custom_tags,
    attach_custom_tag,
    detach_custom_tag,
)
