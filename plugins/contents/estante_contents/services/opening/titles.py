"""What contents are called, for plugins that name them."""

from collections.abc import Collection
from uuid import UUID

from estante.api.database import Transaction
from msgspec import Struct
from sqlalchemy import select

from estante_contents.library.models import LibraryResource
from estante_contents.models import Content


class ContentTitle(Struct, frozen=True):
    """What a content is called, its picture and its type; `thumbnail_path` is one of the store."""

    name: str
    thumbnail_path: str | None
    type_guid: str


async def content_titles(
    session: Transaction, guids: Collection[UUID], *, locked: bool = False
) -> dict[UUID, ContentTitle]:
    """Those of these contents that there are, active or not; `locked` ones stay until the commit."""
    if not guids:
        return {}
    rows = select(Content.guid, Content.name, Content.thumbnail_path, Content.type_guid).where(
        Content.guid.in_(guids), Content.deleted_at.is_(None)
    )
    titles = await session.execute(rows.with_for_update(read=True) if locked else rows)
    return {guid: ContentTitle(name, path, type_guid) for guid, name, path, type_guid in titles}


async def library_titles(
    session: Transaction, guids: Collection[UUID], *, locked: bool = False
) -> dict[UUID, str]:
    """What those of these resources of the library are called that there are; `locked` ones stay."""
    if not guids:
        return {}
    living = LibraryResource.guid.in_(guids), LibraryResource.deleted_at.is_(None)
    rows = select(LibraryResource.guid, LibraryResource.name).where(*living)
    titles = await session.execute(rows.with_for_update(read=True) if locked else rows)
    return {guid: name for guid, name in titles}
