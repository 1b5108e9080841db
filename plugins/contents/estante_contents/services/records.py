"""Reading contents with SQL: rows become Structs without an ORM between (architecture, section 9)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING
from uuid import UUID

from estante.api.database import RawConnection, Reading
from estante.api.errors import NotFound
from estante.api.lists import RowReader

from estante_contents.contracts import ContentRecord
from estante_contents.lists import STATUS
from estante_contents.models import Content
from estante_contents.schemas import ContentDetail

if TYPE_CHECKING:
    import asyncpg

RECORDS = RowReader(ContentRecord)
FAILURE = {"failure_code", "failure_params"}
# Columns of the first release, which transcripts are not kept in.
COMPUTED = {"transcription_url", "encoded_transcription_url", "transcription_bundle"}


def _columns(*names: str) -> str:
    """Named one by one: a plan of `c.*` is no good any more when the next release adds a column."""
    known = {column.name for column in Content.__table__.columns} - ({"status"} | COMPUTED)
    return ", ".join(f"c.{name}" for name in sorted(known & {*names}))


def _gathered(table: str, column: str, name: str, living: str | None = None) -> str:
    """What a content has in another table, as an array; only of what is not in the trash of `living`."""
    of = f" JOIN {living} r ON r.tenant_id = x.tenant_id AND r.guid = x.{column} AND r.deleted_at IS NULL"
    return f"""ARRAY(SELECT x.{column} FROM {table} x{of if living else ""}
    WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid ORDER BY x.{column}) AS "{name}\""""  # noqa: S608


def _file(alias: str) -> str:
    return f"""CASE WHEN {alias}.guid IS NOT NULL THEN jsonb_build_object(
  'guid', {alias}.guid, 'key', {alias}.path, 'name', {alias}.name, 'media_type', {alias}.media_type,
  'size', {alias}.size, 'version', {alias}.version,
  'converted', CASE WHEN {alias}.converted_path IS NOT NULL THEN jsonb_build_object(
    'key', {alias}.converted_path, 'media_type', {alias}.converted_media_type,
    'size', {alias}.converted_size) END
) END"""


def _tracks(content: str) -> str:
    return f"""(SELECT coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'lang_id', k.lang_id,
    'media_type', k.media_type, 'path', k.path) ORDER BY k.kind, k.lang_id), '[]')
  FROM content_tracks k WHERE k.tenant_id = {content}.tenant_id AND k.content_guid = {content}.guid)"""  # noqa: S608


FILE = f"{_file('f')} AS file"
TRACKS = f"{_tracks('c')} AS tracks"
QUESTIONS = """(SELECT x.question_count FROM exercises x
    WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS questions"""
LESSON = f"""(SELECT jsonb_build_object(
    'status', CASE v.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END,
    'storage_status', v.storage_status, 'must_answer', x.must_answer, 'assets', v.assets,
    'file', {_file("g")}, 'tracks', {_tracks("v")})
  FROM exercises x
  JOIN contents v ON v.tenant_id = x.tenant_id AND v.guid = x.video_guid AND v.deleted_at IS NULL
  LEFT JOIN content_files g ON g.tenant_id = v.tenant_id AND g.guid = v.file_guid
  WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS lesson"""  # noqa: S608 - our own columns
PROJECT = """EXISTS (SELECT FROM projects x WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid
    AND x.statement <> '') AS has_project"""
TAGS = """(SELECT coalesce(jsonb_agg(jsonb_build_object('type', t.type, 'name', t.name)
    ORDER BY t.type, estante_order(t.name), t.name), '[]')
  FROM content_custom_tags x JOIN custom_tags t ON t.tenant_id = x.tenant_id AND t.guid = x.custom_tag_guid
  WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS custom_tags"""
# A hotspot that leads nowhere, or to what is in the trash, is shown to nobody.
LAYOUT = """(SELECT jsonb_build_object('pages', l.pages, 'hotspots', coalesce(
    (SELECT jsonb_agg(jsonb_build_object('guid', h.guid, 'page', h.page, 'x', h.x, 'y', h.y,
        'width', h.width, 'height', h.height, 'label', h.label, 'target_content', r.guid,
        'target_page', h.target_page, 'target_url', h.target_url) ORDER BY h.page, h.position)
     FROM layout_hotspots h LEFT JOIN contents r
       ON r.tenant_id = h.tenant_id AND r.guid = h.target_content AND r.deleted_at IS NULL
     WHERE h.tenant_id = l.tenant_id AND h.content_guid = l.content_guid AND h.label <> ''
       AND num_nonnulls(r.guid, h.target_page, h.target_url) = 1), '[]'))
  FROM layouts l WHERE l.tenant_id = c.tenant_id AND l.content_guid = c.guid) AS layout"""
