"""Content types, tags and custom tags."""

from collections.abc import Sequence
from uuid import UUID

from estante import audit
from estante.database.engine import Transaction
from estante.http.limits import Hourly
from estante.http.lists import ListQuery, ListShape
from estante.identity.principal import Principal
from estante.lists.page import Page
from estante.tenancy.tenant import Tenant
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_contents.models import Content
from estante_contents.policies import Contents
from estante_contents.schemas import (
    ContentDetail,
    CustomTagAnswer,
    NewTag,
    OneGuid,
    TagAnswer,
    TypeAnswer,
)
from estante_contents.sentences import Say
from estante_contents.services import records
from estante_contents.services.catalogue import TypeCatalogue, custom_tag_guid
from estante_contents.services.changing import locked, touch
from estante_contents.services.details import Details
from estante_contents.services.relations import Relations


@get("/types", session=True, list=ListShape(sort=("guid", "name"), default_sort=""))
async def list_types(
    types: NamedDependency[TypeCatalogue],
    tenant: NamedDependency[Tenant],
    say: NamedDependency[Say],
    listing: NamedDependency[ListQuery],
) -> Page[TypeAnswer]:
    """The content types with their formats and media types (CON-042)."""
    return listing.page_of(
        TypeAnswer(
            guid=one.guid,
            name=say(one.text_key),
            icon=one.icon,
            formats=one.formats,
            mime_types=one.media_types,
            custom_tags=[
                CustomTagAnswer(custom_tag_guid(tenant, tag), tag.type, tag.name) for tag in one.custom_tags
            ],
            takes_url=one.takes_url,
            is_media=one.is_media,
            tracking=one.tracking,
        )
        for one in types.all
    )


@get(
    "/tags",
    action=Contents.readList,
    list=ListShape(sort=("tag", "created_at"), default_sort="tag", search=True),
)
async def list_tags(
    relations: NamedDependency[Relations], listing: NamedDependency[ListQuery]
) -> Page[TagAnswer]:
    """The tags, those that contain `q`."""
    return await relations.tags(listing)


@post("/tags", action=Contents.update, status_code=201, limit=Hourly("writes"))
async def create_tag(data: JSONBody[NewTag], relations: NamedDependency[Relations]) -> TagAnswer:
    """Make a tag, or answer the one that has this text (CON-041). Raises ValidationFailed: 400, empty."""
    return await relations.add_tag(data.tag)


@get("/custom-tags", action=Contents.readList, list=ListShape(sort=("type", "name"), default_sort=""))
async def list_custom_tags(
    relations: NamedDependency[Relations], listing: NamedDependency[ListQuery]
) -> Page[CustomTagAnswer]:
    """The switches of the viewer that contents can carry."""
    return listing.page_of(await relations.custom_tags())


@post("/contents/{guid:uuid}/custom-tags", action=Contents.update, status_code=200, limit=Hourly("writes"))
async def attach_custom_tag(
    guid: FromPath[UUID],
    data: JSONBody[OneGuid],
    *,
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    relations: NamedDependency[Relations],
    details: NamedDependency[Details],
) -> Sequence[CustomTagAnswer]:
    """Attach a custom tag; twice is once (CON-047). Raises NotFound for either: 404."""
    content = await locked(session, guid)
    await relations.attach(content, data.guid)
    return await _changed(session, principal, content, details, {"attached": str(data.guid)})


@delete("/contents/{guid:uuid}/custom-tags", action=Contents.update, status_code=200)
async def detach_custom_tag(
    guid: FromPath[UUID],
    data: JSONBody[OneGuid],
    *,
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    relations: NamedDependency[Relations],
    details: NamedDependency[Details],
) -> Sequence[CustomTagAnswer]:
    """Detach a custom tag (CON-048). Raises NotFound: 404."""
    content = await locked(session, guid)
    await relations.detach(content, data.guid)
    return await _changed(session, principal, content, details, {"detached": str(data.guid)})


async def _changed(
    session: Transaction,
    principal: Principal,
    content: Content,
    details: Details,
    detail: dict[str, audit.Detail],
) -> Sequence[CustomTagAnswer]:
    touch(content)
    await session.flush()
    await audit.record(session, principal, "contents.custom_tags", "content", content.guid, detail)
    answer: ContentDetail = await details.read(await records.reader_of(session), content.guid)
    return answer.customTags


ROUTES = (
    list_types,
    list_tags,
    create_tag,
    list_custom_tags,
    attach_custom_tag,
    detach_custom_tag,
)
