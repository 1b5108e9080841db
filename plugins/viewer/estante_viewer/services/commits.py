"""Storing what a course's player commits: one row a SCO, and how the whole course stands after it.

Each commit is one transaction. It locks the consumption first, as the progress writer does, so that the two
never wait in a ring, and so that two windows with one course count each other's parts.
"""

from collections.abc import Mapping, Sequence
from time import time
from uuid import UUID

import msgspec
from estante.api.database import Database
from estante.api.errors import ApiError, NotFound
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentLibrary, ScormItem, ScormPayload
from sqlalchemy import RowMapping, text
from sqlalchemy.ext.asyncio import AsyncSession

from estante_viewer.schemas.consumptions import Score
from estante_viewer.schemas.courses import CommitPart, CourseResult
from estante_viewer.services.commit_tokens import CommitClaims
from estante_viewer.services.rollup import PartResult, course_result, scaled_of

LOCK = text("""
SELECT c.content_guid FROM consumptions c
JOIN consumption_sessions s ON s.tenant_id = c.tenant_id AND s.consumption_guid = c.guid
WHERE c.tenant_id = :tenant AND c.guid = :consumption AND c.person_guid = :person AND s.guid = :session
FOR UPDATE OF c
""")
PARTS = text("""
SELECT part, completion_status AS completion, success_status AS success, score,
  progress_measure::float8 AS progress, sequence
FROM consumption_parts WHERE tenant_id = :tenant AND consumption_guid = :consumption
""")
STORE = text("""
INSERT INTO consumption_parts (tenant_id, consumption_guid, part, state, exit, completion_status,
  success_status, score, progress_measure, sequence)
VALUES (:tenant, :consumption, :part, :state, :exit, :completion, :success, CAST(:score AS jsonb),
  CAST(CAST(:progress AS float8) AS numeric(6, 5)), :sequence)
ON CONFLICT (tenant_id, consumption_guid, part) DO UPDATE SET
  state = excluded.state, exit = excluded.exit, completion_status = excluded.completion_status,
  success_status = excluded.success_status, score = excluded.score,
  progress_measure = excluded.progress_measure, sequence = excluded.sequence, updated_at = now()
""")
# What was covered only grows: a new attempt lowers nothing.
ROLL_UP = text("""
UPDATE consumptions c SET covered = seen.covered, last = seen.share, progress = seen.percent,
  completion_status = :completion, success_status = :success, score = CAST(:score AS jsonb),
  updated_at = now()
FROM (
  SELECT guid, covered + nummultirange(numrange(0, share)) AS covered, share,
    greatest(progress, least(100, round(100 * share / whole, 2))) AS percent
  FROM consumptions, LATERAL (SELECT coalesce(progress_ends, 1) AS whole) AS content, LATERAL (
    SELECT round(CAST(CAST(:progress AS float8) / 100 AS numeric) * whole, 4) AS share
  ) AS committed
  WHERE tenant_id = :tenant AND guid = :consumption
) AS seen
WHERE c.tenant_id = :tenant AND c.guid = seen.guid
RETURNING c.progress::float8 AS progress
""")
TOUCH_SESSION = text("""
UPDATE consumption_sessions SET updated_at = now() WHERE tenant_id = :tenant AND guid = :session
""")


class CommitSuperseded(ApiError):
    """409: this part was stored later than that already, by this player or in another window."""

    status, code = 409, "COMMIT_SUPERSEDED"

    def __init__(self) -> None:
        super().__init__(text="viewer.COMMIT_SUPERSEDED")


async def store_commit(
    database: Database, library: ContentLibrary, tenant: Tenant, claims: CommitClaims, commit: CommitPart
) -> CourseResult:
    """Store one part, and answer how the course stands.

    Raises:
        NotFound: the consumption, its session or the course is gone.
        CommitSuperseded: something newer of this part is stored.
    """
    keys = {"tenant": tenant.guid, "consumption": claims.consumption}
    async with database.transaction(tenant) as session:
        locked = {**keys, "person": claims.person, "session": claims.session}
        content_guid = await session.scalar(LOCK, locked)
        if content_guid is None:
            raise NotFound
        items = await _items(library, content_guid)
        parts = await _parts(session, keys)
        sequence = min(commit.sequence, int(time() * 1000))
        before = parts.get(commit.part)
        if before is not None and before["sequence"] >= sequence:
            raise CommitSuperseded
        best = best_of(_result_of(before) if before else None, _sent(commit))
        await session.execute(STORE, {**keys, **_row(commit, best, sequence)})
        results = {name: _result_of(row) for name, row in parts.items()} | {commit.part: best}
        result = course_result(items, results)
        progress = await session.scalar(ROLL_UP, {**keys, **_course_row(result)})
        await session.execute(TOUCH_SESSION, {"tenant": tenant.guid, "session": claims.session})
    return msgspec.structs.replace(result, progress=progress or result.progress)


def best_of(before: PartResult | None, sent: PartResult) -> PartResult:
    """The best of all attempts: done stays done, passed stays passed, the higher score counts."""
    if before is None:
        return sent
    is_done = before.completion == "completed" or sent.completion == "unknown"
    is_judged = before.success == "passed" or sent.success == "unknown"
    return PartResult(
        completion=before.completion if is_done else sent.completion,
        success=before.success if is_judged else sent.success,
        score=_higher(before.score, sent.score),
        progress=max(before.progress or 0.0, sent.progress or 0.0) or None,
    )


def _higher(before: Score | None, sent: Score | None) -> Score | None:
    if before is None or sent is None:
        return before or sent
    item, other = scaled_of(before), scaled_of(sent)
    return before if item is not None and (other is None or item > other) else sent


async def _items(library: ContentLibrary, content_guid: UUID) -> Sequence[ScormItem]:
    opened = library.open(await library.get(content_guid))
    if not isinstance(opened, ScormPayload):
        raise NotFound
    return opened.package.items


async def _parts(session: AsyncSession, keys: Mapping[str, object]) -> Mapping[str, RowMapping]:
    rows = (await session.execute(PARTS, keys)).mappings()
    return {row["part"]: row for row in rows}


def _result_of(row: RowMapping) -> PartResult:
    known = {
        name: row[name] for name in ("completion", "success", "score", "progress") if row[name] is not None
    }
    return msgspec.convert(known, PartResult)


def _sent(commit: CommitPart) -> PartResult:
    return PartResult(commit.completion, commit.success, commit.score, commit.progress)


def _row(commit: CommitPart, best: PartResult, sequence: int) -> Mapping[str, object]:
    return {
        "part": commit.part,
        "state": commit.state,
        "exit": commit.exit,
        "completion": best.completion,
        "success": best.success,
        "score": as_json(best.score),
        "progress": best.progress,
        "sequence": sequence,
    }


def _course_row(result: CourseResult) -> Mapping[str, object]:
    return {
        "progress": result.progress,
        "completion": result.completion_status,
        "success": result.success_status,
        "score": as_json(result.score),
    }


def as_json(score: Score | None) -> str | None:
    """A score as the database keeps it."""
    return None if score is None else msgspec.json.encode(score).decode()
