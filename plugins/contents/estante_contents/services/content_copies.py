"""What a copy of a content takes along."""

from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.models import Content, ContentCustomTag, ContentFile, ContentLanguage, ContentTag


async def copy_relations(session: AsyncSession, source: Content, target: Content) -> None:
    """Files (the stored bytes are shared), tags, custom tags and languages."""
    for attribute in ("file_guid", "pending_file_guid"):
        guid = getattr(source, attribute)
        if guid is not None:
            file = await session.scalar(select(ContentFile).where(ContentFile.guid == guid))
            if file is not None:
                setattr(target, attribute, _copied(session, file, target))
    for table, column in (
        (ContentTag, "tag_guid"),
        (ContentCustomTag, "custom_tag_guid"),
        (ContentLanguage, "lang_id"),
    ):
        names = ["tenant_id", "content_guid", column]
        rows = select(literal(target.tenant_id), literal(target.guid), getattr(table, column)).where(
            table.content_guid == source.guid
        )
        await session.execute(insert(table).from_select(names, rows))
    await session.flush()


def _copied(session: AsyncSession, file: ContentFile, target: Content) -> object:
    names = [column.key for column in ContentFile.__mapper__.columns]
    values = {name: getattr(file, name) for name in names if name not in {"created_at", "updated_at"}}
    copy = ContentFile(**(values | {"guid": uuid7(), "content_guid": target.guid}))
    session.add(copy)
    return copy.guid
