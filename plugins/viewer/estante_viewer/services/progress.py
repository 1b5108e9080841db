"""Progress updates: the SQL that applies many of them in one statement, and the writer that gathers them."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

import msgspec
from asyncpg import Record
from estante.database.engine import Database
from estante.errors import FieldError, ValidationFailed
from estante.tenancy.tenant import Tenant
from msgspec import Struct

from estante_viewer.schemas.consumptions import Progress, UpdateProgress
from estante_viewer.writing import LANES, MOST_WAITING, GroupWriter

MOST_PARTS = 2_000

# One statement is one transaction and one round trip. `held` locks the rows in one order, so that two lanes
# (or two servers) never wait in a ring, and reads them as they are after the wait. An update older than what
# its session has already told fills in `covered` but moves neither the position nor the suspend data.
APPLY = f"""
WITH input AS (
  SELECT * FROM unnest(
    $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::float8[], $7::float8[], $8::text[], $9::text[],
    $10::text[]
  ) WITH ORDINALITY AS t(
    consumption, session, person, ended, starts, ends, suspend_data, completion_status, score, place
  )
), held AS (
  SELECT i.place, i.consumption, i.session, i.ended, i.suspend_data, i.completion_status, i.score,
    numrange(least(round(i.starts::numeric, 3), c.progress_ends), position) AS part, position,
    s.last_at IS NULL OR i.ended >= s.last_at AS is_newest, c.covered, c.progress_ends
  FROM input i
  JOIN consumptions c ON c.tenant_id = $1 AND c.guid = i.consumption AND c.person_guid = i.person
  JOIN consumption_sessions s
    ON s.tenant_id = $1 AND s.guid = i.session AND s.consumption_guid = c.guid
  CROSS JOIN LATERAL (SELECT least(round(i.ends::numeric, 3), c.progress_ends) AS position) AS cut
  ORDER BY c.guid, s.guid
  FOR UPDATE OF c, s
), told AS (
  SELECT consumption, array_agg(place) AS places, covered + range_agg(part) AS covered,
    max(progress_ends) AS progress_ends,
    (array_agg(position ORDER BY ended DESC, place DESC) FILTER (WHERE is_newest))[1] AS last,
    (array_agg(suspend_data ORDER BY ended DESC, place DESC)
      FILTER (WHERE is_newest AND suspend_data IS NOT NULL))[1] AS suspend_data,
    (array_agg(completion_status ORDER BY ended DESC, place DESC)
      FILTER (WHERE is_newest AND completion_status IS NOT NULL))[1] AS completion_status,
    (array_agg(score ORDER BY ended DESC, place DESC)
      FILTER (WHERE is_newest AND score IS NOT NULL))[1]::jsonb AS score
  FROM held GROUP BY consumption, covered
), measured AS (
  SELECT t.*, seen.parts, least(100, round(100 * coalesce(seen.length, 0) / t.progress_ends, 2)) AS progress
  FROM told t, LATERAL (
    SELECT count(*) AS parts, sum(upper(part) - lower(part)) AS length FROM unnest(t.covered) AS part
  ) AS seen
), sat AS (
  UPDATE consumption_sessions s SET last_at = greatest(s.last_at, h.ended), updated_at = now()
  FROM (SELECT session, max(ended) AS ended FROM held GROUP BY session) AS h
  WHERE s.tenant_id = $1 AND s.guid = h.session
), changed AS (
  UPDATE consumptions c SET
    covered = CASE WHEN m.parts > {MOST_PARTS} THEN c.covered ELSE m.covered END,
    progress = CASE WHEN m.parts > {MOST_PARTS} THEN c.progress ELSE m.progress END,
    last = coalesce(m.last, c.last),
    suspend_data = coalesce(m.suspend_data, c.suspend_data),
    completion_status = coalesce(m.completion_status, c.completion_status),
    score = coalesce(m.score, c.score),
    updated_at = CASE WHEN m.covered = c.covered AND coalesce(m.last, c.last) = c.last
        AND coalesce(m.suspend_data, c.suspend_data) IS NOT DISTINCT FROM c.suspend_data
        AND coalesce(m.completion_status, c.completion_status) IS NOT DISTINCT FROM c.completion_status
        AND coalesce(m.score, c.score) IS NOT DISTINCT FROM c.score
      THEN c.updated_at ELSE now() END
  FROM measured m WHERE c.tenant_id = $1 AND c.guid = m.consumption
  RETURNING m.places, c.progress, c.last
)
SELECT places, progress::float8 AS progress, last::float8 AS last FROM changed
"""


class ProgressWrite(Struct, frozen=True):
    """A person's update of one consumption."""

    consumption_guid: UUID
    person_guid: UUID
    update: UpdateProgress


class ProgressWriter(GroupWriter[ProgressWrite, Progress]):
    """Gathers the progress updates of one server process."""

    def __init__(self, database: Database, *, lanes: int = LANES, most_waiting: int = MOST_WAITING) -> None:
        super().__init__(database, apply_progress, lanes=lanes, most_waiting=most_waiting)


def check(update: UpdateProgress) -> None:
    """Refuse an update that runs backwards; one beyond the content's length is cut when it is applied.

    Raises:
        ValidationFailed: `progress_end` or `ended_at` lies before its start.
    """
    fields: list[FieldError] = []
    if update.progress_end < update.progress_start:
        fields.append(FieldError("progress_end", "min_value", {"min": update.progress_start}))
    if update.ended_at < update.started_at:
        fields.append(FieldError("ended_at", "before_start"))
    moments = {"started_at": update.started_at, "ended_at": update.ended_at}
    fields += [FieldError(name, "invalid") for name, moment in moments.items() if is_absurd(moment)]
    if fields:
        raise ValidationFailed(fields=fields)


def is_absurd(moment: datetime) -> bool:
    """Whether no clock of a working device shows this; the calendar's edges overflow in other time zones."""
    return not 1980 <= moment.year <= 2200


async def apply_progress(
    database: Database, tenant: Tenant, writes: Sequence[ProgressWrite]
) -> Sequence[Progress | None]:
    """Apply updates in one transaction; each answer is the state that this transaction committed."""
    async with database.reading(tenant) as connection:
        rows = await connection.fetch(APPLY, tenant.guid, *columns(writes))
    return answers(len(writes), rows)


def columns(writes: Sequence[ProgressWrite]) -> tuple[Sequence[object], ...]:
    """The updates by column, as `unnest` wants them."""
    updates = [write.update for write in writes]
    return (
        [write.consumption_guid for write in writes],
        [update.session_guid for update in updates],
        [write.person_guid for write in writes],
        [update.ended_at for update in updates],
        [update.progress_start for update in updates],
        [update.progress_end for update in updates],
        [update.suspend_data for update in updates],
        [update.completion_status for update in updates],
        [None if update.score is None else msgspec.json.encode(update.score).decode() for update in updates],
    )


def answers(count: int, rows: Sequence[Record]) -> Sequence[Progress | None]:
    """Each update's answer in its place; places count from 1."""
    found: list[Progress | None] = [None] * count
    for row in rows:
        progress = Progress(row["progress"], row["last"])
        for place in row["places"]:
            found[place - 1] = progress
    return found
