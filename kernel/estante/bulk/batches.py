"""Applying a bulk change, a batch a transaction: a kill between two loses nothing and repeats nothing."""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from estante.bulk.acts import BulkAct, BulkContext, BulkResult
from estante.bulk.models import BulkChange
from estante.database.raw import raw_connection
from estante.errors import ApiError
from estante.jobs.payloads import Json
from estante.lists.sql import RowSource

BATCH = 500
WAITING = text("""
SELECT guid, before FROM bulk_rows
WHERE change_guid = :change AND state = 'waiting' ORDER BY guid LIMIT :batch
""")
SETTLE = """
UPDATE bulk_rows r SET state = s.state, before = coalesce(s.before, r.before), refusal = s.refusal
FROM unnest($3::uuid[], $4::text[], $5::text[]::jsonb[], $6::text[]::jsonb[])
     AS s (guid, state, before, refusal)
WHERE r.tenant_id = $1 AND r.change_guid = $2 AND r.guid = s.guid
"""
TAKE = """
INSERT INTO bulk_rows (tenant_id, change_guid, guid)
SELECT ${tenant}, ${change}, q.guid FROM ({sql}) AS q WHERE q.guid <> ALL(${excluded}::uuid[])
LIMIT ${limit}::bigint ON CONFLICT DO NOTHING
"""
FIRST = """
SELECT q.guid FROM ({sql}) AS q WHERE q.guid <> ALL(${excluded}::uuid[]) LIMIT ${limit}::bigint
"""
TAKE_BACK = """
INSERT INTO bulk_rows (tenant_id, change_guid, guid, before)
SELECT r.tenant_id, $2, r.guid, r.before FROM bulk_rows r
WHERE r.tenant_id = $1 AND r.change_guid = $3 AND r.state = 'changed'
"""


class NotUndoable(ApiError):
    """409: the act cannot be undone, or was undone already, or is still running; the text says which."""

    status, code = 409, "NOT_UNDOABLE"


async def take_rows(
    session: AsyncSession,
    change: BulkChange,
    source: RowSource,
    excluded: Sequence[UUID],
    limit: int | None = None,
) -> int:
    """Note which rows the change is about, or the first of them, in one statement. Answers how many."""
    at = len(source.arguments)
    sql = TAKE.format(sql=source.sql, tenant=at + 1, change=at + 2, excluded=at + 3, limit=at + 4)
    connection = await raw_connection(session)
    own = change.tenant_id, change.guid, list(excluded), limit
    tag = await connection.execute(sql, *source.arguments, *own)
    return int(tag.rpartition(" ")[2])


async def first_guids(
    session: AsyncSession, source: RowSource, excluded: Sequence[UUID], limit: int
) -> list[UUID]:
    """The first rows, for what only looks at them."""
    at = len(source.arguments)
    sql = FIRST.format(sql=source.sql, excluded=at + 1, limit=at + 2)
    connection = await raw_connection(session)
    rows = await connection.fetch(sql, *source.arguments, list(excluded), limit)
    return [row["guid"] for row in rows]


async def take_rows_back(session: AsyncSession, undo: BulkChange, original: BulkChange) -> int:
    """Note the rows that the original changed, with how they were."""
    connection = await raw_connection(session)
    tag = await connection.execute(TAKE_BACK, undo.tenant_id, undo.guid, original.guid)
    return int(tag.rpartition(" ")[2])


async def apply_batch(context: BulkContext, act: BulkAct, change: BulkChange) -> BulkResult | None:
    """Change the next rows and note what became of each; None when none is left.

    Raises:
        NotUndoable: an act without undo is to be undone.
    """
    session = context.session
    # Whoever else runs the same job waits here, and then finds the rows settled.
    await session.refresh(change, with_for_update=True)
    waiting = await session.execute(WAITING, {"change": change.guid, "batch": BATCH})
    rows: dict[UUID, Json] = {row.guid: row.before for row in waiting}
    if not rows or change.undone_by is not None:
        change.finished_at = change.finished_at or datetime.now(UTC)
        return None
    if change.undoes is None:
        result = await act.apply(context, list(rows))
    elif act.undo is not None:
        result = await act.undo(context, rows)
    else:
        raise NotUndoable
    await _settle(session, change, list(rows), result)
    return result


async def _settle(session: AsyncSession, change: BulkChange, guids: list[UUID], result: BulkResult) -> None:
    states = [_state(guid, result) for guid in guids]
    await session.flush()
    connection = await raw_connection(session)
    await connection.execute(
        SETTLE,
        change.tenant_id,
        change.guid,
        guids,
        states,
        [_json(result.changed.get(guid)) for guid in guids],
        [_json(result.refused.get(guid)) for guid in guids],
    )
    change.changed += states.count("changed")
    change.unchanged += states.count("unchanged")
    change.refused += states.count("refused")
    if change.changed + change.unchanged + change.refused >= change.total:
        change.finished_at = datetime.now(UTC)
    await session.flush()


def _state(guid: UUID, result: BulkResult) -> str:
    if guid in result.changed:
        return "changed"
    return "refused" if guid in result.refused else "unchanged"


def _json(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()
