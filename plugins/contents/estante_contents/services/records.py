"""Reading contents with SQL: rows become Structs without an ORM between (architecture, section 9)."""

from typing import TYPE_CHECKING, Protocol, TypeVar
from uuid import UUID

import msgspec
from estante.api.database import raw_connection
from estante.api.errors import NotFound
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.contracts import Assets, ContentRecord, FileFacts
from estante_contents.models import Content

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")
# Named one by one: a plan of `c.*` is no good any more when the next release adds a column beside this one.
COLUMNS = ", ".join(f"c.{column.name}" for column in Content.__table__.columns)
DETAIL = f"""
SELECT {COLUMNS}, f.path AS f_path, f.name AS f_name, f.media_type AS f_media_type, f.size AS f_size,
       f.version AS f_version,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('guid', t.guid, 'tag', t.tag) ORDER BY lower(t.tag)), '[]')
     FROM content_tags x JOIN tags t ON t.tenant_id = x.tenant_id AND t.guid = x.tag_guid
    WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS tags,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('guid', t.guid, 'type', t.type, 'name', t.name)
                             ORDER BY t.type, t.name), '[]')
     FROM content_custom_tags x JOIN custom_tags t ON t.tenant_id = x.tenant_id AND t.guid = x.custom_tag_guid
    WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS custom_tags,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('lang_id', l.lang_id) ORDER BY l.lang_id), '[]')
     FROM content_languages l WHERE l.tenant_id = c.tenant_id AND l.content_guid = c.guid) AS langs
FROM contents c
LEFT JOIN content_files f ON f.tenant_id = c.tenant_id AND f.guid = c.file_guid
WHERE c.guid = $1 AND c.deleted_at IS NULL
"""  # noqa: S608 - our own columns

RECORD = """
SELECT c.guid, c.name, c.type_guid, c.status, c.is_public, c.is_teacher_only, c.is_downloadable,
       c.is_available_offline, c.mobile_friendly, c.storage_status, c.description, c.url, c.created_by,
       c.created_at, c.updated_at, c.version, c.thumbnail_path, c.assets, c.file_guid, f.path AS f_path,
       f.name AS f_name, f.media_type AS f_media_type, f.size AS f_size, f.version AS f_version
FROM contents c
LEFT JOIN content_files f ON f.tenant_id = c.tenant_id AND f.guid = c.file_guid
WHERE c.guid = $1 AND c.deleted_at IS NULL
"""


class Reader(Protocol):
    """The part of an asyncpg connection that reading needs."""

    async def fetch(self, query: str, *args: object) -> "list[asyncpg.Record]": ...

    async def fetchrow(self, query: str, *args: object) -> "asyncpg.Record | None": ...


async def reader_of(session: AsyncSession) -> Reader:
    """The connection below a session, which sees what its transaction has written so far."""
    return await raw_connection(session)


async def detail_row(reader: Reader, guid: UUID) -> "asyncpg.Record":
    """Everything of one content. Raises NotFound."""
    row = await reader.fetchrow(DETAIL, guid)
    if row is None:
        raise NotFound
    return row


async def record(reader: Reader, guid: UUID) -> ContentRecord:
    """One content as other plugins see it. Raises NotFound."""
    row = await reader.fetchrow(RECORD, guid)
    if row is None:
        raise NotFound
    return record_of(row)


def record_of(row: "asyncpg.Record") -> ContentRecord:
    """A content from a row of `DETAIL` or `RECORD`."""
    return ContentRecord(
        guid=row["guid"],
        name=row["name"],
        type_guid=row["type_guid"],
        status="inactive" if row["status"] == "inactive" else "active",
        is_public=row["is_public"],
        is_teacher_only=row["is_teacher_only"] == 1,
        is_downloadable=row["is_downloadable"],
        is_available_offline=row["is_available_offline"],
        mobile_friendly=row["mobile_friendly"],
        storage_status=row["storage_status"],
        description=row["description"],
        url=row["url"],
        created_by=row["created_by"],
        created_at=row["created_at"],
        updated_at=row["updated_at"],
        version=row["version"],
        thumbnail_path=row["thumbnail_path"],
        file=_file_of(row),
        assets=json_of(row["assets"], Assets),
    )


def json_of(value: object, kind: type[T]) -> T:
    """A jsonb column: text on a reading connection, decoded already on a session's."""
    if isinstance(value, str):
        return msgspec.json.decode(value, type=kind)
    return msgspec.convert(value, kind)


def _file_of(row: "asyncpg.Record") -> FileFacts | None:
    if row["f_path"] is None:
        return None
    return FileFacts(
        guid=row["file_guid"],
        key=row["f_path"],
        name=row["f_name"],
        media_type=row["f_media_type"],
        size=row["f_size"],
        version=row["f_version"],
    )
