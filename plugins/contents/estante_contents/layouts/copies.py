"""What becomes of a mapping with its content: a copy is mapped as its original is."""

from uuid import UUID

from estante.api.database import Transaction
from sqlalchemy import insert, literal, select
from uuid_utils.compat import uuid7

from estante_contents.layouts.models import Layout, LayoutHotspot
from estante_contents.models import Content

HOTSPOT = tuple(column for column in LayoutHotspot.__table__.columns if column.name != "content_guid")


async def copy_layout(session: Transaction, source_guid: UUID, target: Content) -> None:
    """Give a copy of a content the same titles and hotspots."""
    layout = await session.scalar(select(Layout).where(Layout.content_guid == source_guid))
    if layout is None:
        return
    session.add(
        Layout(tenant_id=target.tenant_id, guid=uuid7(), content_guid=target.guid, pages=layout.pages)
    )
    mapped = select(literal(target.guid), *HOTSPOT).where(LayoutHotspot.content_guid == source_guid)
    columns = ("content_guid", *(column.name for column in HOTSPOT))
    await session.execute(insert(LayoutHotspot).from_select(columns, mapped))