NEEDED = f"""(SELECT coalesce(jsonb_agg(jsonb_build_object('guid', r.guid, 'name', r.name,
    'type_guid', r.type_guid, 'url', r.url, 'assets', r.assets, 'file', {_file("g")},
    'status', CASE r.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END)
    ORDER BY x.position, x.dependency_guid), '[]')
  FROM content_dependencies x
  JOIN contents r ON r.tenant_id = x.tenant_id AND r.guid = x.dependency_guid AND r.deleted_at IS NULL
  LEFT JOIN content_files g ON g.tenant_id = r.tenant_id AND g.guid = r.file_guid
  WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS dependencies"""  # noqa: S608 - our own columns
LIVING = """
FROM contents c LEFT JOIN content_files f ON f.tenant_id = c.tenant_id AND f.guid = c.file_guid
WHERE c.guid = $1 AND c.deleted_at IS NULL
"""
RECORD = f"""
SELECT {_columns(*ContentRecord.__struct_fields__)}, {STATUS} AS status, {FILE}, {TRACKS}, {QUESTIONS},
  {LESSON}, {PROJECT}, {TAGS}, {LAYOUT}, {NEEDED}
{LIVING}"""
MANY = RECORD.replace("c.guid = $1 AND", "c.guid = ANY($1::uuid[]) AND")
DETAIL = f"""
SELECT {_columns(*ContentRecord.__struct_fields__, *ContentDetail.__struct_fields__, *FAILURE)},
  {STATUS} AS status, c.pedagogical_type AS "pedagogicalType", {FILE}, {TRACKS}, {QUESTIONS},
  {LESSON}, {PROJECT}, {TAGS}, {LAYOUT}, {NEEDED},
  (SELECT coalesce(jsonb_agg(jsonb_build_object('guid', t.guid, 'tag', t.tag)
                             ORDER BY estante_order(t.tag)), '[]')
     FROM content_tags x JOIN tags t ON t.tenant_id = x.tenant_id AND t.guid = x.tag_guid
    WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS tags,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('guid', t.guid, 'type', t.type, 'name', t.name)
                             ORDER BY t.type, estante_order(t.name), t.name), '[]')
     FROM content_custom_tags x JOIN custom_tags t ON t.tenant_id = x.tenant_id AND t.guid = x.custom_tag_guid
    WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS "customTags",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('lang_id', l.lang_id) ORDER BY l.lang_id), '[]')
     FROM content_languages l WHERE l.tenant_id = c.tenant_id AND l.content_guid = c.guid) AS langs,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('guid', t.guid, 'topic', t.topic)
                             ORDER BY estante_order(t.topic)), '[]')
     FROM content_topics x JOIN topics t ON t.tenant_id = x.tenant_id AND t.guid = x.topic_guid
    WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid) AS topics,
  {_gathered("content_didactic_types", "didactic_type", "didacticTypes")},
  {_gathered("content_disciplines", "discipline_guid", "disciplines")},
  {_gathered("content_levels", "level_guid", "educationLevels")},
  {_gathered("content_years", "year_guid", "educationYears")},
  {_gathered("content_objectives", "objective_guid", "learningObjectives")},
  {_gathered("collection_contents", "collection_guid", "collections", "collections")},
  {_gathered("publication_contents", "publication_guid", "publications", "publications")}
{LIVING}"""  # noqa: S608 - our own columns


async def content_row(
    connection: RawConnection | Reading, guid: UUID, statement: str = RECORD
) -> "asyncpg.Record":
    """One content by `RECORD`, or everything of it by `DETAIL`. Raises NotFound."""
    row = await connection.fetchrow(statement, guid)
    if row is None:
        raise NotFound
    return row


async def content_records(connection: RawConnection | Reading, guids: Sequence[UUID]) -> list[ContentRecord]:
    """These contents in this order; what is not there is left out."""
    rows = await connection.fetch(MANY, list(guids))
    records = {row["guid"]: record_of(row) for row in rows}
    return [records[guid] for guid in guids if guid in records]


def record_of(row: "asyncpg.Record") -> ContentRecord:
    """A content as other plugins see it."""
    return RECORDS.read(row, is_teacher_only=row["is_teacher_only"] == 1)
