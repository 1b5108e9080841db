"""Progress updates: the SQL that applies many of them in one statement, and the writer that gathers them."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

import msgspec
from asyncpg import Record
from estante.api.database import Database
from estante.api.errors import FieldError, ValidationFailed
from estante.api.jobs import LANES, MAX_WAITING, GroupWriter
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_viewer.schemas.consumptions import Progress, UpdateProgress
from estante_viewer.services.coverage import progress_of, seen_of

MAX_PARTS = 2_000

# One statement is one transaction and one round trip. `held` locks the rows in one order, so that two lanes
# (or two servers) never wait in a ring, and reads them as they are after the wait. An update older than what
# its session has already sent, or of a sitting that another one has followed, fills in `covered` but moves
# neither the position nor the suspend data.
APPLY = f"""
WITH input AS (
  SELECT * FROM unnest(
    $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::float8[], $7::float8[], $8::text[], $9::bool[],
    $10::float8[], $11::int8[], $12::text[], $13::text[], $14::text[], $15::text[]
  ) WITH ORDINALITY AS t(
    consumption, session, person, ended, starts, ends, covered, is_end,
    length, sequence, suspend_data, completion_status, success_status, score, place
  )
), held AS (
  SELECT i.place, i.consumption, i.session, i.ended, i.sequence, i.suspend_data, i.completion_status,
    i.success_status, i.score, cut.length AS declared_length,
    nummultirange(numrange(least(round(i.starts::numeric, 3), position), position))
      + i.covered::nummultirange * nummultirange(numrange(0, cut.length)) AS parts, position,
    i.sequence >= coalesce(s.last_sequence, 0)
      AND (c.newest_session IS NULL OR c.newest_session = s.guid OR i.ended >= c.position_at) AS is_newest,
    c.covered, c.progress, c.gap_limit
  FROM input i
  JOIN consumptions c ON c.tenant_id = $1 AND c.guid = i.consumption AND c.person_guid = i.person
  JOIN consumption_sessions s
    ON s.tenant_id = $1 AND s.guid = i.session AND s.consumption_guid = c.guid
  CROSS JOIN LATERAL (
    SELECT CASE WHEN c.is_measured OR i.length IS NULL THEN c.progress_ends
      ELSE round(i.length::numeric, 3) END AS length
  ) AS cut
  CROSS JOIN LATERAL (
    SELECT CASE WHEN i.is_end THEN coalesce(cut.length, round(i.ends::numeric, 3))
      ELSE least(round(i.ends::numeric, 3), cut.length) END AS position
  ) AS at
  ORDER BY c.guid, s.guid
  FOR UPDATE OF c, s
), merged AS (
  SELECT consumption, array_agg(place) AS places, covered + range_agg(parts) AS covered, progress, gap_limit,
    (array_agg(declared_length ORDER BY ended DESC, place DESC))[1] AS length,
    (array_agg(position ORDER BY ended DESC, place DESC) FILTER (WHERE is_newest))[1] AS last,
    max(ended) FILTER (WHERE is_newest) AS position_at,
    (array_agg(suspend_data ORDER BY ended DESC, place DESC)
      FILTER (WHERE is_newest AND suspend_data IS NOT NULL))[1] AS suspend_data,
    (array_agg(completion_status ORDER BY ended DESC, place DESC)
      FILTER (WHERE is_newest AND completion_status IS NOT NULL))[1] AS completion_status,
    (array_agg(success_status ORDER BY ended DESC, place DESC)
      FILTER (WHERE is_newest AND success_status IS NOT NULL))[1] AS success_status,
    (array_agg(score ORDER BY ended DESC, place DESC)
      FILTER (WHERE is_newest AND score IS NOT NULL))[1]::jsonb AS score
  FROM held GROUP BY consumption, covered, progress, gap_limit
), measured AS (
  SELECT merged.*, seen.parts,
    {progress_of(before="merged.progress", seen="seen.length", length="merged.length")} AS reached
  FROM merged, LATERAL (
    {seen_of(covered="merged.covered", length="merged.length", gap="merged.gap_limit")}
  ) AS seen
), touched AS (
  UPDATE consumption_sessions s SET last_at = greatest(s.last_at, h.ended),
    last_sequence = greatest(s.last_sequence, h.sequence), updated_at = now()
  FROM (SELECT session, max(ended) AS ended, max(sequence) AS sequence FROM held GROUP BY session) AS h
  WHERE s.tenant_id = $1 AND s.guid = h.session
), changed AS (
  UPDATE consumptions c SET
    covered = CASE WHEN m.parts > {MAX_PARTS} THEN c.covered ELSE m.covered END,
    progress = CASE WHEN m.parts > {MAX_PARTS} THEN c.progress ELSE m.reached END,
    progress_ends = m.length,
    last = coalesce(m.last, c.last),
    position_at = greatest(c.position_at, least(m.position_at, now())),
    suspend_data = coalesce(m.suspend_data, c.suspend_data),
    completion_status = coalesce(m.completion_status, c.completion_status),
    success_status = coalesce(m.success_status, c.success_status),
    score = coalesce(m.score, c.score),
    updated_at = CASE WHEN m.covered = c.covered AND coalesce(m.last, c.last) = c.last
        AND m.length IS NOT DISTINCT FROM c.progress_ends
        AND coalesce(m.suspend_data, c.suspend_data) IS NOT DISTINCT FROM c.suspend_data
        AND coalesce(m.completion_status, c.completion_status) IS NOT DISTINCT FROM c.completion_status
        AND coalesce(m.success_status, c.success_status) IS NOT DISTINCT FROM c.success_status
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

    def __init__(self, database: Database, *, lanes: int = LANES, max_waiting: int = MAX_WAITING) -> None:
        super().__init__(
            database, apply_progress, name="viewer.progress", lanes=lanes, max_waiting=max_waiting
        )


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
    if any(end < start for start, end in update.covered):
        fields.append(FieldError("covered", "invalid"))
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
        [multirange(update.covered) for update in updates],
        [update.ended for update in updates],
        [update.progress_ends for update in updates],
        [update.sequence or milliseconds(update.ended_at) for update in updates],
        [update.suspend_data for update in updates],
        [update.completion for update in updates],
        [update.success for update in updates],
        [None if update.score is None else msgspec.json.encode(update.score).decode() for update in updates],
    )


def multirange(ranges: Sequence[tuple[float, float]]) -> str:
    """Ranges as PostgreSQL reads them, with the precision of a position."""
    return "{" + ",".join(f"[{start:.3f},{end:.3f})" for start, end in ranges) + "}"


def milliseconds(moment: datetime) -> int:
    """The place of an update that has no number among its session's."""
    return int(moment.timestamp() * 1000)


def answers(count: int, rows: Sequence[Record]) -> Sequence[Progress | None]:
    """Each update's answer in its place; places count from 1."""
    by_place: list[Progress | None] = [None] * count
    for row in rows:
        progress = Progress(row["progress"], row["last"])
        for place in row["places"]:
            by_place[place - 1] = progress
    return by_place
