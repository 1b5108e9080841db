"""What stands beside a question: pictures, audios, videos, PDFs and links of the library (CON-076)."""

from collections.abc import Collection, Mapping
from uuid import UUID

import msgspec
from estante.api.access import Principal
from estante.api.database import Transaction
from msgspec import Struct
from sqlalchemy import ColumnElement, func, select

from estante_contents.content_types.link import LINK
from estante_contents.contracts import PictureSize
from estante_contents.models import Content, ContentFile
from estante_contents.services.opening.entitlements import opens_for_teachers_only

SHOWN = ("image/", "audio/", "video/", "application/pdf")
WEBP = "image/webp"
# The widest column of questions, at nearly two pixels a point.
MAX_WIDTH = 1280
# As RFC 2483 has it.
URI_LIST = "text/uri-list"


class StoredMedium(Struct, frozen=True):
    """A file by its path in the store, or a link by its address."""

    name: str
    media_type: str
    path: str | None = None
    url: str | None = None


async def stored_media(
    session: Transaction,
    guids: Collection[UUID],
    *,
    with_coming: bool = False,
    reader: Principal | None = None,
) -> Mapping[UUID, StoredMedium]:
    """Those of these contents that can stand beside a question.

    `with_coming` counts those too that are still being prepared, and are shown once they are. For a `reader`
    a medium opens with its question, and what takes a content away takes it from there, too.
    """
    if not guids:
        return {}
    wanted: list[ColumnElement[bool]] = [Content.guid.in_(guids), Content.deleted_at.is_(None)]
    if reader is not None:
        wanted.append(Content.status != "inactive")
        if not opens_for_teachers_only(reader):
            wanted.append(Content.is_teacher_only == 0)
    file = func.coalesce(Content.file_guid, Content.pending_file_guid) if with_coming else Content.file_guid
    rows = await session.execute(
        select(
            Content.guid,
            Content.name,
            Content.type_guid,
            Content.url,
            ContentFile.path,
            ContentFile.media_type,
            Content.assets["sizes"].label("sizes"),
            Content.assets["shown"].astext.label("shown"),
            ContentFile.converted_path,
            ContentFile.converted_media_type,
        )
        .outerjoin(ContentFile, ContentFile.guid == file)
        .where(*wanted)
    )
    media: dict[UUID, StoredMedium] = {}
    for row in rows:
        if row.path and row.media_type.startswith(SHOWN):
            # What is shown is what every browser shows.
            path, media_type = row.converted_path or row.path, row.converted_media_type or row.media_type
            media[row.guid] = _shown(row.name, media_type, row.shown or path, row.sizes)
        elif row.url and row.type_guid == LINK.guid:
            media[row.guid] = StoredMedium(row.name, URI_LIST, url=row.url)
    return media


def _shown(name: str, media_type: str, path: str, sizes: object) -> StoredMedium:
    """A file as it stands beside a question: a picture in no more pixels than there is room for."""
    fitting = [size for size in msgspec.convert(sizes or [], list[PictureSize]) if size.width <= MAX_WIDTH]
    return (
        StoredMedium(name, WEBP, path=fitting[-1].path)
        if fitting
        else StoredMedium(name, media_type, path=path)
    )
